import Collections

/// What a page builds for the state of a coordinator.
struct DestinationClosures: InterpreterPart {
  let interpreter: Interpreter

  /// Whether a closure is made where a page builds what a coordinator's state shows: it is handed to the destination on the coordinator's
  /// behalf.
  func isForDestination(_ closure: ClosureInstance) -> Bool { buildsDestination(closure.frame.activation, depth: 0) }

  private func buildsDestination(_ activation: Activation, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch activation.code {
    case .closure(let id):
      return presenterTable.destinationBuilders.contains(id)
        || buildsDestination(heap[id].frame.activation, depth: depth + 1)
    // A function of the page that its builder calls.
    case .function:
      return activation.callers.contains { caller in
        let caller = solver.activations[caller]
        if case .closure = caller.code { return buildsDestination(caller, depth: depth + 1) }
        return false
      }
    case .getter, .setter, .observer, .initialValue, .presentation, .event, .entry: return false
    }
  }
}
