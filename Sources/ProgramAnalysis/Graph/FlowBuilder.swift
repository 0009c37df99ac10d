import Collections
import GraphModel

/// Follows what happens on a screen to what its coordinator shows next.
///
/// The interpreter kept who called whom. A flow begins in code of a screen, or of an object that works for it, crosses into a
/// coordinator by a message, and ends where a coordinator shows a screen or starts a child: a child's own first screens are
/// no part of it.
struct FlowBuilder {
  let graph: GraphBuilder
  let interpreter: Interpreter
  let children: Set<[TypeID]>
  /// Pairs of a coordinator and a screen of its own.
  private let screenPairs: Set<[TypeID]>
  /// The screens of coordinators.
  private let coordinatorsOwn: Set<TypeID>
  /// Pairs of a coordinator and a screen or child that are joined by likely edges alone.
  private let likely: Set<[TypeID]>
  /// By coordinator, the types of its screens that others show for it.
  let viewsShownForChildren: [ObjectID: Set<TypeID>]
  /// The screens that the code of coordinators shows, not that of other screens.
  let pages: Set<ObjectID>
  /// By screen, or part of one, the screens that it pushes or presents itself.
  let putForward: [ObjectID: [Shown]]
  /// Activations by the object whose code they run.
  let activations: [ObjectID: [Int]]
  /// Views that are parts of the page whose code makes them, and view controllers that only the one embeds which makes them.
  let parts: [ObjectID: [ObjectID]]
  /// What the code of a screen makes for the system to call, as a table's source, whether or not the screen keeps it.
  let delegates: [ObjectID: [ObjectID]]
  /// By object, the screens that have it in a property of their own.
  let owners: [ObjectID: Set<ObjectID>]
  /// Those of the view controllers: what happens on them happens on the screen around them.
  private let embeddedParts: Set<ObjectID>
  /// Activations that lead to a message to a coordinator.
  let sending: CallReachability
  /// Activations that lead to something that is shown, the system's own controllers too, and those that lead to anything a flow ends
  /// with.
  let showing: CallReachability
  let moving: CallReachability
  let heldCases: HeldCases
  let runClosures: RunClosures
  let handedScreens: HandedScreens

  init(graph: GraphBuilder, edges: [GraphBuilder.TypeEdge]) {
    self.graph = graph
    interpreter = graph.interpreter
    handedScreens = HandedScreens(graph.interpreter)
    children = Set(edges.compactMap { if case .relation(.child) = $0.relation { [$0.from, $0.to] } else { nil } })
    screenPairs = Set(edges.compactMap { if case .relation(.screen) = $0.relation { [$0.from, $0.to] } else { nil } })
    coordinatorsOwn = Set(screenPairs.map { $0[1] })
    likely = Self.likely(among: edges)
    viewsShownForChildren = graph.places.keys.reduce(into: [:]) { views, effect in
      guard case .shown(let actor, let screen, _) = effect,
        let owner = graph.interpreter.libraryChildren.owner(of: screen), owner != actor, let type = graph.type(screen)
      else { return }
      views[owner, default: []].insert(type)
    }
    pages = Set(
      graph.places.keys.compactMap { effect in
        switch effect {
        case .shown(let actor, let screen, _), .stacked(let actor, let screen):
          graph.isCoordinator(actor) ? screen : nil
        default: nil
        }
      })
    putForward = Self.putForward(graph)
    var activations: [ObjectID: [Int]] = [:]
    for activation in graph.log.reached.map({ graph.interpreter.solver.activations[$0] }) {
      if case .object(let receiver)? = activation.receiver { activations[receiver, default: []].append(activation.id) }
    }
    self.activations = activations
    let embedded = Self.embeddedParts(graph, coordinatorsOwn)
    embeddedParts = Set(embedded.values.joined())
    parts = Self.parts(graph).merging(embedded) { $0 + $1 }
    delegates = Self.delegates(graph)
    owners = Self.owners(graph)
    let all = graph.interpreter.solver.activations
    heldCases = HeldCases(interpreter: graph.interpreter)
    runClosures = RunClosures(graph)
    func isCoordinator(_ activation: Activation) -> Bool { graph.isCoordinatorCode(activation) }
    sending = CallReachability(
      to: { $0.calls.contains { isCoordinator(all[$0.callee]) } }, in: all, following: { !isCoordinator($1) })
    showing = CallReachability(to: { $0.showsSomething || !$0.shown.isEmpty }, in: all)
    moving = CallReachability(
      to: { !$0.shown.isEmpty || !$0.made.isEmpty || $0.calls.contains { isCoordinator(all[$0.callee]) } }, in: all)
  }

