import SourceFacts

/// Runs the statements of a body, branches only as far as their conditions can hold.
struct StatementExecutor: InterpreterPart {
  let interpreter: Interpreter

  /// Runs statements in order, every branch of them that can be taken, and collects what they return. `salt` tells the blocks of
  /// one environment apart. Returns whether what follows them can be reached.
  @discardableResult
  func execute(
    _ statements: [Statement], _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, salt: Int = 0
  ) -> Bool {
    // A local function may be called above its declaration.
    for case .function(let fact) in statements { environment.declare(fact) }
    for (index, statement) in statements.enumerated() {
      let rest = statement.isGuard && stateBranches.buildsViews(frame) ? Array(statements[(index + 1)...]) : []
      let goesOn = execute(
        typed(statement, in: statements, frame), environment, frame, &result, key: salt &* 1_009 &+ index &+ 1,
        following: rest)
      if !goesOn { return false }
    }
    return true
  }

  /// Where a loop's body tests each element, as in `for child in children where child.kind == .cart`, the elements one by one, as far as they are
  /// few; otherwise all together. With each goes a number that tells its pass apart.
  private func passes(
    through elements: ValueSet, _ pattern: Pattern, _ body: [Statement]
  ) -> [(part: ValueSet, number: Int)] {
    let coordinators = elements.objects.filter(kinds.isCoordinator)
    guard !coordinators.isEmpty, coordinators.count <= Self.passLimit, pattern.names.contains(where: body.test)
    else { return [(elements, 0)] }
    let parts = coordinators.map { (ValueSet(.object($0)), ($0.index + 1) << 32) }
    let rest = elements.filter { value in !parts.contains { $0.0.contains(value) } }
    return rest.isBottom ? parts : parts + [(rest, 0)]
  }

  /// Past this many elements a loop runs once for all.
  private static let passLimit = 16

  /// A variable that a function ends by returning is of the class that the function says it gives: code that a build makes, and that is not
  /// in the repository, often makes what it holds.
  private func typed(_ statement: Statement, in statements: [Statement], _ frame: Frame) -> Statement {
    guard case .function = frame.activation.code, case .binding(.name(let name), nil, let value?) = statement,
      case .return(.name(name, _)?)? = statements.last, let result = frame.result,
      let type = program.resolution.resolve(result), program[type].isReferenceType
    else { return statement }
    return .binding(.name(name), result.reference, value)
  }

