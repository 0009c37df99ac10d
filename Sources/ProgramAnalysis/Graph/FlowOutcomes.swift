import Collections
import GraphModel

/// Where a body of a coordinator takes the user: to screens that are shown and to children that are started.
struct FlowOutcomes: FlowPart {
  let builder: FlowBuilder

  /// Where a coordinator's code takes the user.
  struct Outcome: Hashable {
    let to: TypeID
    let move: FlowRelation.Move
    let by: TypeID
    let site: Site?
    /// Whether the screen only enters a stack that is shown by itself.
    var fillsStack = false
    /// Whether a child is begun by showing a view of it.
    var showsView = false
  }

  /// A way through the calls from where a message enters a coordinator.
  struct Way {
    var outcomes: OrderedSet<Outcome> = []
    /// The activations of the coordinator's own callbacks that screens run which it hands them to.
    fileprivate(set) var callbacks = BitSet()
    fileprivate var visited = BitSet()
    /// The paths within bodies that it did not take.
    fileprivate var untaken: Set<PathCondition> = []
    /// The calls of properties by which it did not run every callback.
    fileprivate var unrun: Set<CallbackProvenance.Call> = []
  }

  func way(from entry: ScreenMessages.Entry) -> Way {
    if !entry.outcomes.isEmpty { return Way(outcomes: entry.outcomes) }
    var provenance = CaseProvenance(builder: builder)
    var callbacks = CallbackProvenance(builder: builder)
    while true {
      let way = walk(from: entry, provenance, callbacks)
      let learned = [
        provenance.learn(from: way.visited, stoppedBy: way.untaken),
        callbacks.learn(from: way.visited, stoppedAt: way.unrun),
      ]
      if !learned.contains(true) { return way }
    }
  }

  /// Walks all paths but those whose tests let through nothing that was stored on the way, and runs no callbacks but those that were.
  private func walk(
    from entry: ScreenMessages.Entry, _ provenance: CaseProvenance, _ callbacks: CallbackProvenance
  ) -> Way {
    var walk = Way()
    var made: Set<ObjectID> = []
    var begun: [Outcome] = []
    // Each with the last statement of the coordinator's own code on the way, with the one that wrote the state which led there, and with the screens
    // that other calls hand to a body on the way.
    var pending: [(id: Int, own: Site?, writing: Site?, foreign: BitSet)] = [
      (entry.activation, nil, entry.writing, entry.foreign)
    ]
    var foreignByBody: [Int: BitSet] = [:]
    while let (id, own, writing, offered) = pending.popLast() {
      guard builder.moving.contains(id) else { continue }
      var foreign = offered
      if !walk.visited.insert(id).inserted {
        guard let known = foreignByBody[id], !known.isSubset(of: offered) else { continue }
        foreign.formIntersection(known)
      }
      foreignByBody[id] = foreign.isEmpty ? nil : foreign
      let activation = interpreter.solver.activations[id]
      made.formUnion(activation.made)
      func isTaken(_ path: PathCondition) -> Bool {
        if provenance.passes(path) { return true }
        walk.untaken.insert(path)
        return false
      }
      // What is only declared for a state that may come is shown by whoever writes that state.
      for shown in activation.shown
      where (!shown.isConditional || shown.means == .link) && !foreign.contains(shown.screen.index)
        && isTaken(shown.path)
      {
        if let outcome = outcome(of: shown, in: activation, writing)
          ?? start(of: shown, in: activation, made, writing)
        {
          walk.outcomes.append(outcome)
        }
      }
      for recorded in activation.effects where isTaken(recorded.path) {
        guard case .made(_, _, let child) = recorded.effect else { continue }
        if let outcome = start(ofMade: child, at: recorded.site, in: activation, writing) { begun.append(outcome) }
      }
      for call in activation.calls.reversed() where !call.isDeferred && isTaken(call.path) {
        let callee = interpreter.solver.activations[call.callee]
        if let stored = callbacks.call(by: call, in: activation), !callbacks.runs(callee, by: stored) {
          walk.unrun.insert(stored)
          continue
        }
        if let start = start(of: callee, by: activation, call, made, writing),
          beginsFlow(call, callee, of: activation, made)
            || callee.isInitializer(in: graph.program) && builder.showing.contains(callee.id)
        {
          walk.outcomes.append(start)
        } else if let start = start(ofViewIn: callee, by: activation, call, writing) {
          walk.outcomes.append(start)
        } else if !isForScreen(callee.receiver) || isCallback(callee, of: activation)
          || isHandedScreen(callee, by: activation),
          !makesOther(callee, than: activation)
        {
          let statement = isOwnCode(activation) ? call.site ?? own : own
          pending.append(
            (
              call.callee, statement, presents(callee) ? statement ?? call.site : writing,
              foreignScreens(in: callee, calledBy: call, besides: foreign)
            ))
        } else {
          for callback in callbacksRun(by: callee, handedOverBy: activation) {
            walk.callbacks.insert(callback)
            pending.append((callback, own, writing, foreign))
          }
        }
      }
    }
    // What writes the state that shows a child, or what the child shows itself, tells more than what makes the child for it.
    for outcome in begun
    where !walk.outcomes.contains(where: { $0.move == .start && $0.to == outcome.to || $0.by == outcome.to }) {
      walk.outcomes.append(outcome)
    }
    // Where the stack is shown as well, that tells how; one that stands already shows what it is filled with.
    let shown = Set(walk.outcomes.filter { !$0.fillsStack }.map(\.to))
    walk.outcomes = withoutFirstScreens(
      withoutTabs(withoutContent(walk.outcomes.filter { !$0.fillsStack || !shown.contains($0.to) })))
    return walk
  }

