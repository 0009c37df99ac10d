import Collections
import SourceFacts

/// Closures and methods that listen to publishers, observables and async sequences.
struct StreamSubscription: InterpreterPart {
  let interpreter: Interpreter

  /// Registers closures with streams and notes whose stream it is, as written.
  func subscribe(
    _ closures: ValueSet, to streams: ValueSet, written: Expression?, owner: ValueSet?, isForEnd: Bool = false,
    _ environment: Environment, _ frame: Frame
  ) {
    let sources = streamSources.sources(of: written, environment, frame)
    // What a call gives that nobody is seen to send through is taken to deliver once, to who asked for it.
    let isDeferred =
      !sources.contains(where: \.isAsked)
      || streams.objects.contains { streamEnds.isSeen($0) }
      || !streams.isEmpty && streams.objects.allSatisfy { streamEnds.isEndless($0) }
    let link = sources.first?.link ?? notifications.notificationLink(of: streams)
    let site = written?.range.map { interpreter.site($0, frame) }
    if !isForEnd { deliverFirst(of: streams, to: closures, owner, site, frame) }
    for value in closures.values {
      switch value {
      case .closure(let id):
        if let link { heap[id].name(link, by: .property) }
        let known = isForEnd ? .empty : emission.samples(of: streams, frame)
        // An owner comes before what is delivered: `Binder(self) { coordinator, id in … }`.
        let sample = owner.map { [$0, known.isEmpty ? .unknown : known] } ?? (known.isEmpty ? [] : [known])
        closureInvocation.invoke(id, sample, from: frame, site: site, message: nil, isDeferred: isDeferred)
        // What a view model's own closure calls back is told by that.
        let coordinators = takesDownPages(heap[id]) ? [heap[id].frame.actor] : listeners(id, sample)
        for coordinator in coordinators where coordinator == heap[id].frame.actor {
          note(sources, heardBy: coordinator, site)
          noteOwn(streams, sources, heardBy: coordinator)
        }
      case .method(let id):
        closureInvocation.runLater(ValueSet(value), from: frame, site: site, isDeferred: isDeferred)
        if case .object(let receiver)? = heap[id].receiver, kinds.isCoordinator(receiver) {
          note(sources, heardBy: receiver, site)
          noteOwn(streams, sources, heardBy: receiver)
        }
        // Of several names by which it listens to one stream the first, whatever order they come in.
        for listener in streams.objects.map({ Listener(stream: $0, method: id) }) {
          if let link { emission.name(listener, link) }
        }
      case .object, .metatype: continue
      }
    }
    if !isForEnd { hearTransforms(of: streams, sources, link, site, frame) }
    if streams.isEmpty, !isForEnd {
      for source in sources where !source.isOwn {
        for object in source.objects {
          unsourcedChannels.listen(closures, to: object, member: source.link)
          // What a page's stream delivers that nobody is seen to send, as that of a button does, comes from the user.
          guard kinds.isScreen(object), kinds.isCoordinator(frame.actor) else { continue }
          for callback in closures.values { controlEvents.fire(callback, of: object, source.property, site, frame) }
        }
      }
    }
    for stream in streams.objects {
      memory.put(closures, in: isForEnd ? HiddenField.endSubscribers : HiddenField.subscribers, of: stream)
      if let owner, !owner.isEmpty { memory.put(owner, in: HiddenField.subscriberOwner, of: stream) }
    }
  }

  /// What a stream has from the start it delivers at once.
  private func deliverFirst(
    of streams: ValueSet, to listeners: ValueSet, _ owner: ValueSet?, _ site: Site?, _ frame: Frame
  ) {
    let first = firstValues.values(of: streams, frame)
    guard !first.isBottom else { return }
    for listener in listeners.values {
      switch listener {
      case .closure(let id):
        closureInvocation.invoke(id, owner.map { [$0, first] } ?? [first], from: frame, site: site, message: nil)
      case .method(let id):
        let (bound, receiver) = heap[id]
        let symbol = callbackRuns.overload(of: bound, receiver, for: [first])
        guard symbol.fact.body != nil else { continue }
        functionInvocation.invoke(symbol, receiver, [first], from: frame, site: site, message: nil)
      case .object, .metatype: continue
      }
    }
  }

  /// A coordinator that binds a page's stream to a stream of its own hears it: `viewModel.done.bind(to: closeSignal)`.
  func hear(
    _ stream: ObjectID?, boundTo targets: ValueSet, written: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let sources = streamSources.sources(of: written, environment, frame)
    let site = written?.range.map { interpreter.site($0, frame) }
    if let stream { hearTransforms(of: ValueSet(.object(stream)), sources, sources.first?.link, site, frame) }
    guard case .object(let coordinator)? = frame.receiver, kinds.isCoordinator(coordinator), written != nil,
      targets.objects.contains(where: { kinds.isStream($0) && streamSources.name(of: $0, in: coordinator) != nil })
    else { return }
    note(sources.filter { !$0.isOwn }, heardBy: coordinator, site)
  }