  /// Whether a coordinator starts another, or is a base class of which subclasses do, whose children they are.
  func isChild(_ child: TypeID, of parent: TypeID) -> Bool {
    children.contains([parent, child])
      || graph.nodeFinder.isBase(parent)
        && graph.program.hierarchy.concreteSubtypes(of: parent).contains { children.contains([$0, child]) }
  }

  /// What pages do by themselves when the user wants to go on: view controllers by what they call, views by links and state that only they
  /// have.
  private static func putForward(_ graph: GraphBuilder) -> [ObjectID: [Shown]] {
    lazy var bound = boundElsewhere(graph.interpreter)
    lazy var holders = holders(graph.interpreter)
    return graph.log.reached.reduce(into: [:]) { putForward, id in
      let activation = graph.interpreter.solver.activations[id]
      guard !graph.isCoordinator(activation.actor), let type = graph.type(activation.actor) else { return }
      for shown in activation.shown where [.push, .present].contains(shown.transition) {
        let isOwn =
          switch shown.means {
          case .link: true
          case .state(let place):
            !bound.contains(place)
              && (place.holder == activation.actor || holders[place.holder] == [activation.actor])
          // A state that the page itself was seen to write.
          case nil: graph.roles.isController(type) || activation.code.isPresentation
          }
        if isOwn { putForward[activation.actor, default: []].append(shown) }
      }
    }
  }

  /// By object, what has it in a field.
  private static func holders(_ interpreter: Interpreter) -> [ObjectID: Set<ObjectID>] {
    interpreter.heap.objects.reduce(into: [:]) { holders, object in
      for held in object.filledFields.flatMap(\.value.objects) { holders[held, default: []].insert(object.id) }
    }
  }

  /// The places of state to which others than their holders have bindings, who may write to them.
  private static func boundElsewhere(_ interpreter: Interpreter) -> Set<StatePlace> {
    interpreter.heap.objects.reduce(into: []) { bound, object in
      for reference in object.filledFields.flatMap(\.value.objects) {
        for place in interpreter.bindings.referred(by: reference) ?? [] where place.holder != object.id {
          bound.insert(place)
        }
      }
    }
  }

  private static func parts(_ graph: GraphBuilder) -> [ObjectID: [ObjectID]] {
    let shown = Set(graph.places.keys.compactMap(\.shownScreen))
    let pages = Set(shown.compactMap { graph.type($0) })
    let (heap, kinds) = (graph.interpreter.heap, graph.interpreter.kinds)
    // One object may stand for a view that several make alike.
    var makers: [ObjectID: OrderedSet<ObjectID>] = [:]
    for activation in graph.log.reached.map({ graph.interpreter.solver.activations[$0] }) {
      for allocation in activation.allocations { makers[allocation.object, default: []].append(activation.actor) }
    }
    return heap.objects.reduce(into: [:]) { parts, object in
      guard object.kind == .instance, let type = object.type else { return }
      // A hosting controller that is the page consists of the view that it hosts, whoever made that.
      let hosted = kinds.hostedViews(of: object.id)
      if !hosted.isEmpty { parts[object.id, default: []] += hosted }
      // What a page's source makes is the page's, as the source is.
      let isCell = graph.program.hierarchy.isCell(type)
      guard isCell || graph.roles.isView(type) && kinds.isScreen(object.id),
        !shown.contains(object.id),
        // What is a page elsewhere sends for itself what it sends to the coordinator that it was given.
        !pages.contains(type) || !graph.holdsCoordinator(object.id)
      else { return }
      for maker in makers[object.id] ?? [] where (isCell || kinds.isScreen(maker)) && maker != object.id {
        parts[maker, default: []].append(object.id)
      }
    }
  }

  private static func owners(_ graph: GraphBuilder) -> [ObjectID: Set<ObjectID>] {
    let kinds = graph.interpreter.kinds
    return graph.interpreter.heap.objects.reduce(into: [:]) { owners, object in
      guard kinds.isAppScreen(object.id) else { return }
      for held in object.filledFields.flatMap(\.value.objects) where !kinds.isAppScreen(held) {
        owners[held, default: []].insert(object.id)
      }
    }
  }

