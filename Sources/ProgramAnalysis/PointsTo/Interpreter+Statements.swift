import SourceFacts

extension Interpreter {
  /// Runs statements in order, every branch of them that can be taken, and collects what they return. `salt` tells the blocks of
  /// one environment apart. Returns whether what follows them can be reached.
  @discardableResult
  func execute(
    _ statements: [Statement], _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, salt: Int = 0
  ) -> Bool {
    // A local function may be called above its declaration.
    for case .function(let fact) in statements { environment.declare(fact) }
    for (index, statement) in statements.enumerated() {
      let goesOn = execute(statement, environment, frame, &result, key: salt &* 1_009 &+ index &+ 1)
      if !goesOn { return false }
    }
    return true
  }

  private func execute(
    _ statement: Statement, _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, key: Int
  ) -> Bool {
    guard spend() else { return false }
    let outer = declaringStatement
    declaringStatement = key
    defer { declaringStatement = outer }
    switch statement {
    // An `if` or `switch` that stands by itself: what it returns, the body returns.
    case .expression(.statement(let inner, _)): return execute(inner, environment, frame, &result, key: key)
    case .expression(let expression):
      let values = evaluate(expression, environment, frame)
      // Each of the expressions in a view builder is part of what it gives.
      followState(shownAs: values, expression, environment, frame)
      if !values.isEmpty, buildsViews(frame) { result.formUnion(values.known.filter(isViewValue)) }
    case .binding(let pattern, let type, let value): declare(pattern, type, value, environment, frame)
    case .branch(let conditions, let then, let otherwise):
      return execute(conditions, then, otherwise, environment, frame, &result, key: key)
    case .switch(let subject, let cases):
      return execute(cases, on: subject, environment, environment.child(key), frame, &result)
    case .forEach(let pattern, let sequence, let body):
      let inner = environment.child(key)
      bind(pattern, to: elements(of: evaluate(sequence, environment, frame)), type: nil, inner, frame)
      execute(body, inner, frame, &result)
    case .forAwait(let stream, let body):
      let closure = ValueSet(.closure(closure(body, in: environment, frame)))
      subscribe(closure, to: evaluate(stream, environment, frame), written: stream, owner: nil, environment, frame)
    case .return(let value):
      guard let value else {
        result.formUnion(.unknown)
        return false
      }
      let values = evaluate(value, environment, frame, expecting: frame.result)
      followState(shownAs: values, value, environment, frame)
      result.formUnion(values)
      return false
    case .function: break
    case .property(let fact):
      // A computed local: its getter is run where it is declared.
      var value = ValueSet()
      execute(fact.getter ?? [], environment.child(key), frame, &value)
      declare(fact.name, value, type: fact.type.map { ScopedType(reference: $0, scope: frame.scope) }, in: environment)
    case .block(let statements): return execute(statements, environment.child(key), frame, &result)
    }
    return true
  }

  /// Runs the branches that the conditions let through; a condition that waits for a value lets through none.
  private func execute(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ environment: Environment,
    _ frame: Frame, _ result: inout ValueSet, key: Int
  ) -> Bool {
    followState(conditions, then, otherwise, environment, frame)
    var truth = Truth(canHold: true, canFail: false)
    for condition in conditions where truth.canHold {
      truth = truth && self.truth(of: condition, environment, frame)
    }
    if truth.canHold != truth.canFail { frame.activation.isPruned = true }
    // A `guard` has only a way out: what follows is its first branch.
    var goesOn = then.isEmpty ? truth.canHold : !truth.canHold && !truth.canFail
    let narrowing = narrowing(by: conditions, environment, frame)
    let shadowed = environment.shadowedParameters
    defer {
      narrowing?.variable.narrowed = nil
      environment.uncoverParameters(except: shadowed)
    }
    narrowing?.variable.narrowed = narrowing?.holding
    if truth.canHold, execute(then, environment, frame, &result, salt: key &* 2), !then.isEmpty { goesOn = true }
    narrowing?.variable.narrowed = narrowing?.failing
    environment.uncoverParameters(except: shadowed)
    if truth.canFail, execute(otherwise, environment, frame, &result, salt: key &* 2 &+ 1), !then.isEmpty {
      goesOn = true
    }
    return goesOn
  }

