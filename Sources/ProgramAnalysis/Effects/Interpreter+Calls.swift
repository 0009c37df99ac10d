import SourceFacts

extension Interpreter {
  func evaluate(
    _ call: Call, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    var callee = call.callee
    var typeArguments: [TypeReference] = []
    if case .specialized(let inner, let arguments) = callee {
      callee = inner
      typeArguments = arguments
    }
    let context = CallContext(
      call: call, typeArguments: typeArguments, expecting: expecting, site: site(call.range, frame),
      environment: environment, frame: frame)
    switch callee {
    case .array, .dictionary: return ValueSet(.object(collection(at: context.site, frame)))
    case .name(let name, _) where LibraryModel.collectionNames.contains(name) && environment.variable(name) == nil:
      return makeCollection(context)
    case .name(let name, _): return callName(name, context)
    case .member(nil, let name, _): return callImplicitMember(name, context)
    case .member(.some(let base), "init", _) where base.isSuper:
      return callInitializer(of: frame.receiver, isSuper: true, context)
    case .member(.some(.name("self", _)), "init", _):
      return callInitializer(of: frame.receiver, isSuper: false, context)
    case .member(.some(let base), let name, _):
      return callMember(name, of: evaluate(base, environment, frame), base: base, context)
    default: return callValues(evaluate(callee, environment, frame), message: nil, context)
    }
  }

  // MARK: - By the form of the callee

  /// `Array(…)`, `Set(…)`: a collection of what the arguments hold.
  private func makeCollection(_ context: CallContext) -> ValueSet {
    let object = collection(at: context.site, context.frame)
    for argument in arguments(context) { put(elements(of: argument.values), in: HiddenField.content, of: object) }
    return ValueSet(.object(object))
  }

  private func callName(_ name: String, _ context: CallContext) -> ValueSet {
    let frame = context.frame
    if let variable = context.environment.variable(name) {
      // A function that was passed to be called at once tells its maker nothing.
      return callValues(values(of: variable), message: variable.isNonEscaping ? nil : name, context)
    }
    if let local = context.environment.function(name) { return callLocal(local.fact, local.environment, context) }
    if let receiver = frame.receiver, isMember(name, of: receiver) || modelCall(name, context, of: receiver) != nil {
      return callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
    }
    if let type = enclosingType(declaringStatic: name, frame) {
      return callMember(name, of: ValueSet(.metatype(type)), base: .name("Self", context.call.range), context)
    }
    if let symbol = choose(program.globalFunctions[name] ?? [], context) {
      return invoke([(symbol, nil)], context, message: name)
    }
    if let model = program.models.globalCall(name, labels: context.labels) {
      return apply(model.effects, receiver: nil, base: nil, arguments(context), context)
    }
    if let bound = frame.generics[name] { return construct(bound, context) }
    if name == "Self", let type = type(of: frame.receiver) { return construct(type, context) }
    if name.first?.isUppercase == true, let type = program.resolve(.named(name), in: frame.scope) {
      return construct(type, context)
    }
    return callUnknown(receivers: .empty, arguments(context), context)
  }

  private func enclosingType(declaringStatic name: String, _ frame: Frame) -> TypeID? {
    var enclosing = frame.scope.type
    while let type = enclosing {
      if program[type].functions[name]?.contains(where: { $0.fact.isStatic }) == true { return type }
      enclosing = program[type].scope.type
    }
    return nil
  }

  /// `.name(…)`: a case, static method or initializer of the expected type.
  private func callImplicitMember(_ name: String, _ context: CallContext) -> ValueSet {
    if let type = context.expecting.flatMap({ nominal($0, context.frame) }) {
      if name == "init" { return construct(type, context) }
      return callStatic(name, of: type, context)
    }
    if name == "init" { return callUnknown(receivers: .empty, arguments(context), context) }
    return enumCase(name, of: nil, payload: nil, context)
  }

