import SourceFacts

/// Something leaves a collection or property, by code that something runs.
struct Departure {
  let holder: ObjectID
  let property: String
  let activation: Int
  let site: Site
  /// Who leaves; nil where it may be anybody.
  let coordinators: Set<ObjectID>?

  func takes(_ object: ObjectID, outOf holder: ObjectID, _ property: String) -> Bool {
    self.holder == holder && self.property == property && coordinators?.contains(object) != false
  }
}

/// All that leaves collections and properties.
struct Departures {
  private(set) var all: [Departure] = []
  private let interpreter: Interpreter
  private let eventLog: EventLog

  init(interpreter: Interpreter, eventLog: EventLog, calls: CallIndex, mentions: MentionIndex) {
    self.interpreter = interpreter
    self.eventLog = eventLog
    all = eventLog.removals.compactMap { removal in
      let activation = interpreter.solver.activations[removal.activation]
      guard calls.isLive(activation, mentions) else { return nil }
      return Departure(
        holder: removal.holder, property: removal.property, activation: activation.id, site: removal.site,
        coordinators: removal.isOfAll ? nil : meant(by: activation))
    }
  }

  /// The coordinators that a body asks for by identity, or that it is told; nil where neither says who.
  private func meant(by activation: Activation) -> Set<ObjectID>? {
    let parts = [activation.id] + closuresCalled(by: activation)
    let compared = parts.reduce(into: Set<ObjectID>()) { $0.formUnion(eventLog.compared[$1] ?? []) }
    if !compared.isEmpty { return compared }
    let told = Set(activation.arguments.flatMap(\.objects).filter { interpreter.kinds.isCoordinator($0) })
    return told.isEmpty ? nil : told
  }

  private func closuresCalled(by activation: Activation) -> [Int] {
    activation.calls.map(\.callee).filter {
      if case .closure = interpreter.solver.activations[$0].code { true } else { false }
    }
  }
}