  /// A coordinator that lets a page's stream decide what it shows hears it: `viewModel.done.map { _ in nil }.assign(to: &$sheet)`. Other properties
  /// hold what is delivered, and nobody is told.
  func deliver(
    _ stream: ObjectID, to places: [StatePlace], written: Expression?, _ environment: Environment, _ frame: Frame
  ) {
    let sources = streamSources.sources(of: written, environment, frame)
    let site = written?.range.map { interpreter.site($0, frame) }
    // What it is made by runs for what it delivers first.
    _ = emission.samples(of: ValueSet(.object(stream)), frame)
    hearTransforms(of: ValueSet(.object(stream)), sources, sources.first?.link, site, frame)
    for place in places where kinds.isCoordinator(place.holder) {
      for state in bindings.projection(of: place.property, in: place.holder).objects
      where !memory.field(HiddenField.presenters, of: state).isEmpty {
        note(sources.filter { !$0.isOwn }, heardBy: place.holder, site)
        if let link = sources.first?.link { emission.nameDelivery(from: stream, to: state, link) }
        memory.put(ValueSet(.object(state)), in: HiddenField.subscribers, of: stream)
      }
    }
  }

  /// Whether a closure ends with a call of a method of its object that gives nothing, or with a statement that is no expression.
  private func givesNothing(_ closure: ClosureInstance) -> Bool {
    switch closure.fact.body.last {
    case .expression(.call(let call))?, .return(.some(.call(let call)))?:
      guard let name = call.callee.lastName, let type = kinds.type(of: closure.frame.receiver) else { return false }
      let methods = program.members.functions(named: name, in: type)
      return !methods.isEmpty && methods.allSatisfy { $0.fact.result == nil }
    case .branch?, .switch?, .forEach?: return true
    default: return false
    }
  }

  /// A closure that gives a stream for each value, as in `flatMap { self.showDetail($0) }`, hears what is subscribed to: what listens to its
  /// stream may have nothing left to do. So does one that gives nothing, as in `map { self.showDetail($0) }.subscribe()`.
  private func hearTransforms(
    of streams: ValueSet, _ sources: [StreamSources.StreamSource], _ link: String?, _ site: Site?, _ frame: Frame
  ) {
    for stream in upstream(of: streams) {
      let transforms = memory.field(HiddenField.transform, of: stream)
      for method in transforms.methods { hear(method, asTransformOf: stream, sources, link, site, frame) }
      for closure in transforms.closures {
        let sample = emission.samples(of: memory.field(HiddenField.upstream, of: stream), frame)
        let runs = closureInvocation.runs(of: closure, [sample])
        guard
          runs.contains(where: { solver.result(of: $0).objects.contains(where: kinds.isStream) })
            || givesNothing(heap[closure])
        else { continue }
        if let link { heap[closure].name(link, by: .property) }
        for coordinator in storedFlow.actingCoordinators(heap[closure], runs)
        where coordinator == heap[closure].frame.actor {
          note(sources, heardBy: coordinator, site)
          noteOwn(streams, sources, heardBy: coordinator)
        }
      }
    }
  }

  /// The same for a coordinator's method: `flatMap(showDetail)`.
  private func hear(
    _ method: MethodID, asTransformOf stream: ObjectID, _ sources: [StreamSources.StreamSource], _ link: String?,
    _ site: Site?, _ frame: Frame
  ) {
    let (symbol, receiver) = heap[method]
    guard case .object(let coordinator)? = receiver, coordinator == frame.actor, kinds.isCoordinator(coordinator),
      let result = symbol.resultType.flatMap({ program.resolution.resolve($0) }), program.hierarchy.isStream(result)
    else { return }
    note(sources, heardBy: coordinator, site)
    noteOwn(ValueSet(.object(stream)), sources, heardBy: coordinator)
    if let link { emission.name(Listener(stream: stream, method: method), link) }
  }

  /// Streams, with all that they are made of.
  private func upstream(of streams: ValueSet) -> OrderedSet<ObjectID> {
    reachable(from: streams.objects) { memory.field(HiddenField.upstream, of: $0).objects }
  }

  /// Whether a coordinator's closure takes a page down, without a word to the coordinator: `{ page.dismiss(animated: true) }`.
  private func takesDownPages(_ closure: ClosureInstance) -> Bool {
    guard case .object(let receiver)? = closure.frame.receiver, kinds.isCoordinator(receiver) else { return false }
    var isFound = false
    ExpressionWalk { expression, _ in
      guard !isFound, case .call(let call) = expression, case .member(.some(let page), let method, _) = call.callee,
        PlatformCalls.takingDown.contains(method), let name = page.rootName,
        closure.fact.parameters?.contains(where: { $0.name == name }) != true
      else { return }
      isFound = expressions.evaluated(page, closure.environment, closure.frame).objects.contains { id in
        heap[id].type.map { roles.isController($0) && program[$0].name != "UIAlertController" } == true
      }
    }.walk(closure.fact.body)
    return isFound
  }

