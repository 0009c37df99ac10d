import SourceFacts

/// Functions, properties and cases by name, own and inherited.
struct MemberLookup: ProgramPart {
  let program: Program

  /// Methods of a name that a value of the type answers to, the nearest declaration first, those that a nearer one overrides left out.
  ///
  /// With `after`, the search begins behind that type, as `super` does.
  func functions(named name: String, in type: TypeID, after: TypeID? = nil) -> [FunctionSymbol] {
    let info = program.types[type.index]
    let key = TypeInfo.MemberSearch(name: name, after: after)
    if let known = info.functionCache[key] { return known }
    let found = findFunctions(named: name, in: type, after: after)
    info.functionCache[key] = found
    return found
  }

  /// The methods that are meant where code of `caller`, a class or one of its superclasses, calls them: a private one of the caller's own is
  /// not hidden by one of its name in a subclass, unless that overrides it in the same file.
  func functions(named name: String, in type: TypeID, calledIn caller: TypeID?) -> [FunctionSymbol] {
    let found = functions(named: name, in: type)
    guard let caller, caller != type, let own = program.types[caller.index].functions[name]?.filter(\.fact.isPrivate),
      !own.isEmpty, hierarchy.isSubtype(type, of: caller)
    else { return found }
    let signatures = Set(own.map { FunctionSignature(of: $0.fact) })
    let hiding = found.filter {
      $0.owner != caller && !$0.fact.isOverride && signatures.contains(FunctionSignature(of: $0.fact))
    }
    let hidden = Set(hiding.map { FunctionSignature(of: $0.fact) })
    let others = found.filter { symbol in !hiding.contains { $0.id == symbol.id } }
    return own.filter { hidden.contains(FunctionSignature(of: $0.fact)) } + others
  }

  private func findFunctions(named name: String, in type: TypeID, after: TypeID?) -> [FunctionSymbol] {
    var found: [FunctionSymbol] = []
    var implemented: Set<FunctionSignature> = []
    for ancestor in search(type, after: after) {
      let own = (program.types[ancestor.index].functions[name] ?? []).filter { symbol in
        satisfies(type, symbol.selfConstraints, symbol.scope)
          && !implemented.contains(FunctionSignature(of: symbol.fact))
      }
      found += own
      implemented.formUnion(own.lazy.filter { $0.fact.body != nil }.map { FunctionSignature(of: $0.fact) })
    }
    return found
  }

  /// The property of a name, the nearest declaration with an implementation first.
  func property(named name: String, in type: TypeID, after: TypeID? = nil) -> PropertySymbol? {
    guard after == nil else { return findProperty(named: name, in: type, after: after) }
    let info = program.types[type.index]
    if let known = info.propertyCache[name] { return known }
    let found = findProperty(named: name, in: type, after: nil)
    info.propertyCache[name] = found
    return found
  }

  /// The static property of a name.
  func staticProperty(named name: String, in type: TypeID) -> PropertySymbol? {
    guard let symbol = property(named: name, in: type) else { return nil }
    return symbol.fact.isStatic ? symbol : findProperty(named: name, in: type, after: nil, among: \.staticProperties)
  }

  private func findProperty(
    named name: String, in type: TypeID, after: TypeID?,
    among properties: KeyPath<TypeInfo, [String: PropertySymbol]> = \.properties
  ) -> PropertySymbol? {
    var requirement: PropertySymbol?
    for ancestor in search(type, after: after) {
      let info = program.types[ancestor.index]
      guard let last = info[keyPath: properties][name],
        // Several extensions may have one each, for different types.
        let symbol = satisfies(type, last)
          ? last
          : info.orderedProperties.last(where: {
            $0.fact.name == name && $0.fact.isStatic == last.fact.isStatic && satisfies(type, $0)
          })
      else { continue }
      if info.kind != .protocol || symbol.fact.getter != nil { return symbol }
      requirement = requirement ?? symbol
    }
    return requirement
  }

  /// What the models of libraries say of a property that a type inherits from one without source.
  func modelledProperty(named name: String, in type: TypeID) -> PropertyModel? {
    let info = program.types[type.index]
    if let known = info.modelledPropertyCache[name] { return known }
    let found = hierarchy.ancestors(of: type).lazy.filter { program.types[$0.index].isExternal }
      .compactMap { program.models.property(name, of: program.types[$0.index].name) }.first
    info.modelledPropertyCache[name] = found
    return found
  }

  /// The raw value of a case, which is its name where a case of strings has no other; nil where it has none, or one that is counted.
  func rawValue(ofCase name: String, in type: TypeID) -> Expression? {
    guard let fact = enumCase(named: name, in: type) else { return nil }
    return fact.rawValue ?? (program.hierarchy.inherits(type, fromExternal: "String") ? .string(name) : nil)
  }

  func enumCase(named name: String, in type: TypeID) -> EnumCaseFact? { program.types[type.index].cases[name] }

  private func search(_ type: TypeID, after: TypeID?) -> ArraySlice<TypeID> {
    let order = hierarchy.ancestors(of: type)
    guard let after, let index = order.firstIndex(of: after) else { return order[...] }
    return order[(index + 1)...]
  }

  private func satisfies(_ type: TypeID, _ symbol: PropertySymbol) -> Bool {
    satisfies(type, symbol.selfConstraints, symbol.scope)
  }

  private func satisfies(_ type: TypeID, _ constraints: [TypeReference], _ scope: Scope) -> Bool {
    constraints.allSatisfy { constraint in
      guard let required = resolution.resolve(constraint, in: Scope(file: scope.file, type: nil)) else { return true }
      return hierarchy.isProtocol(type) || parts(of: required).allSatisfy { hierarchy.isSubtype(type, of: $0) }
    }
  }

  /// The parts of a composition; otherwise the type itself.
  private func parts(of type: TypeID) -> [TypeID] {
    let info = program.types[type.index]
    return info.isComposition ? info.supertypes : [type]
  }
}

/// What an override has in common with what it overrides, of functions of one name.
private struct FunctionSignature: Hashable {
  let isStatic: Bool
  let labels: [String?]
  let types: [TypeReference?]

  init(of fact: FunctionFact) {
    isStatic = fact.isStatic
    labels = fact.parameters.map(\.label)
    types = fact.parameters.map(\.type)
  }
}
