import SourceFacts

extension Interpreter {
  /// Reads a member of each of the values.
  func read(_ name: String, of values: ValueSet, site: Site, isSuper: Bool, _ frame: Frame) -> ValueSet {
    if name == "self" { return values }
    // `screen.case` of the Composable Architecture's stores of cases.
    if name == "case" { return values }
    // What may be anything has members that may be anything; `nil` has none.
    var result = ValueSet(values.isEmpty ? values.flags.intersection([.unknown, .null]) : [])
    if values.isEmpty, !values.flags.isDisjoint(with: .boolean) { result.insert(.unknown) }
    for value in values.values {
      switch value {
      case .metatype(let type): result.formUnion(readStatic(name, of: type, site, frame))
      case .object(let id):
        for target in targets(of: id) { result.formUnion(readField(name, of: target, site, isSuper: isSuper, frame)) }
      case .closure, .method: result.insert(.unknown)
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
      // A Boolean constant of a type is a setting: all that it may be set to counts.
      return readStored(symbol, of: statics(of: type), receiver: .metatype(type), site, frame).withoutConstants
    }
    if let symbol = program.functions(named: name, in: type).first(where: { $0.fact.body != nil }) {
      return ValueSet(heap.method(symbol, receiver: symbol.fact.isStatic ? .metatype(type) : nil))
    }
    if let nested = program[type].nested[name]?.first { return ValueSet(.metatype(nested)) }
    if let model = modelProperty(name, of: type), case .instance(let instance)? = model.value {
      return ValueSet(.object(opaque(program.externalType(instance))))
    }
    return program.type(name, ofModule: type, from: frame.scope).map { ValueSet(.metatype($0)) } ?? .unknown
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
    guard let type = object.type else { return fieldOrUnknown(name, of: id) }
    if let referred = readReference(name, of: id, site, frame) { return referred }
    let state = stateHolder(of: name, in: id)
    if state != id { return readField(name, of: state, site, isSuper: false, frame) }
    if let symbol = program.property(named: name, in: type, after: isSuper ? frame.owner : nil), !symbol.fact.isStatic {
      return readStored(symbol, of: id, receiver: .object(id), site, frame)
    }
    if let symbol = program.functions(named: name, in: type).first(where: { $0.fact.body != nil && !$0.fact.isStatic })
    {
      return ValueSet(heap.method(symbol, receiver: .object(id)))
    }
    if let model = modelProperty(name, of: type) {
      let values = field(name, of: id).union(value(of: model, receiver: id, site, frame))
      return values.isBottom ? .unknown : values
    }
    if name.first == "$", program.property(named: String(name.dropFirst()), in: type) != nil {
      return projection(of: String(name.dropFirst()), in: id)
    }
    return fieldOrUnknown(name, of: id)
  }

  /// A member that nobody declares holds what was put there, if anything; the parts of a tuple or case are always put.
  private func fieldOrUnknown(_ name: String, of id: ObjectID) -> ValueSet {
    let values = field(name, of: id)
    switch heap[id].kind {
    case .tuple, .enumCase: return values
    case .instance, .collection, .statics, .opaque, .channel: return values.isBottom ? .unknown : values
    }
  }

  private func readStored(
    _ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ site: Site, _ frame: Frame
  ) -> ValueSet {
    let fact = symbol.fact
    var values: ValueSet
    if fact.isComputed {
      if fact.getter == nil {
        values = .empty
      } else {
        guard isWorthReading(symbol, on: receiver, for: actor(for: receiver, else: frame.actor)) else {
          return .unknown
        }
        let activation = activation(
          .getter(symbol.id), receiver: receiver, actor: actor(for: receiver, else: frame.actor), arguments: [])
        values = run(activation, from: frame, site: site, message: nil) { [self] in
          value(of: symbol, receiver: receiver, activation)
        }
      }
    } else {
      initialize(symbol, of: holder, receiver: receiver, frame)
      values = field(fact.name, of: holder)
      if comesFromOutside(symbol, holder) { values = values.withoutConstants }
      if changesUnseen(symbol, holder, values) { values.insert(.unknown) }
      values = dereferenced(values, of: symbol, site, frame)
    }
    values = typed(values, of: symbol, holder, frame)
    noteHandedOut(values, by: receiver, to: frame, site: site)
    return values
  }

  /// Whether what a property began with is not seen: nobody is seen to make the object, and what its declaration says, if anything, may
  /// have been replaced by who made it.
  private func comesFromOutside(_ symbol: PropertySymbol, _ holder: ObjectID) -> Bool {
    guard heap[holder].kind == .opaque, let type = heap[holder].type else { return false }
    return symbol.fact.initialValue == nil || !roles.takesPart(type)
  }

  /// Whether code that is not followed may set a property to something else than what it is known to be: of a service or a view model that
  /// has nothing to do with the flow not all functions are run.
  private func changesUnseen(_ symbol: PropertySymbol, _ holder: ObjectID, _ values: ValueSet) -> Bool {
    guard !symbol.fact.isConstant, let type = heap[holder].type, program[type].isReferenceType,
      !program[type].isExternal, !isAlwaysRun(type),
      !values.flags.isDisjoint(with: [.true, .false, .null]) || values.objects.contains(where: { heap[$0].kind.isCase })
    else { return false }
    noteRefusal(of: type)
    return true
  }

  /// What a property holds: what is known, or else, once nothing more arrives, top of its type; of what is weak or `nil` until it is
  /// set, nothing.
  private func typed(_ values: ValueSet, of symbol: PropertySymbol, _ holder: ObjectID, _ frame: Frame) -> ValueSet {
    guard values.isEmpty, !symbol.fact.isWeak || symbol.fact.isComputed else { return values }
    let place = WaitingPoint.Place.property(holder, symbol.id)
    guard let type = symbol.type else {
      return values.isBottom && isWidened(place) ? .unknown : values
    }
    // `@Query var books: [Book]` of a library has its elements from elsewhere, whatever they are.
    if values.isBottom, isFilledFromOutside(symbol) { return .unknown }
    // What a parameter stands for in the object counts; what one of its name stands for in the caller is another matter.
    return typed(
      values, as: type, ownGenerics(of: .object(holder), in: symbol.owner), at: place,
      name: "\(holder.index).\(symbol.fact.name)")
  }

  /// Whether a wrapper of which nothing is known gives a collection, which nobody declares to begin with anything.
  private func isFilledFromOutside(_ symbol: PropertySymbol) -> Bool {
    guard let attribute = symbol.fact.attributes.first, symbol.fact.initialValue == nil, let type = symbol.type else {
      return false
    }
    switch program.expand(type).reference {
    case .array, .dictionary: break
    case .named, .tuple, .function, .composition, .metatype: return false
    }
    let name = attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
    return program.typesByName[name] == nil && !Self.stateWrapperNames.contains(name)
  }

  /// Wrappers that hold what is put into them, or refer to what another holds.
  private static let stateWrapperNames: Set<String> = ["Binding", "Bindable", "ObservedObject", "Published", "State"]

  /// On whose behalf the initial value of a property is made: what stands for a coordinator does not make it on that one's behalf.
  private func maker(of symbol: PropertySymbol, in holder: ObjectID, for owner: ObjectID) -> ObjectID {
    guard let own = coordinator(viewedBy: holder) else { return actor(for: .object(holder), else: owner) }
    return isCoordinator(owner) && owner != own ? owner : holder
  }

  /// Puts the initial value into a stored property.
  func initialize(_ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ frame: Frame) {
    let isWrapped = !symbol.fact.attributes.isEmpty && isWrapped(symbol)
    let provider = provider(of: symbol)
    guard symbol.fact.getter == nil, symbol.fact.initialValue != nil || isWrapped || provider != nil else { return }
    // What is static is made once, for nobody in particular.
    let owner = heap[holder].kind == .statics ? holder : heap[holder].maker ?? frame.actor
    let activation = activation(
      .initialValue(symbol.id), receiver: receiver, actor: maker(of: symbol, in: holder, for: owner), arguments: [])
    frame.activation.initializations.append(activation.id)
    guard activation.isDirty, !activation.isRunning else { return }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    _ = run(activation, from: frame.activation) { [self] in
      let initial =
        provider.map { provided(by: $0, for: symbol, receiver, activation) }
        ?? value(of: symbol, receiver: receiver, activation)
      // A wrapper such as `@AppStorage` or `@State` has its value from elsewhere too.
      let values = symbol.fact.attributes.isEmpty ? initial : initial.withoutConstants
      let home = Frame(
        activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
        generics: ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
      store(
        values, in: symbol.fact.name, of: holder, symbol,
        isEmptyLiteral: symbol.fact.initialValue?.isEmptyCollection == true, site: place, home)
      if isWrapped { applyWrappers(of: symbol, to: values, of: holder, place, home) }
      return values
    }
  }
}
