import Collections
import GraphModel
import SourceFacts

/// Initializers: which object a call makes, and what is run to fill it.
struct ObjectConstruction: InterpreterPart {
  let interpreter: Interpreter

  /// Makes an object of a type and runs its initializer.
  func construct(_ named: TypeID, _ context: CallContext) -> ValueSet {
    let type = meant(named, context)
    let info = program[type]
    guard info.kind != .protocol else { return ValueSet(.object(standIns.opaque(type))) }
    if let eraser = roles.erasers[type] { return erase(type, eraser, context) }
    if let wrapper = program.closureWrappers.wrapper(type) { return unwrap(type, wrapper, context) }
    if program.reducers.reducer(ofState: type) != nil {
      // One object stands for all states of a reducer.
      initialize(standIns.opaque(type), as: type, context)
      return .unknown
    }
    guard kinds.matters(type) else {
      let arguments = argumentEvaluation.arguments(context)
      if let pages = unsourcedPages.tabs(arguments, context) { return pages }
      callbackRuns.keepClosures(in: arguments, context)
      return .unknown
    }
    guard roles.isCoordinator(type), !info.genericParameters.isEmpty else {
      return construct(type, typeArguments(of: type, context), context)
    }
    return specializations(of: type, context).reduce(into: ValueSet()) { made, generics in
      made.formUnion(construct(type, generics, context))
    }
  }

  private func construct(_ type: TypeID, _ generics: [String: TypeID], _ context: CallContext) -> ValueSet {
    let isOwnStream = !program[type].isExternal && program.hierarchy.isStream(type)
    let represented =
      isOwnStream
      ? streams(in: argumentEvaluation.arguments(context))
      : standsForScreens(type)
        ? screens(in: argumentEvaluation.arguments(context))
        : roles.isRouteView(type) ? cases(in: argumentEvaluation.arguments(context)) : []
    let object = allocate(type, generics, standingFor: represented, at: context.site, context.frame)
    initialize(object, as: type, context)
    if isOwnStream { deliver(represented, from: object) }
    propertyWrappers.initializeWrapped(object, as: type, context.frame)
    // A view is made to be shown.
    if roles.isView(type), !roles.isScreen(type) {
      embedded.begin(ValueSet(.object(object)), .embed, at: context.site, context.frame)
    }
    return ValueSet(.object(object))
  }

  /// What the parameters of a generic coordinator's type stand for in what a call makes, by the classes of the pages or coordinators that
  /// it hands for one of them: one coordinator for each, and none as long as nothing has arrived.
  private func specializations(of type: TypeID, _ context: CallContext) -> [[String: TypeID]] {
    // What is written counts: `Framed<UIViewController>(page: list)` may frame any page.
    guard context.typeArguments.isEmpty, !isExpectedWithArguments(type, context) else { return [[:]] }
    let initializers = program.members.functions(named: "init", in: type).filter { $0.fact.body != nil }
    let names = program[type].genericParameters.map(\.name)
    var handed: [String: Set<TypeID>] = [:]
    for initializer in overloadResolution.choose(initializers, context) {
      let arguments = argumentEvaluation.arguments(for: initializer, context)
      for (parameter, values) in zip(initializer.fact.parameters, arguments) {
        guard case .named(let path, _)? = parameter.type, path.count == 1, names.contains(path[0]) else { continue }
        if values.isBottom { return [] }
        let types = values.objects.compactMap { heap[$0].type }.filter(roles.takesPart)
        if !types.isEmpty { handed[path[0], default: []].formUnion(types) }
      }
    }
    // Combinations of several would multiply.
    guard handed.count == 1, let (parameter, types) = handed.first else { return [[:]] }
    return types.sorted().map { [parameter: $0] }
  }

  /// Whether the place that something is made for says what the parameters of its type stand for: `let flow: Framed<UIViewController>`.
  private func isExpectedWithArguments(_ type: TypeID, _ context: CallContext) -> Bool {
    guard let expected = context.expecting.map({ program.resolution.expand($0) }),
      case .named(_, let arguments) = expected.reference
    else { return false }
    return !arguments.isEmpty && program.resolution.resolve(expected) == type
  }

