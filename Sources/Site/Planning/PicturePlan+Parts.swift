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
    let moves = index.edges.filter { move in
      shown.contains(move.flow?.by ?? "") && (index.nodes[move.to]?.kind != .coordinator || shown.contains(move.to))
    }
    let edges =
      index.edges.filter { edge in
        switch edge.relation {
        case .root: part.head == nil && shown.contains(edge.to)
        case .child: shown.contains(edge.from) && shown.contains(edge.to)
        case .screen: shown.contains(edge.from)
        case .flow, .delegate: false
        }
      } + moves + moves.flatMap { index.homes(of: $0) }
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
    self.init(
      name: (names.page(of: id) ?? id) + "-moves", label: "What a user meets in \(coordinator.name)", view: .flow,
      graph: index.graph(
        of: moves + moves.flatMap { index.homes(of: $0) } + index.edges(from: id, .screen),
        and: moves.flatMap { index.hosts(of: $0) }))
  }

  /// What leads to a screen and away from it; nil where nothing is known.
  init?(movesAround screen: Node, index: SiteIndex, names: SiteNames) {
    let moves = index.edges(to: screen.id, .flow) + index.edges(from: screen.id, .flow).filter { $0.to != screen.id }
    guard !moves.isEmpty else { return nil }
    self.init(
      name: names.page(of: screen.id) ?? screen.id, label: "What leads to \(screen.name) and away from it", view: .flow,
      graph: index.graph(of: moves + moves.flatMap { index.homes(of: $0) }, and: moves.flatMap { index.hosts(of: $0) }))
  }
}

extension SiteIndex {
  /// The edges that say in whose boxes the ends of a move stand: its maker's, if that shows the screen, else the first's that does.
  fileprivate func homes(of move: Edge) -> [Edge] {
    [move.from, move.to].flatMap { screen in
      let homes = edges(to: screen, .screen)
      let owner = homes.contains { $0.from == move.flow?.by } ? move.flow?.by : homes.map(\.from).min()
      return homes.filter { $0.from == owner }
    }
  }

  /// Who makes a move of a screen that nobody shows, which stands with it.
  fileprivate func hosts(of move: Edge) -> [String] {
    let isStray = [move.from, move.to].contains { nodes[$0]?.kind != .coordinator && edges(to: $0, .screen).isEmpty }
    return isStray ? [move.flow?.by].compactMap(\.self) : []
  }

  /// The document of some edges, each once, with their ends and further nodes.
  func graph(of edges: [Edge], and ids: [String]) -> GraphDocument {
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + ids)
    return GraphDocument(nodes: ids.compactMap { nodes[$0] }, edges: Array(Set(edges)))
  }
}
