import SourceFacts

extension Interpreter {
  /// `target = value` and its compound forms.
  func assign(
    _ target: Expression, _ op: String, _ value: Expression, _ site: Site, _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    let values = evaluate(value, environment, frame, expecting: declaredType(of: target, environment, frame))
    if op != "=" {
      mutate(lvalues(of: target, environment, frame), inserting: values, site, frame)
      for id in evaluate(target, environment, frame).objects where heap[id].kind == .collection {
        put(elements(of: values), in: HiddenField.content, of: id)
      }
      return .unknown
    }
    assign(target, values, from: value, site, environment, frame)
    return .unknown
  }

  func assign(
    _ target: Expression, _ values: ValueSet, from written: Expression, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) {
    switch target {
    case .name(let name, _):
      switch meaning(of: name, environment, frame) {
      case .variable(let variable): assign(values, to: variable)
      case .member(.object(let id)): write(values, to: name, of: id, from: written, site, environment, frame)
      case .member(.metatype(let type)), .staticMember(let type): put(values, in: name, of: statics(of: type))
      case .globalProperty(let symbol): put(values, in: name, of: storage(of: symbol))
      case .nothing:
        // An inherited property of a class without source.
        if case .object(let id)? = frame.receiver {
          write(values, to: name, of: id, from: written, site, environment, frame)
        }
      case .receiver, .localFunction, .member, .globalFunctions, .type: break
      }
    case .member(.some(let base), let name, _):
      for value in evaluate(base, environment, frame).values {
        switch value {
        case .object(let id):
          let targets = targets(of: id)
          for target in targets { write(values, to: name, of: target, from: written, site, environment, frame) }
          if targets.isEmpty { handOver(values, site, frame) }
        case .metatype(let type): put(values, in: name, of: statics(of: type))
        case .closure, .method: continue
        }
      }
    case .index(let call):
      for argument in call.arguments { evaluate(argument.value, environment, frame) }
      let places = lvalues(of: call.callee, environment, frame)
      if case .null = written {
        for (holder, property) in places {
          record(.removed(holder: holder, property: property), at: site)
          noteRemoval(from: property, of: holder, site, frame)
        }
      } else {
        let isReplacing = !call.arguments.contains { isIdentity($0.value, of: written, values) }
        mutate(places, inserting: values, isReplacing: isReplacing, site, frame)
        for id in evaluate(call.callee, environment, frame).objects where heap[id].kind == .collection {
          put(values.without(.null), in: HiddenField.content, of: id)
        }
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        var part = ValueSet()
        for id in values.objects { part.formUnion(field(String(index), of: id)) }
        assign(element.value, part, from: written, site, environment, frame)
      }
    default: evaluate(target, environment, frame)
    }
  }

  /// What is assigned to one of too many types may be called by any of them.
  private func handOver(_ values: ValueSet, _ site: Site, _ frame: Frame) {
    choices += 1
    runLater(values, from: frame, site: site)
    choices -= 1
  }

  /// The declared type of what is assigned to, so that `.member` is looked up in it.
  func declaredType(of target: Expression, _ environment: Environment, _ frame: Frame) -> ScopedType? {
    switch target {
    case .name(let name, _):
      switch meaning(of: name, environment, frame) {
      case .variable(let variable): return variable.type
      case .member(let receiver): return type(of: receiver).flatMap { declaredType(of: name, in: $0, for: receiver) }
      case .staticMember(let type): return declaredType(of: name, in: type)
      case .globalProperty(let symbol):
        return symbol.type
      case .receiver, .localFunction, .globalFunctions, .type, .nothing: return nil
      }
    case .member(.some(.name("self", _)), let name, _):
      return type(of: frame.receiver).flatMap { declaredType(of: name, in: $0, for: frame.receiver) }
    case .member(.some(let base), let name, _):
      return evaluated(base, environment, frame).objects.lazy
        .compactMap { id in
          self.heap[id].type.flatMap { self.declaredType(of: name, in: $0, for: .object(id)) }
        }.first
    default: return nil
    }
  }

  private func declaredType(of name: String, in type: TypeID, for receiver: Value? = nil) -> ScopedType? {
    guard let symbol = program.property(named: name, in: type), let declared = symbol.type else { return nil }
    return meant(declared, by: symbol.owner, for: receiver)
  }

  // MARK: - Properties

