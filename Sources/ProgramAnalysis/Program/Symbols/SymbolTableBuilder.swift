import SourceFacts

/// Fills the symbol table from the facts of all files: declares types, merges extensions, resolves what types inherit.
struct SymbolTableBuilder: ProgramPart {
  let program: Program

  /// Types first, then what refers to them by name, then conformance.
  func build() {
    for (file, facts) in program.files.enumerated() {
      for type in CanonicalOrder.sorted(facts.types) { declare(type, in: Scope(file: file, type: nil)) }
    }
    for (file, facts) in program.files.enumerated() {
      let scope = Scope(file: file, type: nil)
      for alias in facts.typealiases {
        program.globalTypealiases[alias.name, default: []].append(ScopedType(reference: alias.target, scope: scope))
      }
      for function in CanonicalOrder.sorted(facts.functions) {
        let symbol = symbol(function, owner: nil, scope: scope)
        if function.kind == .operator {
          program.operators[function.name, default: []].append(symbol)
        } else {
          program.globalFunctions[function.name, default: []].append(symbol)
        }
      }
      for property in CanonicalOrder.sorted(facts.properties) {
        program.globalProperties[property.name, default: []].append(symbol(property, owner: nil, scope: scope))
      }
    }
    // An extension may extend a type that another extension nests, so those that find no type yet are tried again.
    var pending = program.files.indices.flatMap { file in program.files[file].extensions.map { (file, $0) } }
    for attempt in 0..<3 where !pending.isEmpty {
      pending = pending.filter { !merge($0.1, file: $0.0, isLastAttempt: attempt == 2) }
    }
    // A name may mean a type that an enclosing type inherits, so that all are resolved once more when the supertypes are known.
    let declared = program.types.indices
    for _ in 0..<2 {
      for index in declared { program.types[index].supertypes = resolveSupertypes(of: TypeID(index: index)) }
    }
  }

  private func declare(_ fact: TypeFact, in scope: Scope) {
    let name = scope.type.map { program.types[$0.index].name + "." + fact.name } ?? fact.name
    let id = existing(fact, name: name, in: scope) ?? TypeID(index: program.types.count)
    if id.index == program.types.count {
      program.types.append(TypeInfo(name: name, kind: fact.kind, scope: scope, nameOffset: fact.nameOffset))
      program.typesByName[fact.name, default: []].append(id)
      if let outer = scope.type { program.types[outer.index].nested[fact.name, default: []].append(id) }
    }
    if program.types[id.index].nameOffset == fact.nameOffset {
      program.types[id.index].inheritanceOffset = fact.inheritanceOffset
    }
    program.types[id.index].attributes += fact.attributes
    program.types[id.index].genericParameters = fact.genericParameters
    program.types[id.index].documentation = program.types[id.index].documentation ?? fact.documentation
    let inner = Scope(file: scope.file, type: id)
    program.types[id.index].inherits += fact.inherits.map { ScopedType(reference: $0, scope: scope) }
    program.types[id.index].selfConstraints += fact.selfConstraints.map { ScopedType(reference: $0, scope: scope) }
    add(fact.members, to: id, scope: inner, selfConstraints: [])
  }

  /// The branches of an `#if` may declare one type twice; in one file they are one.
  private func existing(_ fact: TypeFact, name: String, in scope: Scope) -> TypeID? {
    program.typesByName[fact.name]?.first { id in
      let info = program.types[id.index]
      return info.name == name && info.scope.file == scope.file && info.isProtocol == (fact.kind == .protocol)
    }
  }

