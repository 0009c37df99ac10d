import SourceFacts

/// What runs as soon as a coordinator begins: its initializer, its start, its view, and what these call.
struct Openings: GraphPart {
  let graph: GraphBuilder

  /// The bodies that run before anything is waited for.
  func activations() -> [Activation] {
    var found: [Activation] = []
    var seen: Set<Int> = []
    var pending = beginnings()
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let activation = interpreter.solver.activations[id]
      if isOnlyPossible(activation) { continue }
      found.append(activation)
      // What a screen will send is bound to what handles it, and not sent yet.
      if handles(activation) { continue }
      pending += activation.calls.filter { !$0.isDeferred && !$0.isBound && !$0.path.isLater }.map(\.callee)
      // What a lazy property holds is made where it is read first.
      pending += activation.initializations.filter {
        interpreter.libraryChildren.isFirstRoute(interpreter.solver.activations[$0]) != false
      }
    }
    return found
  }

  /// The bodies that run when a library delivers something to a coordinator.
  func steps() -> Set<Int> {
    let activations = interpreter.solver.activations
    let delivered = log.reached.filter {
      activations[$0].function.flatMap(program.functionName).map(program.models.deliveredMethods.contains) == true
    }
    return Set(
      reachable(from: delivered) { activations[$0].calls.filter { !$0.isDeferred && !$0.isBound }.map(\.callee) })
  }

  /// Whether a body shows what there may be for some value of a state, of which only the type is known.
  private func isOnlyPossible(_ activation: Activation) -> Bool {
    guard case .presentation(let id) = activation.code, interpreter.presenterTable.presenters[id] != nil,
      let value = activation.arguments.first
    else { return false }
    return value.values.allSatisfy { value in
      if case .object(let object) = value { interpreter.heap[object].kind == .opaque } else { false }
    }
  }

  /// Whether a library calls a body with what a stream delivers.
  private func handles(_ activation: Activation) -> Bool {
    activation.function.flatMap(program.functionName).map(program.models.handlingMethods.contains) == true
  }

  /// The coordinators whose flows begin on the way, each with the one on whose behalf it is started.
  func starts() -> Set<CoordinatorPair> {
    let activations = activations()
    let initialValues = log.reached.map { interpreter.solver.activations[$0] }.filter(\.isInitialValue)
    let made = (activations + initialValues).reduce(into: Set()) { $0.formUnion($1.made) }
    let firstCalls = showing(firstCalls())
    var found: Set<CoordinatorPair> = []
    for activation in activations where graph.isCoordinator(activation.actor) {
      for call in activation.calls where !call.isDeferred && !call.isBound && !call.path.isLater {
        guard let child = child(begunBy: call, in: activation, firstCalls),
          !isViewCode(activation) || made.contains(child) || isFirstPart(child, of: activation.actor)
        else { continue }
        found.insert(CoordinatorPair(parent: activation.actor, child: child))
      }
    }
    return found
  }

  /// Those of some calls that show something; others only say how a coordinator is.
  private func showing(_ calls: Set<Int>) -> Set<Int> {
    let showing = CallReachability(to: { $0.showsSomething || !$0.shown.isEmpty }, in: interpreter.solver.activations)
    return calls.filter(showing.contains)
  }

  /// Whether a coordinator is one of the routes with which another begins.
  private func isFirstPart(_ child: ObjectID, of parent: ObjectID) -> Bool {
    guard let type = graph.type(child), let whole = graph.type(parent) else { return false }
    return interpreter.libraryChildren.firstParts.contains([whole, type])
  }

  /// The coordinator that a call begins: by a start, or by what is called of it first where no other one is made, which a route may choose.
  private func child(begunBy call: CallEdge, in activation: Activation, _ firstCalls: Set<Int>) -> ObjectID? {
    guard case .object(let child)? = interpreter.solver.activations[call.callee].receiver,
      child != activation.actor, activation.receiver != .object(child), graph.isCoordinator(child),
      call.message.map(PatternWords.isStart) == true || graph.selfStarting.contains(child)
        || firstCalls.contains(call.callee) && activation.made.filter(graph.isCoordinator) == [child]
    else { return nil }
    return child
  }

  /// Whether it builds views, for each state that there may be: what is made only later is not seen at once.
  private func isViewCode(_ activation: Activation) -> Bool {
    if activation.code.isPresentation { return true }
    guard case .object(let receiver)? = activation.receiver else { return false }
    return graph.type(receiver).map(roles.isView) == true
  }

  private func beginnings() -> [Int] {
    let calls = startCalls()
    let begun = launchCalls().union(firstCalls())
    let adders = adders()
    return log.reached.filter { id in
      let activation = interpreter.solver.activations[id]
      if showsCoordinator(activation) || interpreter.libraryChildren.isFirstRoute(activation) == true { return true }
      guard case .object(let receiver)? = activation.receiver else { return false }
      if case .getter = activation.code, interpreter.standIns.coordinator(viewedBy: receiver) == activation.actor {
        return true
      }
      guard graph.isCoordinator(receiver) else { return false }
      if begun.contains(id) { return true }
      guard activation.function.map(adders.contains) != true, case .function(let symbol) = activation.code,
        let name = program.functionName(symbol)
      else { return false }
      return name == "init" || name == PatternWords.start || PlatformCalls.loadingMethods.contains(name)
        || PatternWords.isStart(name) && calls.begins(symbol, named: name, of: graph.type(receiver), program)
        || graph.type(receiver).map { roles.ownStarts.contains(name, of: $0) } == true
    }
  }

  /// The methods that are passed a child which their coordinator makes, to begin that: `start(coordinator: detail)`.
  private func adders() -> Set<Int> {
    log.reached.reduce(into: []) { adders, id in
      let activation = interpreter.solver.activations[id]
      guard let method = activation.function, case .object(let coordinator)? = activation.receiver,
        graph.isCoordinator(coordinator), program.functionName(method).map(PatternWords.isStart) == true,
        activation.arguments.contains(where: { values in
          values.objects.contains { $0 != coordinator && graph.isCoordinator($0) && graph.makes(coordinator, $0) }
        })
      else { return }
      adders.insert(method)
    }
  }

  /// What is called of a coordinator where it is made, if it is not started there: `let video = VideoCoordinator(); video.openVideo(id)`.
  private func firstCalls() -> Set<Int> {
    let activations = interpreter.solver.activations
    return log.reached.reduce(into: []) { found, id in
      let maker = activations[id]
      let made = maker.made.filter { graph.isCoordinator($0) && $0 != maker.actor }
      guard !made.isEmpty else { return }
      let calls = maker.calls.filter { call in
        guard case .object(let child)? = activations[call.callee].receiver else { return false }
        return made.contains(child) && !call.isDeferred && !call.isBound && activations[call.callee].function != nil
      }
      let started = made.filter { child in
        graph.users[child]?.contains { $0.actor == maker.actor && PatternWords.isStart($0.member) } == true
      }
      found.formUnion(
        calls.map(\.callee).filter { callee in started.allSatisfy { activations[callee].receiver != .object($0) } })
    }
  }

  /// What the app calls where the system launches it, whatever it is called: `coordinator.navigate(to: .splash)`.
  func launchCalls() -> Set<Int> {
    let activations = interpreter.solver.activations
    return log.reached.reduce(into: []) { found, id in
      guard case .function(let symbol) = activations[id].code, let name = program.functionName(symbol),
        case .object(let receiver)? = activations[id].receiver, let type = graph.type(receiver), roles.isLaunched(type),
        program.members.functions(named: name, in: type).contains(where: {
          $0.id == symbol && PlatformCalls.launches($0.fact)
        })
      else { return }
      found.formUnion(activations[id].calls.filter { !$0.isDeferred }.map(\.callee))
    }
  }

  /// Who calls methods that are called like a start.
  private struct StartCalls {
    /// Methods that coordinators call themselves: `startCheckout()` is then a step of a flow that has begun already.
    var steps: Set<Int> = []
    /// Methods that the coordinator's own screens, or what these hold, call for a step as well.
    var answers: Set<Int> = []
    /// Methods that others call.
    var begun: Set<Int> = []
    /// Coordinators that others start, by whichever method.
    var started: Set<TypeID> = []

    /// Whether a method begins the flow of a coordinator. What nobody is seen to call may do so where nothing else is seen to, neither a call
    /// nor a `start()` of the coordinator's own, unless it is called as what goes to a place: `coordinate(to: .detail)`.
    func begins(_ symbol: Int, named name: String, of type: TypeID?, _ program: Program) -> Bool {
      if begun.contains(symbol) { return !steps.contains(symbol) }
      return name.hasPrefix(PatternWords.start) && !steps.contains(symbol) && !answers.contains(symbol)
        && type.map { started.contains($0) || program[$0].functions[PatternWords.start] != nil } != true
    }
  }

  /// By the coordinators that have them, the pages.
  private func pagesByOwner() -> [ObjectID: [ObjectID]] {
    let pages = interpreter.heap.objects.map(\.id).filter(interpreter.kinds.isAppScreen)
    return pages.reduce(into: [:]) { pages, page in
      if let owner = interpreter.libraryChildren.owner(of: page) { pages[owner, default: []].append(page) }
    }
  }

  /// Whether an object is a page, or is what a page holds: where nobody is seen to make it, what may stand for that, as a view model does
  /// that a container makes.
  func has(_ page: ObjectID, _ object: ObjectID) -> Bool {
    if page == object || interpreter.heap[page].filledFields.contains(where: { $0.value.contains(.object(object)) }) {
      return true
    }
    guard interpreter.heap[object].kind == .opaque, let type = graph.type(object), !graph.isCoordinator(object) else {
      return false
    }
    return heldTypes(by: page).contains { !program[$0].isExternal && program.hierarchy.isSubtype(type, of: $0) }
  }

  /// The types of the properties of an object, of its base classes too, where what a generic one declares means what the object says.
  private func heldTypes(by object: ObjectID) -> Set<TypeID> {
    let owners = graph.type(object).map { program.hierarchy.ancestors(of: $0) } ?? []
    return owners.reduce(into: []) { held, owner in
      for property in program[owner].orderedProperties {
        let meant = property.type.map { interpreter.genericsResolution.meant($0, by: owner, for: .object(object)) }
        if let type = meant.flatMap({ program.resolution.resolve($0) }) ?? program.declaredTypes.type(of: property) {
          held.insert(type)
        }
      }
    }
  }

  private func startCalls() -> StartCalls {
    let activations = interpreter.solver.activations
    let pages = pagesByOwner()
    var answered: [[ObjectID]: Bool] = [:]
    func answers(_ coordinator: ObjectID, _ caller: ObjectID) -> Bool {
      if let known = answered[[coordinator, caller]] { return known }
      let isPages = pages[coordinator]?.contains { has($0, caller) } == true
      answered[[coordinator, caller]] = isPages
      return isPages
    }
    return log.reached.reduce(into: StartCalls()) { calls, id in
      let caller = activations[id]
      if case .entry = caller.code { return }
      for call in caller.calls {
        let callee = activations[call.callee]
        guard case .function(let symbol) = callee.code, case .object(let receiver)? = callee.receiver,
          program.functionName(symbol).map(PatternWords.isStart) == true
        else { continue }
        if receiver == caller.actor {
          calls.steps.insert(symbol)
        } else if interpreter.libraryChildren.owner(of: caller.actor) == receiver || answers(receiver, caller.actor)
          || graph.isCoordinator(caller.actor) && graph.makes(receiver, caller.actor)
        {
          calls.answers.insert(symbol)
        } else {
          calls.begun.insert(symbol)
          if let type = graph.type(receiver) { calls.started.insert(type) }
        }
      }
    }
  }

  /// Whether a body is what shows the view of a coordinator.
  func showsCoordinator(_ activation: Activation) -> Bool {
    if case .presentation(let id) = activation.code { interpreter.presenterTable.presenters[id] == nil } else { false }
  }
}

/// A coordinator and another one that it makes its own.
struct CoordinatorPair: Hashable {
  let parent: ObjectID
  let child: ObjectID
}
