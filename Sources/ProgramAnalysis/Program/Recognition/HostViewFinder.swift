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
    var open = hierarchy.concreteSubtypes(of: program.externalType("View")).compactMap { view in
      holder(in: view, ofAny: coordinators).map { (view: view, holder: $0) }
    }
    var found: [TypeID: String] = [:]
    // One that only hands its coordinator on to such a view is another.
    while true {
      let count = open.count
      open.removeAll { candidate in
        guard frames(candidate.view, candidate.holder, coordinators, handingOnTo: Set(found.keys)) else { return false }
        found[candidate.view] = candidate.holder.fact.name
        return true
      }
      if open.count == count { return found }
    }
  }

  /// The only property in which a generic view has a coordinator of any type.
  private func holder(in view: TypeID, ofAny coordinators: Set<TypeID>) -> PropertySymbol? {
    let holders = program[view].orderedProperties.filter {
      !$0.possibleCoordinators(in: program[view], program, coordinators).isEmpty
    }
    return holders.count == 1 ? holders[0] : nil
  }

  private func frames(
    _ view: TypeID, _ holder: PropertySymbol, _ coordinators: Set<TypeID>, handingOnTo frames: Set<TypeID>
  ) -> Bool {
    guard let body = program[view].properties["body"]?.fact.getter,
      let coordinator = holder.possibleCoordinators(in: program[view], program, coordinators).first
    else { return false }
    if body.count == 1, case .return(.some(let only)) = body[0], let made = only.modifiedCall,
      made.arguments.contains(where: { $0.value.ownMember == holder.fact.name }), let name = made.callee.lastName,
      let inner = resolution.resolve(.named(name), in: Scope(file: program[view].scope.file, type: view)),
      frames.contains(inner)
    {
      return true
    }
    var content = ViewContent(
      program: program, view: view, coordinator: [holder.fact.name], type: coordinator, coordinators: coordinators)
    content.read(body)
    return content.framesCoordinator
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
      let bound = parameter.bound
    else { return [] }
    let parts = if case .composition(let parts) = bound { parts } else { [bound] }
    let subtypes = parts.map { part in
      program.resolution.resolve(part, in: scope).map { program.hierarchy.concreteSubtypes(of: $0) } ?? []
    }
    let possible = subtypes.dropFirst().reduce(subtypes.first ?? []) { all, some in all.filter(some.contains) }
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

extension Expression {
  /// The call that makes the view on which modifiers are called: `PageView().padding()`.
  fileprivate var modifiedCall: Call? {
    guard case .call(let call) = self else { return nil }
    if case .member(.some(let base), _, _) = call.callee { return base.modifiedCall }
    return call
  }
}
