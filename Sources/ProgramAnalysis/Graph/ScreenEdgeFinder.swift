import Collections
import GraphModel

/// Edges from coordinators to the screens that they show.
struct ScreenEdgeFinder: GraphPart {
  let graph: GraphBuilder

  private struct Row: Hashable {
    let coordinator: TypeID
    let screen: TypeID
    let transition: Transition
  }

  /// Screens that a coordinator shows, or makes for another to show.
  func screenEdges() -> [GraphBuilder.TypeEdge] {
    var rows: OrderedDictionary<Row, (sites: [Site], isCertain: Bool)> = [:]
    var (called, uncalled): (Set<Row>, Set<Row>) = ([], [])
    var ownScreens: Set<[ObjectID]> = []
    func add(_ row: Row, _ screen: ObjectID, of owner: ObjectID, _ effect: Effect, _ sites: [Site], isCertain: Bool) {
      if row.transition != .tab { ownScreens.insert([owner, screen]) }
      rows[row] = (
        rows[row]?.sites ?? sites.map { place(of: screen, row.transition, in: $0) },
        rows[row]?.isCertain == true || isCertain
      )
      if log.called.contains(effect) { called.insert(row) } else { uncalled.insert(row) }
    }
    var handedOut: [(row: Row, owner: ObjectID, screen: ObjectID, sites: [Site], isCertain: Bool)] = []
    lazy var handled = handledScreens()
    func addShown(
      _ screen: ObjectID, by actor: ObjectID, _ transition: Transition, _ effect: Effect, _ sites: [Site]
    ) {
      guard let (owner, transition) = attribution(of: screen, shownBy: actor, transition),
        let row = row(owner, screen, transition)
      else { return }
      // That the container shows what the user chooses is said by the tab.
      if places[.supplied(actor: owner, container: actor, screen: screen)] != nil, letsChoose(actor, screen) {
        return
      }
      // A parent of its own kind shows the stack that it hands upward.
      if interpreter.recorder.makesItsOwnKind(actor), places[.stacked(actor: actor, screen: screen)] != nil {
        return
      }
      // What a factory puts together with the page that embeds it is that page's own part.
      if owner != actor, transition == .embed, !graph.isCoordinator(actor), !handled.contains([owner, screen]) {
        return
      }
      if owner != actor,
        transition == .embed
          || graph.stacked.contains([owner, screen]) && !isTab(transition, of: actor, madeBy: owner)
      {
        let handed = self.row(owner, screen, handedTransition(of: screen, by: owner)) ?? row
        handedOut.append((handed, owner, screen, sites, graph.isCertain(effect)))
        return
      }
      add(row, screen, of: owner, effect, sites, isCertain: graph.isCertain(effect))
    }
    for (effect, sites) in places where !graph.impossibleEffects.contains(effect) {
      switch effect {
      case .shown(let actor, let screen, let transition):
        for seen in graph.placements.seen(screen, shownBy: actor, transition) {
          addShown(seen.screen, by: actor, seen.transition, effect, sites)
        }
      case .stacked(let actor, let stackedScreen):
        guard let screen = graph.placements.seen(stackedScreen, shownBy: actor, .root).first?.screen,
          let (owner, transition) = attribution(of: screen, shownBy: actor, .root),
          let row = row(owner, screen, transition), !isShownOtherwise(screen, by: actor)
        else { continue }
        add(row, screen, of: owner, effect, sites, isCertain: graph.isCertain(effect))
      case .supplied(let actor, let container, let screen):
        // A container that was given several and shows one of them lets the user choose: a tab bar.
        guard letsChoose(container, screen), let row = row(actor, screen, .tab) else { continue }
        add(row, screen, of: actor, effect, sites, isCertain: true)
      case .handedOut(let coordinator, let screen):
        guard let row = row(coordinator, screen, handedTransition(of: screen, by: coordinator)) else { continue }
        handedOut.append((row, coordinator, screen, sites, graph.isCertain(effect)))
      default: continue
      }
    }
    let shown = Set(rows.keys.filter { $0.transition != .tab }.map { [$0.coordinator, $0.screen] })
    // What a coordinator shows itself it may hand out too; then the showing says more.
    for handed in handedOut
    where !ownScreens.contains([handed.owner, handed.screen]) && rows[handed.row] == nil
      && !(roles.isView(handed.row.screen) && rows[tab(of: handed.row)] != nil)
    {
      rows[handed.row] = (handed.sites, handed.isCertain)
    }
    // A page that holds the stack stands at the bottom of it itself, unless the coordinator puts the page elsewhere, stack and all.
    for (pair, site) in interpreter.presentation.stackPages {
      guard let row = row(pair[0], pair[1], .root), !shown.contains([row.coordinator, row.screen]) else { continue }
      rows[row] = ([site], true)
    }
    // How a screen is shown is known where calls tell it; where none does, all branches count.
    uncalled.subtract(called)
    let told = Set(rows.keys.filter { !uncalled.contains($0) }.map { [$0.coordinator, $0.screen] })
    rows.removeAll { row, _ in uncalled.contains(row) && told.contains([row.coordinator, row.screen]) }
    // A view that is part of another wherever that stands, and at the bottom of the window, is seen there.
    let bottoms = Set(
      rows.keys.filter { $0.transition == .root && roles.isView($0.screen) }.map { [$0.coordinator, $0.screen] })
    let initial = initialScreens(among: Set(rows.keys))
    return rows.filter { row, _ in row.transition != .embed || !bottoms.contains([row.coordinator, row.screen]) }.map {
      row, found in
      GraphBuilder.TypeEdge(
        from: row.coordinator, to: row.screen,
        relation: .relation(.screen(ScreenRelation(row.transition, isInitial: initial.contains(row)))),
        isCertain: found.isCertain, evidence: found.sites)
    }
  }