  /// Of types that share a name, the one that has an initializer for the arguments where the nearest has none: a target may leave out one
  /// of two files, which nothing tells.
  private func meant(_ named: TypeID, _ context: CallContext) -> TypeID {
    let info = program[named]
    guard !info.isExternal, info.scope.type == nil, !context.call.arguments.isEmpty,
      let namesakes = program.typesByName[info.simpleName], namesakes.count > 1,
      canBeMade(named, context) == false
    else { return named }
    return namesakes.first { program[$0].scope.type == nil && canBeMade($0, context) == true } ?? named
  }

  /// Whether one of the initializers that a type has takes the arguments; nil where no body of one is known.
  private func canBeMade(_ type: TypeID, _ context: CallContext) -> Bool? {
    let initializers = program.members.functions(named: "init", in: type).filter { $0.fact.body != nil }
    return initializers.isEmpty ? nil : initializers.contains { $0.fact.accepts(context.call.arguments) }
  }

  /// Makes an object of each of the types, by an initializer that is passed the values in their order.
  func construct(_ types: ValueSet, with arguments: [ValueSet], at site: Site, _ frame: Frame) -> ValueSet {
    types.values.reduce(into: ValueSet()) { result, value in
      guard case .metatype(let type) = value, !program[type].isExternal, program[type].kind != .protocol else { return }
      let object = allocate(type, at: site, frame)
      let initializer = program.members.functions(named: "init", in: type).first {
        $0.fact.body != nil && $0.fact.parameters.count >= arguments.count
      }
      if let initializer {
        functionInvocation.invoke(initializer, .object(object), arguments, from: frame, site: site, message: nil)
      }
      propertyWrappers.initializeWrapped(object, as: type, frame)
      result.insert(.object(object))
    }
  }

  /// Whether an object of the type stands for what it is made with: `UINavigationController(rootViewController: screen)`.
  private func standsForScreens(_ type: TypeID) -> Bool {
    program.erasers.standsForScreen(type, roles) || roles.isHosting(type)
      || program.hierarchy.inherits(type, fromExternal: "UINavigationController")
  }

  /// What tells objects apart that stand for screens: those that they are made with.
  private func screens(in arguments: [EvaluatedArgument]) -> [ValueSet] {
    arguments.map { $0.values.filter { contextSelection.isShowable($0) } }.filter { !$0.isBottom }
  }

  /// What tells views of routes apart, however many bodies make them: the cases that they are made with.
  private func cases(in arguments: [EvaluatedArgument]) -> [ValueSet] {
    arguments.map { $0.values.filter { if case .object(let id) = $0 { heap[id].kind.isCase } else { false } } }.filter {
      !$0.isBottom
    }
  }

  /// The streams that one of a type of the app's own is made of. Where an operator makes it, its own stream is the one that drives it, as
  /// Combine's missing `withLatestFrom` is written: `Sampled(upstream: self, other: other)`.
  private func streams(in arguments: [EvaluatedArgument]) -> [ValueSet] {
    let own = arguments.filter(\.written.isSelf)
    return (own.isEmpty ? arguments : own).map {
      $0.values.filter { if case .object(let id) = $0 { kinds.isStream(id) } else { false } }
    }.filter { !$0.isBottom }
  }

  /// A publisher of the app's own delivers something for what the streams deliver that it is made of: what, only its subscriptions know.
  private func deliver(_ upstream: [ValueSet], from stream: ObjectID) {
    guard !upstream.isEmpty else { return }
    for values in upstream { libraryValues.gather(values, into: stream) }
    memory.put(.unknown, in: HiddenField.delivered, of: stream)
  }

  /// What an eraser is made with.
  private func erase(_ type: TypeID, _ eraser: TypeEraser, _ context: CallContext) -> ValueSet {
    let chosen = overloadResolution.choose(program.members.functions(named: "init", in: type), context)
    return chosen.reduce(into: ValueSet()) { wrapped, initializer in
      guard let parameter = eraser.wrappedParameters[initializer.id] else { return }
      wrapped.formUnion(argumentEvaluation.arguments(for: initializer, context)[parameter])
    }
  }

