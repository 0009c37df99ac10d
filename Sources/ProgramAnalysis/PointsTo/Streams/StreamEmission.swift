import Collections
import SourceFacts

/// What streams deliver, and to whom.
final class StreamEmission: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// The publisher's name, as written, by which each method listens.
  var listenerLinks: [StreamSubscription.Listener: String] = [:]
  /// By stream, what the coordinators call it that listen to it as their own.
  var ownListeners: [ObjectID: OrderedDictionary<ObjectID, String>] = [:]
  /// Methods that a library calls with the values of a stream, each a step of its own.
  var steppedListeners: Set<StreamSubscription.Listener> = []
  /// Past this many values what is sent is told apart no more.
  private static let emissionLimit = 64

  /// The publisher's name, as written, by which each place of state is given what the publisher delivers.
  private var deliveryLinks: [Delivery: String] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// A stream, and a reference to a place of state that it is assigned to.
  private struct Delivery: Hashable {
    let stream: ObjectID
    let state: ObjectID
  }

  /// Keeps by which name a method listens: of several the first, whatever order they come in.
  func name(_ listener: StreamSubscription.Listener, _ link: String) {
    listenerLinks[listener] = listenerLinks[listener].map { min($0, link) } ?? link
  }

  /// The same for a place of state to which a stream is assigned.
  func nameDelivery(from stream: ObjectID, to state: ObjectID, _ link: String) {
    let delivery = Delivery(stream: stream, state: state)
    deliveryLinks[delivery] = deliveryLinks[delivery].map { min($0, link) } ?? link
  }

  /// A value as the streams would deliver it, as far as it can be known before anything is sent.
  func samples(of streams: ValueSet, _ frame: Frame) -> ValueSet {
    var known: [ObjectID: ValueSet] = [:]
    // What the streams are made of runs when there is something to deliver, unless they have it from the beginning.
    if haveValues(streams) { return samples(of: streams, frame, &known) }
    return solver.whileBinding { samples(of: streams, frame, &known) }
  }

  /// Whether all streams that others are made of have their values from the beginning.
  func haveValues(_ streams: ValueSet) -> Bool {
    let origins = streamEnds.origins(of: streams.objects)
    return !origins.isEmpty && origins.allSatisfy { !memory.field(HiddenField.delivered, of: $0).isBottom }
  }

  private func samples(of streams: ValueSet, _ frame: Frame, _ known: inout [ObjectID: ValueSet]) -> ValueSet {
    var result = ValueSet()
    for stream in streams.objects {
      if known[stream] == nil {
        // A stream that is made of itself adds nothing of its own.
        known[stream] = .empty
        known[stream] = sample(of: stream, frame, &known)
      }
      result.formUnion(known[stream] ?? .empty)
    }
    return result
  }

  private func sample(of stream: ObjectID, _ frame: Frame, _ known: inout [ObjectID: ValueSet]) -> ValueSet {
    let upstream = memory.field(HiddenField.upstream, of: stream)
    let delivered = memory.field(HiddenField.delivered, of: stream)
    guard delivered.isBottom else { return delivered }
    let isDerived =
      !memory.field(HiddenField.transform, of: stream).isEmpty || !memory.field(HiddenField.partner, of: stream).isEmpty
    guard isDerived || !upstream.isEmpty, let site = heap[stream].site else { return .empty }
    let heard = samples(of: upstream, frame, &known)
    guard passes(heard, stream, frame, site) else { return .empty }
    let values = transformed(heard, by: stream, &known, frame, site)
    // What a closure gives as a stream, as in `flatMap`, delivers that stream's values.
    let inner = values.filter { if case .object(let id) = $0 { kinds.isStream(id) } else { false } }
    return inner.isBottom ? values : values.filter { !inner.contains($0) }.union(samples(of: inner, frame, &known))
  }

  /// Delivers values to whoever listens.
  func emit(_ values: ValueSet, from stream: ObjectID, isDeferred: Bool, _ frame: Frame, _ site: Site) {
    var emission = Emission(isDeferred: isDeferred, frame: frame, site: site)
    deliver(values, from: stream, &emission)
  }

  /// A statement that sends, and what it has delivered so far.
  private struct Emission {
    let isDeferred: Bool
    let frame: Frame
    let site: Site
    var delivered: Set<Delivered> = []

    struct Delivered: Hashable {
      let values: ValueSet
      let stream: ObjectID
    }
  }

  /// - Parameter isBound: whether somebody bound the stream to another that is sent through: who did so sends through this one.
  private func deliver(_ values: ValueSet, from stream: ObjectID, isBound: Bool = false, _ emission: inout Emission) {
    if values.isBottom {
      guard solver.isWidened(.argument(emission.site, stream.index)) else { return }
      deliver(.unknown, from: stream, isBound: isBound, &emission)
      return
    }
    let parts = values.parts
    if parts.count > 1, parts.count <= Self.emissionLimit {
      for part in parts { deliver(part, from: stream, isBound: isBound, &emission) }
      return
    }
    // Streams meet again further down.
    guard solver.spend(), emission.delivered.insert(.init(values: values, stream: stream)).inserted else {
      return
    }
    if !isBound { noteSender(to: stream, emission.frame, emission.site) }
    let owner = memory.field(HiddenField.subscriberOwner, of: stream)
    for subscriber in memory.field(HiddenField.subscribers, of: stream).values {
      switch subscriber {
      case .closure(let id):
        let arguments = owner.isEmpty ? [values] : [owner, values]
        let message = message(heap[id].link, values)
        closureInvocation.invoke(
          id, arguments, from: emission.frame, site: emission.site, message: message,
          isDeferred: emission.isDeferred, isDelivery: true)
        if let message { noteOwner(of: stream, telling: id, message, emission.frame, emission.site) }
      case .method(let id):
        let (bound, receiver) = heap[id]
        let symbol = callbackRuns.overload(of: bound, receiver, for: [values])
        guard symbol.fact.body != nil else { continue }
        let link = listenerLinks[StreamSubscription.Listener(stream: stream, method: id)]
        functionInvocation.invoke(
          symbol, receiver, symbol.fact.parameters.count > 1 && !owner.isEmpty ? [owner, values] : [values],
          from: emission.frame, site: emission.site,
          message: message(link, values) ?? symbol.fact.name,
          isDeferred: emission.isDeferred || values.isEmpty && needsValue(id, of: stream))
      case .object(let next):
        guard isInner(stream, of: next) || passes(values, next, emission.frame, emission.site) else { continue }
        var known: [ObjectID: ValueSet] = [next: .empty]
        let sent =
          isInner(stream, of: next)
          ? values : transformed(values, by: next, &known, emission.frame, emission.site)
        guard let sent = delivered(sent) else { continue }
        if let link = deliveryLinks[Delivery(stream: stream, state: next)] {
          presentation.present(
            sent, of: next, message: message(link, sent) ?? link, emission.site, emission.frame)
        }
        let isMadeOfIt = memory.field(HiddenField.upstream, of: next).contains(.object(stream))
        deliver(sent, from: next, isBound: isBound || !isMadeOfIt, &emission)
      case .metatype: continue
      }
    }
  }

  /// Whether a stream is what the closure of another gave, as in `flatMap`: what it delivers goes on as it is.
  private func isInner(_ stream: ObjectID, of other: ObjectID) -> Bool {
    let upstream = memory.field(HiddenField.upstream, of: other)
    return !upstream.isEmpty && !upstream.contains(.object(stream))
  }

  /// Who sends through a coordinator's own stream, such as a bus of events that it hands down, is a sender that it listens to.
  private func noteSender(to stream: ObjectID, _ frame: Frame, _ site: Site) {
    guard case .object(let sender)? = frame.receiver, kinds.isSender(sender) else { return }
    noteSender(sender, to: stream, frame, site)
  }

  /// The same for who sends by an emitter: `emitter.emit(.done)`.
  func noteSender(through emitter: ObjectID, by symbol: FunctionSymbol, _ frame: Frame, _ site: Site) {
    guard kinds.isEmitter(emitter), symbol.fact.kind == .method, let type = heap[emitter].type,
      case .object(let sender)? = frame.receiver, kinds.isSender(sender)
    else { return }
    for property in program.emitters.streams(sentThroughBy: symbol, of: type).sorted() {
      for stream in memory.field(property, of: emitter).objects where kinds.isStream(stream) {
        noteSender(sender, to: stream, frame, site)
      }
    }
  }

  /// What a page's helper sends through a stream that it was handed, as a table's data source does, the page says.
  private func noteOwner(
    of stream: ObjectID, telling listener: ClosureID, _ message: String, _ frame: Frame, _ site: Site
  ) {
    guard case .object(let helper)? = frame.receiver, heap[helper].type.map(program.isCalledViewModel) != true,
      case .object(let coordinator)? = heap[listener].frame.receiver, kinds.isCoordinator(coordinator),
      !heap[listener].fact.body.isEmpty
    else { return }
    let link = heap[listener].link
    for page in memory.field(HiddenField.streamOwner, of: stream).objects
    where kinds.isScreen(page) && page == heap[helper].maker {
      recorder.record(.sent(sender: page, coordinator: coordinator, message: message, link: link), at: site)
    }
  }

  private func noteSender(_ sender: ObjectID, to stream: ObjectID, _ frame: Frame, _ site: Site) {
    for coordinator in memory.field(HiddenField.ownListeners, of: stream).objects
    where coordinator != sender && coordinator != frame.actor {
      guard let link = ownListeners[stream]?[coordinator] else { continue }
      recorder.record(.subscribed(source: sender, link: link, coordinator: coordinator), at: site)
    }
  }

  /// Whether a method acts on what it is told alone, so that without a value nothing can be said of what it does.
  private func needsValue(_ method: MethodID, of stream: ObjectID) -> Bool {
    steppedListeners.contains(StreamSubscription.Listener(stream: stream, method: method))
  }

  /// The publisher's name with the case that is sent.
  func message(_ link: String?, _ values: ValueSet) -> String? {
    guard let link else { return nil }
    for id in values.objects {
      if case .enumCase(let name) = heap[id].kind, isName(name) { return "\(link).\(name)" }
    }
    return link
  }

  /// Whether it is the name of a case, and no number or string that stands for one.
  private func isName(_ text: String) -> Bool { text.first.map { $0.isLetter || $0 == "_" } == true }

  /// Whether a stream delivers what it hears: `filter { $0 == .done }` does not, where that is known to be another case.
  func passes(_ values: ValueSet, _ stream: ObjectID, _ frame: Frame, _ site: Site) -> Bool {
    let predicate = memory.field(HiddenField.predicate, of: stream)
    guard !predicate.isEmpty, !values.isBottom else { return true }
    let verdict = callbackRuns.runNow(predicate, [values], frame, site)
    // What has not said anything yet will be asked again.
    return verdict.isBottom ? predicate.closures.isEmpty : !verdict.isEmpty || verdict.flags != .false
  }

  /// Replaces streams that a closure gave by the values that they have from the beginning. Nil where nothing goes on.
  private func delivered(_ values: ValueSet) -> ValueSet? {
    let cold = values.objects.filter { id in kinds.typeInfo(id).map { program.models.isCold($0.name) } ?? false }
    guard !cold.isEmpty else { return values }
    let others = values.filter { if case .object(let id) = $0 { !cold.contains(id) } else { true } }
    let audible = cold.filter { id in kinds.typeInfo(id).map { program.models.isSilent($0.name) } != true }
    guard !audible.isEmpty || !others.isEmpty else { return nil }
    return audible.reduce(others) { $0.union(memory.field(HiddenField.delivered, of: $1)) }
  }

  /// The name by which a coordinator hears what it makes something of.
  private func link(of transform: Value, transforming stream: ObjectID) -> String? {
    switch transform {
    case .closure(let id): heap[id].link
    case .method(let id): listenerLinks[StreamSubscription.Listener(stream: stream, method: id)]
    case .object, .metatype: nil
    }
  }

  /// What a stream makes of values.
  ///
  /// - Parameter known: what the streams that were asked for on the way are known to deliver, so that those that make one another end.
  func transformed(
    _ values: ValueSet, by stream: ObjectID, _ known: inout [ObjectID: ValueSet], _ frame: Frame, _ site: Site
  ) -> ValueSet {
    let delivered = memory.field(HiddenField.delivered, of: stream)
    if !delivered.isBottom { return delivered }
    let transform = memory.field(HiddenField.transform, of: stream)
    if !transform.isEmpty {
      let result = transform.values.reduce(into: ValueSet()) { result, value in
        let link = link(of: value, transforming: stream)
        let message = message(link, values)
        result.formUnion(
          callbackRuns.runNow(ValueSet(value), [values], frame, site, message: message, methodMessage: message))
      }
      // A closure that returns a stream, as in `flatMap`, delivers what that delivers.
      for inner in result.objects where kinds.isStream(inner) && inner != stream {
        memory.put(ValueSet(.object(stream)), in: HiddenField.subscribers, of: inner)
        // What nobody is seen to send through, as a request, is taken to deliver once, to who asked for it.
        if !streamEnds.isSeen(inner) { _ = samples(of: ValueSet(.object(inner)), frame, &known) }
      }
      return result
    }
    let partner = memory.field(HiddenField.partner, of: stream)
    guard !partner.isEmpty else { return values }
    // One value may be paired several times on its way.
    let pair = heap.object(
      .tuple, type: nil, site: site, context: frame.activation.context, name: "\(stream.index)", maker: nil)
    memory.put(partner, in: "0", of: pair.id)
    memory.put(values, in: "1", of: pair.id)
    return ValueSet(.object(pair.id))
  }
}
