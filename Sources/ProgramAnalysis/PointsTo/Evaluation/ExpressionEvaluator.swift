import SourceFacts

/// What an expression may be. Calls, members and assignments it hands to those that know them.
struct ExpressionEvaluator: InterpreterPart {
  let interpreter: Interpreter

  /// What an expression may give. `expecting` is the type that the place it stands in asks for: `.member` is looked up there.
  @discardableResult
  func evaluate(
    _ expression: Expression, _ environment: Environment, _ frame: Frame, expecting: ScopedType? = nil
  ) -> ValueSet {
    guard solver.spend() else { return .unknown }
    let values = value(of: expression, environment, frame, expecting: expecting)
    // What follows goes through them all.
    _ = solver.spend(values.values.count / 8)
    return values
  }

  private func value(
    of expression: Expression, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    switch expression {
    case .name(let name, let range):
      return overloadResolution.references(in: names.lookUp(name, range, environment, frame), expecting: expecting)
    case .member(nil, let name, let range): return implicitMember(name, range, frame, expecting: expecting)
    case .member(.some(let base), let name, let range):
      let values = reading.read(
        name, of: evaluate(base, environment, frame), site: interpreter.site(range, frame), isSuper: base.isSuper, frame
      )
      if base.isSuper { return values }
      return overloadResolution.references(
        in: base.isSelf ? recentWrites.value(of: name, among: values, frame) : values, expecting: expecting)
    case .call(let call):
      let values = callResolution.evaluate(call, environment, frame, expecting: expecting)
      recentWrites.forget(after: call, frame)
      return values
    case .index(let call): return valueCalls.index(call, environment, frame)
    case .closure(let fact):
      return ValueSet(.closure(literals.makeClosure(fact, environment, frame, expecting: expecting)))
    case .assignment(let target, let op, let value, let range):
      return assignment.assign(target, op, value, interpreter.site(range, frame), environment, frame)
    case .infix(let left, let op, let right, let range):
      return operators.infix(left, op, right, interpreter.site(range, frame), environment, frame, expecting: expecting)
    case .prefix("!", _, _), .check: return ValueSet(conditions.truth(of: expression, environment, frame).flags)
    case .prefix(_, .integer, _): return .unknown
    case .prefix(_, let operand, _): return evaluate(operand, environment, frame)
    case .reference(let operand):
      assignedPlaces.fill(operand, environment, frame)
      return evaluate(operand, environment, frame)
    case .tuple(let elements): return literals.tuple(elements, environment, frame, expecting: expecting)
    case .array(let elements, let range):
      return literals.array(elements, interpreter.site(range, frame), environment, frame, expecting: expecting)
    case .dictionary(let entries, let range):
      return literals.dictionary(entries, interpreter.site(range, frame), environment, frame, expecting: expecting)
    case .cast(let operand, let type, let range):
      let expected = ScopedType(reference: type, scope: frame.scope)
      var values = evaluate(operand, environment, frame, expecting: expected)
      if values.isBottom, solver.isWidened(.expression(interpreter.site(range, frame))) { values = .unknown }
      let site = interpreter.site(range, frame)
      let result = casts.cast(values, to: type, site: site, frame)
      loadedStacks.hold(result, castFrom: operand, at: site, environment, frame)
      return result
    case .ternary(let condition, let first, let second):
      let truth = conditions.truth(of: condition, environment, frame)
      let possible = (truth.canHold ? [first] : []) + (truth.canFail ? [second] : [])
      return join(possible.map { ($0, evaluate($0, environment, frame, expecting: expecting)) }, frame)
    case .statement(let statement, let range):
      return value(of: statement, environment.child(-1 - Int(range.start)), frame)
    case .specialized(let operand, let arguments): return specialize(operand, arguments, environment, frame)
    case .type(let type, _):
      return program.resolution.resolve(type, in: frame.scope).map { ValueSet(.metatype($0)) } ?? .unknown
    case .effects(let parts):
      for part in parts { evaluate(part, environment, frame) }
      return .unknown
    case .null: return .null
    case .boolean(let value): return ValueSet(value ? .true : .false)
    case .string, .integer: return literals.constant(expression)
    case .keyPath(let names, _, _): return keyPaths.value(of: names, expecting: expecting, frame)
    case .literal: return .unknown
    }
  }

