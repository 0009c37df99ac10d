import GraphModel

/// An example of a word in the reader's own app.
struct OwnExample {
  let content: SiteContent
  let words: Words

  private var index: SiteIndex { content.index }
  private var phrases: Phrases { Phrases(words: words) }

  /// Nil where the app has none, or the graph cannot tell.
  func entry(for id: String) -> Entry? {
    switch id {
    case "coordinator": node(nearest(index.coordinators.filter { !$0.isBase }) { hasScreens($0.id) })
    case "screen": node(nearest(index.screens) { !index.edges(from: $0.id, .flow).isEmpty })
    case "base": node(index.coordinators.first(where: \.isBase))
    case "owner", "root": edge(index.roots.first)
    case "child": edge(best(.child) { $0.isStarted && $0.isKept && hasScreens($0.from) && hasScreens($0.to) })
    case "retention": edge(best(.child) { !$0.isKept && $0.isStarted })
    case "removal": edge(best(.child, among: \.isRemoved) { hasScreens($0.to) })
    case "callback": edge(best(.delegate) { isCoordinator($0.from) && $0.wire?.messages.isEmpty == false })
    case "message": edge(best(.delegate, among: { $0.wire?.messages.isEmpty == false }) { !isCoordinator($0.from) })
    case "transition": edge(best(.screen) { $0.transition == .push || $0.transition == .present })
    case "flow": edge(best(.flow) { !isCoordinator($0.to) })
    case "evidence": edge(nearest(index.edges.filter { $0.evidence.count > 1 }) { $0.isOf(.screen) || $0.isOf(.child) })
    case "likely": edge(nearest(index.edges.filter { $0.confidence == .likely }) { $0.isOf(.child) })
    default: nil
    }
  }

  private func hasScreens(_ coordinator: String) -> Bool { !index.edges(from: coordinator, .screen).isEmpty }

  private func isCoordinator(_ id: String) -> Bool { index.nodes[id]?.kind == .coordinator }

  /// Of the edges of a kind one that shows well what is meant, near where the app begins.
  private func best(
    _ kind: EdgeKind, among isMeant: (Edge) -> Bool = { _ in true }, preferring isGood: (Edge) -> Bool
  ) -> Edge? {
    nearest(index.all(kind).filter(isMeant)) { $0.confidence == .certain && isGood($0) }
  }

  private func nearest(_ edges: [Edge], preferring isGood: (Edge) -> Bool) -> Edge? {
    first(of: edges, place: \.from, preferring: isGood)
  }

  private func nearest(_ nodes: [Node], preferring isGood: (Node) -> Bool) -> Node? {
    first(of: nodes, place: \.id, preferring: isGood)
  }

  /// The good ones first, of those what a user comes to first.
  private func first<Item>(
    of items: [Item], place: (Item) -> String, preferring isGood: (Item) -> Bool
  ) -> Item? {
    let ranked = items.enumerated().map { offset, item in
      (item: item, rank: (isGood(item) ? 0 : 1, content.plan.ways.distance(of: place(item)), offset))
    }
    return ranked.min { $0.rank < $1.rank }?.item
  }

  private func node(_ node: Node?) -> Entry? {
    node.map { Entry(statement: [.type($0.id), " · ", .place($0.location)]) }
  }

  private func edge(_ edge: Edge?) -> Entry? {
    edge.map { Entry(statement: statement(of: $0), evidence: index.places(of: $0)) }
  }

  private func statement(of edge: Edge) -> [Inline] {
    let (from, to) = (Inline.type(edge.from), Inline.type(edge.to))
    switch edge.relation {
    case .root, .child:
      let does =
        edge.isStarted
        ? words([from, " starts ", to], [from, " → ", to, " 시작"]) : words([from, " makes ", to], [from, " → ", to])
      return does + [" · "] + phrases.keeping(edge)
    case .screen(let screen):
      return words([from, " shows ", to, " "], [from, " → ", to, " "]) + [.transition(screen.transition)]
    case .delegate(let wire): return words([from, " tells ", to, " "], [from, " → ", to, " "]) + phrases.wire(wire)
    case .flow(let flow):
      return [from, " · ", .code(flow.trigger), " → "] + phrases.target(of: edge, content.plan.openings)
    }
  }
}

extension Edge {
  /// The facts of a callback; nil for other edges.
  var wire: DelegateRelation? {
    if case .delegate(let wire) = relation { wire } else { nil }
  }

  fileprivate var isRemoved: Bool {
    if case .child(let child) = relation { child.isRemoved } else { false }
  }
}
