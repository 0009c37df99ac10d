import SourceFacts

/// What associated types of protocols stand for in types that do not say so, as the compiler infers it.
struct AssociatedTypes: ProgramPart {
  let program: Program

  /// `Route` by `func page(for route: HomeRoute)`, where a protocol requires `func page(for route: Route)`; nil where no parameter tells.
  func type(named name: String, of type: TypeID) -> TypeID? {
    for ancestor in hierarchy.ancestors(of: type) where hierarchy.isProtocol(ancestor) {
      for requirement in program[ancestor].orderedFunctions {
        let positions = requirement.parameterTypes.indices.filter { requirement.parameterTypes[$0].names(name) }
        guard let position = positions.first, let witness = witness(of: requirement, in: type) else { continue }
        if let declared = witness.parameterTypes[position], let found = resolution.resolve(declared) { return found }
      }
    }
    return nil
  }

  private func witness(of requirement: FunctionSymbol, in type: TypeID) -> FunctionSymbol? {
    members.functions(named: requirement.fact.name, in: type).first { function in
      function.owner.map { !hierarchy.isProtocol($0) } == true
        && function.fact.parameters.map(\.label) == requirement.fact.parameters.map(\.label)
    }
  }
}

extension ScopedType? {
  /// Whether it is written as that name alone.
  fileprivate func names(_ name: String) -> Bool {
    if case .named(let path, let arguments)? = self?.reference { path == [name] && arguments.isEmpty } else { false }
  }
}