  private func execute(
    _ statement: Statement, _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, key: Int,
    following: [Statement] = []
  ) -> Bool {
    guard solver.spend() else { return false }
    let outer = solver.declaringStatement
    solver.declaringStatement = key
    defer { solver.declaringStatement = outer }
    switch statement {
    // An `if` or `switch` that stands by itself: what it returns, the body returns.
    case .expression(.statement(let inner, _)): return execute(inner, environment, frame, &result, key: key)
    case .expression(let expression):
      let values = expressions.evaluate(expression, environment, frame)
      // Each of the expressions in a view builder is part of what it gives.
      stateBranches.followState(shownAs: values, expression, environment, frame)
      if !values.isEmpty, stateBranches.buildsViews(frame) {
        result.formUnion(values.known.filter(stateBranches.isViewValue))
      }
    case .binding(let pattern, let type, let value): declare(pattern, type, value, environment, frame)
    case .branch(let conditions, let then, let otherwise):
      return execute(conditions, then, otherwise, environment, frame, &result, key: key, following: following)
    case .switch(let subject, let cases):
      return execute(cases, on: subject, environment, environment.child(key), frame, &result)
    case .forEach(let pattern, let sequence, let body):
      let collections = expressions.evaluate(sequence, environment, frame)
      let elements = patterns.elements(of: collections)
      // Nothing goes through a list into which nothing was put.
      if elements.isBottom, !collections.isEmpty { break }
      for (part, number) in passes(through: elements, pattern, body) {
        let inner = environment.child(key &+ number)
        patterns.bind(pattern, to: part, type: nil, inner, frame)
        let path = frame.activation.path
        // The body may have run before, and may not run at all.
        recentWrites.join([], frame)
        execute(body, inner, frame, &result)
        recentWrites.join([], frame)
        frame.activation.path = path
      }
    case .forAwait(let stream, let body):
      let closure = ValueSet(.closure(closureMerging.closure(body, in: environment, frame)))
      subscription.subscribe(
        closure, to: expressions.evaluate(stream, environment, frame), written: stream, owner: nil, environment, frame)
    case .return(let value):
      guard let value else {
        result.formUnion(.unknown)
        return false
      }
      let values = expressions.evaluate(value, environment, frame, expecting: frame.result)
      stateBranches.followState(shownAs: values, value, environment, frame)
      // Behind a `return nil`, what nothing is known of makes more of the result than `nil`.
      let isUnresolved = result.isNull && conditions.knowledge(of: values, at: value, frame) == .unknown
      result.formUnion(isUnresolved ? .unknown : values)
      return false
    case .throw(let error):
      expressions.evaluate(error, environment, frame)
      return false
    case .function: break
    case .property(let fact):
      // A computed local: its getter is run where it is declared.
      var value = ValueSet()
      execute(fact.getter ?? [], environment.child(key), frame, &value)
      memory.declare(
        fact.name, value, type: fact.type.map { ScopedType(reference: $0, scope: frame.scope) }, in: environment)
    case .block(let statements):
      let path = frame.activation.path
      // An `if` is a block too, behind which its test still says something.
      defer { if !statements.isOneBranch { frame.activation.path = path } }
      return execute(statements, environment.child(key), frame, &result)
    }
    return true
  }

  /// Runs the branches that the conditions let through; a condition that waits for a value lets through none.
  private func execute(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ environment: Environment,
    _ frame: Frame, _ result: inout ValueSet, key: Int, following: [Statement]
  ) -> Bool {
    // What follows a `guard` is its first branch.
    stateBranches.followState(conditions, then.isEmpty ? following : then, otherwise, environment, frame)
    var truth = Truth(canHold: true, canFail: false)
    // What `guard` binds stays in scope; what `if` binds is in scope in its first branch alone.
    let scope = then.isEmpty ? environment : environment.child(key)
    var cases = BranchCases()
    for condition in conditions where truth.canHold {
      truth = truth && self.truth(of: condition, scope, frame, &cases)
    }
    if conditions.count > 1 { cases.failing = [] }
    if truth.canHold != truth.canFail { frame.activation.isPruned = true }
    // A `guard` has only a way out: what follows is its first branch.
    var goesOn = then.isEmpty ? truth.canHold : !truth.canHold && !truth.canFail
    let narrowing = self.conditions.narrowing(by: conditions, scope, frame)
    let shadowed = scope.shadowedParameters
    defer {
      narrowing?.variable.narrowed = nil
      scope.uncoverParameters(except: shadowed)
    }
    let written = frame.activation.recentWrites
    var ends: [[String: ValueSet]] = []
    let tested = stackTests.state(where: conditions, scope, frame)
    if let narrowing {
      cases.note(narrowing.holding, else: narrowing.failing, of: narrowing.variable.values, patterns)
    }
    let outer = frame.activation.path
    let first = initialBranches.outcome(of: conditions, scope, frame)
    let holding = outer.adding(tested, cases.holding).beginning(first)
    let failing = outer.adding(tested?.opposite, cases.failing).beginning(first.map { !$0 })
    var isLeft = false
    narrowing?.variable.narrowed = narrowing?.holding
    frame.activation.path = holding
    if truth.canHold {
      if execute(then, scope, frame, &result, salt: key &* 2) {
        ends.append(frame.activation.recentWrites)
        if !then.isEmpty { goesOn = true }
      } else {
        isLeft = true
      }
    }
    frame.activation.path = failing
    narrowing?.variable.narrowed = narrowing?.failing
    scope.uncoverParameters(except: shadowed)
    frame.activation.recentWrites = written
    if truth.canFail, execute(otherwise, environment, frame, &result, salt: key &* 2 &+ 1) {
      ends.append(frame.activation.recentWrites)
      if !then.isEmpty { goesOn = true }
    }
    recentWrites.join(ends, frame)
    // Behind a branch that leaves, the test has failed; behind a `guard` it holds.
    frame.activation.path = then.isEmpty ? holding : isLeft ? failing : outer
    return goesOn
  }

