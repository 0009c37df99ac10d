import Collections
import SourceFacts

/// What streams tell of their end: that they deliver no more, or failed.
struct StreamEnds: InterpreterPart {
  let interpreter: Interpreter

  /// Registers closures that hear of the end of a stream.
  ///
  /// Where nobody is seen to make the stream, the end is taken to come where it is waited for, as with any callback.
  ///
  /// - Parameter hearsValues: whether the closures hear what the stream delivers too.
  func subscribeToEnd(_ closures: ValueSet, owner: ValueSet?, hearsValues: Bool, _ call: ModelledCall) {
    guard let stream = call.receiver, isSeen(stream) else {
      if hearsValues { return }
      callbackRuns.runNow(closures, owner.map { [$0] } ?? [], call.frame, call.site)
      return
    }
    for listener in closures.values { events.eventLog?.noteSubscription(of: listener, at: call.site) }
    subscription.subscribe(
      closures, to: ValueSet(.object(stream)), written: call.base, owner: owner, isForEnd: true, call.environment,
      call.frame)
  }

  /// Tells whoever waits for the end of a stream, or of one that is made of it.
  func end(_ stream: ObjectID, _ frame: Frame, _ site: Site) {
    for ended in reachable(from: [stream], { memory.field(HiddenField.subscribers, of: $0).objects }) {
      endAlone(ended, frame, site)
    }
  }

  private func endAlone(_ stream: ObjectID, _ frame: Frame, _ site: Site) {
    let owner = memory.field(HiddenField.subscriberOwner, of: stream)
    for case .closure(let id) in memory.field(HiddenField.endSubscribers, of: stream).values {
      closureInvocation.invoke(
        id, owner.isEmpty ? [] : [owner], from: frame, site: site, message: heap[id].link, isDelivery: true)
    }
    for case .method(let id) in memory.field(HiddenField.endSubscribers, of: stream).values
    where heap[id].symbol.fact.body != nil {
      functionInvocation.invoke(
        heap[id].symbol, heap[id].receiver, [], from: frame, site: site, message: heap[id].symbol.fact.name)
    }
  }

  /// Whether a stream, or one that it is made of, is seen to be made: who sends through it is seen too. Through one that has its values
  /// from the beginning nobody does.
  func isSeen(_ stream: ObjectID) -> Bool {
    let streams = reachable(from: [stream]) { memory.field(HiddenField.upstream, of: $0).objects }
    return streams.contains {
      heap[$0].kind == .instance && memory.field(HiddenField.upstream, of: $0).objects.isEmpty
        && memory.field(HiddenField.delivered, of: $0).isBottom
        && kinds.typeInfo($0).map { program.models.isCold($0.name) } != true
    }
  }

  /// Whether a stream is `Observable.never()`, or made of that alone: nothing ever follows it.
  func isEndless(_ stream: ObjectID) -> Bool {
    let origins = origins(of: [stream])
    return !origins.isEmpty && origins.allSatisfy { kinds.typeInfo($0)?.name == LibraryModel.endlessType }
  }

  /// The streams that others are made of, and that are made of none themselves.
  func origins(of streams: some Sequence<ObjectID>) -> [ObjectID] {
    reachable(from: streams) { memory.field(HiddenField.upstream, of: $0).objects }
      .filter { memory.field(HiddenField.upstream, of: $0).objects.isEmpty }
  }
}
