import GraphModel

/// A document's nodes and edges by what the views look for, in the document's order.
///
/// Edges whose ends are unknown are left out: a document may come from a file that somebody edited.
struct GraphIndex {
  let nodes: [String: Node]
  /// Coordinators worth showing: base classes without edges of their own are not.
  let coordinators: [Node]
  /// Owners that start a coordinator, those that most lies behind first.
  let owners: [Node]
  let roots: [Edge]
  let children: [Edge]
  let delegates: [Edge]
  let flows: [Edge]
  /// The screen edges of each coordinator, in the order of its code.
  let screens: [String: [Edge]]
  /// All screens; for a document without coordinators, whose screens no edge leads to.
  let screensAlone: [Node]
  private let shown: Set<String>
  private let childrenByParent: [String: [Edge]]

  init(_ document: GraphDocument) {
    let nodes = Dictionary(document.nodes.map { ($0.id, $0) }) { first, _ in first }
    let edges = document.edges.filter { nodes[$0.from] != nil && nodes[$0.to] != nil }
    let used = Set(edges.flatMap { [$0.from, $0.to] })
    let roots = edges.filter { $0.relation.kind == "root" }
    let starters = Set(roots.map(\.from))
    self.nodes = nodes
    self.roots = roots
    children = edges.filter { $0.relation.kind == "child" }
    childrenByParent = Dictionary(grouping: children, by: \.from)
    delegates = edges.filter { $0.relation.kind == "delegate" }
    flows = edges.filter { $0.relation.kind == "flow" }
    coordinators = document.nodes.filter { $0.kind == .coordinator && (!$0.isBase || used.contains($0.id)) }
    owners = OwnerOrder(document).sorted(document.nodes.filter { $0.kind != .coordinator && starters.contains($0.id) })
    screensAlone = document.nodes.filter { $0.kind == .screen }
    shown = Set((coordinators + owners).map(\.id))
    screens = Dictionary(grouping: edges.filter { $0.transition != nil }, by: \.from)
      .mapValues { $0.sorted { Self.displayOrder($0, $1, nodes) } }
  }

  /// Those that come first before the others, and each as the coordinator's code shows them; documents without evidence fall back on the
  /// transition and the name.
  private static func displayOrder(_ first: Edge, _ second: Edge, _ nodes: [String: Node]) -> Bool {
    if first.isInitialScreen != second.isInitialScreen { return first.isInitialScreen }
    let places = [first, second].map { $0.evidence.first?.location ?? SourceLocation(file: "", line: 0, column: 0) }
    if places[0] != places[1] {
      return (places[0].file, places[0].line, places[0].column) < (places[1].file, places[1].line, places[1].column)
    }
    let ranks = [first, second].map { $0.transition?.displayRank ?? 0 }
    return (ranks[0], nodes[first.to]?.name ?? "", first.to) < (ranks[1], nodes[second.to]?.name ?? "", second.to)
  }
}

extension GraphIndex {
  /// Whether the node is one of ``coordinators`` or ``owners``.
  func isShown(_ id: String) -> Bool { shown.contains(id) }

  /// The child edges of a coordinator.
  func children(of coordinator: String) -> [Edge] { childrenByParent[coordinator] ?? [] }

  /// The screens of a coordinator with the edges that lead to them, in display order.
  func shownScreens(of coordinator: Node) -> [(edge: Edge, screen: Node)] {
    (screens[coordinator.id] ?? []).compactMap { edge in nodes[edge.to].map { (edge, $0) } }
  }

  /// Callbacks from coordinator to coordinator.
  var callbacks: [Edge] { delegates.filter { isShown($0.from) && isShown($0.to) } }

  /// "3 coordinators · 5 screens".
  var summary: String { summary(of: nil) }

  /// "3 of 7 coordinators · 5 of 20 screens" of a part of a whole; what is all there has one number.
  func summary(of whole: GraphIndex?) -> String {
    let counts = [
      (coordinators.count, whole?.coordinators.count, "coordinator"), (screenCount, whole?.screenCount, "screen"),
    ].filter { $0.2 == "screen" || !coordinators.isEmpty || screenCount == 0 }
    return counts.map { count, all, noun in
      guard let all, all > count else { return DisplayName.count(count, noun) }
      return "\(count) of \(DisplayName.count(all, noun))"
    }.joined(separator: " · ")
  }

  private var screenCount: Int {
    coordinators.isEmpty ? screensAlone.count : Set(coordinators.flatMap { screens[$0.id] ?? [] }.map(\.to)).count
  }
}