  /// The coordinators that a closure acts on when it is called with such arguments.
  func listeners(_ closure: ClosureID, _ arguments: [ValueSet]) -> [ObjectID] {
    storedFlow.actingCoordinators(heap[closure], closureInvocation.runs(of: closure, arguments))
  }

  private func note(_ sources: [StreamSources.StreamSource], heardBy coordinator: ObjectID, _ site: Site?) {
    for source in sources {
      for object in source.objects where object != coordinator || !source.isOwn {
        // What a view model hears of its own it acts on itself, for whoever calls it.
        if source.isOwn {
          unsourcedChannels.notePossibleSender(object, to: coordinator)
          continue
        }
        recorder.record(.subscribed(source: object, link: source.link, coordinator: coordinator), at: site)
      }
    }
  }

  /// Keeps that a coordinator listens to a stream of its own, or to what is made of one: whoever else it gives that one to tells it by it.
  private func noteOwn(
    _ streams: ValueSet, _ sources: [StreamSources.StreamSource], heardBy coordinator: ObjectID
  ) {
    guard let source = sources.first(where: { $0.isOwn && $0.objects.contains(coordinator) }) else { return }
    for stream in upstream(of: streams) {
      let name = streamSources.name(of: stream, in: coordinator)
      let owners = memory.field(HiddenField.streamOwner, of: stream)
      let isEmitters = owners.objects.contains(where: kinds.isEmitter)
      let isOwn = name != nil && owners.contains(.object(coordinator))
      guard isOwn || isEmitters || streams.contains(.object(stream)) else { continue }
      emission.ownListeners[stream, default: [:]][coordinator] = isEmitters ? source.link : name ?? source.link
      memory.put(ValueSet(.object(coordinator)), in: HiddenField.ownListeners, of: stream)
    }
  }

  /// Notes that a coordinator makes of its pages' streams how its flow comes out: `return viewModel.done.map { Result.finished }`.
  func noteOutcome(_ streams: ValueSet, of receiver: Value?, for caller: Frame) {
    guard case .object(let coordinator)? = receiver, kinds.isCoordinator(coordinator), caller.actor != coordinator
    else {
      return
    }
    for derived in streams.objects where kinds.isStream(derived) && heap[derived].maker == coordinator {
      for stream in upstream(of: ValueSet(.object(derived))) {
        noteOwners(of: stream, heardBy: coordinator, heap[derived].site)
      }
    }
  }

  private func noteOwners(of stream: ObjectID, heardBy coordinator: ObjectID, _ site: Site?) {
    for owner in memory.field(HiddenField.streamOwner, of: stream).objects
    where kinds.isSender(owner) && !kinds.isCoordinator(owner) {
      guard let link = streamSources.name(of: stream, in: owner) else { continue }
      recorder.record(.subscribed(source: owner, link: link, coordinator: coordinator), at: site)
    }
  }

  /// Whether one of the listeners, which may be streams, is told something by a callback or stream that an object has.
  func isHeard(_ object: ObjectID, by listeners: Set<ObjectID>) -> Bool {
    heap[object].filledFields.contains { _, values in
      let streams = reachable(from: values.objects.filter(kinds.isStream)) { subscribers(of: $0).objects }
      return streams.contains(where: listeners.contains)
        || (values.values + streams.flatMap { subscribers(of: $0).values }).contains { acts($0, for: listeners) }
    }
  }

  private func subscribers(of stream: ObjectID) -> ValueSet { heap[stream].field(HiddenField.subscribers).values }

  /// Whether something that can be called is one of the objects' own, or a closure that names one of them.
  private func acts(_ callable: Value, for objects: Set<ObjectID>) -> Bool {
    switch callable {
    case .closure(let id):
      if case .object(let receiver)? = heap[id].frame.receiver, objects.contains(receiver) { return true }
      return captured.objectsCaptured(by: id).contains(where: objects.contains)
    case .method(let id):
      guard case .object(let receiver)? = heap[id].receiver else { return false }
      return objects.contains(receiver)
    case .object, .metatype: return false
    }
  }

  /// A method that listens to a stream.
  struct Listener: Hashable {
    let stream: ObjectID
    let method: MethodID
  }
}

extension Expression {
  /// The name that a path of members begins with: `page` of `page.navigationController`.
  fileprivate var rootName: String? {
    switch self {
    case .name(let name, _): name
    case .member(.some(let base), _, _): base.rootName
    default: nil
    }
  }
}
