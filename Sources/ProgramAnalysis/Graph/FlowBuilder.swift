import Collections
import GraphModel

/// Follows what happens on a screen to what its coordinator shows next.
///
/// The interpreter kept who called whom. A flow begins in code of a screen, or of an object that works for it, crosses into a
/// coordinator by a message, and ends where a coordinator shows a screen or starts a child: a child's own first screens are
/// no part of it.
struct FlowBuilder {
  let graph: GraphBuilder
  private let interpreter: Interpreter
  private let children: Set<[TypeID]>
  /// Activations by the object whose code they run.
  private let activations: [ObjectID: [Int]]
  /// Views that are parts of the page whose code makes them.
  private let parts: [ObjectID: [ObjectID]]
  /// Activations that lead to a message to a coordinator.
  private let sending: CallReachability
  /// Activations that lead to something that is shown, the system's own controllers too, and those that lead to anything a flow ends
  /// with.
  private let showing: CallReachability
  private let moving: CallReachability

  init(graph: GraphBuilder, edges: [GraphBuilder.TypeEdge]) {
    self.graph = graph
    interpreter = graph.interpreter
    children = Set(edges.compactMap { if case .relation(.child) = $0.relation { [$0.from, $0.to] } else { nil } })
    var activations: [ObjectID: [Int]] = [:]
    for activation in graph.log.reached.map({ graph.interpreter.activations[$0] }) {
      if case .object(let receiver)? = activation.receiver { activations[receiver, default: []].append(activation.id) }
    }
    self.activations = activations
    parts = Self.parts(graph)
    let all = graph.interpreter.activations
    func isCoordinator(_ activation: Activation) -> Bool { graph.isCoordinatorCode(activation) }
    sending = CallReachability(
      to: { $0.calls.contains { isCoordinator(all[$0.callee]) } }, in: all, following: { !isCoordinator($1) })
    showing = CallReachability(to: { $0.showsSomething || !$0.shown.isEmpty }, in: all)
    moving = CallReachability(
      to: { !$0.shown.isEmpty || !$0.made.isEmpty || $0.calls.contains { isCoordinator(all[$0.callee]) } }, in: all)
  }

  private static func parts(_ graph: GraphBuilder) -> [ObjectID: [ObjectID]] {
    let shown = Set(graph.places.keys.compactMap(\.shownScreen))
    let pages = Set(shown.compactMap { graph.type($0) })
    let heap = graph.interpreter.heap
    return heap.objects.reduce(into: [:]) { parts, object in
      guard object.kind == .instance, let maker = object.maker, let type = object.type, graph.roles.isView(type),
        graph.interpreter.isScreen(object.id), graph.interpreter.isScreen(maker), !shown.contains(object.id),
        // What is a page elsewhere sends for itself what it sends to the coordinator that it was given.
        !pages.contains(type) || !graph.holdsCoordinator(object.id)
      else { return }
      parts[maker, default: []].append(object.id)
    }
  }

  private struct Row: Hashable {
    let from: TypeID
    let trigger: String
    let to: TypeID
    let move: FlowRelation.Move
    let by: TypeID
  }

  /// Where a coordinator's code takes the user.
  private struct Outcome: Hashable {
    let to: TypeID
    let move: FlowRelation.Move
    let by: TypeID
    let site: Site?
    /// Whether the screen only enters a stack that is shown by itself.
    var fillsStack = false
  }

  func flowEdges() -> [GraphBuilder.TypeEdge] {
    var rows: OrderedDictionary<Row, (site: Site?, isCertain: Bool)> = [:]
    var outcomesByEntry: [Entry: OrderedSet<Outcome>] = [:]
    for screen in screens() {
      guard let from = graph.type(screen) else { continue }
      for sent in messages(from: screen) {
        let outcomes = outcomesByEntry[sent.entry] ?? outcomes(of: sent.entry)
        outcomesByEntry[sent.entry] = outcomes
        let isCertain = graph.log.certain.contains(sent.entry.activation)
        // A stack that is refilled keeps the screen that the user is on.
        for outcome in outcomes where !outcome.fillsStack || outcome.to != from {
          let row = Row(from: from, trigger: sent.message, to: outcome.to, move: outcome.move, by: outcome.by)
          if let known = rows[row], known.isCertain || !isCertain { continue }
          rows[row] = (outcome.site, isCertain)
        }
      }
    }
    return rows.map { row, found in
      GraphBuilder.TypeEdge(
        from: row.from, to: row.to, relation: .flow(trigger: row.trigger, move: row.move, by: row.by),
        isCertain: found.isCertain, evidence: found.site.map { [$0] } ?? [])
    }
  }

