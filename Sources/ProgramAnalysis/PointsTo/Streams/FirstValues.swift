import SourceFacts

/// What streams deliver to whoever subscribes, before anybody sends: what a subject with a current value begins with, or a published property.
///
/// Only cases, Booleans and `nil` count, of which it can be told where they lead; `nil` only as far as an operator makes something of it, because
/// an operator without source may leave it out.
struct FirstValues: InterpreterPart {
  let interpreter: Interpreter

  /// - Returns: nothing where it is not known.
  func values(of streams: ValueSet, _ frame: Frame) -> ValueSet {
    var known: [ObjectID: ValueSet] = [:]
    return values(of: streams, frame, &known).without(.null)
  }

  private func values(of streams: ValueSet, _ frame: Frame, _ known: inout [ObjectID: ValueSet]) -> ValueSet {
    streams.objects.reduce(into: ValueSet()) { $0.formUnion(values(of: $1, frame, &known)) }
  }

  private func values(of stream: ObjectID, _ frame: Frame, _ known: inout [ObjectID: ValueSet]) -> ValueSet {
    if let values = known[stream] { return values }
    // A stream that is made of itself adds nothing of its own.
    known[stream] = .empty
    let values = findValues(of: stream, frame, &known)
    known[stream] = values
    return values
  }

  private func findValues(of stream: ObjectID, _ frame: Frame, _ known: inout [ObjectID: ValueSet]) -> ValueSet {
    let own = bindings.place(of: stream).map(published) ?? memory.field(HiddenField.first, of: stream)
    guard own.isBottom else { return isTold(own) ? own : .empty }
    guard memory.field(HiddenField.laterOnly, of: stream).isBottom else { return .empty }
    let heard = values(of: memory.field(HiddenField.upstream, of: stream), frame, &known)
    return heard.isBottom ? .empty : transformed(heard, by: stream, frame, &known)
  }

  private func transformed(
    _ heard: ValueSet, by stream: ObjectID, _ frame: Frame, _ known: inout [ObjectID: ValueSet]
  ) -> ValueSet {
    guard let site = heap[stream].site, emission.passes(heard, stream, frame, site) else { return .empty }
    var samples: [ObjectID: ValueSet] = [stream: .empty]
    let made = emission.transformed(heard, by: stream, &samples, frame, site)
    guard !memory.field(HiddenField.transform, of: stream).isEmpty else { return made }
    // What a closure gives as a stream, as in `flatMap`, delivers what that begins with; `nil` is what `compactMap` leaves out.
    let inner = made.filter { if case .object(let id) = $0 { kinds.isStream(id) } else { false } }
    return made.filter { !inner.contains($0) }.without(.null).union(values(of: inner, frame, &known))
  }

  /// What a published property begins with, unless an initializer or another object may set it first.
  private func published(_ place: StatePlace) -> ValueSet {
    guard let type = heap[place.holder].type, heap[place.holder].kind == .instance,
      !program.memberWrites.names(assignedBy: "init", of: type).contains(place.property),
      !program.memberWrites.foreign.contains(place.property)
    else { return .empty }
    return memory.field(HiddenField.first(place.property), of: place.holder)
  }

  private func isTold(_ values: ValueSet) -> Bool {
    values.flags.isSubset(of: [.null, .true, .false])
      && values.values.allSatisfy { if case .object(let id) = $0 { heap[id].kind.isCase } else { false } }
  }
}
