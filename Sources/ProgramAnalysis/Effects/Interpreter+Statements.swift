import SourceFacts

extension Interpreter {
  /// Runs statements in order, every branch of them, and collects what they return. `salt` tells the blocks of one environment
  /// apart.
  func execute(
    _ statements: [Statement], _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, salt: Int = 0
  ) {
    // A local function may be called above its declaration.
    for case .function(let fact) in statements { environment.declare(fact) }
    for (index, statement) in statements.enumerated() {
      let goesOn = execute(statement, environment, frame, &result, key: salt &* 1_009 &+ index &+ 1)
      if !goesOn { break }
    }
  }

  /// Returns whether what follows can be reached.
  private func execute(
    _ statement: Statement, _ environment: Environment, _ frame: Frame, _ result: inout ValueSet, key: Int
  ) -> Bool {
    guard spend() else { return false }
    switch statement {
    // An `if` or `switch` that stands by itself: what it returns, the body returns.
    case .expression(.statement(let inner, _)): return execute(inner, environment, frame, &result, key: key)
    case .expression(let expression): evaluate(expression, environment, frame)
    case .binding(let pattern, let type, let value): declare(pattern, type, value, environment, frame)
    case .branch(let conditions, let then, let otherwise):
      let truth = conditions.reduce(Truth(canHold: true, canFail: false)) {
        $0 && ($0.canHold ? self.truth(of: $1, environment, frame) : .unknown)
      }
      if truth.canHold { execute(then, environment, frame, &result, salt: key &* 2) }
      if truth.canFail { execute(otherwise, environment, frame, &result, salt: key &* 2 &+ 1) }
      // A `guard`, which has only a way out, lets nothing past that fails.
      if then.isEmpty, !truth.canHold { return false }
    case .switch(let subject, let cases):
      execute(cases, on: subject, environment, environment.child(key), frame, &result)
    case .forEach(let pattern, let sequence, let body):
      let inner = environment.child(key)
      bind(pattern, to: elements(of: evaluate(sequence, environment, frame)), type: nil, inner, frame)
      execute(body, inner, frame, &result)
    case .forAwait(let stream, let body):
      let closure = ValueSet(.closure(heap.closure(body, environment: environment, frame: frame)))
      subscribe(closure, to: evaluate(stream, environment, frame), written: stream, owner: nil, environment, frame)
    case .return(let value):
      if let value { result.formUnion(evaluate(value, environment, frame, expecting: frame.result)) }
    case .function: break
    case .property(let fact):
      // A computed local: its getter is run where it is declared.
      var value = ValueSet()
      execute(fact.getter ?? [], environment.child(key), frame, &value)
      declare(fact.name, value, type: fact.type.map { ScopedType(reference: $0, scope: frame.scope) }, in: environment)
    case .block(let statements): execute(statements, environment.child(key), frame, &result)
    }
    return true
  }

  private func declare(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let type = type.map { ScopedType(reference: $0, scope: frame.scope) }
    let values = value.map { evaluate($0, environment, frame, expecting: type) } ?? .empty
    bind(pattern, to: values, type: type, environment, frame)
    if case .name(let name) = pattern { environment.variable(name)?.origin = value }
  }

  private func truth(of condition: Condition, _ environment: Environment, _ frame: Frame) -> Truth {
    switch condition {
    case .expression(let expression): return truth(of: expression, environment, frame)
    case .matching(let pattern, let value):
      let values = evaluate(value, environment, frame)
      bind(pattern, to: values.filter { canMatch(pattern, $0) }, type: nil, environment, frame)
      return truth(of: pattern, matching: value, values, environment, frame)
    }
  }

  /// Runs the cases that the subject's values can reach; all of them where the values are not known.
  private func execute(
    _ cases: [SwitchCase], on subject: Expression, _ environment: Environment, _ blocks: Environment, _ frame: Frame,
    _ result: inout ValueSet
  ) {
    var rest = evaluate(subject, environment, frame)
    let isKnown = !rest.isEmpty
    for (index, branch) in cases.enumerated() {
      if isKnown, rest.isEmpty { break }
      let inner = blocks.child(index)
      var reached = branch.patterns.isEmpty || !isKnown
      for pattern in branch.patterns {
        let matching = rest.filter { canMatch(pattern, $0) }
        guard !matching.isEmpty || !isKnown else { continue }
        reached = true
        bind(pattern, to: matching, type: nil, inner, frame)
        rest = rest.filter { !alwaysMatches(pattern, $0) }
      }
      if reached { execute(branch.body, inner, frame, &result) }
    }
  }

  /// Whether a value may match a pattern; what is not known may.
  func canMatch(_ pattern: Pattern, _ value: Value) -> Bool {
    guard case .object(let id) = value else { return true }
    switch (pattern, heap[id].kind) {
    case (.enumCase(let name, let payload), .enumCase(let actual)):
      return name == actual
        && payload.enumerated().allSatisfy { index, inner in
          let values = field(String(index), of: id)
          return values.isEmpty || values.values.contains { canMatch(inner, $0) }
        }
    case (.tuple(let parts), .tuple):
      return parts.enumerated().allSatisfy { index, inner in
        let values = field(String(index), of: id)
        return values.isEmpty || values.values.contains { canMatch(inner, $0) }
      }
    case (.cast(_, let type), .instance):
      guard let actual = heap[id].type, let scope = typeInfo(id)?.scope, let expected = program.resolve(type, in: scope)
      else { return true }
      return program.isSubtype(actual, of: expected)
    default: return true
    }
  }

  /// Whether no later case can see the value any more.
  private func alwaysMatches(_ pattern: Pattern, _ value: Value) -> Bool {
    guard case .object(let id) = value, case .enumCase(let actual) = heap[id].kind,
      case .enumCase(let name, let payload) = pattern, name == actual
    else { return false }
    return payload.allSatisfy { if case .name = $0 { true } else if case .wildcard = $0 { true } else { false } }
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
    var result = ValueSet()
    for id in values.objects {
      if heap[id].kind == .tuple { result.formUnion(field(String(index), of: id)) }
      // Enumerating a collection or dictionary pairs each element with an index or key.
      if heap[id].kind != .tuple, index == 1 { result.insert(.object(id)) }
    }
    return result
  }

  private func payloadValue(_ index: Int, of name: String, in values: ValueSet) -> ValueSet {
    var result = ValueSet()
    for id in values.objects {
      switch heap[id].kind {
      case .enumCase(name): result.formUnion(field(String(index), of: id))
      case .opaque, .instance:
        guard let type = heap[id].type, let payload = program.enumCase(named: name, in: type)?.payload,
          payload.indices.contains(index), let declared = payload[index].type
        else { continue }
        result.formUnion(
          opaqueValue(
            of: ScopedType(reference: declared, scope: Scope(file: program[type].scope.file, type: type)),
            generics: [:],
            name: ""))
      default: continue
      }
    }
    return result
  }

  /// What a collection holds; other values stand for themselves.
  func elements(of values: ValueSet) -> ValueSet {
    var result = ValueSet()
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
