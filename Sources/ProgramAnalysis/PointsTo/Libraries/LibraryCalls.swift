import SourceFacts

/// Calls into libraries without source: does what their models say they do, effect by effect.
struct LibraryCalls: InterpreterPart {
  let interpreter: Interpreter

  func modelCall(_ name: String, _ context: CallContext, of receiver: Value) -> CallModel? {
    guard program.models.describesCalls(of: name), let type = kinds.type(of: receiver) else { return nil }
    let labels = context.labels
    for ancestor in program.hierarchy.ancestors(of: type) where program[ancestor].isExternal {
      if let model = program.models.call(name, labels: labels, on: program[ancestor].name) { return model }
    }
    // A reducer that is a value conforms to nothing.
    guard program.reducers.isReducer(type) else { return nil }
    return program.models.call(name, labels: context.labels, on: ReducerFinder.reducer)
  }

  func value(of model: PropertyModel, receiver: ObjectID, _ site: Site, _ frame: Frame) -> ValueSet {
    guard let value = model.value else { return .empty }
    var call = ModelledCall(
      receiver: receiver, base: nil, arguments: [], site: site, environment: Environment(), frame: frame)
    let items = value == .content ? memory.field(HiddenField.items, of: receiver) : .empty
    return libraryValues.value(value, &call).union(items)
  }

  /// Does what a model says, and then what holds for every call: closures that nobody keeps may run.
  @discardableResult
  func apply(
    _ effects: [CallEffect], receiver: ObjectID?, type: TypeID? = nil, base: Expression?,
    _ arguments: [EvaluatedArgument], _ context: CallContext
  ) -> ValueSet {
    var call = ModelledCall(
      receiver: receiver, base: base, arguments: arguments, site: context.site, environment: context.environment,
      frame: context.frame)
    call.type = type
    call.expected = context.expecting.flatMap { casts.nominal($0, context.frame) }
    call.name = context.call.callee.lastName
    call.typeArguments = typeArguments(context)
    let result = apply(effects, &call)
    for (index, argument) in arguments.enumerated() where !call.usedArguments.contains(index) {
      callbackRuns.runNow(argument.values, [], context.frame, context.site, message: argument.written.calledName)
    }
    return result
  }

  /// What the generic clause of a call says, or that of the type which another name stands for.
  private func typeArguments(_ context: CallContext) -> [ScopedType] {
    guard context.typeArguments.isEmpty, case .name(let name, _) = context.call.callee else {
      return context.typeArguments.map { ScopedType(reference: $0, scope: context.frame.scope) }
    }
    let meant = program.resolution.expand(.named([name], arguments: []), in: context.frame.scope)
    guard case .named(_, let arguments) = meant.reference else { return [] }
    return arguments.map { ScopedType(reference: $0, scope: meant.scope) }
  }

  @discardableResult
  func apply(
    _ effects: [CallEffect], receiver: ObjectID?, _ arguments: [EvaluatedArgument], site: Site, _ frame: Frame
  ) -> ValueSet {
    var call = ModelledCall(
      receiver: receiver, base: nil, arguments: arguments, site: site, environment: Environment(), frame: frame)
    return apply(effects, &call)
  }

  func apply(_ effects: [CallEffect], _ call: inout ModelledCall) -> ValueSet {
    var result = ValueSet()
    for effect in effects { apply(effect, &call, &result) }
    let givesNothing = !effects.contains { if case .result = $0 { true } else { false } }
    return givesNothing ? result.union(.unknown) : result
  }

