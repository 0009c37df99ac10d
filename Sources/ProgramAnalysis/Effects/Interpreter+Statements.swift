import SourceFacts

extension Interpreter {
  /// Runs statements in order, every branch of them, and collects what they return.
  func execute(_ statements: [Statement], _ environment: Environment, _ frame: Frame, _ result: inout ValueSet) {
    // A local function may be called above its declaration.
    for case .function(let fact) in statements { environment.declare(fact) }
    for statement in statements { execute(statement, environment, frame, &result) }
  }

  private func execute(_ statement: Statement, _ environment: Environment, _ frame: Frame, _ result: inout ValueSet) {
    guard spend() else { return }
    switch statement {
    case .expression(let expression): evaluate(expression, environment, frame)
    case .binding(let pattern, let type, let value): declare(pattern, type, value, environment, frame)
    case .branch(let conditions, let then, let otherwise):
      for condition in conditions { evaluate(condition, environment, frame) }
      execute(then, environment, frame, &result)
      execute(otherwise, environment, frame, &result)
    case .switch(let subject, let cases): execute(cases, on: subject, environment, frame, &result)
    case .forEach(let pattern, let sequence, let body):
      let inner = Environment(parent: environment)
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
      execute(fact.getter ?? [], Environment(parent: environment), frame, &value)
      environment.declare(fact.name, value, type: fact.type.map { ScopedType(reference: $0, scope: frame.scope) })
    case .block(let statements): execute(statements, Environment(parent: environment), frame, &result)
    }
  }

  private func declare(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let type = type.map { ScopedType(reference: $0, scope: frame.scope) }
    let values = value.map { evaluate($0, environment, frame, expecting: type) } ?? .empty
    bind(pattern, to: values, type: type, environment, frame)
  }

  private func evaluate(_ condition: Condition, _ environment: Environment, _ frame: Frame) {
    switch condition {
    case .expression(let expression): evaluate(expression, environment, frame)
    case .matching(let pattern, let value):
      bind(pattern, to: evaluate(value, environment, frame), type: nil, environment, frame)
    }
  }

  /// Runs the cases that the subject's values can reach; all of them where the values are not known.
  private func execute(
    _ cases: [SwitchCase], on subject: Expression, _ environment: Environment, _ frame: Frame, _ result: inout ValueSet
  ) {
    var rest = evaluate(subject, environment, frame)
    let isKnown = !rest.isEmpty
    for branch in cases {
      if isKnown, rest.isEmpty { break }
      let inner = Environment(parent: environment)
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
  private func canMatch(_ pattern: Pattern, _ value: Value) -> Bool {
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
    case .name(let name): environment.declare(name, values, type: type)
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
            of: ScopedType(reference: declared, scope: Scope(file: program[type].scope.file, type: type)), generics: [:],
            name: ""))
      default: continue
      }
    }
    return result
  }

  func field(_ name: String, of id: ObjectID) -> ValueSet { heap[id].fields[name] ?? .empty }

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
