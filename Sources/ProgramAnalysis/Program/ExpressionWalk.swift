import SourceFacts

/// Visits the expressions of a body, those of the closures and local functions inside it too.
struct ExpressionWalk {
  /// What stands around an expression.
  enum Place {
    case value
    /// It is called.
    case callee
    /// It is assigned to.
    case target
    /// Something is called or read of it.
    case base
    /// Something is matched against it.
    case pattern
  }

  let visit: (Expression, Place) -> Void
  /// Whether the bodies of closures are visited.
  var entersClosures = true
  /// Visits the types that variables and patterns are declared with.
  var visitType: (TypeReference) -> Void = { _ in }

  func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression): walk(expression)
    case .binding(let pattern, let type, let value):
      walk(pattern)
      if let type { visitType(type) }
      if let value { walk(value) }
    case .branch(let conditions, let then, let otherwise):
      for condition in conditions { walk(condition) }
      walk(then + otherwise)
    case .switch(let subject, let cases):
      walk(subject)
      for branch in cases {
        for item in branch.items {
          walk(item.pattern)
          if let condition = item.condition { walk(condition) }
        }
        walk(branch.body)
      }
    case .forEach(let pattern, let sequence, let body):
      walk(pattern)
      walk(sequence)
      walk(body)
    case .forAwait(let stream, let body):
      walk(stream)
      walk(.closure(body))
    case .return(let value): if let value { walk(value) }
    case .throw(let error): walk(error)
    case .function(let fact): walk(fact.body ?? [])
    case .property(let fact): walk(fact)
    case .block(let statements): walk(statements)
    }
  }

  func walk(_ fact: PropertyFact) {
    if let type = fact.type { visitType(type) }
    if let value = fact.initialValue { walk(value) }
    walk(fact.getter ?? [])
    walk(fact.setter?.body ?? [])
    for observer in fact.observers { walk(observer.body) }
    for argument in fact.attributes.flatMap(\.arguments) { walk(argument.value) }
  }

  private func walk(_ condition: Condition) {
    switch condition {
    case .expression(let expression): walk(expression)
    case .matching(let pattern, let value):
      walk(pattern)
      walk(value)
    }
  }

  private func walk(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .name: break
    case .tuple(let parts), .enumCase(_, let parts, _): for part in parts { walk(part) }
    case .cast(let inner, let type):
      visitType(type)
      walk(inner)
    case .expression(let expression): walk(expression, .pattern)
    }
  }

  func walk(_ expression: Expression, _ place: Place = .value) {
    visit(expression, place)
    switch expression {
    case .member(let base, _, _): if let base { walk(base, .base) }
    case .call(let call), .index(let call):
      walk(call.callee, expression.isCall ? .callee : .base)
      for argument in call.arguments { walk(argument.value) }
    case .closure(let closure):
      for capture in closure.captures { if let value = capture.value { walk(value) } }
      if entersClosures { walk(closure.body) }
    case .assignment(let target, _, let value, _):
      walk(target, .target)
      walk(value)
    case .infix(let left, _, let right, _):
      walk(left)
      walk(right)
    case .prefix(_, let inner, _), .cast(let inner, _, _), .check(let inner, _), .reference(let inner): walk(inner)
    case .specialized(let inner, _): walk(inner, place)
    case .tuple(let elements): for element in elements { walk(element.value, place == .target ? .target : .value) }
    case .array(let elements, _), .effects(let elements): for element in elements { walk(element) }
    case .dictionary(let entries, _):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { walk(part) }
    case .statement(let statement, _): walk(statement)
    case .name, .keyPath, .type, .null, .boolean, .string, .integer, .literal: break
    }
  }
}

extension Expression {
  /// The name that a callee ends in.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .specialized(let inner, _): inner.lastName
    default: nil
    }
  }

  fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
