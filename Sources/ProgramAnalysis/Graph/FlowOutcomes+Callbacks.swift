extension FlowOutcomes {
  /// The callbacks of its own that a coordinator hands to a screen's method, and that this runs: `page.fadeOut { self.showNext() }`. What else
  /// the screen does it does for itself.
  func callbacksRun(by callee: Activation, handedOverBy caller: Activation) -> [Int] {
    let handed = Set(
      callee.arguments.flatMap(\.values).filter { isOwn($0, of: caller.actor) }.compactMap {
        interpreter.heap.code(of: $0)
      })
    guard !handed.isEmpty else { return [] }
    let activations = interpreter.solver.activations
    func isHanded(_ id: Int) -> Bool { handed.contains(activations[id].code) && activations[id].actor == caller.actor }
    return reachable(from: [callee.id]) { id in
      isHanded(id) || graph.isCoordinatorCode(activations[id])
        ? [] : activations[id].calls.filter { !$0.isDeferred }.map(\.callee)
    }.filter(isHanded)
  }

  private func isOwn(_ callback: Value, of actor: ObjectID) -> Bool {
    switch callback {
    case .closure(let id): interpreter.heap[id].frame.actor == actor
    case .method(let id): interpreter.heap[id].receiver == .object(actor)
    case .object, .metatype: false
    }
  }
}
