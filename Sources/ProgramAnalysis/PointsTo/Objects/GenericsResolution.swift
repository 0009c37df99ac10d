import SourceFacts

/// What generic parameters of types stand for.
struct GenericsResolution: InterpreterPart {
  let interpreter: Interpreter

  /// What the parameters of the type that declares a member stand for in a receiver: what its class says where it names its
  /// superclass, and what was written where the object was made.
  func ownGenerics(of receiver: Value?, in owner: TypeID?) -> [String: TypeID] {
    guard let owner, program.isGeneric(owner), let type = kinds.type(of: receiver) else { return [:] }
    var own: [String: TypeID] = [:]
    if case .object(let id)? = receiver {
      own = heap[id].generics
      if roles.isHostView(type) { own.merge(genericsOfParts(of: id, program[type])) { own, _ in own } }
    }
    return program.inheritedGenerics.generics(of: owner, inheritedBy: type, own)
  }

  /// What the parameters stand for as far as the objects tell that the properties hold: `Route` by what is in `router: Router<Route>`, `Flow`
  /// by what is in `flow: Flow`.
  private func genericsOfParts(of id: ObjectID, _ info: TypeInfo) -> [String: TypeID] {
    let parameters = program.visibleGenericParameters(of: info).map(\.name)
    var found: [String: Set<TypeID>] = [:]
    for property in info.orderedProperties where !property.fact.isComputed && !property.fact.isStatic {
      guard case .named(let declared, let arguments)? = property.fact.type else { continue }
      for part in memory.field(property.fact.name, of: id).objects {
        if declared.count == 1, parameters.contains(declared[0]), let type = heap[part].type {
          found[declared[0], default: []].insert(type)
        }
        let own = heap[part].generics
        for (parameter, argument) in zip(kinds.typeInfo(part)?.genericParameters ?? [], arguments) {
          guard case .named(let path, _) = argument, path.count == 1, parameters.contains(path[0]),
            let type = own[parameter.name]
          else { continue }
          found[path[0], default: []].insert(type)
        }
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// What a declared type means to who calls a member: for a parameter of the type that declares it what the receiver's class or
  /// declaration says. The receiver of an initializer is what is made.
  func meant(
    _ declared: ScopedType, by symbol: FunctionSymbol, on receiver: Value?, _ context: CallContext
  ) -> ScopedType {
    if symbol.fact.kind == .initializer, let receiver { return meant(declared, by: symbol.owner, for: receiver) }
    guard let owner = symbol.owner, case .member(.some(let base), _, _) = context.call.callee.unspecialized else {
      return meant(declared, by: symbol.owner, for: context.frame.receiver)
    }
    if let associated = associated(declared, inProtocol: owner, of: base, context) { return associated }
    let names = program[owner].genericParameters.map(\.name)
    guard !names.isEmpty else { return meant(declared, by: owner, for: context.frame.receiver) }
    switch program.resolution.expand(declared).reference {
    case .named(let path, _) where path.count == 1 && names.contains(path[0]):
      return argument(path[0], of: owner, base, context) ?? declared
    // `Flow.Route`, where `Flow` is a parameter.
    case .named(let path, _) where path.count == 2 && names.contains(path[0]):
      let bound = argument(path[0], of: owner, base, context).flatMap { program.resolution.resolve($0) }
      return bound.flatMap { associated(path[1], of: $0) } ?? declared
    // What a closure is passed: `(Element) -> Void`.
    case .function(let parameters, let result) where parameters.contains { $0.isNamed(oneOf: names) }:
      let passed = parameters.map { parameter in
        guard case .named(let path, _) = parameter, parameter.isNamed(oneOf: names) else { return parameter }
        return argument(path[0], of: owner, base, context).flatMap { program.resolution.resolve($0) }.map(qualifiedName)
          ?? parameter
      }
      return ScopedType(reference: .function(parameters: passed, result: result), scope: declared.scope)
    default: return meant(declared, by: owner, for: context.frame.receiver)
    }
  }

  /// What an associated type of a protocol that declares a member, or a list of its values, stands for in what an expression gives; nil for
  /// another type.
  private func associated(
    _ declared: ScopedType, inProtocol owner: TypeID, of base: Expression, _ context: CallContext
  ) -> ScopedType? {
    guard program.hierarchy.isProtocol(owner) else { return nil }
    if case .array(let element) = declared.reference {
      return associated(ScopedType(reference: element, scope: declared.scope), inProtocol: owner, of: base, context).map
      {
        ScopedType(reference: .array($0.reference), scope: $0.scope)
      }
    }
    guard case .named(let path, let arguments) = declared.reference, path.count == 1, arguments.isEmpty,
      isAssociated(path[0], declared, owner)
    else { return nil }
    let types = expressions.evaluated(base, context.environment, context.frame).objects.compactMap { heap[$0].type }
    return types.lazy.compactMap { self.associated(path[0], of: $0) }.first
  }

  /// Whether a name may be that of an associated type: the protocol says what it is bound by, or nothing else has it.
  private func isAssociated(_ name: String, _ declared: ScopedType, _ owner: TypeID) -> Bool {
    if program[owner].typealiases[name] != nil { return true }
    guard let type = program.resolution.resolve(declared) else { return true }
    return program[type].isExternal && !program.models.isKnown(name) && !AppleFrameworks.owns(name)
  }

  private func associated(_ name: String, of type: TypeID) -> ScopedType? {
    program.associatedTypes.meaning(of: name, in: type).map { scopedType(of: $0) }
  }

  /// A type written so that it means the same wherever that stands.
  private func qualifiedName(of type: TypeID) -> TypeReference {
    .named(program[type].name.split(separator: ".").map(String.init), arguments: [])
  }

  /// What a generic parameter of a type stands for in what an expression gives, by the objects or else by how the expression is declared.
  private func argument(_ name: String, of owner: TypeID, _ base: Expression, _ context: CallContext) -> ScopedType? {
    for receiver in expressions.evaluated(base, context.environment, context.frame).objects {
      if let type = ownGenerics(of: .object(receiver), in: owner)[name] { return scopedType(of: type) }
    }
    guard let index = program[owner].genericParameters.firstIndex(where: { $0.name == name }),
      let type = writtenType(of: base, context.environment, context.frame),
      case .named(_, let arguments) = program.resolution.expand(type).reference, arguments.indices.contains(index)
    else { return nil }
    return ScopedType(reference: arguments[index], scope: type.scope)
  }

  /// What a type means that names parameters of the type which declares a member, to the receiver.
  func meant(_ declared: ScopedType, by owner: TypeID?, for receiver: Value?) -> ScopedType {
    guard let owner, !program[owner].genericParameters.isEmpty else { return declared }
    let generics = ownGenerics(of: receiver, in: owner)
    guard !generics.isEmpty else { return declared }
    let expanded = program.resolution.expand(declared)
    switch expanded.reference {
    case .named(let path, let arguments) where path.count == 1 && arguments.isEmpty:
      return generics[path[0]].map { scopedType(of: $0) } ?? declared
    case .named(let path, let arguments) where path.count == 2 && arguments.isEmpty:
      return generics[path[0]].flatMap { associated(path[1], of: $0) } ?? declared
    case .array(.named(let path, let arguments)) where path.count == 1 && arguments.isEmpty:
      guard let element = generics[path[0]].map({ scopedType(of: $0) }) else { return declared }
      return ScopedType(reference: .array(element.reference), scope: element.scope)
    default:
      guard !Set(expanded.reference.names).isDisjoint(with: generics.keys) else { return declared }
      let meanings = generics.mapValues(qualifiedName)
      return ScopedType(reference: expanded.reference.replacing(meanings), scope: expanded.scope)
    }
  }

  /// The type of the elements of a collection, as far as it is declared.
  func elementType(of collection: Expression, _ context: CallContext) -> ScopedType? {
    guard
      let type = assignedPlaces.declaredType(of: collection, context.environment, context.frame).map({
        program.resolution.expand($0)
      })
    else {
      return nil
    }
    switch type.reference {
    case .array(let element), .dictionary(_, let element):
      guard case .named(let path, _) = element, path.count == 1, let owner = type.scope.type else {
        return ScopedType(reference: element, scope: type.scope)
      }
      // What a parameter of the type that has the collection stands for here.
      guard let bound = ownGenerics(of: context.frame.receiver, in: owner)[path[0]] else {
        return ScopedType(reference: element, scope: type.scope)
      }
      return scopedType(of: bound)
    default: return nil
    }
  }

  /// The first argument of the generic type that a variable or property is declared with.
  func typeArgument(of expression: Expression, _ environment: Environment, _ frame: Frame) -> ScopedType? {
    guard let type = writtenType(of: expression, environment, frame).map({ program.resolution.expand($0) }),
      case .named(_, let arguments) = type.reference, let argument = arguments.first
    else { return nil }
    return ScopedType(reference: argument, scope: type.scope)
  }

  /// The type of the elements of a place of state that is a path.
  func elementType(of place: StatePlace) -> TypeID? {
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    guard let type = symbol?.type.map({ program.resolution.expand($0) }) else { return nil }
    switch type.reference {
    case .array(let element), .dictionary(_, .array(let element)):
      return program.resolution.resolve(element, in: type.scope)
    default: return nil
    }
  }

  /// The type of what the steps of a path lead to: `Screen` of `[Route<Screen>]`.
  func stepType(of place: StatePlace) -> TypeID? {
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    guard let type = symbol?.type.map({ program.resolution.expand($0) }) else { return nil }
    let path = if case .array(let element) = type.reference { element } else { type.reference }
    guard case .named(_, let arguments) = path else { return nil }
    return arguments.first.flatMap { program.resolution.resolve($0, in: type.scope) }
  }

  /// A type as its own code would write it.
  func scopedType(of type: TypeID) -> ScopedType {
    let path = program[type].name.split(separator: ".").map(String.init)
    return ScopedType(
      reference: .named(path, arguments: []), scope: Scope(file: program[type].scope.file, type: type))
  }

  /// The type that a variable or property is declared to have, or that it is made as.
  private func writtenType(of expression: Expression, _ environment: Environment, _ frame: Frame) -> ScopedType? {
    switch expression {
    case .name(let name, _):
      if let variable = environment.variable(name) { return variable.type }
      return kinds.type(of: frame.receiver).flatMap { program.members.property(named: name, in: $0) }?.writtenType
    case .member(.some(let base), let name, _):
      return expressions.evaluated(base, environment, frame).objects.lazy.compactMap {
        self.heap[$0].type.flatMap { self.program.members.property(named: name, in: $0) }?.writtenType
      }.first
    default: return nil
    }
  }

  /// An object of the type that a class names for the first parameter of its superclass without source.
  func superclassArgument(of type: TypeID) -> ValueSet {
    for ancestor in program.hierarchy.ancestors(of: type) {
      for inherited in program[ancestor].inherits {
        let expanded = program.resolution.expand(inherited)
        guard case .named(_, let arguments) = expanded.reference, let argument = arguments.first,
          let superclass = program.resolution.resolve(expanded), program[superclass].isExternal
        else { continue }
        return standIns.top(of: ScopedType(reference: argument, scope: expanded.scope), generics: [:], name: "")
      }
    }
    return .unknown
  }
}

extension PropertySymbol {
  /// The declared type, or that of what is made for it.
  fileprivate var writtenType: ScopedType? {
    if let type { return type }
    if let argument = fact.attributes.lazy.flatMap(\.arguments).first?.value,
      case .member(.some(.specialized(.name(let name, _), let arguments)), "self", _) = argument
    {
      return ScopedType(reference: .named([name], arguments: arguments), scope: scope)
    }
    guard case .call(let call)? = fact.initialValue, case .specialized(.name(let name, _), let arguments) = call.callee
    else { return nil }
    return ScopedType(reference: .named([name], arguments: arguments), scope: scope)
  }
}

extension TypeReference {
  fileprivate func isNamed(oneOf names: [String]) -> Bool {
    if case .named(let path, _) = self { path.count == 1 && names.contains(path[0]) } else { false }
  }
}

extension Expression {
  fileprivate var unspecialized: Expression {
    if case .specialized(let inner, _) = self { inner } else { self }
  }
}
