extension FlowOutcomes {
  /// The callbacks of its own that a coordinator hands to a screen's method, and that this runs: `page.fadeOut { self.showNext() }`. What else
  /// the screen does it does for itself.
  func callbacksRun(by callee: Activation, handedOverBy caller: Activation) -> [Int] {
    let handed = Set(callee.arguments.flatMap { $0.values.compactMap { code(of: $0, madeFor: caller.actor) } })
    guard !handed.isEmpty else { return [] }
    let activations = interpreter.solver.activations
    func isHanded(_ id: Int) -> Bool { handed.contains(activations[id].code) && activations[id].actor == caller.actor }
    return reachable(from: [callee.id]) { id in
      isHanded(id) || graph.isCoordinatorCode(activations[id])
        ? [] : activations[id].calls.filter { !$0.isDeferred }.map(\.callee)
    }.filter(isHanded)
  }

  private func code(of value: Value, madeFor actor: ObjectID) -> Code? {
    switch value {
    case .closure(let id):
      let closure = interpreter.heap[id]
      return closure.frame.actor == actor ? .closure(closure.id) : nil
    case .method(let id):
      let (symbol, receiver) = interpreter.heap[id]
      return receiver == .object(actor) ? .function(symbol.id) : nil
    case .object, .metatype: return nil
    }
  }
}
