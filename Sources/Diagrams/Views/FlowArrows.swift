import GraphModel
import Graphviz

/// The arrows of the flow view: the user's moves, and the starts of coordinators that no move leads to.
struct FlowArrows {
  let index: GraphIndex
  let plan: FlowPlan
  let links: PictureLinks

  var edges: [DOTEdge] {
    index.roots.compactMap { start($0, from: $0.from) }
      + plan.starts.compactMap { start($0, from: plan.entry(of: $0.from)?.id ?? $0.from) }
      + plan.moves.compactMap(move)
  }

  private func start(_ edge: Edge, from tail: String) -> DOTEdge? {
    guard index.isShown(edge.from), index.isShown(edge.to) else { return nil }
    var attributes = Arrow(isKept: edge.isKept, confidence: edge.confidence).attributes
    if plan.entry(of: edge.from) != nil, edge.from != edge.to {
      attributes[.ltail] = .word(DOTCluster(edge.from).name)
    }
    return arrow(edge, from: tail, box: edge.from, to: .coordinator(edge.to), attributes)
  }

  private func move(_ move: FlowPlan.Move) -> DOTEdge? {
    let tone = move.key.transition?.tone ?? .arrow
    let attributes: DOTAttributes = [
      .color: .word(tone.light), .label: .html(label(move.triggers, tone)),
      .style: move.first.confidence == .likely ? "dotted" : "solid",
    ]
    let from = move.key.from
    return arrow(move.first, from: from.id, box: from.coordinator, to: move.key.to, attributes)
  }

  /// An arrow to a coordinator stops at its box, which it may not do from inside.
  private func arrow(
    _ edge: Edge, from tail: String, box: String, to end: FlowPlan.End, _ attributes: DOTAttributes
  ) -> DOTEdge? {
    guard let from = index.nodes[edge.from], let to = index.nodes[edge.to] else { return nil }
    var attributes = attributes
    attributes[.tooltip] = .text(Wording.tooltip(for: edge, from: from, to: to))
    attributes[.labeltooltip] = attributes[.tooltip]
    let link = links.link(toPlace: edge.evidence.first?.location ?? from.location)
    switch end {
    case .place(let place):
      return DOTEdge(tail, place.id, attributes, link: link)
    case .coordinator(let coordinator):
      let entry = plan.entry(of: coordinator)
      if entry != nil, coordinator != box { attributes[.lhead] = .word(DOTCluster(coordinator).name) }
      return DOTEdge(tail, entry?.id ?? coordinator, attributes, link: link)
    }
  }

  /// One trigger a line, on a patch of canvas that keeps lines behind it from crossing the words.
  private func label(_ triggers: [String], _ tone: Tone) -> HTMLLabel {
    let rows = triggers.map { trigger in
      let text = DisplayName.short(trigger, limit: 32)
      let width = TextMeasure.width(of: text, size: Theme.Size.caption)
      return [
        HTMLCell(
          .text([HTMLText(text, color: tone.light, size: Theme.Size.caption)]), [.width: .number(width)])
      ]
    }
    return .table(HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 1], rows: rows))
  }
}
