import SourceFacts

/// What calls into libraries and their properties give.
struct LibraryValues: InterpreterPart {
  let interpreter: Interpreter

  /// What an object holds. On a navigation stack there may be more than what it was given: whoever has it pushes other pages.
  private func content(of id: ObjectID) -> ValueSet {
    let values = memory.elements(of: id)
    let isStack =
      heap[id].type.map { program.hierarchy.inherits($0, fromExternal: "UINavigationController") } == true
    return isStack && !values.isBottom ? values.union(.unknown) : values
  }

  func value(_ model: ResultModel, _ call: inout ModelledCall) -> ValueSet {
    switch model {
    case .receiver: return call.receiver.map { ValueSet(.object($0)) } ?? .empty
    case .actor: return ValueSet(.object(call.frame.actor))
    case .content: return call.receiver.map(content(of:)) ?? .empty
    case .argument(let argument): return call.take(argument)
    case .returned(let argument):
      guard call.argument(argument) != nil else { return .unknown }
      return call.returned.isBottom
        ? callbackRuns.runNow(call.take(argument), [], call.frame, call.site) : call.returned
    case .returnedCase(let state): return viewBuilding.alternatives(in: call.returned, selectedBy: call.take(state))
    case .outcome(let factory, let inputs):
      return registries.make(value(factory, &call), with: inputs.map { value($0, &call) }, call)
    case .collection:
      let object = literals.collection(at: call.site, call.frame)
      memory.put(patterns.elements(of: call.returned), in: HiddenField.content, of: object)
      return ValueSet(.object(object))
    case .new:
      return call.type.map { ValueSet(.object(construction.allocate($0, at: call.site, call.frame))) } ?? .empty
    case .instance(let name): return object(name, [], &call)
    case .object(let name, let fields): return object(name, fields, &call)
    case .tuple(let fields): return tuple(fields, &call)
    case .scoped(let state, let actions):
      return scopedState.scoped(
        call.argument(state)?.written, actions.flatMap { call.argument($0)?.written }, call)
    case .step(let argument, let transition): return pathSteps.step(to: call.take(argument), transition, call)
    case .property(let name, let owner): return read(name, ofContents: value(owner, &call), call)
    case .coordinators(let argument):
      let found = libraryChildren.coordinators(heldBy: call.take(argument))
      guard found.isEmpty else { return found.reduce(into: ValueSet()) { $0.insert(.object($1)) } }
      return kinds.isCoordinator(call.frame.actor) ? ValueSet(.object(call.frame.actor)) : .empty
    case .parents: return memory.field(HiddenField.parents, of: call.frame.actor)
    case .superclassArgument:
      return call.receiver.flatMap { heap[$0].type }.map { genericsResolution.superclassArgument(of: $0) } ?? .empty
    case .typeParameter:
      let type = call.typeArguments.first.flatMap { casts.nominal($0, call.frame) }
      guard let type, kinds.matters(type) else { return .unknown }
      let isMade = program[type].kind == .class && !program[type].isExternal
      return ValueSet(.object(isMade ? construction.allocate(type, at: call.site, call.frame) : standIns.opaque(type)))
    case .contents(let argument):
      return call.take(argument).objects.reduce(into: .unknown) { $0.formUnion(memory.elements(of: $1)) }
    case .contentOfType(let argument):
      let types = call.take(argument).values.compactMap { if case .metatype(let type) = $0 { type } else { nil } }
      let content = patterns.elements(of: call.receiver.map { memory.elements(of: $0) } ?? .empty)
      return content.filter { value in types.contains { casts.canBe($0, value) } }
    case .typeArgument(let argument):
      return call.take(argument).values.reduce(into: .unknown) {
        if case .metatype(let type) = $1 { $0.insert(.object(standIns.opaque(type))) }
      }
    case .routed(let argument): return viewEnvironment.routed(call.argument(argument)?.written, call)
    case .registered(let argument, let name, let inputs):
      let types = registeredTypes.types(argument, &call)
      return registries.resolve(
        types, named: libraryCalls.name(name, &call), with: inputs.map { value($0, &call) }, call)
    case .shared:
      sharedObjects.share(value(.content, &call))
      return value(.receiver, &call)
    case .keyPath(let argument, let owner):
      return read(call.argument(argument)?.written, of: value(owner, &call), &call, argument)
    case .mapped(let argument):
      let closures = callbackExpansion.expanded(call.take(argument), call.argument(argument), call)
      name(closures, bySourceOf: call)
      return derivedStream(call, HiddenField.transform, closures)
    case .filtered(let argument): return derivedStream(call, HiddenField.predicate, call.take(argument))
    case .selected(let argument):
      let predicate = call.take(argument)
      return value(.content, &call).filter { callbackRuns.mayHold(predicate, for: $0, call.frame, call.site) }
    case .selection(let argument):
      let predicate = call.take(argument)
      let object = literals.collection(at: call.site, call.frame)
      let held = value(.content, &call).filter { callbackRuns.mayHold(predicate, for: $0, call.frame, call.site) }
      memory.put(held, in: HiddenField.content, of: object)
      if let receiver = call.receiver {
        memory.put(ValueSet(.object(receiver)), in: HiddenField.copiedFrom, of: object)
      }
      return ValueSet(.object(object))
    case .paired(let argument): return derivedStream(call, HiddenField.partner, call.take(argument))
    case .merged(let argument): return mergedStream(call.take(argument), call)
    case .joined(let argument):
      let streams = mergedStream(call.take(argument), call)
      for stream in streams.objects { memory.put(.unknown, in: HiddenField.laterOnly, of: stream) }
      return streams
    case .skipped: return derivedStream(call, HiddenField.laterOnly, .unknown)
    case .port(let name, let feeder, let type, let handlers):
      return port(name, fedBy: feeder, delivering: type, handledBy: handlers, call)
    case .notifications(let name, let type): return notifications.notifications(call.argument(name), as: type)
    case .unknown: return .unknown
    }
  }

