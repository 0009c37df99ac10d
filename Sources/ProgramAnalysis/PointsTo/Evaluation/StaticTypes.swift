import SourceFacts

/// The types that expressions have by their declarations, where their values are unknown: overloads are told apart by them.
struct StaticTypes: InterpreterPart {
  let interpreter: Interpreter

  private static let depthLimit = 8
  /// Members of collections that give an element.
  private static let elementMembers: Set<String> = [
    "first", "last", "randomElement", "remove", "removeFirst", "removeLast", "popFirst", "popLast", "min", "max",
  ]

  /// The type that an expression has as far as declarations alone tell; nil where that takes more inference.
  func type(of expression: Expression, _ environment: Environment, _ frame: Frame, depth: Int = 0) -> ScopedType? {
    guard depth < Self.depthLimit else { return nil }
    switch expression {
    case .name(let name, _): return type(ofName: name, environment, frame, depth: depth + 1)
    case .member(.some(let base), let name, _):
      return element(of: base, givenBy: name, environment, frame, depth: depth + 1)
        ?? owner(of: base, environment, frame, depth: depth + 1).flatMap { declaredType(of: name, in: $0) }
        ?? assignedPlaces.declaredType(of: expression, environment, frame)
    case .index(let call): return element(of: call.callee, environment, frame, depth: depth + 1)
    case .call(let call): return resultType(of: call, environment, frame, depth: depth + 1)
    case .cast(_, let type, _): return ScopedType(reference: type, scope: frame.scope)
    case .infix(let first, "??", let second, _), .ternary(_, let first, let second):
      return type(of: first, environment, frame, depth: depth + 1)
        ?? type(of: second, environment, frame, depth: depth + 1)
    default: return nil
    }
  }

  private func type(ofName name: String, _ environment: Environment, _ frame: Frame, depth: Int) -> ScopedType? {
    guard let variable = environment.variable(name) else {
      return assignedPlaces.declaredType(of: .name(name, SourceRange(start: 0, end: 0)), environment, frame)
    }
    if let type = variable.type { return type }
    switch variable.origin {
    // `if let name`: what has the name outside.
    case .name(name, _)?:
      if let type = parameterType(of: name, variable, frame) { return type }
      if let outer = environment.around(variable, named: name) {
        return type(ofName: name, outer, frame, depth: depth)
      }
      return kinds.type(of: frame.receiver).flatMap { declaredType(of: name, in: $0) }
    case let origin?: return type(of: origin, environment, frame, depth: depth)
    case nil: return parameterType(of: name, variable, frame)
    }
  }

  /// The type of a variable that is a parameter of one of the closures in which a frame stands, by what is asked for where they are written.
  private func parameterType(of name: String, _ variable: Environment.Variable, _ frame: Frame) -> ScopedType? {
    var frame = frame
    while case .closure(let id) = frame.activation.code {
      let closure = heap[id]
      if frame.activation.environment().variables[name] === variable {
        let names = closure.fact.parameters?.map(\.name) ?? []
        guard let index = names.firstIndex(of: name),
          let expected = closure.expected.map({ program.resolution.expand($0) }),
          case .function(let parameters, _) = expected.reference, parameters.count == names.count
        else { return nil }
        return ScopedType(reference: parameters[index], scope: expected.scope)
      }
      frame = closure.frame
    }
    return nil
  }

  private func owner(of base: Expression, _ environment: Environment, _ frame: Frame, depth: Int) -> TypeID? {
    if base.isSelf { return kinds.type(of: frame.receiver) }
    return type(of: base, environment, frame, depth: depth).flatMap { program.resolution.resolve($0) }
  }

  private func declaredType(of property: String, in type: TypeID) -> ScopedType? {
    program.members.property(named: property, in: type)?.type
  }

  private func resultType(of call: Call, _ environment: Environment, _ frame: Frame, depth: Int) -> ScopedType? {
    let (owner, name): (TypeID?, String)
    switch call.callee {
    case .name(let function, _), .specialized(.name(let function, _), _):
      let made = ScopedType(reference: .named(function), scope: frame.scope)
      if program.resolution.resolve(made) != nil { return made }
      (owner, name) = (kinds.type(of: frame.receiver), function)
    case .member(.some(let base), let function, _):
      if let element = element(of: base, givenBy: function, environment, frame, depth: depth) { return element }
      (owner, name) = (self.owner(of: base, environment, frame, depth: depth), function)
    default: return nil
    }
    let functions = (owner.map { program.members.functions(named: name, in: $0) } ?? []).filter {
      $0.fact.accepts(call.arguments)
    }
    guard let result = functions.first?.resultType,
      functions.allSatisfy({ $0.resultType?.reference == result.reference })
    else { return nil }
    return result
  }

  private func element(
    of collection: Expression, givenBy member: String, _ environment: Environment, _ frame: Frame, depth: Int
  ) -> ScopedType? {
    guard Self.elementMembers.contains(member) else { return nil }
    // Of a dictionary they give a key with its value.
    return element(of: collection, ofArray: true, environment, frame, depth: depth)
  }

  private func element(
    of collection: Expression, ofArray isArray: Bool = false, _ environment: Environment, _ frame: Frame, depth: Int
  ) -> ScopedType? {
    guard let type = type(of: collection, environment, frame, depth: depth).map({ program.resolution.expand($0) })
    else { return nil }
    switch type.reference {
    case .array(let element): return ScopedType(reference: element, scope: type.scope)
    case .dictionary(_, let element): return isArray ? nil : ScopedType(reference: element, scope: type.scope)
    default: return nil
    }
  }
}
