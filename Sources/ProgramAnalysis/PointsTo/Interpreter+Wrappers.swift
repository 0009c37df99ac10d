import SourceFacts

/// Property wrappers of libraries.
extension Interpreter {
  /// Does what the models of a property's wrappers say with its value.
  func applyWrappers(of symbol: PropertySymbol, to values: ValueSet, of holder: ObjectID, _ site: Site, _ frame: Frame)
  {
    for attribute in symbol.fact.attributes {
      guard let model = wrapper(attribute, in: symbol.scope) else { continue }
      let value = EvaluatedArgument(label: nil, values: values, isTrailing: false, written: .literal)
      let arguments = attribute.arguments.map {
        EvaluatedArgument(
          label: $0.label, values: evaluate($0.value, Environment(), frame), isTrailing: false, written: $0.value)
      }
      var call = ModelledCall(
        receiver: holder, base: nil, arguments: [value] + arguments, site: site, environment: Environment(),
        frame: frame)
      call.property = symbol
      call.expected = symbol.type.flatMap { nominal($0, frame) }
      _ = apply(model.effects, &call)
    }
  }

  /// Does what wrappers do with the properties of a new object before anybody reads them: a library fills them from elsewhere. So is one
  /// filled that begins with a coordinator which all share.
  func initializeWrapped(_ object: ObjectID, as type: TypeID, _ frame: Frame) {
    guard !isCoordinator(object) else { return }
    for ancestor in program.ancestors(of: type) {
      for symbol in program[ancestor].orderedProperties where isWrapped(symbol) || beginsWithSharedCoordinator(symbol) {
        initialize(symbol, of: object, receiver: .object(object), frame)
      }
    }
  }

  func isWrapped(_ symbol: PropertySymbol) -> Bool {
    symbol.fact.attributes.contains { wrapper($0, in: symbol.scope) != nil }
  }

  /// `let router = Router.shared`.
  private func beginsWithSharedCoordinator(_ symbol: PropertySymbol) -> Bool {
    guard !symbol.fact.isStatic, !symbol.fact.isComputed, let value = symbol.fact.initialValue,
      case .member(.some, let name, _) = value, name != "init", name != "self"
    else { return false }
    return program.declaredType(of: value, in: symbol.scope).map { roles.isCoordinator($0) } ?? false
  }

  // MARK: - The app's own

  /// The app's own wrapper that gives a property its value where nothing else does, as one that asks a container or the environment. One that
  /// is generic makes it for the property's declared type.
  func provider(of symbol: PropertySymbol) -> TypeID? {
    guard symbol.fact.initialValue == nil, !symbol.fact.attributes.isEmpty else { return nil }
    return symbol.fact.attributes.lazy.compactMap { [self] attribute -> TypeID? in
      let path = attribute.name.split(separator: ".").map(String.init)
      guard let name = path.last, program.typesByName[name] != nil,
        let type = program.resolve(.named(path, arguments: []), in: symbol.scope), !program[type].isExternal,
        program[type].genericParameters.count <= (symbol.type == nil ? 0 : 1),
        program[type].properties["wrappedValue"] != nil
      else { return nil }
      return type
    }.first
  }

  /// Makes the wrapper for the property's type and reads what it wraps.
  func provided(
    by wrapper: TypeID, for symbol: PropertySymbol, _ receiver: Value?, _ activation: Activation
  ) -> ValueSet {
    let frame = Frame(
      activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
      generics: ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
    let site = Site(file: symbol.scope.file, range: symbol.fact.range)
    let written = symbol.fact.attributes.first { $0.name.hasSuffix(program[wrapper].simpleName) }?.arguments ?? []
    let call = Call(callee: .name(program[wrapper].simpleName, site.range), arguments: written, range: site.range)
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: site, environment: activation.environment(), frame: frame)
    var generics: [String: TypeID] = [:]
    if let type = symbol.type, let parameter = program[wrapper].genericParameters.first {
      generics[parameter.name] = nominal(type, frame)
    }
    // What names coordinators may give one, on behalf of screens too.
    if relevance.isFlowRelated(wrapper) { involve([wrapper]) }
    let object = allocate(wrapper, generics, at: site, frame)
    initialize(object, as: wrapper, context)
    return read("wrappedValue", of: ValueSet(.object(object)), site: site, isSuper: false, frame)
  }

  private func wrapper(_ attribute: AttributeFact, in scope: Scope) -> WrapperModel? {
    let path = attribute.name.split(separator: ".").map(String.init)
    guard let name = path.last, program.models.wrapperNames.contains(name),
      let type = program.resolve(.named(path, arguments: []), in: scope)
    else { return nil }
    return program.models.wrappers(of: program[type].name).first { $0.accepts(attribute.arguments) }
  }

