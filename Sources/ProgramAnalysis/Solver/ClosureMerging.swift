import SourceFacts

/// The closures that literals and local functions make, and which of them are merged.
final class ClosureMerging: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  /// Local functions as closures, once they are passed as values.
  private var localClosures: [ObjectIdentifier: ClosureFact] = [:]

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  /// A local function in the form of a closure.
  func localClosure(of fact: FunctionFact) -> ClosureFact {
    if let known = localClosures[ObjectIdentifier(fact)] { return known }
    let closure = ClosureFact(
      captures: [], parameters: fact.parameters.map { .init(name: $0.name, type: $0.type) }, result: fact.result,
      body: fact.body ?? [], range: fact.range)
    localClosures[ObjectIdentifier(fact)] = closure
    return closure
  }

  /// The closure that a literal makes where the frame stands. Once a literal has made many, those are merged whose captures decide branches
  /// alike, and past ``ActivationTable/shapesPerCode`` ways all of them.
  ///
  /// - Parameter expecting: the type of function that is asked for where it is written.
  func closure(
    _ fact: ClosureFact, in environment: Environment, _ frame: Frame, expecting: ScopedType? = nil
  ) -> ClosureID {
    let closure = heap.closure(fact, environment: environment, frame: frame)
    if let expecting { closure.expect(expecting) }
    if closure.family.isCrowded { merge(closure.family) }
    return closure.representative.id
  }

  private func merge(_ family: ClosureFamily) {
    for member in family.members[family.mergedCount...] {
      let captures = family.isShapeless ? Captures() : captures(around: member.frame.activation)
      merge(member, into: merged(captures, like: member))
    }
    family.mergedCount = family.members.count
    guard family.merged.count > ActivationTable.shapesPerCode else { return }
    family.isShapeless = true
    let closures = family.merged.values.sorted { $0.id.index < $1.id.index }
    family.merged = [:]
    for closure in closures { merge(closure, into: merged(Captures(), like: closure)) }
  }

  /// What stands for the members of a family with such captures.
  private func merged(_ captures: Captures, like member: ClosureInstance) -> ClosureInstance {
    if let known = member.family.merged[captures] { return known }
    let new = heap.mergedClosure(like: member)
    new.captures = captures
    member.family.merged[captures] = new
    return new
  }

  /// Whoever called the closure calls what stands for it from now on.
  private func merge(_ closure: ClosureInstance, into target: ClosureInstance) {
    for variable in target.absorb(closure) {
      for reader in variable.takeDependents() { solver.invalidate(reader) }
    }
    for invocation in closure.invocations { activationTable.invalidateCallers(of: invocation.all) }
  }

  /// What the bodies around a literal were passed.
  private func captures(around activation: Activation) -> Captures {
    var captures = Captures(levels: activation.passed.map { [$0] } ?? [])
    if case .closure(let id) = activation.code {
      let closure = heap[id]
      captures.levels +=
        closure.isMerged ? closure.captures.levels : self.captures(around: closure.frame.activation).levels
    }
    return captures
  }

  /// What tells objects apart that merged closures make.
  func mergedContext(of closure: ClosureInstance) -> Int? {
    guard !closure.captures.isPlain else { return nil }
    return activationTable.context(ContextKey(actor: closure.frame.actor, arguments: [], captures: closure.captures))
  }
}
