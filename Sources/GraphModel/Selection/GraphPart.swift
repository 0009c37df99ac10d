/// A part of a graph as a document of its own, and what is not shown of it.
public struct GraphPart: Equatable, Sendable {
  /// How much a card stands for beside itself.
  public struct Rest: Equatable, Sendable {
    /// Coordinators that it leads to and that are not shown.
    public let coordinators: Int
    /// Screens of its own and of those that are not shown.
    public let screens: Int

    /// "+3 coordinators, 7 screens".
    public var words: String {
      let counts = [(coordinators, "coordinator"), (screens, "screen")].filter { $0.0 > 0 }
      return "+" + counts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
  }

  /// What is shown.
  public let document: GraphDocument
  /// What cards stand for beside themselves, by the `id` of their coordinators.
  public let rests: [String: Rest]

  /// What it is a part of.
  public let whole: GraphDocument

  /// The whole of a document.
  public init(whole document: GraphDocument) {
    self.document = document
    whole = document
    rests = [:]
  }

  /// - Parameter whole: the document that the plan is about.
  init(_ plan: SelectionPlan, of whole: GraphDocument) {
    let fold = Fold(plan)
    let part = GraphDocument(
      generator: whole.generator, nodes: fold.nodes, edges: fold.edges, diagnostics: whole.diagnostics)
    self.whole = whole
    rests = plan.tellsRest ? fold.rests : [:]
    document =
      switch plan.only {
      case .coordinators: part.coordinatorsAlone
      case .screens: part.screensAlone
      case nil: part
      }
  }

  /// What a coordinator leads to, with what starts it.
  package init(of document: GraphDocument, flowFrom head: String) {
    var plan = SelectionPlan(GraphSelection(), in: document)
    plan.keepFlow(from: head)
    self.init(plan, of: document)
  }

  /// The document with some coordinators standing for what only they lead to.
  package init(of document: GraphDocument, collapsing ids: Set<String>, keepsScreens: Bool) {
    var plan = SelectionPlan(GraphSelection(), in: document)
    plan.collapse(ids, keepsScreens: keepsScreens)
    self.init(plan, of: document)
  }
}

/// Takes the shown nodes out of a document, and puts what a collapsed coordinator stands for into its card.
private struct Fold {
  private let plan: SelectionPlan
  private(set) var edges: [Edge]
  /// The shown coordinator that what is not shown is told of, by `id`.
  private let standIns: [String: String]

  init(_ plan: SelectionPlan) {
    self.plan = plan
    standIns = Self.standIns(plan)
    let document = plan.document
    let others = Set(plan.document.nodes.filter { $0.kind == .participant }.map(\.id))
    let stays = { (edge: Edge) in
      if edge.isScreen, plan.bare.contains(edge.from) { return false }
      return [edge.from, edge.to].allSatisfy { plan.shown.contains($0) || others.contains($0) }
    }
    let kept = document.edges.filter(stays)
    var started = Set(kept.filter(\.relation.isStart).map { [$0.from, $0.to] })
    edges = kept
    for edge in document.edges where !stays(edge) {
      guard let edge = redirected(edge), edge.flow != nil || started.insert([edge.from, edge.to]).inserted else {
        continue
      }
      edges.append(edge)
    }
  }

  private static func standIns(_ plan: SelectionPlan) -> [String: String] {
    let steps = Steps.starts(plan.document)
    var waiting = plan.document.nodes.filter { $0.kind == .coordinator && plan.shown.contains($0.id) }.map(\.id)
    var standIns = Dictionary(waiting.map { ($0, $0) }) { first, _ in first }
    var next = 0
    while next < waiting.count {
      for target in steps.following[waiting[next]] ?? [] where standIns[target] == nil {
        standIns[target] = standIns[waiting[next]]
        waiting.append(target)
      }
      next += 1
    }
    for edge in plan.document.edges where edge.isScreen && !plan.shown.contains(edge.to) && standIns[edge.to] == nil {
      standIns[edge.to] = standIns[edge.from]
    }
    return standIns
  }