  /// The closure that a wrapper is made with.
  private func unwrap(_ type: TypeID, _ wrapper: ClosureWrapper, _ context: CallContext) -> ValueSet {
    let initializers = program.members.functions(named: "init", in: type)
    var wrapped = ValueSet()
    if initializers.isEmpty {
      // The initializer that every struct has.
      for argument in argumentEvaluation.arguments(context) {
        wrapped.formUnion(
          argument.values.filter { if case .closure = $0 { true } else if case .method = $0 { true } else { false } })
      }
    }
    for initializer in overloadResolution.choose(initializers, context) {
      guard let parameter = wrapper.wrappedParameters[initializer.id] else { continue }
      wrapped.formUnion(argumentEvaluation.arguments(for: initializer, context)[parameter])
    }
    for value in wrapped.values { heap.wrap(value, in: type) }
    return wrapped.isBottom ? .unknown : wrapped
  }

  /// A new object of a type made at a place; for coordinators the one that stands for all.
  func allocate(
    _ type: TypeID, _ generics: [String: TypeID] = [:], standingFor represented: [ValueSet] = [], at site: Site,
    _ frame: Frame
  ) -> ObjectID {
    if roles.isCoordinator(type) {
      let id = standIns.coordinator(type, generics)
      // One that makes another of its own type, itself or by a factory, is not what a static factory of that type makes.
      if frame.actor != id || isObject(frame.receiver) {
        let actor = standIns.actor(making: id, frame)
        recorder.record(.made(actor: actor, maker: maker(in: frame), coordinator: id), at: site)
        recorder.noteMaker(actor, of: id)
        frame.activation.made.append(id)
      }
      return id
    }
    // Objects with code of the app are told apart by their actor only: each is run on its own. What wraps coordinators or callbacks is
    // told apart by what its maker was passed, too.
    let activation = frame.activation
    let context =
      sharedObjects.isShared(type, madeIn: activation)
      ? Heap.sharedContext
      : roles.isRouteView(type) && represented.isEmpty || isMadeForContent(type) || isRouteItem(type)
        || isPutAround(type, in: activation, at: site) || bindings.isMadeOfAnother(type, frame)
        ? activation.id
        : !represented.isEmpty
          ? activationTable.context(key(frame.actor, type, represented))
          : program[type].isExternal || carriers.isSeenThrough(type) || roles.isFrame(type)
            ? streamContext(of: type, activation, at: site) ?? activation.context
            : program.erasers.wraps(type, roles) ? activation.wrapContext : owner(of: type, at: site, frame)
    let object = heap.object(
      .instance, type: type, site: site, context: context, name: standIns.name(of: generics), maker: frame.actor)
    object.generics = generics
    if let known = object.maker, known != frame.actor, firstMaker(known) != firstMaker(frame.actor) {
      object.hasSeveralPages = true
    }
    if program.hierarchy.isStream(type) { heap.count(object, madeAt: site, in: activation.context) }
    recorder.noteAllocation(of: object.id)
    return object.id
  }

  /// A view of routes is told apart by the names of its cases alone: what they carry may be many things.
  private func key(_ actor: ObjectID, _ type: TypeID, _ represented: [ValueSet]) -> ContextKey {
    roles.isRouteView(type)
      ? ContextKey(actor: actor, arguments: [], shape: contextSelection.shape(of: represented, [:]))
      : ContextKey(actor: actor, arguments: represented)
  }

  /// A stream that a base class makes for its objects, or an object to answer whoever asks, is another for each of them.
  private func streamContext(of type: TypeID, _ activation: Activation, at site: Site) -> Int? {
    guard program.hierarchy.isStream(type), case .object(let holder)? = activation.receiver, holder != activation.actor,
      activation.isInitialValue || activation.isInitializer(in: program)
        || !heap.isCrowded(site, activation.context)
    else { return nil }
    return activationTable.context(
      ContextKey(actor: activation.actor, arguments: [ValueSet(.object(holder))], home: activation.context))
  }

