import Collections

/// Which callbacks a walk through the call graph has put into properties of coordinators, and so which it runs where it calls these:
/// `pending = { self.showSettings() }; logIn()`, and another method calls `pending` once that has ended.
///
/// A property holds the callbacks of all who assign to it. A walk that has assigned one runs that one. Of all others it is not known which event
/// assigned them, and every one counts.
struct CallbackProvenance: FlowPart {
  let builder: FlowBuilder
  private var stored: [StatePlace: Set<Code>] = [:]
  /// The properties of which every callback counts.
  private var open: Set<StatePlace> = []

  init(builder: FlowBuilder) {
    self.builder = builder
  }

  /// The coordinator's own property that a call runs a callback of, where that holds several.
  func property(calledBy call: CallEdge, in activation: Activation) -> StatePlace? {
    guard let name = call.message, case .object(let holder)? = activation.receiver, graph.isCoordinator(holder),
      let field = interpreter.heap[holder].filledFields.first(where: { $0.key == name })?.value
    else { return nil }
    let codes = codes(of: field)
    return codes.count > 1 && codes.contains(interpreter.solver.activations[call.callee].code)
      ? StatePlace(holder: holder, property: name) : nil
  }

  /// Whether the walk runs a callback that a property holds.
  func run(_ callee: Activation, in property: StatePlace) -> Bool {
    stored[property]?.contains(callee.code) ?? open.contains(property)
  }

  /// Learns from a walk that has come to an end: what it stored on its way, and otherwise of which properties all callbacks count.
  ///
  /// - Returns: whether another walk gets farther.
  mutating func learn(from visited: BitSet, stoppedAt properties: Set<StatePlace>) -> Bool {
    guard !properties.isEmpty else { return false }
    let before = (stored, open)
    let activations = interpreter.solver.activations
    let run = reachable(from: visited) { id in
      activations[id].calls.filter { !$0.isDeferred && !builder.moving.contains($0.callee) }.map(\.callee)
    }
    for id in run {
      for (property, callbacks) in activations[id].storedCallbacks where properties.contains(property) {
        stored[property, default: []].formUnion(codes(of: callbacks))
      }
    }
    open.formUnion(properties.filter { stored[$0] == nil })
    return (stored, open) != before
  }

  private func codes(of callbacks: ValueSet) -> Set<Code> {
    callbacks.values.reduce(into: []) { codes, value in
      switch value {
      case .closure(let id): codes.insert(.closure(interpreter.heap[id].id))
      case .method(let id): codes.insert(.function(interpreter.heap[id].symbol.id))
      case .object, .metatype: break
      }
    }
  }
}
