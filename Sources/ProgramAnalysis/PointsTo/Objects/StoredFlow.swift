import Collections
import SourceFacts

/// What it means for the flow when a value enters a property: a coordinator is stored, or a callback to one is set.
struct StoredFlow: InterpreterPart {
  let interpreter: Interpreter

  /// Notes each coordinator that enters a property, alone or inside a tuple, struct or collection.
  func noteCoordinators(
    in values: ValueSet, enter property: String, of holder: ObjectID, isCollection: Bool, source: ValueSource = .own,
    _ site: Site, _ frame: Frame
  ) {
    for coordinator in envelopes.coordinators(in: values) {
      recorder.record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: isCollection, source: source,
          actor: frame.actor), at: site)
    }
    // `parent = WeakReference(self)` refers to what the box does.
    for coordinator in isCollection ? [] : coordinators(referredToBy: values) {
      recorder.record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: false, source: source,
          actor: frame.actor), at: site)
    }
    // `@Binding var router: Router` refers to the coordinator that another holds.
    for coordinator in coordinators(boundBy: values) {
      recorder.record(
        .stored(
          holder: holder, property: property, coordinator: coordinator, isCollection: false, source: .argument,
          actor: frame.actor), at: site)
    }
  }

  /// The coordinators in boxes that only refer weakly to what is in them.
  private func coordinators(referredToBy values: ValueSet) -> OrderedSet<ObjectID> {
    values.objects.reduce(into: []) { found, box in
      guard !kinds.isCoordinator(box), let type = heap[box].type, let content = program.weakReference(in: type)
      else { return }
      found.formUnion(memory.field(content.fact.name, of: box).objects.filter { kinds.isCoordinator($0) })
    }
  }

  /// The coordinators in the places of state that values refer to.
  private func coordinators(boundBy values: ValueSet) -> OrderedSet<ObjectID> {
    values.objects.reduce(into: []) { found, reference in
      for place in bindings.referred(by: reference) ?? [] {
        found.formUnion(memory.field(place.property, of: place.holder).objects.filter { kinds.isCoordinator($0) })
      }
    }
  }

  /// Notes each closure or method that acts on a coordinator when it enters a property, by itself or in an envelope.
  func noteCallbacks(
    in values: ValueSet, enter property: String, of holder: ObjectID, _ site: Site, _ frame: Frame
  ) {
    for value in values.values {
      switch value {
      case .closure, .method: noteCallback(value, enters: property, of: holder, isDirect: true, site, frame)
      // A collection of callbacks is a store of what others gave, not a callback that was set.
      case .object(let id)
      where envelopes.isWrapper(id) && heap[id].kind != .collection && !envelopes.isWrapper(holder):
        for callable in memory.held(by: id).callables {
          noteCallback(callable, enters: property, of: holder, isDirect: false, site, frame)
        }
      case .object, .metatype: continue
      }
    }
  }

  /// How often a callback may give another one that is followed.
  private static let givenCallbacks = 2

  private func noteCallback(
    _ value: Value, enters property: String, of holder: ObjectID, isDirect: Bool, _ site: Site, _ frame: Frame,
    depth: Int = 0
  ) {
    guard solver.spend() else { return }
    switch value {
    case .closure(let id):
      heap[id].name(property, by: isDirect ? .property : .envelope)
      closureInvocation.runLater(ValueSet(value), from: frame, site: site)
      let runs = closureInvocation.runs(of: id, [])
      // What is made with it calls it, as a row does that a view model gave its action, though the coordinator wired nothing to the row. A
      // callback of a service that several objects set is called for whichever of them.
      if frame.isInitializing && frame.receiver == .object(holder) || works(holder, for: heap[id].frame.receiver),
        let type = heap[holder].type, runs.contains(where: { !$0.touched.isEmpty })
      {
        codeRelevance.follow(type)
      }
      for coordinator in actingCoordinators(heap[id], runs) {
        recorder.record(
          .wired(holder: holder, link: property, coordinator: coordinator, actor: frame.actor, callable: value),
          at: site)
      }
      // What a callback gives to be done is a callback as well: `onEvent = { event in { [weak self] in self?.show(event) } }`.
      guard depth < Self.givenCallbacks else { return }
      for given in runs.flatMap(\.result.closures) where given != id {
        noteCallback(.closure(given), enters: property, of: holder, isDirect: false, site, frame, depth: depth + 1)
      }
    case .method(let id):
      closureInvocation.runLater(ValueSet(value), from: frame, site: site)
      if case .object(let receiver)? = heap[id].receiver, receiver != holder, kinds.isCoordinator(receiver) {
        recorder.record(
          .wired(holder: holder, link: property, coordinator: receiver, actor: frame.actor, callable: value), at: site)
      }
    case .object, .metatype: break
    }
  }

  /// Whether an object was made for the one that gives it a callback, and for no other: that has it in a property, and whoever made both keeps
  /// it nowhere, as is done with a view model's own model. What a service is given is called for all who give it something.
  private func works(_ worker: ObjectID, for receiver: Value?) -> Bool {
    guard case .object(let owner)? = receiver, owner != worker, heap[worker].kind == .instance,
      let maker = heap[worker].maker, maker == owner || maker == heap[owner].maker
    else { return false }
    func holds(_ holder: ObjectID) -> Bool {
      heap[holder].filledFields.contains { $0.value.contains(.object(worker)) }
    }
    return holds(owner) && (maker == owner || !holds(maker))
  }

  /// A coordinator's own closure acts on it, as does one of the view that stands for it, and one that a page hands to what it builds for
  /// the coordinator's state. One that a factory makes acts on whom it reaches; but what an object wires by itself that was given the
  /// coordinator before is that object's own business.
  func actingCoordinators(_ closure: ClosureInstance, _ runs: [Activation]) -> [ObjectID] {
    let touched = runs.reduce(into: OrderedSet<ObjectID>()) { $0.formUnion($1.touched) }
    guard case .object(let receiver)? = closure.frame.receiver else { return Array(touched) }
    let owner = standIns.coordinator(viewedBy: receiver) ?? decider(of: receiver, closure) ?? receiver
    if kinds.isCoordinator(owner) {
      let receivers = receivers(of: closure, madeBy: owner)
      if !receivers.isEmpty { return receivers }
      return touched.contains(owner) ? [owner] : others(among: touched, namedBy: closure, of: owner)
    }
    if kinds.isScreen(owner) {
      return destinationClosures.isForDestination(closure)
        ? touched.filter(presenterTable.presentingCoordinators.contains) : []
    }
    if isComposer(owner, of: closure) { return Array(touched) }
    let known = heap[owner].filledFields.map { memory.field($0.key, of: owner) }
    return touched.filter { coordinator in !known.contains { $0.contains(.object(coordinator)) } }
  }

  /// The coordinators that a coordinator's closure acts on alone, by variables around it, and that the coordinator did not make:
  /// `guard let root = parent as? AppCoordinator else { return }; model.onEdit = { root.showEdit() }`.
  private func others(
    among touched: OrderedSet<ObjectID>, namedBy closure: ClosureInstance, of owner: ObjectID
  ) -> [ObjectID] {
    let named = captured.objectsCaptured(by: closure.id)
    return touched.filter { named.contains($0) && recorder.makers[$0]?.contains(owner) != true }
  }

  /// The coordinators of its own making that a coordinator's closure only hands on to, in one call of what it keeps in a property:
  /// `{ [weak self] output in self?.home?.handle(output) }`. One that starts another goes on by itself.
  private func receivers(of closure: ClosureInstance, madeBy owner: ObjectID) -> [ObjectID] {
    let statements = closure.fact.body.filter { !$0.isUnwrappingSelf }
    guard statements.count == 1, let call = statements[0].call,
      case .member(.some(let base), let message, _) = call.callee, !PatternWords.isStart(message),
      let property = base.ownMember
    else { return [] }
    return memory.field(property, of: owner).objects.filter {
      kinds.isCoordinator($0) && $0 != owner && recorder.makers[$0]?.contains(owner) == true
    }
  }

  /// Whether an object only puts others together: it starts the app, or is a factory whose function gives a screen.
  private func isComposer(_ owner: ObjectID, of closure: ClosureInstance) -> Bool {
    if heap[owner].type.map(roles.isLaunched) == true { return true }
    guard case .function(let id) = closure.frame.activation.code, let type = closure.frame.owner,
      let name = program.functionName(id),
      let function = program.members.functions(named: name, in: type).first(where: { $0.id == id })
    else { return false }
    return function.resultType.flatMap { program.resolution.resolve($0) }.map { roles.isController($0) || isView($0) }
      ?? false
  }

  private func isView(_ type: TypeID) -> Bool {
    roles.isView(type) || program.hierarchy.inherits(type, fromExternal: "View")
  }

  /// The coordinator by whose route a view chooses what to build, in a closure of that view.
  private func decider(of view: ObjectID, _ closure: ClosureInstance) -> ObjectID? {
    guard heap[view].type.map(roles.isRouteView) == true, kinds.isCoordinator(closure.frame.actor) else { return nil }
    return closure.frame.actor
  }
}

extension Statement {
  /// `guard let self else { return }`.
  fileprivate var isUnwrappingSelf: Bool {
    guard case .branch(let conditions, let then, _) = self, then.isEmpty else { return false }
    return conditions.allSatisfy { if case .matching(.name("self"), _) = $0 { true } else { false } }
  }

  fileprivate var call: Call? {
    switch self {
    case .expression(.call(let call)), .return(.call(let call)?): call
    default: nil
    }
  }
}