  private func declare(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let type = (type ?? value?.madeCollection).map { ScopedType(reference: $0, scope: frame.scope) }
    let values =
      value.map { literals.withoutRouteNames(evaluate($0, for: pattern, environment, frame, expecting: type)) }
      ?? .empty
    if case .name(let name) = pattern, environment.variables[name]?.isArgument == true, value?.mentions(name) != true {
      environment.shadowParameter(name, type: type, by: solver.declaringStatement)
    }
    patterns.bind(pattern, to: values, type: type, environment, frame)
    if case .name(let name) = pattern { environment.variable(name)?.origin = value }
  }

  /// What a pattern is bound to. A body that runs again has declared the pattern's names before: they are not in scope yet.
  private func evaluate(
    _ value: Expression, for pattern: Pattern, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    hiding(pattern, environment) { expressions.evaluate(value, environment, frame, expecting: expecting) }
  }

  private func hiding<Result>(_ pattern: Pattern, _ environment: Environment, _ work: () -> Result) -> Result {
    guard !environment.variables.isEmpty else { return work() }
    let hidden = pattern.names.compactMap { environment.variables[$0] }.filter {
      $0.declaration == solver.declaringStatement && !$0.isHidden
    }
    for variable in hidden { variable.isHidden = true }
    defer { for variable in hidden { variable.isHidden = false } }
    return work()
  }

  private func truth(
    of condition: Condition, _ environment: Environment, _ frame: Frame, _ cases: inout BranchCases
  ) -> Truth {
    switch condition {
    case .expression(let expression): return conditions.truth(of: expression, environment, frame)
    case .matching(let pattern, let value):
      let values = evaluate(value, for: pattern, environment, frame, expecting: nil)
      let truth = hiding(pattern, environment) {
        conditions.truth(of: pattern, matching: value, values, environment, frame)
      }
      let matching =
        values.isBottom && truth.canHold ? .unknown : values.filter { patterns.canMatch(pattern, $0, frame) }
      cases.note(matching, else: patterns.remaining(values, after: pattern, frame), of: values, patterns)
      patterns.bind(pattern, to: matching.without(.null), type: nil, environment, frame)
      if case .name(let name) = pattern { environment.variable(name)?.origin = value }
      return truth
    }
  }

  /// The argument whose case a `switch` finds out, if it tests nothing else. What is assigned to an `inout` one in between ends that.
  private func argument(tested subject: Expression, _ environment: Environment) -> Environment.Variable? {
    guard case .name(let name, _) = subject, let variable = environment.variable(name), variable.isArgument,
      variable.narrowed == nil
    else { return nil }
    return variable
  }

