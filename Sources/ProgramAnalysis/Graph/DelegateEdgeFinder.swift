import Collections
import GraphModel
import SourceFacts

/// Edges by which children and screens tell coordinators something: delegates, closures and streams.
struct DelegateEdgeFinder: GraphPart {
  let graph: GraphBuilder

  private struct Row: Hashable {
    let from: TypeID
    let to: TypeID
    let via: DelegateRelation.Via
  }

  private struct Finding {
    var links: Set<String> = []
    var protocolName: String?
    var isWeak: Bool?
    var isCertain = false
    var sites: [Site] = []
  }

  /// Objects that can call a coordinator back, by what they were given.
  func delegateEdges() -> [GraphBuilder.TypeEdge] {
    let senders = Senders(interpreter: interpreter, places: places.keys)
    let forwarders = Forwarders(interpreter: interpreter, places: places.keys)
    var rows: OrderedDictionary<Row, Finding> = [:]
    for (effect, sites) in places {
      guard !forwarders.isForwarded(effect), let wire = wire(effect).map(byCoordinator),
        let from = graph.type(sender(wire.from)), let to = graph.type(wire.to),
        from != to || wire.via == .publisher || interpreter.recorder.makesItsOwnKind(wire.from),
        senders.contains(wire.from, to: wire.to, via: wire.via)
          || senders.isHeldByPage(wire.from) && graph.isInjected(wire.link, of: wire.from, wire.to)
      else { continue }
      if isHandedOn(effect, wire.via, forwarders), !tells(wire.from, wire.to), !givesItself(by: effect),
        senders.needsMessages(wire.from, to: wire.to, by: wire.link),
        !isCalledThrough(wire.link, of: wire.from, to: wire.to)
      {
        continue
      }
      var finding = rows[Row(from: from, to: to, via: wire.via), default: Finding()]
      let symbol = wire.via == .publisher ? nil : graph.property(wire.link, of: wire.from)
      if finding.links.isEmpty {
        finding.sites = sites
        finding.protocolName = symbol.flatMap { protocolName($0) }
        finding.isWeak = symbol.map(program.isWeak)
      }
      finding.links.insert(wire.link)
      finding.isCertain = finding.isCertain || graph.isCertain(effect)
      rows[Row(from: from, to: to, via: wire.via)] = finding
    }
    rows.merge(capturedReferences(besides: rows.keys, senders)) { known, _ in known }
    let messages = messages(of: rows, forwarders)
    return rows.map { row, finding in
      GraphBuilder.TypeEdge(
        from: row.from, to: row.to,
        relation: .relation(
          .delegate(
            DelegateRelation(
              via: row.via, links: finding.links.sorted(), protocolName: finding.protocolName, isWeak: finding.isWeak,
              messages: (messages[row] ?? []).sorted()))),
        isCertain: finding.isCertain, evidence: finding.sites)
    }
  }

  /// References that an initializer is passed and that the object calls though none of its properties holds them, of pairs without another
  /// wire: `init(delegate: FeedDelegate) { taps.subscribe { delegate.open() } }`.
  private func capturedReferences(
    besides known: some Sequence<Row>, _ senders: Senders
  ) -> OrderedDictionary<Row, Finding> {
    let wired = Set(known.map { [$0.from, $0.to] })
    var rows: OrderedDictionary<Row, Finding> = [:]
    for activation in log.reached.map({ interpreter.solver.activations[$0] }) {
      guard case .object(let sender)? = activation.receiver, let sent = graph.messages[sender],
        !graph.isCoordinator(sender), let from = graph.type(sender), let symbol = initializer(activation, of: from)
      else { continue }
      for (index, (parameter, values)) in zip(symbol.fact.parameters, activation.arguments).enumerated() {
        for coordinator in values.objects {
          guard sent[coordinator] != nil, let to = graph.type(coordinator), from != to, !wired.contains([from, to]),
            senders.contains(sender, to: coordinator, via: .delegate)
          else { continue }
          let row = Row(from: from, to: to, via: .delegate)
          var finding = rows[row, default: Finding()]
          if finding.links.isEmpty {
            finding.protocolName = protocolName(symbol.parameterTypes[index].flatMap { program.resolution.resolve($0) })
          }
          finding.links.insert(parameter.name)
          finding.isCertain = finding.isCertain || log.certain.contains(activation.id)
          finding.sites =
            [finding.sites, calls(of: activation)].filter { !$0.isEmpty }.min {
              $0.lexicographicallyPrecedes($1)
            } ?? []
          rows[row] = finding
        }
      }
    }
    return rows
  }

