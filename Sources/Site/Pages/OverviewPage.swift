import GraphModel

/// The first page: the whole app in one picture, its entry points, and all pages by name.
struct OverviewPage {
  static let name = "index"

  let content: SiteContent

  private var index: SiteIndex { content.index }
  private var names: SiteNames { content.plan.names }

  var page: Page {
    Page(
      name: Self.name, title: content.title, kind: "Overview",
      lead: [
        "Every card is a ", .term("coordinator", label: "coordinator"), ", every row a ",
        .term("screen", label: "screen"), " that it shows. Open one to see what it does, and where.",
      ],
      blocks: [.figures(figures), .picture(Self.name)] + [entryPoints].compactMap(\.self) + directories)
  }

  private var figures: [Figure] {
    let counts = [
      (index.coordinators.count, "coordinator"), (index.screens.count, "screen"),
      (index.edges.count { $0.isOf(.flow) }, "move"), (content.findings.count, "finding"),
    ]
    return counts.filter { $0.0 > 0 }.map { Figure(count: $0.0, noun: $0.1) }
  }

  private var entryPoints: Block? {
    let roots = index.edges.filter { $0.isOf(.root) }
    if roots.isEmpty { return nil }
    let entries = roots.map { edge in
      Entry(
        statement: [.type(edge.from), " starts ", .type(edge.to), " · "] + Phrases.keeping(edge),
        evidence: edge.evidence)
    }
    return .section(id: "entry-points", title: "Where the app begins", language: nil, [.entries(entries)])
  }

  private var directories: [Block] {
    [
      directory("flows", "Flows", content.plan.parts.compactMap(\.head).map(flow)),
      directory("coordinators", "Coordinators", index.coordinators.map(coordinator)),
      directory("screens", "Screens", index.screens.map(screen)),
    ].compactMap(\.self)
  }

  private func directory(_ id: String, _ title: String, _ lines: [DirectoryLine]) -> Block? {
    if lines.isEmpty { return nil }
    let sorted = lines.sorted { ($0.name.lowercased(), $0.name, $0.page) < ($1.name.lowercased(), $1.name, $1.page) }
    return .section(id: id, title: title, language: nil, [.directory(title: title, sorted)])
  }

  private func flow(_ head: String) -> DirectoryLine {
    DirectoryLine(
      page: names.flowPage(of: head), name: index.name(of: head),
      remark: SiteIndex.count(content.plan.tree.subtree(of: head).count, "coordinator"))
  }

  private func coordinator(_ node: Node) -> DirectoryLine {
    let counts = [
      (index.edges(from: node.id, .child).count, "child", "children"),
      (Set(index.edges(from: node.id, .screen).map(\.to)).count, "screen", "screens"),
    ]
    let remarks = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return line(node, node.isBase ? "base class" : remarks.joined(separator: ", "))
  }

  private func screen(_ node: Node) -> DirectoryLine {
    let makers = Set(index.edges(to: node.id, .screen).map { index.name(of: $0.from) }).sorted()
    let rest = makers.count > 1 ? " and \(makers.count - 1) more" : ""
    return line(node, makers.first.map { "in \($0)\(rest)" } ?? "")
  }

  /// Where types share a name, the `id` tells them apart.
  private func line(_ node: Node, _ remark: String) -> DirectoryLine {
    let isShared = node.id != node.name
    return DirectoryLine(
      page: names.page(of: node.id) ?? node.id, name: node.name,
      remark: [isShared ? node.id : "", remark].filter { !$0.isEmpty }.joined(separator: " · "))
  }
}
