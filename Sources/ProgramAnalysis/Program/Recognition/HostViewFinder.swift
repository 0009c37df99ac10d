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

extension HostViewFinder {
  /// Generic views that show what the coordinator gives with which they are made: `struct CoordinatedView<C: Coordinator>: View`. Each with the
  /// property that holds the coordinator.
  func views(ofAny coordinators: Set<TypeID>) -> [TypeID: String] {
    hierarchy.concreteSubtypes(of: program.externalType("View")).reduce(into: [:]) { views, view in
      let holders = program[view].orderedProperties.filter {
        $0.isCoordinator(of: program[view], in: program, coordinators)
      }
      guard holders.count == 1, let name = holders.first?.fact.name,
        let body = program[view].properties["body"]?.fact.getter
      else { return }
      var isAsked = false
      ExpressionWalk { expression, _ in
        if case .member(.some(let base), _, _) = expression, base.ownMember == name { isAsked = true }
      }.walk(body)
      if isAsked { views[view] = name }
    }
  }
}

extension PropertySymbol {
  /// Whether a view keeps in it a coordinator of a type that who makes the view chooses.
  fileprivate func isCoordinator(of info: TypeInfo, in program: Program, _ coordinators: Set<TypeID>) -> Bool {
    guard !fact.isStatic, !fact.isComputed, case .named(let path, _)? = fact.type, path.count == 1,
      let parameter = info.genericParameters.first(where: { $0.name == path[0] }),
      let bound = parameter.bound.flatMap({ program.resolution.resolve($0, in: scope) })
    else { return false }
    let possible = program.hierarchy.concreteSubtypes(of: bound)
    return !possible.isEmpty && possible.allSatisfy(coordinators.contains)
  }

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
