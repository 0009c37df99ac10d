import SourceFacts

/// Conditions that let something happen only once: that a collection is empty, that something is nil or not there yet.
struct Guards {
  private var guarded: [SourceRange] = []
  private let words: Set<String>

  /// An adder that asks whether it `contains` a child asks for that one child; it may still be called for many.
  init(of body: [Statement], isAdder: Bool = false) {
    words = isAdder ? ["isEmpty"] : ["isEmpty", "contains", "count", "first", "firstIndex"]
    walk(body, isGuarded: false)
  }

  /// Whether a call stands behind such a condition.
  func protect(_ call: SourceRange) -> Bool { guarded.contains(call) }

  private mutating func walk(_ statements: [Statement], isGuarded: Bool) {
    var isGuarded = isGuarded
    for statement in statements {
      switch statement {
      case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))):
        walk([inner], isGuarded: isGuarded)
      case .block(let inner): walk(inner, isGuarded: isGuarded)
      case .branch(let conditions, let then, let otherwise):
        let isOnce = conditions.contains(where: asksForAbsence)
        walk(then, isGuarded: isGuarded || isOnce)
        walk(otherwise, isGuarded: isGuarded || isOnce)
        // Behind a `guard` everything stands behind its conditions.
        if then.isEmpty, isOnce { isGuarded = true }
      case .switch(_, let cases):
        for branch in cases { walk(branch.body, isGuarded: isGuarded) }
      case .forEach(_, _, let inner): walk(inner, isGuarded: isGuarded)
      default: if isGuarded { collect(statement) }
      }
    }
  }

  private mutating func collect(_ statement: Statement) {
    var found: [SourceRange] = []
    ExpressionWalk { expression, _ in
      if case .call(let call) = expression { found.append(call.range) }
    }.walk(statement)
    guarded += found
  }

  private func asksForAbsence(_ condition: Condition) -> Bool {
    let expression: Expression =
      switch condition {
      case .expression(let expression): expression
      case .matching(_, let value): value
      }
    var asks = false
    ExpressionWalk { expression, _ in
      switch expression {
      case .member(_, let name, _): asks = asks || words.contains(name)
      case .infix(_, let op, .null, _): asks = asks || op == "==" || op == "!="
      default: break
      }
    }.walk(expression)
    return asks
  }
}