  private static func delegates(_ graph: GraphBuilder) -> [ObjectID: [ObjectID]] {
    graph.interpreter.heap.objects.reduce(into: [:]) { delegates, object in
      guard graph.interpreter.kinds.isPagesDelegate(object.id), let maker = object.maker else { return }
      delegates[maker, default: []].append(object.id)
    }
  }

  /// The pages of a page view controller, and other children of a screen that makes them itself and that no coordinator shows. One that a
  /// coordinator listens to itself, `home.members.onSelect = { … }`, sends for itself.
  private static func embeddedParts(
    _ graph: GraphBuilder, _ coordinatorsOwn: Set<TypeID>
  ) -> [ObjectID: [ObjectID]] {
    var showings: OrderedDictionary<ObjectID, Set<Effect>> = [:]
    for effect in graph.places.keys {
      if let screen = effect.shownScreen { showings[screen, default: []].insert(effect) }
    }
    let heard = heardByCoordinators(graph)
    let hosts = hostsOfOne(showings, graph)
    return showings.reduce(into: [:]) { parts, showing in
      let (screen, effects) = showing
      guard let type = graph.type(screen), !coordinatorsOwn.contains(type),
        let maker = graph.interpreter.heap[screen].maker, graph.interpreter.kinds.isAppScreen(maker),
        effects == [.shown(actor: maker, screen: screen, transition: .embed)]
      else { return }
      // A view that is all of the page is the page, whoever listens to it.
      let isAllOfIt = graph.roles.isView(type) && hosts.contains(maker)
      guard isAllOfIt || graph.roles.isController(type) && !heard.contains(screen) else { return }
      let held = graph.interpreter.heap[screen].filledFields.flatMap(\.value.objects)
      // What the page around it has as well is that one's.
      let around = Set(graph.interpreter.heap[maker].filledFields.flatMap(\.value.objects))
      let isHeard = held.contains {
        heard.contains($0) && !around.contains($0) && !graph.interpreter.kinds.isAppScreen($0)
      }
      if isAllOfIt || !isHeard { parts[maker, default: []].append(screen) }
    }
  }

  /// The view controllers that make one screen for themselves alone: what they host is all that the user sees of them.
  private static func hostsOfOne(
    _ showings: OrderedDictionary<ObjectID, Set<Effect>>, _ graph: GraphBuilder
  ) -> Set<ObjectID> {
    var made: [ObjectID: Set<TypeID>] = [:]
    for (screen, effects) in showings {
      guard let maker = graph.interpreter.heap[screen].maker, let type = graph.type(screen),
        graph.type(maker).map(graph.roles.isController) == true,
        effects.contains(.shown(actor: maker, screen: screen, transition: .embed))
      else { continue }
      made[maker, default: []].insert(type)
    }
    return Set(made.filter { $0.value.count == 1 }.keys)
  }

  /// What coordinators gave a callback, or themselves, or whose streams they listen to.
  private static func heardByCoordinators(_ graph: GraphBuilder) -> Set<ObjectID> {
    graph.places.keys.reduce(into: []) { heard, effect in
      switch effect {
      case .wired(let holder, _, let coordinator, let actor, _),
        .stored(let holder, _, let coordinator, _, _, let actor):
        if actor == coordinator { heard.insert(holder) }
      case .subscribed(let source, _, _): heard.insert(source)
      default: return
      }
    }
  }

  private static func likely(among edges: [GraphBuilder.TypeEdge]) -> Set<[TypeID]> {
    let steps = edges.filter { edge in
      switch edge.relation {
      case .relation(.child), .relation(.screen): true
      default: false
      }
    }
    return Set(steps.filter { !$0.isCertain }.map { [$0.from, $0.to] })
      .subtracting(steps.filter(\.isCertain).map { [$0.from, $0.to] })
  }