  private func object(_ name: String, _ fields: [FieldModel], _ call: inout ModelledCall) -> ValueSet {
    let type = program.externalType(name)
    guard kinds.matters(type) else { return .unknown }
    let object = heap.object(
      .instance, type: type, site: call.site, context: call.frame.activation.context, maker: call.frame.actor)
    for field in fields { memory.put(value(field.value, &call), in: field.name, of: object.id) }
    return ValueSet(.object(object.id))
  }

  private func tuple(_ fields: [FieldModel], _ call: inout ModelledCall) -> ValueSet {
    let object = heap.object(
      .tuple, type: nil, site: call.site, context: call.frame.activation.context, maker: call.frame.actor)
    for (index, field) in fields.enumerated() {
      let values = value(field.value, &call)
      memory.put(values, in: String(index), of: object.id)
      memory.put(values, in: field.name, of: object.id)
    }
    return ValueSet(.object(object.id))
  }

  /// Reads a property of the values, and of what those of the library's own hold.
  private func read(_ name: String, ofContents values: ValueSet, _ call: ModelledCall) -> ValueSet {
    var result = ValueSet()
    for case .metatype(let type) in values.values {
      result.formUnion(reading.read(name, of: ValueSet(.metatype(type)), site: call.site, isSuper: false, call.frame))
    }
    for id in patterns.elements(of: values).objects {
      result.formUnion(reading.read(name, of: ValueSet(.object(id)), site: call.site, isSuper: false, call.frame))
      guard kinds.typeInfo(id)?.isExternal == true else { continue }
      let content = patterns.elements(of: memory.field(HiddenField.content, of: id)).filter { $0 != .object(id) }
      result.formUnion(reading.read(name, of: content, site: call.site, isSuper: false, call.frame))
    }
    return result
  }

  /// Follows a key path from the values, or from an object of its root where that is written.
  private func read(
    _ written: Expression?, of values: ValueSet, _ call: inout ModelledCall, _ argument: ArgumentModel
  ) -> ValueSet {
    let given = call.take(argument)
    guard case .keyPath(let names, let root, _)? = written else {
      return given.filter { if case .object = $0 { true } else { false } }
    }
    var start = values
    if let root {
      guard let type = program.resolution.resolve(root, in: call.property?.scope ?? call.frame.scope) else {
        return .unknown
      }
      start = ValueSet(.object(standIns.opaque(type)))
    }
    return names.reduce(start) { reading.read($1, of: $0, site: call.site, isSuper: false, call.frame) }
  }

  private func derivedStream(_ call: ModelledCall) -> ObjectID {
    // Of an unknown stream it is still known to be one.
    let type = call.receiver.flatMap { heap[$0].type } ?? program.externalType(LibraryModel.streamType)
    let stream = heap.object(
      .instance, type: type, site: call.site, context: operatorContext(call), maker: call.frame.actor)
    heap.count(stream, madeAt: call.site, in: call.frame.activation.context)
    if let receiver = call.receiver {
      memory.put(ValueSet(.object(stream.id)), in: HiddenField.subscribers, of: receiver)
      memory.put(ValueSet(.object(receiver)), in: HiddenField.upstream, of: stream.id)
    }
    return stream.id
  }

