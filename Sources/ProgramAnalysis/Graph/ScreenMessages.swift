import Collections
import GraphModel
import SourceFacts

/// The messages by which the code of a screen, or of what works for it, enters a coordinator.
struct ScreenMessages: FlowPart {
  let builder: FlowBuilder
  /// How many closures within one another are looked at.
  private static let closureDepth = 4

  /// The messages by which a screen's code, or that of what works for it, enters a coordinator. What works for another screen and listens to one
  /// that no coordinator shows itself goes on for that other one.
  func messages(
    from screen: ObjectID, workers: OrderedSet<ObjectID>, allWorkers: Set<ObjectID>
  ) -> [SentMessage] {
    var messages: Set<SentMessage> = []
    var seen: Set<Step> = []
    let relays = relays(of: workers, on: screen)
    let isPage = builder.pages.contains(screen)
    let shown = workers.flatMap { builder.putForward[$0] ?? [] }
    // What an object does for another screen, or for a coordinator that calls it, it does not do for this one.
    var pending = workers.flatMap { builder.activations[$0] ?? [] }.filter {
      let activation = interpreter.solver.activations[$0]
      return (workers.contains(activation.actor) || isOwnSubscription(activation, on: screen))
        && !isModifier(activation) && !isOthersOwn(activation, than: screen)
    }.map { Step(activation: $0, isPresenting: false) }
    while let step = pending.popLast() {
      let activation = interpreter.solver.activations[step.activation]
      guard builder.sending.contains(step.activation), seen.insert(step).inserted, !isUncalledForwarder(activation),
        !isBeyondContract(activation, of: workers)
      else { continue }
      let isPresenting = step.isPresenting || presents(in: activation)
      for call in activation.calls where !call.isDeferred {
        let callee = interpreter.solver.activations[call.callee]
        if graph.isCoordinatorCode(callee) {
          if let message = call.message, beginsApp(activation, by: message) { continue }
          if let message = call.message, starts(callee.receiver, by: message, screen) {
            if let started = madeCoordinator(callee.receiver, by: screen) {
              let start = FlowOutcomes.Outcome(to: started, move: .start, by: started, site: call.site)
              let entry = Entry(call.callee, writing: call.site, outcomes: [start])
              messages.insert(SentMessage(message: message, entry: entry))
            }
          } else if let message = call.message {
            if isPresenting || !builds(callee, for: screen) {
              let entry = Entry(
                call.callee, writing: flowOutcomes.presents(callee) ? call.site : nil,
                foreign: flowOutcomes.foreignScreens(in: callee, calledBy: call))
              messages.insert(SentMessage(message: message, entry: entry))
            }
            let outcomes = flowOutcomes.outcomes(of: callee, asked: message, at: call.site, by: screen, shown)
            if !outcomes.isEmpty {
              let entry = Entry(call.callee, writing: call.site, outcomes: outcomes)
              messages.insert(SentMessage(message: message, entry: entry))
            }
          }
        } else if !isOtherScreen(callee.receiver, than: workers)
          && !(call.isDelivery && !isPage && worksForOther(callee.receiver, allWorkers, than: workers))
          || callee.receiver.map(relays.contains) == true
        {
          pending.append(Step(activation: call.callee, isPresenting: isPresenting))
        }
      }
    }
    return messages.sorted()
  }

  /// Whether what a screen alone has listens to something by itself or by a service, as a view model does that a coordinator makes: what it hears
  /// later, it hears for the screen.
  private func isOwnSubscription(_ activation: Activation, on screen: ObjectID) -> Bool {
    guard case .closure = activation.code, case .object(let worker)? = activation.receiver,
      builder.owners[worker] == [screen], !activation.callers.isEmpty, !runsForOthers(activation)
    else { return false }
    return runsLater(activation)
  }

  /// Whether what a closure hears is sent to other objects of its type and not to its own, or what the closure hears that makes it: one page
  /// sends the code, another the number, to view models of one class.
  private func runsForOthers(_ closure: Activation, depth: Int = 0) -> Bool {
    if builder.runClosures.runsForOthers(closure) { return true }
    guard depth < Self.closureDepth, !closure.callers.isEmpty else { return false }
    return closure.callers.allSatisfy { caller in
      let body = interpreter.solver.activations[caller]
      guard case .closure = body.code else { return false }
      return runsForOthers(body, depth: depth + 1)
    }
  }

  /// Whether a closure runs only once something happens: where it is called, or the closure that calls it.
  private func runsLater(_ closure: Activation, depth: Int = 0) -> Bool {
    closure.callers.allSatisfy { caller in
      let body = interpreter.solver.activations[caller]
      let calls = body.calls.filter { $0.callee == closure.id }
      if depth == 0, body.receiver == closure.receiver { return calls.allSatisfy(\.isDeferred) }
      if calls.allSatisfy({ $0.isBound || $0.isDeferred }) { return true }
      guard depth < Self.closureDepth, case .closure = body.code, !body.callers.isEmpty else { return false }
      return runsLater(body, depth: depth + 1)
    }
  }

