import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Edges from what the app begins with to the coordinators that it makes.
struct RootEdgeFinder: GraphPart {
  let graph: GraphBuilder

  /// Coordinators that something else makes and keeps or starts.
  func rootEdges() -> [GraphBuilder.TypeEdge] {
    let indirectRetention = IndirectRetention(graph: graph)
    var edges: [GraphBuilder.TypeEdge] = []
    for (effect, sites) in places {
      guard case .made(let actor, let maker, let coordinator) = effect else { continue }
      // A container of the app's own makes and keeps for whoever asks it.
      let keeper = graph.owners[[actor, maker, coordinator]]
      let container = keeper.flatMap { isContainer($0) ? $0 : nil }
      let starter = beginsByItself(maker, with: coordinator, for: actor) ? maker : actor
      let owner = container == nil ? keeper ?? starter : actor
      guard let to = graph.type(coordinator), let from = beginner(owner, of: to), !roles.isCoordinator(from),
        !program[from].isExternal
      else { continue }
      let isRetained = places.keys.contains {
        guard case .stored(let holder, let name, coordinator, _, _, _) = $0 else { return false }
        if graph.property(name, of: holder).map(program.isWeak) == true { return false }
        return holder == owner || holder == container || keepsForMaker(holder, name, owner)
      }
      let isStarted = graph.users[coordinator]?.contains { $0.actor == owner || $0.actor == actor } ?? false
      guard !standsForOthers(actor, making: coordinator), !isInjected(coordinator, into: owner),
        !makesForParent(owner, coordinator)
      else { continue }
      guard
        isRetained || isHandedToFirstView(coordinator, by: owner)
          || isStarted && !works(from, forCoordinatorsAt: sites) && !isChild(coordinator)
            && (roles.isLaunched(from) || !isTakenOver(coordinator)),
        !isPartOfFlow(owner), !isForPage(coordinator, of: owner),
        !(interpreter.kinds.isMachineState(owner) && works(from, forCoordinatorsAt: sites)),
        !isHandedOut(owner) || !screenEdgeFinder.isPutForward(coordinator, by: owner),
        !isBelow(owner, anotherOf: to)
      else { continue }
      edges.append(
        GraphBuilder.TypeEdge(
          from: from, to: to,
          relation: .relation(
            .root(
              isRetained: isRetained || program[to].isValue || indirectRetention.keeps(owner, coordinator),
              isStarted: begins(coordinator, by: [owner, actor, maker]))),
          isCertain: graph.isCertain(effect), evidence: sites))
    }
    edges += sharedRootEdges(except: Set(edges.map(\.to)))
    edges += staticRootEdges(except: Set(edges.map(\.to)))
    return edges.uniqued { [$0.from, $0.to] }
  }

  /// The type with which a coordinator begins: its owner's, or, where that is the view that is one with it, the type of what makes the view.
  private func beginner(_ owner: ObjectID, of coordinator: TypeID) -> TypeID? {
    guard let view = graph.type(owner), roles.namingView(of: coordinator) == view else { return graph.type(owner) }
    return interpreter.heap[owner].maker.flatMap(graph.type)
  }

  /// Whether what the system launches only calls an object that makes a coordinator, begins with it and gives it to nobody:
  /// `Application.shared.start()`.
  private func beginsByItself(_ maker: ObjectID, with coordinator: ObjectID, for actor: ObjectID) -> Bool {
    guard maker != actor, graph.type(actor).map(roles.isLaunched) == true, let type = graph.type(maker),
      !program[type].isExternal, !graph.isCoordinator(maker), graph.holders[coordinator] == nil
    else { return false }
    return !log.reached.contains { id in
      let activation = interpreter.solver.activations[id]
      return activation.receiver == .object(maker) && activation.function != nil
        && activation.result.objects.contains(coordinator)
    }
  }

  /// Whether what the system launches makes a coordinator for the view that it shows first: `FlowView(coordinator: FlowCoordinator())`.
  private func isHandedToFirstView(_ coordinator: ObjectID, by owner: ObjectID) -> Bool {
    graph.holders[coordinator]?.contains { GraphBuilder.isFirstView($0.holder, of: owner, in: places, interpreter) }
      == true
      && !isChild(coordinator) && !graph.collected.contains { $0[0] != coordinator && $0[1] == coordinator }
  }

