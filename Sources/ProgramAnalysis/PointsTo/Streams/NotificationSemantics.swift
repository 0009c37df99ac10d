import Collections
import SourceFacts

/// Notifications: who posts one meets whoever in the app observes one of its name.
final class NotificationSemantics: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What people call the notifications that a stream delivers.
  private var notificationLinks: [ObjectID: String] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The stream of all notifications that an argument names; nil where that is not known.
  private func broadcast(_ argument: EvaluatedArgument?) -> (stream: ObjectID, link: String)? {
    guard let name = argument.flatMap({ program.notificationNames.notificationName($0.written) }) else { return nil }
    let type = program.externalType(LibraryModel.notificationStream)
    let stream = heap.object(.instance, type: type, name: "notification \(name.key)", maker: nil)
    notificationLinks[stream.id] = notificationLinks[stream.id].map { min($0, name.link) } ?? name.link
    return (stream.id, name.link)
  }

  /// All notifications that an argument names, as a stream of a library's type.
  func notifications(_ argument: EvaluatedArgument?, as name: String) -> ValueSet {
    guard let (source, link) = broadcast(argument) else { return .unknown }
    guard name != LibraryModel.notificationStream else { return ValueSet(.object(source)) }
    let type = program.externalType(name)
    let stream = heap.object(.instance, type: type, name: "notification \(source.index)", maker: nil).id
    notificationLinks[stream] = link
    memory.put(ValueSet(.object(stream)), in: HiddenField.subscribers, of: source)
    return ValueSet(.object(stream))
  }

  /// What people call the notifications that reach one of the streams.
  func notificationLink(of streams: ValueSet) -> String? {
    guard !notificationLinks.isEmpty else { return nil }
    return reachable(from: streams.objects) { memory.field(HiddenField.upstream, of: $0).objects }
      .lazy.compactMap { [self] in notificationLinks[$0] }.first
  }

  /// Lets what an argument can call, or the method that its selector names, hear of a notification.
  func observe(_ name: ArgumentModel, by listener: ArgumentModel, _ call: inout ModelledCall) {
    guard let broadcast = broadcast(call.argument(name)), let written = call.argument(listener)?.written else { return }
    var listeners = call.take(listener)
    if case .effects(let parts) = written, let method = parts.first {
      listeners = expressions.evaluate(method, call.environment, call.frame)
    }
    subscription.subscribe(
      listeners, to: ValueSet(.object(broadcast.stream)), written: nil, owner: nil, call.environment, call.frame)
  }

  /// Tells everybody who observes a notification of it. Who was there to hear it when it was posted can't be known.
  func post(_ name: ArgumentModel, _ call: ModelledCall) {
    guard let broadcast = broadcast(call.argument(name)) else { return }
    solver.choices += 1
    emission.emit(.unknown, from: broadcast.stream, isDeferred: false, call.frame, call.site)
    var sender = call.frame.actor
    if case .object(let receiver)? = call.frame.receiver, heap[receiver].kind != .statics { sender = receiver }
    for coordinator in listeners(to: broadcast.stream) where coordinator != sender {
      recorder.record(.subscribed(source: sender, link: broadcast.link, coordinator: coordinator), at: call.site)
    }
    solver.choices -= 1
  }

  /// The coordinators that act on what a stream delivers.
  private func listeners(to stream: ObjectID) -> [ObjectID] {
    let streams = reachable(from: [stream]) { memory.field(HiddenField.subscribers, of: $0).objects }
    return streams.flatMap { memory.field(HiddenField.subscribers, of: $0).values }.flatMap { value -> [ObjectID] in
      switch value {
      case .closure(let id): return storedFlow.actingCoordinators(heap[id], closureInvocation.runs(of: id, [.unknown]))
      case .method(let id):
        guard case .object(let receiver)? = heap[id].receiver, kinds.isCoordinator(receiver) else { return [] }
        return [receiver]
      case .object, .metatype: return []
      }
    }
  }
}
