import Collections
import SourceFacts

/// Objects that only hold others (tuples, collections, enum cases, plain structs, erasers), the coordinators and callbacks in them, and
/// whether there is a screen, however deep. Kept up to date as fields grow, instead of being searched for.
struct Envelopes: MachinePart {
  let machine: AbstractMachine

  /// The coordinators among the values and in what merely wraps them.
  func coordinators(in values: ValueSet) -> OrderedSet<ObjectID> {
    var found: OrderedSet<ObjectID> = []
    for id in values.objects {
      if kinds.isCoordinator(id) {
        found.append(id)
      } else if isWrapper(id) {
        found.formUnion(memory.held(by: id).coordinators)
      }
    }
    _ = solver.spend(found.count / 16)
    return found
  }

  /// Keeps what an envelope holds up to date as a field of it grows, and tells the envelopes around it.
  func trackHeld(_ values: ValueSet, by id: ObjectID, in field: String) {
    guard isWrapper(id) else { return }
    let isStrong = !isWeak(field, of: id)
    var more = HeldValues()
    for value in values.values {
      switch value {
      case .object(let inner):
        if kinds.isAppScreen(inner) { more.hasScreen = true }
        if kinds.isCoordinator(inner) {
          if isStrong { more.coordinators.append(inner) }
        } else if isWrapper(inner) {
          heap[inner].envelopes.append(Envelope(id: id, isStrong: isStrong))
          if isStrong { more.coordinators.formUnion(heap[inner].held.coordinators) }
          if heap[inner].kind != .collection { more.callables.formUnion(heap[inner].held.callables) }
          if heap[inner].held.hasScreen { more.hasScreen = true }
        }
      case .closure, .method: more.callables.append(value)
      case .metatype: break
      }
    }
    addHeld(more, to: id)
  }

  private func addHeld(_ more: HeldValues, to id: ObjectID) {
    var pending = [(id, more)]
    while let (id, more) = pending.popLast() {
      let object = heap[id]
      let new = HeldValues(
        coordinators: more.coordinators.filter { !object.held.coordinators.contains($0) },
        callables: more.callables.filter { !object.held.callables.contains($0) },
        hasScreen: more.hasScreen && !object.held.hasScreen)
      guard !new.coordinators.isEmpty || !new.callables.isEmpty || new.hasScreen, solver.spend() else { continue }
      object.held.coordinators.formUnion(new.coordinators)
      object.held.callables.formUnion(new.callables)
      if new.hasScreen { object.held.hasScreen = true }
      memory.invalidateHeld(of: id)
      let callables = object.kind == .collection ? [] : new.callables
      for envelope in object.envelopes where envelope.id != id {
        pending.append(
          (
            envelope.id,
            HeldValues(
              coordinators: envelope.isStrong ? new.coordinators : [], callables: callables, hasScreen: new.hasScreen)
          ))
      }
    }
  }

  /// Whether an object is only the envelope of what it holds: a tuple, collection, enum case or a struct without behaviour.
  func isWrapper(_ id: ObjectID) -> Bool {
    if let known = heap[id].isEnvelope { return known }
    let isEnvelope = findWrapper(id)
    heap[id].isEnvelope = isEnvelope
    return isEnvelope
  }

  private func findWrapper(_ id: ObjectID) -> Bool {
    switch heap[id].kind {
    case .tuple, .collection, .enumCase: return true
    case .statics, .channel: return false
    case .instance, .opaque:
      guard let info = kinds.typeInfo(id), let type = heap[id].type else { return false }
      if !roles.isCoordinator(type), !roles.isScreen(type), program.erasers.isEraser(type, roles) { return true }
      guard info.kind == .struct, !PatternWords.isCalledViewModel(info.name) else { return false }
      return !roles.isView(type)
        && !info.orderedFunctions.contains {
          $0.fact.kind == .method && $0.fact.body != nil && !gives($0, another: type)
        }
    }
  }

  /// Whether a method only gives another value of its struct: `state.reduce(.loaded)`.
  private func gives(_ method: FunctionSymbol, another type: TypeID) -> Bool {
    guard let result = method.resultType, !acts(method, in: type) else { return false }
    if case .named(["Self"], _) = result.reference { return true }
    return program.resolution.resolve(result) == type
  }

  /// Whether a method calls something that its struct holds: a callback, or an object of the app.
  private func acts(_ method: FunctionSymbol, in type: TypeID) -> Bool {
    var acts = false
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, let member = call.callee.heldMember,
        let declared = program.members.property(named: member, in: type)?.type
      else { return }
      let expanded = program.resolution.expand(declared)
      if case .function = expanded.reference {
        acts = true
      } else if let held = program.resolution.resolve(expanded), !program[held].isExternal, !program[held].isValue {
        acts = true
      }
    }.walk(method.fact.body ?? [])
    return acts
  }

  func isWeak(_ property: String, of id: ObjectID) -> Bool {
    heap[id].type.flatMap { program.members.property(named: property, in: $0) }?.fact.isWeak ?? false
  }
}

extension Expression {
  /// The own member that is called, or of which something is called: `onOpen` of `onOpen()`, `coordinator` of `self.coordinator.open`.
  fileprivate var heldMember: String? {
    if let member = ownMember { return member }
    if case .member(.some(let base), _, _) = self { return base.heldMember }
    return nil
  }
}
