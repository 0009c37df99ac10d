import Collections
import GraphModel
import SourceFacts

/// Turns effects on objects into nodes and edges between types.
///
/// Each kind of edge has a finder of its own (``GraphPart``); what they share is here.
struct GraphBuilder {
  let program: Program
  let roles: Roles
  let interpreter: Interpreter
  let log: EffectLog
  let places: OrderedDictionary<Effect, [Site]>
  /// Whom each actor made, for actors that are coordinators.
  let made: [ObjectID: Set<ObjectID>]
  /// Coordinators that an object which is none makes and keeps: a presenter that bridges to them, say.
  let kept: [ObjectID: Set<ObjectID>]
  /// Pairs of a coordinator and one that it takes into a collection, whoever made it.
  let collected: Set<[ObjectID]>
  /// By actor, maker and coordinator, who keeps what was made so, where that is no coordinator.
  let owners: [[ObjectID]: ObjectID]
  /// Pairs of an object and a coordinator that its code makes, for whomever.
  let makers: Set<[ObjectID]>
  /// By callback, the objects that were given it, and the coordinators to whose methods it was passed.
  let callbackHolders: [Value: Set<ObjectID>]
  /// Pairs of an actor and a coordinator that it makes only where the engine had to choose.
  let madeByChoice: Set<[ObjectID]>
  /// Who calls which member of each coordinator.
  let users: [ObjectID: [(actor: ObjectID, member: String)]]
  /// What each sender sends to each coordinator.
  let messages: [ObjectID: [ObjectID: [SentMessage]]]

  /// By coordinator, the properties that it enters, each with the object that has it.
  let holders: [ObjectID: [(holder: ObjectID, property: String)]]

  /// Pairs of a coordinator and a screen in a navigation controller that it made.
  let stacked: Set<[ObjectID]>

  let placements: Placements

  /// Coordinators that show something as soon as they are made.
  let selfStarting: Set<ObjectID>

  /// What the code of routers would do with a page, and never does, because their stacks are empty for the first page alone.
  private(set) var impossibleEffects: Set<Effect> = []

  /// Where a type without source is met first.
  private let firstUse: [TypeID: Site]

  static let evidenceLimit = 8

  /// A message with the property, closure or publisher that it goes through, where that is known.
  struct SentMessage: Hashable {
    let message: String
    let link: String?
  }

  init(program: Program, roles: Roles, interpreter: Interpreter, log: EffectLog) {
    self.log = log
    self.program = program
    self.roles = roles
    self.interpreter = interpreter
    places = log.places
    var made: [ObjectID: Set<ObjectID>] = [:]
    var kept: [ObjectID: Set<ObjectID>] = [:]
    var makers: Set<[ObjectID]> = []
    let stored = Set(
      places.keys.compactMap { effect in
        if case .stored(let holder, _, let coordinator, _, _, _) = effect { [holder, coordinator] } else { nil }
      })
    collected = Set(
      places.keys.compactMap { effect in
        if case .stored(let holder, _, let coordinator, true, _, _) = effect, interpreter.kinds.isCoordinator(holder) {
          [holder, coordinator]
        } else {
          nil
        }
      })
    holders = places.keys.reduce(into: [:]) { holders, effect in
      guard case .stored(let holder, let property, let coordinator, _, _, _) = effect else { return }
      holders[coordinator, default: []].append((holder, property))
    }
    let keepers = Self.keepers(in: places, interpreter)
    let handedOut = Self.handedOut(interpreter)
    var owners: [[ObjectID]: ObjectID] = [:]
    for case .made(let entered, let maker, let coordinator) in places.keys {
      makers.insert([maker, coordinator])
      let actor = Self.owner(ofState: entered, interpreter) ?? entered
      // What a helper makes for a coordinator that keeps it is that coordinator's, even if the helper keeps it too.
      // A store of its own that makes them and hands them out is no more than that.
      let isActorsOwn =
        interpreter.kinds.isCoordinator(actor)
        && (stored.contains([actor, coordinator])
          || interpreter.heap[maker].maker == actor
            && (handedOut.contains([maker, coordinator]) || Self.owner(ofState: maker, interpreter) == actor))
      let isKept = stored.contains([maker, coordinator]) && interpreter.standIns.coordinator(viewedBy: maker) == nil
      let owner = isKept ? maker : keepers[[actor, coordinator]]
      if let owner, !interpreter.kinds.isCoordinator(owner), !isActorsOwn {
        kept[owner, default: []].insert(coordinator)
        owners[[actor, maker, coordinator]] = owner
      } else {
        made[actor, default: []].insert(coordinator)
      }
    }
    self.made = made
    self.makers = makers
    callbackHolders = Self.callbackHolders(log, interpreter)
    madeByChoice = Self.madeByChoice(log)
    self.kept = kept
    self.owners = owners
    users = Self.users(in: places)
    messages = Self.messages(in: places, log, interpreter)
    var firstUse: [TypeID: Site] = [:]
    for (effect, sites) in places {
      guard let type = effect.subject.flatMap({ interpreter.heap[$0].type }), program[type].isExternal else { continue }
      firstUse[type] = firstUse[type] ?? sites.first
    }
    self.firstUse = firstUse
    stacked = interpreter.shownScreens.stackedScreens()
    placements = Placements(places, interpreter)
    selfStarting = Self.selfStarting(log, interpreter)
    impossibleEffects = StackAlternatives(graph: self).impossibleEffects()
  }