  /// Where a screen is shown: of a view that the closure of a modifier makes, its own place, as the modifiers before it may take many lines.
  private func place(of screen: ObjectID, _ transition: Transition, in site: Site) -> Site {
    guard transition != .root, let made = interpreter.heap[screen].site, site.contains(made),
      graph.type(screen).map(roles.isView) == true, graph.location(made).line > graph.location(site).line
    else { return site }
    return made
  }

  /// The same, as a tab.
  private func tab(of row: Row) -> Row { Row(coordinator: row.coordinator, screen: row.screen, transition: .tab) }

  /// Each coordinator with the screens that its own code makes or is given by what it calls.
  private func handledScreens() -> Set<[ObjectID]> {
    let activations = interpreter.solver.activations
    return log.reached.reduce(into: []) { handled, id in
      guard graph.isCoordinatorCode(activations[id]) else { return }
      let coordinator = activations[id].actor
      let given = activations[id].calls.map { activations[$0.callee].result }.reduce(into: ValueSet()) {
        $0.formUnion($1)
      }
      let made = activations[id].allocations.map(\.object)
      for screen in made + interpreter.shownScreens.screens(in: given) { handled.insert([coordinator, screen]) }
    }
  }

  /// Whether a tab bar controller that a coordinator made shows a stack of the coordinator's as a tab.
  private func isTab(_ transition: Transition, of container: ObjectID, madeBy coordinator: ObjectID) -> Bool {
    transition == .tab && interpreter.heap[container].maker == coordinator
  }

  /// What is handed upward is embedded, or stands at the bottom of the navigation stack in which it is handed.
  private func handedTransition(of screen: ObjectID, by coordinator: ObjectID) -> Transition {
    graph.stacked.contains([coordinator, screen]) ? .root : .embed
  }

  /// Whether a coordinator that put a screen into a stack of its own making also shows it, as it does by presenting the stack. What is
  /// pushed by itself too stands at the bottom of the stack nevertheless, and so does a view that is shown in a sheet as well.
  func isShownOtherwise(_ screen: ObjectID, by actor: ObjectID) -> Bool {
    guard places[.stacked(actor: actor, screen: screen)] != nil, !interpreter.recorder.makesItsOwnKind(actor) else {
      return false
    }
    let isView = graph.type(screen).map { roles.isView($0) } == true
    let isShownAsStack = interpreter.embedded.shownInStacks.contains([actor, screen])
    let isCalled = log.called.contains(.stacked(actor: actor, screen: screen))
    return Transition.allCases.contains { transition in
      let shown = Effect.shown(actor: actor, screen: screen, transition: transition)
      return (transition != .push && !isView || isShownAsStack)
        && (isCalled ? log.called.contains(shown) : places[shown] != nil)
    }
  }

