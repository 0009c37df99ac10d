import SourceFacts

/// A type whose members only hand on to something of the coordinator's role that it was made with: `AnyCoordinator`.
///
/// For the analysis an eraser is glass: making one gives what it wraps.
struct TypeEraser {
  /// By the ids of initializers, which parameter is wrapped.
  let wrappedParameters: [Int: Int]
}

/// Finds erasers, by what their initializers store and their methods call.
struct TypeEraserFinder {
  let program: Program
  /// Protocols and base classes in the coordinator's role.
  let roots: [TypeID]
  /// What plays the role so far, erasers included.
  let coordinators: Set<TypeID>

  /// The eraser that a type is, if it is one.
  func eraser(_ type: TypeID) -> TypeEraser? {
    let info = program[type]
    guard info.kind == .class || info.kind == .struct, info.scope.file >= 0, isInTheRole(type) else { return nil }
    let properties = info.orderedProperties.filter { !$0.fact.isComputed && !$0.fact.isStatic }
    let stored = Set(properties.map(\.fact.name))
    let initializers = info.functions["init"] ?? []
    guard !stored.isEmpty, !initializers.isEmpty, !properties.contains(where: hasOwnState) else { return nil }
    var wrapped: [Int: Int] = [:]
    for initializer in initializers {
      guard let parameter = wrappedParameter(of: initializer, in: type, stored) else { return nil }
      wrapped[initializer.id] = parameter
    }
    let members = stored.union(info.orderedFunctions.map(\.fact.name)).union(info.orderedProperties.map(\.fact.name))
    let methods = info.orderedFunctions.filter { $0.fact.kind == .method && !$0.fact.isStatic }
    let forwards = methods.allSatisfy { symbol in
      symbol.fact.body.map { $0.handOn(to: members) } ?? true
    }
    return forwards && !methods.isEmpty ? TypeEraser(wrappedParameters: wrapped) : nil
  }

  /// Whether a type does nothing and only keeps parts of what it is made with: `AnyCoordinator(_ coordinator: some Coordinator)` with its first
  /// screen.
  func onlyCopies(_ type: TypeID) -> Bool {
    let info = program[type]
    let properties = info.orderedProperties.filter { !$0.fact.isStatic }
    return info.kind != nil && !info.orderedFunctions.isEmpty
      && properties.allSatisfy { !$0.fact.isComputed && !hasOwnState($0) }
      && info.orderedFunctions.allSatisfy { symbol in
        symbol.fact.kind == .initializer && symbol.fact.parameters.count == 1
          && wrappedParameter(of: symbol, in: type, Set(properties.map(\.fact.name))) == 0
      }
  }

  /// Whether a type stands for a coordinator, by its name or by how it is started: a view model that only hands on to one is no eraser.
  private func isInTheRole(_ type: TypeID) -> Bool {
    coordinators.contains(type) || CoordinatorFinder.roleWords.contains { program[type].simpleName.contains($0) }
      || program[type].orderedFunctions.contains { $0.fact.kind == .method && PatternWords.isStart($0.fact.name) }
  }

  /// Whether a property holds state of the type's own that others observe.
  private func hasOwnState(_ property: PropertySymbol) -> Bool {
    property.fact.initialValue != nil && !property.fact.attributes.isEmpty
  }

  /// The only parameter in the role, where all that is stored comes from it alone.
  private func wrappedParameter(of initializer: FunctionSymbol, in type: TypeID, _ stored: Set<String>) -> Int? {
    let parameters = initializer.fact.parameters
    let inRole = parameters.indices.filter { isInRole(parameters[$0].type, of: initializer, in: type) }
    guard inRole.count == 1, let body = initializer.fact.body else { return nil }
    let name = parameters[inRole[0]].name
    // A child hands on to its parent as well.
    guard !PatternWords.namesParent(name) else { return nil }
    var assigned: Set<String> = []
    for statement in body {
      guard case .expression(let expression) = statement else { return nil }
      switch expression {
      case .assignment(let target, "=", let value, _):
        guard let property = target.ownMember, stored.contains(property), value.comes(from: name) else { return nil }
        assigned.insert(property)
      case .call(let call):
        // `super.init()`
        guard case .member(.some(let base), "init", _) = call.callee, base.isSuper else { return nil }
      default: return nil
      }
    }
    return assigned.isEmpty ? nil : inRole[0]
  }