  // MARK: - From the screen to the coordinator

  /// Every screen object that was shown, in the order of its first showing.
  private func screens() -> OrderedSet<ObjectID> {
    var found: OrderedSet<ObjectID> = []
    for effect in graph.places.keys {
      if let screen = effect.shownScreen { found.append(screen) }
    }
    return found
  }

  /// The messages by which a screen's code, or that of what works for it, enters a coordinator.
  private func messages(from screen: ObjectID) -> [SentMessage] {
    var messages: Set<SentMessage> = []
    var seen: Set<Step> = []
    let workers = workers(of: screen)
    // What an object does for another screen, or for a coordinator that calls it, it does not do for this one.
    var pending = workers.flatMap { activations[$0] ?? [] }.filter {
      workers.contains(interpreter.activations[$0].actor)
    }.map { Step(activation: $0, isPresenting: false) }
    while let step = pending.popLast() {
      let activation = interpreter.activations[step.activation]
      guard sending.contains(step.activation), !isUncalledForwarder(activation), seen.insert(step).inserted else {
        continue
      }
      let isPresenting = step.isPresenting || presents(in: activation)
      for call in activation.calls where !call.isDeferred {
        let callee = interpreter.activations[call.callee]
        if graph.isCoordinatorCode(callee) {
          if let message = call.message, !starts(callee.receiver, by: message, screen),
            isPresenting || !builds(callee, for: screen)
          {
            let entry = Entry(activation: call.callee, writing: presents(callee) ? call.site : nil)
            messages.insert(SentMessage(message: message, entry: entry))
          }
        } else if !isOtherScreen(callee.receiver, than: workers) {
          pending.append(Step(activation: call.callee, isPresenting: isPresenting))
        }
      }
    }
    return messages.sorted()
  }

  /// Whether a function of what works for a screen takes a route, and nobody calls it: where it leads is not known.
  private func isUncalledForwarder(_ activation: Activation) -> Bool {
    guard case .function(let symbol) = activation.code, case .object(let receiver)? = activation.receiver,
      !interpreter.isAppScreen(receiver), !interpreter.isCoordinator(receiver), let type = graph.type(receiver),
      let name = graph.program.functionName(symbol),
      let function = graph.program.functions(named: name, in: type).first(where: { $0.id == symbol }),
      function.parameterTypes.contains(where: { takesRoute($0) })
    else { return false }
    return activation.callers.allSatisfy {
      if case .entry = interpreter.activations[$0].code { true } else { false }
    }
  }

  private func takesRoute(_ declared: ScopedType?) -> Bool {
    declared.flatMap { graph.program.resolve($0) }.map {
      graph.program[$0].kind == .enum && !graph.program[$0].isExternal
    } ?? false
  }

  /// A body on the way from a screen to a coordinator.
  private struct Step: Hashable {
    let activation: Int
    /// Whether it builds what the screen presents, in a sheet for example: what it asks a coordinator for is more than its content.
    let isPresenting: Bool
  }

  private func presents(in activation: Activation) -> Bool {
    guard case .presentation(let id) = activation.code, let presenter = interpreter.presenters[id] else { return false }
    return presenter.transition == .present || presenter.transition == .push
  }

  /// Whether a screen only begins the flow of a coordinator that it made itself, as a tab controller does with those of its tabs.
  private func starts(_ receiver: Value?, by message: String, _ screen: ObjectID) -> Bool {
    guard case .object(let id)? = receiver, PatternWords.isStart(message) else { return false }
    return interpreter.makers[id]?.contains(screen) ?? false
  }

