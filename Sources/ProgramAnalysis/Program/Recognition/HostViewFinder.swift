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

  /// Generic views that show what the coordinator gives with which they are made, and nothing that the user acts on:
  /// `struct CoordinatedView<C: Coordinator>: View`. Each with the property that holds the coordinator.
  func views(ofAny coordinators: Set<TypeID>) -> [TypeID: String] {
    hierarchy.concreteSubtypes(of: program.externalType("View")).reduce(into: [:]) { views, view in
      let holders = program[view].orderedProperties.compactMap { property in
        property.possibleCoordinators(in: program[view], program, coordinators).first.map { (property.fact.name, $0) }
      }
      guard holders.count == 1, let body = program[view].properties["body"]?.fact.getter else { return }
      var content = ViewContent(
        program: program, view: view, coordinator: [holders[0].0], type: holders[0].1, coordinators: coordinators)
      content.read(body)
      if content.framesCoordinator { views[view] = holders[0].0 }
    }
  }
}

extension Program {
  /// The parameters of a generic type and of those around it, its own first.
  func visibleGenericParameters(of info: TypeInfo) -> [GenericParameterFact] {
    info.genericParameters + (info.scope.type.map { visibleGenericParameters(of: self[$0]) } ?? [])
  }

  /// Whether a type, or one around it, leaves types open.
  func isGeneric(_ type: TypeID) -> Bool { !visibleGenericParameters(of: self[type]).isEmpty }
}

extension PropertySymbol {
  /// The coordinators that a property of a generic view may hold, where who makes the view chooses its type among coordinators alone.
  fileprivate func possibleCoordinators(in info: TypeInfo, _ program: Program, _ coordinators: Set<TypeID>) -> [TypeID]
  {
    guard !fact.isStatic, !fact.isComputed, case .named(let path, _)? = fact.type, path.count == 1,
      let parameter = program.visibleGenericParameters(of: info).first(where: { $0.name == path[0] }),
      let bound = parameter.bound.flatMap({ program.resolution.resolve($0, in: scope) })
    else { return [] }
    let possible = program.hierarchy.concreteSubtypes(of: bound)
    return possible.allSatisfy(coordinators.contains) ? possible : []
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
    guard path.count == 1,
      let parameter = program.visibleGenericParameters(of: info).first(where: { $0.name == path[0] })
    else { return false }
    return parameter.bound.flatMap { program.resolution.resolve($0, in: scope) }.map {
      program.hierarchy.inherits($0, fromExternal: "View")
    }
      ?? false
  }
}
