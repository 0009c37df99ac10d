import SourceFacts

extension Interpreter {
  /// What an expression may give. `expecting` is the type that the place it stands in asks for: `.member` is looked up there.
  @discardableResult
  func evaluate(
    _ expression: Expression, _ environment: Environment, _ frame: Frame, expecting: ScopedType? = nil
  ) -> ValueSet {
    guard spend() else { return .unknown }
    let values = value(of: expression, environment, frame, expecting: expecting)
    // What follows goes through them all.
    _ = spend(values.values.count / 8)
    return values
  }

  private func value(
    of expression: Expression, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    switch expression {
    case .name(let name, let range): return lookUp(name, range, environment, frame)
    case .member(nil, let name, let range): return implicitMember(name, range, frame, expecting: expecting)
    case .member(.some(let base), let name, let range):
      return read(name, of: evaluate(base, environment, frame), site: site(range, frame), isSuper: base.isSuper, frame)
    case .call(let call): return evaluate(call, environment, frame, expecting: expecting)
    case .index(let call): return index(call, environment, frame)
    case .closure(let fact): return ValueSet(.closure(makeClosure(fact, environment, frame)))
    case .assignment(let target, let op, let value, let range):
      return assign(target, op, value, site(range, frame), environment, frame)
    case .infix(let left, let op, let right, let range):
      return infix(left, op, right, site(range, frame), environment, frame, expecting: expecting)
    case .prefix("!", _, _), .check: return ValueSet(truth(of: expression, environment, frame).flags)
    case .prefix(_, let operand, _), .reference(let operand): return evaluate(operand, environment, frame)
    case .tuple(let elements): return tuple(elements, environment, frame, expecting: expecting)
    case .array(let elements, let range):
      return array(elements, site(range, frame), environment, frame, expecting: expecting)
    case .dictionary(let entries, let range):
      for entry in entries { evaluate(entry.key, environment, frame) }
      return array(entries.map(\.value), site(range, frame), environment, frame, expecting: expecting)
    case .cast(let operand, let type, let range):
      let expected = ScopedType(reference: type, scope: frame.scope)
      var values = evaluate(operand, environment, frame, expecting: expected)
      if values.isBottom, isWidened(.expression(site(range, frame))) { values = .unknown }
      return cast(values, to: type, site: site(range, frame), frame)
    case .ternary(let condition, let first, let second):
      let truth = truth(of: condition, environment, frame)
      var result = ValueSet()
      if truth.canHold { result.formUnion(evaluate(first, environment, frame, expecting: expecting)) }
      if truth.canFail { result.formUnion(evaluate(second, environment, frame, expecting: expecting)) }
      return result
    case .statement(let statement, let range):
      return value(of: statement, environment.child(-1 - Int(range.start)), frame)
    case .specialized(let operand, let arguments): return specialize(operand, arguments, environment, frame)
    case .type(let type, _): return program.resolve(type, in: frame.scope).map { ValueSet(.metatype($0)) } ?? .unknown
    case .effects(let parts):
      for part in parts { evaluate(part, environment, frame) }
      return .unknown
    case .null: return .null
    case .boolean(let value): return ValueSet(value ? .true : .false)
    case .string(let text): return program.keys.contains(text) ? plainCase("\"\(text)\"", type: nil) : .unknown
    case .keyPath, .literal: return .unknown
    }
  }

  // MARK: - Members

  /// Runs a property's initial value or getter.
  func value(of symbol: PropertySymbol, receiver: Value?, _ activation: Activation) -> ValueSet {
    let type = symbol.type
    let frame = Frame(
      activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
      generics: ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: type)
    var result = ValueSet()
    if let getter = symbol.fact.getter {
      execute(getter, activation.environment(), frame, &result)
    } else if let initial = symbol.fact.initialValue {
      result = evaluate(initial, activation.environment(), frame, expecting: type)
    }
    return result
  }

  /// `.member`: a case, static member or initializer of the expected type.
  private func implicitMember(
    _ name: String, _ range: SourceRange, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    if let type = expecting.flatMap({ nominal($0, frame) }) {
      if declaresStatic(name, type) {
        return read(name, of: ValueSet(.metatype(type)), site: site(range, frame), isSuper: false, frame)
      }
      let found = read(name, of: ValueSet(.metatype(type)), site: site(range, frame), isSuper: false, frame)
      if !found.isEmpty { return found }
    }
    // A case of a type that is not known still matches the `case` of its name.
    return plainCase(name, type: nil)
  }