  private func apply(_ effect: CallEffect, _ call: inout ModelledCall, _ result: inout ValueSet) {
    switch effect {
    case .show(let argument, let transition): shownScreens.show(call.take(argument), transition, call)
    case .reveal(let model, let transition): shownScreens.show(libraryValues.value(model, &call), transition, call)
    case .hold(let argument): put(call.take(argument), in: HiddenField.content, heldBy: call)
    case .holdReturned: put(call.returned.known, in: HiddenField.content, heldBy: call)
    case .keep(let argument):
      if let receiver = call.receiver {
        memory.put(patterns.elements(of: call.take(argument)), in: HiddenField.items, of: receiver)
      }
    case .store(let argument, let property): put(call.take(argument), in: property, heldBy: call)
    case .insert(let argument): insert(call.take(argument), call)
    case .append(let model): insert(libraryValues.value(model, &call), call)
    case .remove:
      for (holder, property) in places(call) {
        removals.record(
          from: property, of: holder, by: selection(call), isOfAll: removesAll(call), call.site, call.environment,
          call.frame)
      }
    case .call(let argument, let inputs):
      let (values, passed) = (call.take(argument), inputs.map { libraryValues.value($0, &call) })
      call.returned.formUnion(callbackRuns.runNow(values, passed, call.frame, call.site))
      call.returned.formUnion(construction.construct(values, with: passed, at: call.site, call.frame))
    case .subscribe(let argument, let owner):
      let callbacks = callbackExpansion.expanded(call.take(argument), call.argument(argument), call)
      subscribe(callbacks, to: call.receiver, owner: owner.map { call.take($0) }, call)
    case .subscribeToEnd(let argument, let owner):
      let used = call.usedArguments.count
      let closures = call.take(argument)
      let hearsValues = call.usedArguments.count == used
      streamEnds.subscribeToEnd(closures, owner: owner.map { call.take($0) }, hearsValues: hearsValues, call)
    case .fulfill: fulfill(call)
    case .end: if let receiver = call.receiver { streamEnds.end(receiver, call.frame, call.site) }
    case .emit(let argument):
      let values = call.argument(argument) == nil ? .unknown : call.take(argument)
      if let receiver = call.receiver {
        emission.emit(values, from: receiver, isDeferred: false, call.frame, call.site)
      }
    case .post(let name): notifications.post(name, call)
    case .observe(let name, let listener): notifications.observe(name, by: listener, &call)
    case .forward(let argument): forward(call.receiver, to: call.take(argument), call)
    case .drain(let argument): drain(call.take(argument), call)
    case .gather(let argument):
      if let receiver = call.receiver { libraryValues.gather(call.take(argument), into: receiver) }
    case .addChildren(let argument, let property):
      libraryChildren.addChildren(call.take(argument), into: property, call)
    case .release(let property):
      removals.record(
        from: property, of: call.receiver ?? call.frame.actor, call.site, call.environment, call.frame)
    case .start(let model):
      libraryChildren.start(libraryChildren.coordinators(heldBy: libraryValues.value(model, &call)), call)
    case .own(let argument): libraryChildren.own(call.take(argument), call)
    case .ownUnmade(let property, let argument):
      let held = libraryValues.value(.property(property, of: .argument(argument)), &call)
      libraryChildren.ownUnmade(held, by: call.take(argument), at: call.site)
    case .deliver(let delivery): listenerCalls.deliver(delivery, &call)
    case .listen(let argument, let stream, let listener, let method):
      listenerCalls.listen(
        to: call.take(argument), stream: stream, by: libraryValues.value(listener, &call), method: method, call)
    case .register(let argument, let name, let factory):
      registries.register(
        registeredTypes.types(argument, &call), named: self.name(name, &call),
        factory: libraryValues.value(factory, &call))
    case .share(let factories, let scope, let names):
      if scope.map({ call.argument($0)?.written.isMember(among: names) == true }) ?? true {
        sharedObjects.share(libraryValues.value(factories, &call))
      }
    case .complete(let factories, let closure):
      registries.complete(libraryValues.value(factories, &call), by: call.take(closure))
    case .wrap(let argument):
      if let receiver = call.receiver { memory.put(call.take(argument), in: HiddenField.content, of: receiver) }
    case .provide(let model): viewEnvironment.provide(libraryValues.value(model, &call), call)
    case .open(let argument, let message):
      viewEnvironment.open(call.argument(argument)?.written, message: message, call)
    case .begin(let argument): viewEnvironment.begin(call.argument(argument)?.written, call)
    case .inject: viewEnvironment.inject(call)
    case .present(let content, let state, let transition, let name):
      let state = scopedState.cases(named: name.flatMap { call.argument($0)?.written }, of: call.take(state))
      presentation.present(call.take(content), by: state, transition, call)
    case .route(let path): presentation.route(call.take(path), &call)
    case .handle(let argument): reducerComposition.handle(call.take(argument), call.frame)
    case .compose(let parts): reducerComposition.compose(libraryValues.value(parts, &call), call)
    case .composeCases(let state): reducerComposition.composeCases(of: call.argument(state)?.written, call)
    case .dispatch(let action, let store): actionSemantics.dispatch(call.take(action), by: store, call)
    case .steps(let content, let path, let property):
      let path = call.take(path)
      let steps = property.map { scopedState.references(to: $0, of: path) } ?? path
      pathSteps.buildSteps(call.take(content), of: steps, call)
    case .destination(let content, let type, let transition):
      presenterTable.addDestination(call.take(content), for: call.take(type), transition, call)
    case .showSteps(let argument): pathSteps.showSteps(call.take(argument), call)
    case .follow(let argument, let transition):
      if call.argument(argument) != nil { pathSteps.follow(call.take(argument), transition, call) }
    case .choose(let argument, let cases, let otherwise):
      let chosen = pathSteps.cases(cases, for: call.take(argument))
      for effect in chosen.isEmpty ? otherwise : chosen { apply(effect, &call, &result) }
    case .link: viewBuilding.link(&call)
    case .select(let pages, let state): presentation.select(call.take(pages), by: call.take(state), call)
    case .watch(let store, let part):
      scopedState.observe(call.take(store), call.argument(part)?.written, call.frame)
    case .alternate(let content, let store):
      presentation.alternate(call.take(content), by: call.take(store), call)
    case .tag(let value): viewBuilding.tag(call.take(value), call)
    case .overwrite(let target, let owner):
      let (written, owners) = (call.argument(target)?.written, owner.map { call.take($0) } ?? .empty)
      let places = keyPaths.places(call.take(target), written, of: owners, at: call.site, call.frame)
      for place in places { memory.put(.unknown, in: place.property, of: place.holder) }
      if let stream = call.receiver {
        subscription.deliver(stream, to: places, written: call.base, call.environment, call.frame)
      }
    case .bind(let getter): bindings.bind(call.take(getter), call)
    case .arrange(let content): viewBuilding.arrange(call.take(content), call)
    case .repeat(let content, let elements):
      let written = call.argument(elements)?.written
      viewBuilding.build(call.take(content), ofEach: call.take(elements), written, call)
    case .send(let value, let key): viewEnvironment.send(call.take(value), as: call.argument(key)?.written)
    case .lend(let argument): viewEnvironment.lend(call.take(argument), call)
    case .receive(let key): viewEnvironment.receive(call.argument(key)?.written, call)
    case .modify(let modifier): result.formUnion(viewBuilding.modified(by: call.take(modifier), call))
    case .result(let model): result.formUnion(libraryValues.value(model, &call))
    }
  }