  var nodes: [Node] {
    let used = Set(edges.flatMap { [$0.from, $0.to] })
    return plan.document.nodes.filter { node in
      switch node.kind {
      case .participant: used.contains(node.id)
      case .owner: plan.shown.contains(node.id) && used.contains(node.id)
      case .coordinator, .screen: plan.shown.contains(node.id)
      }
    }
  }

  /// What a collapsed coordinator stands for is reached and left through its card.
  private func redirected(_ edge: Edge) -> Edge? {
    switch edge.relation {
    case .child:
      guard let from = standIns[edge.from], plan.collapsed.contains(from), plan.shown.contains(edge.to), from != edge.to
      else { return nil }
      return Edge(
        from: from, to: edge.to, relation: edge.relation, confidence: edge.confidence, evidence: edge.evidence)
    case .flow(let flow):
      guard plan.shown.contains(edge.from), let to = standIns[edge.to], plan.collapsed.contains(to) else { return nil }
      let by = standIns[flow.by] ?? flow.by
      return Edge(
        from: edge.from, to: to, relation: .flow(FlowRelation(trigger: flow.trigger, move: .start, by: by)),
        confidence: edge.confidence, evidence: edge.evidence)
    case .root, .delegate, .screen: return nil
    }
  }

  var rests: [String: GraphPart.Rest] {
    let hidden = plan.document.nodes.filter { !plan.shown.contains($0.id) }
    let groups = Dictionary(grouping: hidden.filter { standIns[$0.id] != nil }) { standIns[$0.id] ?? "" }
    return groups.mapValues { nodes in
      GraphPart.Rest(
        coordinators: nodes.count { $0.kind == .coordinator }, screens: nodes.count { $0.kind == .screen })
    }
  }
}

extension GraphDocument {
  /// Owners and coordinators.
  fileprivate var coordinatorsAlone: GraphDocument {
    without(Set(nodes.filter { $0.kind == .screen || $0.kind == .participant }.map(\.id)))
  }

  /// Screens and the moves between them; a move that starts a coordinator leads to what that brings up first.
  fileprivate var screensAlone: GraphDocument {
    let screens = nodes.filter { $0.kind == .screen }
    let moves = ScreenMoves(self).edges
    return GraphDocument(generator: generator, nodes: screens, edges: moves, diagnostics: diagnostics)
  }
}

/// The moves of a document as steps from screen to screen.
private struct ScreenMoves {
  private(set) var edges: [Edge] = []
  private let openings: OpeningScreens
  private let transitions: [String: Transition]

  init(_ document: GraphDocument) {
    let coordinators = document.nodes.filter { $0.kind == .coordinator }.map(\.id)
    let screens = Set(document.nodes.filter { $0.kind == .screen }.map(\.id))
    openings = OpeningScreens(of: coordinators, document.edges, Unprompted(document.edges))
    transitions = Self.transitions(of: document.edges)
    for edge in document.edges where edge.flow != nil && screens.contains(edge.from) {
      edges += screens.contains(edge.to) ? [edge] : openings.screens(of: edge.to).compactMap { opened(edge, $0) }
    }
  }

  /// How each screen comes in front of the user: as the coordinator shows it that begins with it, if one does.
  private static func transitions(of edges: [Edge]) -> [String: Transition] {
    let shows = edges.filter(\.isInitialScreen) + edges
    return shows.reduce(into: [:]) { transitions, edge in
      if transitions[edge.to] == nil { transitions[edge.to] = edge.transition }
    }
  }

  /// A move that starts a coordinator as one to a screen that is in front of the user then.
  private func opened(_ edge: Edge, _ screen: String) -> Edge? {
    guard let flow = edge.flow, let transition = transitions[screen] else { return nil }
    let move = FlowRelation(trigger: flow.trigger, move: .transition(transition), by: flow.by)
    return Edge(
      from: edge.from, to: screen, relation: .flow(move), confidence: edge.confidence, evidence: edge.evidence)
  }
}