  /// The indices of the screens that a body is handed by other calls than the one that leads there, where it stands for many; and those that the body around has
  /// from others, as far as it hands them on. What it makes or has itself, or is given by what it calls, is its own all the same.
  func foreignScreens(
    in callee: Activation, calledBy call: CallEdge, besides outer: BitSet = BitSet()
  ) -> BitSet {
    guard !outer.isEmpty || !call.passing.isEmpty else { return BitSet() }
    let handed = builder.handedScreens.screens(handedTo: callee)
    // A closure has what the body around it has.
    if case .closure = callee.code { return outer.subtracting(handed.own) }
    var foreign = outer.intersection(handed.all)
    var own = call.passing.isEmpty ? BitSet() : handed.own
    for case (let screens, let passed?) in zip(handed.byArgument, call.passing) {
      foreign.formUnion(screens)
      own.formUnion(builder.handedScreens.screens(in: passed).subtracting(outer))
    }
    return foreign.subtracting(own)
  }

  /// What the same state lets stand in a sheet is shown with the sheet: `.sheet(isPresented: $isShown) { if isShown { … } }`.
  private func withoutContent(_ outcomes: OrderedSet<Outcome>) -> OrderedSet<Outcome> {
    outcomes.filter { outcome in
      outcome.move != .transition(.embed)
        || !outcomes.contains { $0.to == outcome.to && $0.by == outcome.by && $0.move != outcome.move }
    }
  }

  /// Where a tab bar controller of the app is shown, its tabs are what it consists of.
  private func withoutTabs(_ outcomes: OrderedSet<Outcome>) -> OrderedSet<Outcome> {
    let showsContainer = outcomes.contains {
      $0.move != .start && $0.move != .transition(.tab) && graph.isContainer($0.to)
    }
    return showsContainer ? outcomes.filter { $0.move != .transition(.tab) } : outcomes
  }

  /// Whether a view controller is handed a screen that the coordinator made, as a container is that shows it for the coordinator.
  private func isHandedScreen(_ callee: Activation, by activation: Activation) -> Bool {
    callee.arguments.contains { values in
      interpreter.shownScreens.screens(in: values).contains { interpreter.heap[$0].maker == activation.actor }
    }
  }

  /// Whether it is the initializer of a coordinator that another makes: what that shows is its first screen.
  private func makesOther(_ callee: Activation, than activation: Activation) -> Bool {
    guard case .object(let made)? = callee.receiver, made != activation.actor, graph.isCoordinator(made) else {
      return false
    }
    return callee.isInitializer(in: graph.program)
  }

