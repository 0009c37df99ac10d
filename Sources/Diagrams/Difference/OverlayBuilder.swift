import GraphModel

/// Puts the two graphs of a comparison on top of one another.
struct OverlayBuilder {
  private let difference: GraphDifference
  private let nodes: [String: Node]
  private let index: GraphIndex
  private let signs: [String: ChangeSign]
  private let formerNames: [String: String]
  private let edges: [OverlaidEdge]
  private var kept: Set<String> = []

  init(_ comparison: Comparison, kinds: Set<String>? = nil) {
    let difference = comparison.difference
    let told = difference.edges.filter { change in kinds?.contains(change.current.relation.kind) ?? true }
    let changes = told.map { OverlaidEdge($0, in: difference) }
    let changed = Set(told.compactMap(\.after))
    let gone = difference.nodes.compactMap { change in if case .removed(let node) = change { node } else { nil } }
    let head = comparison.head.graph
    index = GraphIndex(
      GraphDocument(
        nodes: head.nodes + gone, edges: head.edges + changes.filter { $0.sign == .removed }.map(\.edge)))
    self.difference = difference
    nodes = index.nodes
    edges = head.edges.filter { !changed.contains($0) }.map { OverlaidEdge($0) } + changes
    formerNames = Dictionary(difference.renames.map { ($0.to.id, $0.from.name) }) { first, _ in first }
    var signs: [String: ChangeSign] = [:]
    for rename in difference.renames { signs[rename.to.id] = .changed }
    for change in difference.nodes { signs[change.current.id] = ChangeSign(change) }
    self.signs = signs
  }

  /// Keeps the cards that a change touches, and those that a few arrows lead to from there.
  mutating func keep(within context: Int?) {
    guard let context else {
      kept = Set((index.coordinators + index.owners).map(\.id))
      return
    }
    kept = touched
    let links = edges.map(\.edge).filter { $0.relation.isStart }
    for _ in 0..<context {
      let reached = links.flatMap { kept.contains($0.from) ? [$0.to] : kept.contains($0.to) ? [$0.from] : [] }
      let size = kept.count
      kept.formUnion(reached)
      if kept.count == size { return }
    }
  }

  /// The cards that something changed in or at.
  private var touched: Set<String> {
    let ends = edges.filter { $0.sign != nil }.flatMap { changed -> [String] in
      let edge = changed.edge
      switch edge.relation {
      case .root, .child: return [edge.from, edge.to]
      case .screen: return [edge.from]
      case .delegate: return [edge.to]
      case .flow(let flow): return [flow.by]
      }
    }
    let showers = edges.filter { signs[$0.edge.to] == .changed && $0.edge.transition != nil }.map(\.edge.from)
    return Set(signs.keys.filter { index.isShown($0) } + (ends + showers).filter { index.isShown($0) })
  }

  var starts: [Overlay.Start] {
    edges.compactMap { overlaid in
      let edge = overlaid.edge
      guard edge.relation.isStart, kept.contains(edge.from), kept.contains(edge.to), let tooltip = tooltip(of: overlaid)
      else { return nil }
      return Overlay.Start(edge: edge, sign: overlaid.sign, label: overlaid.label, tooltip: tooltip)
    }
  }

  func cards() -> [Overlay.Card] {
    let touched = touched
    let rows = Dictionary(grouping: edges.compactMap(row), by: \.card).mapValues { $0.map(\.row).sorted(by: <) }
    return (index.owners + index.coordinators).filter { kept.contains($0.id) }.map { node in
      let isTouched = touched.contains(node.id) && node.kind == .coordinator
      return Overlay.Card(
        node: node, sign: signs[node.id], formerName: formerNames[node.id],
        rows: isTouched ? rows[node.id] ?? [] : [])
    }
  }

  /// The row of an edge, and whose card it stands in.
  private func row(of overlaid: OverlaidEdge) -> (card: String, row: Overlay.Row)? {
    let (edge, sign) = (overlaid.edge, overlaid.sign)
    guard let from = nodes[edge.from], let to = nodes[edge.to], let tooltip = tooltip(of: overlaid) else { return nil }
    let row = { (content: Overlay.Row.Content, text: String, sign: ChangeSign?) in
      Overlay.Row(
        content: content, text: text, sign: sign, tooltip: tooltip, location: edge.evidence.first?.location)
    }
    switch edge.relation {
    case .screen(let screen):
      return (
        edge.from, row(.screen(screen.transition, former: overlaid.formerTransition), to.name, sign ?? signs[to.id])
      )
    case .delegate where sign != nil: return (edge.to, row(.callback, from.name, sign))
    case .flow(let flow) where sign != nil: return (flow.by, row(.move, "\(from.name) › \(to.name)", sign))
    case .root, .child, .delegate, .flow: return nil
    }
  }

  private func tooltip(of overlaid: OverlaidEdge) -> String? {
    let edge = overlaid.edge
    guard let from = nodes[edge.from], let to = nodes[edge.to] else { return nil }
    return overlaid.words ?? Wording.tooltip(for: edge, from: from, to: to)
  }
}

/// An edge of the union, with what became of it.
private struct OverlaidEdge {
  /// Between the nodes as the head calls them.
  let edge: Edge
  /// What it was, where it changed.
  let former: Edge?
  let sign: ChangeSign?
  /// The change in a few words.
  let label: String?
  /// The change in a sentence.
  let words: String?

  init(_ edge: Edge) {
    self.edge = edge
    former = nil
    sign = nil
    label = nil
    words = nil
  }

  init(_ change: Change<Edge>, in difference: GraphDifference) {
    edge = change.current.renamed(by: difference.newID)
    former = if case .changed(let before, _) = change { before } else { nil }
    sign = ChangeSign(change)
    label = EdgeWords.label(of: change)
    words = EdgeWords(from: edge.from, to: edge.to).sentence(change).plain
  }

  /// How its screen was shown, where that changed.
  var formerTransition: Transition? {
    guard let former = former?.transition, former != edge.transition else { return nil }
    return former
  }
}

extension Edge {
  /// The same edge between the nodes as the head calls them.
  fileprivate func renamed(by newID: (String) -> String) -> Edge {
    let relation: Relation =
      if case .flow(let flow) = relation {
        .flow(FlowRelation(trigger: flow.trigger, move: flow.move, by: newID(flow.by)))
      } else {
        relation
      }
    return Edge(from: newID(from), to: newID(to), relation: relation, confidence: confidence, evidence: evidence)
  }
}