  /// Whether those who make a coordinator begin its flow: what the system launches does, whatever it calls, unless it only keeps it, a view does by
  /// showing it, and others by a start. A page that only has the coordinator for itself tells it what the user does.
  private func begins(_ coordinator: ObjectID, by makers: Set<ObjectID>) -> Bool {
    guard let type = graph.type(coordinator),
      program.hierarchy.ancestors(of: type).contains(where: { program[$0].functions[PatternWords.start] != nil })
    else { return true }
    guard makers.compactMap(graph.type).allSatisfy(isPage) else { return !isOnlyKept(coordinator, by: makers) }
    func starts(_ actor: ObjectID, _ message: String) -> Bool {
      if makers.contains(actor) { return PatternWords.isStart(message) }
      // Who makes one of the type for itself starts that one, and what a page calls later may only be called like a start: `startCheckout()`.
      return message == PatternWords.start && isSomewhere(actor) && !graph.makers.contains([actor, coordinator])
    }
    return graph.selfStarting.contains(coordinator)
      || graph.users[coordinator]?.contains { starts($0.actor, $0.member) } == true
      || graph.messages.contains { sender, sent in sent[coordinator]?.contains { starts(sender, $0.message) } == true }
  }

  /// Whether those who make a coordinator put it into properties that their code names only to fill them: then nothing calls it and it is passed to
  /// nobody.
  private func isOnlyKept(_ coordinator: ObjectID, by makers: Set<ObjectID>) -> Bool {
    guard !graph.selfStarting.contains(coordinator),
      graph.users[coordinator]?.contains(where: { makers.contains($0.actor) }) != true
    else { return false }
    let keepings = graph.holders[coordinator, default: []].filter { makers.contains($0.holder) }
    let uses = PropertyUses(program: program)
    return !keepings.isEmpty
      && keepings.allSatisfy { holder, property in
        graph.type(holder).map { uses.isOnlyFilled(property, by: $0) } == true
      }
  }

  /// Whether any code makes an object of the type of one.
  private func isSomewhere(_ object: ObjectID) -> Bool {
    interpreter.heap[object].kind == .instance
      || interpreter.heap.objects.contains { $0.kind == .instance && $0.type == graph.type(object) }
  }

  private func isPage(_ type: TypeID) -> Bool {
    roles.isController(type) && !roles.isLaunched(type) && !roles.isCoordinator(type)
  }

  private func isContainer(_ object: ObjectID) -> Bool {
    graph.type(object).map(program.containerFinder.isContainer) == true
  }

  /// What all share, and what a container makes, is made for nobody in particular: it is kept by the view that stands for it, or by the only one
  /// in whose state it is.
  private func sharedRootEdges(except known: Set<TypeID>) -> [GraphBuilder.TypeEdge] {
    var views: [TypeID: Set<TypeID>] = [:]
    for case .stored(let holder, let name, let coordinator, _, _, _) in places.keys where isOwnState(name, of: holder) {
      if let view = graph.type(holder), let type = graph.type(coordinator) { views[type, default: []].insert(view) }
    }
    return places.compactMap { effect, sites in
      guard case .stored(let holder, let name, let coordinator, _, _, _) = effect, isOwnState(name, of: holder),
        interpreter.recorder.makers[coordinator]?.contains(where: graph.isCoordinator) == false,
        let to = graph.type(coordinator), let from = beginner(holder, of: to), !known.contains(to),
        !isPartOfFlow(holder),
        !isChild(coordinator),
        interpreter.standIns.coordinator(viewedBy: holder) == coordinator || views[to]?.count == 1
      else { return nil }
      return GraphBuilder.TypeEdge(
        from: from, to: to, relation: .relation(.root(isRetained: true)), isCertain: graph.isCertain(effect),
        evidence: sites)
    }
  }

