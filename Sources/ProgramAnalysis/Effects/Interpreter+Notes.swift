import SourceFacts

/// What it means when a value enters a property.
extension Interpreter {
  static let wrapperDepth = 3

  /// Notes each coordinator that enters a property, alone or inside a tuple, struct or collection.
  func noteCoordinators(
    in values: ValueSet, enter property: String, of holder: ObjectID, isCollection: Bool, source: ValueSource = .own,
    _ site: Site, _ frame: Frame
  ) {
    let actor = wirer(of: holder, frame)
    for coordinator in coordinators(in: values, depth: 0) where coordinator != holder || makesItsOwnKind(holder) {
      record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: isCollection, source: source,
          actor: actor),
        at: site)
    }
  }

  /// On whose behalf something is given to an object: what an object stores in its own code it was given by its caller.
  func wirer(of holder: ObjectID, _ frame: Frame) -> ObjectID {
    var activation = frame.activation
    while activation.actor == holder, let origin = activation.origin {
      let caller = activations[origin.caller]
      if caller === activation { break }
      activation = caller
    }
    return activation.actor
  }

  /// Whether a coordinator makes others of its type, so that one object stands for both sides of an edge.
  func makesItsOwnKind(_ id: ObjectID) -> Bool { log.makers[id]?.contains(id) ?? false }

  /// The coordinators among the values and in what merely wraps them.
  func coordinators(in values: ValueSet, depth: Int = 0) -> [ObjectID] {
    guard depth <= Self.wrapperDepth else { return [] }
    var found: [ObjectID] = []
    for id in values.objects {
      if isCoordinator(id) {
        found.append(id)
      } else if isWrapper(id) {
        for name in fieldNames(of: id) where !isWeak(name, of: id) {
          found += coordinators(in: field(name, of: id), depth: depth + 1)
        }
      }
    }
    return found
  }

  /// Whether an object is only the envelope of what it holds: a tuple, collection, enum case or a struct without behaviour.
  func isWrapper(_ id: ObjectID) -> Bool {
    switch heap[id].kind {
    case .tuple, .collection, .enumCase: return true
    case .statics: return false
    case .instance, .opaque:
      guard let info = typeInfo(id), info.kind == .struct, let type = heap[id].type else { return false }
      return !roles.isScreen(type) && !info.orderedFunctions.contains { $0.fact.kind == .method && $0.fact.body != nil }
    }
  }

  func isWeak(_ property: String, of id: ObjectID) -> Bool {
    heap[id].type.flatMap { program.property(named: property, in: $0) }?.fact.isWeak ?? false
  }

  /// Notes each closure or method that acts on a coordinator, and each wrapper that holds one, when it enters a property.
  func noteCallbacks(
    in values: ValueSet, enter property: String, of holder: ObjectID, _ site: Site, _ frame: Frame, depth: Int
  ) {
    guard depth <= Self.wrapperDepth else { return }
    for value in values.values {
      switch value {
      case .closure(let id):
        if heap[id].link == nil || depth == 0 { heap[id].link = property }
        for coordinator in targets(of: id, from: frame, site) where coordinator != holder {
          wiredClosures[id, default: []].append(coordinator)
          record(
            .wired(holder: holder, link: property, coordinator: coordinator, actor: wirer(of: holder, frame)), at: site)
        }
      case .method(let id):
        runLater(ValueSet(value), from: frame, site: site)
        if case .object(let receiver)? = heap[id].receiver, receiver != holder, isCoordinator(receiver) {
          record(
            .wired(holder: holder, link: property, coordinator: receiver, actor: wirer(of: holder, frame)), at: site)
        }
      // A collection of callbacks is a store of what others gave, not a callback that was set.
      case .object(let id) where isWrapper(id) && heap[id].kind != .collection && !isWrapper(holder):
        for name in fieldNames(of: id) {
          let inner = field(name, of: id)
          noteCallbacks(in: inner, enter: property, of: holder, site, frame, depth: depth + 1)
        }
      default: continue
      }
    }
  }

  /// The coordinators that a closure acts on: its own where it has one, otherwise those that its body reaches.
  func targets(of closure: ClosureID, from frame: Frame, _ site: Site?) -> [ObjectID] {
    let instance = heap[closure]
    runLater(ValueSet(.closure(closure)), from: frame, site: site)
    let run = activation(
      .closure(closure), receiver: instance.frame.receiver, actor: instance.frame.actor, arguments: [])
    return actingCoordinators(instance, run)
  }

  /// A coordinator's own closure acts on it. One that a factory makes acts on whom it reaches; but what an object wires by itself
  /// that was given the coordinator before is that object's own business.
  func actingCoordinators(_ closure: ClosureInstance, _ run: Activation) -> [ObjectID] {
    guard case .object(let owner)? = closure.frame.receiver else { return Array(run.touched) }
    if isCoordinator(owner) { return run.touched.contains(owner) ? [owner] : [] }
    if isScreen(owner) { return [] }
    let known = fieldNames(of: owner).map { field($0, of: owner) }
    return run.touched.filter { coordinator in !known.contains { $0.values.contains(.object(coordinator)) } }
  }
}