  private func declaresStatic(_ name: String, _ type: TypeID) -> Bool {
    program.property(named: name, in: type)?.fact.isStatic == true || program.enumCase(named: name, in: type) != nil
  }

  func nominal(_ type: ScopedType, _ frame: Frame) -> TypeID? {
    if case .named(let path, _) = type.reference, path.count == 1 {
      if let bound = frame.generics[path[0]] { return bound }
      if path[0] == "Self", let own = self.type(of: frame.receiver) { return own }
    }
    return program.resolve(type)
  }

  func enumCase(_ name: String, type: TypeID?, site: Site, _ frame: Frame) -> HeapObject {
    heap.object(.enumCase(name), type: type, site: site, context: frame.activation.context, maker: frame.actor)
  }

  /// A case without payload is the same wherever it is written.
  func plainCase(_ name: String, type: TypeID?) -> ValueSet {
    ValueSet(.object(heap.object(.enumCase(name), type: type, maker: nil).id))
  }

  // MARK: - Literals

  func makeClosure(_ fact: ClosureFact, _ environment: Environment, _ frame: Frame) -> ClosureID {
    let captured = environment.child(ObjectIdentifier(fact).hashValue)
    for capture in fact.captures {
      guard let value = capture.value, capture.name != "self" else { continue }
      declare(capture.name, evaluate(value, environment, frame), in: captured)
    }
    return closure(fact, in: captured, frame)
  }

  private func tuple(
    _ elements: [Expression.TupleElement], _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    var types: [TypeReference.Element] = []
    if let expecting, case .tuple(let parts) = program.expand(expecting).reference {
      types = parts
    }
    // A tuple has no place of its own; that of its first element will do.
    let place = elements.lazy.compactMap(\.value.range).first ?? SourceRange(start: 0, end: 0)
    let object = heap.object(
      .tuple, type: nil, site: site(place, frame), context: frame.activation.context, maker: frame.actor)
    for (index, element) in elements.enumerated() {
      let type =
        types.indices.contains(index)
        ? expecting.map { ScopedType(reference: types[index].type, scope: $0.scope) } : nil
      let values = evaluate(element.value, environment, frame, expecting: type)
      put(values, in: String(index), of: object.id)
      if let label = element.label ?? (types.indices.contains(index) ? types[index].label : nil) {
        put(values, in: label, of: object.id)
      }
    }
    return ValueSet(.object(object.id))
  }

  private func array(
    _ elements: [Expression], _ site: Site, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    var elementType: ScopedType?
    if let expecting {
      let expanded = program.expand(expecting)
      switch expanded.reference {
      case .array(let element), .dictionary(_, let element):
        elementType = ScopedType(reference: element, scope: expanded.scope)
      default: break
      }
    }
    let object = collection(at: site, frame)
    for element in elements {
      put(evaluate(element, environment, frame, expecting: elementType), in: HiddenField.content, of: object)
    }
    return ValueSet(.object(object))
  }

  /// The collection that a literal makes: one for each activation, and past a limit one for each context, or collections of what was passed
  /// would multiply where they come back as what is passed.
  func collection(at site: Site, _ frame: Frame) -> ObjectID {
    let activation = frame.activation
    let context = heap.isCrowded(site, activation.context) ? activation.context : activation.id
    let made = heap.object(
      .collection, type: program.externalType(LibraryModel.collectionType), site: site, context: context,
      maker: frame.actor
    )
    heap.count(made, madeAt: site, in: activation.context)
    return made.id
  }

  // MARK: - Operators, casts and branches

  private func infix(
    _ left: Expression, _ op: String, _ right: Expression, _ site: Site, _ environment: Environment, _ frame: Frame,
    expecting: ScopedType?
  ) -> ValueSet {
    switch op {
    case "??":
      let first = evaluate(left, environment, frame, expecting: expecting)
      return first.without(.null).union(evaluate(right, environment, frame, expecting: expecting))
    case "==", "!=", "===", "!==", "&&", "||":
      guard operatorFunction(op, operands: 2) == nil || op.count == 3 else { break }
      let expression = Expression.infix(left, operator: op, right, site.range)
      return ValueSet(truth(of: expression, environment, frame).flags)
    default: break
    }
    if let symbol = operatorFunction(op, operands: 2) {
      let arguments = [
        Call.Argument(label: nil, value: left, isTrailing: false),
        Call.Argument(label: nil, value: right, isTrailing: false),
      ]
      return invoke([(symbol, nil)], arguments, site, message: nil, environment, frame)
    }
    if let model = program.models.globalCall(op, labels: []) {
      return infix(left, model, right, site, environment, frame)
    }
    let (first, second) = (evaluate(left, environment, frame), evaluate(right, environment, frame))
    // `+` of collections joins them; of other operators the result says nothing about objects.
    let collections = op == "+" ? first.union(second).known.filter { isCollection($0) } : .empty
    return collections.isEmpty ? .unknown : collections
  }

