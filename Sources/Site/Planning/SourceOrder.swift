import GraphModel

/// Edges as the source has them: what a coordinator's start brings up first, then by the statement of who acts.
struct SourceOrder {
  let nodes: [String: Node]

  /// Edges without evidence come first, in the order in which they come.
  func sorted(_ edges: [Edge]) -> [Edge] {
    let nowhere = SourceLocation(file: "", line: 0, column: 0)
    let placed = edges.enumerated().map { offset, edge in
      (
        edge: edge, rank: edge.isInitialScreen ? 0 : 1, place: places(of: edge).first?.location ?? nowhere,
        offset: offset
      )
    }
    return placed.sorted { one, two in
      (one.rank, one.place.file, one.place.line, one.place.column, one.offset)
        < (two.rank, two.place.file, two.place.line, two.place.column, two.offset)
    }.map(\.edge)
  }

  /// The places that prove an edge, those in the file of who acts first.
  func places(of edge: Edge) -> [Evidence] {
    let actor = edge.flow?.by ?? edge.from
    return edge.evidence.filter { isOwn($0, of: actor) } + edge.evidence.filter { !isOwn($0, of: actor) }
  }

  /// Whether a place stands in the file that declares a type.
  func isOwn(_ place: Evidence, of type: String) -> Bool { place.location.file == nodes[type]?.location.file }
}

/// What starts the app by weight, as pictures have it.
struct RootOrder {
  private let nodes: [String: Node]
  private let reachability: Reachability

  init(_ graph: GraphDocument, nodes: [String: Node]) {
    self.nodes = nodes
    reachability = Reachability(graph)
  }

  /// What the system launches first, then those behind whom most lies; what one owner starts stays in its order.
  func sorted(_ roots: [Edge]) -> [Edge] {
    let weights = Dictionary(
      roots.map { ($0.from, (nodes[$0.from]?.isLaunch == true ? 1 : 0, reachability.behind($0.from).count)) }
    ) { first, _ in first }
    return roots.enumerated().sorted { first, second in
      let (one, two) = (first.element.from, second.element.from)
      let (left, right) = (weights[one] ?? (0, 0), weights[two] ?? (0, 0))
      return (right.0, right.1, one, first.offset) < (left.0, left.1, two, second.offset)
    }.map(\.element)
  }
}