  private func initializer(_ activation: Activation, of type: TypeID) -> FunctionSymbol? {
    guard activation.isInitializer(in: program) else { return nil }
    return program.members.functions(named: "init", in: type).first { $0.id == activation.function }
  }

  /// The first of the places that call a body.
  private func calls(of activation: Activation) -> [Site] {
    let sites = activation.callers.flatMap { caller in
      interpreter.solver.activations[caller].calls.filter { $0.callee == activation.id }.compactMap(\.site)
    }
    return sites.min().map { [$0] } ?? []
  }

  /// What is really sent through each wire: a message belongs to the wire by which it goes, or, where that is not known, to the
  /// references of the pair. That a coordinator starts one that it makes goes through none.
  private func messages(of rows: OrderedDictionary<Row, Finding>, _ forwarders: Forwarders) -> [Row: Set<String>] {
    var messages: [Row: Set<String>] = [:]
    for (sender, coordinators) in graph.messages {
      for (coordinator, sent) in coordinators {
        let wires = tellers(sender, coordinator, forwarders).lazy.map { teller in
          teller.vias.compactMap { via -> (row: Row, links: Set<String>)? in
            guard let from = graph.type(self.sender(teller.id)), let to = graph.type(coordinator) else { return nil }
            let row = Row(from: from, to: to, via: via)
            return rows[row].map { (row, $0.links) }
          }
        }.first { !$0.isEmpty }
        guard let wires else { continue }
        for one in sent where !(PatternWords.isStart(one.message) && graph.makes(sender, coordinator)) {
          let one = forwarders.original(one, from: sender)
          for row in wiresCarrying(one, from: sender, among: wires) { messages[row, default: []].insert(one.message) }
        }
      }
    }
    return messages
  }

  /// Who tells a coordinator what an object sends it, and by what, most likely first: what handed the callback on to it; the object; and the
  /// coordinators that made the object, and one another, where they hand on a callback that the first of them was given.
  private func tellers(
    _ sender: ObjectID, _ coordinator: ObjectID, _ forwarders: Forwarders
  ) -> [(id: ObjectID, vias: [DelegateRelation.Via])] {
    let all = DelegateRelation.Via.allCases
    let holders = [forwarders.forwarder(of: sender), sender].compactMap(\.self)
    return holders.filter { $0 == sender || $0 != coordinator }.map { ($0, all) }
      + makers(of: sender, below: coordinator).map { ($0, [.closure]) }
  }

  /// The coordinators that made an object, and one another, the nearest first, without one that is told something.
  private func makers(of object: ObjectID, below coordinator: ObjectID) -> OrderedSet<ObjectID> {
    func makers(_ made: ObjectID) -> [ObjectID] {
      let makers = interpreter.heap[made].maker.map { [$0] } ?? interpreter.recorder.makers[made] ?? []
      return makers.filter { graph.isCoordinator($0) && $0 != coordinator }.sorted { name(of: $0) < name(of: $1) }
    }
    var found = OrderedSet(makers(object))
    var index = 0
    while index < found.count {
      found.append(contentsOf: makers(found[index]))
      index += 1
    }
    return found
  }

  private func name(of object: ObjectID) -> String { graph.type(object).map { program[$0].name } ?? "" }

  /// What a view sends that represents a view controller, or what hears the controller for it, that one sends.
  private func sender(_ id: ObjectID) -> ObjectID {
    let representer = interpreter.representables.representers[id] ?? id
    return interpreter.representables.representers[representer] ?? representer
  }

  /// Whether a property of the sender's own holds a function.
  private func isCallback(_ link: String, of sender: ObjectID) -> Bool {
    guard let type = graph.property(link, of: sender)?.type, case .function = program.resolution.expand(type).reference
    else { return false }
    return true
  }

