/// The closures that something runs, by what they are written as.
struct RunClosures {
  private let interpreter: Interpreter
  /// By literal, the objects for which it is run.
  private let receivers: [ObjectIdentifier: Set<Value>]

  init(_ graph: GraphBuilder) {
    interpreter = graph.interpreter
    let activations = graph.interpreter.solver.activations
    receivers = graph.log.reached.flatMap { activations[$0].calls }.reduce(into: [:]) { receivers, call in
      let callee = activations[call.callee]
      guard !call.isDeferred, !call.isBound, let receiver = callee.receiver,
        let literal = Self.literal(of: callee, graph.interpreter)
      else { return }
      receivers[literal, default: []].insert(receiver)
    }
  }

  /// Whether a closure is run, and only for other objects than its own.
  func runsForOthers(_ closure: Activation) -> Bool {
    guard let receiver = closure.receiver,
      let run = Self.literal(of: closure, interpreter).flatMap({ receivers[$0] })
    else { return false }
    return !run.contains(receiver)
  }

  private static func literal(of activation: Activation, _ interpreter: Interpreter) -> ObjectIdentifier? {
    if case .closure(let id) = activation.code { ObjectIdentifier(interpreter.heap[id].fact) } else { nil }
  }
}