  /// The context of an object with code of the app: its actor. What a screen makes for itself is its own. Screens that make one another
  /// without end are told apart only by the screen that made them, and further on only by the first, which a coordinator made, or by that
  /// coordinator where there are many.
  private func owner(of type: TypeID, at site: Site, _ frame: Frame) -> Int {
    guard roles.isScreen(type) || !kinds.isScreen(frame.actor) else { return frame.actor.index }
    let makers = makers(from: frame.actor)
    guard makers.count(where: { !kinds.isCoordinator($0) }) > Self.makersTold else { return frame.actor.index }
    guard kinds.isCoordinator(makers[makers.count - 1]) else { return Heap.sharedContext }
    return makers[makers.count - (heap.hasMany(at: site) ? 1 : 2)].index
  }

  /// An object, who made it, and so on up to a coordinator or to what nobody made.
  private func makers(from object: ObjectID) -> [ObjectID] {
    var makers = [object]
    while !kinds.isCoordinator(makers[makers.count - 1]), let maker = heap[makers[makers.count - 1]].maker {
      makers.append(maker)
    }
    return makers
  }

  /// The page that an object is a part of: the first of its makers below a coordinator, or the object itself.
  private func firstMaker(_ object: ObjectID) -> ObjectID {
    let makers = makers(from: object)
    return makers.last { !kinds.isCoordinator($0) } ?? object
  }

  /// How many makers in a row tell an object apart from others of its place.
  private static let makersTold = 1

  /// `Group { switch page { … } }` holds another view for each case that its builder runs with, and `Binding(get:set:)` refers to
  /// other state for each that a helper is handed.
  private func isMadeForContent(_ type: TypeID) -> Bool {
    program[type].isExternal
      && (program[type].name == "Binding" || program.hierarchy.inherits(type, fromExternal: "View"))
  }

  /// `SheetFrame { content(item) }`: a view that a helper puts around what it is handed.
  private func isPutAround(_ type: TypeID, in activation: Activation, at site: Site) -> Bool {
    guard roles.isContentView(type), !heap.hasSeveral(at: site) else { return false }
    var helper = activation
    while case .closure(let id) = helper.code { helper = heap[id].frame.activation }
    return helper.function != nil && !helper.isInitializer(in: program)
      && helper.arguments.contains { $0.values.contains { $0.isCallable || stateBranches.isViewValue($0) } }
  }

  /// `PathItem(route: route)`: an element of a path that a helper makes for each route.
  private func isRouteItem(_ type: TypeID) -> Bool {
    let info = program[type]
    return info.kind == .struct && !roles.takesPart(type)
      && ["Hashable", "Identifiable"].contains { program.hierarchy.inherits(type, fromExternal: $0) }
      && info.orderedProperties.contains { property in
        guard !property.fact.isStatic, !property.fact.isComputed,
          let route = property.type.flatMap({ program.resolution.resolve($0) })
        else { return false }
        return program[route].kind == .enum && !program[route].isExternal
      }
  }

  private func isObject(_ receiver: Value?) -> Bool { if case .object? = receiver { true } else { false } }

  /// The object whose code makes something; the actor where that is a static or global function.
  private func maker(in frame: Frame) -> ObjectID {
    if case .object(let id)? = frame.receiver, heap[id].kind == .instance || heap[id].kind == .opaque {
      id
    } else {
      frame.actor
    }
  }

  /// What `Type<Argument>(…)`, or of a holder of paths or a case the place that it is made for, says of the type's parameters.
  func typeArguments(of type: TypeID, _ context: CallContext) -> [String: TypeID] {
    var arguments = context.typeArguments.map { ScopedType(reference: $0, scope: context.frame.scope) }
    if arguments.isEmpty, roles.isPathHolder(type) || program[type].kind == .enum,
      let expected = context.expecting.map({ program.resolution.expand($0) }),
      case .named(_, let expectedArguments) = expected.reference, program.resolution.resolve(expected) == type
    {
      arguments = expectedArguments.map { ScopedType(reference: $0, scope: expected.scope) }
    }
    var bound: [String: TypeID] = [:]
    for (parameter, written) in zip(program[type].genericParameters, arguments) {
      bound[parameter.name] = casts.nominal(written, context.frame)
    }
    return bound
  }