  /// The coordinator that made a machine's state, on whose behalf that acts.
  private static func owner(ofState id: ObjectID, _ interpreter: Interpreter) -> ObjectID? {
    guard interpreter.kinds.isMachineState(id), let maker = interpreter.heap[id].maker,
      interpreter.kinds.isCoordinator(maker)
    else { return nil }
    return maker
  }

  /// By sender and coordinator, the messages that are sent. What an emitter sends is sent by those who call it.
  private static func messages(
    in places: OrderedDictionary<Effect, [Site]>, _ log: EffectLog, _ interpreter: Interpreter
  ) -> [ObjectID: [ObjectID: [SentMessage]]] {
    var messages: [ObjectID: [ObjectID: [SentMessage]]] = [:]
    for case .sent(let sender, let coordinator, let message, let link) in places.keys {
      messages[sender, default: [:]][coordinator, default: []].append(SentMessage(message: message, link: link))
    }
    for id in log.reached {
      let activation = interpreter.solver.activations[id]
      guard case .object(let emitter)? = activation.receiver, interpreter.kinds.isEmitter(emitter) else { continue }
      for case .sent(emitter, let coordinator, let message, let link) in activation.effects.map(\.effect) {
        for caller in activation.callers {
          guard case .object(let sender)? = interpreter.solver.activations[caller].receiver else { continue }
          messages[sender, default: [:]][coordinator, default: []].append(SentMessage(message: message, link: link))
        }
      }
    }
    return messages
  }

  /// Pairs of an object and a coordinator that one of its methods gives.
  private static func handedOut(_ interpreter: Interpreter) -> Set<[ObjectID]> {
    interpreter.solver.activations.reduce(into: []) { handedOut, activation in
      guard case .object(let maker)? = activation.receiver, activation.function != nil else { return }
      for object in activation.result.objects where interpreter.kinds.isCoordinator(object) {
        handedOut.insert([maker, object])
      }
    }
  }

  /// By the actor that has a coordinator made and does not keep it, the only object without a part in the pattern that does.
  private static func keepers(
    in places: OrderedDictionary<Effect, [Site]>, _ interpreter: Interpreter
  ) -> [[ObjectID]: ObjectID] {
    var keepers: [[ObjectID]: OrderedSet<ObjectID>] = [:]
    for case .stored(let holder, let property, let coordinator, _, .own, let actor) in places.keys
    where !interpreter.kinds.isCoordinator(actor) && interpreter.standIns.coordinator(viewedBy: holder) == nil
      && !interpreter.envelopes.isWeak(property, of: holder) && !isFirstView(holder, of: actor, in: places, interpreter)
    {
      keepers[[actor, coordinator], default: []].append(holder)
    }
    return keepers.compactMapValues { holders in
      guard holders.count == 1, let holder = holders.first, !interpreter.kinds.isCoordinator(holder),
        !interpreter.envelopes.isWrapper(holder)
      else { return nil }
      return holder
    }
  }

  /// Whether an object is a SwiftUI view that what the system launches makes, and neither pushes nor presents: what it was given by that is the
  /// app's.
  static func isFirstView(
    _ view: ObjectID, of actor: ObjectID, in places: OrderedDictionary<Effect, [Site]>, _ interpreter: Interpreter
  ) -> Bool {
    let (roles, heap) = (interpreter.roles, interpreter.heap)
    guard let type = heap[view].type, let launched = heap[actor].type else { return false }
    return heap[view].maker == actor && roles.isView(type) && roles.isLaunched(launched)
      && ![.push, .present].contains { places[.shown(actor: actor, screen: view, transition: $0)] != nil }
  }