  /// Where a coordinator shows a screen that the child which it starts works on, the step to the child says it all.
  private func withoutFirstScreens(_ outcomes: OrderedSet<Outcome>) -> OrderedSet<Outcome> {
    let held = outcomes.filter { $0.move == .start }.flatMap { outcome in
      interpreter.standIns.coordinators(of: outcome.to).flatMap { interpreter.heap[$0].filledFields }
        .flatMap(\.value.objects).compactMap { graph.type($0) }
    }
    return held.isEmpty ? outcomes : outcomes.filter { $0.move == .start || !held.contains($0.to) }
  }

  /// Whether a coordinator calls back by a closure that another coordinator gave it, in its own code or where its view is built.
  private func isCallback(_ callee: Activation, of activation: Activation) -> Bool {
    guard case .closure = callee.code, case .function = activation.code,
      case .object(let caller)? = activation.receiver,
      graph.isCoordinator(caller)
    else { return false }
    return callee.actor != caller && graph.isCoordinator(callee.actor)
  }

  /// Whether a message to it is for the code of a screen to act on. The app's own navigation controllers show what they are told to show, like
  /// the system's.
  private func isForScreen(_ receiver: Value?) -> Bool {
    guard case .object(let id)? = receiver else { return false }
    if let type = graph.type(id), graph.roles.isContainer(type), !interpreter.carriers.isScreenItself(id) {
      return false
    }
    return interpreter.kinds.isScreen(id) || interpreter.standIns.coordinator(viewedBy: id) != nil
  }

  /// Whether a body stands in the declaration of the coordinator's own type, not in that of a helper or base class.
  private func isOwnCode(_ activation: Activation) -> Bool {
    activation.owner != nil && activation.owner == graph.type(activation.actor)
  }

  private func outcome(of shown: Shown, in activation: Activation, _ writing: Site?) -> Outcome? {
    guard
      let seen = graph.placements.seen(shown.screen, shownBy: activation.actor, shown.transition).first,
      let (owner, _) = graph.screenEdgeFinder.attribution(
        of: seen.screen, shownBy: activation.actor, seen.transition),
      owner == activation.actor || !graph.isCoordinator(activation.actor) || builds(owner, for: activation),
      let by = graph.type(owner), let to = graph.type(seen.screen)
    else { return nil }
    let transition = transition(of: seen.screen, by: activation.actor, seen.transition)
    let effect = Effect.shown(actor: activation.actor, screen: shown.screen, transition: transition)
    if graph.impossibleEffects.contains(effect) { return nil }
    return Outcome(
      to: to, move: .transition(transition), by: by, site: writing ?? graph.places[effect]?.first ?? shown.site,
      fillsStack: shown.transition == .root
        && graph.screenEdgeFinder.isShownOtherwise(shown.screen, by: activation.actor))
  }

  /// The step to a child whose view a state of its parent shows: `path.append(DetailRouter())`, where a destination asks the router for its
  /// view, or `isEditing = true` for `.sheet(isPresented: $isEditing) { editor.makeView() }`. The child is made on the way, or has no other
  /// view that is shown for it. So begins one that is made for its view: `present(EditorCoordinator().makeViewController())`.
  private func start(
    of shown: Shown, in activation: Activation, _ made: Set<ObjectID>, _ writing: Site?
  ) -> Outcome? {
    guard [.push, .present].contains(shown.transition),
      let owner = interpreter.libraryChildren.owner(of: shown.screen), owner != activation.actor,
      made.contains(owner) || makes(owner, in: activation)
        || presents(activation) && builder.viewsShownForChildren[owner]?.count == 1,
      let by = graph.type(activation.actor), let to = graph.type(owner), builder.isChild(to, of: by)
    else { return nil }
    return Outcome(to: to, move: .start, by: by, site: writing ?? shown.site, showsView: true)
  }

  /// The step to a child that has no method to start, and of which others show a view: it begins when it is made for the state that shows it.
  private func start(ofMade child: ObjectID, at site: Site?, in activation: Activation, _ writing: Site?) -> Outcome? {
    guard child != activation.actor, let by = graph.type(activation.actor), let to = graph.type(child),
      builder.isChild(to, of: by),
      builder.viewsShownForChildren[child] != nil || graph.roles.hasView(to),
      !graph.program.hierarchy.ancestors(of: to).contains(where: { ancestor in
        graph.program[ancestor].orderedFunctions.contains { PatternWords.isStart($0.fact.name) }
      })
    else { return nil }
    return Outcome(to: to, move: .start, by: by, site: writing ?? site)
  }

