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
    var found: [TypeID: String] = [:]
    var open: [(view: TypeID, name: String, body: [Statement])] = []
    for view in hierarchy.concreteSubtypes(of: program.externalType("View")) {
      let holders = program[view].orderedProperties.compactMap { property in
        property.possibleCoordinators(in: program[view], program, coordinators).first.map { (property.fact.name, $0) }
      }
      guard holders.count == 1, let body = program[view].properties["body"]?.fact.getter else { continue }
      let (name, coordinator) = holders[0]
      var content = ViewContent(
        program: program, view: view, coordinator: [name], type: coordinator, coordinators: coordinators)
      content.read(body)
      if content.framesCoordinator { found[view] = name } else { open.append((view, name, body)) }
    }
    // One that only hands its coordinator on to such a view is another.
    while true {
      let handing = open.filter { hands($0.name, of: $0.view, onIn: $0.body, to: found) }
      if handing.isEmpty { return found }
      for (view, name, _) in handing { found[view] = name }
      open.removeAll { found[$0.view] != nil }
    }
  }

  /// Views that are nothing but whichever view they were made with: `struct Page: View { let content: AnyView; var body: some View { content } }`.
  func boxes(among views: Set<TypeID>) -> Set<TypeID> {
    views.filter { view in
      guard let body = program[view].properties["body"]?.fact.getter else { return false }
      return program[view].orderedProperties.contains { property in
        guard !property.fact.isComputed, !property.fact.isStatic, case .named(["AnyView"], _)? = property.fact.type
        else {
          return false
        }
        return body.isOnly(property.fact.name) && isMadeWithView(view)
      }
    }
  }

  /// Whether one of its initializers takes a view of any type, as the one does that every struct has.
  private func isMadeWithView(_ view: TypeID) -> Bool {
    let initializers = program[view].functions["init"] ?? []
    return initializers.isEmpty
      || initializers.contains { initializer in
        initializer.parameterTypes.contains { declared in
          guard let declared else { return false }
          let names = declared.reference.names
          let bound = initializer.fact.genericParameters.first { names.contains($0.name) }?.bound
          return names.contains("AnyView") || names.contains("View")
            || bound.flatMap { resolution.resolve($0, in: declared.scope) }.map {
              hierarchy.inherits($0, fromExternal: "View")
            } == true
        }
      }
  }

  /// Whether all that a view consists of is another one, made with what a property holds, and plain modifiers.
  private func hands(
    _ name: String, of view: TypeID, onIn body: [Statement], to views: [TypeID: String]
  ) -> Bool {
    guard body.count == 1, case .return(.some(let only)) = body[0], let made = only.plainlyModifiedCall(by: name),
      made.arguments.contains(where: { $0.value.ownMember == name }), let inner = made.callee.lastName
    else { return false }
    let scope = Scope(file: program[view].scope.file, type: view)
    return resolution.resolve(.named(inner), in: scope).map { views[$0] != nil } == true
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
    // What a library asks for beside says nothing of who has it.
    let bounds = parts.compactMap { program.resolution.resolve($0, in: scope) }
    let own = bounds.filter { !program[$0].isExternal }
    let subtypes = (own.isEmpty ? bounds : own).map { program.hierarchy.concreteSubtypes(of: $0) }
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
  /// The call that makes the view on which modifiers are called that build nothing themselves, but by what a property holds:
  /// `PageView().padding().task { … }`.
  fileprivate func plainlyModifiedCall(by property: String) -> Call? {
    guard case .call(let call) = self else { return nil }
    guard case .member(.some(let base), let name, _) = call.callee else { return call }
    let hears = name.hasPrefix("on") || name == "task"
    let builds = call.arguments.contains { argument in
      guard case .closure(let closure) = argument.value else { return false }
      return !closure.body.allSatisfy { $0.isAsked(of: property) }
    }
    return builds && !hears ? nil : base.plainlyModifiedCall(by: property)
  }
}

extension Statement {
  /// Whether it only gives what something that a property holds is asked for: `coordinator.page($0)`.
  fileprivate func isAsked(of property: String) -> Bool {
    guard case .return(.some(.call(let call))) = self, case .member(.some(let base), _, _) = call.callee else {
      return false
    }
    return base.ownMember == property
  }
}