  private func wiresCarrying(
    _ sent: GraphBuilder.SentMessage, from sender: ObjectID, among wires: [(row: Row, links: Set<String>)]
  ) -> [Row] {
    let names = [sent.link, sent.message, sent.message.split(separator: ".").first.map(String.init)].compactMap(\.self)
    for name in names {
      let carrying = wires.filter { $0.links.contains(name) }
      if !carrying.isEmpty { return carrying.map(\.row) }
    }
    let references = wires.filter { $0.row.via == .delegate || $0.row.via == .parent }
    // A closure of the coordinator that does nothing for it, as one that shows an alert on its screen, tells it nothing.
    if references.isEmpty, let link = sent.link, isCallback(link, of: sender) { return [] }
    // A reference by a protocol carries what that one declares.
    let declaring = references.filter { wire in wire.links.contains { mayCarry(sent.message, by: $0, of: sender) } }
    return (references.isEmpty ? wires : declaring.isEmpty ? references : declaring).map(\.row)
  }

  /// Whether a property's type declares a message, or is not known.
  private func mayCarry(_ message: String, by link: String, of sender: ObjectID) -> Bool {
    guard let type = graph.property(link, of: sender)?.type.flatMap({ program.resolution.resolve($0) }),
      !program[type].isExternal
    else { return true }
    let name = message.split(separator: ".").first.map(String.init) ?? message
    return !program.members.functions(named: name, in: type).isEmpty
      || program.members.property(named: name, in: type) != nil
  }

  /// Whether a sender has a coordinator's own stream only by the coordinator, as in `coordinator.destination.accept(.list)`: then that reference is
  /// the wire.
  private func sendsByReference(_ source: ObjectID, _ link: String, to coordinator: ObjectID) -> Bool {
    let streams = interpreter.emission.ownListeners.filter { $0.value[coordinator] == link }.keys
    let isOwn = graph.property(link, of: source) != nil && interpreter.memory.field(link, of: source).isEmpty
    return !streams.isEmpty && !isOwn && mayRefer(source, to: coordinator)
      && !holds(source, anyOf: Set(streams), depth: 2)
  }

  /// Whether an object has a stream by itself, or in what it holds beside coordinators.
  private func holds(_ object: ObjectID, anyOf streams: Set<ObjectID>, depth: Int) -> Bool {
    interpreter.heap[object].filledFields.contains { _, values in
      values.objects.contains { held in
        streams.contains(held)
          || depth > 0 && !graph.isCoordinator(held) && holds(held, anyOf: streams, depth: depth - 1)
      }
    }
  }

  /// Whether an object has a property that a coordinator fits into.
  private func mayRefer(_ source: ObjectID, to coordinator: ObjectID) -> Bool {
    guard let own = graph.type(source), let type = graph.type(coordinator) else { return false }
    return program.hierarchy.ancestors(of: own).lazy.flatMap { program[$0].orderedProperties }.contains { property in
      guard let declared = property.type.flatMap({ program.resolution.resolve($0) }) else { return false }
      return !program[declared].isExternal && program.hierarchy.isSubtype(type, of: declared)
    }
  }

  /// The same from the coordinator where a view sends that is one with it.
  private func byCoordinator(
    _ wire: (from: ObjectID, to: ObjectID, via: DelegateRelation.Via, link: String)
  ) -> (from: ObjectID, to: ObjectID, via: DelegateRelation.Via, link: String) {
    guard let coordinator = interpreter.standIns.coordinator(viewedBy: wire.from), coordinator != wire.to,
      graph.type(coordinator).flatMap(roles.namingView) == graph.type(wire.from)
    else { return wire }
    return (coordinator, wire.to, wire.via, wire.link)
  }