  func flowEdges() -> [GraphBuilder.TypeEdge] {
    var rows: OrderedDictionary<GraphBuilder.Move, (site: Site?, isCertain: Bool)> = [:]
    var ways: [ScreenMessages.Entry: FlowOutcomes.Way] = [:]
    let workers = OrderedDictionary(uniqueKeysWithValues: screens().map { ($0, screenMessages.workers(of: $0)) })
    let allWorkers = Set(workers.values.joined())
    for (screen, workers) in workers {
      guard let from = graph.type(screen) else { continue }
      let messages = screenMessages.messages(from: screen, workers: workers, allWorkers: allWorkers)
      for sent in messages where ways[sent.entry] == nil { ways[sent.entry] = flowOutcomes.way(from: sent.entry) }
      let answers = answers(among: messages, ways)
      for sent in messages where !answers.contains(sent.entry.activation) {
        guard let outcomes = ways[sent.entry]?.outcomes else { continue }
        let isSent = graph.log.certain.contains(sent.entry.activation)
        // A stack that is refilled keeps the screen that the user is on, and a child that goes on in its parent's stack begins nothing.
        for outcome in outcomes
        where (!outcome.fillsStack || outcome.to != from) && (!outcome.showsView || !shows(outcome.to, from)) {
          // A move is no more certain than that its end is shown at all.
          let isCertain = isSent && !likely.contains([outcome.by, outcome.to])
          let row = GraphBuilder.Move(
            from: from, to: outcome.to, trigger: sent.message, move: outcome.move, by: outcome.by)
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

  /// The callbacks that another message makes the screen call, which are no messages of its own; where callbacks only make it call one another,
  /// they are.
  private func answers(
    among messages: [ScreenMessages.SentMessage], _ ways: [ScreenMessages.Entry: FlowOutcomes.Way]
  ) -> OrderedSet<Int> {
    let callbacks = messages.reduce(into: [Int: BitSet]()) { callbacks, sent in
      callbacks[sent.entry.activation, default: BitSet()].formUnion(ways[sent.entry]?.callbacks ?? BitSet())
    }
    let called = callbacks.reduce(into: BitSet()) { called, entry in
      called.formUnion(entry.value.subtracting([entry.key]))
    }
    let first = callbacks.keys.filter { !called.contains($0) }.sorted()
    return reachable(from: first) { callbacks[$0] ?? BitSet() }.subtracting(first)
  }

  func shows(_ coordinator: TypeID, _ screen: TypeID) -> Bool { screenPairs.contains([coordinator, screen]) }

  /// Whether an edge says that a coordinator shows screens of that type.
  func isShownByCoordinator(_ screen: ObjectID) -> Bool { graph.type(screen).map(coordinatorsOwn.contains) == true }

  // MARK: - From the screen to the coordinator

  /// Every screen object that was shown, in the order of its first showing.
  private func screens() -> OrderedSet<ObjectID> {
    var found: OrderedSet<ObjectID> = []
    for effect in graph.places.keys {
      if case .shown(let actor, let screen, let transition) = effect {
        found.append(contentsOf: graph.placements.seen(screen, shownBy: actor, transition).map(\.screen))
      } else if let screen = effect.shownScreen {
        found.append(screen)
      }
    }
    // Pages that hold a coordinator's stack stand at the bottom of it.
    for pair in interpreter.presentation.stackPages.keys { found.append(pair[1]) }
    let pages = Set(found.compactMap { graph.type($0) })
    found.append(contentsOf: pagesShownElsewhere())
    found.subtract(
      embeddedParts.filter { part in
        guard let maker = interpreter.heap[part].maker else { return false }
        // What stands for all pages of a type is none of those that are shown.
        return found.contains(maker)
          || interpreter.heap[maker].kind == .opaque && graph.type(maker).map(pages.contains) == true
      })
    return found
  }

  /// View controllers that coordinators listen to and that code without source shows, as what a library keeps from a storyboard:
  /// `(SideMenu.shared.content as? MenuViewController)?.onSelect = { … }`.
  private func pagesShownElsewhere() -> [ObjectID] {
    let shown = Set(graph.places.keys.compactMap { $0.shownScreen.flatMap { graph.type($0) } })
    let heard = Self.heardByCoordinators(graph)
    return interpreter.heap.objects.filter { object in
      guard interpreter.kinds.isKnownByCast(object.id), interpreter.kinds.isAppScreen(object.id),
        let type = object.type, graph.roles.isController(type), object.maker.map(graph.isCoordinator) == true,
        !shown.contains(where: { graph.program.hierarchy.isSubtype($0, of: type) })
      else { return false }
      let models = object.filledFields.flatMap(\.value.objects).filter {
        graph.type($0).map(graph.program.isCalledViewModel) == true
      }
      return heard.contains(object.id) || models.contains(where: heard.contains)
    }.map(\.id)
  }
}
