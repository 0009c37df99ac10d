import GraphModel
import Graphviz

/// The arrows of the flow view: the user's moves, and the starts of coordinators that no move leads to.
struct FlowArrows {
  /// So many triggers of a move are named.
  private static let namedTriggers = 3
  private static let lineWidth = 18
  /// Points between an arrow and its words.
  private static let labelGap = 4.0

  let index: GraphIndex
  let plan: FlowPlan
  let passages: FlowPassages
  let links: PictureLinks

  var edges: [DOTEdge] {
    index.roots.compactMap { root($0) } + passages.all.compactMap { arrow($0) }
  }

  private func root(_ edge: Edge) -> DOTEdge? {
    guard index.isShown(edge.from), index.isShown(edge.to) else { return nil }
    let attributes = Arrow(edge).attributes
    return arrow([edge], from: edge.from, box: edge.from, to: .coordinator(edge.to), attributes)
  }

  private func arrow(_ passage: FlowPassages.Passage) -> DOTEdge? {
    var attributes: DOTAttributes
    if passage.moves.isEmpty, let start = passage.start {
      attributes = Arrow(start).attributes
    } else {
      let tone = passage.tone
      attributes = [
        .color: .word(tone.light), .label: .html(Self.label(lines(passage), tone)),
        .style: passage.edges.allSatisfy { $0.confidence == .likely } ? "dotted" : "solid",
      ]
    }
    switch passage.from {
    case .place(let place):
      return arrow(passage.edges, from: place.id, box: place.coordinator, to: passage.to, attributes)
    case .coordinator(let id):
      let entry = plan.entry(of: id)
      if entry != nil, passage.to.coordinator != id { attributes[.ltail] = .word(DOTCluster(id).name) }
      return arrow(passage.edges, from: entry?.id ?? id, box: id, to: passage.to, attributes)
    }
  }

  /// An arrow to a coordinator stops at its box, which it may not do from inside.
  private func arrow(
    _ edges: [Edge], from tail: String, box: String, to end: FlowPlan.End, _ attributes: DOTAttributes
  ) -> DOTEdge? {
    var attributes = attributes
    attributes[.tooltip] = .text(tooltip(of: edges))
    attributes[.labeltooltip] = attributes[.tooltip]
    let link = edges.first.flatMap { $0.evidence.first }.flatMap { links.link(toPlace: $0.location) }
    switch end {
    case .place(let place):
      return DOTEdge(tail, place.id, attributes, link: link)
    case .coordinator(let coordinator):
      let entry = plan.entry(of: coordinator)
      if entry != nil, coordinator != box { attributes[.lhead] = .word(DOTCluster(coordinator).name) }
      return DOTEdge(tail, entry?.id ?? coordinator, attributes, link: link)
    }
  }

  private func tooltip(of edges: [Edge]) -> String {
    edges.compactMap { edge in
      guard let from = index.nodes[edge.from], let to = index.nodes[edge.to] else { return nil }
      return Wording.tooltip(for: edge, from: from, to: to)
    }.joined(separator: "\n")
  }

  /// What stands on an arrow: the triggers of one move, or of a few; else their number.
  private func lines(_ passage: FlowPassages.Passage) -> [String] {
    let triggers = passage.triggers
    if passage.moves.count > 1, triggers.count > 2 { return ["\(triggers.count) ways"] }
    let rest = triggers.count - Self.namedTriggers
    return triggers.prefix(Self.namedTriggers).flatMap {
      DisplayName.lines(DisplayName.short($0, limit: 48), width: Self.lineWidth)
    } + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// A little wider than its words, so that arrows keep their distance.
  private static func label(_ lines: [String], _ tone: Tone) -> HTMLLabel {
    let rows = lines.map { line in
      let width = TextMeasure.width(of: line, size: Theme.Size.caption) + 2 * labelGap
      return [
        HTMLCell(
          .text([HTMLText(line, color: tone.light, size: Theme.Size.caption)]), [.width: .number(width)])
      ]
    }
    return .table(HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 0], rows: rows))
  }
}

extension FlowPassages.Passage {
  /// The colour of the transition, where all moves have the same.
  var tone: Tone {
    let tones = Set(moves.map { $0.key.transition?.tone ?? .arrow })
    return tones.count == 1 ? tones.first ?? .arrow : .arrow
  }
}
