import SourceFacts

/// Views that only host what a coordinator shows.
struct HostViewFinder: ProgramPart {
  let program: Program

  /// Generic views that only show what they are made with by the routes that a holder of paths has: whoever makes one shows it.
  func hostViews(of pathHolders: Set<TypeID>) -> Set<TypeID> {
    guard !pathHolders.isEmpty else { return [] }
    return Set(
      hierarchy.concreteSubtypes(of: program.externalType("View")).filter { view in
        let properties = program[view].orderedProperties
        return properties.contains { $0.isContent(of: program[view], in: program) }
          && properties.contains { property in
            !property.fact.isStatic && !property.fact.isComputed
              && property.type.flatMap { resolution.resolve($0) }.map(pathHolders.contains) == true
          }
      })
  }
}

extension PropertySymbol {
  /// Whether a view keeps in it a view of a type that who makes it chooses, or what builds one.
  func isContent(of info: TypeInfo, in program: Program) -> Bool {
    guard !fact.isStatic, !fact.isComputed, let type = fact.type else { return false }
    let path: [String]
    switch type {
    case .named(let name, _): path = name
    case .function(_, .named(let name, _)): path = name
    default: return false
    }
    guard path.count == 1, let parameter = info.genericParameters.first(where: { $0.name == path[0] }) else {
      return false
    }
    return parameter.bound.flatMap { program.resolution.resolve($0, in: scope) }.map {
      program.hierarchy.inherits($0, fromExternal: "View")
    }
      ?? false
  }
}