  /// What a static property of its own type makes is made for nobody in particular: where the app begins, who starts it has it for a root, or
  /// else who keeps it and works with it.
  private func staticRootEdges(except known: Set<TypeID>) -> [GraphBuilder.TypeEdge] {
    var starts: OrderedDictionary<TypeID, [GraphBuilder.TypeEdge]> = [:]
    var uses: OrderedDictionary<TypeID, [GraphBuilder.TypeEdge]> = [:]
    let shown = shownAtLaunch()
    for (effect, sites) in places {
      guard case .used(let actor, let coordinator, let member) = effect, isSelfMade(coordinator),
        let from = graph.type(actor), roles.isLaunched(from), let to = graph.type(coordinator), !known.contains(to)
      else { continue }
      let edge = GraphBuilder.TypeEdge(
        from: from, to: to, relation: .relation(.root(isRetained: true)), isCertain: graph.isCertain(effect),
        evidence: sites)
      if PatternWords.isStart(member) || shown.contains(coordinator) || showsAtOnce(actor, coordinator) {
        starts[to, default: []].append(edge)
      } else if keeps(actor, coordinator) {
        uses[to, default: []].append(edge)
      }
    }
    return Array(starts.merging(uses) { start, _ in start }.values.joined())
  }

  /// The coordinators whose methods the app calls where the system launches it, and that show something then, whatever they are called:
  /// `AppCoordinator.shared.setup(with: window)`.
  private func shownAtLaunch() -> Set<ObjectID> {
    let activations = interpreter.solver.activations
    let showing = CallReachability(to: \.showsSomething, in: activations)
    return Openings(graph: graph).launchCalls().reduce(into: []) { found, id in
      guard case .object(let receiver)? = activations[id].receiver, showing.contains(id) else { return }
      found.insert(receiver)
    }
  }

  /// Whether what begins the app puts a screen that the coordinator made into the window: `window.rootViewController = Flow.shared.firstScreen()`.
  private func showsAtOnce(_ actor: ObjectID, _ coordinator: ObjectID) -> Bool {
    places.keys.contains {
      guard case .shown(actor, let screen, .root) = $0 else { return false }
      return interpreter.heap[screen].maker == coordinator
    }
  }

  /// Whether only its type makes a coordinator, and no other works with it but those that it leads to itself.
  private func isSelfMade(_ coordinator: ObjectID) -> Bool {
    let below = reachable(from: [coordinator]) { graph.made[$0] ?? [] }
    let makers = interpreter.recorder.makers[coordinator] ?? []
    return !makers.isEmpty && makers.allSatisfy { graph.type($0) == graph.type(coordinator) || below.contains($0) }
      && graph.users[coordinator]?.contains { graph.isCoordinator($0.actor) && !below.contains($0.actor) } != true
  }

  private func keeps(_ holder: ObjectID, _ coordinator: ObjectID) -> Bool {
    places.keys.contains { if case .stored(holder, _, coordinator, _, _, _) = $0 { true } else { false } }
  }

  /// Whether another coordinator has it as its child: whoever made it handed it on.
  private func isChild(_ coordinator: ObjectID) -> Bool {
    graph.holders[coordinator]?.contains { graph.isKeptAsChild(coordinator, in: $0.property, of: $0.holder) } == true
  }

  /// Whether another coordinator keeps it, and it did not make that one itself: `topFlow.present(DownloadFlow())`.
  private func isTakenOver(_ coordinator: ObjectID) -> Bool {
    graph.holders[coordinator]?.contains { holder, property in
      holder != coordinator && graph.isCoordinator(holder) && !graph.makes(coordinator, holder)
        && !PatternWords.namesParent(property) && graph.property(property, of: holder).map(program.isWeak) != true
    } == true
  }

  /// Whether what a coordinator made, such as a tab bar controller, makes another's child.
  private func makesForParent(_ owner: ObjectID, _ coordinator: ObjectID) -> Bool {
    // One that collects others of its own type is no parent of the first of them.
    guard graph.collected.contains(where: { $0[0] != coordinator && $0[1] == coordinator }) else { return false }
    return interpreter.heap.objects.contains { object in
      object.type == interpreter.heap[owner].type && object.maker.map(graph.isCoordinator) == true
    }
  }

  private func isInjected(_ coordinator: ObjectID, into holder: ObjectID) -> Bool {
    graph.holders[coordinator]?.contains {
      $0.holder == holder && graph.isInjected($0.property, of: holder, coordinator)
    } == true
  }