  /// `super.init(…)` and `self.init(…)`.
  func callInitializer(of receiver: Value?, isSuper: Bool, _ context: CallContext) -> ValueSet {
    switch receiver {
    case .metatype(let type): return construct(type, context)
    case .object(let id):
      guard let type = heap[id].type else { return .empty }
      initialize(id, as: type, after: isSuper ? context.frame.owner : nil, context)
      return ValueSet(.object(id))
    default: return .unknown
    }
  }

  func initialize(_ object: ObjectID, as type: TypeID, after: TypeID? = nil, _ context: CallContext) {
    let candidates = program.members.functions(named: "init", in: type, after: after).filter { $0.fact.body != nil }
    let chosen = overloadResolution.choose(candidates, context)
    if !chosen.isEmpty {
      if chosen.count > 1 { solver.choices += 1 }
      _ = functionInvocation.invoke(chosen.map { ($0, .object(object)) }, context, message: nil)
      if chosen.count > 1 { solver.choices -= 1 }
      return
    }
    let info = program[type]
    if info.kind == .struct || info.kind == .class, after == nil, memberwise(object, info, context) { return }
    let models = program.hierarchy.ancestors(of: type).lazy.filter { program[$0].isExternal }
      .compactMap { program.models.initializer(of: program[$0].name) }
    let model = models.first { !$0.isEmpty }
    if model == nil, !info.isExternal, program.unsourced.unsourcedBase(of: type) == nil,
      let meant = overloadResolution.closest(candidates, context)
    {
      _ = functionInvocation.invoke([(meant, .object(object))], context, message: nil)
      return
    }
    let evaluated = argumentEvaluation.arguments(context, as: stateType(of: type, context))
    if let model {
      libraryCalls.apply(model, receiver: object, base: nil, evaluated, context)
      return
    }
    if program.unsourced.unsourcedBase(of: type) != nil {
      keep(evaluated, in: object)
      unsourcedCalls.own(evaluated, by: object, context)
    }
    carriers.carry(evaluated, in: object, context)
  }

  /// What a wrapper of state is made for: `.init(…)` that is passed to `StateObject(wrappedValue:)` makes one of that type.
  private func stateType(of wrapper: TypeID, _ context: CallContext) -> ScopedType? {
    guard LibraryModel.stateWrappers.contains(program[wrapper].name), let expected = context.expecting,
      case .named(_, let arguments) = expected.reference
    else { return nil }
    return arguments.first.map { ScopedType(reference: $0, scope: expected.scope) }
  }

  /// An initializer without source keeps what it is passed under the arguments' labels, or one object under a name that only its source
  /// would tell.
  func keep(_ arguments: [EvaluatedArgument], in object: ObjectID) {
    for argument in arguments {
      let objects = argument.values.filter { value in
        guard case .object(let id) = value else { return false }
        return argument.label != nil || heap[id].kind != .collection
      }
      memory.put(objects, in: argument.label ?? HiddenField.handedToBase, of: object)
    }
  }

  /// The initializer that Swift writes for a struct: one argument for each stored property.
  private func memberwise(_ object: ObjectID, _ info: TypeInfo, _ context: CallContext) -> Bool {
    guard !context.call.arguments.isEmpty else { return info.kind == .struct }
    let stored = info.orderedProperties.filter { !$0.fact.isStatic && !$0.fact.isComputed }
    var pairs: [(Call.Argument, PropertySymbol)] = []
    for argument in context.call.arguments {
      let isUnnamed = argument.isTrailing && argument.label == nil
      guard
        let property = isUnnamed
          ? stored.first(where: { $0.fact.takesFunction }) ?? stored.last
          : stored.first(where: { $0.fact.name == argument.label })
      else { return false }
      pairs.append((argument, property))
    }
    for (argument, property) in pairs {
      let type = property.type
      let values = expressions.evaluate(argument.value, context.environment, context.frame, expecting: type)
      events.noteAssignment(
        values.isNull ? .nothing : .value, to: property.fact.name, of: object, context.site, context.frame)
      propertyWrites.store(values, in: property.fact.name, of: object, property, site: context.site, context.frame)
    }
    return true
  }
}
