import Collections

/// What fields and variables hold, and which activations depend on it.
///
/// Every read and write of the abstract state goes through here, so that no reader misses that something grew.
/// What a write means for the flow it does not know.
struct Memory: MachinePart {
  let machine: AbstractMachine

  /// What a field holds.
  func field(_ name: String, of id: ObjectID) -> ValueSet {
    let field = heap[id].field(name)
    if let current = solver.current { field.readers.insert(current.id) }
    return field.values
  }

  func put(_ values: ValueSet, in field: String, of id: ObjectID) {
    if heap[id].isKeyed, field == HiddenField.content { insert(values, in: HiddenField.unkeyedContent, of: id) }
    insert(values, in: field, of: id)
  }

  /// Puts values into a collection under any of some keys; without keys, under one of which nothing is known.
  func put(_ values: ValueSet, under keys: [ContentKey], in collection: ObjectID) {
    guard !keys.isEmpty else { return put(values, in: HiddenField.content, of: collection) }
    let object = heap[collection]
    if !object.isKeyed {
      object.isKeyed = true
      insert(object.field(HiddenField.content).values, in: HiddenField.unkeyedContent, of: collection)
    }
    for key in keys { insert(values, in: key.field, of: collection) }
    insert(values, in: HiddenField.content, of: collection)
  }

  /// What a collection holds under any of some keys, and under those of which nothing is known.
  func content(under keys: [ContentKey], of collection: ObjectID) -> ValueSet {
    let all = elements(of: collection)
    guard heap[collection].isKeyed, !keys.isEmpty else { return all }
    return keys.reduce(into: field(HiddenField.unkeyedContent, of: collection)) {
      $0.formUnion(field($1.field, of: collection))
    }
  }

  /// What a collection holds, and what it began with as a copy.
  func elements(of collection: ObjectID) -> ValueSet {
    field(HiddenField.content, of: collection).union(field(HiddenField.copied, of: collection))
  }

  private func insert(_ values: ValueSet, in field: String, of id: ObjectID) {
    noteStored(values, in: field, of: id)
    guard heap.add(values, to: field, of: id) else { return }
    for reader in heap[id].field(field).readers.takeAll() { solver.invalidate(reader) }
    envelopes.trackHeld(values, by: id, in: field)
  }

  /// Notes what the body that runs puts into collections, which enum cases it stores anywhere, and which callbacks in coordinators.
  private func noteStored(_ values: ValueSet, in field: String, of holder: ObjectID) {
    guard !values.isBottom, let current = solver.current else { return }
    if kinds.isCoordinator(holder) {
      let callbacks = values.known.filter { $0.isCallable }
      if !callbacks.isBottom {
        current.storedCallbacks[StatePlace(holder: holder, property: field), default: ValueSet()].formUnion(callbacks)
      }
    }
    if heap[holder].kind == .collection {
      current.filledCollections.insert(holder)
      if values.isUnknown { current.vaguelyFilledCollections.insert(holder) }
    }
    let cases = kinds.cases(among: values)
    guard !cases.isEmpty else { return }
    current.storedCases.insert(StoredCases(cases: cases, path: current.path))
    if heap[holder].kind.isCase { current.filledCases.insert(holder) }
  }

  /// What an envelope holds, directly or through other envelopes; who asks depends on it.
  func held(by id: ObjectID) -> HeldValues {
    let object = heap[id]
    if let current = solver.current { object.heldReaders.insert(current.id) }
    return object.held
  }

  /// Tells the readers of an envelope that it holds more.
  func invalidateHeld(of id: ObjectID) {
    for reader in heap[id].heldReaders.takeAll() { solver.invalidate(reader) }
  }

  func values(of variable: Environment.Variable) -> ValueSet {
    if let current = solver.current { variable.readers.insert(current.id) }
    return variable.values
  }

  func assign(_ values: ValueSet, to variable: Environment.Variable) {
    guard variable.parts.isEmpty else { return variable.parts.forEach { assign(values, to: $0) } }
    variable.forgetTest()
    guard variable.insert(values) else { return }
    for reader in variable.takeDependents() { solver.invalidate(reader) }
  }

  func declare(_ name: String, _ values: ValueSet, type: ScopedType? = nil, in environment: Environment) {
    guard let grown = environment.declare(name, values, type: type, by: solver.declaringStatement) else { return }
    for reader in grown.takeDependents() {
      // What runs now reads the new values further down.
      if reader == solver.current?.id { grown.readers.insert(reader) } else { solver.invalidate(reader) }
    }
  }
}
