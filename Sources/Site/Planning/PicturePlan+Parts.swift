import GraphModel

extension PicturePlan {
  /// A part of the app: its owners, its coordinators with their screens, and the arrows between them.
  init(cardsOf part: FlowTree.Part, tree: FlowTree, names: SiteNames) {
    let index = tree.index
    let (shown, collapsed) = (Set(part.shown), Set(part.collapsed))
    let edges = index.edges.filter { edge in
      switch edge.relation {
      case .root: part.head == nil && shown.contains(edge.to)
      case .child: shown.contains(edge.from) && shown.contains(edge.to) && !collapsed.contains(edge.from)
      case .screen: shown.contains(edge.from) && !collapsed.contains(edge.from)
      case .delegate, .flow: false
      }
    }
    self.init(
      name: part.head.map { names.flowPage(of: $0) } ?? "index",
      label: part.head.map { "The flow that \(index.name(of: $0)) begins" } ?? "The coordinators of the app",
      view: .cards, graph: index.graph(of: edges, and: part.shown))
    for head in part.collapsed {
      pageNames[head] = names.flowPage(of: head)
      remarks[head] = SiteIndex.count(tree.subtree(of: head).count, "coordinator")
    }
  }

  /// The screens of a part and the moves between them.
  init(movesOf part: FlowTree.Part, index: SiteIndex, names: SiteNames) {
    let shown = Set(part.shown)
    let edges = index.edges.filter { edge in
      switch edge.relation {
      case .root: part.head == nil && shown.contains(edge.to)
      case .child: shown.contains(edge.from) && shown.contains(edge.to)
      case .screen: shown.contains(edge.from)
      case .flow(let flow):
        shown.contains(flow.by) && (index.nodes[edge.to]?.kind != .coordinator || shown.contains(edge.to))
      case .delegate: false
      }
    }
    self.init(
      name: part.head.map { names.flowPage(of: $0) + "-moves" } ?? "flow",
      label: part.head.map { "The screens of the flow that \(index.name(of: $0)) begins" }
        ?? "The screens of the app and what leads from one to the next",
      view: .flow, graph: index.graph(of: edges, and: part.shown))
  }

  /// A coordinator with its owners, parents, children and screens, and the callbacks between them.
  init(around coordinator: Node, index: SiteIndex, names: SiteNames) {
    let id = coordinator.id
    let starts = index.starters(of: id) + index.edges(from: id, .child)
    let near = Set(starts.flatMap { [$0.from, $0.to] } + [id])
    let calls = (index.edges(from: id, .delegate) + index.edges(to: id, .delegate)).filter {
      $0.from != $0.to && near.contains($0.from) && near.contains($0.to)
    }
    self.init(
      name: names.page(of: id) ?? id, label: "\(coordinator.name) with what starts it and what it starts",
      view: .cards, graph: index.graph(of: (starts + index.edges(from: id, .screen) + calls), and: [id]))
    showsDelegates = true
  }

  /// The moves that a coordinator makes, and those that start it; nil where there are none.
  init?(movesOf coordinator: Node, index: SiteIndex, names: SiteNames) {
    let id = coordinator.id
    let moves = index.moves(by: id) + index.edges(to: id, .flow).filter { $0.flow?.by != id }
    guard !moves.isEmpty else { return nil }
    // A screen stands in the box of the coordinator that shows it.
    let shown = moves.flatMap { move in
      [move.from, move.to].flatMap { index.edges(to: $0, .screen) }.filter { $0.from == move.flow?.by }
    }
    self.init(
      name: (names.page(of: id) ?? id) + "-moves", label: "What a user meets in \(coordinator.name)", view: .flow,
      graph: index.graph(
        of: (moves + shown + index.edges(from: id, .screen)), and: [id] + moves.compactMap { $0.flow?.by }))
  }

  /// What leads to a screen and away from it; nil where nothing is known.
  init?(movesAround screen: Node, index: SiteIndex, names: SiteNames) {
    let moves = index.edges(to: screen.id, .flow) + index.edges(from: screen.id, .flow).filter { $0.to != screen.id }
    guard !moves.isEmpty else { return nil }
    let makers = Set(moves.compactMap { $0.flow?.by })
    let shown = Set(moves.flatMap { [$0.from, $0.to] }).sorted().flatMap { index.edges(to: $0, .screen) }
    self.init(
      name: names.page(of: screen.id) ?? screen.id, label: "What leads to \(screen.name) and away from it", view: .flow,
      graph: index.graph(of: (moves + shown.filter { makers.contains($0.from) }), and: makers.sorted()))
  }
}

extension SiteIndex {
  /// The document of some edges, each once, with their ends and further nodes.
  func graph(of edges: [Edge], and ids: [String]) -> GraphDocument {
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + ids)
    return GraphDocument(nodes: ids.compactMap { nodes[$0] }, edges: Array(Set(edges)))
  }
}