  /// Whether an object that other screens have themselves runs a body of which nobody is seen to call it: what it does by itself it does for
  /// these, and not for a screen that has it through something else.
  private func isOthersOwn(_ activation: Activation, than screen: ObjectID) -> Bool {
    guard case .object(let worker)? = activation.receiver, let owners = builder.owners[worker],
      !owners.contains(screen)
    else { return false }
    return beginsByItself(activation.id, worker)
  }

  private func beginsByItself(_ activation: Int, _ object: ObjectID) -> Bool {
    let all = interpreter.solver.activations
    let bodies = reachable(from: [activation]) { id -> [Int] in
      if case .entry = all[id].code { return [] }
      return Array(all[id].callers)
    }
    return bodies.allSatisfy { all[$0].receiver == .object(object) }
  }

  /// Whether a body is that of a modifier which the app adds to all views: what it does, it does for who calls it.
  private func isModifier(_ activation: Activation) -> Bool {
    activation.owner.map { graph.program[$0].isExternal && graph.program[$0].name == "View" } ?? false
  }

  /// Whether a function of what works for a screen takes a route, and nobody calls it: where it leads is not known.
  private func isUncalledForwarder(_ activation: Activation) -> Bool {
    guard case .function(let symbol) = activation.code, case .object(let receiver)? = activation.receiver,
      !interpreter.kinds.isAppScreen(receiver), !interpreter.kinds.isCoordinator(receiver),
      let type = graph.type(receiver),
      let name = graph.program.functionName(symbol),
      let function = graph.program.members.functions(named: name, in: type).first(where: { $0.id == symbol }),
      function.parameterTypes.contains(where: { takesRoute($0) })
    else { return false }
    return isUncalled(activation)
  }

  private func isUncalled(_ activation: Activation) -> Bool {
    activation.callers.allSatisfy {
      if case .entry = interpreter.solver.activations[$0].code { true } else { false }
    }
  }

  /// Whether nobody calls a method of an object that a screen, and what works for it, have by protocols alone that do not ask for it, as an
  /// adapter has the methods of several pages.
  private func isBeyondContract(_ activation: Activation, of workers: OrderedSet<ObjectID>) -> Bool {
    guard case .object(let object)? = activation.receiver, let type = graph.type(object),
      let name = activation.function.flatMap(graph.program.functionName), isUncalled(activation),
      !interpreter.kinds.isAppScreen(object), !interpreter.kinds.isCoordinator(object),
      // The system may call what is for the system.
      graph.program.hierarchy.ancestors(of: type).allSatisfy({
        !graph.program[$0].isExternal || ["AnyObject", "class"].contains(graph.program[$0].name)
      })
    else { return false }
    let contracts = workers.filter { $0 != object }.flatMap { holder in
      interpreter.heap[holder].filledFields.filter { $0.value.objects.contains(object) }.map { field in
        graph.property(field.key, of: holder)?.type.flatMap { graph.program.resolution.resolve($0) }
      }
    }
    return !contracts.isEmpty
      && contracts.allSatisfy { contract in
        guard let contract, graph.program.hierarchy.isProtocol(contract), !graph.program[contract].isExternal else {
          return false
        }
        return graph.program.members.functions(named: name, in: contract).isEmpty
      }
  }

