import SourceFacts

/// The app's own containers, which keep things by type and give them to whoever names one.
struct ContainerFinder: ProgramPart {
  let program: Program

  /// Types that are containers, and those whose code tells a container what to make.
  func containersAndRegistrars() -> Set<TypeID> {
    let all = program.types.indices.map(TypeID.init(index:))
    let containers = all.filter { isContainer(program.types[$0.index]) }
    guard !containers.isEmpty else { return [] }
    let names = Set(containers.map { program.types[$0.index].simpleName })
    let registrations = Set(
      containers.flatMap { program.types[$0.index].orderedFunctions }.filter(\.takesItsParameter).map(\.fact.name))
    let registrars = all.filter { id in
      program.files(of: id).contains { !program.files[$0].usedTypeNames.isDisjoint(with: names) }
        && calls(registrations, in: program.types[id.index])
    }
    return Set(containers).union(registrars)
  }

  /// Whether objects of a type keep things by type and give them to whoever names one.
  func isContainer(_ type: TypeID) -> Bool { isContainer(program.types[type.index]) }

  private func isContainer(_ info: TypeInfo) -> Bool {
    !info.isExternal && info.orderedFunctions.contains(where: \.takesItsParameter)
      && info.orderedFunctions.contains(where: \.givesItsParameter)
  }

  private func calls(_ names: Set<String>, in info: TypeInfo) -> Bool {
    var isFound = false
    let walk = ExpressionWalk(visit: { expression, _ in
      if case .call(let call) = expression, let name = call.callee.lastName, names.contains(name) { isFound = true }
    })
    for symbol in info.orderedFunctions where !isFound { walk.walk(symbol.fact.body ?? []) }
    return isFound
  }
}

extension FunctionSymbol {
  /// Whether it is handed something of a type that it leaves open, and gives nothing of it back.
  fileprivate var takesItsParameter: Bool {
    let names = Set(fact.genericParameters.map(\.name))
    guard !names.isEmpty, !givesItsParameter else { return false }
    return fact.parameters.contains { parameter in
      switch parameter.type {
      case .named(let path, _)?, .metatype(.named(let path, _))?: path.count == 1 && names.contains(path[0])
      case .function(_, .named(let path, _))?: path.count == 1 && names.contains(path[0])
      default: false
      }
    }
  }

  /// Whether it gives something of a type that whoever calls it chooses, and that it is not handed: what `locked { value }` gives back is what its
  /// closure gave.
  fileprivate var givesItsParameter: Bool {
    guard case .named(let path, _)? = fact.result, path.count == 1,
      fact.genericParameters.contains(where: { $0.name == path[0] })
    else { return false }
    let chosen = TypeReference.named(path[0])
    let types = fact.parameters.compactMap(\.type)
    return types.contains(.metatype(chosen)) || !types.contains { $0.brings(chosen) }
  }
}

extension TypeReference {
  /// Whether a value of this type is one of another, or brings some: a collection of them, a closure that gives one.
  fileprivate func brings(_ other: TypeReference) -> Bool {
    switch self {
    case other: true
    case .array(let element): element.brings(other)
    case .function(_, let result): result.brings(other)
    default: false
    }
  }
}
