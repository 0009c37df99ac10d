import GraphModel

/// A small app that shows every kind of node and edge.
enum BookShelf {
  static let document = GraphDocument(
    nodes: [
      node("SceneDelegate", .owner, "App/SceneDelegate.swift", 5),
      node("AppCoordinator", .coordinator, "App/AppCoordinator.swift", 3),
      node("BaseCoordinator", .coordinator, "App/BaseCoordinator.swift", 1, isBase: true),
      node("DetailCoordinator", .coordinator, "Detail/DetailCoordinator.swift", 4),
      node("HomeCoordinator", .coordinator, "Home/HomeCoordinator.swift", 6),
      node("HomeView", .screen, "Home/HomeView.swift", 2),
      node("SearchView", .screen, "Home/SearchView.swift", 8),
      node("DetailView", .screen, "Detail/DetailView.swift", 9),
    ],
    edges: [
      edge("SceneDelegate", "AppCoordinator", .root(isRetained: true), "App/SceneDelegate.swift", 12),
      edge("AppCoordinator", "HomeCoordinator", child(.collection), "App/AppCoordinator.swift", 20),
      edge("AppCoordinator", "DetailCoordinator", child(.none), "App/AppCoordinator.swift", 30, .likely),
      edge("HomeCoordinator", "DetailCoordinator", child(.none), "Home/HomeCoordinator.swift", 40),
      edge("HomeCoordinator", "HomeView", .screen(ScreenRelation(.root)), "Home/HomeCoordinator.swift", 15),
      edge(
        "HomeCoordinator", "SearchView", .screen(ScreenRelation(.present)), "Home/HomeCoordinator.swift", 25, .likely),
      edge("DetailCoordinator", "DetailView", .screen(ScreenRelation(.push)), "Detail/DetailCoordinator.swift", 10),
      edge("HomeView", "SearchView", flow("didTapSearch", .transition(.present)), "Home/HomeCoordinator.swift", 24),
      edge("SearchView", "DetailCoordinator", flow("didSelect", .start), "Home/HomeCoordinator.swift", 39),
      edge(
        "HomeCoordinator", "AppCoordinator",
        .delegate(
          DelegateRelation(via: .delegate, links: ["delegate"], protocolName: nil, isWeak: true, messages: [])),
        "App/AppCoordinator.swift", 21),
    ])

  /// The app before ``document``: a coordinator had another name, one is gone since, and some was done in another way.
  static let earlier = GraphDocument(
    nodes: document.nodes.filter { $0.id != "DetailCoordinator" } + [
      node("BookCoordinator", .coordinator, "Detail/BookCoordinator.swift", 4),
      node("LegacyCoordinator", .coordinator, "Legacy/LegacyCoordinator.swift", 7),
      node("LegacyView", .screen, "Legacy/LegacyView.swift", 2),
    ],
    edges: [
      edge("SceneDelegate", "AppCoordinator", .root(isRetained: true), "App/SceneDelegate.swift", 11),
      edge("AppCoordinator", "HomeCoordinator", child(.property), "App/AppCoordinator.swift", 20),
      edge("AppCoordinator", "LegacyCoordinator", child(.collection), "App/AppCoordinator.swift", 25),
      edge("HomeCoordinator", "BookCoordinator", child(.none), "Home/HomeCoordinator.swift", 40),
      edge("HomeCoordinator", "HomeView", .screen(ScreenRelation(.root)), "Home/HomeCoordinator.swift", 15),
      edge("HomeCoordinator", "SearchView", .screen(ScreenRelation(.push)), "Home/HomeCoordinator.swift", 25),
      edge("LegacyCoordinator", "LegacyView", .screen(ScreenRelation(.push)), "Legacy/LegacyCoordinator.swift", 12),
      edge("BookCoordinator", "DetailView", .screen(ScreenRelation(.push)), "Detail/BookCoordinator.swift", 10),
      edge("SearchView", "BookCoordinator", flow("didSelect", .start), "Home/HomeCoordinator.swift", 39),
    ])

