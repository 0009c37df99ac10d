import SourceFacts

/// For which types something is registered, as far as closures and metatypes tell.
struct RegisteredTypes: InterpreterPart {
  let interpreter: Interpreter

  /// The types that an argument of a model names.
  func types(_ argument: ArgumentModel, _ call: inout ModelledCall) -> ValueSet {
    switch argument {
    case .expected: return call.expected.map { ValueSet(.metatype($0)) } ?? .empty
    case .requested:
      let named = metatypes(call.take(.first))
      return named.isEmpty ? types(.expected, &call) : named
    case .product:
      let closures = call.take(.closure)
      var result = metatypes(call.take(.first))
      for case .closure(let id) in closures.values where result.isEmpty {
        let closure = heap[id]
        if let type = product(of: closure.fact.body, closure.environment, closure.frame) {
          result.insert(.metatype(type))
        }
      }
      return result
    default: return call.take(argument)
    }
  }

  private func metatypes(_ values: ValueSet) -> ValueSet {
    values.known.filter { if case .metatype = $0 { true } else { false } }
  }

  /// The type of what a body gives, as far as it is written: `Type(…)`, `value as Type`.
  private func product(of body: [Statement], _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch body.last {
    case .return(.some(let expression)), .expression(let expression): product(of: expression, environment, frame)
    default: nil
    }
  }

  private func product(of expression: Expression, _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch expression {
    case .cast(_, let type, _): return program.resolution.resolve(type, in: frame.scope)
    case .call(let call):
      switch call.callee {
      case .member(.some(let base), "init", _): return named(by: base, environment, frame)
      case .member(.some(let base), let name, _):
        guard let owner = named(by: base, environment, frame) else { return nil }
        let function = program.members.functions(named: name, in: owner).first { $0.fact.isStatic }
        return function?.resultType.flatMap { program.resolution.resolve($0) }
      case .name, .specialized: return named(by: call.callee, environment, frame)
      default: return nil
      }
    case .member(.some(let base), let name, _):
      guard let owner = named(by: base, environment, frame) else { return nil }
      return program.members.property(named: name, in: owner)?.type.flatMap { program.resolution.resolve($0) } ?? owner
    default: return nil
    }
  }

  private func named(by expression: Expression, _ environment: Environment, _ frame: Frame) -> TypeID? {
    switch expression {
    case .specialized(let inner, _): named(by: inner, environment, frame)
    case .name(let name, _):
      if case .type(let type) = names.meaning(of: name, environment, frame) { type } else { nil }
    case .member(.some(let base), let name, _):
      named(by: base, environment, frame).flatMap { program.resolution.member(type: name, of: $0) }
    default: nil
    }
  }
}