  /// Whether a view only asks a coordinator for what it consists of.
  private func builds(_ callee: Activation, for screen: ObjectID) -> Bool {
    graph.type(screen).map { graph.roles.isView($0) } == true && !interpreter.screens(in: callee.result).isEmpty
  }

  /// A message with the body of the coordinator that it calls.
  private struct SentMessage: Hashable, Comparable {
    let message: String
    let entry: Entry

    static func < (left: Self, right: Self) -> Bool {
      if left.entry.activation != right.entry.activation { return left.entry.activation < right.entry.activation }
      if left.message != right.message { return left.message < right.message }
      guard let first = left.entry.writing, let second = right.entry.writing else {
        return left.entry.writing == nil && right.entry.writing != nil
      }
      return first < second
    }
  }

  /// A body of a coordinator, with the statement that writes the state where the body is what that shows.
  private struct Entry: Hashable {
    let activation: Int
    let writing: Site?
  }

  private func isOtherScreen(_ receiver: Value?, than workers: OrderedSet<ObjectID>) -> Bool {
    if case .object(let id)? = receiver { !workers.contains(id) && interpreter.isScreen(id) } else { false }
  }

  /// The screen and the objects that it holds, other screens and coordinators left out.
  private func workers(of screen: ObjectID) -> OrderedSet<ObjectID> {
    reachable(from: [screen]) { id in
      // What it only refers to works for another.
      let fields = interpreter.heap[id].filledFields.filter { !interpreter.isWeak($0.key, of: id) }
      let held = fields.flatMap { $0.value.objects + interpreter.receivers(of: $0.value) }
      return (parts[id] ?? []) + held.filter(isWorker)
    }
  }

  private func isWorker(_ object: ObjectID) -> Bool {
    !graph.isCoordinator(object) && !interpreter.isAppScreen(object) && !interpreter.stateHolders.contains(object)
      // A service is shared: what others make it send is no message of this screen.
      && (interpreter.heap[object].kind != .opaque || interpreter.isWrapper(object))
  }

  // MARK: - From the coordinator to what it shows

  private func outcomes(of entry: Entry) -> OrderedSet<Outcome> {
    var outcomes: OrderedSet<Outcome> = []
    var seen = BitSet()
    var made: Set<ObjectID> = []
    // Each with the last statement of the coordinator's own code on the way, and with the one that wrote the state which led there.
    var pending: [(id: Int, own: Site?, writing: Site?)] = [(entry.activation, nil, entry.writing)]
    while let (id, own, writing) = pending.popLast() {
      guard moving.contains(id), seen.insert(id).inserted else { continue }
      let activation = interpreter.activations[id]
      made.formUnion(activation.made)
      for shown in activation.shown {
        if let outcome = outcome(of: shown, in: activation, writing) { outcomes.append(outcome) }
      }
      for call in activation.calls.reversed() where !call.isDeferred {
        let callee = interpreter.activations[call.callee]
        if let start = start(of: callee, by: activation, call, writing), beginsFlow(call, callee, made) {
          outcomes.append(start)
        } else if !isScreen(callee.receiver) || isCallback(callee, of: activation),
          !makesOther(callee, than: activation)
        {
          let statement = isOwnCode(activation) ? call.site ?? own : own
          pending.append((call.callee, statement, presents(callee) ? statement ?? call.site : writing))
        }
      }
    }
    // Where the stack is shown as well, that tells how; one that stands already shows what it is filled with.
    let shown = Set(outcomes.filter { !$0.fillsStack }.map(\.to))
    return withoutFirstScreens(outcomes.filter { !$0.fillsStack || !shown.contains($0.to) })
  }

  /// Whether it is the initializer of a coordinator that another makes: what that shows is its first screen.
  private func makesOther(_ callee: Activation, than activation: Activation) -> Bool {
    guard case .object(let made)? = callee.receiver, made != activation.actor, graph.isCoordinator(made),
      case .function(let symbol) = callee.code
    else { return false }
    return graph.program.functionName(symbol) == "init"
  }

