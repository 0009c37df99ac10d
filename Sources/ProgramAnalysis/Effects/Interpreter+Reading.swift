import SourceFacts

extension Interpreter {
  /// Reads a member of each of the values.
  func read(_ name: String, of values: ValueSet, site: Site, isSuper: Bool, _ frame: Frame) -> ValueSet {
    if name == "self" { return values }
    var result = ValueSet()
    for value in values.values {
      switch value {
      case .metatype(let type): result.formUnion(readStatic(name, of: type, site, frame))
      case .object(let id):
        for target in targets(of: id) { result.formUnion(readField(name, of: target, site, isSuper: isSuper, frame)) }
      case .closure, .method: continue
      }
    }
    return result
  }

  // MARK: - Static members

  private func readStatic(_ name: String, of type: TypeID, _ site: Site, _ frame: Frame) -> ValueSet {
    if name == "init" { return ValueSet(.metatype(type)) }
    if name == "allCases" { return allCases(of: type, site, frame) }
    if program.enumCase(named: name, in: type) != nil {
      return plainCase(name, type: type)
    }
    if let symbol = program.property(named: name, in: type), symbol.fact.isStatic {
      return readStored(symbol, of: statics(of: type), receiver: .metatype(type), site, frame)
    }
    if let symbol = program.functions(named: name, in: type).first(where: { $0.fact.body != nil }) {
      return ValueSet(heap.method(symbol, receiver: symbol.fact.isStatic ? .metatype(type) : nil))
    }
    if let nested = program[type].nested[name]?.first { return ValueSet(.metatype(nested)) }
    return .empty
  }

  private func allCases(of type: TypeID, _ site: Site, _ frame: Frame) -> ValueSet {
    let object = collection(at: site, frame)
    for name in program[type].cases.keys.sorted() {
      put(plainCase(name, type: type), in: HiddenField.content, of: object)
    }
    return ValueSet(.object(object))
  }

  // MARK: - Instance members

  private func readField(
    _ name: String, of id: ObjectID, _ site: Site, isSuper: Bool, _ frame: Frame
  ) -> ValueSet {
    let object = heap[id]
    if isCoordinator(id) { frame.activation.touched.append(id) }
    if object.kind == .tuple { return field(name, of: id) }
    guard let type = object.type else { return field(name, of: id) }
    if let symbol = program.property(named: name, in: type, after: isSuper ? frame.owner : nil), !symbol.fact.isStatic {
      return readStored(symbol, of: id, receiver: .object(id), site, frame)
    }
    if let symbol = program.functions(named: name, in: type).first(where: { $0.fact.body != nil && !$0.fact.isStatic })
    {
      return ValueSet(heap.method(symbol, receiver: .object(id)))
    }
    if let model = modelProperty(name, of: type) {
      return field(name, of: id).union(value(of: model, receiver: id, site, frame))
    }
    if name.first == "$", program.property(named: String(name.dropFirst()), in: type) != nil {
      return projectedStream(name, of: id)
    }
    return field(name, of: id)
  }

  /// `$name` of a property wrapper: the stream of the property's values.
  private func projectedStream(_ name: String, of id: ObjectID) -> ValueSet {
    let type = program.externalType("Published.Publisher")
    return ValueSet(.object(heap.object(.opaque, type: type, name: "\(id.index).\(name)", maker: id).id))
  }

  private func readStored(
    _ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ site: Site, _ frame: Frame
  ) -> ValueSet {
    let fact = symbol.fact
    if fact.isComputed {
      guard fact.getter != nil else { return opaqueResult(of: symbol, holder, frame) }
      guard isWorthReading(symbol, on: receiver, for: actor(for: receiver, else: frame.actor)) else { return .empty }
      let activation = activation(
        .getter(symbol.id), receiver: receiver, actor: actor(for: receiver, else: frame.actor), arguments: [])
      var result = run(activation, from: frame, site: site, message: nil) { [self] in
        value(of: symbol, receiver: receiver, activation)
      }
      if result.isEmpty { result = opaqueResult(of: symbol, holder, frame) }
      noteHandedOut(result, by: receiver, to: frame, site: site)
      return result
    }
    initialize(symbol, of: holder, receiver: receiver, frame)
    var values = field(fact.name, of: holder)
    if values.isEmpty, !fact.isWeak { values = opaqueResult(of: symbol, holder, frame) }
    noteHandedOut(values, by: receiver, to: frame, site: site)
    return values
  }

  /// Puts the initial value into a stored property.
  func initialize(_ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ frame: Frame) {
    let isWrapped = !symbol.fact.attributes.isEmpty && isWrapped(symbol)
    guard symbol.fact.getter == nil, symbol.fact.initialValue != nil || isWrapped else { return }
    // What is static is made once, for nobody in particular.
    let owner = heap[holder].kind == .statics ? holder : heap[holder].maker ?? frame.actor
    let activation = activation(
      .initialValue(symbol.id), receiver: receiver, actor: actor(for: receiver, else: owner), arguments: [])
    guard activation.isDirty, !activation.isRunning else { return }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    _ = run(activation, from: frame, site: nil, message: nil) { [self] in
      let values = value(of: symbol, receiver: receiver, activation)
      let home = Frame(
        activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor, generics: [:],
        owner: symbol.owner, result: nil)
      store(values, in: symbol.fact.name, of: holder, symbol, site: place, home)
      if isWrapped { applyWrappers(of: symbol, to: values, of: holder, place, home) }
      return values
    }
  }

  private func opaqueResult(of symbol: PropertySymbol, _ holder: ObjectID, _ frame: Frame) -> ValueSet {
    guard let type = symbol.fact.type else { return .empty }
    return opaqueValue(
      of: ScopedType(reference: type, scope: symbol.scope), generics: frame.generics,
      name: "\(holder.index).\(symbol.fact.name)")
  }
}