  func wire(
    _ effect: Effect
  ) -> (from: ObjectID, to: ObjectID, via: DelegateRelation.Via, link: String)? {
    switch effect {
    case .wired(let holder, let link, let coordinator, let actor, let callback):
      guard
        mayWire(actor, holder, to: coordinator) || isHandedPast(callback, of: coordinator, givenTo: holder, for: actor)
          || handsOnCallback(actor, to: holder, coordinator)
      else { return nil }
      return (holder, coordinator, .closure, link)
    case .subscribed(let source, let link, let coordinator):
      return sendsByReference(source, link, to: coordinator) ? nil : (source, coordinator, .publisher, link)
    case .stored(let holder, let property, let coordinator, let isCollection, let source, let actor):
      let isInjected = graph.isInjected(property, of: holder, coordinator)
      guard source != .foreign || isInjected, !isCollection, !interpreter.envelopes.isWrapper(holder),
        mayWire(actor, holder, to: coordinator) || handsOnParent(actor, to: holder, in: property, coordinator)
          || handsOnDelegate(actor, to: holder, coordinator),
        !isSystemDelegate(property, of: holder)
      else { return nil }
      if holder == coordinator {
        // One object stands for a coordinator and the child of its own type: a child is not kept weakly, whom it tells is.
        guard graph.property(property, of: holder).map(program.isWeak) == true else { return nil }
        return (
          holder, coordinator, isParentReference(property, of: holder, to: coordinator) ? .parent : .delegate, property
        )
      }
      if graph.isCoordinator(holder) {
        // A coordinator keeps its children in properties too; only those it did not make are references back.
        guard !graph.makes(holder, coordinator) || source == .argument,
          !childEdgeFinder.isKeptAndStarted(coordinator, in: property, by: holder),
          !graph.isKeptAsChild(coordinator, in: property, of: holder),
          !isColleague(coordinator, in: property, of: holder, for: actor),
          !isHandedChild(coordinator, in: property, of: holder)
        else { return nil }
        return (
          holder, coordinator, isParentReference(property, of: holder, to: coordinator) ? .parent : .delegate, property
        )
      }
      // Who keeps what it got itself and starts it owns it, whoever made it, unless the coordinator handed itself over.
      let isOwn = graph.makes(holder, coordinator) || graph.makers.contains([holder, coordinator])
      guard !isOwn || isInjected,
        source == .argument || actor == coordinator
          || !childEdgeFinder.isKeptAndStarted(coordinator, in: property, by: holder)
      else { return nil }
      return (holder, coordinator, .delegate, property)
    default: return nil
    }
  }

  /// Whether a container of the app's own, such as a navigation controller with its colours, has a delegate by the system's property: it
  /// is no screen that could tell something.
  private func isSystemDelegate(_ property: String, of holder: ObjectID) -> Bool {
    graph.property(property, of: holder) == nil && interpreter.heap[holder].type.map(roles.isContainer) == true
  }

  /// Who may give an object a way back to a coordinator: the coordinator, or the code that made both. A container that is handed
  /// a coordinator keeps it for other reasons.
  private func mayWire(_ actor: ObjectID, _ holder: ObjectID, to coordinator: ObjectID) -> Bool {
    if actor == coordinator || actor == holder { return true }
    let maker = interpreter.heap[holder].maker
    return graph.makes(actor, coordinator) && (maker == actor || graph.makes(actor, holder))
      || !graph.isCoordinator(actor)
  }

  /// Whether a coordinator's callback reaches a view model past the coordinator that makes it, as out of a container: that one
  /// was never given the callback itself.
  private func isHandedPast(
    _ callback: Value, of coordinator: ObjectID, givenTo holder: ObjectID, for actor: ObjectID
  ) -> Bool {
    !graph.isCoordinator(holder) && tells(holder, coordinator)
      && graph.callbackHolders[callback]?.contains(actor) != true
  }

  /// Whether a coordinator hands its own parent to a child that it makes, and the child calls it: `child.parent = parent`.
  private func handsOnParent(_ actor: ObjectID, to child: ObjectID, in property: String, _ parent: ObjectID) -> Bool {
    graph.makes(actor, child) && graph.messages[child]?[parent] != nil
      && refersToParent(property, of: child, to: parent)
  }

  /// Whether a coordinator hands a callback of another, which it was given, to a child that it makes, and the child calls it:
  /// `LoginCoordinator(onFinish: onFinish)`.
  private func handsOnCallback(_ actor: ObjectID, to child: ObjectID, _ coordinator: ObjectID) -> Bool {
    graph.isCoordinator(child) && graph.makes(actor, child) && graph.messages[child]?[coordinator] != nil
  }

  /// Whether a coordinator hands another, which it was given, to a screen that it makes or what works for one, and that one calls it:
  /// `SettingsViewController(logoutDelegate: logoutDelegate)`. A child is handed one from which the flow has come down to it.
  private func handsOnDelegate(_ actor: ObjectID, to holder: ObjectID, _ coordinator: ObjectID) -> Bool {
    guard graph.messages[holder]?[coordinator] != nil else { return false }
    guard graph.isCoordinator(holder) else { return interpreter.heap[holder].maker == actor }
    return graph.makes(actor, holder) && reachable(from: [coordinator]) { graph.made[$0] ?? [] }.contains(actor)
  }