  /// The screens that a coordinator's initializer, start or view brings up at once, itself or by what it calls, and those that it hands
  /// to its parent.
  private func initialScreens(among rows: Set<Row>) -> Set<Row> {
    var found: Set<Row> = []
    let begun = openings.activations()
    let stackedLater = stackedLater(than: begun)
    for activation in begun {
      let content = openings.showsCoordinator(activation) ? content(of: activation) : []
      let own = activation.shown.filter {
        !$0.isConditional && !$0.path.isLater && !isImpossible($0, activation.actor)
      }
      for shown in own + content {
        for seen in graph.placements.seen(shown.screen, shownBy: activation.actor, shown.transition) {
          guard let (owner, transition) = attribution(of: seen.screen, shownBy: activation.actor, seen.transition),
            let row = row(owner, seen.screen, transition)
          else { continue }
          found.insert(row)
        }
      }
      for case .supplied(let actor, let container, let screen) in activation.effects.map(\.effect)
      where letsChoose(container, screen) {
        if let row = row(actor, screen, .tab) { found.insert(row) }
      }
    }
    found.formUnion(begun.flatMap(givenScreens))
    // What starts the app shows the view that the coordinator hands to it.
    for case .shown(let actor, let screen, .root) in places.keys
    where graph.type(actor).map(roles.isLaunched) == true && interpreter.standIns.coordinator(viewedBy: screen) != nil {
      if let (owner, transition) = attribution(of: screen, shownBy: actor, .root),
        let row = row(owner, screen, transition)
      {
        found.insert(row)
      }
    }
    return addingHandedOut(to: found, among: rows) { !stackedLater.contains($0) }
  }

  /// The first screens with those that coordinators hand out at once: what one of its own pages asks for is seen when the page is.
  private func addingHandedOut(
    to first: Set<Row>, among rows: Set<Row>, where isHandedAtOnce: ([ObjectID]) -> Bool
  ) -> Set<Row> {
    var found = first
    var (asked, unasked): ([(row: Row, pages: Set<TypeID>)], Set<Row>) = ([], [])
    let pages = pagesOfCoordinators()
    for id in log.reached {
      let activation = interpreter.solver.activations[id]
      for case .handedOut(let coordinator, let screen) in activation.effects.map(\.effect)
      where isHandedAtOnce([coordinator, screen]) {
        guard let row = row(coordinator, screen, handedTransition(of: screen, by: coordinator)), rows.contains(row)
        else { continue }
        let asking = pages.filter {
          graph.type($0) == graph.type(activation.actor) || openings.has($0, activation.actor)
        }
        // Where the coordinator's methods are begun with, whoever may call them, nobody is seen to ask.
        if activation.actor == coordinator {
          unasked.insert(row)
        } else if asking.isEmpty {
          found.insert(row)
        } else {
          asked.append((row, Set(asking.compactMap { graph.type($0) })))
        }
      }
    }
    found.formUnion(unasked.subtracting(asked.map(\.row)))
    found.formIntersection(rows)
    var seen = Set(found.map(\.screen))
    while let next = asked.firstIndex(where: { !$0.pages.isDisjoint(with: seen) }) {
      let (row, _) = asked.remove(at: next)
      found.insert(row)
      seen.insert(row.screen)
    }
    return found
  }

  /// The pages that coordinators show.
  private func pagesOfCoordinators() -> Set<ObjectID> {
    places.keys.reduce(into: []) { pages, effect in
      switch effect {
      case .shown(let actor, let screen, let transition):
        guard interpreter.kinds.isAppScreen(screen),
          let (owner, _) = attribution(of: screen, shownBy: actor, transition),
          graph.isCoordinator(owner)
        else { return }
        pages.insert(screen)
      case .stacked(let actor, let screen) where graph.isCoordinator(actor) && interpreter.kinds.isAppScreen(screen):
        pages.insert(screen)
      default: return
      }
    }
  }

  /// The views that a coordinator's start gives to whoever called it and shows them: `.sheet(isPresented: $isOpen) { coordinator.start() }`.
  private func givenScreens(by activation: Activation) -> [Row] {
    guard case .function = activation.code, case .object(let coordinator)? = activation.receiver,
      graph.isCoordinator(coordinator)
    else { return [] }
    let views = interpreter.shownScreens.screens(in: activation.result).filter {
      graph.type($0).map(roles.isView) == true
    }
    if views.count > 1, isForAnyRoute(activation) { return [] }
    return views.flatMap { screen in
      [Transition.push, .present, .root].compactMap { transition in
        let isShown = places.keys.contains { effect in
          guard case .shown(let actor, screen, transition) = effect else { return false }
          return !graph.isCoordinator(actor)
        }
        return isShown ? row(coordinator, screen, transition) : nil
      }
    }
  }

  /// Whether a body is passed a route of which only the type is known: `.navigationDestination(for: Page.self) { build($0) }`.
  private func isForAnyRoute(_ activation: Activation) -> Bool {
    activation.arguments.contains { values in
      !values.objects.isEmpty
        && values.objects.allSatisfy { route in
          interpreter.heap[route].kind == .opaque && graph.type(route).map { program[$0].kind == .enum } == true
        }
    }
  }