  /// Runs the cases that the subject's values can reach; all of them where it may be anything.
  private func execute(
    _ cases: [SwitchCase], on subject: Expression, _ environment: Environment, _ blocks: Environment, _ frame: Frame,
    _ result: inout ValueSet
  ) -> Bool {
    let values = expressions.evaluate(subject, environment, frame)
    var rest = values
    let isState = stateBranches.followState(subject, environment, frame) { .switch($0, cases) }
    // What may be written to it is not known from what was, and code counts that a constant leaves out: all cases do.
    if isState || hardCodedConstants.isHardCoded(subject, environment, frame), !rest.isBottom { rest.insert(.unknown) }
    let knowledge = conditions.knowledge(of: rest, at: subject, frame)
    if knowledge == .waiting { return true }
    let isKnown = knowledge != .unknown && !rest.isUnknown
    var goesOn = false
    var isExhausted = false
    let written = frame.activation.recentWrites
    let path = frame.activation.path
    let argument = argument(tested: subject, environment)
    defer { frame.activation.path = path }
    var ends: [[String: ValueSet]] = []
    let first = initialBranches.outcomes(of: cases, on: subject, environment, frame)
    for (index, branch) in cases.enumerated() where !isExhausted {
      frame.activation.recentWrites = written
      let inner = blocks.child(index)
      var reached = branch.items.isEmpty
      var passing = branch.items.isEmpty ? rest : .empty
      for item in branch.items {
        let matching = rest.filter { patterns.canMatch(item.pattern, $0, frame) }
        guard !isKnown || !matching.isEmpty || patterns.matchesFlag(item.pattern, rest) else { continue }
        patterns.bind(item.pattern, to: matching, type: nil, inner, frame)
        let truth = item.condition.map { conditions.truth(of: $0, inner, frame) }
        if truth?.canHold == false { continue }
        reached = true
        passing.formUnion(matching)
        if truth?.canFail != true { rest = patterns.remaining(rest, after: item.pattern, frame) }
      }
      frame.activation.path = path.adding(nil, patterns.caseTest(passing, of: values).map { [$0] } ?? [])
        .beginning(first[index])
      // In a case's body the argument that was tested is one of those that got there.
      argument?.narrowed = passing.isEmpty ? nil : passing
      argument?.testedCases = branch.caseNames
      defer { argument?.forgetTest() }
      if reached, execute(branch.body, inner, frame, &result) {
        goesOn = true
        ends.append(frame.activation.recentWrites)
      }
      isExhausted = isKnown && rest.isBottom
      if isKnown, !reached || isExhausted && index < cases.count - 1 { frame.activation.isPruned = true }
    }
    recentWrites.join(ends, frame)
    return goesOn || cases.isEmpty
  }
}

extension SwitchCase {
  /// The cases that its patterns name; empty where one may match others.
  fileprivate var caseNames: [String] {
    let names = patterns.compactMap { pattern -> String? in
      switch pattern {
      case .enumCase(let name, _, _), .expression(.member(_, let name, _)): name
      default: nil
      }
    }
    return names.count == patterns.count ? names : []
  }
}

/// What the conditions of a branch say of enum cases.
private struct BranchCases {
  var holding: [CaseTest] = []
  /// Where they do not hold.
  var failing: [CaseTest] = []

  mutating func note(_ passing: ValueSet, else rest: ValueSet, of tested: ValueSet, _ patterns: PatternMatching) {
    if let test = patterns.caseTest(passing, of: tested) { holding.append(test) }
    if let test = patterns.caseTest(rest, of: tested) { failing.append(test) }
  }
}

extension [Statement] {
  /// Whether the branches that are taken depend on what a name means.
  fileprivate func test(_ name: String) -> Bool {
    contains { statement in
      switch statement {
      case .branch(let conditions, let then, let otherwise):
        conditions.contains { $0.expression.mentions(name) } || then.test(name) || otherwise.test(name)
      case .switch(let subject, let cases): subject.mentions(name) || cases.contains { $0.body.test(name) }
      case .block(let inner), .forEach(_, _, let inner): inner.test(name)
      case .expression(.statement(let inner, _)): [inner].test(name)
      default: false
      }
    }
  }
}

extension Condition {
  fileprivate var expression: Expression {
    switch self {
    case .expression(let expression), .matching(_, let expression): expression
    }
  }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts), .enumCase(_, let parts, _): parts.flatMap(\.names)
    case .cast(let inner, _): inner.names
    case .wildcard, .expression: []
    }
  }
}

extension Statement {
  fileprivate var isGuard: Bool { if case .branch(_, let then, _) = self { then.isEmpty } else { false } }
}

extension [Statement] {
  fileprivate var isOneBranch: Bool { if count == 1, case .branch = self[0] { true } else { false } }
}
