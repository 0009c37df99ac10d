import SourceFacts

/// Publishers, observables and async sequences: closures that run for each value somebody delivers.
extension Interpreter {
  /// Registers closures with streams and notes whose stream it is, as written.
  func subscribe(
    _ closures: ValueSet, to streams: ValueSet, written: Expression?, owner: ValueSet?, isForEnd: Bool = false,
    _ environment: Environment, _ frame: Frame
  ) {
    let sources = written.map { self.sources(of: $0, environment, frame) } ?? []
    // What a call gives that nobody is seen to send through is taken to deliver once, to who asked for it.
    let isDeferred = !sources.contains(where: \.isAsked) || streams.objects.contains { isSeen($0) }
    let link = sources.first?.link ?? notificationLink(of: streams)
    let site = written?.range.map { self.site($0, frame) }
    for value in closures.values {
      switch value {
      case .closure(let id):
        if let link { heap[id].name(link, isDirect: true) }
        let known = isForEnd ? .empty : samples(of: streams, frame)
        let sample = (owner.map { [$0] } ?? []) + (known.isEmpty ? [] : [known])
        invoke(id, sample, from: frame, site: site, message: nil, isDeferred: isDeferred)
        for coordinator in listeners(id, sample) { note(sources, heardBy: coordinator, site) }
      case .method(let id):
        runLater(ValueSet(value), from: frame, site: site, isDeferred: isDeferred)
        if case .object(let receiver)? = heap[id].receiver, isCoordinator(receiver) {
          note(sources, heardBy: receiver, site)
        }
        for stream in streams.objects { listenerLinks[Listener(stream: stream, method: id)] = link }
      case .object, .metatype: continue
      }
    }
    if streams.isEmpty, !isForEnd {
      for source in sources where !source.isOwn {
        for object in source.objects { listen(closures, to: object, member: source.link) }
      }
    }
    for stream in streams.objects {
      put(closures, in: isForEnd ? HiddenField.endSubscribers : HiddenField.subscribers, of: stream)
      if let owner, !owner.isEmpty { put(owner, in: HiddenField.subscriberOwner, of: stream) }
    }
  }

  /// The coordinators that a closure acts on when it is called with such arguments.
  func listeners(_ closure: ClosureID, _ arguments: [ValueSet]) -> [ObjectID] {
    actingCoordinators(heap[closure], runs(of: closure, arguments))
  }

  private func note(_ sources: [StreamSource], heardBy coordinator: ObjectID, _ site: Site?) {
    for source in sources {
      for object in source.objects where object != coordinator || !source.isOwn {
        record(.subscribed(source: object, link: source.link, coordinator: coordinator), at: site)
      }
    }
  }

  /// Whose streams an expression names: of one that several are merged into, those of each.
  func sources(of expression: Expression, _ environment: Environment, _ frame: Frame) -> [StreamSource] {
    guard let merged = mergedStreams(in: expression) else {
      return source(of: expression, environment, frame).map { [$0] } ?? []
    }
    return merged.flatMap { sources(of: $0, environment, frame) }
  }

  /// The streams that an expression such as `Observable.merge(a, b)` or `a.merge(with: b).map { … }` makes one of.
  private func mergedStreams(in expression: Expression) -> [Expression]? {
    guard case .call(let call) = expression, case .member(.some(let base), let name, _) = call.callee else {
      return nil
    }
    guard program.models.mergingCalls.contains(name) else { return mergedStreams(in: base) }
    let arguments = call.arguments.filter { !$0.isTrailing }.map(\.value)
    return [base] + arguments.flatMap { if case .array(let elements, _) = $0 { elements } else { [$0] } }
  }

  /// Whose stream an expression such as `child.actions.receive(on: queue)` is, and under which name: the object before the
  /// last member that belongs to an object of the app.
  private func source(
    of expression: Expression, _ environment: Environment, _ frame: Frame
  ) -> StreamSource? {
    var current = expression
    var link: String?
    var isCallee = false
    // Whether every member so far was called, so that the stream is what the first of them gave.
    var isAsked = true
    while true {
      switch current {
      case .call(let call):
        isCallee = true
        current = call.callee
      case .index(let call): current = call.callee
      case .specialized(let inner, _), .cast(let inner, _, _), .reference(let inner): current = inner
      case .member(.some(let base), let name, _):
        isAsked = isAsked && isCallee
        isCallee = false
        let objects = evaluated(base, environment, frame).objects.flatMap { targets(of: $0) }.filter { isSender($0) }
        // `rx` and its like are no streams themselves, but name the object whose streams follow.
        if !objects.isEmpty, let link, isNamespace(name, of: objects) {
          return StreamSource(objects: objects, link: link, isOwn: base.isSelf, isAsked: isAsked)
        }
        if !objects.isEmpty {
          let link = link.flatMap { isStreamOperator(name, of: objects) ? $0 : nil } ?? name
          return StreamSource(objects: objects, link: link, isOwn: base.isSelf, isAsked: isAsked)
        }
        link = name
        current = base
      case .name(let name, _):
        if let variable = environment.variable(name) {
          // What a variable was declared to be may name the variable around it that has the same name.
          guard let origin = variable.origin, !variable.isHidden else { return nil }
          variable.isHidden = true
          defer { variable.isHidden = false }
          return source(of: origin, environment, frame).map { $0.asked(isAsked) }
        }
        guard case .object(let id)? = frame.receiver, isSender(id), isMember(name, of: .object(id)) else { return nil }
        return StreamSource(objects: [id], link: name, isOwn: true, isAsked: isAsked && isCallee)
      default: return nil
      }
    }
  }

  /// A method that listens to a stream.
  struct Listener: Hashable {
    let stream: ObjectID
    let method: MethodID
  }

  struct StreamSource {
    let objects: [ObjectID]
    /// The stream's name.
    let link: String
    /// Whether the listener listens to itself.
    let isOwn: Bool
    /// Whether a call gave the stream, not a property.
    let isAsked: Bool

    /// The same where more calls follow, if they do.
    func asked(_ isAskedToo: Bool) -> StreamSource {
      StreamSource(objects: objects, link: link, isOwn: isOwn, isAsked: isAsked && isAskedToo)
    }
  }

  private func isNamespace(_ name: String, of objects: [ObjectID]) -> Bool {
    objects.contains { id in
      guard let type = heap[id].type else { return false }
      if let property = program.property(named: name, in: type) {
        return holdsOnlyStreams(field(property.fact.name, of: id))
      }
      guard case .object? = modelProperty(name, of: type)?.value else { return false }
      return true
    }
  }

  /// Whether values are structs that only group the streams of their owner.
  private func holdsOnlyStreams(_ values: ValueSet) -> Bool {
    !values.isEmpty
      && values.values.allSatisfy { value in
        guard case .object(let id) = value, let info = typeInfo(id), info.kind == .struct, !info.isExternal,
          isWrapper(id)
        else {
          return false
        }
        return info.orderedProperties.allSatisfy { property in
          property.fact.isStatic || field(property.fact.name, of: id).objects.contains { isStream($0) }
        }
      }
  }

  private func isStreamOperator(_ name: String, of objects: [ObjectID]) -> Bool {
    objects.contains { heap[$0].type.map { !program.functions(named: name, in: $0).isEmpty } ?? false }
  }

  /// An object of the app that is more than an envelope.
  func isSender(_ id: ObjectID) -> Bool {
    guard let info = typeInfo(id), !info.isExternal else { return false }
    return heap[id].kind == .instance || heap[id].kind == .opaque ? !isWrapper(id) : false
  }
}