  /// What tells apart the streams that an operator of the app's own makes, `extension Publisher { func asVoid() … }`: the streams that it is
  /// called on, unless these are too many.
  private func operatorContext(_ call: ModelledCall) -> Int {
    let activation = call.frame.activation
    guard case .object(let stream)? = call.frame.receiver, kinds.isStream(stream),
      !heap.isCrowded(call.site, activation.context)
    else { return activation.context }
    return activationTable.context(
      ContextKey(actor: activation.actor, arguments: [ValueSet(.object(stream))], home: activation.context))
  }

  private func derivedStream(_ call: ModelledCall, _ field: String, _ values: ValueSet) -> ValueSet {
    let stream = derivedStream(call)
    memory.put(values, in: field, of: stream)
    return ValueSet(.object(stream))
  }

  /// What a coordinator's closure makes of a page's stream it is told by that stream, whatever the stream that comes of it is called where
  /// somebody listens to that.
  private func name(_ closures: ValueSet, bySourceOf call: ModelledCall) {
    guard kinds.isCoordinator(call.frame.actor), let base = call.base,
      let source = streamSources.sources(of: base, call.environment, call.frame).first, !source.isOwn,
      !source.objects.contains(where: kinds.isCoordinator)
    else { return }
    for case .closure(let id) in closures.values { heap[id].name(source.link, by: .source) }
  }

  private func port(
    _ name: String, fedBy feeder: String? = nil, delivering type: String? = nil, handledBy handlers: Handlers? = nil,
    _ call: ModelledCall
  ) -> ValueSet {
    guard let receiver = call.receiver else { return .unknown }
    let kind = feeder == nil ? LibraryModel.subjectType : LibraryModel.streamType
    let stream = heap.object(
      .instance, type: program.externalType(kind), name: "\(receiver.index).\(name)", maker: receiver
    ).id
    if let handlers { handle(stream, by: handlers, of: receiver) }
    if let feeder {
      let delivered =
        type.flatMap { nested($0, in: receiver) }.map { ValueSet(.object(standIns.opaque($0))) } ?? .unknown
      memory.put(delivered, in: HiddenField.delivered, of: stream)
      for source in port(feeder, call).objects { gather(ValueSet(.object(source)), into: stream) }
    }
    return ValueSet(.object(stream))
  }

  /// Lets a method of an object hear a stream, and another one what the streams deliver that the first gives.
  private func handle(_ stream: ObjectID, by handlers: Handlers, of receiver: ObjectID) {
    guard let handler = listenerCalls.method(handlers.handler, of: receiver, taking: 1) else { return }
    let results = heap.object(
      .instance, type: program.externalType(LibraryModel.streamType), name: "\(stream.index).\(handlers.handler)",
      maker: receiver
    ).id
    memory.put(ValueSet(.object(stream)), in: HiddenField.upstream, of: results)
    memory.put(ValueSet(heap.method(handler, receiver: .object(receiver))), in: HiddenField.transform, of: results)
    memory.put(ValueSet(.object(results)), in: HiddenField.subscribers, of: stream)
    guard let reducer = listenerCalls.method(handlers.reducer, of: receiver, taking: 2) else { return }
    memory.put(ValueSet(heap.method(reducer, receiver: .object(receiver))), in: HiddenField.subscribers, of: results)
    if let state = nested(handlers.state, in: receiver) {
      memory.put(ValueSet(.object(standIns.opaque(state))), in: HiddenField.subscriberOwner, of: results)
    }
  }

  private func nested(_ name: String, in id: ObjectID) -> TypeID? {
    guard let type = heap[id].type else { return nil }
    return program.resolution.resolve(
      .named([name], arguments: []), in: Scope(file: program[type].scope.file, type: type))
  }

  private func mergedStream(_ values: ValueSet, _ call: ModelledCall) -> ValueSet {
    let stream = derivedStream(call)
    gather(values, into: stream)
    return ValueSet(.object(stream))
  }

  /// Lets a stream deliver what each of the streams among the values delivers.
  func gather(_ values: ValueSet, into stream: ObjectID) {
    for source in patterns.elements(of: values).objects where kinds.isStream(source) && source != stream {
      memory.put(ValueSet(.object(stream)), in: HiddenField.subscribers, of: source)
      memory.put(ValueSet(.object(source)), in: HiddenField.upstream, of: stream)
    }
  }
}
