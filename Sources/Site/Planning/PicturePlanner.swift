import GraphModel

/// Says which part of the graph each picture of a site shows.
struct PicturePlanner {
  let index: SiteIndex
  let names: SiteNames
  let words: Words

  /// A part of the app: its owners, its coordinators with their screens, and the arrows between them.
  func cards(of part: FlowTree.Part, tree: FlowTree) -> PicturePlan {
    let (shown, collapsed) = (Set(part.shown), Set(part.collapsed))
    let edges = index.edges.filter { edge in
      switch edge.relation {
      case .root: part.head == nil && shown.contains(edge.to)
      case .child: shown.contains(edge.from) && shown.contains(edge.to) && !collapsed.contains(edge.from)
      case .screen: shown.contains(edge.from) && !collapsed.contains(edge.from)
      case .delegate, .flow: false
      }
    }
    let head = part.head.map(index.name)
    var plan = PicturePlan(
      name: part.head.map { names.flowPage(of: $0) } ?? "index",
      label: head.map { words("The flow that \($0) begins", "\($0)에서 시작하는 플로우") }
        ?? words("The coordinators of the app", "앱의 코디네이터"),
      view: .cards, graph: index.graph(of: edges, and: part.shown))
    for head in part.collapsed {
      plan.pageNames[head] = names.flowPage(of: head)
      plan.remarks[head] = words.count(tree.subtree(of: head).count, .coordinator)
    }
    return plan
  }

  /// The screens of a part and the moves between them.
  func moves(of part: FlowTree.Part) -> PicturePlan {
    let shown = Set(part.shown)
    let moves = index.all(.flow).filter { move in
      shown.contains(move.flow?.by ?? "") && (index.nodes[move.to]?.kind != .coordinator || shown.contains(move.to))
    }
    let edges = index.edges.filter { edge in
      switch edge.relation {
      case .root: part.head == nil && shown.contains(edge.to)
      case .child: shown.contains(edge.from) && shown.contains(edge.to)
      case .screen: shown.contains(edge.from)
      case .flow, .delegate: false
      }
    }
    let held = Set(edges.filter { $0.isOf(.screen) }.map(\.to))
    let guests = moves.flatMap { move in homes(of: move).filter { !held.contains($0.to) } }
    let head = part.head.map(index.name)
    return PicturePlan(
      name: part.head.map { names.flowPage(of: $0) + "-moves" } ?? "flow",
      label: head.map { words("The screens of the flow that \($0) begins", "\($0)에서 시작하는 플로우의 화면") }
        ?? words("The screens of the app and what leads from one to the next", "앱의 화면과 화면 사이의 이동"),
      view: .flow, graph: index.graph(of: edges + moves + guests, and: part.shown))
  }

  /// A coordinator with its owners, parents, children and screens, and the callbacks between them.
  func surroundings(of coordinator: Node) -> PicturePlan {
    let id = coordinator.id
    let starts = index.starters(of: id) + index.edges(from: id, .child)
    let near = Set(starts.flatMap { [$0.from, $0.to] } + [id])
    let calls = (index.edges(from: id, .delegate) + index.edges(to: id, .delegate)).filter {
      $0.from != $0.to && near.contains($0.from) && near.contains($0.to)
    }
    var plan = PicturePlan(
      name: names.page(of: id) ?? id,
      label: words(
        "\(coordinator.name) with what starts it and what it starts",
        "\(coordinator.name), 이를 시작하는 것과 이것이 시작하는 것"),
      view: .cards, graph: index.graph(of: (starts + index.edges(from: id, .screen) + calls), and: [id]))
    plan.showsDelegates = true
    // The cards around it are closed; they say what is in them.
    for other in near.subtracting([id]) where index.nodes[other]?.kind == .coordinator {
      let screens = Set(index.edges(from: other, .screen).map(\.to)).count
      if screens > 0 { plan.remarks[other] = words.count(screens, .screen) }
    }
    return plan
  }

  /// The moves that a coordinator makes, and those that start it; nil where there are none.
  func moves(ofCoordinator coordinator: Node) -> PicturePlan? {
    let id = coordinator.id
    let moves = index.moves(by: id) + index.edges(to: id, .flow).filter { $0.flow?.by != id }
    guard !moves.isEmpty else { return nil }
    return plan(
      of: moves, with: index.edges(from: id, .screen), name: (names.page(of: id) ?? id) + "-moves",
      label: words("What a user meets in \(coordinator.name)", "\(coordinator.name)에서 사용자가 만나는 것"))
  }

  /// What leads to a screen and away from it; nil where nothing is known.
  func moves(aroundScreen screen: Node, openings: OpeningScreens) -> PicturePlan? {
    let arriving = index.arrivals(at: screen.id, openings)
    let moves = arriving + index.edges(from: screen.id, .flow).filter { !arriving.contains($0) }
    guard !moves.isEmpty else { return nil }
    return plan(
      of: moves, with: [], name: names.page(of: screen.id) ?? screen.id,
      label: words(
        "What leads to \(screen.name) and away from it", "\(screen.name) 화면으로 가는 길과 그 화면에서 가는 길"))
  }

  /// Moves with their screens, each in the box of a coordinator that shows it, and what comes up where they start a coordinator.
  private func plan(of moves: [Edge], with edges: [Edge], name: String, label: String) -> PicturePlan {
    let opened = moves.flatMap { index.edges(from: $0.to, .screen).filter(\.isInitialScreen) }
    // A screen that nobody shows stands with who makes the move.
    let makers = moves.filter { move in
      [move.from, move.to].contains { index.nodes[$0]?.kind != .coordinator && index.edges(to: $0, .screen).isEmpty }
    }.compactMap { $0.flow?.by }
    return PicturePlan(
      name: name, label: label, view: .flow,
      graph: index.graph(of: moves + edges + opened + moves.flatMap(homes), and: makers))
  }

  /// The edges that say in whose boxes the ends of a move stand: its maker's, if that shows the screen, else the first's that does.
  private func homes(of move: Edge) -> [Edge] {
    [move.from, move.to].flatMap { screen in
      let homes = index.edges(to: screen, .screen)
      let owner = homes.contains { $0.from == move.flow?.by } ? move.flow?.by : homes.map(\.from).min()
      return homes.filter { $0.from == owner }
    }
  }
}

extension SiteIndex {
  /// The document of some edges, each once, with their ends and further nodes.
  func graph(of edges: [Edge], and ids: [String]) -> GraphDocument {
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + ids)
    return GraphDocument(nodes: ids.compactMap { nodes[$0] }, edges: Array(Set(edges)))
  }
}
