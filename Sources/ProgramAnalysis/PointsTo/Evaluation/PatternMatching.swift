import SourceFacts

/// Whether patterns can match a value, and what they bind.
struct PatternMatching: InterpreterPart {
  let interpreter: Interpreter

  /// Whether a pattern matches a Boolean or `nil` among what is known.
  func matchesFlag(_ pattern: Pattern, _ values: ValueSet) -> Bool {
    switch pattern {
    case .expression(.boolean(let value)): values.flags.contains(value ? .true : .false)
    case .expression(.null), .enumCase("none", _, _): values.flags.contains(.null)
    case .name, .wildcard, .expression(.name): !values.flags.isEmpty
    case .tuple, .cast, .expression, .enumCase: false
    }
  }

  /// What later cases still see.
  func remaining(_ values: ValueSet, after pattern: Pattern, _ frame: Frame) -> ValueSet {
    var rest = values.known.filter { !alwaysMatches(pattern, $0, frame) }
    var flags = values.flags
    switch pattern {
    case .expression(.boolean(let value)): flags.remove(value ? .true : .false)
    case .expression(.null), .enumCase("none", _, _): flags.remove(.null)
    case .name, .wildcard: flags = []
    case .tuple, .cast, .expression, .enumCase: break
    }
    rest.insert(flags)
    return rest
  }

  /// Whether a value may match a pattern; what is not known may.
  func canMatch(_ pattern: Pattern, _ value: Value, _ frame: Frame) -> Bool {
    guard case .object(let id) = value else { return matchesType(pattern, value) ?? true }
    switch (pattern, heap[id].kind) {
    case (.enumCase("some", let payload, _), _): return payload.allSatisfy { canMatch($0, value, frame) }
    // A constant may be the string: `case Pages.help`.
    case (.enumCase, .enumCase) where literals.string(id) != nil: return true
    case (.enumCase(let name, let payload, let path), .enumCase(let actual)):
      return name == actual && isCase(id, of: path, frame) != false && canMatch(payload, fieldsOf: id, frame)
    case (.tuple(let parts), .tuple): return canMatch(parts, fieldsOf: id, frame)
    case (.cast(_, let type), .instance):
      guard let actual = heap[id].type, let scope = kinds.typeInfo(id)?.scope,
        let expected = program.resolution.resolve(type, in: scope)
      else { return true }
      return program.hierarchy.isSubtype(actual, of: expected)
    case (.expression(.boolean), _), (.expression(.null), _): return false
    case (.expression(let written), .enumCase):
      guard let name = written.constantName, let string = literals.string(id) else { return true }
      return name == string
    default: return true
    }
  }

  /// Whether a case is one of the enum that a pattern names, as in `case MenuStep.done`: several enums may answer one protocol. Nil where
  /// that is not known.
  private func isCase(_ id: ObjectID, of path: [String]?, _ frame: Frame) -> Bool? {
    guard let path else { return true }
    let owner = frame.owner.map { program[$0] }
    guard let type = heap[id].type, frame.generics[path[0]] == nil,
      // In a protocol's code it may be an associated type.
      owner.map({ !$0.isProtocol && !$0.genericParameters.contains { $0.name == path[0] } }) != false,
      let named = program.resolution.resolve(.named(path, arguments: []), in: frame.scope),
      program[named].kind == .enum, !program[named].isExternal
    else { return nil }
    return named == type
  }

  /// Whether a type is the one that a pattern names, as in `case is PayStep.Type`; nil where the pattern asks for something else.
  private func matchesType(_ pattern: Pattern, _ value: Value) -> Bool? {
    guard case .metatype(let actual) = value, case .cast(_, .metatype(let named)) = pattern,
      let expected = program.resolution.resolve(named, in: Scope(file: program[actual].scope.file, type: nil)),
      !program[expected].isExternal
    else { return nil }
    return program.hierarchy.isSubtype(actual, of: expected)
  }

  private func canMatch(_ parts: [Pattern], fieldsOf id: ObjectID, _ frame: Frame) -> Bool {
    parts.enumerated().allSatisfy { index, inner in
      let values = memory.field(String(index), of: id)
      if !values.isEmpty { return matchesFlag(inner, values) || values.values.contains { canMatch(inner, $0, frame) } }
      if values.isUnknown || values.isBottom { return values.isUnknown || solver.isWidened(.field(id, String(index))) }
      return matchesFlag(inner, values)
    }
  }