  /// Whether a reference or callback may be kept for others only.
  private func isHandedOn(_ effect: Effect, _ via: DelegateRelation.Via, _ forwarders: Forwarders) -> Bool {
    switch via {
    case .delegate: true
    case .closure: forwarders.isHandedOn(effect)
    case .parent, .publisher: false
    }
  }

  /// Whether a coordinator's own code gives it to a page, also where a storyboard or generated code makes that.
  private func givesItself(by effect: Effect) -> Bool {
    guard case .stored(let holder, _, let coordinator, _, _, let actor) = effect else { return false }
    return actor == coordinator && interpreter.kinds.isAppScreen(holder)
  }

  /// Whether an object itself calls a coordinator; a method that it only hands on is called by another.
  private func tells(_ object: ObjectID, _ coordinator: ObjectID) -> Bool {
    graph.messages[object]?[coordinator]?.contains { $0.link != nil } ?? false
  }

  /// Whether a screen calls a coordinator by the reference of what it holds: `viewModel.router?.navigate(to: .detail)`.
  private func isCalledThrough(_ link: String, of object: ObjectID, to coordinator: ObjectID) -> Bool {
    graph.messages.contains { sender, sent in
      sent[coordinator]?.contains { $0.link == link } == true && interpreter.kinds.isAppScreen(sender)
        && interpreter.heap[sender].filledFields.contains { $0.value.contains(.object(object)) }
    }
  }

  /// Whether the maker of two coordinators only hands one to the other by its own type: that one uses it and tells it nothing.
  private func isColleague(
    _ coordinator: ObjectID, in name: String, of holder: ObjectID, for actor: ObjectID
  ) -> Bool {
    guard actor != coordinator, actor != holder, !PatternWords.namesParent(name),
      let symbol = graph.property(name, of: holder), !program.isWeak(symbol), let type = referredType(symbol)
    else { return false }
    return roles.isCoordinator(type) && !program.hierarchy.isProtocol(type)
  }

  /// Whether a coordinator that another is handed, made by whoever, has that one for its parent, and is told nothing by it.
  private func isHandedChild(_ coordinator: ObjectID, in name: String, of holder: ObjectID) -> Bool {
    !PatternWords.namesParent(name) && !graph.makes(coordinator, holder)
      && graph.messages[holder]?[coordinator]?.allSatisfy { PatternWords.isStart($0.message) } != false
      && graph.holders[holder]?.contains { held in
        held.holder == coordinator && PatternWords.namesParent(held.property)
          && refersToParent(held.property, of: coordinator, to: holder)
      } == true
  }

  /// A reference to the parent as a coordinator, not by a protocol of what it is told.
  private func isParentReference(_ name: String, of holder: ObjectID, to coordinator: ObjectID) -> Bool {
    guard let protocolName = graph.property(name, of: holder).flatMap(protocolName) else {
      return refersToParent(name, of: holder, to: coordinator)
    }
    return !PatternWords.namesPlainDelegate(protocolName) && refersToParent(name, of: holder, to: coordinator)
  }

  private func refersToParent(_ name: String, of holder: ObjectID, to coordinator: ObjectID) -> Bool {
    let isNamedForIt = PatternWords.namesParent(name) && graph.isCoordinator(holder)
    guard isNamedForIt || graph.makes(coordinator, holder) || graph.collected.contains([coordinator, holder]),
      let symbol = graph.property(name, of: holder), let type = referredType(symbol)
    else { return false }
    if roles.isCoordinator(type)
      || roles.coordinatorRoots.contains(where: { program.hierarchy.isSubtype(type, of: $0) })
    {
      return true
    }
    // A reference of a library's own to any of its coordinators.
    if isNamedForIt, program[type].isExternal { return true }
    // A protocol of what parents are: all that conform are coordinators, and the name says which of them is meant.
    return isNamedForIt && program.hierarchy.isProtocol(type)
      && program.hierarchy.implementers(of: type).allSatisfy { roles.isCoordinator($0) }
  }

  private func referredType(_ symbol: PropertySymbol) -> TypeID? {
    symbol.type.flatMap { program.resolution.resolve(program.referent(of: $0)) }
      ?? program.declaredTypes.type(of: symbol)
  }

  private func protocolName(_ symbol: PropertySymbol) -> String? { protocolName(referredType(symbol)) }

  private func protocolName(_ type: TypeID?) -> String? {
    guard let type, program.hierarchy.isProtocol(type) else { return nil }
    return program[type].name
  }
}
