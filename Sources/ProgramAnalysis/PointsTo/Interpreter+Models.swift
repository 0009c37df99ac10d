import GraphModel
import Collections
import SourceFacts

/// Calls into libraries without source: what their models say they do.
extension Interpreter {
  func modelCall(_ name: String, _ context: CallContext, of receiver: Value) -> CallModel? {
    guard let type = type(of: receiver) else { return nil }
    for ancestor in program.ancestors(of: type) where program[ancestor].isExternal {
      if let model = program.models.call(name, labels: context.labels, on: program[ancestor].name) { return model }
    }
    return nil
  }

  func modelProperty(_ name: String, of type: TypeID) -> PropertyModel? {
    for ancestor in program.ancestors(of: type) where program[ancestor].isExternal {
      if let model = program.models.property(name, of: program[ancestor].name) { return model }
    }
    return nil
  }

  func value(of model: PropertyModel, receiver: ObjectID, _ site: Site, _ frame: Frame) -> ValueSet {
    guard let value = model.value else { return .empty }
    var call = ModelledCall(
      receiver: receiver, base: nil, arguments: [], site: site, environment: Environment(), frame: frame)
    let items = value == .content ? field(HiddenField.items, of: receiver) : .empty
    return self.value(value, &call).union(items)
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
    call.expected = context.expecting.flatMap { nominal($0, context.frame) }
    call.name = context.call.callee.lastName
    let result = apply(effects, &call)
    for (index, argument) in arguments.enumerated() where !call.usedArguments.contains(index) {
      runNow(argument.values, [], context.frame, context.site, message: argument.written.calledName)
    }
    return result
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
    case .show(let argument, let transition): show(call.take(argument), transition, call)
    case .reveal(let model, let transition): show(value(model, &call), transition, call)
    case .hold(let argument): put(call.take(argument), in: HiddenField.content, heldBy: call)
    case .keep(let argument):
      if let receiver = call.receiver { put(elements(of: call.take(argument)), in: HiddenField.items, of: receiver) }
    case .store(let argument, let property): put(call.take(argument), in: property, heldBy: call)
    case .insert(let argument): insert(call.take(argument), call)
    case .append(let model): insert(value(model, &call), call)
    case .remove:
      for (holder, property) in places(call) {
        record(.removed(holder: holder, property: property), at: call.site)
        noteRemoval(from: property, of: holder, call.site, call.frame)
      }
    case .call(let argument, let inputs):
      let values = call.take(argument)
      call.returned.formUnion(runNow(values, inputs.map { value($0, &call) }, call.frame, call.site))
    case .subscribe(let argument, let owner): subscribe(call.take(argument), owner: owner.map { call.take($0) }, call)
    case .subscribeToEnd(let argument, let owner):
      subscribeToEnd(call.take(argument), owner: owner.map { call.take($0) }, call)
    case .end: if let receiver = call.receiver { end(receiver, call.frame, call.site) }
    case .emit(let argument):
      let values = call.argument(argument) == nil ? .unknown : call.take(argument)
      if let receiver = call.receiver {
        emit(values, from: receiver, isDeferred: false, call.frame, call.site)
      }
    case .post(let name): post(name, call)
    case .observe(let name, let listener): observe(name, by: listener, &call)
    case .forward(let argument): forward(to: call.take(argument), call)
    case .gather(let argument): if let receiver = call.receiver { gather(call.take(argument), into: receiver) }
    case .addChildren(let argument, let property): addChildren(call.take(argument), into: property, call)
    case .release(let property):
      record(.removed(holder: call.receiver ?? call.frame.actor, property: property), at: call.site)
      noteRemoval(from: property, of: call.receiver ?? call.frame.actor, call.site, call.frame)
    case .start(let model): start(coordinators(heldBy: value(model, &call)), call)
    case .own(let argument): own(call.take(argument), call)
    case .deliver(let delivery): deliver(delivery, &call)
    case .listen(let argument, let stream, let listener, let method):
      listen(to: call.take(argument), stream: stream, by: value(listener, &call), method: method, call)
    case .register(let argument, let name, let factory):
      register(types(argument, &call), named: self.name(name, &call), factory: value(factory, &call))
    case .share(let factories, let scope, let names):
      if scope.map({ call.argument($0)?.written.isMember(among: names) == true }) ?? true {
        share(value(factories, &call))
      }
    case .complete(let factories, let closure): complete(value(factories, &call), by: call.take(closure))
    case .wrap(let argument):
      if let receiver = call.receiver { put(call.take(argument), in: HiddenField.content, of: receiver) }
    case .provide(let model): provide(value(model, &call), call)
    case .open(let argument, let message): open(call.argument(argument)?.written, message: message, call)
    case .inject: inject(call)
    case .present(let content, let state, let transition):
      present(call.take(content), by: call.take(state), transition, call)
    case .route(let path): route(call.take(path), call)
    case .handle(let argument):
      if case .object(let owner)? = call.frame.receiver {
        put(call.take(argument), in: HiddenField.handlers, of: owner)
      }
    case .dispatch(let action): dispatch(call.take(action), call)
    case .steps(let content, let path): buildSteps(call.take(content), of: call.take(path), call)
    case .destination(let content, let type, let transition):
      addDestination(call.take(content), for: call.take(type), transition, call)
    case .showSteps(let argument): showSteps(call.take(argument), call)
    case .follow(let argument, let transition):
      if call.argument(argument) != nil { follow(call.take(argument), transition, call) }
    case .choose(let argument, let cases, let otherwise):
      let chosen = self.cases(cases, for: call.take(argument))
      for effect in chosen.isEmpty ? otherwise : chosen { apply(effect, &call, &result) }
    case .link: link(&call)
    case .select(let pages, let state): select(call.take(pages), by: call.take(state), call)
    case .tag(let value): tag(call.take(value), call)
    case .bind(let getter): bind(call.take(getter), call)
    case .arrange(let content): arrange(call.take(content), call)
    case .repeat(let content, let elements):
      let written = call.argument(elements)?.written
      build(call.take(content), ofEach: call.take(elements), written, call)
    case .send(let value, let key): send(call.take(value), as: call.argument(key)?.written)
    case .receive(let key): receive(call.argument(key)?.written, call)
    case .modify(let modifier): result.formUnion(modified(by: call.take(modifier), call))
    case .result(let model): result.formUnion(value(model, &call))
    }
  }

  /// What an argument says of the name; nil where there is none.
  func name(_ argument: ArgumentModel?, _ call: inout ModelledCall) -> ValueSet? {
    guard let argument, call.argument(argument) != nil else { return nil }
    return call.take(argument)
  }

  /// Puts what the values are, or what closures among them return, into a field of the receiver.
  func put(_ values: ValueSet, in field: String, heldBy call: ModelledCall) {
    if let receiver = call.receiver { put(closureResults(values, call), in: field, of: receiver) }
  }

  private func subscribe(_ closures: ValueSet, owner: ValueSet?, _ call: ModelledCall) {
    for listener in closures.values { eventLog?.noteSubscription(of: listener, at: call.site) }
    let stream = call.receiver.map { ValueSet(.object($0)) } ?? .empty
    subscribe(closures, to: stream, written: call.base, owner: owner, call.environment, call.frame)
  }

  private func forward(to targets: ValueSet, _ call: ModelledCall) {
    let values = targets.filter { if case .object = $0 { true } else { false } }
    let streams = values.filter { if case .object(let id) = $0 { !isSink(id) } else { false } }
    if let receiver = call.receiver { put(streams.known, in: HiddenField.subscribers, of: receiver) }
    for sink in values.objects where isSink(sink) {
      subscribe(field(HiddenField.subscribers, of: sink), owner: field(HiddenField.subscriberOwner, of: sink), call)
    }
    // What is bound to the other stream will be delivered there; by whom is known only here.
    let sample = call.receiver.map { samples(of: ValueSet(.object($0)), call.frame) } ?? .empty
    for stream in streams.objects where isStream(stream) {
      emit(sample, from: stream, isDeferred: actsAsCoordinator(call.frame), call.frame, call.site)
    }
  }

  /// Whether an object only hands on to the closure that it was made with.
  private func isSink(_ id: ObjectID) -> Bool {
    guard let info = typeInfo(id), info.isExternal else { return false }
    return program.models.isSink(info.name)
  }

  private func actsAsCoordinator(_ frame: Frame) -> Bool {
    if case .object(let receiver)? = frame.receiver { isCoordinator(receiver) } else { false }
  }

  // MARK: - Screens

  /// Notes each screen that the values are or hold.
  func show(_ values: ValueSet, _ transition: Transition, _ call: ModelledCall) {
    // A coordinator whose library shows something shows it itself, whoever asked for it.
    let actor = call.receiver.flatMap { isCoordinator($0) ? $0 : nil } ?? call.frame.actor
    current?.showsSomething = true
    // An override that passes on what it was told shows nothing of its own: its caller does.
    if call.base?.isSuper == true, call.receiver == actor, let type = heap[actor].type, roles.isContainer(type) {
      return
    }
    let values = closureResults(values, call)
    let isOwnStack = transition == .root && call.receiver.map { isStack($0, madeBy: actor) } == true
    if isOwnStack, let stack = call.receiver { put(elements(of: values), in: HiddenField.content, of: stack) }
    let shown = transition == .embed ? unframed(screens(in: values), by: call.receiver, actor) : screens(in: values)
    noteOwnContent(shown, of: call.receiver, actor)
    noteStacks(in: values, shownBy: actor)
    for screen in shown {
      let effect = Effect.shown(actor: actor, screen: screen, transition: transition)
      record(isOwnStack ? .stacked(actor: actor, screen: screen) : effect, at: call.site)
      if let container = call.receiver { eventLog?.note(.init(container: container, screen: screen), at: call.site) }
      current?.shown.append(Shown(screen: screen, transition: transition, site: call.site))
    }
    begin(values, transition, at: call.site, call.frame)
  }

  /// Each coordinator with the screens in the navigation controllers that it made.
  func stackedScreens() -> Set<[ObjectID]> {
    heap.objects.reduce(into: []) { stacked, object in
      guard let maker = object.maker, isStack(object.id, madeBy: maker) else { return }
      for screen in screens(in: field(HiddenField.content, of: object.id)) { stacked.insert([maker, screen]) }
    }
  }

  /// Whether an object is a navigation controller that a coordinator has just made, so that its screens are seen once it is shown.
  private func isStack(_ id: ObjectID, madeBy coordinator: ObjectID) -> Bool {
    guard isCoordinator(coordinator), heap[id].kind == .instance, heap[id].maker == coordinator,
      let type = heap[id].type
    else { return false }
    return Self.stackTypes.contains { program.inherits(type, fromExternal: $0) }
  }

  static let stackTypes = ["UINavigationController", "NavigationStack", "NavigationView"]

  /// The app's own screens among the values and inside containers and wrappers.
  func screens(in values: ValueSet) -> OrderedSet<ObjectID> {
    screens(in: values, visited: [])
  }

  /// The same, but for what a search has looked at before.
  func screens(in values: ValueSet, visited: Set<ObjectID>) -> OrderedSet<ObjectID> {
    var walk = ScreenWalk(visited: visited)
    collectScreens(in: values, &walk)
    return walk.found
  }

  /// A search for screens: those that were found, and all that was looked at.
  private struct ScreenWalk {
    var found: OrderedSet<ObjectID> = []
    var visited: Set<ObjectID>
  }

  private func collectScreens(in values: ValueSet, _ walk: inout ScreenWalk) {
    for case .object(let id) in values.values where walk.visited.insert(id).inserted {
      if let shown = shownInstead(of: id) {
        collectScreens(in: shown, &walk)
        continue
      }
      let represented = screens(representedBy: id, visited: walk.visited)
      guard represented.isEmpty else {
        walk.found.formUnion(represented)
        continue
      }
      let type = heap[id].type
      if let type, isScreen(id), !holdsOthers(type) {
        walk.found.append(id)
        continue
      }
      let content = field(HiddenField.content, of: id)
      if let type, isScreen(id), content.isEmpty && !isSeenThrough(type) || isScreenItself(id) {
        walk.found.append(id)
      } else if content.isEmpty, isAppScreen(id), let type, program[type].isExternal, !isUnsourcedContainer(type) {
        walk.found.append(id)
      } else {
        collectScreens(in: content, &walk)
      }
    }
  }

  private func isUnsourcedContainer(_ type: TypeID) -> Bool {
    program.inherits(type, fromExternal: "UINavigationController")
      || program.inherits(type, fromExternal: "UISplitViewController")
  }

  // MARK: - Collections

  private func insert(_ values: ValueSet, _ call: ModelledCall) {
    // The property first: its evidence is this call, not the literal that the collection began as.
    mutate(places(call), inserting: values, call.site, call.frame)
    if let receiver = call.receiver { put(elements(of: values), in: HiddenField.content, of: receiver) }
  }

  func places(_ call: ModelledCall) -> [(ObjectID, String)] {
    call.base.map { lvalues(of: $0, call.environment, call.frame) } ?? []
  }

  // MARK: - Closures

  /// A view builder's content is what its closure returns, a factory's what its method does.
  func closureResults(_ values: ValueSet, _ call: ModelledCall) -> ValueSet {
    values.filter { if case .object = $0 { true } else { false } }.union(runNow(values, [], call.frame, call.site))
  }

  /// Runs closures and methods in place of the library that would call them.
  @discardableResult
  func runNow(
    _ values: ValueSet, _ arguments: [ValueSet], _ frame: Frame, _ site: Site, message: String? = nil
  ) -> ValueSet {
    var result = ValueSet()
    for value in values.values {
      switch value {
      case .closure(let id): result.formUnion(invoke(id, arguments, from: frame, site: site, message: message))
      case .method(let id):
        let (symbol, receiver) = heap[id]
        guard symbol.fact.body != nil else { continue }
        result.formUnion(invoke(symbol, receiver, arguments, from: frame, site: site, message: symbol.fact.name))
      case .metatype, .object: continue
      }
    }
    return result
  }

  func runClosures(in arguments: [EvaluatedArgument], receiver: Value?, _ context: CallContext) {
    noteEscape(context.call.callee.lastName ?? "", arguments, context)
    for argument in arguments {
      runNow(
        argument.values, receiver.map { [ValueSet($0)] } ?? [], context.frame, context.site,
        message: argument.written.calledName)
    }
  }

  /// A call of which neither source nor model is known: closures may run, with the receiver where nothing else is passed.
  func callUnknown(
    _ name: String = "", receivers: ValueSet, base: Expression? = nil, _ arguments: [EvaluatedArgument],
    _ context: CallContext
  ) -> ValueSet {
    noteEscape(name, arguments, context)
    let takesReceiver = arguments.count == 1 && !receivers.isEmpty
    var returned = ValueSet()
    for argument in arguments {
      returned.formUnion(
        runNow(
          argument.values, takesReceiver ? [receivers.known] : [], context.frame, context.site,
          message: argument.written.calledName))
    }
    if arguments.count == 1, ["map", "compactMap", "flatMap"].contains(name) { return returned }
    // Streams and views are changed by calls that give them back; so do the fluent calls on other objects.
    let kept = receivers.known.filter { value in
      guard case .object(let id) = value else { return false }
      return isStream(id) || isView(id) || takesReceiver && !returned.isEmpty
    }
    return kept.isEmpty ? .unknown : kept
  }

  private func isView(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return roles.isView(type) || program.inherits(type, fromExternal: "View")
  }
}

extension Expression {
  /// The name of a property or parameter that is handed on to be called.
  fileprivate var calledName: String? {
    switch self {
    case .name(let name, _), .member(.some, let name, _): name
    default: nil
    }
  }
}
