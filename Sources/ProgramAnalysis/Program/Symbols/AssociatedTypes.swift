import SourceFacts

/// What associated types of protocols stand for in types that conform.
struct AssociatedTypes: ProgramPart {
  let program: Program

  /// What the compiler infers from the members that answer the requirements, or else what a typealias or nested type says.
  func meaning(of name: String, in type: TypeID) -> TypeID? {
    inferred(name, in: type) ?? resolution.member(type: name, of: type)
  }

  /// `Route` by `func page(for route: HomeRoute)`, where a protocol requires `func page(for route: Route)`, or by a property that it
  /// requires, also as an argument of its type: `var page: Weak<HomePage>` for `var page: Weak<Page>`; nil where neither tells.
  private func inferred(_ name: String, in type: TypeID) -> TypeID? {
    for ancestor in hierarchy.ancestors(of: type) where hierarchy.isProtocol(ancestor) {
      for requirement in program[ancestor].orderedFunctions {
        let positions = requirement.parameterTypes.indices.filter { requirement.parameterTypes[$0].names(name) }
        guard let position = positions.first, let witness = witness(of: requirement, in: type) else { continue }
        if let declared = witness.parameterTypes[position], let found = resolution.resolve(declared) { return found }
      }
      for requirement in program[ancestor].orderedProperties {
        guard let required = requirement.type, required.reference.names.contains(name),
          let witness = members.property(named: requirement.fact.name, in: type), witness.owner != ancestor,
          let declared = witness.type?.part(in: required.reference, of: name)
        else { continue }
        if let found = argument(declared, of: witness.owner, in: type) ?? resolution.resolve(declared) { return found }
      }
    }
    return nil
  }

  /// What a generic parameter of a superclass stands for in a class: `C` in `class ListViewController: BaseViewController<ListCoordinator>`.
  private func argument(_ declared: ScopedType, of owner: TypeID?, in type: TypeID) -> TypeID? {
    guard let owner, owner != type, case .named(let path, _) = declared.reference, path.count == 1 else { return nil }
    return program.inheritedGenerics.generics(of: owner, inheritedBy: type, [:])[path[0]]
  }

  private func witness(of requirement: FunctionSymbol, in type: TypeID) -> FunctionSymbol? {
    members.functions(named: requirement.fact.name, in: type).first { function in
      function.owner.map { !hierarchy.isProtocol($0) } == true
        && function.fact.parameters.map(\.label) == requirement.fact.parameters.map(\.label)
    }
  }
}

extension ScopedType {
  /// What stands in it where the name stands in another type of the same form.
  fileprivate func part(in form: TypeReference, of name: String) -> ScopedType? {
    switch (form, reference) {
    case (.named([name], arguments: []), _): return self
    case (.named(let path, let forms), .named(let mine, let arguments))
    where path == mine && forms.count == arguments.count:
      return zip(forms, arguments).lazy.compactMap { form, argument in
        ScopedType(reference: argument, scope: scope).part(in: form, of: name)
      }.first
    case (.array(let form), .array(let element)):
      return ScopedType(reference: element, scope: scope).part(in: form, of: name)
    default: return nil
    }
  }
}

extension ScopedType? {
  /// Whether it is written as that name alone.
  fileprivate func names(_ name: String) -> Bool {
    if case .named(let path, let arguments)? = self?.reference { path == [name] && arguments.isEmpty } else { false }
  }
}