  private func isInRole(_ reference: TypeReference?, of symbol: FunctionSymbol, in type: TypeID) -> Bool {
    guard let reference else { return false }
    if case .named(let path, _) = reference, path.count == 1 {
      let generics = symbol.fact.genericParameters + program[type].genericParameters
      if let generic = generics.first(where: { $0.name == path[0] }) {
        return generic.bound.flatMap { program.resolution.resolve($0, in: symbol.scope) }.map {
          isWrapped($0, by: type)
        } ?? false
      }
    }
    return program.resolution.resolve(reference, in: symbol.scope).map {
      program.hierarchy.isProtocol($0) && isWrapped($0, by: type)
    }
      ?? false
  }

  /// Whether a type is in the role, or is a protocol to which what looks like a coordinator conforms as what it wraps does.
  private func isWrapped(_ wrapped: TypeID, by type: TypeID) -> Bool {
    roots.contains { program.hierarchy.isSubtype(wrapped, of: $0) }
      || program.hierarchy.isProtocol(wrapped) && coordinators.contains(type)
        && program.hierarchy.isSubtype(type, of: wrapped)
  }
}

extension [Statement] {
  /// Whether they only call or read one of the members, after making sure that it is there.
  fileprivate func handOn(to members: Set<String>) -> Bool {
    var members = members
    return allSatisfy { statement in
      guard case .branch(let conditions, let then, _) = statement, then.isEmpty else {
        return statement.handsOn(to: members)
      }
      return conditions.allSatisfy { condition in
        guard case .matching(.name(let name), let value) = condition, value.begins(with: members) else { return false }
        members.insert(name)
        return true
      }
    }
  }
}

extension Statement {
  /// Whether it only calls or reads one of the members.
  fileprivate func handsOn(to members: Set<String>) -> Bool {
    switch self {
    case .expression(.assignment(let target, _, let value, _)):
      target.begins(with: members) && (value.isArgument || value.begins(with: members))
    case .expression(let expression), .return(.some(let expression)): expression.begins(with: members)
    default: false
    }
  }
}

extension Expression {
  fileprivate var isArgument: Bool { if case .name = self { true } else { false } }

  /// Whether it is one of the names, or something called or read of it.
  fileprivate func begins(with names: Set<String>) -> Bool {
    switch self {
    case .name(let name, _): names.contains(name)
    case .member(.some(.name("self", _)), let name, _): names.contains(name)
    case .member(.some(let base), _, _), .specialized(let base, _): base.begins(with: names)
    case .call(let call), .index(let call): call.callee.begins(with: names)
    default: false
    }
  }

  /// Whether it is a parameter, a method of it, a closure that only calls it, or an object made of it alone.
  fileprivate func comes(from parameter: String) -> Bool {
    switch self {
    case .name(let name, _): name == parameter
    case .member(.some(let base), _, _), .cast(let base, _, _): base.comes(from: parameter)
    case .closure(let closure):
      closure.body.allSatisfy {
        switch $0 {
        case .expression(let expression), .return(.some(let expression)): expression.begins(with: [parameter])
        default: false
        }
      }
    case .call(let call):
      call.callee.isTypeName && call.arguments.count == 1 && call.arguments[0].value.comes(from: parameter)
    default: false
    }
  }

  private var isTypeName: Bool {
    switch self {
    case .name(let name, _), .member(_, let name, _): name.isCapitalized || name == "init"
    case .specialized(let inner, _): inner.isTypeName
    default: false
    }
  }
}
