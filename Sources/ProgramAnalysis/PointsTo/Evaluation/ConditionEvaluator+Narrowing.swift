import SourceFacts

extension ConditionEvaluator {
  /// `if screen is UINavigationController { … } else { … }`, `if page == .list || page == .detail { … }`: what the only condition says of
  /// the only local variable that it tests.
  func narrowing(by conditions: [Condition], _ environment: Environment, _ frame: Frame) -> Narrowing? {
    guard conditions.count == 1, case .expression(let condition) = conditions[0], let name = condition.testedName,
      let variable = environment.variable(name), variable.narrowed == nil, !variable.values.isEmpty
    else { return nil }
    func truth(_ value: Value) -> Truth {
      variable.narrowed = ValueSet(value)
      defer { variable.narrowed = nil }
      return self.truth(of: condition, environment, frame)
    }
    let truths = Dictionary(uniqueKeysWithValues: variable.values.values.map { ($0, truth($0)) })
    let holding = variable.values.filter { truths[$0]?.canHold == true }
    let failing = variable.values.filter { truths[$0]?.canFail == true }
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
  /// The only name whose value it tests, if it does nothing else: `x is T`, `x == .a || x == .b`, `!(x == .a)`.
  fileprivate var testedName: String? {
    switch self {
    case .check(.name(let name, _), _): name
    case .prefix("!", let operand, _): operand.testedName
    case .tuple(let parts): parts.count == 1 ? parts[0].value.testedName : nil
    case .infix(.name(let name, _), let op, .member(nil, _, _), _) where op == "==" || op == "!=": name
    case .infix(let left, let op, let right, _) where op == "||" || op == "&&":
      left.testedName.flatMap { $0 == right.testedName ? $0 : nil }
    default: nil
    }
  }

  /// Whether it uses a name, in a closure too.
  func mentions(_ name: String) -> Bool {
    var isFound = false
    ExpressionWalk(visit: { expression, _ in
      if case .name(name, _) = expression { isFound = true }
    }).walk(self)
    return isFound
  }
}