  private func declare(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let type = type.map { ScopedType(reference: $0, scope: frame.scope) }
    let values = value.map { evaluate($0, for: pattern, environment, frame, expecting: type) } ?? .empty
    if case .name(let name) = pattern, environment.variables[name]?.isArgument == true, value?.mentions(name) != true {
      environment.shadowParameter(name, type: type, by: declaringStatement)
    }
    bind(pattern, to: values, type: type, environment, frame)
    if case .name(let name) = pattern { environment.variable(name)?.origin = value }
  }

  /// What a pattern is bound to. A body that runs again has declared the pattern's names before: they are not in scope yet.
  private func evaluate(
    _ value: Expression, for pattern: Pattern, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    let hidden = pattern.names.compactMap { environment.variables[$0] }.filter {
      $0.declaration == declaringStatement && !$0.isHidden
    }
    for variable in hidden { variable.isHidden = true }
    defer { for variable in hidden { variable.isHidden = false } }
    return evaluate(value, environment, frame, expecting: expecting)
  }

  private func truth(of condition: Condition, _ environment: Environment, _ frame: Frame) -> Truth {
    switch condition {
    case .expression(let expression): return truth(of: expression, environment, frame)
    case .matching(let pattern, let value):
      let values = evaluate(value, for: pattern, environment, frame, expecting: nil)
      let truth = truth(of: pattern, matching: value, values, environment, frame)
      let matching = values.isBottom && truth.canHold ? .unknown : values.filter { canMatch(pattern, $0) }
      bind(pattern, to: matching.without(.null), type: nil, environment, frame)
      return truth
    }
  }

  /// Runs the cases that the subject's values can reach; all of them where it may be anything.
  private func execute(
    _ cases: [SwitchCase], on subject: Expression, _ environment: Environment, _ blocks: Environment, _ frame: Frame,
    _ result: inout ValueSet
  ) -> Bool {
    var rest = evaluate(subject, environment, frame)
    let isState = followState(subject, environment, frame) { .switch($0, cases) }
    // What may be written to it is not known from what was: all cases count.
    if isState, !rest.isBottom { rest.insert(.unknown) }
    let knowledge = knowledge(of: rest, at: subject, frame)
    if knowledge == .waiting { return true }
    let isKnown = knowledge != .unknown && !rest.isUnknown
    var goesOn = false
    var isExhausted = false
    for (index, branch) in cases.enumerated() where !isExhausted {
      let inner = blocks.child(index)
      var reached = branch.patterns.isEmpty || !isKnown
      for pattern in branch.patterns {
        let matching = rest.filter { canMatch(pattern, $0) }
        guard !isKnown || !matching.isEmpty || matchesFlag(pattern, rest) else { continue }
        reached = true
        bind(pattern, to: matching, type: nil, inner, frame)
        rest = remaining(rest, after: pattern)
      }
      if reached, execute(branch.body, inner, frame, &result) { goesOn = true }
      isExhausted = isKnown && rest.isBottom
      if isKnown, !reached || isExhausted && index < cases.count - 1 { frame.activation.isPruned = true }
    }
    return goesOn || cases.isEmpty
  }

  /// Whether a pattern matches a Boolean or `nil` among what is known.
  private func matchesFlag(_ pattern: Pattern, _ values: ValueSet) -> Bool {
    switch pattern {
    case .expression(.boolean(let value)): values.flags.contains(value ? .true : .false)
    case .expression(.null), .enumCase("none", _): values.flags.contains(.null)
    case .name, .wildcard, .expression(.name): !values.flags.isEmpty
    case .tuple, .cast, .expression, .enumCase: false
    }
  }

  /// What later cases still see.
  private func remaining(_ values: ValueSet, after pattern: Pattern) -> ValueSet {
    var rest = values.known.filter { !alwaysMatches(pattern, $0) }
    var flags = values.flags
    switch pattern {
    case .expression(.boolean(let value)): flags.remove(value ? .true : .false)
    case .expression(.null), .enumCase("none", _): flags.remove(.null)
    case .name, .wildcard: flags = []
    case .tuple, .cast, .expression, .enumCase: break
    }
    rest.insert(flags)
    return rest
  }

  /// Whether a value may match a pattern; what is not known may.
  func canMatch(_ pattern: Pattern, _ value: Value) -> Bool {
    guard case .object(let id) = value else { return true }
    switch (pattern, heap[id].kind) {
    case (.enumCase("some", let payload), _): return payload.allSatisfy { canMatch($0, value) }
    case (.enumCase(let name, let payload), .enumCase(let actual)):
      return name == actual && canMatch(payload, fieldsOf: id)
    case (.tuple(let parts), .tuple): return canMatch(parts, fieldsOf: id)
    case (.cast(_, let type), .instance):
      guard let actual = heap[id].type, let scope = typeInfo(id)?.scope, let expected = program.resolve(type, in: scope)
      else { return true }
      return program.isSubtype(actual, of: expected)
    case (.expression(.boolean), _), (.expression(.null), _): return false
    default: return true
    }
  }