  /// Whether no later case can see the value any more.
  private func alwaysMatches(_ pattern: Pattern, _ value: Value, _ frame: Frame) -> Bool {
    switch pattern {
    case .name, .wildcard: return true
    case .enumCase(let name, let payload, let path):
      guard case .object(let id) = value, case .enumCase(let actual) = heap[id].kind, name == actual,
        isCase(id, of: path, frame) == true
      else { return false }
      return payload.allSatisfy { if case .name = $0 { true } else if case .wildcard = $0 { true } else { false } }
    case .cast(_, let type):
      if let isOfType = matchesType(pattern, value) { return isOfType }
      guard case .object(let id) = value, heap[id].kind == .instance, let actual = heap[id].type,
        let scope = kinds.typeInfo(id)?.scope, let expected = program.resolution.resolve(type, in: scope)
      else { return false }
      return program.hierarchy.isSubtype(actual, of: expected)
    case .tuple(let parts):
      guard case .object(let id) = value, heap[id].kind == .tuple else { return false }
      return parts.enumerated().allSatisfy { alwaysMatches($1, all: memory.field(String($0), of: id)) }
    case .expression(let written):
      guard case .object(let id) = value, let string = literals.string(id) else { return false }
      return string == written.constantName
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

  /// The test that lets only some values through; nil where it tells no enum cases apart.
  func caseTest(_ passing: ValueSet, of tested: ValueSet) -> CaseTest? {
    let tested = kinds.cases(among: tested)
    guard !tested.isEmpty else { return nil }
    let passing = kinds.cases(among: passing)
    return passing.values.count < tested.values.count ? CaseTest(passing: passing, tested: tested) : nil
  }

  /// Binds the names of a pattern to the parts of the values.
  func bind(_ pattern: Pattern, to values: ValueSet, type: ScopedType?, _ environment: Environment, _ frame: Frame) {
    switch pattern {
    case .wildcard: break
    case .name("self"): break
    case .name(let name): memory.declare(name, values, type: type, in: environment)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        bind(part, to: parts.count == 1 ? values : element(index, of: values), type: nil, environment, frame)
      }
    case .enumCase("some", let payload, _):
      if let inner = payload.first { bind(inner, to: values, type: type, environment, frame) }
    case .enumCase(let name, let payload, _):
      for (index, inner) in payload.enumerated() {
        bind(inner, to: payloadValue(index, of: name, in: values), type: nil, environment, frame)
      }
    case .cast(let inner, let type):
      bind(inner, to: casts.cast(values, to: type, site: nil, frame), type: nil, environment, frame)
    case .expression(let expression): expressions.evaluate(expression, environment, frame)
    }
  }

  private func element(_ index: Int, of values: ValueSet) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for id in values.objects {
      if heap[id].kind == .tuple { result.formUnion(memory.field(String(index), of: id)) }
      // Enumerating a collection or dictionary pairs each element with an index or key.
      if heap[id].kind != .tuple { result.formUnion(index == 1 ? ValueSet(.object(id)) : .unknown) }
    }
    return result
  }

  private func payloadValue(_ index: Int, of name: String, in values: ValueSet) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for id in values.objects {
      switch heap[id].kind {
      case .enumCase(name): result.formUnion(memory.field(String(index), of: id))
      case .opaque, .instance:
        guard let type = heap[id].type, let payload = program.members.enumCase(named: name, in: type)?.payload,
          payload.indices.contains(index), let declared = payload[index].type
        else { continue }
        let scope = Scope(file: program[type].scope.file, type: type)
        result.formUnion(standIns.top(of: ScopedType(reference: declared, scope: scope), generics: [:], name: ""))
      default: continue
      }
    }
    return result
  }

  /// What a collection holds; other values stand for themselves.
  ///
  /// - Parameter keys: what is known of the keys that they are held under; empty for any.
  func elements(of values: ValueSet, under keys: [ContentKey] = []) -> ValueSet {
    var result = ValueSet(values.flags.intersection(.unknown))
    for value in values.values {
      if case .object(let id) = value, heap[id].kind == .collection {
        result.formUnion(memory.content(under: keys, of: id))
      } else {
        result.insert(value)
      }
    }
    return result
  }
}
