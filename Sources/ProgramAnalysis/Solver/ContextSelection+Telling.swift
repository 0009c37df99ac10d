extension ContextSelection {
  /// Whether a body is one of a service's: what has no part in the flow by its type. Of its arguments those that tell nothing of the flow
  /// are joined, unless generic parameters stand for their types.
  func isService(_ receiver: Value?, _ generics: [String: TypeID]) -> Bool {
    guard generics.isEmpty else { return false }
    guard case .object(let id)? = receiver else { return true }
    // What a reference to state is passed says what is made of the state.
    return !isFlowObject(id) && !kinds.isStateReference(id)
  }

  private func isFlowObject(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return roles.takesPart(type)
  }

  /// Whether an argument tells one call of a service from another: it is known to be nothing, or may be something of the flow.
  func isTelling(_ values: ValueSet) -> Bool { values.values.isEmpty || values.values.contains { isTelling($0) } }

  /// Whether a value may bring something of the flow with it. Decided by what it was when it was made, so that the answer never
  /// changes.
  func isTelling(_ value: Value) -> Bool {
    switch value {
    case .metatype: return true
    case .closure(let id):
      guard case .object(let home)? = heap[id].frame.receiver else { return true }
      return isFlowObject(home)
    case .method(let id):
      guard case .object(let home)? = heap[id].receiver else { return true }
      return isFlowObject(home)
    case .object(let id):
      switch heap[id].kind {
      case .collection, .tuple, .enumCase, .statics, .channel: return true
      case .instance, .opaque:
        if isFlowObject(id) || kinds.isStream(id) { return true }
        guard let type = heap[id].type else { return true }
        return program.erasers.wraps(type, roles) || program.erasers.standsForScreen(type, roles)
          || envelopes.isWrapper(id)
      }
    }
  }

  /// Whether a value is one of a fixed number, whatever bodies are run: screens and what wraps them are made at so many places, each told
  /// apart by one level of context.
  func isAtom(_ value: Value) -> Bool {
    switch value {
    case .metatype: true
    case .object(let id):
      kinds.isCoordinator(id) || heap[id].kind.isCase && heap[id].site == nil || kinds.isScreen(id)
        || heap[id].type.map { roles.isController($0) } == true
    case .closure, .method: false
    }
  }
}