  /// Assigns to a property of an object: runs its setter, or stores and runs its observers.
  private func write(
    _ values: ValueSet, to name: String, of id: ObjectID, from written: Expression, _ site: Site,
    _ environment: Environment, _ frame: Frame
  ) {
    if let wrapped = wrappedProperty(name, of: id) {
      let content = unwrapped(values)
      // What is bound refers to what another holds; any other wrapper holds its content itself.
      if content.values.contains(where: isBinding) { return put(content, in: wrapped, of: id) }
      return write(content, to: wrapped, of: id, from: written, site, environment, frame)
    }
    let places = boundPlaces(name, of: id)
    guard places == [StatePlace(holder: id, property: name)] else {
      for place in places where place.holder != id || place.property != name {
        write(values, to: place.property, of: place.holder, from: written, site, environment, frame)
      }
      return
    }
    if isCoordinator(id) { frame.activation.touched.append(id) }
    let symbol = heap[id].type.flatMap { program.property(named: name, in: $0) }
    defer { announce(values, from: written, in: places[0], site, environment, frame) }
    let isNothing = written.isNull || values.isNull
    noteAssignment(isNothing ? .nothing : .value, to: name, of: id, site, frame)
    if let symbol, let setter = symbol.fact.setter {
      // What it hands on to a part of it, it is told itself.
      if isSender(id), frame.actor != id { noteCallbacks(in: values, enter: name, of: id, site, frame) }
      runAccessor(setter, .setter(symbol.id), symbol, values, of: id, site, frame)
      return
    }
    if isNothing {
      if frame.isInitializing || !written.isNull {
        put(.null, in: name, of: id)
      } else {
        record(.removed(holder: id, property: name), at: site)
        noteRemoval(from: name, of: id, site, frame)
      }
      return
    }
    if symbol == nil, let type = heap[id].type, let model = modelProperty(name, of: type) {
      // Writing back what was read, as in `x.items = x.items.filter { … }`, shows nothing new.
      guard !reads(name, of: id, in: written, environment, frame) else { return }
      let arguments = [EvaluatedArgument(label: nil, values: values, isTrailing: false, written: written)]
      apply(model.assignment, receiver: id, arguments, site: site, frame)
      return
    }
    if symbol == nil { carry(values, by: name, in: id, site) }
    if written.isEmptyCollection ? !frame.isInitializing : written.reads(name) && !written.isOnlyAddedTo {
      record(.removed(holder: id, property: name), at: site)
      noteRemoval(from: name, of: id, site, frame)
    } else if !frame.isInitializing, !written.reads(name) {
      // What stood there before is gone, in a collection too.
      noteRemoval(from: name, of: id, site, frame)
    }
    let source = source(of: written, to: id, environment, frame)
    store(
      values, in: name, of: id, symbol, source: source, isOwn: written.reads(name),
      isEmptyLiteral: written.isEmptyCollection, site: site, frame)
    for (index, observer) in (symbol?.fact.observers ?? []).enumerated() {
      guard let symbol else { break }
      runAccessor(observer, .observer(symbol.id, index), symbol, values, of: id, site, frame)
    }
  }

  /// Whether an expression reads a property of that very object.
  func reads(
    _ name: String, of id: ObjectID, in written: Expression, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    guard written.reads(name) else { return false }
    var isRead = false
    ExpressionWalk { expression, _ in
      switch expression {
      case .name(name, _): if frame.receiver == .object(id) { isRead = true }
      case .member(.some(let base), name, _):
        if self.evaluated(base, environment, frame).objects.contains(id) { isRead = true }
      default: break
      }
    }.walk(written)
    return isRead
  }

