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

/// A case of a `switch`; no patterns stand for `default`.
package struct SwitchCase: Sendable {
  package let patterns: [Pattern]
  package let body: [Statement]

  package init(patterns: [Pattern], body: [Statement]) {
    self.patterns = patterns
    self.body = body
  }
}

/// What a value is matched against or bound to.
package indirect enum Pattern: Sendable {
  case wildcard
  case name(String)
  case tuple([Pattern])
  /// `.name(payload)`.
  case enumCase(String, [Pattern])
  case cast(Pattern, TypeReference)
  case expression(Expression)
}
