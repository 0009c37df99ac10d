import SourceFacts

/// Which calls of a body share an activation, and what tells the objects apart that it makes.
extension Interpreter {
  /// The activation of a body with one value for each argument; past ``activationsPerCode`` of them, one that joins
  /// those whose arguments decide branches alike.
  ///
  /// Of a service's arguments only those that tell something of the flow are told apart, the others are joined.
  func activation(
    _ code: Code, receiver: Value?, actor: ObjectID, arguments: [ValueSet], generics: [String: TypeID] = [:]
  ) -> Activation {
    let invocation = invocation(of: code, receiver, actor)
    if arguments.isEmpty, generics.isEmpty {
      if let known = invocation.plain { return activations[known] }
      let new = add(invocation.key, [])
      invocation.plain = new.id
      return new
    }
    let joinsOthers = isService(receiver, generics)
    let key = Invocation.Arguments(
      values: joinsOthers ? arguments.map { isTelling($0) ? $0 : .empty } : arguments, generics: generics)
    if invocation.isJoined { return join(invocation, arguments, generics) }
    if let known = invocation.activations[key] {
      if joinsOthers { grow(activations[known], arguments) }
      return activations[known]
    }
    let isAtomic = isAtomic(arguments)
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

  /// Whether arguments are a choice of one atom: combinations of several would multiply.
  func isAtomic(_ arguments: [ValueSet]) -> Bool {
    let known = arguments.filter { !$0.isEmpty }
    return known.count <= 1 && known.allSatisfy { $0.values.count == 1 && $0.values.allSatisfy(isAtom) }
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
    joining shape: Invocation.Shape? = nil
  ) -> Activation {
    let activation = Activation(
      id: activations.count, code: key.code, receiver: key.receiver, actor: key.actor, arguments: arguments,
      context: context(
        ContextKey(
          actor: key.actor, arguments: arguments.map { $0.known.filter { self.isShowable($0) } }, shape: shape,
          home: homeContext(of: key))),
      wrapContext: context(
        ContextKey(
          actor: key.actor, arguments: arguments.map { $0.known.filter { self.isWrappable($0, by: key.actor) } })))
    activation.passed = Captures.Arguments(
      shape: shape ?? self.shape(of: arguments, generics),
      atom: isAtomic(arguments) ? arguments.lazy.compactMap(\.values.first).first : nil)
    activations.append(activation)
    return activation
  }

  /// The context of the body around a closure, if it says more than the actor.
  private func homeContext(of key: Invocation.Key) -> Int? {
    guard case .closure(let id) = key.code else { return nil }
    if heap[id].isMerged { return mergedContext(of: heap[id]) }
    let home = heap[id].frame.activation
    return home.actor == key.actor && home.context < -1 ? home.context : nil
  }

  /// From now on the arguments of a body are joined, whoever calls it: its callers run again to call what stands for them all.
  private func startJoining(_ invocation: Invocation) {
    invocation.isJoined = true
    invalidateCallers(of: invocation.activations.values)
  }

  /// The activation in which the arguments of many calls are joined: of all that decide branches alike, or, past a limit, of all.
  private func join(_ invocation: Invocation, _ arguments: [ValueSet], _ generics: [String: TypeID]) -> Activation {
    let joined = joinedActivation(invocation, shape(of: arguments, generics))
    joined.joinsCalls = true
    grow(joined, arguments)
    return joined
  }

  private func joinedActivation(_ invocation: Invocation, _ shape: Invocation.Shape) -> Activation {
    if !invocation.isShapeless {
      if let known = invocation.joined[shape] { return activations[known] }
      if invocation.joined.count < Self.shapesPerCode {
        let new = add(invocation.key, [], joining: shape)
        invocation.joined[shape] = new.id
        return new
      }
      invocation.isShapeless = true
      invalidateCallers(of: invocation.joined.values)
    }
    if let known = invocation.plain { return activations[known] }
    let new = add(invocation.key, [])
    invocation.plain = new.id
    return new
  }

  func invalidateCallers(of ids: some Sequence<Int>) {
    for id in ids.sorted() {
      for caller in activations[id].callers { invalidate(caller) }
    }
  }

  func shape(of arguments: [ValueSet], _ generics: [String: TypeID]) -> Invocation.Shape {
    Invocation.Shape(
      arguments: arguments.map { values in
        Invocation.Shape.Argument(
          constants: values.flags.intersection([.true, .false, .null]), cases: Set(values.values.compactMap(variant)))
      }, generics: generics)
  }

  /// What a branch decides by: the case of an enum, or the type that is passed.
  private func variant(_ value: Value) -> Invocation.Shape.Variant? {
    switch value {
    case .metatype(let type): return .type(type)
    case .object(let id):
      guard case .enumCase(let name) = heap[id].kind else { return nil }
      return .enumCase(heap[id].type, name)
    case .closure, .method: return nil
    }
  }

  /// Adds to the arguments of an activation; it runs again where they have grown.
  private func grow(_ activation: Activation, _ arguments: [ValueSet]) {
    var grew = false
    for (index, values) in arguments.enumerated() {
      if !activation.arguments.indices.contains(index) { activation.arguments.append(.empty) }
      if activation.arguments[index].formUnion(values) { grew = true }
    }
    if grew { invalidate(activation.id) }
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

  /// Screens, their containers and coordinators.
  func isShowable(_ value: Value) -> Bool {
    guard case .object(let id) = value, !heap[id].isContextual else { return false }
    return isCoordinator(id) || isScreen(id) || heap[id].type.map { roles.isController($0) } == true
  }

  /// Coordinators and callbacks, which an eraser or a store of callbacks may wrap.
  private func isWrappable(_ value: Value, by actor: ObjectID) -> Bool {
    switch value {
    case .object(let id): id != actor && isCoordinator(id)
    case .closure(let id):
      !heap[id].isMerged && actsForCoordinator(heap[id].frame) && heap[id].frame.activation.wrapContext >= -1
    case .method(let id): if case .object(let receiver)? = heap[id].receiver { isCoordinator(receiver) } else { false }
    case .metatype: false
    }
  }

  private func actsForCoordinator(_ frame: Frame) -> Bool {
    if case .object(let receiver)? = frame.receiver { isCoordinator(receiver) } else { false }
  }
}

/// What tells objects apart that bodies make at one place.
struct ContextKey: Hashable {
  let actor: ObjectID
  let arguments: [ValueSet]
  var shape: Invocation.Shape?
  /// The context of the body that holds a closure.
  var home: Int?
  /// What tells a merged closure from others of its family.
  var captures = Captures()

  var isPlain: Bool {
    shape?.isPlain != false && home == nil && captures.isPlain && arguments.allSatisfy(\.isEmpty)
  }
}
