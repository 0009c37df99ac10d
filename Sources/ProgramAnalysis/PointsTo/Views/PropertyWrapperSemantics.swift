import SourceFacts

/// Property wrappers of libraries: what they put into the property that they stand at.
struct PropertyWrapperSemantics: InterpreterPart {
  let interpreter: Interpreter

  /// Does what the models of a property's wrappers say with its value.
  func applyWrappers(of symbol: PropertySymbol, to values: ValueSet, of holder: ObjectID, _ site: Site, _ frame: Frame)
  {
    for attribute in symbol.fact.attributes {
      guard let model = wrapper(attribute, in: symbol.scope) else { continue }
      let value = EvaluatedArgument(label: nil, values: values, isTrailing: false, written: .literal)
      let arguments = attribute.arguments.map {
        EvaluatedArgument(
          label: $0.label, values: expressions.evaluate($0.value, Environment(), frame), isTrailing: false,
          written: $0.value)
      }
      var call = ModelledCall(
        receiver: holder, base: nil, arguments: [value] + arguments, site: site, environment: Environment(),
        frame: frame)
      call.property = symbol
      call.expected = symbol.type.flatMap { casts.nominal($0, frame) }
      _ = libraryCalls.apply(model.effects, &call)
    }
  }

  /// Does what wrappers do with the properties of a new object before anybody reads them: a library fills them from elsewhere. So is one
  /// filled that begins with a coordinator which all share.
  func initializeWrapped(_ object: ObjectID, as type: TypeID, _ frame: Frame) {
    guard !kinds.isCoordinator(object) else { return }
    for ancestor in program.hierarchy.ancestors(of: type) {
      for symbol in program[ancestor].orderedProperties where isWrapped(symbol) || beginsWithSharedCoordinator(symbol) {
        initialValues.initialize(symbol, of: object, receiver: .object(object), frame)
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
    return program.declaredTypes.declaredType(of: value, in: symbol.scope).map { roles.isCoordinator($0) } ?? false
  }

  /// The app's own wrapper that gives a property its value where nothing else does, as one that asks a container or the environment. One that
  /// is generic makes it for the property's declared type.
  func provider(of symbol: PropertySymbol) -> TypeID? {
    guard symbol.fact.initialValue == nil, !symbol.fact.attributes.isEmpty else { return nil }
    return symbol.fact.attributes.lazy.compactMap { [self] attribute -> TypeID? in
      let path = attribute.name.split(separator: ".").map(String.init)
      guard let name = path.last, program.typesByName[name] != nil,
        let type = program.resolution.resolve(.named(path, arguments: []), in: symbol.scope), !program[type].isExternal,
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
      generics: genericsResolution.ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
    let site = Site(file: symbol.scope.file, range: symbol.fact.range)
    let written = symbol.fact.attributes.first { $0.name.hasSuffix(program[wrapper].simpleName) }?.arguments ?? []
    let call = Call(callee: .name(program[wrapper].simpleName, site.range), arguments: written, range: site.range)
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: site, environment: activation.environment(), frame: frame)
    var generics: [String: TypeID] = [:]
    if let type = symbol.type, let parameter = program[wrapper].genericParameters.first {
      generics[parameter.name] = casts.nominal(type, frame)
    }
    // What names coordinators may give one, on behalf of screens too.
    if relevance.isFlowRelated(wrapper) { codeRelevance.involve([wrapper]) }
    let object = construction.allocate(wrapper, generics, at: site, frame)
    construction.initialize(object, as: wrapper, context)
    return reading.read("wrappedValue", of: ValueSet(.object(object)), site: site, isSuper: false, frame)
  }

  private func wrapper(_ attribute: AttributeFact, in scope: Scope) -> WrapperModel? {
    let path = attribute.name.split(separator: ".").map(String.init)
    guard let name = path.last, program.models.wrapperNames.contains(name),
      let type = program.resolution.resolve(.named(path, arguments: []), in: scope)
    else { return nil }
    return program.models.wrappers(of: program[type].name).first { $0.accepts(attribute.arguments) }
  }
}

extension WrapperModel {
  /// Whether the wrapper's own arguments are those that it is about.
  fileprivate func accepts(_ arguments: [Call.Argument]) -> Bool {
    guard let argument else { return true }
    return arguments.contains { $0.label == argument || $0.value.caseName == argument }
  }
}