  /// Where a coordinator shows a screen that the child which it starts works on, the step to the child says it all.
  private func withoutFirstScreens(_ outcomes: OrderedSet<Outcome>) -> OrderedSet<Outcome> {
    let held = outcomes.filter { $0.move == .start }.flatMap { outcome in
      interpreter.heap[interpreter.coordinator(outcome.to)].filledFields.flatMap(\.value.objects).compactMap {
        graph.type($0)
      }
    }
    return held.isEmpty ? outcomes : outcomes.filter { $0.move == .start || !held.contains($0.to) }
  }

  /// Whether a coordinator calls back by a closure that another coordinator's view gave it.
  private func isCallback(_ callee: Activation, of activation: Activation) -> Bool {
    guard case .closure = callee.code, case .function = activation.code,
      case .object(let caller)? = activation.receiver,
      graph.isCoordinator(caller)
    else { return false }
    return callee.actor != caller && graph.isCoordinator(callee.actor) && graph.isCoordinatorCode(callee)
  }

  private func isScreen(_ receiver: Value?) -> Bool {
    guard case .object(let id)? = receiver else { return false }
    return interpreter.isScreen(id) || interpreter.coordinator(viewedBy: id) != nil
  }

  /// Whether a body stands in the declaration of the coordinator's own type, not in that of a helper or base class.
  private func isOwnCode(_ activation: Activation) -> Bool {
    activation.owner != nil && activation.owner == graph.type(activation.actor)
  }

  private func outcome(of shown: Shown, in activation: Activation, _ writing: Site?) -> Outcome? {
    guard let (owner, _) = graph.attribution(of: shown.screen, shownBy: activation.actor, shown.transition),
      owner == activation.actor || !graph.isCoordinator(activation.actor) || builds(owner, for: activation),
      let by = graph.type(owner), let to = graph.type(shown.screen)
    else { return nil }
    let transition = transition(of: shown, by: activation.actor)
    let effect = Effect.shown(actor: activation.actor, screen: shown.screen, transition: transition)
    return Outcome(
      to: to, move: .transition(transition), by: by, site: writing ?? graph.places[effect]?.first ?? shown.site,
      fillsStack: shown.transition == .root && graph.isShownOtherwise(shown.screen, by: activation.actor))
  }

  /// Whether a coordinator builds the views for the state of another that holds the path, say, and is not its parent, or in whose stack it
  /// stands as a view.
  private func builds(_ owner: ObjectID, for activation: Activation) -> Bool {
    guard presents(activation), let holder = graph.type(activation.actor), let builder = graph.type(owner) else {
      return false
    }
    return !children.contains([holder, builder]) || graph.roles.isView(builder)
  }

  /// What takes the place of another view is shown the way its place is.
  private func transition(of shown: Shown, by actor: ObjectID) -> Transition {
    guard shown.transition == .embed, graph.type(shown.screen).map(graph.roles.isView) == true else {
      return shown.transition
    }
    let isRoot =
      graph.places[.shown(actor: actor, screen: shown.screen, transition: .root)] != nil
      || graph.places[.stacked(actor: actor, screen: shown.screen)] != nil
    return isRoot ? .root : .embed
  }

  /// Whether a body is what a state shows when it is written.
  private func presents(_ activation: Activation) -> Bool {
    if case .presentation = activation.code { true } else { false }
  }

  /// The step from a coordinator down to one of its children, which a call takes or what is written to a state; nil for any other call.
  private func start(
    of callee: Activation, by activation: Activation, _ call: CallEdge, _ writing: Site?
  ) -> Outcome? {
    guard case .object(let child)? = callee.receiver, graph.isCoordinator(child), child != activation.actor,
      graph.isCoordinator(activation.actor), let by = graph.type(activation.actor), let to = graph.type(child),
      children.contains([by, to]), !children.contains([to, by]) || call.message.map(PatternWords.isStart) == true
    else { return nil }
    return Outcome(to: to, move: .start, by: by, site: writing ?? call.site)
  }

  /// Whether a call of a child begins its flow; one that runs already may be told to show something by any other message.
  private func beginsFlow(_ call: CallEdge, _ callee: Activation, _ made: Set<ObjectID>) -> Bool {
    guard let message = call.message, case .object(let child)? = callee.receiver else { return false }
    return made.contains(child)
      ? PatternWords.isStart(message) || showing.contains(callee.id) : PatternWords.isRestart(message)
  }
}
