import Collections

/// The screens that bodies are handed, and those that they have from elsewhere, found once for each.
final class HandedScreens {
  struct Screens {
    let byArgument: [BitSet]
    let all: BitSet
    /// What the body makes, its object has, or what it calls gives it.
    let own: BitSet
  }

  private let interpreter: Interpreter
  private var known: [Int: Screens] = [:]

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The indices of the screens among values, those in containers included.
  func screens(in values: ValueSet) -> BitSet {
    BitSet(interpreter.shownScreens.screens(in: values).map(\.index))
  }

  /// In the stable state.
  func screens(handedTo activation: Activation) -> Screens {
    if let found = known[activation.id] { return found }
    let byArgument = activation.arguments.map(screens)
    var own = BitSet(activation.allocations.map(\.object.index))
    for call in activation.calls { own.formUnion(screens(in: interpreter.solver.activations[call.callee].result)) }
    if case .object(let receiver)? = activation.receiver {
      for field in interpreter.heap[receiver].filledFields { own.formUnion(screens(in: field.value)) }
    }
    let found = Screens(byArgument: byArgument, all: byArgument.reduce(into: BitSet()) { $0.formUnion($1) }, own: own)
    known[activation.id] = found
    return found
  }
}