  /// What the environment provides under the property's type is taken for granted where that is a coordinator.
  func inject(_ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property, let type = injectedType(property, call) else {
      return
    }
    let types = roles.isCoordinator(type) || !program.isProtocol(type) ? [type] : program.concreteSubtypes(of: type)
    let coordinators = types.filter { roles.isCoordinator($0) }.map { coordinator($0) }.filter { $0 != holder }
    if coordinators.count > 1 { choices += 1 }
    for coordinator in coordinators {
      put(ValueSet(.object(coordinator)), in: property.fact.name, of: holder)
      record(
        .stored(
          holder: holder, property: property.fact.name, coordinator: coordinator, isCollection: false,
          source: .argument, actor: coordinator), at: call.site)
    }
    if coordinators.count > 1 { choices -= 1 }
  }

  /// Puts values into the environment under the name that a key path ends in.
  func send(_ values: ValueSet, as key: Expression?) {
    if let name = key?.environmentKey { put(values.known, in: name, of: environmentValues) }
  }

  /// The wrapped property gets what anybody put into the environment under the name that a key path ends in.
  func receive(_ key: Expression?, _ call: ModelledCall) {
    guard let name = key?.environmentKey else { return }
    let values = field(name, of: environmentValues)
    if !values.isEmpty { provide(values, call) }
    for coordinator in coordinators(in: values) { noteReference(to: coordinator, call) }
  }

  private var environmentValues: ObjectID { heap.object(.statics, type: nil, name: "environment", maker: nil).id }

  /// Notes that who wraps a property was given a coordinator by it, as by an initializer.
  private func noteReference(to coordinator: ObjectID, _ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property else { return }
    record(
      .stored(
        holder: holder, property: property.fact.name, coordinator: coordinator, isCollection: false, source: .argument,
        actor: coordinator), at: call.site)
  }

  /// The wrapped property gets the values.
  func provide(_ values: ValueSet, _ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property else { return }
    store(values, in: property.fact.name, of: holder, property, source: .foreign, site: call.site, call.frame)
  }

  private func injectedType(_ property: PropertySymbol, _ call: ModelledCall) -> TypeID? {
    if let declared = property.fact.type { return program.resolve(declared, in: property.scope) }
    return call.arguments.lazy.flatMap(\.values.values).compactMap {
      if case .metatype(let type) = $0 { type } else { nil }
    }.first
  }

  /// The property of the receiver that a key path names.
  private func property(_ written: Expression?, of receiver: ObjectID) -> PropertySymbol? {
    guard let type = heap[receiver].type, case .keyPath(let names, _, _)? = written, let name = names.last else {
      return nil
    }
    return program.property(named: name, in: type)
  }

  /// The coordinators behind a wrapped property; where it gives none, the receiver.
  func routed(_ written: Expression?, _ call: ModelledCall) -> ValueSet {
    guard let receiver = call.receiver, let symbol = property(written, of: receiver) else { return .empty }
    initialize(symbol, of: receiver, receiver: .object(receiver), call.frame)
    let given = field(HiddenField.route(symbol.fact.name), of: receiver)
    return coordinators(heldBy: given).isEmpty ? ValueSet(.object(receiver)) : given
  }

  /// Does again, as a message of the caller, what the wrapper of a property does when the app starts it by key path.
  func open(_ written: Expression?, message: String, _ call: ModelledCall) {
    guard let receiver = call.receiver, let symbol = property(written, of: receiver) else { return }
    let message = "\(message).\(symbol.fact.name)"
    noteMessage(message, to: .object(receiver), from: call.frame, site: call.site)
    initialize(symbol, of: receiver, receiver: .object(receiver), call.frame)
    let opening = activation(
      .initialValue(symbol.id), receiver: .object(receiver), actor: actor(for: .object(receiver), else: receiver),
      arguments: [])
    call.frame.activation.calls.append(
      CallEdge(callee: opening.id, message: message, isDeferred: false, isChoice: choices > 0, site: call.site))
  }
}

extension WrapperModel {
  /// Whether the wrapper's own arguments are those that it is about.
  fileprivate func accepts(_ arguments: [Call.Argument]) -> Bool {
    guard let argument else { return true }
    return arguments.contains { $0.label == argument || $0.value.caseName == argument }
  }
}

extension Expression {
  /// `router` of `\.router`.
  fileprivate var environmentKey: String? {
    if case .keyPath(let names, _, _) = self { names.last.flatMap { $0 == "self" ? nil : $0 } } else { nil }
  }

  /// The name of `.name`, `Type.name` or `.name(…)`.
  fileprivate var caseName: String? {
    switch self {
    case .member(_, let name, _): name
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
