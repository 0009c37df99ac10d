import Collections
import SourceFacts

/// What libraries of coordinators do with coordinators: take them as children, start them, give them screens.
final class LibraryChildren: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// Screens that a library gives to a coordinator, whoever made them.
  var owners: [ObjectID: ObjectID] = [:]
  private var assumedOwners: [ObjectID: Set<ObjectID>] = [:]
  /// Children that a library keeps one in a property, as the state of a reducer does with those of its parts, each after its parent.
  private(set) var singles: Set<[ObjectID]> = []
  /// Coordinators that are routes with which another begins, each after that one.
  private(set) var firstParts: Set<[TypeID]> = []

  /// The properties by which library wrappers show something when the app asks for them.
  private var routes: Set<Int> = []
  private var firstRoutes: Set<[Int]> = []

  private static let childDepth = 3

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The coordinators among the values, and those that the library's own objects hold.
  func coordinators(heldBy values: ValueSet) -> [ObjectID] {
    var found: OrderedSet<ObjectID> = []
    collectCoordinators(patterns.elements(of: values), &found, depth: 0)
    return Array(found)
  }

  private func collectCoordinators(_ values: ValueSet, _ found: inout OrderedSet<ObjectID>, depth: Int) {
    guard depth < Self.childDepth else { return }
    for id in values.objects.flatMap({ standIns.targets(of: $0) }) {
      if kinds.isCoordinator(id) {
        found.append(id)
      } else if !kinds.isScreen(id) {
        collectCoordinators(patterns.elements(of: memory.field(HiddenField.content, of: id)), &found, depth: depth + 1)
      }
    }
  }

  /// Adds to the children of a coordinator: of the one that is meant, the receiver, or else the one that calls.
  func addChildren(_ values: ValueSet, into property: String, of owner: ObjectID? = nil, _ call: ModelledCall) {
    let parent = owner ?? call.receiver.flatMap { kinds.isCoordinator($0) ? $0 : nil } ?? call.frame.actor
    let given = callbackRuns.closureResults(values, call)
    if let property = call.property, let holder = call.receiver {
      memory.put(given.known, in: HiddenField.route(property.fact.name), of: holder)
      routes.insert(property.id)
    }
    let children = coordinators(heldBy: given).filter { $0 != parent || recorder.makesItsOwnKind(parent) }
    for child in children where kinds.isCoordinator(parent) {
      memory.put(ValueSet(.object(parent)), in: HiddenField.parents, of: child)
      recorder.record(
        .stored(
          holder: parent, property: property, coordinator: child, isCollection: true, source: .own,
          actor: call.frame.actor), at: call.site)
    }
    start(children, call)
  }

  /// Notes that a parent has each of its children in a property of its state, and not among several.
  func noteSingle(_ children: ValueSet, of parent: ObjectID) {
    for child in coordinators(heldBy: children) { singles.insert([parent, child]) }
  }

  /// Notes that coordinators are routes with which another begins.
  func noteFirst(_ coordinators: some Sequence<ObjectID>, of parent: ObjectID) {
    guard let type = heap[parent].type else { return }
    for part in coordinators.compactMap({ heap[$0].type }) { firstParts.insert([type, part]) }
  }

  /// Notes that a coordinator begins with one of the properties that its wrappers show.
  func noteFirst(_ route: PropertySymbol, of coordinator: ObjectID) {
    firstRoutes.insert([coordinator.index, route.id])
  }

  /// Whether a body shows one of the properties with which a coordinator begins; nil where it is no such property's.
  func isFirstRoute(_ activation: Activation) -> Bool? {
    guard case .initialValue(let property) = activation.code, routes.contains(property),
      case .object(let coordinator)? = activation.receiver
    else { return nil }
    return firstRoutes.contains([coordinator.index, property])
  }

  /// Notes that the flow of each of the coordinators begins here.
  func start(_ coordinators: [ObjectID], _ call: ModelledCall) {
    for coordinator in coordinators where coordinator != call.frame.actor {
      let entry = activationTable.activation(
        .entry(coordinator, stratum: 0), receiver: .object(coordinator), actor: coordinator, arguments: [])
      call.frame.activation.calls.append(
        CallEdge(
          callee: entry.id, message: PatternWords.start, isDeferred: false, isChoice: solver.choices > 0,
          site: call.site, path: call.frame.activation.path))
      recorder.record(
        .used(actor: call.frame.actor, coordinator: coordinator, member: PatternWords.start), at: call.site)
    }
  }

  /// Gives a coordinator's screen to it by an assumption, unless another has it by the same one: that is where both show theirs.
  func assume(_ screens: [ObjectID], of owner: ObjectID, at site: Site) {
    for screen in screens {
      let others = assumedOwners[screen, default: []]
      assumedOwners[screen] = others.union([owner])
      if others.subtracting([owner]).isEmpty { own([screen], by: owner, at: site) } else { owners[screen] = nil }
    }
  }

  func own(_ values: ValueSet, _ call: ModelledCall) {
    guard let owner = call.receiver, kinds.isCoordinator(owner) else { return }
    own(shownScreens.screens(in: values), by: owner, at: call.site)
  }

  /// Gives a coordinator those among the values that nobody is seen to make: it makes them later.
  func ownUnmade(_ values: ValueSet, by coordinators: ValueSet, at site: Site) {
    guard let owner = coordinators.objects.first, coordinators.values.count == 1, kinds.isCoordinator(owner) else {
      return
    }
    assume(values.objects.filter { heap[$0].kind == .opaque && kinds.isAppScreen($0) }, of: owner, at: site)
  }

  /// Gives screens to a coordinator, which hands them upward.
  func own(_ screens: some Sequence<ObjectID>, by owner: ObjectID, at site: Site) {
    for screen in screens {
      owners[screen] = owner
      recorder.record(.handedOut(coordinator: owner, screen: screen), at: site)
    }
  }

  /// The coordinator whose screen it is: the one that a library gives it to, or else the one that made it.
  func owner(of screen: ObjectID) -> ObjectID? {
    owners[screen] ?? standIns.coordinator(viewedBy: screen)
      ?? heap[screen].maker.flatMap { kinds.isCoordinator($0) ? $0 : nil }
  }
}
