import SourceFacts

/// How the methods of types use what their properties hold.
struct PropertyUses: ProgramPart {
  let program: Program

  /// Whether methods pass on what a property holds and none calls or reads anything of it, as those of an assembly do with the delegate of
  /// what it makes: `func make() -> Widget { Widget(output: output) }`. Initializers only fill properties.
  func isOnlyPassedOn(_ name: String, by type: TypeID) -> Bool {
    var isPassed = false
    var isUsed = false
    let walk = ExpressionWalk { expression, place in
      if case .call(let call) = expression {
        isPassed = isPassed || call.arguments.contains { $0.value.ownMember == name }
      }
      if place == .base || place == .callee, expression.ownMember == name { isUsed = true }
    }
    for owner in program.hierarchy.ancestors(of: type) {
      for function in program[owner].orderedFunctions where function.fact.kind != .initializer {
        walk.walk(function.fact.body ?? [])
      }
      for property in program[owner].orderedProperties { walk.walk(property.fact) }
    }
    return isPassed && !isUsed
  }

  /// Whether the code of a type names a property of its own only where it assigns to it what it makes there, and no variable that others may have.
  func isOnlyFilled(_ name: String, by type: TypeID) -> Bool {
    var isUsed = false
    let walk = ExpressionWalk { expression, place in
      if place != .target, expression.ownMember == name { isUsed = true }
      guard case .assignment(let target, _, let value, _) = expression, target.ownMember == name else { return }
      if case .call = value { return }
      isUsed = true
    }
    for owner in program.hierarchy.ancestors(of: type) {
      for function in program[owner].orderedFunctions { walk.walk(function.fact.body ?? []) }
      for property in program[owner].orderedProperties { walk.walk(property.fact) }
    }
    return !isUsed
  }
}
