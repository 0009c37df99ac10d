import SourceFacts

/// What libraries call in the app's own code: methods of delegates and listeners.
struct ListenerCalls: InterpreterPart {
  let interpreter: Interpreter

  func deliver(_ delivery: Delivery, _ call: inout ModelledCall) {
    let arguments = delivery.arguments.map { libraryValues.value($0, &call) }
    // A route or step that is not passed, or is `nil`, leads nowhere.
    if arguments.contains(where: { $0.isNull || $0.isBottom }) { return }
    if delivery.needsValue, arguments.contains(where: \.isEmpty) { return }
    let message =
      delivery.beginsFlow ? PatternWords.start : emission.message(delivery.message, arguments.first ?? .empty)
    for id in libraryValues.value(delivery.receiver, &call).objects {
      guard let symbol = method(delivery.method, of: id, taking: arguments.count) else { continue }
      if delivery.isCallback, let link = delivery.message, kinds.isCoordinator(id),
        kinds.isCoordinator(call.frame.actor)
      {
        recorder.record(.subscribed(source: call.frame.actor, link: link, coordinator: id), at: call.site)
      }
      call.returned.formUnion(
        functionInvocation.invoke(symbol, .object(id), arguments, from: call.frame, site: call.site, message: message))
    }
  }

  /// The method of a name; of several that of as many parameters.
  func method(_ name: String, of id: ObjectID, taking count: Int) -> FunctionSymbol? {
    guard let type = heap[id].type else { return nil }
    let found = program.members.functions(named: name, in: type).filter { $0.fact.body != nil && !$0.fact.isStatic }
    return found.first { $0.fact.parameters.count == count } ?? found.first
  }

  /// Lets a method of the listeners hear what a stream of each of the values delivers.
  func listen(to values: ValueSet, stream name: String, by listeners: ValueSet, method: String, _ call: ModelledCall) {
    for listener in listeners.objects {
      guard let symbol = self.method(method, of: listener, taking: 1) else { continue }
      for source in senders(heldBy: values) {
        let streams = reading.read(name, of: ValueSet(.object(source)), site: call.site, isSuper: false, call.frame)
        for stream in streams.objects {
          let heard = heap.method(symbol, receiver: .object(listener))
          if case .method(let id) = heard {
            emission.listenerLinks[StreamSubscription.Listener(stream: stream, method: id)] = name
            emission.steppedListeners.insert(StreamSubscription.Listener(stream: stream, method: id))
          }
          memory.put(ValueSet(heard), in: HiddenField.subscribers, of: stream)
        }
        guard source != listener, kinds.isCoordinator(listener) else { continue }
        recorder.record(.subscribed(source: source, link: name, coordinator: listener), at: call.site)
      }
    }
  }

  /// The values, where they are the app's own, or else what they hold.
  private func senders(heldBy values: ValueSet) -> [ObjectID] {
    patterns.elements(of: values).objects.flatMap { standIns.targets(of: $0) }.flatMap { id in
      kinds.typeInfo(id)?.isExternal == true
        ? patterns.elements(of: memory.field(HiddenField.content, of: id)).objects : [id]
    }
  }
}