  /// What a removal picks members by; nil where it takes all, or some number of them.
  private func selection(_ call: ModelledCall) -> Removals.Selection? {
    let written = call.arguments.map(\.written)
    if call.arguments.contains(where: { $0.label == "at" || $0.label == "forKey" }) { return .place(written) }
    return written.isEmpty ? nil : .leaving(written)
  }

  /// Whether a call leaves nothing in a collection that is named itself, not as an entry of another: `children.removeAll()`.
  private func removesAll(_ call: ModelledCall) -> Bool {
    call.name == "removeAll" && call.base?.isMemberPath == true
      && call.arguments.allSatisfy { $0.label == "keepingCapacity" }
  }

  /// What an argument says of the name; nil where there is none.
  func name(_ argument: ArgumentModel?, _ call: inout ModelledCall) -> ValueSet? {
    guard let argument, call.argument(argument) != nil else { return nil }
    return call.take(argument)
  }

  /// Puts what the values are, or what closures among them return, into a field of the receiver.
  private func put(_ values: ValueSet, in field: String, heldBy call: ModelledCall) {
    if let receiver = call.receiver { memory.put(callbackRuns.closureResults(values, call), in: field, of: receiver) }
  }

  private func subscribe(_ closures: ValueSet, to stream: ObjectID?, owner: ValueSet?, _ call: ModelledCall) {
    for listener in closures.values { events.eventLog?.noteSubscription(of: listener, at: call.site) }
    let streams = stream.map { ValueSet(.object($0)) } ?? .empty
    subscription.subscribe(closures, to: streams, written: call.base, owner: owner, call.environment, call.frame)
  }

  private func fulfill(_ call: ModelledCall) {
    guard let stream = call.receiver else { return }
    if case .object(let maker)? = call.frame.receiver, kinds.isCoordinator(maker) || kinds.isScreen(maker) { return }
    memory.put(.unknown, in: HiddenField.delivered, of: stream)
  }

