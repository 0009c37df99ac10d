import GraphModel
import SourceFacts

/// Branches in view code over the state of a coordinator: which view stands there depends on what was written last.
final class StateBranches: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// Branches over state in the form of closures.
  private var branchClosures: [Site: ClosureFact] = [:]
  /// The subjects of branches that are only reached past another one.
  private var chained: Set<Site> = []

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
  ///
  /// - Parameter hasAlternative: whether it is taken for `false` too.
  @discardableResult
  func followState(
    _ subject: Expression, _ environment: Environment, _ frame: Frame, hasAlternative: Bool = false,
    _ statement: (Expression) -> Statement
  ) -> Bool {
    let isScene = buildsScene(frame)
    guard isScene || buildsViews(frame), let range = subject.range else { return false }
    let deciding = decidingStates(of: subject, environment, frame)
    guard !deciding.isEmpty else { return false }
    let site = interpreter.site(range, frame)
    let fact = branchClosures[site] ?? Self.closure(over: statement(.name(Self.stateName, range)), range)
    branchClosures[site] = fact
    let closure = ValueSet(.closure(closureMerging.closure(fact, in: environment, frame)))
    for (place, kind) in deciding {
      let references = bindings.projection(of: place.property, in: place.holder)
      let owner = scopedState.decider(of: place.holder)
      let kind = isScene ? kind == .branch ? .sceneBranch : .steps : kind
      for state in references.objects {
        presenterTable.addPresenter(
          kind, closure, to: state, owner: owner, isScene ? .root : .embed,
          alternative: hasAlternative ? chained.contains(site) ? .chained : .alone : .none, at: site, frame)
      }
      if isScene { presentation.show(closure, inSceneBy: references, as: kind, for: owner, at: site, frame) }
    }
    return true
  }

  /// Whether a body is the app's own or a scene's, which no coordinator's view surrounds.
  private func buildsScene(_ frame: Frame) -> Bool {
    guard let type = kinds.type(of: frame.receiver) else { return false }
    return program.hierarchy.inherits(type, fromExternal: "App")
      || program.hierarchy.inherits(type, fromExternal: "Scene")
  }

  /// The places of state that decide a branch, and whether their values do or the elements of those.
  private func decidingStates(
    of subject: Expression, _ environment: Environment, _ frame: Frame
  ) -> [(StatePlace, Presenter.Kind)] {
    let (own, ownKind) = Self.source(of: subject)
    let places = assignedPlaces.lvalues(of: own, environment, frame).map { StatePlace(holder: $0.0, property: $0.1) }
    let isUnderArgument = Self.isUnderArgument(subject, environment)
    return places.flatMap { place -> [(StatePlace, Presenter.Kind)] in
      // Which of a dictionary's pages stands there is up to whoever passes the key.
      if isUnderArgument, holdsViewsByKey(place) { return [] }
      if isDeciding(place) { return [(place, ownKind)] }
      // `var current: Screen { stack.last ?? .home }`
      guard ownKind == .branch, let (property, kind) = derivation(of: place) else { return [] }
      let source = StatePlace(holder: place.holder, property: property)
      return isDeciding(source) ? [(source, kind)] : []
    }
  }

  /// Whether an expression gives an element under what was passed to the body: `pages[route]`.
  private static func isUnderArgument(_ subject: Expression, _ environment: Environment) -> Bool {
    guard case .index(let call) = subject, case .name(let key, _)? = call.arguments.first?.value else { return false }
    return environment.variable(key)?.isArgument == true
  }

  private func holdsViewsByKey(_ place: StatePlace) -> Bool {
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    guard let declared = symbol?.type.map({ program.resolution.expand($0) }),
      case .dictionary(_, let held) = declared.reference,
      let type = program.resolution.resolve(held, in: declared.scope)
    else { return false }
    return roles.isView(type) || program[type].name == "AnyView"
  }

  private func isDeciding(_ place: StatePlace) -> Bool {
    scopedState.decider(of: place.holder) != nil && bindings.isState(place.property, of: place.holder)
  }

  /// The property of the same object that a computed property gives, or an element of.
  private func derivation(of place: StatePlace) -> (String, Presenter.Kind)? {
    guard let type = heap[place.holder].type,
      let getter = program.members.property(named: place.property, in: type)?.fact.getter, getter.count == 1
    else { return nil }
    return Self.property(givenBy: getter)
  }

  /// The property of the object itself that a body gives at its end, or an element of it.
  private static func property(givenBy body: [Statement]) -> (String, Presenter.Kind)? {
    let given: Expression? =
      switch body.last {
      case .return(let value): value
      case .expression(let value): value
      default: nil
      }
    guard let (source, kind) = given.map(Self.source) else { return nil }
    return switch source {
    case .name(let name, _), .member(.some(.name("self", _)), let name, _): (name, kind)
    default: nil
    }
  }

  /// What an expression takes its value from: `stack` for `stack.last ?? .home`, of which an element decides.
  private static func source(of expression: Expression) -> (Expression, Presenter.Kind) {
    switch expression {
    case .infix(let value, "??", _, _): source(of: value)
    case .member(.some(let base), "last", _), .member(.some(let base), "first", _): (base, .elementBranch)
    case .index(let call): (call.callee, .elementBranch)
    default: (expression, .branch)
    }
  }

  /// `if let child = model.child`, `if model.isOpen`, `if model.route == .home`: the first of the conditions that reads a state decides.
  func followState(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ environment: Environment, _ frame: Frame
  ) {
    guard buildsViews(frame) || buildsScene(frame) else { return }
    for range in otherwise.flatMap(\.branchSubjects) { chained.insert(interpreter.site(range, frame)) }
    for (index, condition) in conditions.enumerated() {
      guard let (subject, rebuild) = condition.subject else { continue }
      let isFound = followState(
        subject, environment, frame, hasAlternative: conditions.count == 1 && Self.standsAlone(otherwise)
      ) { state in
        var conditions = conditions
        conditions[index] = rebuild(state)
        return .branch(conditions, then: then, else: otherwise)
      }
      if isFound { return }
    }
  }

  /// Whether the other branch shows something, whatever else there is to decide.
  private static func standsAlone(_ otherwise: [Statement]) -> Bool {
    !otherwise.isEmpty
      && otherwise.allSatisfy {
        switch $0 {
        case .branch, .switch, .expression(.statement), .return(.statement): false
        case .block(let statements): standsAlone(statements)
        default: true
        }
      }
  }

  /// `model.route`, with or without modifiers, where the routes are views themselves, and `model.page` of which the state is a view.
  func followState(
    shownAs values: ValueSet, _ expression: Expression, _ environment: Environment, _ frame: Frame
  ) {
    guard !values.isEmpty, buildsViews(frame) || buildsScene(frame) else { return }
    let shown = expression.unmodified
    let isRoute = values.objects.contains { id in
      heap[id].type.map { program[$0].kind == .enum && roles.isView($0) } == true
    }
    if isRoute
      || shown.isMember && !self.isRoute(shown, environment, frame) && values.values.contains(where: isViewValue)
    {
      followState(shown, environment, frame) { .return($0) }
    } else if case .name(let name, _) = shown, let variable = environment.variable(name), !variable.isHidden,
      let origin = variable.origin
    {
      // What a variable was declared to be may name the variable around it that has the same name.
      variable.isHidden = true
      defer { variable.isHidden = false }
      followState(shownAs: values, origin, environment, frame)
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
      if isFound || followState(givenBy: name, of: base, range, environment, frame) { return }
      built = base
    }
  }

  /// `coordinator.start()` where that ends with `return currentView`: what a method gives of the state of its object.
  private func followState(
    givenBy method: String, of base: Expression, _ range: SourceRange, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    let types = Set(expressions.evaluated(base, environment, frame).objects.compactMap { heap[$0].type })
    let functions = types.flatMap { program.members.functions(named: method, in: $0) }.map(\.fact)
    let properties = functions.compactMap { function -> String? in
      guard let body = function.body, let name = Self.property(givenBy: body)?.0,
        !FreeNames.rebinds(name, in: body), !function.parameters.contains(where: { $0.name == name })
      else { return nil }
      return name
    }
    return Set(properties).sorted().reduce(false) { isFound, property in
      followState(.member(base, property, range), environment, frame) { .return($0) } || isFound
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

  /// `{ coordinator.stage == .ready }` as a closure of the state that it tests, if it is in one of the places; nil for what gives the state as
  /// it is.
  func condition(givenBy getter: ClosureInstance, on places: [(ObjectID, String)]) -> Value? {
    guard let (subject, rebuild) = getter.given?.tested else { return nil }
    return closure(over: subject, of: getter, on: places, rebuild)
  }

  /// `{ model.destination?.sheet }` and `{ sheet(model.destination) }` as a closure of the state that it reads a member of or hands on, if that is in
  /// one of the places; nil for what gives the state as it is.
  func derivation(givenBy getter: ClosureInstance, on places: [(ObjectID, String)]) -> Value? {
    if case .call(let call)? = getter.given, case .name = call.callee, call.arguments.count == 1 {
      let passed = call.arguments[0]
      return closure(over: passed.value, of: getter, on: places) { state in
        let argument = Call.Argument(label: passed.label, value: state, isTrailing: false)
        return .call(Call(callee: call.callee, arguments: [argument], range: call.range))
      }
    }
    guard case .member(.some(let subject), let name, let range)? = getter.given,
      let owner = assignedPlaces.declaredType(of: subject, getter.environment, getter.frame).flatMap({
        program.resolution.resolve($0)
      }), !program[owner].isExternal, program.members.property(named: name, in: owner) != nil
    else { return nil }
    return closure(over: subject, of: getter, on: places) { .member($0, name, range) }
  }

  /// What a getter gives as a closure of the state that an expression in it reads, if that is in one of the places.
  private func closure(
    over subject: Expression, of getter: ClosureInstance, on places: [(ObjectID, String)],
    _ rebuild: (Expression) -> Expression
  ) -> Value? {
    guard let range = subject.range,
      assignedPlaces.lvalues(of: subject, getter.environment, getter.frame).contains(where: { place in
        places.contains { $0 == place }
      })
    else { return nil }
    let site = interpreter.site(range, getter.frame)
    let fact = branchClosures[site] ?? Self.closure(over: .return(rebuild(.name(Self.stateName, range))), range)
    branchClosures[site] = fact
    return .closure(closureMerging.closure(fact, in: getter.environment, getter.frame))
  }

  private static func closure(over statement: Statement, _ range: SourceRange) -> ClosureFact {
    ClosureFact(captures: [], parameters: [.init(name: stateName, type: nil)], body: [statement], range: range)
  }
}

extension ClosureInstance {
  /// What it gives, if it does nothing else.
  fileprivate var given: Expression? {
    guard fact.body.count == 1, case .return(let given) = fact.body[0] else { return nil }
    return given
  }
}

extension Statement {
  /// Where what decides it is read, if it is a branch.
  fileprivate var branchSubjects: [SourceRange] {
    switch self {
    case .branch(let conditions, _, _): conditions.compactMap { $0.subject?.0.range }
    case .expression(.statement(let inner, _)), .return(.statement(let inner, _)): inner.branchSubjects
    case .block(let statements): statements.flatMap(\.branchSubjects)
    default: []
    }
  }
}

extension Condition {
  /// What it reads, and itself with something else in that place.
  fileprivate var subject: (Expression, (Expression) -> Condition)? {
    switch self {
    case .matching(let pattern, let value): return (value, { .matching(pattern, $0) })
    case .expression(.prefix("!", let operand, let range)):
      return (operand, { .expression(.prefix(operator: "!", $0, range)) })
    case .expression(let expression):
      guard let (subject, rebuild) = expression.compared else { return (expression, { .expression($0) }) }
      return (subject, { .expression(rebuild($0)) })
    }
  }
}

extension Expression {
  /// `model.page`.
  fileprivate var isMember: Bool { if case .member(.some, _, _) = self { true } else { false } }

  /// What a comparison compares with something, and the same with something else in that place.
  fileprivate var compared: (Expression, (Expression) -> Expression)? {
    guard case .infix(let left, let op, let right, let range) = self, op == "==" || op == "!=" else { return nil }
    return (left, { .infix($0, operator: op, right, range) })
  }

  /// What a comparison, or its opposite, tests, and the same with something else in that place; nil for what tests nothing.
  fileprivate var tested: (Expression, (Expression) -> Expression)? {
    switch self {
    case .infix: return compared
    case .prefix("!", let operand, let range):
      guard let (subject, rebuild) = operand.tested else { return nil }
      return (subject, { .prefix(operator: "!", rebuild($0), range) })
    case .tuple(let elements): return elements.count == 1 ? elements[0].value.tested : nil
    default: return nil
    }
  }

  /// What modifiers are called on.
  fileprivate var unmodified: Expression {
    if case .call(let call) = self, case .member(.some(let base), _, _) = call.callee { base.unmodified } else { self }
  }
}
