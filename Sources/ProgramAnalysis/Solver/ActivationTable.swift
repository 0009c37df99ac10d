import Collections

/// The nodes of the call graph: which calls of a body share an activation.
///
/// Past a limit the arguments of many calls are joined. Which arguments are told apart, ``ContextSelection`` says.
final class ActivationTable: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  @exclusivity(unchecked) private var contexts: [ContextKey: Int] = [:]
  @exclusivity(unchecked) private var invocations: [Invocation.Key: Invocation] = [:]
  /// Past this many activations of a body for one receiver and actor its arguments are joined.
  static let activationsPerCode = 24
  /// The same where arguments are values of which there is a fixed number: coordinators, screens, types, cases
  /// without payload.
  static let atomicActivationsPerCode = 4_096
  /// Past this many ways in which joined arguments decide branches all are joined.
  static let shapesPerCode = 256

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  /// The activation of a body with one value for each argument; past ``activationsPerCode`` of them, one that joins
  /// those whose arguments decide branches alike and can be called to run the same code.
  ///
  /// Of a service's arguments only those that tell something of the flow are told apart, the others are joined.
  func activation(
    _ code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], generics: [String: TypeID] = [:]
  ) -> Activation {
    let invocation = invocation(of: code, receiver, actor)
    if arguments.isEmpty, generics.isEmpty {
      if let known = invocation.plain { return solver.activations[known] }
      let new = add(invocation.key, [])
      invocation.plain = new.id
      return new
    }
    let joinsOthers = contextSelection.isService(receiver, generics)
    let key = Invocation.Arguments(
      values: joinsOthers ? arguments.map { contextSelection.isTelling($0) ? $0 : .empty } : arguments,
      generics: generics)
    if invocation.isJoined { return join(invocation, arguments, generics) }
    if let known = invocation.activations[key] {
      if joinsOthers { grow(solver.activations[known], arguments) }
      return solver.activations[known]
    }
    let isAtomic = contextSelection.isAtomic(arguments)
    let (count, limit) =
      isAtomic
      ? (invocation.activations.count, Self.atomicActivationsPerCode)
      : (invocation.compositeCount, Self.activationsPerCode)
    guard count < limit else {
      startJoining(invocation)
      return join(invocation, arguments, generics)
    }
    if !isAtomic { invocation.compositeCount += 1 }
    let new = add(invocation.key, key.values, generics)
    invocation.activations[key] = new.id
    if joinsOthers { grow(new, arguments) }
    return new
  }

  private func invocation(of code: Code, _ receiver: Value?, _ actor: ObjectID) -> Invocation {
    let key = Invocation.Key(code: code, receiver: receiver, actor: actor)
    if let known = invocations[key] { return known }
    let new = Invocation(key)
    invocations[key] = new
    if case .closure(let id) = code {
      heap[id].invocations.append(new)
      new.isJoined = heap[id].isMerged
    }
    return new
  }

  private func add(
    _ key: Invocation.Key, _ arguments: [ValueSet], _ generics: [String: TypeID] = [:],
    joining joined: Invocation.JoinKey? = nil
  ) -> Activation {
    let activation = Activation(
      id: solver.activations.count, code: key.code, receiver: key.receiver, actor: key.actor, arguments: arguments,
      context: context(
        ContextKey(
          actor: key.actor, arguments: arguments.map { $0.known.filter { self.contextSelection.isShowable($0) } },
          shape: joined?.shape,
          home: homeContext(of: key, \.context))),
      wrapContext: context(
        ContextKey(
          actor: key.actor,
          arguments: arguments.map { $0.known.filter { self.contextSelection.isWrappable($0, by: key.actor) } },
          home: homeContext(of: key, \.wrapContext))))
    let callables = joined?.callables ?? arguments.map { self.contextSelection.callableCode(of: $0) }
    let passed = contextSelection.isAtomic(arguments) ? arguments.compactMap(\.values.first) : []
    let atoms = passed + callables.flatMap { $0.compactMap(\.atom) }
    activation.passed = Captures.Arguments(
      shape: joined?.shape ?? self.contextSelection.shape(of: arguments, generics), callables: callables,
      atom: Set(atoms).count == 1 ? atoms.first : nil)
    solver.activations.append(activation)
    return activation
  }

  /// The context of the body around a closure, if it says more than the actor.
  private func homeContext(of key: Invocation.Key, _ context: KeyPath<Activation, Int>) -> Int? {
    guard case .closure(let id) = key.code else { return nil }
    if heap[id].isMerged { return closureMerging.mergedContext(of: heap[id]) }
    let home = heap[id].frame.activation
    return home.actor == key.actor && home[keyPath: context] < -1 ? home[keyPath: context] : nil
  }

  /// From now on the arguments of a body are joined, whoever calls it: its callers run again to call what stands for them all.
  private func startJoining(_ invocation: Invocation) {
    invocation.isJoined = true
    invalidateCallers(of: invocation.activations.values)
  }

  /// The activation in which the arguments of many calls are joined: of all that decide branches alike and bring the same callbacks; past
  /// ``shapesPerCode`` of them, those of the next coarser precision.
  private func join(_ invocation: Invocation, _ arguments: [ValueSet], _ generics: [String: TypeID]) -> Activation {
    let joined = joinedActivation(invocation, arguments, contextSelection.shape(of: arguments, generics))
    joined.joinsCalls = true
    grow(joined, arguments)
    return joined
  }

  private func joinedActivation(
    _ invocation: Invocation, _ arguments: [ValueSet], _ shape: Invocation.Shape
  ) -> Activation {
    let finest = Invocation.JoinKey(shape: shape, callables: arguments.map(contextSelection.callableCode))
    while let key = finest.coarsened(to: invocation.precision) {
      if let known = joinedActivation(invocation, key) { return known }
      coarsen(invocation)
      startAgain(invocation)
    }
    if let known = invocation.plain { return solver.activations[known] }
    let new = add(invocation.key, [])
    invocation.plain = new.id
    return new
  }

  /// Goes on with the next precision that joins enough of what has been told apart so far: one that soon meets the limit again only costs time.
  private func coarsen(_ invocation: Invocation) {
    func isCoarseEnough() -> Bool {
      Set(invocation.joined.keys.compactMap { $0.coarsened(to: invocation.precision) }).count <= Self.shapesPerCode / 2
    }
    repeat { invocation.precision = invocation.precision.coarser } while !isCoarseEnough()
  }

  /// The activation that joins what such a key tells apart; nil past ``shapesPerCode`` of them.
  private func joinedActivation(_ invocation: Invocation, _ key: Invocation.JoinKey) -> Activation? {
    if let known = invocation.joined[key] { return solver.activations[known] }
    guard invocation.joined.count < Self.shapesPerCode else { return nil }
    let new = add(invocation.key, [], joining: key)
    invocation.joined[key] = new.id
    return new
  }

  private func startAgain(_ invocation: Invocation) {
    let joined = invocation.joined.values
    invocation.joined = [:]
    invalidateCallers(of: joined)
  }

  func invalidateCallers(of ids: some Sequence<Int>) {
    for id in ids.sorted() {
      for caller in solver.activations[id].callers { solver.invalidate(caller) }
    }
  }

  /// Adds to the arguments of an activation; it runs again where they have grown.
  private func grow(_ activation: Activation, _ arguments: [ValueSet]) {
    var grew = false
    for (index, values) in arguments.enumerated() {
      if !activation.arguments.indices.contains(index) { activation.arguments.append(.empty) }
      if activation.arguments[index].formUnion(values) { grew = true }
    }
    if grew { solver.invalidate(activation.id) }
  }

  /// Objects made in a body are told apart by the body's actor, and wrappers by what was passed as well: a helper that wraps
  /// screens must not mix those of two calls. Arguments that are such wrappers themselves count no more, so that it ends.
  func context(_ key: ContextKey) -> Int {
    guard !key.isPlain else { return key.actor.index }
    if let known = contexts[key] { return known }
    // Below zero, so that no context of this kind is that of an actor alone.
    let context = -2 - contexts.count
    contexts[key] = context
    return context
  }
}
