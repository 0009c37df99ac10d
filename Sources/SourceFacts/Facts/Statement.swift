/// A statement of a body. Branches keep their conditions; `#if` keeps all of its branches; `do` and `defer` are blocks.
package indirect enum Statement: Sendable {
  case expression(Expression)
  case binding(Pattern, TypeReference?, Expression?)
  case branch([Condition], then: [Statement], else: [Statement])
  case `switch`(Expression, [SwitchCase])
  case forEach(Pattern, Expression, [Statement])
  /// `for await value in stream`: the body as what runs for each value.
  case forAwait(Expression, ClosureFact)
  case `return`(Expression?)
  /// `throw error`, where no `do` around it catches that.
  case `throw`(Expression)
  case function(FunctionFact)
  case property(PropertyFact)
  case block([Statement])
}

/// One condition of an `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expression)
  /// `let pattern = value`, or `case pattern = value`.
  case matching(Pattern, Expression)
}

/// A case of a `switch`; no items stand for `default`.
package struct SwitchCase: Sendable {
  package let items: [CaseItem]
  package let body: [Statement]

  package init(items: [CaseItem], body: [Statement]) {
    self.items = items
    self.body = body
  }

  package var patterns: [Pattern] { items.map(\.pattern) }
}

/// One of the patterns of a `case`, with what stands behind its `where`.
package struct CaseItem: Sendable {
  package let pattern: Pattern
  package let condition: Expression?

  package init(pattern: Pattern, condition: Expression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// What a value is matched against or bound to.
package indirect enum Pattern: Sendable {
  case wildcard
  case name(String)
  case tuple([Pattern])
  /// `.name(payload)`, with the path of the enum where it is written: `Menu.Step.name(payload)`.
  case enumCase(String, [Pattern], of: [String]?)
  case cast(Pattern, TypeReference)
  case expression(Expression)
}