  func callMember(_ name: String, of receivers: ValueSet, base: Expression, _ context: CallContext) -> ValueSet {
    let isSuper = base.isSuper
    var result = ValueSet()
    var symbols: [(FunctionSymbol, Value?)] = []
    var models: [(CallModel, ObjectID)] = []
    var unknown = ValueSet()
    var callable = ValueSet()
    for value in receivers.values {
      switch value {
      case .metatype(let type): result.formUnion(callStatic(name, of: type, context))
      case .closure, .method: unknown.insert(value)
      case .object(let id):
        let targets = targets(of: id)
        if targets.isEmpty { noteUnresolved(name, on: id, context) }
        for target in targets {
          let value = Value.object(target)
          if let symbol = method(name, of: target, isSuper: isSuper, context) {
            noteOwnKind(target, member: name, base, context)
            symbols.append((symbol, value))
          } else if let values = callableProperty(name, of: target, context) {
            callable.formUnion(values)
          } else if let model = modelCall(name, context, of: value) {
            models.append((model, target))
          } else {
            unknown.insert(value)
          }
        }
        if targets.count > 1 { choices += 1 }
      }
    }
    defer { choices -= receivers.objects.count { targets(of: $0).count > 1 } }
    if !symbols.isEmpty { result.formUnion(invoke(symbols, context, message: name)) }
    if !callable.isEmpty { result.formUnion(callValues(callable, message: name, context)) }
    if !models.isEmpty {
      let arguments = arguments(context, expecting: models.lazy.compactMap(\.0.expected).first)
      for (model, receiver) in models {
        result.formUnion(apply(model.effects, receiver: receiver, base: base, arguments, context))
      }
    }
    if receivers.isEmpty, let model = modelForUnknown(name, base, context) {
      return apply(model.effects, receiver: nil, base: base, arguments(context), context)
    }
    if !unknown.isEmpty || receivers.isEmpty, symbols.isEmpty {
      noteSupply(arguments(context).map(\.values), to: unknown, from: context.frame, site: context.site)
      forward(unknown, by: name, context)
      result.formUnion(callUnknown(name, receivers: unknown, base: base, arguments(context), context))
    }
    return result
  }

  /// A call that says by its name what it does; or that changes the collection in a property, whatever its type.
  private func modelForUnknown(_ name: String, _ base: Expression, _ context: CallContext) -> CallModel? {
    if let model = program.models.call(name, labels: context.labels) { return model }
    guard let model = program.models.call(name, labels: context.labels, on: LibraryModel.collectionType),
      lvalues(of: base, context.environment, context.frame).contains(where: { holder, property in
        heap[holder].type.flatMap { program.property(named: property, in: $0) }?.fact.isComputed == false
      })
    else { return nil }
    return model.effects.contains { if case .insert = $0 { true } else if case .remove = $0 { true } else { false } }
      ? model : nil
  }

  /// `tap.map { Step.next }.bind(to: steps)`: of a stream that is not known there is only what it delivers.
  private func forward(_ values: ValueSet, by name: String, _ context: CallContext) {
    guard !values.isEmpty, let model = program.models.call(name, labels: context.labels) else { return }
    for case .forward(.labeled(let label)) in model.effects {
      for argument in arguments(context) where argument.label == label {
        for stream in argument.values.objects where isStream(stream) {
          emit(values, from: stream, isDeferred: false, context.frame, context.site, depth: 0)
        }
      }
    }
  }

  private func method(_ name: String, of id: ObjectID, isSuper: Bool, _ context: CallContext) -> FunctionSymbol? {
    guard let type = heap[id].type else { return nil }
    let candidates = program.functions(named: name, in: type, after: isSuper ? context.frame.owner : nil)
    return choose(candidates.filter { $0.fact.body != nil && !$0.fact.isStatic }, context)
  }

  /// A property that holds something to call.
  private func callableProperty(_ name: String, of id: ObjectID, _ context: CallContext) -> ValueSet? {
    guard let type = heap[id].type else { return field(name, of: id).isEmpty ? nil : field(name, of: id) }
    guard program.property(named: name, in: type) != nil || !field(name, of: id).isEmpty else { return nil }
    return read(name, of: ValueSet(.object(id)), site: context.site, isSuper: false, context.frame)
  }

  /// Notes that a coordinator uses another of its own type: one object stands for both, but only one of them is `self`.
  private func noteOwnKind(_ id: ObjectID, member: String, _ base: Expression, _ context: CallContext) {
    guard context.frame.receiver == .object(id), !base.isSelf, !base.isSuper, makesItsOwnKind(id) else { return }
    record(.used(actor: id, coordinator: id, member: member), at: context.site)
  }

  private func noteUnresolved(_ name: String, on id: ObjectID, _ context: CallContext) {
    guard let type = heap[id].type, unresolved.count < Self.unresolvedLimit else { return }
    let implementers = program.concreteSubtypes(of: type).count
    let subject = heap[context.frame.actor].type
    let text = "call of \(name) on \(program[type].name) not followed: \(implementers) types implement it"
    if unresolved[Unresolved(subject: subject, text: text)] == nil {
      unresolved[Unresolved(subject: subject, text: text)] = context.site
    }
  }

