import SourceFacts

/// The types of expressions as far as declarations alone tell them, before anything runs.
struct DeclaredTypes: ProgramPart {
  let program: Program

  /// The nominal type of an expression as far as declarations alone tell: `Coordinator()`, `Coordinator.shared`,
  /// `Container.shared.coordinator()`. A type stands for its objects and for itself alike.
  ///
  /// - Returns: nil where values, inference or source that is not there decide.
  func declaredType(of expression: Expression, in scope: Scope, depth: Int = 0) -> TypeID? {
    // Initial values may refer to each other in a circle.
    guard depth < 16 else { return nil }
    switch expression {
    case .name(let name, _), .specialized(.name(let name, _), _): return resolution.resolve(.named(name), in: scope)
    case .member(.some(let base), "self", _), .member(.some(let base), "init", _):
      return declaredType(of: base, in: scope, depth: depth + 1)
    case .member(.some(let base), let name, _):
      guard let owner = declaredType(of: base, in: scope, depth: depth + 1) else { return nil }
      if let property = members.property(named: name, in: owner) { return declaredType(of: property, depth: depth + 1) }
      // What a library declares under a type of its own is most often an object of that type, such as `shared`.
      return program[owner].isExternal ? owner : nestedType(named: name, in: owner)
    case .call(let call): return resultType(of: call, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func nestedType(named name: String, in owner: TypeID) -> TypeID? {
    let scope = Scope(file: program[owner].scope.file, type: owner)
    return resolution.resolve(.named(name), in: scope).flatMap { program[$0].scope.type == owner ? $0 : nil }
  }

  /// The type of a property by its declaration, or by what it begins with.
  func type(of property: PropertySymbol) -> TypeID? { declaredType(of: property, depth: 0) }

  private func declaredType(of property: PropertySymbol, depth: Int) -> TypeID? {
    if let declared = property.type { return resolution.resolve(declared) }
    return property.fact.initialValue.flatMap { declaredType(of: $0, in: property.scope, depth: depth) }
  }

  private func resultType(of call: Call, in scope: Scope, depth: Int) -> TypeID? {
    guard case .member(.some(let base), let name, _) = call.callee, name != "init" else {
      return declaredType(of: call.callee, in: scope, depth: depth)
    }
    guard let owner = declaredType(of: base, in: scope, depth: depth) else { return nil }
    if let type = nestedType(named: name, in: owner) { return type }
    if let result = members.functions(named: name, in: owner).lazy.compactMap(\.resultType).first {
      return resolution.resolve(result)
    }
    guard let factory = members.property(named: name, in: owner)?.type else { return nil }
    // What is called is an object that makes others: its type says which.
    guard case .named(_, let arguments) = factory.reference, let made = arguments.last else { return nil }
    return resolution.resolve(made, in: factory.scope)
  }
}