  private func add(_ members: MemberFacts, to id: TypeID, scope: Scope, selfConstraints: [TypeReference]) {
    for alias in members.typealiases {
      program.types[id.index].typealiases[alias.name] = ScopedType(reference: alias.target, scope: scope)
    }
    for fact in members.cases { program.types[id.index].cases[fact.name] = fact }
    for fact in CanonicalOrder.sorted(members.functions) {
      let symbol = symbol(fact, owner: id, scope: scope, selfConstraints: selfConstraints)
      program.types[id.index].functions[fact.name, default: []].append(symbol)
      program.types[id.index].orderedFunctions.append(symbol)
      if fact.kind == .operator { program.operators[fact.name, default: []].append(symbol) }
    }
    program.types[id.index].deinitializers += members.deinitializers.map { symbol($0, owner: id, scope: scope) }
    for fact in CanonicalOrder.sorted(members.properties) {
      let info = program.types[id.index]
      let known = info.properties[fact.name].flatMap { $0.fact.isStatic ? nil : $0 }
      let rival = fact.isStatic ? info.staticProperties[fact.name] : known
      guard rival == nil || fact.getter != nil else { continue }
      let symbol = symbol(fact, owner: id, scope: scope, selfConstraints: selfConstraints)
      info.orderedProperties.append(symbol)
      if fact.isStatic { info.staticProperties[fact.name] = symbol }
      if !fact.isStatic || known == nil { info.properties[fact.name] = symbol }
    }
    for type in CanonicalOrder.sorted(members.types) { declare(type, in: Scope(file: scope.file, type: id)) }
  }

  private func merge(_ fact: ExtensionFact, file: Int, isLastAttempt: Bool) -> Bool {
    let scope = Scope(file: file, type: nil)
    guard let id = resolution.resolve(fact.extended, in: scope), isLastAttempt || !program.types[id.index].isExternal
    else { return false }
    program.types[id.index].inherits += fact.inherits.map { ScopedType(reference: $0, scope: scope) }
    add(fact.members, to: id, scope: Scope(file: file, type: id), selfConstraints: fact.selfConstraints)
    return true
  }

  private func resolveSupertypes(of id: TypeID) -> [TypeID] {
    let info = program.types[id.index]
    var result = info.isExternal ? info.supertypes : []
    for inherited in info.inherits {
      for named in components(of: inherited.reference, in: inherited.scope) {
        let type = supertype(named, of: info, as: inherited)
        guard let type = type == id ? namesakeProtocol(of: id) : type, !result.contains(type) else { continue }
        result.append(type)
      }
    }
    for name in info.attributes where program.models.macroNames.contains(name) {
      let type = program.externalType(name, in: info.scope)
      if !result.contains(type) { result.append(type) }
    }
    return result
  }

  /// What a type inherits by a name: a struct or an enum no class, but what a module without source declares by that name, such as SwiftUI's
  /// `View` where another target has a class `View`.
  private func supertype(_ type: TypeID, of info: TypeInfo, as written: ScopedType) -> TypeID {
    guard info.kind == .struct || info.kind == .enum, program.types[type.index].kind == .class,
      case .named(let path, _) = written.reference, path.count == 1
    else { return type }
    return program.externalType(path[0], in: written.scope)
  }

  /// The protocol that a class of the same name, as some write it, conforms to.
  private func namesakeProtocol(of id: TypeID) -> TypeID? {
    program.typesByName[program.types[id.index].simpleName]?.first { $0 != id && program.types[$0.index].isProtocol }
  }

  /// The parts of `A & B`, behind a typealias too; otherwise the type itself.
  private func components(of reference: TypeReference, in scope: Scope) -> [TypeID] {
    guard let type = resolution.resolve(reference, in: scope) else { return [] }
    let info = program.types[type.index]
    return info.isComposition ? info.supertypes : [type]
  }

  private func symbol(
    _ fact: FunctionFact, owner: TypeID?, scope: Scope, selfConstraints: [TypeReference] = []
  ) -> FunctionSymbol {
    program.symbolCount += 1
    program.functionNames[program.symbolCount] = fact.name
    return FunctionSymbol(
      id: program.symbolCount, fact: fact, owner: owner, scope: scope, selfConstraints: selfConstraints)
  }

  private func symbol(
    _ fact: PropertyFact, owner: TypeID?, scope: Scope, selfConstraints: [TypeReference] = []
  ) -> PropertySymbol {
    program.symbolCount += 1
    return PropertySymbol(
      id: program.symbolCount, fact: fact, owner: owner, scope: scope, selfConstraints: selfConstraints)
  }
}