  /// Whether a body calls what makes a coordinator for it.
  private func makes(_ coordinator: ObjectID, in activation: Activation) -> Bool {
    let activations = interpreter.solver.activations
    return activation.calls.contains { !$0.isDeferred && activations[$0.callee].made.contains(coordinator) }
  }

  /// Whether a body calls what makes a coordinator for it, also where one factory asks another.
  private func hasMade(_ coordinator: ObjectID, for activation: Activation) -> Bool {
    let activations = interpreter.solver.activations
    return reachable(from: [activation.id]) { id in
      activations[id].calls.filter { !$0.isDeferred && activations[$0.callee].actor == activation.actor }.map(\.callee)
    }.contains { activations[$0].made.contains(coordinator) }
  }

  /// Whether a coordinator builds the views for the state of another that holds the path, say, and is not its parent, or in whose stack it
  /// stands as a view.
  private func builds(_ owner: ObjectID, for activation: Activation) -> Bool {
    guard presents(activation), let holder = graph.type(activation.actor), let builder = graph.type(owner) else {
      return false
    }
    return !self.builder.children.contains([holder, builder]) || graph.roles.isView(builder)
  }

  /// What takes the place of another view is shown the way its place is.
  private func transition(of screen: ObjectID, by actor: ObjectID, _ transition: Transition) -> Transition {
    guard transition == .embed, graph.type(screen).map(graph.roles.isView) == true else { return transition }
    let isRoot =
      graph.places[.shown(actor: actor, screen: screen, transition: .root)] != nil
      || graph.places[.stacked(actor: actor, screen: screen)] != nil
    return isRoot ? .root : .embed
  }

  /// Whether a body is what a state shows when it is written.
  func presents(_ activation: Activation) -> Bool {
    activation.code.isPresentation
  }

  /// The step from a coordinator down to one of its children, which a call takes or what is written to a state; nil for any other call.
  private func start(
    of callee: Activation, by activation: Activation, _ call: CallEdge, _ made: Set<ObjectID>, _ writing: Site?
  ) -> Outcome? {
    // One object stands for a coordinator and the child of its own type that it makes on the way.
    guard case .object(let child)? = callee.receiver, graph.isCoordinator(child),
      child != activation.actor || made.contains(child), graph.isCoordinator(activation.actor),
      let by = graph.type(activation.actor), let to = graph.type(child), builder.isChild(to, of: by),
      !builder.children.contains([to, by]) || call.message.map(PatternWords.isStart) == true
    else { return nil }
    return Outcome(to: to, move: .start, by: by, site: writing ?? call.site)
  }

  /// The step to a coordinator that is a view, and is built: what it shows itself comes later.
  private func start(
    ofViewIn callee: Activation, by activation: Activation, _ call: CallEdge, _ writing: Site?
  ) -> Outcome? {
    let shown = callee.actor
    guard shown != activation.actor, presents(callee), graph.isCoordinator(shown),
      graph.isCoordinator(activation.actor),
      presents(activation) || activation.result.contains(.object(shown)), let by = graph.type(activation.actor),
      let to = graph.type(shown), graph.roles.isView(to)
    else { return nil }
    return Outcome(to: to, move: .start, by: by, site: writing ?? call.site)
  }

  /// Whether a call of a child begins its flow; one that runs already may be told to show something by any other message.
  private func beginsFlow(
    _ call: CallEdge, _ callee: Activation, of caller: Activation, _ made: Set<ObjectID>
  ) -> Bool {
    guard let message = call.message, case .object(let child)? = callee.receiver else { return false }
    let shows = builder.showing.contains(callee.id)
    if made.contains(child) || shows && hasMade(child, for: caller) { return PatternWords.isStart(message) || shows }
    return PatternWords.isRestart(message)
      || shows && graph.type(child).map { graph.roles.ownStarts.contains(message, of: $0) } == true
  }
}
