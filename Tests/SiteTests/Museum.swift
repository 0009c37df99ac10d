import GraphModel
import GraphRules

@testable import Site

/// A small app that has every kind of node, edge and finding.
enum Museum {
  static let graph = GraphDocument(
    nodes: [
      node("SceneDelegate", .owner, 4), node("AppCoordinator", .coordinator, 7),
      node("ExhibitCoordinator", .coordinator, 11), node("TicketCoordinator", .coordinator, 20),
      node("BaseCoordinator", .coordinator, 1, isBase: true), node("ExhibitListViewController", .screen, 30),
      node("ExhibitDetailViewController", .screen, 40), node("ExhibitViewModel", .participant, 50),
    ],
    edges: [
      edge("SceneDelegate", "AppCoordinator", .root(isRetained: true), 5),
      edge(
        "AppCoordinator", "ExhibitCoordinator",
        .child(ChildRelation(retention: .collection, isStarted: true, isRemoved: true)), 8, 9, 10),
      edge(
        "ExhibitCoordinator", "TicketCoordinator",
        .child(ChildRelation(retention: .none, isStarted: true, isRemoved: false)), 12, likely: true),
      edge("ExhibitCoordinator", "ExhibitListViewController", .screen(ScreenRelation(.root, isInitial: true)), 13),
      edge("ExhibitCoordinator", "ExhibitDetailViewController", .screen(ScreenRelation(.push)), 14),
      edge(
        "ExhibitCoordinator", "AppCoordinator",
        wire(.delegate, ["delegate"], "ExhibitCoordinatorDelegate", isWeak: true, ["finished"]), 15),
      edge("ExhibitViewModel", "ExhibitCoordinator", wire(.closure, ["onEnd"], nil, isWeak: nil, []), 16),
      edge(
        "ExhibitListViewController", "ExhibitCoordinator",
        wire(.delegate, ["delegate"], "ListDelegate", isWeak: false, ["didSelect"]), 17),
      edge(
        "ExhibitListViewController", "ExhibitDetailViewController",
        .flow(FlowRelation(trigger: "didSelect", move: .transition(.push), by: "ExhibitCoordinator")), 14),
      edge(
        "ExhibitDetailViewController", "TicketCoordinator",
        .flow(FlowRelation(trigger: "didBuy", move: .start, by: "ExhibitCoordinator")), 12),
    ])

  static let findings = [
    Finding(
      rule: "unretained-child", severity: .error, message: "ExhibitCoordinator keeps TicketCoordinator nowhere",
      location: place(12), symbols: ["ExhibitCoordinator", "TicketCoordinator"],
      evidence: [Evidence(location: place(12), note: "TicketCoordinator()")])
  ]

  /// The content of a site whose pictures are not drawn.
  static func content(
    of graph: GraphDocument = graph, cardLimit: Int = SitePlan.cardLimit, title: String = "Museum",
    findings: [Finding] = findings, documentation: [String: String] = ["AppCoordinator": "The root.\n\n- Keeps `all`."],
    ending: String = "", language: SiteLanguage = .en, screenshots: [String: SiteFile] = [:],
    leftOut: [LeftOutPath] = [], declaredNames: [String: [String]] = [:]
  ) -> SiteContent {
    let plan = SitePlan(graph, cardLimit: cardLimit, language: language)
    let texts = ["starts the app's coordinators", "push", "leads to, by present", "starts and keeps", "likely", "+2"]
    let legends = Dictionary(uniqueKeysWithValues: plan.pictures.map { ($0.name, PictureLegend(texts: texts)) })
    let pictures = plan.pictures.map { ($0.name, ending.isEmpty ? "<svg></svg>" : $0.name + ending) }
    return SiteContent(
      plan: plan, graph: graph, title: title, findings: findings, rules: RuleRegistry.all.map(\.profile),
      documentation: documentation, declaredNames: declaredNames,
      pictures: Dictionary(uniqueKeysWithValues: pictures), legends: legends, screenshots: screenshots,
      leftOut: leftOut,
      sourceLink: { "https://example.com/\($0.file.utf8.count)#L\($0.line)" })
  }

  static func place(_ line: Int, _ file: String = "App.swift") -> SourceLocation {
    SourceLocation(file: file, line: line, column: 3)
  }

  static func node(_ id: String, _ kind: Node.Kind, _ line: Int = 1, isBase: Bool = false) -> Node {
    Node(id: id, kind: kind, name: id, isBase: isBase, location: place(line))
  }

  static func edge(_ from: String, _ to: String, _ relation: Relation, _ lines: Int..., likely: Bool = false) -> Edge {
    Edge(
      from: from, to: to, relation: relation, confidence: likely ? .likely : .certain,
      evidence: lines.map { Evidence(location: place($0), note: "line \($0)") })
  }

  static func child(_ from: String, _ to: String) -> Edge {
    edge(from, to, .child(ChildRelation(retention: .collection, isStarted: true, isRemoved: false)))
  }

  private static func wire(
    _ via: DelegateRelation.Via, _ links: [String], _ type: String?, isWeak: Bool?, _ messages: [String]
  ) -> Relation {
    .delegate(DelegateRelation(via: via, links: links, protocolName: type, isWeak: isWeak, messages: messages))
  }

  /// Every kind of text with `name` in it.
  static func named(_ name: String) -> SiteContent {
    let place = place(1, name)
    let kinds: [(String, Node.Kind)] = [("o", .owner), ("a", .coordinator), ("b", .coordinator), ("s", .screen)]
    let relations: [(String, String, Relation)] = [
      ("o", "a", .root(isRetained: false)),
      ("a", "b", .child(ChildRelation(retention: .property, isStarted: false, isRemoved: false))),
      ("b", "s", .screen(ScreenRelation(.tab))), ("b", "a", wire(.publisher, [name], name, isWeak: true, [name])),
      ("s", "b", .flow(FlowRelation(trigger: name, move: .start, by: "a " + name))),
    ]
    let graph = GraphDocument(
      nodes: kinds.map { Node(id: "\($0.0) \(name)", kind: $0.1, name: name, location: place) },
      edges: relations.map {
        Edge(
          from: "\($0.0) \(name)", to: "\($0.1) \(name)", relation: $0.2,
          evidence: [Evidence(location: place, note: name)])
      })
    let finding = Finding(
      rule: "rule", severity: .warning, message: name, location: place, symbols: ["a \(name)"], evidence: [])
    return content(of: graph, title: name, findings: [finding], documentation: ["a \(name)": name], ending: ".svg")
  }

  static let hostileNames = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</title><b>", "&lt;&amp;", "]]>", "'", "`code`",
    "a|b", "[link](https://example.org)", "![](x)", "@everyone", "#1", "**bold**", "<!-- x -->", "한국어코디네이터", "👩‍👧",
    "\u{202E}gnp.exe", "\u{1B}[31m\u{0}", "a\nb", "../../etc/passwd", "javascript:alert(1)", "", " ", "CON", "index",
    String(repeating: "x", count: 5_000),
  ]
}