  /// From ``earlier`` to ``document``.
  static let comparison = Comparison(
    base: Comparison.Side(name: "main", revision: "1111111", graph: earlier),
    head: Comparison.Side(name: "feature", revision: "2222222", graph: document))

  /// The same facts in another order.
  static let shuffled = GraphDocument(nodes: document.nodes.reversed(), edges: document.edges.reversed())

  static func node(_ id: String, _ kind: Node.Kind, _ file: String, _ line: Int, isBase: Bool = false) -> Node {
    Node(id: id, kind: kind, name: id, isBase: isBase, location: SourceLocation(file: file, line: line, column: 1))
  }

  static func edge(
    _ from: String, _ to: String, _ relation: Relation, _ file: String = "a.swift", _ line: Int = 1,
    _ confidence: Confidence = .certain
  ) -> Edge {
    let place = SourceLocation(file: file, line: line, column: 5)
    return Edge(
      from: from, to: to, relation: relation, confidence: confidence, evidence: [Evidence(location: place, note: "")])
  }

  static func child(_ retention: ChildRelation.Retention) -> Relation {
    .child(ChildRelation(retention: retention, isStarted: true, isRemoved: false))
  }

  static func flow(_ trigger: String, _ move: FlowRelation.Move) -> Relation {
    .flow(FlowRelation(trigger: trigger, move: move, by: "HomeCoordinator"))
  }

  /// Coordinators that each start the next.
  static func chain(_ length: Int) -> GraphDocument {
    GraphDocument(
      nodes: (0..<length).map { node("C\($0)", .coordinator, "C.swift", $0 + 1) },
      edges: (1..<max(length, 1)).map { edge("C\($0 - 1)", "C\($0)", child(.collection)) })
  }

  /// Coordinators with three children and three screens each.
  static func tree(_ size: Int) -> GraphDocument {
    let screens = (0..<size).flatMap { owner in (0..<3).map { (owner, "Screen\(owner)of\($0)ViewController") } }
    return GraphDocument(
      nodes: (0..<size).map { node("Flow\($0)Coordinator", .coordinator, "Flow.swift", $0 + 1) }
        + screens.map { node($0.1, .screen, "Screens.swift", $0.0 + 1) },
      edges: (1..<size).map {
        edge("Flow\(($0 - 1) / 3)Coordinator", "Flow\($0)Coordinator", child(.collection))
      } + screens.map { edge("Flow\($0.0)Coordinator", $0.1, .screen(ScreenRelation(.push))) })
  }

  /// Every kind of node and edge with `name` everywhere.
  static func named(_ name: String) -> GraphDocument {
    let place = SourceLocation(file: name, line: 1, column: 1)
    let kinds: [(String, Node.Kind)] = [("owner", .owner), ("a", .coordinator), ("b", .coordinator), ("s", .screen)]
    return GraphDocument(
      nodes: kinds.map { Node(id: "\($0.0) \(name)", kind: $0.1, name: name, location: place) },
      edges: [
        edge("owner \(name)", "a \(name)", .root(isRetained: false), name),
        edge("a \(name)", "b \(name)", child(.property), name, 2, .likely),
        edge("b \(name)", "s \(name)", .screen(ScreenRelation(.tab)), name),
        edge(
          "s \(name)", "a \(name)", .flow(FlowRelation(trigger: name, move: .start, by: "b \(name)")), name),
        edge(
          "b \(name)", "a \(name)",
          .delegate(
            DelegateRelation(via: .closure, links: [name], protocolName: name, isWeak: nil, messages: [name])), name),
      ])
  }

  static let hostileNames = [
    "a\"b", "\\", "\\N", "<script>&</script>", "&foo;", "]]>", "--", "한국어코디네이터", "🧭", "a\nb", "", " ",
    "\u{1B}[31m\u{0}\u{202E}", "\u{FFFF}", "end", String(repeating: "x", count: 10_000),
  ]
}