  private func takesRoute(_ declared: ScopedType?) -> Bool {
    declared.flatMap { graph.program.resolution.resolve($0) }.map {
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
    guard case .presentation(let id) = activation.code, let presenter = interpreter.presenterTable.presenters[id] else {
      return false
    }
    return presenter.transition == .present || presenter.transition == .push
  }

  /// Whether a screen only begins the flow of a coordinator that it made itself or had made by a helper, as a tab controller does with those
  /// of its tabs.
  private func starts(_ receiver: Value?, by message: String, _ screen: ObjectID) -> Bool {
    guard case .object(let id)? = receiver, PatternWords.isStart(message), let makers = interpreter.recorder.makers[id]
    else { return false }
    return makers.contains(screen)
      || graph.type(screen).map(graph.isContainer) == true && makers.allSatisfy(isHelper)
  }

  /// Whether the code is of what begins the app, which does so once more: `retry()` of a scene's delegate.
  private func beginsApp(_ activation: Activation, by message: String) -> Bool {
    guard PatternWords.isStart(message), case .object(let id)? = activation.receiver else { return false }
    return graph.type(id).map(graph.roles.isLaunched) == true
  }

  /// The coordinator that a screen makes to go on with, when the user asks for it; a container does so to have its pages.
  private func madeCoordinator(_ receiver: Value?, by screen: ObjectID) -> TypeID? {
    guard case .object(let id)? = receiver, let type = graph.type(screen), !graph.isContainer(type),
      interpreter.recorder.makers[id]?.contains(screen) == true,
      graph.roles.isController(type)
        || builder.isShownByCoordinator(screen) && graph.screenEdgeFinder.isPutForward(id, by: screen)
    else { return nil }
    return graph.type(id)
  }

  /// Whether an object neither coordinates nor begins the app.
  private func isHelper(_ maker: ObjectID) -> Bool {
    !graph.isCoordinator(maker) && graph.type(maker).map(graph.roles.isLaunched) != true
  }

  /// Whether a view only asks a coordinator for what it consists of.
  private func builds(_ callee: Activation, for screen: ObjectID) -> Bool {
    graph.type(screen).map { graph.roles.isView($0) } == true
      && !interpreter.shownScreens.screens(in: callee.result).isEmpty
  }

  /// A message with the body of the coordinator that it calls.
  struct SentMessage: Hashable, Comparable {
    let message: String
    let entry: Entry

    static func < (left: Self, right: Self) -> Bool {
      if left.entry.activation != right.entry.activation { return left.entry.activation < right.entry.activation }
      if left.message != right.message { return left.message < right.message }
      if left.entry.writing != right.entry.writing {
        guard let first = left.entry.writing, let second = right.entry.writing else { return left.entry.writing == nil }
        return first < second
      }
      if left.entry.outcomes.isEmpty != right.entry.outcomes.isEmpty { return left.entry.outcomes.isEmpty }
      return left.entry.foreign.lexicographicallyPrecedes(right.entry.foreign)
    }
  }

  /// A body of a coordinator, with the statement that writes the state where the body is what that shows.
  struct Entry: Hashable {
    let activation: Int
    let writing: Site?
    /// Where it leads by what the screen does with what it is given; none where the coordinator's code tells that.
    let outcomes: OrderedSet<FlowOutcomes.Outcome>
    /// The indices of the screens that other calls alone hand to it.
    let foreign: BitSet

    init(
      _ activation: Int, writing: Site? = nil, outcomes: OrderedSet<FlowOutcomes.Outcome> = [],
      foreign: BitSet = BitSet()
    ) {
      self.activation = activation
      self.writing = writing
      self.outcomes = outcomes
      self.foreign = foreign
    }
  }

  private func isOtherScreen(_ receiver: Value?, than workers: OrderedSet<ObjectID>) -> Bool {
    if case .object(let id)? = receiver { !workers.contains(id) && interpreter.kinds.isScreen(id) } else { false }
  }

  /// Whether an object is among those that work for other screens alone.
  private func worksForOther(
    _ receiver: Value?, _ allWorkers: Set<ObjectID>, than workers: OrderedSet<ObjectID>
  ) -> Bool {
    if case .object(let id)? = receiver { allWorkers.contains(id) && !workers.contains(id) } else { false }
  }

  /// The screen and the objects that it holds, other screens and coordinators left out.
  func workers(of screen: ObjectID) -> OrderedSet<ObjectID> {
    reachable(from: [screen]) { id -> [ObjectID] in
      // Who listens to a stream, and whose it is, works for another.
      guard !interpreter.kinds.isStream(id) else { return [] }
      // What it only refers to does too.
      let fields = interpreter.heap[id].filledFields.filter { !interpreter.envelopes.isWeak($0.key, of: id) }
      let held = fields.flatMap { $0.value.objects + interpreter.captured.receivers(of: $0.value) }
      return (builder.parts[id] ?? []) + (builder.delegates[id] ?? []) + held.filter(isWorker)
    }
  }

  /// Other screens that hear as delegates what happens on this one: what they then tell the coordinator, they tell it for this one. A sheet
  /// that a screen puts before itself only asks it something: what the answer leads to is that screen's.
  private func relays(of workers: OrderedSet<ObjectID>, on screen: ObjectID) -> Set<Value> {
    let asking = isSheet(screen) ? interpreter.heap[screen].maker : nil
    return workers.reduce(into: []) { relays, worker in
      for (name, values) in interpreter.heap[worker].filledFields where isDelegate(name, of: worker) {
        for held in values.objects where interpreter.kinds.isAppScreen(held) && held != asking {
          relays.insert(.object(held))
        }
      }
    }
  }

  /// Whether no coordinator shows a screen, and its maker does not push it either, nor have it as one of its pages.
  private func isSheet(_ screen: ObjectID) -> Bool {
    guard !builder.isShownByCoordinator(screen), let maker = interpreter.heap[screen].maker else { return false }
    let pages: [Transition] = graph.type(maker).map(graph.isContainer) == true ? [.push, .tab, .embed] : [.push, .tab]
    return pages.allSatisfy { graph.places[.shown(actor: maker, screen: screen, transition: $0)] == nil }
  }

  /// Whether a property refers to another object by a protocol of the app's own, or without keeping it.
  private func isDelegate(_ name: String, of object: ObjectID) -> Bool {
    if interpreter.envelopes.isWeak(name, of: object) { return true }
    guard let declared = graph.property(name, of: object)?.type.flatMap({ graph.program.resolution.resolve($0) }) else {
      return false
    }
    return graph.program[declared].isProtocol && !graph.program[declared].isExternal
  }

  private func isWorker(_ object: ObjectID) -> Bool {
    !graph.isCoordinator(object) && !interpreter.kinds.isAppScreen(object)
      && !interpreter.presentation.stateHolders.contains(object)
      // A service is shared: what others make it send is no message of this screen.
      && (interpreter.heap[object].kind != .opaque || interpreter.envelopes.isWrapper(object))
  }
}