  /// Runs a property's initial value or getter.
  func value(of symbol: PropertySymbol, receiver: Value?, _ activation: Activation) -> ValueSet {
    let type = symbol.type
    let frame = Frame(
      activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
      generics: genericsResolution.ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: type)
    var result = ValueSet()
    if let getter = symbol.fact.getter {
      statements.execute(getter, activation.environment(), frame, &result)
    } else if let initial = symbol.fact.initialValue {
      result = evaluate(initial, activation.environment(), frame, expecting: type)
      if let type, makesPage(of: type, result, frame), let range = initial.range {
        result = casts.cast(result, to: type.reference, site: interpreter.site(range, frame), frame)
      }
    }
    return result
  }

  /// Whether a coordinator has a page by code that is not there, as generated code makes one of a storyboard, and only the property says which:
  /// `let page: FeedViewController = R.storyboard.feed()!`.
  private func makesPage(of type: ScopedType, _ values: ValueSet, _ frame: Frame) -> Bool {
    guard values.isUnknown, values.isEmpty, kinds.isCoordinator(frame.actor),
      let page = program.resolution.resolve(type)
    else { return false }
    return roles.isController(page) && !program[page].isExternal && program[page].kind == .class
  }

  /// `.member`: a case, static member or initializer of the expected type.
  private func implicitMember(
    _ name: String, _ range: SourceRange, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    if let type = expecting.flatMap({ casts.nominal($0, frame) }) {
      if declaresStatic(name, type) {
        return reading.read(
          name, of: ValueSet(.metatype(type)), site: interpreter.site(range, frame), isSuper: false, frame)
      }
      let found = reading.read(
        name, of: ValueSet(.metatype(type)), site: interpreter.site(range, frame), isSuper: false, frame)
      if !found.isEmpty { return found }
    }
    // A case of a type that is not known still matches the `case` of its name.
    return literals.plainCase(name, type: nil)
  }

  private func declaresStatic(_ name: String, _ type: TypeID) -> Bool {
    program.members.staticProperty(named: name, in: type) != nil
      || program.members.enumCase(named: name, in: type) != nil
  }

  private func value(of statement: Statement, _ environment: Environment, _ frame: Frame) -> ValueSet {
    var result = ValueSet()
    switch statement {
    case .block(let statements): self.statements.execute(statements.map(\.valued), environment, frame, &result)
    default: self.statements.execute([statement.valued], environment, frame, &result)
    }
    return result
  }

  /// The values of alternatives. Where one is `nil` and nothing is known of another, the result is not known to be `nil`.
  private func join(_ alternatives: [(expression: Expression, values: ValueSet)], _ frame: Frame) -> ValueSet {
    let result = alternatives.reduce(into: ValueSet()) { $0.formUnion($1.values) }
    let isUnresolved =
      result.isNull
      && alternatives.contains { conditions.knowledge(of: $0.values, at: $0.expression, frame) == .unknown }
    return isUnresolved ? result.union(.unknown) : result
  }

  private func specialize(
    _ operand: Expression, _ arguments: [TypeReference], _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    // The type arguments are told to the callee by `generics`; the value is that of the plain name.
    evaluate(operand, environment, frame)
  }
}

extension Expression {
  var isSuper: Bool { if case .name("super", _) = self { true } else { false } }
  var isSelf: Bool { if case .name("self", _) = self { true } else { false } }

  /// `name` of `name` and `self.name`.
  var ownMember: String? {
    switch self {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _): name
    default: nil
    }
  }
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
        cases.map { SwitchCase(items: $0.items, body: $0.body.dropLast() + $0.body.suffix(1).map(\.valued)) })
    default: self
    }
  }
}
