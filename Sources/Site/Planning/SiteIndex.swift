import GraphModel

/// A graph's nodes and edges by what pages look for: nodes in the document's order, edges in that of the source, what a coordinator
/// begins with first.
///
/// Edges whose ends are unknown are left out: a document may come from a file that somebody edited.
struct SiteIndex: Sendable {
  let nodes: [String: Node]
  /// Coordinators with a page: base classes without edges of their own have none.
  let coordinators: [Node]
  let screens: [Node]
  let edges: [Edge]
  /// Where the app begins: what the system launches first, then those behind whom most of the app lies.
  let roots: [Edge]
  private let outgoing: [String: [Edge]]
  private let incoming: [String: [Edge]]
  private let movesByMaker: [String: [Edge]]

  init(_ graph: GraphDocument) {
    let nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    let known = graph.edges.filter { nodes[$0.from] != nil && nodes[$0.to] != nil }
    let edges = SourceOrder(nodes: nodes).sorted(known)
    let used = Set(edges.flatMap { [$0.from, $0.to] })
    self.nodes = nodes
    self.edges = edges
    roots = RootOrder(graph, nodes: nodes).sorted(edges.filter { $0.isOf(.root) })
    coordinators = graph.nodes.filter { $0.kind == .coordinator && (!$0.isBase || used.contains($0.id)) }
    screens = graph.nodes.filter { $0.kind == .screen }
    outgoing = Dictionary(grouping: edges, by: \.from)
    incoming = Dictionary(grouping: edges, by: \.to)
    movesByMaker = Dictionary(grouping: edges.filter { $0.relation.kind == "flow" }) { $0.flow?.by ?? "" }
  }

  func edges(from id: String, _ kind: EdgeKind) -> [Edge] { (outgoing[id] ?? []).filter { $0.isOf(kind) } }
  func edges(to id: String, _ kind: EdgeKind) -> [Edge] { (incoming[id] ?? []).filter { $0.isOf(kind) } }

  /// The moves of a user that a coordinator makes.
  func moves(by coordinator: String) -> [Edge] { movesByMaker[coordinator] ?? [] }

  /// Who starts a coordinator: owners and parents.
  func starters(of coordinator: String) -> [Edge] { edges(to: coordinator, .root) + edges(to: coordinator, .child) }

  func name(of id: String) -> String { nodes[id]?.name ?? id }

  /// The places that prove an edge, first what the coordinator itself says there: its own statement, else its parent's that has it shown.
  func places(of edge: Edge) -> [Evidence] {
    let order = SourceOrder(nodes: nodes)
    let own = order.places(of: edge)
    guard edge.isOf(.screen), !own.isEmpty, !order.isOwn(own[0], of: edge.from) else { return own }
    let starters = self.edges(to: edge.from, .child)
    let files = starters.compactMap { nodes[$0.from]?.location.file }
    if let first = own.firstIndex(where: { files.contains($0.location.file) }) {
      return [own[first]] + own[..<first] + own[(first + 1)...]
    }
    let start = starters.lazy.compactMap { child in order.places(of: child).first { order.isOwn($0, of: child.from) } }
      .first
    return [start].compactMap(\.self) + own
  }

  /// What coordinators start and show by themselves.
  var unprompted: Unprompted { Unprompted(edges.filter(\.isStarted)) }

  /// All edges of a kind.
  func all(_ kind: EdgeKind) -> [Edge] { kind == .root ? roots : edges.filter { $0.isOf(kind) } }

  /// The moves that bring a screen up: those that lead to it, and those that start a coordinator which begins with it.
  func arrivals(at screen: String, _ openings: OpeningScreens) -> [Edge] {
    edges(to: screen, .flow) + openings.coordinators(openingWith: screen).flatMap { edges(to: $0, .flow) }
  }
}

/// The kinds of edges that pages tell apart.
enum EdgeKind: String {
  case root, child, delegate, screen, flow
}

extension Edge {
  func isOf(_ kind: EdgeKind) -> Bool { relation.kind == kind.rawValue }

  /// False for a child that is made and never started.
  var isStarted: Bool {
    if case .child(let child) = relation { child.isStarted } else { true }
  }
}