  private static func selfStarting(_ log: EffectLog, _ interpreter: Interpreter) -> Set<ObjectID> {
    let activations = interpreter.solver.activations
    return log.reached.reduce(into: []) { found, id in
      guard case .object(let coordinator)? = activations[id].receiver, interpreter.kinds.isCoordinator(coordinator),
        !found.contains(coordinator), activations[id].isInitializer(in: interpreter.program)
      else { return }
      let run = reachable(from: [id]) { activations[$0].calls.lazy.filter { !$0.isDeferred }.map(\.callee) }
      if run.contains(where: { activations[$0].actor == coordinator && !activations[$0].shown.isEmpty }) {
        found.insert(coordinator)
      }
    }
  }

  private static func callbackHolders(_ log: EffectLog, _ interpreter: Interpreter) -> [Value: Set<ObjectID>] {
    var holders: [Value: Set<ObjectID>] = [:]
    for case .wired(let holder, _, _, _, let callback) in log.places.keys {
      holders[callback, default: []].insert(holder)
    }
    for activation in log.reached.map({ interpreter.solver.activations[$0] }) {
      guard case .object(let receiver)? = activation.receiver, interpreter.kinds.isCoordinator(receiver) else {
        continue
      }
      for argument in activation.arguments.flatMap(\.values) {
        switch argument {
        case .closure, .method: holders[argument, default: []].insert(receiver)
        case .object, .metatype: continue
        }
      }
    }
    return holders
  }

  private static func madeByChoice(_ log: EffectLog) -> Set<[ObjectID]> {
    var chosen: Set<[ObjectID]> = []
    var certain: Set<[ObjectID]> = []
    for case .made(let actor, let maker, let coordinator) in log.places.keys {
      let isChosen = log.uncertain.contains(.made(actor: actor, maker: maker, coordinator: coordinator))
      if isChosen { chosen.insert([actor, coordinator]) } else { certain.insert([actor, coordinator]) }
    }
    return chosen.subtracting(certain)
  }

  /// - Parameter idleModels: the names of models that do nothing here.
  func build(idleModels: [String] = []) -> GraphDocument {
    let bases = Set(roles.coordinatorTypes.filter { nodeFinder.isBase($0) })
    let found =
      rootEdgeFinder.rootEdges() + childEdgeFinder.childEdges() + delegateEdgeFinder.delegateEdges()
      + screenEdgeFinder.screenEdges()
    let inheritedOnly = bases.union(nodeFinder.baseScreens(among: Set(found.flatMap { [$0.from, $0.to] })))
    // What a base class does counts for those that inherit from it, and what is known only by it is one of these.
    func betweenInstances(_ edges: [TypeEdge]) -> [TypeEdge] {
      edges.filter { !inheritedOnly.contains($0.from) && !inheritedOnly.contains($0.to) }
    }
    let edges = betweenInstances(found)
    let flows = withoutRepeats(betweenInstances(FlowBuilder(graph: self, edges: edges).flowEdges()), by: bases)
    return GraphDocument(
      nodes: nodeFinder.nodes(for: edges + flows), edges: (edges + flows).map(document),
      diagnostics: diagnosticFinder.diagnostics(idleModels))
  }

  /// Moves without those by base classes that subclasses of theirs make too.
  private func withoutRepeats(_ flows: [TypeEdge], by bases: Set<TypeID>) -> [TypeEdge] {
    let made = Set(flows.compactMap { Move($0) })
    return flows.filter { flow in
      guard var move = Move(flow), bases.contains(move.by) else { return true }
      return !program.hierarchy.concreteSubtypes(of: move.by).contains { subclass in
        guard !bases.contains(subclass) else { return false }
        move.by = subclass
        return made.contains(move)
      }
    }
  }

  /// What a row of flows says.
  struct Move: Hashable {
    let from: TypeID
    let to: TypeID
    let trigger: String
    let move: FlowRelation.Move
    var by: TypeID
  }

  // MARK: - What the kinds share

  /// An edge between types, before they have ids.
  struct TypeEdge {
    let from: TypeID
    let to: TypeID
    let relation: TypeRelation
    let isCertain: Bool
    let evidence: [Site]
  }

  enum TypeRelation {
    case relation(Relation)
    case flow(trigger: String, move: FlowRelation.Move, by: TypeID)
  }

  func type(_ id: ObjectID) -> TypeID? { interpreter.heap[id].type }

  func isCoordinator(_ id: ObjectID) -> Bool { interpreter.kinds.isCoordinator(id) }

