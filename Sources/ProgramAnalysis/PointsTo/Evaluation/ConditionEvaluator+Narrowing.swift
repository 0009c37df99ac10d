import SourceFacts

extension ConditionEvaluator {
  /// `if screen is UINavigationController { … } else { … }`: what the only condition says of a local variable.
  func narrowing(by conditions: [Condition], _ environment: Environment, _ frame: Frame) -> Narrowing? {
    guard conditions.count == 1, case .expression(let condition) = conditions[0] else { return nil }
    switch condition {
    case .check(.name(let name, let range), let type): return narrowing(of: name, range, to: type, environment, frame)
    case .prefix("!", .check(.name(let name, let range), let type), _):
      return narrowing(of: name, range, to: type, environment, frame).map {
        Narrowing(variable: $0.variable, holding: $0.failing, failing: $0.holding)
      }
    default: return nil
    }
  }

  private func narrowing(
    of name: String, _ range: SourceRange, to type: TypeReference, _ environment: Environment, _ frame: Frame
  ) -> Narrowing? {
    guard let variable = environment.variable(name), variable.narrowed == nil, !variable.values.isEmpty else {
      return nil
    }
    func truth(_ value: Value) -> Truth { self.truth(of: ValueSet(value), being: type, at: .name(name, range), frame) }
    let holding = variable.values.filter { truth($0).canHold }
    let failing = variable.values.filter { truth($0).canFail }
    // Where nothing that is known fits, nothing is known of the branch.
    return Narrowing(
      variable: variable, holding: holding.isBottom ? variable.values : holding,
      failing: failing.isBottom ? variable.values : failing)
  }
}

/// What a test of a variable's type says of the variable in the branches behind it.
struct Narrowing {
  let variable: Environment.Variable
  /// What it may hold where the test holds, and where it fails.
  let holding: ValueSet
  let failing: ValueSet
}

extension Expression {
  /// Whether it uses a name, in a closure too.
  func mentions(_ name: String) -> Bool {
    var isFound = false
    ExpressionWalk(visit: { expression, _ in
      if case .name(name, _) = expression { isFound = true }
    }).walk(self)
    return isFound
  }
}