  /// A library's operator: its left operand is the receiver.
  private func infix(
    _ left: Expression, _ model: CallModel, _ right: Expression, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) -> ValueSet {
    let values = evaluate(right, environment, frame)
    let argument = EvaluatedArgument(label: nil, values: values, isTrailing: false, written: right)
    let receivers = evaluate(left, environment, frame).objects
    guard !receivers.isEmpty else { return apply(model.effects, receiver: nil, [argument], site: site, frame) }
    return receivers.reduce(into: ValueSet()) {
      $0.formUnion(apply(model.effects, receiver: $1, [argument], site: site, frame))
    }
  }

  private func isCollection(_ value: Value) -> Bool {
    if case .object(let id) = value { heap[id].kind == .collection } else { false }
  }

  private func operatorFunction(_ name: String, operands: Int) -> FunctionSymbol? {
    program.operators[name]?.first { $0.fact.parameters.count == operands && $0.fact.body != nil }
  }

  private func value(of statement: Statement, _ environment: Environment, _ frame: Frame) -> ValueSet {
    var result = ValueSet()
    switch statement {
    case .block(let statements): execute(statements.map(\.valued), environment, frame, &result)
    default: execute([statement.valued], environment, frame, &result)
    }
    return result
  }

  private func specialize(
    _ operand: Expression, _ arguments: [TypeReference], _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    // The type arguments are told to the callee by `generics`; the value is that of the plain name.
    evaluate(operand, environment, frame)
  }

  /// The values that can be of the type; where nothing is known of them, an object of it; `nil` where none can.
  func cast(_ values: ValueSet, to reference: TypeReference, site: Site?, _ frame: Frame) -> ValueSet {
    let scoped = ScopedType(reference: reference, scope: frame.scope)
    guard let type = nominal(scoped, frame), !values.isBottom, !values.isNull else { return values }
    let kept = values.known.filter { canBe(type, $0) }
    let known = kept.filter { value in
      guard case .object(let id) = value, let actual = heap[id].type else { return true }
      return !program[actual].isExternal || program[type].isExternal
    }
    if !known.isEmpty { return known }
    if kept.isEmpty, !values.isEmpty { return .null }
    guard !program.isProtocol(type) || values.isEmpty else { return kept }
    guard !program[type].isExternal, !program.isProtocol(type), let site else {
      return kept.isEmpty && !program.isProtocol(type) && matters(type) ? ValueSet(.object(opaque(type))) : values
    }
    // A coordinator that is cast was made elsewhere.
    return ValueSet(.object(roles.isCoordinator(type) ? coordinator(type) : allocate(type, at: site, frame)))
  }

  /// Whether a value may be of a type: what has no source or is known only by its type may be anything near it.
  func canBe(_ type: TypeID, _ value: Value) -> Bool {
    guard case .object(let id) = value, let actual = heap[id].type else { return true }
    if program.isSubtype(actual, of: type) || program[actual].isExternal { return true }
    return heap[id].kind != .instance || program[type].isExternal && program.isProtocol(type)
  }
}

extension Expression {
  var isSuper: Bool { if case .name("super", _) = self { true } else { false } }
  var isSelf: Bool { if case .name("self", _) = self { true } else { false } }
}

extension Statement {
  /// As the branch of an expression: its last expression is its value.
  fileprivate var valued: Statement {
    switch self {
    case .expression(let expression): .return(expression)
    case .branch(let conditions, let then, let otherwise):
      .branch(conditions, then: then.map(\.valued), else: otherwise.map(\.valued))
    case .block(let statements): .block(statements.dropLast() + statements.suffix(1).map(\.valued))
    case .switch(let subject, let cases):
      .switch(
        subject,
        cases.map { SwitchCase(patterns: $0.patterns, body: $0.body.dropLast() + $0.body.suffix(1).map(\.valued)) })
    default: self
    }
  }
}
