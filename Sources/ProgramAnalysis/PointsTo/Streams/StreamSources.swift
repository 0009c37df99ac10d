import Collections
import SourceFacts

/// From whom the streams of an expression come.
struct StreamSources: InterpreterPart {
  let interpreter: Interpreter

  /// Whose streams an expression names: of one that several are merged into, those of each. Without an expression it is the receiver that is
  /// listened to.
  func sources(of expression: Expression?, _ environment: Environment, _ frame: Frame) -> [StreamSource] {
    guard let expression, !expression.isSelf else { return sourceOfReceiver(frame).map { [$0] } ?? [] }
    guard let merged = mergedStreams(in: expression) else {
      return source(of: expression, environment, frame).map { [$0] } ?? []
    }
    return merged.flatMap { sources(of: $0, environment, frame) }
  }

  /// Whether nothing says that a member is something else than a stream.
  func mayBeStream(_ expression: Expression, _ context: CallContext) -> Bool {
    sources(of: expression, context.environment, context.frame).allSatisfy { source in
      source.link != expression.lastName
        || source.objects.allSatisfy { object in
          guard let type = heap[object].type, let symbol = program.members.property(named: source.link, in: type),
            let declared = program.declaredTypes.type(of: symbol)
          else { return true }
          return program.hierarchy.isStream(declared)
        }
    }
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
        let isCalled = isCallee
        isCallee = false
        let bases = expressions.evaluated(base, environment, frame).objects
        let objects = bases.flatMap { standIns.targets(of: $0) }.filter { kinds.isSender($0) }
        // `rx` and its like are no streams themselves, but name the object whose streams follow.
        if !objects.isEmpty, let link, isNamespace(name, of: objects) {
          return StreamSource(objects: objects, link: link, isOwn: base.isSelf, isAsked: isAsked)
        }
        if !objects.isEmpty {
          let link = link.flatMap { isStreamOperator(name, of: objects) ? $0 : nil } ?? name
          return StreamSource(objects: objects, link: link, isOwn: base.isSelf, isAsked: isAsked)
        }
        // An emitter stands for who has it: `self.emitter.publisher`.
        if !bases.isEmpty, bases.allSatisfy(kinds.isEmitter) {
          return source(ofEmitters: bases, by: base, environment, frame).map { $0.called(publisher(name, of: bases)) }
        }
        let carried = bases.filter(envelopes.isWrapper).flatMap { memory.field(name, of: $0).objects }
        if let carried = source(of: carried, link: name, frame) { return carried }
        // An operator names nothing: `child.start().debug()`.
        if !isCalled || bases.isEmpty || !bases.allSatisfy(kinds.isStream) { link = name }
        current = base
      case .name(let name, _):
        if let variable = environment.variable(name) {
          // What a variable was declared to be may name the variable around it that has the same name.
          guard !variable.isHidden else { return nil }
          variable.isHidden = true
          defer { variable.isHidden = false }
          return variable.origin.flatMap { source(of: $0, environment, frame) }.map { $0.asked(isAsked) }
            ?? source(of: memory.values(of: variable).objects, link: name, frame)
        }
        if let source = sourceOfReceiver(frame) { return source }
        guard case .object(let id)? = frame.receiver, kinds.isSender(id), names.isMember(name, of: .object(id)) else {
          return nil
        }
        return StreamSource(objects: [id], link: name, isOwn: true, isAsked: isAsked && isCallee)
      default: return nil
      }
    }
  }

  /// Whose stream it is that a method which the app adds to all streams listens to: `extension Publisher { func sinkAsync(…) { sink { … } } }`.
  private func sourceOfReceiver(_ frame: Frame) -> StreamSource? {
    guard case .object(let receiver)? = frame.receiver, kinds.isStream(receiver) else { return nil }
    for stream in reachable(from: [receiver], { memory.field(HiddenField.upstream, of: $0).objects }) {
      for owner in memory.field(HiddenField.streamOwner, of: stream).objects where kinds.isSender(owner) {
        if let link = name(of: stream, in: owner) {
          return StreamSource(objects: [owner], link: link, isOwn: owner == frame.actor, isAsked: false)
        }
      }
      // The stream of a property by its wrapper, which is in no property itself.
      for place in bindings.referred(by: stream) ?? [] where kinds.isSender(place.holder) {
        return StreamSource(
          objects: [place.holder], link: "$" + place.property, isOwn: place.holder == frame.actor, isAsked: false)
      }
    }
    return nil
  }

  /// The property in which the maker of a stream has it, or the emitter that has it.
  func name(of stream: ObjectID, in owner: ObjectID) -> String? {
    let emitters = memory.field(HiddenField.streamOwner, of: stream).objects.filter(kinds.isEmitter)
    return property(of: owner, holdingAnyOf: [stream] + emitters)
  }

  private func property(of owner: ObjectID, holdingAnyOf objects: [ObjectID]) -> String? {
    guard let type = heap[owner].type else { return nil }
    return program.hierarchy.ancestors(of: type).lazy.flatMap { program[$0].orderedProperties }.map(\.fact.name).first {
      let held = memory.field($0, of: owner)
      return objects.contains { held.contains(.object($0)) }
    }
  }

  /// Who has emitters that an expression gives: of those in a variable, the object that runs.
  private func source(
    ofEmitters emitters: [ObjectID], by expression: Expression, _ environment: Environment, _ frame: Frame
  ) -> StreamSource? {
    if case .name(let name, _) = expression, environment.variable(name) != nil {
      guard case .object(let owner)? = frame.receiver, kinds.isSender(owner) else { return nil }
      return StreamSource(
        objects: [owner], link: property(of: owner, holdingAnyOf: emitters) ?? name, isOwn: true, isAsked: false)
    }
    return source(of: expression, environment, frame)
  }

  /// The publisher's name, where emitters have several.
  private func publisher(_ name: String, of emitters: [ObjectID]) -> String? {
    emitters.contains { heap[$0].type.map { program.emitters.streams(of: $0).count > 1 } == true } ? name : nil
  }

  /// Keeps whose stream it is: a builder may hand it on in a struct or tuple, beside the screen.
  func note(_ values: ValueSet, madeBy owner: ObjectID) {
    for stream in values.objects where kinds.isStream(stream) && heap[stream].kind == .instance {
      memory.put(ValueSet(.object(owner)), in: HiddenField.streamOwner, of: stream)
    }
  }

  /// Keeps whose stream it is that a coordinator's code passes to a helper, which may be told nothing else of it: `listen(model.moves) { … }`.
  func note(_ values: ValueSet, passedAs written: Expression, _ context: CallContext) {
    let streams = values.objects.filter { kinds.isStream($0) && heap[$0].kind == .instance }
    guard !streams.isEmpty, case .object(let coordinator)? = context.frame.receiver, kinds.isCoordinator(coordinator)
    else { return }
    for source in sources(of: written, context.environment, context.frame) where !source.isOwn {
      let owners = source.objects.filter { kinds.isSender($0) && $0 != coordinator }
      for stream in streams {
        memory.put(owners.reduce(into: ValueSet()) { $0.insert(.object($1)) }, in: HiddenField.streamOwner, of: stream)
      }
    }
  }

  /// The streams that others made and something hands on to a coordinator. What hands them to a view model is its screen, for whom that acts.
  private func source(of streams: [ObjectID], link: String, _ frame: Frame) -> StreamSource? {
    guard case .object(let listener)? = frame.receiver, kinds.isCoordinator(listener) else { return nil }
    let chain = reachable(from: streams.filter(kinds.isStream)) { memory.field(HiddenField.upstream, of: $0).objects }
    let owners = chain.flatMap { memory.field(HiddenField.streamOwner, of: $0).objects }
    let others = OrderedSet(owners).filter { kinds.isSender($0) && $0 != listener }
    return others.isEmpty ? nil : StreamSource(objects: Array(others), link: link, isOwn: false, isAsked: false)
  }

  struct StreamSource {
    let objects: [ObjectID]
    /// The stream's name.
    let link: String
    /// Whether the listener listens to itself.
    let isOwn: Bool
    /// The property that delivers it, of which a wrapper's projection is the stream: `steps` for `$steps`.
    var property: String { link.hasPrefix("$") ? String(link.dropFirst()) : link }
    /// Whether a call gave the stream, not a property.
    let isAsked: Bool

    /// The same by another name, if there is one.
    func called(_ name: String?) -> StreamSource {
      StreamSource(objects: objects, link: name ?? link, isOwn: isOwn, isAsked: isAsked)
    }

    /// The same where more calls follow, if they do.
    func asked(_ isAskedToo: Bool) -> StreamSource {
      StreamSource(objects: objects, link: link, isOwn: isOwn, isAsked: isAsked && isAskedToo)
    }
  }

  private func isNamespace(_ name: String, of objects: [ObjectID]) -> Bool {
    objects.contains { id in
      guard let type = heap[id].type else { return false }
      if let property = program.members.property(named: name, in: type) {
        return holdsOnlyStreams(memory.field(property.fact.name, of: id))
      }
      guard case .object? = program.members.modelledProperty(named: name, in: type)?.value else { return false }
      return true
    }
  }

  /// Whether values are structs that only group the streams of their owner.
  private func holdsOnlyStreams(_ values: ValueSet) -> Bool {
    !values.isEmpty
      && values.values.allSatisfy { value in
        guard case .object(let id) = value, let info = kinds.typeInfo(id), info.kind == .struct, !info.isExternal,
          envelopes.isWrapper(id)
        else {
          return false
        }
        return info.orderedProperties.allSatisfy { property in
          property.fact.isStatic || memory.field(property.fact.name, of: id).objects.contains { kinds.isStream($0) }
            || isMadeAStream(property)
        }
      }
  }

  /// Whether a property begins with a stream, for which nobody may have asked yet.
  private func isMadeAStream(_ property: PropertySymbol) -> Bool {
    guard let value = property.fact.initialValue else { return false }
    let type =
      property.type.flatMap { program.resolution.resolve($0) }
      ?? program.declaredTypes.declaredType(of: value, in: property.scope)
    return type.map(program.hierarchy.isStream) == true
  }

  private func isStreamOperator(_ name: String, of objects: [ObjectID]) -> Bool {
    objects.contains { heap[$0].type.map { !program.members.functions(named: name, in: $0).isEmpty } ?? false }
  }
}
