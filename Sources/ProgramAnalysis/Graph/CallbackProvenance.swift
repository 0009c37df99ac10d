import Collections

/// Which callbacks a walk through the call graph has put into properties of coordinators, and so which it runs where it calls these:
/// `pending = { self.showSettings() }; logIn()`, and another method calls `pending` once that has ended.
///
/// A property holds the callbacks of all who assign to it. A walk that has assigned one before runs that one. Of all others it is not known which
/// event assigned them, and every one counts. What the body that calls a property assigns to it may come after the call, or not at all; where it is
/// sure, the engine knows it (``RecentWrites``).
struct CallbackProvenance: FlowPart {
  let builder: FlowBuilder
  /// By property and activation, the callbacks that it stored.
  private var stored: [StatePlace: [Int: Set<Code>]] = [:]
  /// The calls of properties by which every callback is run.
  private var open: Set<Call> = []

  /// A body with the property that it calls.
  struct Call: Hashable {
    let property: StatePlace
    let activation: Int
  }

  init(builder: FlowBuilder) {
    self.builder = builder
  }

  /// The coordinator's own property that a call runs a callback of, where that holds several.
  func call(by call: CallEdge, in activation: Activation) -> Call? {
    guard let name = call.message, case .object(let holder)? = activation.receiver, graph.isCoordinator(holder),
      let field = interpreter.heap[holder].filledFields.first(where: { $0.key == name })?.value
    else { return nil }
    let codes = codes(of: field)
    return codes.count > 1 && codes.contains(interpreter.solver.activations[call.callee].code)
      ? Call(property: StatePlace(holder: holder, property: name), activation: activation.id) : nil
  }

  /// Whether the walk runs a callback that a property holds.
  func runs(_ callee: Activation, by call: Call) -> Bool {
    storedBefore(call)?.contains(callee.code) ?? open.contains(call)
  }

  private func storedBefore(_ call: Call) -> Set<Code>? {
    let codes = (stored[call.property] ?? [:]).filter { $0.key != call.activation }.values
    return codes.isEmpty ? nil : codes.reduce(into: []) { $0.formUnion($1) }
  }

  /// Learns from a walk that has come to an end: what it stored on its way, and otherwise of which properties all callbacks count.
  ///
  /// - Returns: whether another walk gets farther.
  mutating func learn(from visited: BitSet, stoppedAt calls: Set<Call>) -> Bool {
    guard !calls.isEmpty else { return false }
    let properties = Set(calls.map(\.property))
    let before = (stored, open)
    let activations = interpreter.solver.activations
    let run = reachable(from: visited) { id in
      activations[id].calls.filter { !$0.isDeferred && !builder.moving.contains($0.callee) }.map(\.callee)
    }
    for id in run {
      for (property, callbacks) in activations[id].storedCallbacks where properties.contains(property) {
        stored[property, default: [:]][id, default: []].formUnion(codes(of: callbacks))
      }
    }
    open.formUnion(calls.filter { storedBefore($0) == nil })
    return (stored, open) != before
  }

  private func codes(of callbacks: ValueSet) -> Set<Code> {
    Set(callbacks.values.compactMap { interpreter.heap.code(of: $0) })
  }
}
