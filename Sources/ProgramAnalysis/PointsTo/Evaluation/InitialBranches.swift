import SourceFacts

/// Which branches a coordinator can't take when it begins: a constant that is set by hand leaves them out, or a property that begins with another
/// value and is given no other before the test.
///
/// Such code counts as any other. Only the first screens are not among what it shows.
struct InitialBranches: InterpreterPart {
  let interpreter: Interpreter

  /// Whether the conditions hold then; nil where that is not known.
  func outcome(of conditions: [Condition], _ environment: Environment, _ frame: Frame) -> Bool? {
    guard case .object(let receiver)? = frame.receiver, kinds.isCoordinator(receiver) else { return nil }
    var outcome: Bool? = true
    for condition in conditions {
      let truth: Bool? =
        switch condition {
        case .expression(let expression): self.outcome(of: expression, environment, frame)
        case .matching(let pattern, let value):
          constant(value, environment, frame).flatMap { self.outcome(of: pattern, matching: $0) }
        }
      if truth == false { return false }
      if truth == nil { outcome = nil }
    }
    return outcome
  }

  /// Which cases of a `switch` are taken then; nil where that is not known.
  func outcomes(
    of cases: [SwitchCase], on subject: Expression, _ environment: Environment, _ frame: Frame
  ) -> [Bool?] {
    guard case .object(let receiver)? = frame.receiver, kinds.isCoordinator(receiver),
      let constant = constant(subject, environment, frame)
    else { return cases.map { _ in nil } }
    var isTaken = false
    return cases.map { branch in
      if isTaken { return false }
      let outcomes = branch.items.map { item in
        item.condition == nil ? outcome(of: item.pattern, matching: constant) : nil
      }
      isTaken = outcomes.contains(true)
      return isTaken ? true : outcomes.isEmpty || outcomes.contains(nil) ? nil : false
    }
  }

  private func outcome(of expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool? {
    switch expression {
    case .boolean(let value): return value
    case .prefix("!", let operand, _): return outcome(of: operand, environment, frame).map { !$0 }
    case .infix(let left, "&&", let right, _):
      let sides = [outcome(of: left, environment, frame), outcome(of: right, environment, frame)]
      return sides.contains(false) ? false : sides.allSatisfy { $0 == true } ? true : nil
    case .infix(let left, "||", let right, _):
      let sides = [outcome(of: left, environment, frame), outcome(of: right, environment, frame)]
      return sides.contains(true) ? true : sides.allSatisfy { $0 == false } ? false : nil
    case .infix(let left, let op, let right, _) where op == "==" || op == "!=":
      guard let ours = constant(left, environment, frame) ?? constant(right, environment, frame),
        let theirs = [left, right].compactMap(literal).first
      else { return nil }
      return (ours == theirs) == (op == "==")
    default:
      return switch constant(expression, environment, frame) {
      case .boolean(let value)?: value
      case .name, nil: nil
      }
    }
  }

  private func outcome(of pattern: Pattern, matching constant: Constant) -> Bool? {
    switch (pattern, constant) {
    case (.enumCase(let name, _, _), .name(let other)) where isCase(name): name == other
    case (.expression(let expression), _): literal(expression).map { $0 == constant }
    default: nil
    }
  }

  /// A value that is written as such.
  private enum Constant: Equatable {
    case boolean(Bool)
    /// A case, or a string or number.
    case name(String)
  }

  private func literal(_ expression: Expression) -> Constant? {
    switch expression {
    case .boolean(let value): .boolean(value)
    case .string(let text): .name("\"\(text)")
    case .integer(let number): .name("\(number)")
    case .member(nil, let name, _) where isCase(name): .name(name)
    case .member(.some(.name(let type, _)), let name, _)
    where program.typesByName[type]?.contains { program.members.enumCase(named: name, in: $0) != nil } == true:
      .name(name)
    default: nil
    }
  }

  /// Whether enums of the app's own alone have a member of that name, as a case: a static property may be any of them.
  private func isCase(_ name: String) -> Bool {
    let enums = program.types.filter { $0.kind == .enum && !$0.isExternal }
    return enums.contains { $0.cases[name] != nil } && !enums.contains { $0.staticProperties[name] != nil }
  }

  private func constant(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Constant? {
    guard let name = expression.ownMember else { return nil }
    switch names.meaning(of: name, environment, frame) {
    case .variable(let variable):
      let values = memory.values(of: variable)
      guard !variable.isArgument, let origin = variable.origin, values.isOnePart, !values.isUnknown else { return nil }
      return literal(origin)
    case .member(let receiver):
      guard receiver == frame.receiver, let type = kinds.type(of: receiver),
        let symbol = program.members.property(named: name, in: type), !symbol.fact.isStatic, !symbol.fact.isComputed,
        symbol.fact.attributes.isEmpty || symbol.fact.attributes.allSatisfy({ $0.name == "Published" }),
        symbol.fact.isConstant || isUnwritten(name, of: type, before: expression, frame)
      else { return nil }
      return symbol.fact.initialValue.flatMap(literal)
    default: return nil
    }
  }

  /// Whether nobody gives a property another value before a test that its coordinator's start makes: neither its initializers, nor what comes
  /// before the test there, nor other objects.
  private func isUnwritten(_ name: String, of type: TypeID, before test: Expression, _ frame: Frame) -> Bool {
    guard case .function(let id) = frame.activation.code, let method = program.functionName(id),
      PatternWords.isStart(method),
      let body = program.members.functions(named: method, in: type).first(where: { $0.id == id })?.fact.body
    else { return false }
    let writes = program.memberWrites
    return !writes.names(assignedBy: "init", of: type).contains(name)
      && !writes.names(assignedIn: Statement.parts(of: body, before: test), of: type).contains(name)
      && !writes.foreign.contains(name)
  }
}

extension Statement {
  /// What may run before a test in one of some statements is made: of those that it stands in only the parts that come first.
  fileprivate static func parts(of statements: [Statement], before test: Expression) -> [Statement] {
    guard let index = statements.firstIndex(where: { $0.contains(test) }) else { return [] }
    return statements[..<index] + statements[index].parts(before: test)
  }

  private func parts(before test: Expression) -> [Statement] {
    switch self {
    case .block(let inner): Self.parts(of: inner, before: test)
    case .branch(_, let then, let otherwise):
      Self.parts(of: then, before: test) + Self.parts(of: otherwise, before: test)
    case .switch(_, let cases): cases.flatMap { Self.parts(of: $0.body, before: test) }
    default: [self]
    }
  }

  /// Whether an expression stands in it.
  fileprivate func contains(_ expression: Expression) -> Bool {
    var isFound = false
    ExpressionWalk { inner, _ in if inner.range == expression.range { isFound = true } }.walk(self)
    return isFound
  }
}
