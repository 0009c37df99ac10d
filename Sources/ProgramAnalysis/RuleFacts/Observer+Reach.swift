import Collections
import GraphModel
import SourceFacts

/// Screens that go past their coordinator, and functions of coordinators that no way leads to.
extension Observer {
  // MARK: - Past the coordinator

  func bypasses() -> [Bypass] {
    var found: OrderedDictionary<[String], [Evidence]> = [:]
    for object in interpreter.heap.objects where object.kind == .instance && interpreter.isAppScreen(object.id) {
      guard let type = object.type, !program[type].isExternal, graph.roles.isController(type),
        let owner = interpreter.owner(of: object.id)
      else { continue }
      for (way, sites) in ways(past: owner, in: type) {
        found[[graph.id(type), name(owner), way.rawValue], default: []] += sites.map(graph.evidence)
      }
    }
    return found.compactMap { key, places in
      Bypass.Way(rawValue: key[2]).map { way in
        Bypass(screen: key[0], coordinator: key[1], way: way, places: places.uniqued { $0 })
      }
    }.sorted(by: \.places) { [$0.screen, $0.coordinator] }
  }

  private func ways(past owner: ObjectID, in type: TypeID) -> [(Bypass.Way, [Site])] {
    let pops = ["popViewController", "popToRootViewController", "popToViewController"].flatMap { name in
      mentions[name].filter { $0.owner == type && $0.place == .callee }.map(\.site)
    }
    // One that presents something may dismiss that.
    let presents = mentions["present"].contains { $0.owner == type && $0.place == .callee }
    let dismisses =
      presents
      ? []
      : mentions["dismiss"].filter { $0.owner == type && $0.place == .callee && $0.isOwn && !$0.isSuper }.map(\.site)
    let reaches = coordinatorProperties(of: type, owner).flatMap { property in
      mentions[property].compactMap { mention -> Site? in
        guard mention.owner == type, mention.isOwn, mention.place == .base else { return nil }
        return mentions.reach(from: mention.site)
      }
    }
    return [(.pops, pops), (.dismisses, dismisses), (.reaches, reaches)].filter { !$0.1.isEmpty }
  }

  /// The properties in which a screen has its coordinator.
  private func coordinatorProperties(of type: TypeID, _ owner: ObjectID) -> [String] {
    program[type].orderedProperties.filter { symbol in
      symbol.fact.type.flatMap { program.resolve($0, in: symbol.scope) } == graph.type(owner)
    }.map(\.fact.name)
  }

  // MARK: - No way to it

  func deadFlows() -> [DeadFlow] {
    graph.roles.coordinatorTypes.flatMap { type -> [DeadFlow] in
      let coordinator = interpreter.coordinator(type)
      return program[type].orderedFunctions.compactMap { deadFlow($0, of: coordinator, type) }
    }.sorted(by: { [$0.declaration] }) { [$0.coordinator] }
  }

  private func deadFlow(_ symbol: FunctionSymbol, of coordinator: ObjectID, _ type: TypeID) -> DeadFlow? {
    guard symbol.fact.kind == .method, !symbol.fact.isStatic, symbol.fact.body?.isEmpty == false,
      !symbol.fact.isOverride, !isAskedFor(symbol, in: type), !isCalled(symbol, on: type),
      !calls.mayBeCalled(symbol, unseen: coordinator, mentions)
    else { return nil }
    let activations = (runs[coordinator] ?? []).filter { $0.code == .function(symbol.id) }
    let reached = reachedBySelf(from: activations.map(\.id), coordinator)
    var goals: OrderedDictionary<String, Site> = [:]
    for activation in reached {
      for recorded in activation.effects {
        guard let site = recorded.site, let goal = goal(of: recorded.effect, coordinator) else { continue }
        goals[goal] = goals[goal] ?? site
      }
    }
    guard !goals.isEmpty else { return nil }
    return DeadFlow(
      coordinator: graph.id(type), function: symbol.fact.name,
      declaration: graph.evidence(Site(file: symbol.scope.file, range: symbol.fact.range)), goals: goals.keys.sorted(),
      places: evidence(Array(goals.values)))
  }

  /// Whether a call may mean it: one that was followed and went to others alone does not.
  private func isCalled(_ symbol: FunctionSymbol, on type: TypeID) -> Bool {
    mentions[symbol.fact.name].contains { mention in
      let receivers = calls.receivers(of: symbol.fact.name, at: mention.site)
      return receivers.isEmpty
        || receivers.contains { interpreter.type(of: $0).map { program.isSubtype($0, of: type) } ?? true }
    }
  }

  /// Whether a protocol or superclass declares it: those have messages of their own.
  private func isAskedFor(_ symbol: FunctionSymbol, in type: TypeID) -> Bool {
    program.ancestors(of: type).contains { $0 != symbol.owner && program[$0].functions[symbol.fact.name] != nil }
  }

  private func goal(of effect: Effect, _ coordinator: ObjectID) -> String? {
    switch effect {
    case .made(coordinator, _, let child): name(child)
    case .shown(coordinator, let screen, _) where interpreter.isAppScreen(screen): name(screen)
    default: nil
    }
  }

  private func reachedBySelf(from ids: [Int], _ coordinator: ObjectID) -> [Activation] {
    var seen: Set<Int> = []
    var order: [Activation] = []
    var pending = ids
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let activation = interpreter.activations[id]
      order.append(activation)
      pending += activation.calls.filter { !$0.isDeferred && interpreter.activations[$0.callee].actor == coordinator }
        .map(\.callee)
    }
    return order
  }

  // MARK: - Nobody to hear

  func unheardProtocols() -> [UnheardProtocol] {
    program.types.indices.map { TypeID(index: $0) }.flatMap { holder -> [UnheardProtocol] in
      guard !program[holder].isExternal, graph.roles.isScreen(holder) || graph.roles.isSender(holder) else { return [] }
      return program[holder].orderedProperties.compactMap { unheard($0, of: holder) }
    }.uniqued { $0.protocolName }.sorted(by: { [$0.declaration] }) { [$0.holder] }
  }

  private func unheard(_ symbol: PropertySymbol, of holder: TypeID) -> UnheardProtocol? {
    guard symbol.fact.isWeak, let reference = symbol.fact.type, let type = program.resolve(reference, in: symbol.scope),
      program[type].kind == .protocol, program[type].scope.file >= 0, program.concreteSubtypes(of: type).isEmpty,
      !program[type].attributes.contains("objc")
    else { return nil }
    let sends = mentions[symbol.fact.name].filter { mention in
      mention.owner == holder && mention.isOwn && mention.place == .base && mentions.call(on: mention.site) != nil
    }
    guard !sends.isEmpty else { return nil }
    let info = program[type]
    return UnheardProtocol(
      protocolName: graph.id(type),
      declaration: Evidence(location: graph.location(of: type), note: "protocol \(info.simpleName)"),
      holder: graph.id(holder), property: symbol.fact.name, sends: sends.map { graph.evidence($0.site) })
  }
}