  private func callStatic(_ name: String, of type: TypeID, _ context: CallContext) -> ValueSet {
    if name == "init" { return construct(type, context) }
    let statics = program.functions(named: name, in: type).filter { $0.fact.isStatic && $0.fact.body != nil }
    if let symbol = choose(statics, context) {
      return invoke([(symbol, .metatype(type))], context, message: name)
    }
    if let found = program.enumCase(named: name, in: type) {
      return enumCase(name, of: type, payload: found.payload, context)
    }
    if let nested = program[type].nested[name]?.first { return construct(nested, context) }
    let values = read(name, of: ValueSet(.metatype(type)), site: context.site, isSuper: false, context.frame)
    if !values.isEmpty { return callValues(values, message: name, context) }
    if let model = modelCall(name, context, of: .metatype(type)) {
      let arguments = arguments(context, expecting: model.expected)
      return apply(model.effects, receiver: nil, type: type, base: nil, arguments, context)
    }
    if let nested = modelledType(name, in: type) { return construct(nested, context) }
    // A factory of a class in Objective-C, such as `instantiate()`, gives one of it.
    if program.isUnsourcedController(type) { return construct(type, context) }
    return callUnknown(receivers: .empty, arguments(context), context)
  }

  private func enumCase(
    _ name: String, of type: TypeID?, payload: [ParameterFact]?, _ context: CallContext
  ) -> ValueSet {
    let object = enumCase(name, type: type, site: context.site, context.frame)
    let scope = type.map { Scope(file: program[$0].scope.file, type: $0) }
    for (index, argument) in context.call.arguments.enumerated() {
      let declared = payload.flatMap { $0.indices.contains(index) ? $0[index].type : nil }
      let expected = declared.flatMap { type in scope.map { ScopedType(reference: type, scope: $0) } }
      let values = evaluate(argument.value, context.environment, context.frame, expecting: expected)
      put(values, in: String(index), of: object.id)
    }
    return ValueSet(.object(object.id))
  }

  private func callLocal(_ fact: FunctionFact, _ environment: Environment, _ context: CallContext) -> ValueSet {
    let frame = context.frame
    let arguments = arguments(context)
    let inner = environment.child(ObjectIdentifier(fact).hashValue)
    for (index, parameter) in fact.parameters.enumerated() {
      let values = arguments.indices.contains(index) ? arguments[index].values : .empty
      let type = parameter.type.map { ScopedType(reference: $0, scope: frame.scope) }
      declare(parameter.name, values, type: type, in: inner)
    }
    // A local function runs as part of the body around it; one that calls itself does so once.
    guard localCalls.insert(ObjectIdentifier(fact)).inserted else { return .empty }
    defer { localCalls.remove(ObjectIdentifier(fact)) }
    var result = ValueSet()
    execute(fact.body ?? [], inner, frame, &result)
    return result
  }

  /// Calls what an expression gave: closures, methods and types.
  func callValues(_ values: ValueSet, message: String?, _ context: CallContext) -> ValueSet {
    var result = ValueSet()
    let methods = values.values.compactMap { value -> (FunctionSymbol, Value?)? in
      if case .method(let id) = value { (heap[id].symbol, heap[id].receiver) } else { nil }
    }
    if !methods.isEmpty { result.formUnion(invoke(methods, context, message: message)) }
    let rest = values.filter { if case .method = $0 { false } else { true } }
    guard !rest.isEmpty || values.isEmpty else { return result }
    for value in rest.values {
      if case .metatype(let type) = value { result.formUnion(construct(type, context)) }
    }
    let arguments = arguments(context)
    for value in rest.values {
      guard case .closure(let id) = value else { continue }
      result.formUnion(
        invoke(id, arguments.map(\.values), from: context.frame, site: context.site, message: message))
    }
    if values.isEmpty { result.formUnion(callUnknown(receivers: .empty, arguments, context)) }
    return result
  }

  /// `base[arguments]`: a subscript of the app's own, or an element of a collection.
  func index(_ call: Call, _ environment: Environment, _ frame: Frame) -> ValueSet {
    let bases = evaluate(call.callee, environment, frame)
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: site(call.range, frame), environment: environment,
      frame: frame)
    var result = ValueSet()
    var isOwn = false
    for id in bases.objects {
      guard let type = heap[id].type, heap[id].kind != .collection,
        let symbol = program.functions(named: "subscript", in: type).first(where: { $0.fact.body != nil })
      else { continue }
      isOwn = true
      result.formUnion(invoke([(symbol, .object(id))], context, message: nil))
    }
    if !isOwn {
      for argument in call.arguments { evaluate(argument.value, environment, frame) }
    }
    return result.union(elements(of: bases.filter { if case .object = $0 { true } else { false } }))
  }

  /// A nested type that only a model knows, such as `Publishers.Merge`.
  private func modelledType(_ name: String, in type: TypeID) -> TypeID? {
    let qualified = program[type].name + "." + name
    return program[type].isExternal && program.models.isKnown(qualified) ? program.externalType(qualified) : nil
  }
}

/// A call with everything that it needs from where it stands.
struct CallContext {
  let call: Call
  let typeArguments: [TypeReference]
  let expecting: ScopedType?
  let site: Site
  let environment: Environment
  let frame: Frame

  var labels: [String?] { call.arguments.map(\.label) }
}
