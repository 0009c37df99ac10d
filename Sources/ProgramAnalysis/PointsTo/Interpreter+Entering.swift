import Collections
import SourceFacts

/// What it means when a value enters a property.
extension Interpreter {
  /// Notes each coordinator that enters a property, alone or inside a tuple, struct or collection.
  func noteCoordinators(
    in values: ValueSet, enter property: String, of holder: ObjectID, isCollection: Bool, source: ValueSource = .own,
    _ site: Site, _ frame: Frame
  ) {
    for coordinator in coordinators(in: values) {
      record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: isCollection, source: source,
          actor: frame.actor), at: site)
    }
    // `@Binding var router: Router` refers to the coordinator that another holds.
    for coordinator in coordinators(boundBy: values) {
      record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: false, source: .argument,
          actor: frame.actor), at: site)
    }
  }

  /// The coordinators in the places of state that values refer to.
  private func coordinators(boundBy values: ValueSet) -> OrderedSet<ObjectID> {
    values.objects.reduce(into: []) { found, reference in
      for place in referred(by: reference) ?? [] {
        found.formUnion(field(place.property, of: place.holder).objects.filter { isCoordinator($0) })
      }
    }
  }

  /// The coordinators among the values and in what merely wraps them.
  func coordinators(in values: ValueSet) -> OrderedSet<ObjectID> {
    var found: OrderedSet<ObjectID> = []
    for id in values.objects {
      if isCoordinator(id) {
        found.append(id)
      } else if isWrapper(id) {
        found.formUnion(held(by: id).coordinators)
      }
    }
    _ = spend(found.count / 16)
    return found
  }

  /// Keeps what an envelope holds up to date as a field of it grows, and tells the envelopes around it.
  func trackHeld(_ values: ValueSet, by id: ObjectID, in field: String) {
    guard isWrapper(id) else { return }
    let isStrong = !isWeak(field, of: id)
    var more = HeldValues()
    for value in values.values {
      switch value {
      case .object(let inner):
        if isCoordinator(inner) {
          if isStrong { more.coordinators.append(inner) }
        } else if isWrapper(inner) {
          heap[inner].envelopes.append(Envelope(id: id, isStrong: isStrong))
          if isStrong { more.coordinators.formUnion(heap[inner].held.coordinators) }
          if heap[inner].kind != .collection { more.callables.formUnion(heap[inner].held.callables) }
        }
      case .closure, .method: more.callables.append(value)
      case .metatype: break
      }
    }
    addHeld(more, to: id)
  }

  private func addHeld(_ more: HeldValues, to id: ObjectID) {
    var pending = [(id, more)]
    while let (id, more) = pending.popLast() {
      let object = heap[id]
      let new = HeldValues(
        coordinators: more.coordinators.filter { !object.held.coordinators.contains($0) },
        callables: more.callables.filter { !object.held.callables.contains($0) })
      guard !new.coordinators.isEmpty || !new.callables.isEmpty, spend() else { continue }
      object.held.coordinators.formUnion(new.coordinators)
      object.held.callables.formUnion(new.callables)
      invalidateHeld(of: id)
      let callables = object.kind == .collection ? [] : new.callables
      for envelope in object.envelopes where envelope.id != id {
        pending.append(
          (envelope.id, HeldValues(coordinators: envelope.isStrong ? new.coordinators : [], callables: callables)))
      }
    }
  }

  /// Whether an object is only the envelope of what it holds: a tuple, collection, enum case or a struct without behaviour.
  func isWrapper(_ id: ObjectID) -> Bool {
    if let known = heap[id].isEnvelope { return known }
    let isEnvelope = findWrapper(id)
    heap[id].isEnvelope = isEnvelope
    return isEnvelope
  }

  private func findWrapper(_ id: ObjectID) -> Bool {
    switch heap[id].kind {
    case .tuple, .collection, .enumCase: return true
    case .statics, .channel: return false
    case .instance, .opaque:
      guard let info = typeInfo(id), let type = heap[id].type else { return false }
      if !roles.isCoordinator(type), !roles.isScreen(type), program.isEraser(type, roles) { return true }
      guard info.kind == .struct else { return false }
      return !roles.isView(type) && !info.orderedFunctions.contains { $0.fact.kind == .method && $0.fact.body != nil }
    }
  }

  func isWeak(_ property: String, of id: ObjectID) -> Bool {
    heap[id].type.flatMap { program.property(named: property, in: $0) }?.fact.isWeak ?? false
  }

  /// Notes each closure or method that acts on a coordinator when it enters a property, by itself or in an envelope.
  func noteCallbacks(
    in values: ValueSet, enter property: String, of holder: ObjectID, _ site: Site, _ frame: Frame
  ) {
    for value in values.values {
      switch value {
      case .closure, .method: noteCallback(value, enters: property, of: holder, isDirect: true, site, frame)
      // A collection of callbacks is a store of what others gave, not a callback that was set.
      case .object(let id) where isWrapper(id) && heap[id].kind != .collection && !isWrapper(holder):
        for callable in held(by: id).callables {
          noteCallback(callable, enters: property, of: holder, isDirect: false, site, frame)
        }
      case .object, .metatype: continue
      }
    }
  }

  private func noteCallback(
    _ value: Value, enters property: String, of holder: ObjectID, isDirect: Bool, _ site: Site, _ frame: Frame
  ) {
    guard spend() else { return }
    switch value {
    case .closure(let id):
      heap[id].name(property, isDirect: isDirect)
      for coordinator in targets(of: id, from: frame, site) where coordinator != holder {
        record(
          .wired(holder: holder, link: property, coordinator: coordinator, actor: frame.actor, callable: value),
          at: site)
      }
    case .method(let id):
      runLater(ValueSet(value), from: frame, site: site)
      if case .object(let receiver)? = heap[id].receiver, receiver != holder, isCoordinator(receiver) {
        record(
          .wired(holder: holder, link: property, coordinator: receiver, actor: frame.actor, callable: value), at: site)
      }
    case .object, .metatype: break
    }
  }

  /// The coordinators that a closure acts on: its own where it has one, otherwise those that its body reaches.
  func targets(of closure: ClosureID, from frame: Frame, _ site: Site?) -> [ObjectID] {
    runLater(ValueSet(.closure(closure)), from: frame, site: site)
    return actingCoordinators(heap[closure], runs(of: closure, []))
  }

  /// A coordinator's own closure acts on it, as does one of the view that stands for it, and one that a page hands to what it builds for
  /// the coordinator's state. One that a factory makes acts on whom it reaches; but what an object wires by itself that was given the
  /// coordinator before is that object's own business.
  func actingCoordinators(_ closure: ClosureInstance, _ runs: [Activation]) -> [ObjectID] {
    let touched = runs.reduce(into: OrderedSet<ObjectID>()) { $0.formUnion($1.touched) }
    guard case .object(let receiver)? = closure.frame.receiver else { return Array(touched) }
    let owner = coordinator(viewedBy: receiver) ?? receiver
    if isCoordinator(owner) { return touched.contains(owner) ? [owner] : [] }
    if isScreen(owner) { return isForDestination(closure) ? touched.filter(presentingCoordinators.contains) : [] }
    let known = heap[owner].filledFields.map { field($0.key, of: owner) }
    return touched.filter { coordinator in !known.contains { $0.contains(.object(coordinator)) } }
  }
}
