import SourceFacts

/// Tests of whether a navigation stack has pages yet, by which a router puts its first page at the bottom and pushes the others.
struct StackTests: InterpreterPart {
  let interpreter: Interpreter

  private static let controller = "UINavigationController"
  private static let pages: Set<String> = ["viewControllers", "children"]
  private static let page: Set<String> = ["topViewController", "visibleViewController"]

  /// What the only condition of a branch says of a stack where it holds; nil for any other condition.
  func state(where conditions: [Condition], _ environment: Environment, _ frame: Frame) -> StackState? {
    guard conditions.count == 1 else { return nil }
    switch conditions[0] {
    case .expression(let expression): return state(where: expression, environment, frame)
    case .matching(_, let value): return isPage(value, environment, frame) ? .filled : nil
    }
  }

  private func state(where expression: Expression, _ environment: Environment, _ frame: Frame) -> StackState? {
    switch expression {
    case .prefix("!", let operand, _): return state(where: operand, environment, frame)?.opposite
    case .member(.some(let base), "isEmpty", _): return isPages(base, environment, frame) ? .empty : nil
    case .name(let name, _):
      guard let origin = environment.variable(name)?.origin, origin.ownMember != name else { return nil }
      return state(where: origin, environment, frame)
    case .infix(let tested, let op, .boolean(let value), _) where op == "==" || op == "!=":
      let state = state(where: tested, environment, frame)
      return (op == "==") == value ? state : state?.opposite
    case .infix(let tested, let op, .null, _) where op == "==" || op == "!=":
      return isPage(tested, environment, frame) ? op == "==" ? .empty : .filled : nil
    default: return nil
    }
  }

  /// `navigationController.viewControllers`
  private func isPages(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    guard case .member(.some(let base), let name, _) = expression, Self.pages.contains(name) else { return false }
    return isStack(base, environment, frame)
  }

  /// `navigationController.topViewController`, or a property of the router's own for the page that it showed first.
  private func isPage(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    if case .member(.some(let base), let name, _) = expression {
      if Self.page.contains(name) { return isStack(base, environment, frame) }
      if name == "first" || name == "last" { return isPages(base, environment, frame) }
    }
    guard let name = expression.ownMember, environment.variable(name) == nil,
      let symbol = kinds.type(of: frame.receiver).flatMap({ program.members.property(named: name, in: $0) }),
      !symbol.fact.isComputed, !symbol.fact.isConstant,
      let type = symbol.type.flatMap({ program.resolution.resolve($0) })
    else { return false }
    return roles.isController(type) && !program.hierarchy.inherits(type, fromExternal: Self.controller)
      && isKeptWithStack(name, in: symbol.owner)
  }

  /// Whether code that sets a property fills a stack too: it keeps the page at the bottom.
  private func isKeptWithStack(_ name: String, in owner: TypeID?) -> Bool {
    guard let owner else { return false }
    return program[owner].orderedFunctions.contains { symbol in
      var (isSet, isFilled) = (false, false)
      ExpressionWalk { expression, _ in
        switch expression {
        case .assignment(let target, "=", _, _):
          if target.ownMember == name { isSet = true }
          if target.lastName == "viewControllers" { isFilled = true }
        case .call(let call): if call.callee.lastName == "setViewControllers" { isFilled = true }
        default: break
        }
      }.walk(symbol.fact.body ?? [])
      return isSet && isFilled
    }
  }

  private func isStack(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    expressions.evaluated(expression, environment, frame).objects.contains { id in
      heap[id].type.map { program.hierarchy.inherits($0, fromExternal: Self.controller) } == true
    }
  }
}
