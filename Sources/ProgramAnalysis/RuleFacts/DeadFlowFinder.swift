import Collections
import GraphModel
import SourceFacts

/// Functions of coordinators that no way leads to.
struct DeadFlowFinder: ObservationFinder {
  let observer: Observer

  func deadFlows() -> [DeadFlow] {
    graph.roles.coordinatorTypes.flatMap { type -> [DeadFlow] in
      let coordinators = interpreter.standIns.coordinators(of: type)
      let found = program[type].orderedFunctions.compactMap { function in
        coordinators.lazy.compactMap { deadFlow(function, of: $0, type) }.first
      }
      if found.isEmpty { return [] }
      let live = liveGoals(of: coordinators)
      return found.map { $0.leaving(out: live) }
    }.sorted(by: { [$0.declaration] }) { [$0.coordinator] }
  }

  private func deadFlow(_ symbol: FunctionSymbol, of coordinator: ObjectID, _ type: TypeID) -> DeadFlow? {
    guard symbol.fact.kind == .method, !symbol.fact.isStatic, symbol.fact.body?.isEmpty == false,
      !symbol.fact.isOverride, !isAskedFor(symbol, in: type), !isCalled(symbol, on: type),
      !calls.mayBeCalled(symbol, unseen: coordinator, mentions)
    else { return nil }
    let activations = (observer.runs[coordinator] ?? []).filter { $0.code == .function(symbol.id) }
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
      onlyGoals: goals.keys.sorted(), places: observer.evidence(Array(goals.values)))
  }

  /// What coordinators make and show in code that something calls.
  private func liveGoals(of coordinators: [ObjectID]) -> Set<String> {
    coordinators.reduce(into: []) { goals, coordinator in
      for activation in observer.runs[coordinator] ?? [] {
        let found = activation.effects.compactMap { goal(of: $0.effect, coordinator) }
        if !goals.isSuperset(of: found), calls.isLive(activation, mentions) { goals.formUnion(found) }
      }
    }
  }

  /// Whether a call may mean it: one that was followed and went to others alone does not.
  private func isCalled(_ symbol: FunctionSymbol, on type: TypeID) -> Bool {
    mentions[symbol.fact.name].contains { mention in
      let receivers = calls.receivers(of: symbol.fact.name, at: mention.site)
      return receivers.isEmpty && calls.mayMean(mention, symbol.fact.name, on: type)
        || receivers.contains {
          interpreter.kinds.type(of: $0).map { program.hierarchy.isSubtype($0, of: type) } ?? true
        }
    }
  }

  /// Whether a protocol or superclass declares it: those have messages of their own.
  private func isAskedFor(_ symbol: FunctionSymbol, in type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains {
      $0 != symbol.owner && program[$0].functions[symbol.fact.name] != nil
    }
  }

  private func goal(of effect: Effect, _ coordinator: ObjectID) -> String? {
    switch effect {
    case .made(coordinator, _, let child): observer.name(child)
    case .shown(coordinator, let screen, _) where interpreter.kinds.isAppScreen(screen): observer.name(screen)
    default: nil
    }
  }

  private func reachedBySelf(from ids: [Int], _ coordinator: ObjectID) -> [Activation] {
    var seen: Set<Int> = []
    var order: [Activation] = []
    var pending = ids
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let activation = interpreter.solver.activations[id]
      order.append(activation)
      pending += activation.calls.filter {
        !$0.isDeferred && interpreter.solver.activations[$0.callee].actor == coordinator
      }
      .map(\.callee)
    }
    return order
  }
}
