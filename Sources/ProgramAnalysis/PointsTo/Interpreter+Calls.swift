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
    case .name(let name, _) where isCollectionName(name, environment): return makeCollection(context)
    case .name(let name, _): return callName(name, context)
    case .member(nil, let name, _): return callImplicitMember(name, context)
    case .member(.some(let base), "init", _) where base.isSuper:
      return callInitializer(of: frame.receiver, isSuper: true, context)
    case .member(.some(.name("self", _)), "init", _):
      return callInitializer(of: frame.receiver, isSuper: false, context)
    case .member(.some(let base), let name, _):
      let receivers = evaluate(base, environment, frame)
      remember(receivers, as: base, environment)
      return callMember(name, of: receivers, base: base, context)
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

  private func isCollectionName(_ name: String, _ environment: Environment) -> Bool {
    guard LibraryModel.collectionNames.contains(name) || program.models.collectionNames.contains(name) else {
      return false
    }
    return environment.variable(name) == nil && program.typesByName[name] == nil
  }

  private func callName(_ name: String, _ context: CallContext) -> ValueSet {
    let frame = context.frame
    switch meaning(of: name, context.environment, frame) {
    case .variable(let variable):
      // A function that was passed to be called at once tells its maker nothing.
      let values = lookUp(name, context.call.range, context.environment, frame)
      return callValues(values, message: variable.isNonEscaping ? nil : name, context)
    case .localFunction(let fact, let home): return callLocal(fact, home, context)
    case .receiver(let receiver): return callValues(ValueSet(receiver), message: nil, context)
    case .member(let receiver):
      return callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
    case .staticMember(let type):
      return callMember(name, of: ValueSet(.metatype(type)), base: .name("Self", context.call.range), context)
    default: break
    }
    if let receiver = frame.receiver, modelCall(name, context, of: receiver) != nil {
      return callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
    }
    let functions = choose(program.globalFunctions[name] ?? [], context)
    if !functions.isEmpty { return invoke(functions.map { ($0, nil) }, context, message: name) }
    if let model = program.models.globalCall(name, labels: context.labels) {
      return apply(model.effects, receiver: nil, base: nil, arguments(context), context)
    }
    switch meaning(of: name, context.environment, frame) {
    case .type(let type): return construct(type, context)
    case .globalProperty:
      let values = lookUp(name, context.call.range, context.environment, frame)
      return callValues(values, message: name, context)
    default:
      // In an extension of views, a modifier without source is called on the view.
      if let receiver = frame.receiver, extendsViews(frame), name.first?.isLowercase == true {
        return callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
      }
      let arguments = arguments(context)
      if case .object(let id)? = frame.receiver, let result = callUnsourced(name, of: id, arguments, context) {
        return result
      }
      return callUnknown(receivers: extendedValue(frame), arguments, context)
    }
  }

  /// In an extension of a library's type, what the extension is of: `modifier(…)` in one of `View` gives the view.
  private func extendedValue(_ frame: Frame) -> ValueSet {
    guard let owner = frame.owner, program[owner].isExternal, let receiver = frame.receiver else { return .unknown }
    return ValueSet(receiver)
  }

  /// `.name(…)`: a case, static method or initializer of the expected type.
  private func callImplicitMember(_ name: String, _ context: CallContext) -> ValueSet {
    if let envelope = context.expecting.flatMap({ program.envelope($0) }),
      let model = modelCall(name, context, of: .metatype(envelope))
    {
      // What is put into an envelope is of its argument's type.
      return apply(model.effects, receiver: nil, base: nil, arguments(context, as: context.expecting), context)
    }
    if let type = context.expecting.flatMap({ nominal($0, context.frame) }) {
      if name == "init" { return construct(type, context) }
      // Of a type that nobody knows it is most often a case.
      if program[type].isExternal, !matters(type), !context.call.arguments.contains(where: \.isClosure) {
        return enumCase(name, of: nil, payload: nil, context)
      }
      return callStatic(name, of: type, context)
    }
    if name == "init" { return callUnknown(receivers: .unknown, arguments(context), context) }
    return enumCase(name, of: nil, payload: nil, context)
  }

  /// Calls a member of each of the receivers; of a receiver that may be anything, what the name alone says.
  func callMember(_ name: String, of receivers: ValueSet, base: Expression, _ context: CallContext) -> ValueSet {
    if name == Self.negation || !receivers.flags.isDisjoint(with: .boolean) { widenBooleans(base, context) }
    switch knowledge(of: receivers, at: .call(context.call), context.frame) {
    case .waiting: return .empty
    case .null: return .null
    case .unknown: return callMember(name, ofUnknown: receivers, base: base, context)
    case .known: break
    }
    var found = MemberCall()
    for value in receivers.values { collect(value, name, base, context, &found) }
    if found.isChoice { choices += 1 }
    defer { if found.isChoice { choices -= 1 } }
    var result = found.result
    if !found.symbols.isEmpty { result.formUnion(invoke(found.symbols, context, message: name)) }
    if !found.callable.isBottom { result.formUnion(callValues(found.callable, message: name, context)) }
    if !found.models.isEmpty {
      let element =
        found.models.contains { $0.0.inserts }
        ? elementType(of: base, context)
        : found.models.contains { $0.0.follows } ? typeArgument(of: base, context.environment, context.frame) : nil
      let arguments = arguments(context, expecting: found.models.lazy.compactMap(\.0.expected).first, as: element)
      for (model, receiver) in found.models {
        result.formUnion(apply(model.effects, receiver: receiver, base: base, arguments, context))
      }
    }
    if !found.unknown.isEmpty, found.symbols.isEmpty {
      let arguments = arguments(context)
      if let result = callUnsourced(name, of: found.unknown, arguments, context) { return result }
      noteSupply(arguments.map(\.values), to: found.unknown, from: context.frame, site: context.site)
      carry(arguments, by: name, in: found.unknown, context)
      forward(found.unknown, by: name, context)
      result.formUnion(callUnknown(name, receivers: found.unknown, base: base, arguments, context))
    }
    for id in found.unfollowed { result.formUnion(callUnfollowed(name, on: id, context)) }
    return result
  }

  /// Where the calls of a member go, by receiver.
  private struct MemberCall {
    var symbols: [(FunctionSymbol, Value?)] = []
    var models: [(CallModel, ObjectID)] = []
    var callable = ValueSet()
    var unknown = ValueSet()
    var result = ValueSet()
    /// Receivers that too many types implement.
    var unfollowed: [ObjectID] = []
    /// Whether one receiver stands for several.
    var isChoice = false
  }

  private func collect(
    _ value: Value, _ name: String, _ base: Expression, _ context: CallContext, _ found: inout MemberCall
  ) {
    switch value {
    case .metatype(let type): found.result.formUnion(callStatic(name, of: type, context))
    case .closure, .method: found.unknown.insert(value)
    case .object(let id):
      let targets = targets(of: id)
      if targets.isEmpty { found.unfollowed.append(id) }
      if targets.count > 1 { found.isChoice = true }
      for target in targets {
        let symbols = methods(name, of: target, isSuper: base.isSuper, context)
        if !symbols.isEmpty {
          noteOwnKind(target, member: name, base, context)
          if symbols.count > 1 { found.isChoice = true }
          found.symbols += symbols.map { ($0, .object(target)) }
          if let model = overridden(name, of: target, base, context) { found.models.append((model, target)) }
        } else if let values = callableProperty(name, of: target, context) {
          found.callable.formUnion(values)
        } else if let model = modelCall(name, context, of: .object(target)) {
          found.models.append((model, target))
        } else {
          found.unknown.insert(.object(target))
        }
      }
    }
  }

  private func callMember(
    _ name: String, ofUnknown receivers: ValueSet, base: Expression, _ context: CallContext
  ) -> ValueSet {
    if let model = modelForUnknown(name, base, context) {
      let arguments = arguments(context, as: model.inserts ? elementType(of: base, context) : nil)
      return apply(model.effects, receiver: nil, base: base, arguments, context)
    }
    let arguments = arguments(context)
    noteSupply(arguments.map(\.values), to: .empty, from: context.frame, site: context.site)
    show(arguments, byUnknown: name, context)
    send(arguments, through: base, context)
    if listen(arguments, through: base, context) {
      noteEscape(name, arguments, context)
      return .unknown
    }
    return callUnknown(name, receivers: .unknown, base: base, arguments, context)
  }

  /// What changes a Boolean into its opposite.
  private static let negation = "toggle"

  /// A call on a Boolean may change it.
  private func widenBooleans(_ base: Expression, _ context: CallContext) {
    for (holder, property) in lvalues(of: base, context.environment, context.frame) {
      put(.unknown, in: property, of: holder)
      announce(ValueSet(.boolean), in: StatePlace(holder: holder, property: property), context.site, context.frame)
    }
  }

  /// A call that says by its name what it does; or that changes the collection in a property, whatever its type.
  private func modelForUnknown(_ name: String, _ base: Expression, _ context: CallContext) -> CallModel? {
    if let model = program.models.call(name, labels: context.labels) { return model }
    guard let model = program.models.call(name, labels: context.labels, on: LibraryModel.collectionType),
      lvalues(of: base, context.environment, context.frame).contains(where: { holder, property in
        heap[holder].type.flatMap { program.property(named: property, in: $0) }?.fact.isComputed == false
      })
    else { return nil }
    return model.inserts || model.effects.contains { if case .remove = $0 { true } else { false } } ? model : nil
  }

  /// `tap.map { Step.next }.bind(to: steps)`: of a stream that is not known there is only what it delivers.
  private func forward(_ values: ValueSet, by name: String, _ context: CallContext) {
    guard !values.isEmpty, let model = program.models.call(name, labels: context.labels) else { return }
    for case .forward(.labeled(let label)) in model.effects {
      for argument in arguments(context) where argument.label == label {
        for stream in argument.values.objects where isStream(stream) {
          emit(values, from: stream, isDeferred: false, context.frame, context.site)
        }
      }
    }
  }

  private func methods(_ name: String, of id: ObjectID, isSuper: Bool, _ context: CallContext) -> [FunctionSymbol] {
    guard let type = heap[id].type else { return [] }
    let candidates = program.functions(named: name, in: type, after: isSuper ? context.frame.owner : nil)
    let possible = candidates.filter {
      $0.fact.body != nil && !$0.fact.isStatic && !isWrapper($0, ofCall: name, on: id, context)
    }
    return choose(possible, context)
  }

  /// Whether an extension's method calls the library's method of its own name: without the arguments that it adds itself.
  private func isWrapper(_ symbol: FunctionSymbol, ofCall name: String, on id: ObjectID, _ context: CallContext) -> Bool
  {
    context.frame.activation.code == .function(symbol.id)
      && symbol.fact.parameters.count > context.call.arguments.count
      && modelCall(name, context, of: .object(id)) != nil
  }

  /// The library's call that a container of the app overrides: whoever makes it shows what it says, beside what the override does.
  private func overridden(_ name: String, of id: ObjectID, _ base: Expression, _ context: CallContext) -> CallModel? {
    guard !base.isSuper, let type = heap[id].type, roles.isContainer(type),
      let model = modelCall(name, context, of: .object(id)),
      model.effects.contains(where: { if case .show = $0 { true } else { false } })
    else { return nil }
    return model
  }

  /// A property that holds something to call.
  private func callableProperty(_ name: String, of id: ObjectID, _ context: CallContext) -> ValueSet? {
    guard let type = heap[id].type else { return field(name, of: id).isEmpty ? nil : field(name, of: id) }
    guard program.property(named: name, in: type) != nil || !field(name, of: id).isEmpty else { return nil }
    return read(name, of: ValueSet(.object(id)), site: context.site, isSuper: false, context.frame)
  }

  /// Notes that a coordinator uses another of its own type: one object stands for both, but only one of them is `self`.
  private func noteOwnKind(_ id: ObjectID, member: String, _ base: Expression, _ context: CallContext) {
    guard context.frame.receiver == .object(id), isCoordinator(id), !base.isSelf, !base.isSuper else { return }
    record(.used(actor: id, coordinator: id, member: member), at: context.site)
  }

  /// Calls one of too many: any of them may run the closures that it is handed, and gives what the requirement says.
  private func callUnfollowed(_ name: String, on id: ObjectID, _ context: CallContext) -> ValueSet {
    guard let type = heap[id].type else { return .unknown }
    let implementers = program.implementers(of: type).count
    noteUnresolved(
      "call of \(name) on \(program[type].name) not followed: \(implementers) types implement it", at: context.site,
      context.frame)
    choices += 1
    defer { choices -= 1 }
    _ = callUnknown(name, receivers: .unknown, arguments(context), context)
    let requirements = program.functions(named: name, in: type).filter { !$0.fact.isStatic }
    let result = choose(requirements, context).first.map { skipped($0, on: .object(id), [:]) } ?? .unknown
    // What is only known by another protocol tells nothing more.
    return result.filter { self.type(of: $0).map { !program.isProtocol($0) } ?? false }.union(.unknown)
  }

  private func callStatic(_ name: String, of type: TypeID, _ context: CallContext) -> ValueSet {
    if name == "init" { return construct(type, context) }
    let statics = program.functions(named: name, in: type).filter { $0.fact.isStatic && $0.fact.body != nil }
    let chosen = choose(statics, context)
    if !chosen.isEmpty { return invoke(chosen.map { ($0, .metatype(type)) }, context, message: name) }
    if let found = program.enumCase(named: name, in: type) {
      return enumCase(name, of: type, payload: found.payload, context)
    }
    if let nested = program[type].nested[name]?.first { return construct(nested, context) }
    if program.property(named: name, in: type)?.fact.isStatic == true {
      let values = read(name, of: ValueSet(.metatype(type)), site: context.site, isSuper: false, context.frame)
      return callValues(values, message: name, context)
    }
    if let model = modelCall(name, context, of: .metatype(type)) {
      let arguments = arguments(context, expecting: model.expected)
      return apply(model.effects, receiver: nil, type: type, base: nil, arguments, context)
    }
    if let nested = modelledType(name, in: type) { return construct(nested, context) }
    if let own = program.type(name, ofModule: type, from: context.frame.scope) { return construct(own, context) }
    // A factory of a class in Objective-C, such as `instantiate()`, gives one of it.
    if program.isUnsourcedController(type) { return construct(type, context) }
    return callUnknown(receivers: .unknown, arguments(context), context)
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
    let inner = environment.child(ObjectIdentifier(fact).hashValue)
    for (argument, parameter) in fact.match(context.call.arguments) {
      let type = fact.parameters[parameter].type.map { ScopedType(reference: $0, scope: frame.scope) }
      let written = context.call.arguments[argument].value
      let values = evaluate(written, context.environment, frame, expecting: type)
      declare(fact.parameters[parameter].name, values, type: type, in: inner)
    }
    for parameter in fact.parameters where inner.variables[parameter.name] == nil {
      let type = parameter.type.map { ScopedType(reference: $0, scope: frame.scope) }
      let values = parameter.defaultValue.map { evaluate($0, environment, frame, expecting: type) } ?? .unknown
      declare(parameter.name, values, type: type, in: inner)
    }
    // A local function runs as part of the body around it; one that calls itself does so once.
    guard localCalls.insert(ObjectIdentifier(fact)).inserted else { return .empty }
    defer { localCalls.remove(ObjectIdentifier(fact)) }
    var result = ValueSet()
    execute(fact.body ?? [], inner, frame, &result)
    return result.isBottom && fact.result == nil ? .unknown : result
  }

  /// Calls what an expression gave: closures, methods and types.
  func callValues(_ values: ValueSet, message: String?, _ context: CallContext) -> ValueSet {
    switch knowledge(of: values, at: .call(context.call), context.frame) {
    case .waiting: return .empty
    case .null: return .null
    case .unknown: return callUnknown(receivers: .unknown, arguments(context), context)
    case .known: break
    }
    var result = ValueSet()
    var methods: [(FunctionSymbol, Value?)] = []
    var closures: [ClosureID] = []
    for value in values.values {
      switch value {
      case .method(let id): methods.append((heap[id].symbol, heap[id].receiver))
      case .metatype(let type): result.formUnion(construct(type, context))
      case .closure(let id): closures.append(id)
      case .object(let id): result.formUnion(callAsFunction(id, context))
      }
    }
    if !methods.isEmpty { result.formUnion(invoke(methods, context, message: message)) }
    guard !closures.isEmpty else { return result }
    let arguments = arguments(context).map(\.values)
    guard let passed = passable(arguments, context.site) else { return result }
    for id in closures {
      let actor = isFactory(id, in: context.frame) ? context.frame.actor : nil
      result.formUnion(invoke(id, passed, for: actor, from: context.frame, site: context.site, message: message))
    }
    return result
  }

  /// Whether a closure makes something for who asks: a function that gives what its own parameter stands for, as a container does, calls
  /// what neither a coordinator nor a screen told it.
  private func isFactory(_ id: ClosureID, in frame: Frame) -> Bool {
    guard case .named(let path, _)? = frame.result?.reference, path.count == 1, frame.generics[path[0]] != nil else {
      return false
    }
    let home = heap[id].frame.actor
    return !isCoordinator(home) && !isScreen(home)
  }

  /// An object that is called itself.
  private func callAsFunction(_ id: ObjectID, _ context: CallContext) -> ValueSet {
    let symbols = methods("callAsFunction", of: id, isSuper: false, context)
    guard symbols.isEmpty else {
      return invoke(symbols.map { ($0, .object(id)) }, context, message: "callAsFunction")
    }
    if let model = modelCall("callAsFunction", context, of: .object(id)) {
      return apply(model.effects, receiver: id, base: nil, arguments(context), context)
    }
    // What is passed for an autoclosure is evaluated there; calling it gives it.
    if context.call.arguments.isEmpty, typeInfo(id)?.isExternal == false { return ValueSet(.object(id)) }
    return callUnknown(receivers: ValueSet(.object(id)), arguments(context), context).known.union(.unknown)
  }

  /// `base[arguments]`: a subscript of the app's own, or an element of a collection.
  func index(_ call: Call, _ environment: Environment, _ frame: Frame) -> ValueSet {
    let bases = evaluate(call.callee, environment, frame)
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: site(call.range, frame), environment: environment,
      frame: frame)
    var result = ValueSet(bases.flags.intersection(.unknown))
    var isOwn = false
    for id in bases.objects {
      guard let type = heap[id].type, heap[id].kind != .collection else { continue }
      guard let symbol = program.functions(named: "subscript", in: type).first(where: { $0.fact.body != nil }) else {
        guard let model = modelCall("subscript", context, of: .object(id)) else { continue }
        isOwn = true
        result.formUnion(apply(model.effects, receiver: id, base: call.callee, self.arguments(context), context))
        continue
      }
      isOwn = true
      result.formUnion(invoke([(symbol, .object(id))], context, message: nil))
    }
    if !isOwn {
      for argument in call.arguments { evaluate(argument.value, environment, frame) }
    }
    return result.union(elements(of: bases.known.filter { if case .object = $0 { true } else { false } }))
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

extension Call.Argument {
  fileprivate var isClosure: Bool { if case .closure = value { true } else { false } }
}

extension Expression {
  /// The name of what a member is called on: `delegate` in `self.delegate?.didFinish()`.
  var baseName: String? {
    if case .member(.some(let base), _, _) = self, !base.isSelf, !base.isSuper { base.lastName } else { nil }
  }
}