  /// Each coordinator with the screens that only a later step puts into the stack that it hands out.
  private func stackedLater(than begun: [Activation]) -> Set<[ObjectID]> {
    let begun = Set(begun.map(\.id))
    let steps = openings.steps()
    var stacked: (early: Set<[ObjectID]>, late: Set<[ObjectID]>) = ([], [])
    for id in log.reached {
      for case .stacked(let coordinator, let screen) in interpreter.solver.activations[id].effects.map(\.effect) {
        if steps.contains(id), !begun.contains(id) {
          stacked.late.insert([coordinator, screen])
        } else {
          stacked.early.insert([coordinator, screen])
        }
      }
    }
    return stacked.late.subtracting(stacked.early)
  }

  /// What a coordinator's view consists of; nothing where that is one of several, which a state may choose from.
  private func content(of activation: Activation) -> [Shown] {
    let shown = activation.effects.compactMap { recorded -> Shown? in
      guard case .shown(_, let screen, let transition) = recorded.effect else { return nil }
      return Shown(screen: screen, transition: transition, site: recorded.site)
    }
    return shown.count == 1 ? shown : []
  }

  private func isImpossible(_ shown: Shown, _ actor: ObjectID) -> Bool {
    graph.impossibleEffects.contains(.shown(actor: actor, screen: shown.screen, transition: shown.transition))
  }

  private func letsChoose(_ container: ObjectID, _ screen: ObjectID) -> Bool {
    guard let type = graph.type(container), !graph.placements.isTold(screen, in: container) else { return false }
    if program[type].isExternal { return program[type].name.contains("Tab") }
    return places[.shown(actor: container, screen: screen, transition: .embed)] != nil
  }

  private func row(_ coordinator: ObjectID, _ screen: ObjectID, _ transition: Transition) -> Row? {
    guard let from = graph.type(coordinator), let to = graph.type(screen), interpreter.kinds.isAppScreen(screen) else {
      return nil
    }
    return Row(coordinator: from, screen: to, transition: transition)
  }

  /// Whether a view pushes or presents what a coordinator gives it, as in `.sheet(isPresented: $isOpen) { coordinator.start() }`; what it does
  /// not is part of it.
  func isPutForward(_ coordinator: ObjectID, by view: ObjectID) -> Bool {
    places.keys.contains { effect in
      guard case .shown(view, let screen, let transition) = effect, [.push, .present].contains(transition) else {
        return false
      }
      return attribution(of: screen, shownBy: view, transition)?.0 == coordinator
    }
  }

  /// Whether a coordinator made another one for a screen that it made too, and which the other one keeps, by itself or in a struct of what it
  /// depends on: `DetailCoordinator(page: page)`.
  private func isHandedDown(_ screen: ObjectID, by maker: ObjectID, to coordinator: ObjectID) -> Bool {
    guard interpreter.recorder.makers[coordinator]?.contains(maker) == true,
      interpreter.recorder.makers[maker]?.contains(coordinator) != true, let type = graph.type(coordinator)
    else { return false }
    return program[type].orderedProperties.contains { property in
      guard !property.fact.isComputed, !property.fact.isStatic, let declared = property.type,
        case .named = program.resolution.expand(declared).reference
      else { return false }
      return reachable(from: interpreter.memory.field(property.fact.name, of: coordinator).objects) { id in
        interpreter.heap[id].kind == .instance && interpreter.envelopes.isWrapper(id)
          ? interpreter.heap[id].filledFields.flatMap(\.value.objects) : []
      }.contains(screen)
    }
  }

  /// Whose screen it is: a screen belongs to the coordinator that made it. Where another shows it, its maker handed it upward.
  func attribution(
    of screen: ObjectID, shownBy actor: ObjectID, _ transition: Transition
  ) -> (ObjectID, Transition)? {
    let maker = interpreter.libraryChildren.owner(of: screen)
    if graph.isCoordinator(actor) {
      if let maker, maker != actor, !isHandedDown(screen, by: maker, to: actor) { return (maker, .embed) }
      return (actor, transition)
    }
    // A container of the maker's shows what it was given, and the app's window what the maker puts there; a presenter shows what it
    // was handed out.
    if interpreter.standIns.isHandedOn(screen, to: actor) { return maker.map { ($0, .embed) } }
    let isLaunched = graph.type(actor).map(roles.isLaunched) ?? false
    return maker.map { ($0, isLaunched || interpreter.kinds.isAppScreen(actor) ? transition : .embed) }
  }
}