  private func forward(_ stream: ObjectID?, to targets: ValueSet, _ call: ModelledCall) {
    let values = targets.filter { if case .object = $0 { true } else { false } }
    let streams = values.filter { if case .object(let id) = $0 { !isSink(id) } else { false } }
    if let stream { memory.put(streams.known, in: HiddenField.subscribers, of: stream) }
    for sink in values.objects where isSink(sink) {
      subscribe(
        memory.field(HiddenField.subscribers, of: sink), to: stream,
        owner: memory.field(HiddenField.subscriberOwner, of: sink), call)
      tellCoordinator(through: sink, call)
    }
    // What is bound to the other stream will be delivered there; by whom is known only here.
    let sample = stream.map { emission.samples(of: ValueSet(.object($0)), call.frame) } ?? .empty
    subscription.hear(stream, boundTo: streams, written: call.base, call.environment, call.frame)
    let isSentNow = stream.map { emission.haveValues(ValueSet(.object($0))) } ?? false
    // What it has from the start goes on at once.
    let first = stream.map { firstValues.values(of: ValueSet(.object($0)), call.frame) } ?? .empty
    for target in streams.objects where kinds.isStream(target) {
      if !first.isBottom { emission.emit(first, from: target, isDeferred: false, call.frame, call.site) }
      let send = { [self] in
        emission.emit(sample, from: target, isDeferred: actsAsCoordinator(call.frame), call.frame, call.site)
      }
      if isSentNow { send() } else { solver.whileBinding(send) }
    }
  }

  /// `taps.bind(to: coordinator.opener)`: what a screen lets a coordinator's own listener hear, it tells the coordinator.
  private func tellCoordinator(through sink: ObjectID, _ call: ModelledCall) {
    guard kinds.isScreen(call.frame.actor),
      let message = call.arguments.first(where: { $0.values.contains(.object(sink)) })?.written.lastName
    else { return }
    for id in memory.field(HiddenField.subscribers, of: sink).closures where kinds.isCoordinator(heap[id].frame.actor) {
      let owner = memory.field(HiddenField.subscriberOwner, of: sink)
      closureInvocation.invoke(
        id, owner.isEmpty ? [] : [owner], from: call.frame, site: call.site, message: message)
    }
  }

  private func drain(_ values: ValueSet, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    let sources = values.objects.filter { kinds.isStream($0) }
    for source in sources { forward(source, to: ValueSet(.object(receiver)), call) }
    // Of a stream that is not known there is only what it delivers.
    let delivered = values.filter { if case .object(let id) = $0 { !sources.contains(id) } else { true } }.known
    if !delivered.isEmpty { emission.emit(delivered, from: receiver, isDeferred: false, call.frame, call.site) }
  }

  /// Whether an object only hands on to the closure that it was made with.
  private func isSink(_ id: ObjectID) -> Bool {
    guard let info = kinds.typeInfo(id), info.isExternal else { return false }
    return program.models.isSink(info.name)
  }

  private func actsAsCoordinator(_ frame: Frame) -> Bool {
    if case .object(let receiver)? = frame.receiver { kinds.isCoordinator(receiver) } else { false }
  }

  private func insert(_ values: ValueSet, _ call: ModelledCall) {
    let values = assignedPlaces.entering(values, call.base, call.environment, call.frame)
    var places = places(call)
    assignedPlaces.showInsertion(
      of: values, written: call.argument(.first)?.written, into: places,
      isFirst: call.argument(.labeled("at"))?.written.isLiteral == true, call.site, call.frame)
    // A closure may be handed the collection of a place to change it.
    if places.isEmpty, let place = call.receiver.flatMap({ bindings.collectionPlaces[$0] }) {
      places = [(place.holder, place.property)]
    }
    // The property first: its evidence is this call, not the literal that the collection began as.
    assignedPlaces.mutate(places, inserting: values, receiver: call.receiver, call.site, call.frame)
    if let receiver = call.receiver { memory.put(patterns.elements(of: values), in: HiddenField.content, of: receiver) }
  }

  private func places(_ call: ModelledCall) -> [(ObjectID, String)] {
    call.base.map { assignedPlaces.lvalues(of: $0, call.environment, call.frame) } ?? []
  }
}
