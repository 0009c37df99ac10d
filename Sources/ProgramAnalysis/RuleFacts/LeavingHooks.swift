import GraphModel
import SourceFacts

/// What hears of it when the user goes back from a screen or swipes it away.
struct LeavingHooks: ObservationFinder {
  let observer: Observer
  private static let lifeCycle: Set<String> = [
    "didMove", "willMove", "viewDidDisappear", "viewWillDisappear", "removeFromParent", "dismiss",
  ]

  private static let hookNames = [
    "deallocated", "didMoveToParent", "isBeingDismissed", "isMovingFromParent", "onDisappear", "popped",
    "rx_deallocated", "viewDidDisappear", "viewWillDisappear", "willMoveToParent",
  ]

  /// Whether something hears when the user goes back from the first screen of a child, or swipes it away.
  func hears(_ transition: Transition, _ parent: ObjectID, _ child: ObjectID, _ screen: TypeID) -> Bool {
    let concerned = concernedTypes(parent, child, screen)
    return callsOfPlatform(transition).contains { name, label in isAnswered(name, label, by: concerned) }
      || transition == .push && overridesPop() || concerned.contains { hasHook($0) }
  }

  private func isAnswered(_ name: String, _ label: String?, by concerned: Set<TypeID>) -> Bool {
    program.types.indices.contains { index in
      let type = TypeID(index: index)
      // A coordinator hears for itself; a router, a stack or a delegate of its own hears for many.
      guard concerned.contains(type) || !graph.roles.isCoordinator(type) else { return false }
      return program[type].orderedFunctions.contains { symbol in
        symbol.fact.name == name && symbol.fact.body?.isEmpty == false
          && (label == nil || symbol.fact.parameters.contains { $0.label == label })
      }
    }
  }

  /// Whether a navigation controller of the app's says more than its superclass when something is popped: the back button and the swipe
  /// call that as well.
  private func overridesPop() -> Bool {
    program.hierarchy.concreteSubtypes(of: program.externalType("UINavigationController")).contains { type in
      program[type].orderedFunctions.contains { $0.fact.name == "popViewController" && says($0.fact.body ?? []) }
    }
  }

  private func callsOfPlatform(_ transition: Transition) -> [(name: String, label: String?)] {
    transition == .push
      ? [("navigationController", "didShow"), ("navigationController", "willShow"), ("navigationBar", "shouldPop")]
      : [("presentationControllerDidDismiss", nil), ("presentationControllerWillDismiss", nil)]
  }

  /// Whether something tells a coordinator when a screen goes, is deallocated or says so as a stream.
  private func hasHook(_ type: TypeID) -> Bool {
    let info = program[type]
    // A coordinator is not deallocated while its parent keeps it.
    let deinitializers = graph.roles.isCoordinator(type) ? [] : info.deinitializers
    let lifeCycle = graph.roles.isController(type) ? info.orderedFunctions : []
    var asked: Set<Int> = []
    let ending = deinitializers + lifeCycle.filter { Self.lifeCycle.contains($0.fact.name) }
    if ending.contains(where: { tells($0, &asked) }) { return true }
    return Self.hookNames.contains { name in mentions[name].contains { $0.owner == type && !$0.isSuper } }
  }

  /// Whether a function comes to a coordinator, or may, by something of the app that was not followed.
  private func tells(_ symbol: FunctionSymbol, _ asked: inout Set<Int>) -> Bool {
    guard asked.insert(symbol.id).inserted else { return false }
    let runs = interpreter.solver.activations.filter { $0.code == .function(symbol.id) }
    if runs.contains(where: { comesToCoordinator(from: $0.id) }) { return true }
    var unfollowed: [String] = []
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, let name = call.callee.lastName else { return }
      if case .member(.some(let base), _, _) = call.callee, base.isSuper { return }
      let site = Site(file: symbol.scope.file, range: call.range)
      if calls.receivers(of: name, at: site).isEmpty { unfollowed.append(name) }
    }.walk(symbol.fact.body ?? [])
    return unfollowed.contains { name in
      Self.sending.contains(name) || calls.isProperty(name)
        || calls.functions(named: name).contains { tells($0, &asked) }
    }
  }

  /// Calls by which a stream or a notification is sent.
  private static let sending: Set<String> = ["accept", "onCompleted", "onNext", "post", "send", "yield"]

  private func comesToCoordinator(from id: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, seen.count < Self.reachLimit else { continue }
      let activation = interpreter.solver.activations[next]
      if let receiver = referenceFinder.receiver(around: activation), graph.isCoordinator(receiver) { return true }
      pending += activation.calls.map(\.callee)
    }
    return false
  }

  private static let reachLimit = 500

  /// Whether a body calls something besides `super` and what only prints.
  private func says(_ body: [Statement]) -> Bool {
    var says = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression else { return }
      if case .member(.some(let base), _, _) = call.callee, base.isSuper { return }
      if let name = call.callee.lastName, ["print", "debugPrint", "NSLog", "log", "debug"].contains(name) { return }
      says = true
    }.walk(body)
    return says
  }

  /// The child, its parent, the screen, and what the screen is made of.
  private func concernedTypes(_ parent: ObjectID, _ child: ObjectID, _ screen: TypeID) -> Set<TypeID> {
    let parts = interpreter.heap.objects.filter { $0.type == screen }.flatMap { object in
      object.filledFields.flatMap { $0.value.objects }
    }.compactMap { graph.type($0) }
    let types = [graph.type(parent), graph.type(child), screen].compactMap(\.self) + parts
    return Set(types.flatMap { program.hierarchy.ancestors(of: $0) }.filter { !program[$0].isExternal })
  }
}
