import SourceFacts

/// What libraries call in the app's own code.
extension Interpreter {
  func deliver(_ delivery: Delivery, _ call: inout ModelledCall) {
    let arguments = delivery.arguments.map { value($0, &call) }
    // A route or step that is not passed, or is `nil`, leads nowhere.
    if arguments.contains(where: { $0.isNull || $0.isBottom }) { return }
    if delivery.needsValue, arguments.contains(where: \.isEmpty) { return }
    let message =
      delivery.beginsFlow ? PatternWords.start : self.message(delivery.message, arguments.first ?? .empty)
    for id in value(delivery.receiver, &call).objects {
      guard let symbol = method(delivery.method, of: id) else { continue }
      if delivery.isCallback, let link = delivery.message, isCoordinator(id), isCoordinator(call.frame.actor) {
        record(.subscribed(source: call.frame.actor, link: link, coordinator: id), at: call.site)
      }
      call.returned.formUnion(
        invoke(symbol, .object(id), arguments, from: call.frame, site: call.site, message: message))
    }
  }

  private func method(_ name: String, of id: ObjectID) -> FunctionSymbol? {
    guard let type = heap[id].type else { return nil }
    return program.functions(named: name, in: type).first { $0.fact.body != nil && !$0.fact.isStatic }
  }

  /// Lets a method of the listeners hear what a stream of each of the values delivers.
  func listen(to values: ValueSet, stream name: String, by listeners: ValueSet, method: String, _ call: ModelledCall) {
    for listener in listeners.objects {
      guard let symbol = self.method(method, of: listener) else { continue }
      for source in senders(heldBy: values) {
        let streams = read(name, of: ValueSet(.object(source)), site: call.site, isSuper: false, call.frame)
        for stream in streams.objects {
          let heard = heap.method(symbol, receiver: .object(listener))
          if case .method(let id) = heard {
            listenerLinks[Listener(stream: stream, method: id)] = name
            steppedListeners.insert(Listener(stream: stream, method: id))
          }
          put(ValueSet(heard), in: HiddenField.subscribers, of: stream)
        }
        guard source != listener, isCoordinator(listener) else { continue }
        record(.subscribed(source: source, link: name, coordinator: listener), at: call.site)
      }
    }
  }

  /// The values, where they are the app's own, or else what they hold.
  private func senders(heldBy values: ValueSet) -> [ObjectID] {
    elements(of: values).objects.flatMap { targets(of: $0) }.flatMap { id in
      typeInfo(id)?.isExternal == true ? elements(of: field(HiddenField.content, of: id)).objects : [id]
    }
  }

  // MARK: - Containers

  /// One registry for all containers: which of them is asked is seldom known.
  private func registry(of type: TypeID) -> ObjectID {
    heap.object(.statics, type: type, name: "registry", maker: nil).id
  }

  func register(_ types: ValueSet, factory: ValueSet) {
    for case .metatype(let type) in types.values { put(factory, in: HiddenField.factories, of: registry(of: type)) }
  }

  /// Makes what was registered for the types; where nothing was, that is noted and gives nothing.
  func resolve(_ types: ValueSet, with arguments: [ValueSet], _ call: ModelledCall) -> ValueSet {
    var result = ValueSet()
    for case .metatype(let type) in types.values {
      let factories = field(HiddenField.factories, of: registry(of: type))
      if factories.isEmpty { noteUnregistered(type, call) }
      let isChoice = factories.values.count > 1
      if isChoice { choices += 1 }
      result.formUnion(make(factories, with: arguments, call))
      if isChoice { choices -= 1 }
    }
    return result
  }

  /// Runs factories on behalf of who asks: what they make is made for that one.
  func make(_ factories: ValueSet, with arguments: [ValueSet], _ call: ModelledCall) -> ValueSet {
    var result = factories.filter { if case .object = $0 { true } else { false } }
    for value in factories.values {
      guard case .closure(let id) = value else { continue }
      result.formUnion(
        invoke(id, arguments, for: call.frame.actor, from: call.frame, site: call.site, message: nil))
    }
    for case .metatype(let type) in factories.values { result.insert(.object(make(type, call))) }
    let methods = factories.filter { if case .method = $0 { true } else { false } }
    return result.union(runNow(methods, arguments, call.frame, call.site))
  }

  /// Makes an object of a type of which the container itself calls the initializer, with what it makes for the parameters.
  private func make(_ type: TypeID, _ call: ModelledCall) -> ObjectID {
    let object = allocate(type, at: call.site, call.frame)
    guard let initializer = program.functions(named: "init", in: type).first(where: { $0.fact.body != nil }) else {
      return object
    }
    let arguments = initializer.fact.parameters.map { parameter -> ValueSet in
      guard let declared = parameter.type, let type = program.resolve(declared, in: initializer.scope) else {
        return .unknown
      }
      return resolve(ValueSet(.metatype(type)), with: [], call)
    }
    invoke(initializer, .object(object), arguments, from: call.frame, site: call.site, message: nil)
    return object
  }

  private func noteUnregistered(_ type: TypeID, _ call: ModelledCall) {
    noteUnresolved(
      "\(program[type].name) is asked of a container, but nothing registers it", at: call.site, call.frame)
  }
}