  private func runAccessor(
    _ accessor: AccessorFact, _ code: Code, _ symbol: PropertySymbol, _ values: ValueSet, of id: ObjectID, _ site: Site,
    _ frame: Frame
  ) {
    let receiver = Value.object(id)
    let activation = activation(
      code, receiver: receiver, actor: actor(for: receiver, else: frame.actor), arguments: [values])
    _ = run(activation, from: frame, site: site, message: nil) { [self] in
      let inner = Frame(
        activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
        generics: ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
      let environment = activation.environment()
      let type = symbol.type
      declare(accessor.parameter, values, type: type, in: environment)
      var result = ValueSet()
      execute(accessor.body, environment, inner, &result)
      return result
    }
  }

  /// Puts values into a stored property and notes what that means; `isOwn` says that they stood there before. What enters an empty
  /// literal later is noted where it does.
  func store(
    _ values: ValueSet, in name: String, of id: ObjectID, _ symbol: PropertySymbol?, source: ValueSource = .own,
    isOwn: Bool = false, isEmptyLiteral: Bool = false, site: Site, _ frame: Frame
  ) {
    // A property with a declared type needs no stand-in: when nothing better is known, its type says as much.
    let known = symbol?.fact.type == nil ? values : values.filter { !isStandIn($0) }
    put(copied(known, into: StatePlace(holder: id, property: name)), in: name, of: id)
    guard !isEmptyLiteral else { return }
    let isCollection = known.objects.contains { heap[$0].kind == .collection }
    noteCoordinators(in: known, enter: name, of: id, isCollection: isCollection, source: source, site, frame)
    if isCollection, !isOwn { noteInsertion(of: known, into: name, of: id, site, frame) }
    noteCallbacks(in: known, enter: name, of: id, site, frame)
  }

  private func isStandIn(_ value: Value) -> Bool {
    guard case .object(let id) = value, heap[id].kind == .opaque, let type = heap[id].type else { return false }
    return !program[type].isExternal && program.isProtocol(type)
  }

  private func source(
    of written: Expression, to holder: ObjectID, _ environment: Environment, _ frame: Frame
  ) -> ValueSource {
    switch written {
    case .name(let name, _):
      guard let variable = environment.variable(name), variable.isArgument else { return .own }
      return .argument
    case .member(.some(let base), _, _):
      let owners = evaluated(base, environment, frame).objects
      if owners.contains(holder) { return .own }
      if owners.contains(where: { !isWrapper($0) }) { return .foreign }
      return source(of: base, to: holder, environment, frame)
    case .cast(let inner, _, _), .reference(let inner): return source(of: inner, to: holder, environment, frame)
    case .infix(let left, "??", let right, _):
      let first = source(of: left, to: holder, environment, frame)
      return first == .own ? .own : source(of: right, to: holder, environment, frame)
    default: return .own
    }
  }

  // MARK: - Collections

  /// The stored properties that an expression such as `self.children` or `children[key]` names.
  func lvalues(of expression: Expression, _ environment: Environment, _ frame: Frame) -> [(ObjectID, String)] {
    namedPlaces(expression, environment, frame).flatMap { holder, property in
      boundPlaces(property, of: holder).map { ($0.holder, $0.property) }
    }
  }

  private func namedPlaces(
    _ expression: Expression, _ environment: Environment, _ frame: Frame
  ) -> [(ObjectID, String)] {
    switch expression {
    case .name(let name, _):
      switch meaning(of: name, environment, frame) {
      case .member(.object(let id)): return [(id, name)]
      case .member(.metatype(let type)), .staticMember(let type): return [(statics(of: type), name)]
      case .nothing:
        // An inherited property of a class without source.
        if case .object(let id)? = frame.receiver { return [(id, name)] }
        return []
      case .receiver, .variable, .localFunction, .member, .globalProperty, .globalFunctions, .type: return []
      }
    case .member(.some(let base), let name, _):
      return evaluated(base, environment, frame).objects.flatMap { targets(of: $0) }.map {
        (stateHolder(of: name, in: $0), name)
      }
    case .index(let call): return lvalues(of: call.callee, environment, frame)
    case .reference(let inner): return lvalues(of: inner, environment, frame)
    default: return []
    }
  }

  /// Whether a key tells one object from all others: what is put there under it takes the place of nothing.
  private func isIdentity(_ key: Expression, of written: Expression, _ values: ValueSet) -> Bool {
    guard case .name(let name, _) = written else { return false }
    switch key {
    case .call(let call):
      guard call.callee.lastName == "ObjectIdentifier", case .name(name, _)? = call.arguments.first?.value else {
        return false
      }
      return true
    case .member(.some(.name(name, _)), let property, _):
      return values.objects.contains { id in
        guard let type = heap[id].type, let fact = program.property(named: property, in: type)?.fact else {
          return false
        }
        if case .call(let call)? = fact.initialValue, call.callee.lastName == "UUID" { return true }
        return fact.type.map { $0.names.contains("UUID") || $0.names.contains("ObjectIdentifier") } ?? false
      }
    default: return false
    }
  }

  /// Notes that values enter the collections in those properties.
  func mutate(
    _ places: [(ObjectID, String)], inserting values: ValueSet, isReplacing: Bool = false, _ site: Site, _ frame: Frame
  ) {
    guard !places.isEmpty else { return }
    let elements = elements(of: values)
    for (holder, property) in places {
      let symbol = heap[holder].type.flatMap { program.property(named: property, in: $0) }
      if let symbol { initialize(symbol, of: holder, receiver: .object(holder), frame) }
      noteCoordinators(in: values, enter: property, of: holder, isCollection: true, site, frame)
      noteInsertion(of: values, into: property, of: holder, isReplacing: isReplacing, site, frame)
      runLater(values, from: frame, site: site)
      if heap[holder].kind == .instance || heap[holder].kind == .opaque {
        let place = StatePlace(holder: holder, property: property)
        put(ValueSet(.object(collection(of: place))), in: property, of: holder)
      }
      for id in field(property, of: holder).objects where heap[id].kind == .collection {
        put(elements, in: HiddenField.content, of: id)
      }
      announce(elements, in: StatePlace(holder: holder, property: property), site, frame)
    }
  }
}

extension Expression {
  /// Whether it reads a member or name of that name.
  func reads(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name
    case .member(let base, let own, _): own == name || base?.reads(name) == true
    case .call(let call), .index(let call): call.callee.reads(name)
    case .infix(let left, _, let right, _): left.reads(name) || right.reads(name)
    case .ternary(_, let first, let second): first.reads(name) || second.reads(name)
    default: false
    }
  }

  /// Whether nothing is taken away from what it reads: it is a name or member only, or something is added to one.
  var isOnlyAddedTo: Bool {
    switch self {
    case .name, .member: true
    case .infix(let left, "+", let right, _): left.isOnlyAddedTo || right.isOnlyAddedTo
    default: false
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// `[]` or `[:]`.
  var isEmptyCollection: Bool {
    switch self {
    case .array(let elements, _): elements.isEmpty
    case .dictionary(let entries, _): entries.isEmpty
    default: false
    }
  }
}
