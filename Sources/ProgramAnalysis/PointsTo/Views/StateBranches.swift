import GraphModel
import SourceFacts

/// Branches in view code over the state of a coordinator: which view stands there depends on what was written last.
final class StateBranches: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// Branches over state in the form of closures.
  private var branchClosures: [Site: ClosureFact] = [:]

  /// What stands for the state in a branch that is taken again for what is written to it.
  static let stateName = "<state>"

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// Whether a body builds views.
  func buildsViews(_ frame: Frame) -> Bool {
    if let known = frame.buildsViews { return known }
    var builds =
      frame.result.flatMap { program.resolution.resolve($0) }.map {
        program.hierarchy.inherits($0, fromExternal: "View")
      } ?? false
    if case .closure(let id) = frame.activation.code { builds = buildsViews(heap[id].frame) }
    frame.buildsViews = builds
    return builds
  }

  /// Whether a body stands in an extension of all views.
  func extendsViews(_ frame: Frame) -> Bool {
    frame.owner.map { program[$0].isExternal && program[$0].name == "View" } ?? false
  }

  /// Whether a value is a view, or what a view is made of.
  func isViewValue(_ value: Value) -> Bool {
    guard case .object(let id) = value, let type = heap[id].type else { return false }
    return roles.isView(type) || program.hierarchy.inherits(type, fromExternal: "View") || kinds.isCoordinator(id)
  }

  /// Lets a branch be taken again for each value that is written to the state which decides it. Gives whether there is such a state.
  @discardableResult
  func followState(
    _ subject: Expression, _ environment: Environment, _ frame: Frame, _ statement: (Expression) -> Statement
  ) -> Bool {
    guard buildsViews(frame), let range = subject.range else { return false }
    let places = assignedPlaces.lvalues(of: subject, environment, frame).filter {
      scopedState.decider(of: $0.0) != nil && bindings.isState($0.1, of: $0.0)
    }
    guard !places.isEmpty else { return false }
    let site = interpreter.site(range, frame)
    let fact = branchClosures[site] ?? Self.closure(over: statement(.name(Self.stateName, range)), range)
    branchClosures[site] = fact
    let closure = ValueSet(.closure(closureMerging.closure(fact, in: environment, frame)))
    for (holder, property) in places {
      for state in bindings.projection(of: property, in: holder).objects {
        presenterTable.addPresenter(
          .branch, closure, to: state, owner: scopedState.decider(of: holder), .embed, at: site, frame)
      }
    }
    return true
  }

  /// `if let child = model.child`, `if model.isOpen`, `if model.route == .home`: the first of the conditions that reads a state decides.
  func followState(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ environment: Environment, _ frame: Frame
  ) {
    guard buildsViews(frame) else { return }
    for (index, condition) in conditions.enumerated() {
      guard let (subject, rebuild) = condition.subject else { continue }
      let isFound = followState(subject, environment, frame) { state in
        var conditions = conditions
        conditions[index] = rebuild(state)
        return .branch(conditions, then: then, else: otherwise)
      }
      if isFound { return }
    }
  }

  /// `model.route`, with or without modifiers, where the routes are views themselves.
  func followState(
    shownAs values: ValueSet, _ expression: Expression, _ environment: Environment, _ frame: Frame
  ) {
    guard !values.isEmpty, buildsViews(frame) else { return }
    let isRoute = values.objects.contains { id in
      heap[id].type.map { program[$0].kind == .enum && roles.isView($0) } == true
    }
    if isRoute {
      followState(expression.unmodified, environment, frame) { .expression($0) }
    } else {
      followState(builtBy: expression, environment, frame)
    }
  }

  /// `model.route.view()`, with or without modifiers: the route that stands in a state builds what is shown.
  private func followState(builtBy expression: Expression, _ environment: Environment, _ frame: Frame) {
    var built = expression
    while case .call(let call) = built, case .member(.some(let base), let name, let range) = call.callee {
      let isFound =
        isRoute(base, environment, frame)
        && followState(base, environment, frame) { route in
          let callee = Expression.member(route, name, range)
          return .expression(.call(Call(callee: callee, arguments: call.arguments, range: call.range)))
        }
      if isFound { return }
      built = base
    }
  }

  /// Whether an expression gives cases of an enumeration of the app's own.
  private func isRoute(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    switch expression {
    case .name, .member(.some, _, _):
      assignedPlaces.declaredType(of: expression, environment, frame).flatMap { program.resolution.resolve($0) }.map(
        isRoute)
        ?? expressions.evaluated(expression, environment, frame).objects.contains {
          heap[$0].type.map(isRoute) ?? false
        }
    default: false
    }
  }

  private func isRoute(_ type: TypeID) -> Bool { program[type].kind == .enum && !program[type].isExternal }

  private static func closure(over statement: Statement, _ range: SourceRange) -> ClosureFact {
    ClosureFact(captures: [], parameters: [.init(name: stateName, type: nil)], body: [statement], range: range)
  }
}

extension Condition {
  /// What it reads, and itself with something else in that place.
  fileprivate var subject: (Expression, (Expression) -> Condition)? {
    switch self {
    case .matching(let pattern, let value): return (value, { .matching(pattern, $0) })
    case .expression(.infix(let left, let op, let right, let range)) where op == "==" || op == "!=":
      return (left, { .expression(.infix($0, operator: op, right, range)) })
    case .expression(.prefix("!", let operand, let range)):
      return (operand, { .expression(.prefix(operator: "!", $0, range)) })
    case .expression(let expression): return (expression, { .expression($0) })
    }
  }
}

extension Expression {
  /// What modifiers are called on.
  fileprivate var unmodified: Expression {
    if case .call(let call) = self, case .member(.some(let base), _, _) = call.callee { base.unmodified } else { self }
  }
}