  private func canMatch(_ parts: [Pattern], fieldsOf id: ObjectID) -> Bool {
    parts.enumerated().allSatisfy { index, inner in
      let values = field(String(index), of: id)
      if !values.isEmpty { return matchesFlag(inner, values) || values.values.contains { canMatch(inner, $0) } }
      if values.isUnknown || values.isBottom { return values.isUnknown || isWidened(.field(id, String(index))) }
      return matchesFlag(inner, values)
    }
  }

  /// Whether no later case can see the value any more.
  private func alwaysMatches(_ pattern: Pattern, _ value: Value) -> Bool {
    switch pattern {
    case .name, .wildcard: return true
    case .enumCase(let name, let payload):
      guard case .object(let id) = value, case .enumCase(let actual) = heap[id].kind, name == actual else {
        return false
      }
      return payload.allSatisfy { if case .name = $0 { true } else if case .wildcard = $0 { true } else { false } }
    case .cast(_, let type):
      guard case .object(let id) = value, heap[id].kind == .instance, let actual = heap[id].type,
        let scope = typeInfo(id)?.scope, let expected = program.resolve(type, in: scope)
      else { return false }
      return program.isSubtype(actual, of: expected)
    case .tuple(let parts):
      guard case .object(let id) = value, heap[id].kind == .tuple else { return false }
      return parts.enumerated().allSatisfy { alwaysMatches($1, all: field(String($0), of: id)) }
    case .expression: return false
    }
  }

  /// Whether a part of a tuple pattern takes whatever the part may be.
  private func alwaysMatches(_ part: Pattern, all values: ValueSet) -> Bool {
    switch part {
    case .name, .wildcard: true
    case .expression(.boolean(let value)): values.isEmpty && values.flags == (value ? .true : .false)
    case .tuple, .enumCase, .cast, .expression: false
    }
  }

  // MARK: - Patterns

  /// Binds the names of a pattern to the parts of the values.
  func bind(_ pattern: Pattern, to values: ValueSet, type: ScopedType?, _ environment: Environment, _ frame: Frame) {
    switch pattern {
    case .wildcard: break
    case .name("self"): break
    case .name(let name): declare(name, values, type: type, in: environment)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        bind(part, to: parts.count == 1 ? values : element(index, of: values), type: nil, environment, frame)
      }
    case .enumCase("some", let payload):
      if let inner = payload.first { bind(inner, to: values, type: type, environment, frame) }
    case .enumCase(let name, let payload):
      for (index, inner) in payload.enumerated() {
        bind(inner, to: payloadValue(index, of: name, in: values), type: nil, environment, frame)
      }
    case .cast(let inner, let type):
      bind(inner, to: cast(values, to: type, site: nil, frame), type: nil, environment, frame)
    case .expression(let expression): evaluate(expression, environment, frame)
    }
  }

  private func element(_ index: Int, of values: ValueSet) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for id in values.objects {
      if heap[id].kind == .tuple { result.formUnion(field(String(index), of: id)) }
      // Enumerating a collection or dictionary pairs each element with an index or key.
      if heap[id].kind != .tuple { result.formUnion(index == 1 ? ValueSet(.object(id)) : .unknown) }
    }
    return result
  }

  private func payloadValue(_ index: Int, of name: String, in values: ValueSet) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for id in values.objects {
      switch heap[id].kind {
      case .enumCase(name): result.formUnion(field(String(index), of: id))
      case .opaque, .instance:
        guard let type = heap[id].type, let payload = program.enumCase(named: name, in: type)?.payload,
          payload.indices.contains(index), let declared = payload[index].type
        else { continue }
        let scope = Scope(file: program[type].scope.file, type: type)
        result.formUnion(top(of: ScopedType(reference: declared, scope: scope), generics: [:], name: ""))
      default: continue
      }
    }
    return result
  }

  /// What a collection holds; other values stand for themselves.
  func elements(of values: ValueSet) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for value in values.values {
      if case .object(let id) = value, heap[id].kind == .collection {
        result.formUnion(field(HiddenField.content, of: id))
      } else {
        result.insert(value)
      }
    }
    return result
  }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.names)
    case .cast(let inner, _): inner.names
    case .wildcard, .expression: []
    }
  }
}