  /// Whether a view controller frames others, as a tab bar controller does.
  func isContainer(_ controller: TypeID) -> Bool {
    roles.isContainer(controller) || program.hierarchy.inherits(controller, fromExternal: "UITabBarController")
  }

  /// Whether a body is a coordinator's, or a closure of the view that stands for one or of a page that builds for one.
  func isCoordinatorCode(_ activation: Activation) -> Bool {
    guard case .object(let id)? = activation.receiver else { return false }
    if isCoordinator(id) { return true }
    guard case .closure(let closure) = activation.code else { return false }
    return interpreter.standIns.coordinator(viewedBy: id) != nil
      || interpreter.destinationClosures.isForDestination(interpreter.heap[closure])
  }

  /// Whether an object has a coordinator, or something made for it has.
  func holdsCoordinator(_ id: ObjectID, depth: Int = 0) -> Bool {
    interpreter.heap[id].filledFields.contains { _, values in
      values.objects.contains { held in
        isCoordinator(held)
          || depth < 1 && interpreter.heap[held].kind == .instance && holdsCoordinator(held, depth: depth + 1)
      }
    }
  }

  func isCertain(_ effect: Effect) -> Bool {
    !log.uncertain.contains(effect)
      && effect.subject.map { log.made.contains($0) && !log.madeForCertain.contains($0) } != true
  }

  /// Whether an actor made a coordinator.
  func makes(_ actor: ObjectID, _ coordinator: ObjectID) -> Bool { made[actor]?.contains(coordinator) ?? false }

  /// Whether an object that is no coordinator made a coordinator and keeps it.
  func keeps(_ object: ObjectID, _ coordinator: ObjectID) -> Bool { kept[object]?.contains(coordinator) ?? false }

  func property(_ name: String, of id: ObjectID) -> PropertySymbol? {
    type(id).flatMap { program.members.property(named: name, in: $0) }
  }

  /// Whether a container gives a screen, or what works for one, a coordinator by a property wrapper: that one is told something by it, and is
  /// nobody's that asks for it.
  func isInjected(_ name: String, of holder: ObjectID, _ coordinator: ObjectID) -> Bool {
    guard !isCoordinator(holder), type(holder).map(roles.isLaunched) != true,
      interpreter.standIns.coordinator(viewedBy: holder) != coordinator, let symbol = property(name, of: holder)
    else { return false }
    return interpreter.propertyWrappers.isWrapped(symbol)
      && users[coordinator]?.contains { $0.actor == holder && PatternWords.isStart($0.member) } != true
  }

  /// Whether a coordinator is put into a property of another that is called its child: `root.childCoordinator = TabCoordinator()`.
  func isKeptAsChild(_ child: ObjectID, in name: String, of holder: ObjectID) -> Bool {
    child != holder && isCoordinator(holder) && PatternWords.namesChild(name)
      && property(name, of: holder).map(program.isWeak) != true
      && !makes(child, holder)
  }

  // MARK: - Documents

  private func document(_ edge: TypeEdge) -> Edge {
    let relation: Relation =
      switch edge.relation {
      case .relation(let relation): relation
      case .flow(let trigger, let move, let by): .flow(FlowRelation(trigger: trigger, move: move, by: id(by)))
      }
    return Edge(
      from: id(edge.from), to: id(edge.to), relation: relation, confidence: edge.isCertain ? .certain : .likely,
      evidence: edge.evidence.prefix(Self.evidenceLimit).map(evidence))
  }

  func evidence(_ site: Site) -> Evidence {
    Evidence(location: location(site), note: program.files[site.file].text.excerpt(site.range))
  }

  func location(_ site: Site) -> SourceLocation {
    let position = program.files[site.file].text.position(of: site.range.start)
    return SourceLocation(file: program.files[site.file].path, line: position.line, column: position.column)
  }

  func location(of type: TypeID) -> SourceLocation {
    let info = program[type]
    // A class in Objective-C stands where it is first used.
    guard info.scope.file >= 0 else {
      return firstUse[type].map { location($0) } ?? SourceLocation(file: "", line: 1, column: 1)
    }
    return location(Site(file: info.scope.file, range: SourceRange(start: info.nameOffset, end: info.nameOffset)))
  }
}

extension GraphBuilder.Move {
  /// What an edge says; nil where it is none of a flow.
  fileprivate init?(_ edge: GraphBuilder.TypeEdge) {
    guard case .flow(let trigger, let move, let by) = edge.relation else { return nil }
    (from, to, self.trigger, self.move, self.by) = (edge.from, edge.to, trigger, move, by)
  }
}
