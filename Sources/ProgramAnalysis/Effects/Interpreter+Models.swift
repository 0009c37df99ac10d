import GraphModel
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

  func value(of model: PropertyModel, receiver: ObjectID, _ frame: Frame) -> ValueSet {
    switch model.value {
    case .content: field(HiddenField.content, of: receiver).union(field(HiddenField.items, of: receiver))
    case .receiver: ValueSet(.object(receiver))
    case .instance(let name): ValueSet(.object(opaque(program.externalType(name))))
    default: .empty
    }
  }

  /// Does what a model says, and then what holds for every call: closures that nobody keeps may run.
  @discardableResult
  func apply(
    _ effects: [CallEffect], receiver: ObjectID?, base: Expression?, _ arguments: [EvaluatedArgument],
    _ context: CallContext
  ) -> ValueSet {
    var call = ModelledCall(
      receiver: receiver, base: base, arguments: arguments, site: context.site, environment: context.environment,
      frame: context.frame)
    let result = apply(effects, &call)
    for (index, argument) in arguments.enumerated() where !call.usedArguments.contains(index) {
      runNow(argument.values, [], context.frame, context.site)
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

  private func apply(_ effects: [CallEffect], _ call: inout ModelledCall) -> ValueSet {
    var result = ValueSet()
    for effect in effects { apply(effect, &call, &result) }
    return result
  }

  private func apply(_ effect: CallEffect, _ call: inout ModelledCall, _ result: inout ValueSet) {
    switch effect {
    case .show(let argument, let transition): show(call.take(argument), transition, call.site, call.frame)
    case .hold(let argument):
      let values = call.take(argument)
      guard let receiver = call.receiver else { break }
      put(closureResults(values, call), in: HiddenField.content, of: receiver)
    case .keep(let argument):
      if let receiver = call.receiver { put(elements(of: call.take(argument)), in: HiddenField.items, of: receiver) }
    case .insert(let argument): insert(call.take(argument), call)
    case .remove:
      for (holder, property) in places(call) { record(.removed(holder: holder, property: property), at: call.site) }
    case .call(let argument, let inputs):
      let values = call.take(argument)
      call.returned.formUnion(runNow(values, inputs.map { self.value($0, &call) }, call.frame, call.site))
    case .subscribe(let argument, let owner):
      let owners = owner.map { call.take($0) }
      guard let base = call.base else { break }
      let stream = call.receiver.map { ValueSet(.object($0)) } ?? .empty
      subscribe(call.take(argument), to: stream, written: base, owner: owners, call.environment, call.frame)
    case .emit(let argument):
      let values = call.take(argument)
      if let receiver = call.receiver {
        emit(values, from: receiver, isDeferred: false, call.frame, call.site, depth: 0)
      }
    case .forward(let argument):
      let values = call.take(argument).filter { if case .object = $0 { true } else { false } }
      if let receiver = call.receiver { put(values, in: HiddenField.subscribers, of: receiver) }
      // What is bound to the other stream will be delivered there; by whom is known only here.
      for stream in values.objects where isStream(stream) {
        emit(.empty, from: stream, isDeferred: actsAsCoordinator(call.frame), call.frame, call.site, depth: 0)
      }
    case .result(let model): result.formUnion(value(model, &call))
    }
  }

  private func value(_ model: ResultModel, _ call: inout ModelledCall) -> ValueSet {
    switch model {
    case .receiver: return call.receiver.map { ValueSet(.object($0)) } ?? .empty
    case .content: return call.receiver.map { field(HiddenField.content, of: $0) } ?? .empty
    case .argument(let argument): return call.take(argument)
    case .returned(let argument):
      return call.returned.isEmpty ? runNow(call.take(argument), [], call.frame, call.site) : call.returned
    case .collection:
      let object = collection(at: call.site, call.frame)
      put(elements(of: call.returned), in: HiddenField.content, of: object)
      return ValueSet(.object(object))
    case .instance(let name):
      let type = program.externalType(name)
      guard matters(type) else { return .empty }
      return ValueSet(
        .object(
          heap.object(
            .instance, type: type, site: call.site, context: call.frame.activation.context, maker: call.frame.actor
          ).id))
    case .typeArgument(let argument):
      guard case .metatype(let type)? = call.take(argument).values.first else { return .empty }
      return ValueSet(.object(opaque(type)))
    case .mapped(let argument): return derivedStream(call, HiddenField.transform, call.take(argument))
    case .paired(let argument): return derivedStream(call, HiddenField.partner, call.take(argument))
    case .unknown: return .empty
    }
  }

  private func actsAsCoordinator(_ frame: Frame) -> Bool {
    if case .object(let receiver)? = frame.receiver { isCoordinator(receiver) } else { false }
  }

  // MARK: - Screens

  /// Notes each screen that the values are or hold.
  private func show(_ values: ValueSet, _ transition: Transition, _ site: Site, _ frame: Frame) {
    for screen in screens(in: values) {
      let effect = Effect.shown(actor: frame.actor, screen: screen, transition: transition)
      record(effect, at: site)
      let index = Transition.allCases.firstIndex(of: transition) ?? 0
      frame.activation.shown.append(Shown(screen: screen, transition: index, site: log.places[effect]?.first ?? site))
    }
  }

  /// The app's own screens among the values and inside containers and wrappers.
  func screens(in values: ValueSet) -> [ObjectID] {
    var found: [ObjectID] = []
    collectScreens(in: values, &found, depth: 0)
    return found
  }

  private func collectScreens(in values: ValueSet, _ found: inout [ObjectID], depth: Int) {
    guard depth < 6 else { return }
    for id in values.objects where !found.contains(id) {
      let content = field(HiddenField.content, of: id)
      let type = heap[id].type
      if isScreen(id), let type, !roles.isContainer(type) || content.isEmpty && roles.isHosting(type) {
        found.append(id)
      } else if content.isEmpty, isAppScreen(id), let type, program[type].isExternal, !isUnsourcedContainer(type) {
        found.append(id)
      } else {
        collectScreens(in: content, &found, depth: depth + 1)
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

  private func places(_ call: ModelledCall) -> [(ObjectID, String)] {
    call.base.map { lvalues(of: $0, call.environment, call.frame) } ?? []
  }

  // MARK: - Closures

  /// A view builder's content is what its closure returns.
  private func closureResults(_ values: ValueSet, _ call: ModelledCall) -> ValueSet {
    var result = values.filter { if case .closure = $0 { false } else { true } }
    for value in values.values {
      guard case .closure(let id) = value else { continue }
      result.formUnion(invoke(id, [], from: call.frame, site: call.site, message: nil))
    }
    return result
  }

  /// Runs closures and methods in place of the library that would call them.
  @discardableResult
  func runNow(_ values: ValueSet, _ arguments: [ValueSet], _ frame: Frame, _ site: Site) -> ValueSet {
    var result = ValueSet()
    for value in values.values {
      switch value {
      case .closure(let id): result.formUnion(invoke(id, arguments, from: frame, site: site, message: nil))
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
    for argument in arguments {
      runNow(argument.values, receiver.map { [ValueSet($0)] } ?? [], context.frame, context.site)
    }
  }

  /// A call of which neither source nor model is known: closures may run, with the receiver where nothing else is passed.
  func callUnknown(
    _ name: String = "", receivers: ValueSet, base: Expression? = nil, _ arguments: [EvaluatedArgument],
    _ context: CallContext
  ) -> ValueSet {
    let takesReceiver = arguments.count == 1 && !receivers.isEmpty
    var returned = ValueSet()
    for argument in arguments {
      returned.formUnion(runNow(argument.values, takesReceiver ? [receivers] : [], context.frame, context.site))
    }
    if takesReceiver, name == "map" || name == "flatMap" { return returned }
    // Streams and views are changed by calls that give them back; so do the fluent calls on other objects.
    return receivers.filter { value in
      guard case .object(let id) = value else { return false }
      return isStream(id) || isView(id) || takesReceiver && !returned.isEmpty
    }
  }

  private func isView(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return roles.isView(type)
  }
}

/// A call into a library with what its model may use.
private struct ModelledCall {
  let receiver: ObjectID?
  let base: Expression?
  let arguments: [EvaluatedArgument]
  let site: Site
  let environment: Environment
  let frame: Frame
  /// What the closures called so far returned.
  var returned = ValueSet()
  var usedArguments: Set<Int> = []

  init(
    receiver: ObjectID?, base: Expression?, arguments: [EvaluatedArgument], site: Site, environment: Environment,
    frame: Frame
  ) {
    self.receiver = receiver
    self.base = base
    self.arguments = arguments
    self.site = site
    self.environment = environment
    self.frame = frame
  }

  /// The values of the argument that is meant, which the model then answers for.
  mutating func take(_ argument: ArgumentModel) -> ValueSet {
    switch argument {
    case .first: return take(arguments.indices.first)
    case .second: return take(arguments.indices.dropFirst().first)
    case .labeled(let label): return take(arguments.firstIndex { $0.label == label })
    case .closure: return take(arguments.lastIndex { $0.holdsCallable })
    case .all:
      var result = ValueSet()
      for index in arguments.indices { result.formUnion(take(index)) }
      return result
    }
  }

  private mutating func take(_ index: Int?) -> ValueSet {
    guard let index else { return .empty }
    usedArguments.insert(index)
    return arguments[index].values
  }
}

extension EvaluatedArgument {
  fileprivate var holdsCallable: Bool {
    values.values.contains {
      switch $0 {
      case .closure, .method: true
      case .object, .metatype: false
      }
    }
  }
}

extension Interpreter {
  private func derivedStream(_ call: ModelledCall, _ field: String, _ values: ValueSet) -> ValueSet {
    // Of an unknown stream it is still known to be one.
    let type = call.receiver.flatMap { heap[$0].type } ?? program.externalType(LibraryModel.streamType)
    let stream = heap.object(
      .instance, type: type, site: call.site, context: call.frame.activation.context, maker: call.frame.actor)
    put(values, in: field, of: stream.id)
    if let receiver = call.receiver {
      put(ValueSet(.object(stream.id)), in: HiddenField.subscribers, of: receiver)
      put(ValueSet(.object(receiver)), in: HiddenField.upstream, of: stream.id)
    }
    return ValueSet(.object(stream.id))
  }
}