  /// Whether a view keeps what a property holds for as long as it is shown.
  private func isOwnState(_ name: String, of view: ObjectID) -> Bool {
    graph.property(name, of: view)?.fact.isViewState == true
  }

  /// Whether an object only stands for coordinator's views of its type, of which the app's code makes some that make the coordinator.
  private func standsForOthers(_ view: ObjectID, making coordinator: ObjectID) -> Bool {
    guard interpreter.heap[view].kind == .opaque, interpreter.standIns.coordinator(viewedBy: view) == coordinator else {
      return false
    }
    return places.keys.contains {
      guard case .made(_, let maker, coordinator) = $0 else { return false }
      return maker != view && graph.type(maker) == graph.type(view)
    }
  }

  /// Whether a view gets a coordinator of the type from the views above it: what it makes itself goes on from there.
  private func isBelow(_ owner: ObjectID, anotherOf coordinator: TypeID) -> Bool {
    guard let view = graph.type(owner), roles.isView(view) else { return false }
    return program[view].orderedProperties.contains { property in
      property.fact.attributes.contains { $0.name == "Environment" || $0.name == "EnvironmentObject" }
        && property.type.flatMap { program.resolution.resolve($0) } == coordinator
    }
  }

  /// Whether the view model of a screen that a coordinator shows only makes it to go on with, and nobody starts it.
  private func isForPage(_ coordinator: ObjectID, of model: ObjectID) -> Bool {
    guard let type = graph.type(model), program.isCalledViewModel(type),
      graph.users[coordinator]?.contains(where: { PatternWords.isStart($0.member) }) != true
    else { return false }
    return interpreter.heap.objects.contains { page in
      interpreter.kinds.isAppScreen(page.id)
        && page.filledFields.contains { $0.value.objects.contains { graph.type($0) == type } } && isPartOfFlow(page.id)
    }
  }

  /// Whether an object is a screen that a coordinator shows: what that makes to go on with starts no app. What a container makes for its
  /// pages has nobody else to begin it.
  private func isPartOfFlow(_ owner: ObjectID) -> Bool {
    guard let view = graph.type(owner), roles.isView(view) || roles.isController(view) && !graph.isContainer(view)
    else { return false }
    if interpreter.embedded.nestedCoordinatorViews.contains(view) || isMadeByPageOfItsKind(owner) { return true }
    return places.keys.contains { effect in
      switch effect {
      case .shown(let actor, let screen, _), .stacked(let actor, let screen):
        graph.type(screen) == view && screenEdgeFinder.attribution(of: screen, shownBy: actor, .push) != nil
      default: false
      }
    }
  }

  /// Whether a coordinator gives the view to whoever starts it.
  private func isHandedOut(_ owner: ObjectID) -> Bool {
    guard let view = graph.type(owner), roles.isView(view) else { return false }
    return places.keys.contains { if case .handedOut(_, let screen) = $0 { graph.type(screen) == view } else { false } }
  }

  /// Whether a page that refers to a coordinator already makes the view, which makes another of that kind to go on with.
  private func isMadeByPageOfItsKind(_ owner: ObjectID) -> Bool {
    guard let coordinator = interpreter.standIns.coordinator(viewedBy: owner), let page = interpreter.heap[owner].maker,
      interpreter.kinds.isScreen(page)
    else { return false }
    return places.keys.contains { effect in
      if case .stored(page, _, coordinator, _, _, _) = effect { true } else { false }
    }
  }

  /// Whether a coordinator's view keeps, for who makes the view, what that one made.
  private func keepsForMaker(_ view: ObjectID, _ name: String, _ owner: ObjectID) -> Bool {
    interpreter.standIns.coordinator(viewedBy: view) != nil && interpreter.heap[view].maker == owner
      && isOwnState(name, of: view)
  }

  /// Whether what a type's code makes at a place it makes for coordinators that call it there. One that restarts the app is itself of the type that
  /// is made.
  private func works(_ helper: TypeID, forCoordinatorsAt sites: [Site]) -> Bool {
    places.contains { effect, others in
      guard case .made(let actor, let maker, let coordinator) = effect else { return false }
      return graph.isCoordinator(actor) && graph.type(actor) != graph.type(coordinator) && graph.type(maker) == helper
        && others.last == sites.last
    }
  }
}
