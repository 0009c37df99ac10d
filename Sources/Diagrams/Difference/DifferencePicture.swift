import GraphModel
import Graphviz

/// Both graphs in one picture: what came green with `+`, what went red and dashed with `−`, what changed amber with `~`.
package enum DifferencePicture {
  package static func graph(of comparison: Comparison, options: DifferenceOptions) -> DOTGraph {
    let overlay = Overlay(comparison, context: options.context)
    let statements = ChangeStatement.statements(of: comparison)
    let summary = statements.isEmpty ? [ChangeSummary.noChange] : ChangeSummary.parts(statements)
    let title = TitleBlock(
      title: options.title, subtitle: summary.joined(separator: "\n"),
      signs: signs(in: overlay))
    return DOTGraph(
      name: options.title, attributes: Theme.graphAttributes(label: title.label),
      nodeDefaults: [.shape: "plain", .fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.screen)],
      edgeDefaults: [.fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.caption)],
      nodes: overlay.cards.map { node($0, options) }, edges: overlay.starts.map { edge($0, options) })
  }

  /// The picture in words, for those who cannot see it.
  package static func description(of comparison: Comparison) -> String {
    let summary = ChangeSummary(comparison)
    let sentences = [summary.sentence.plain] + summary.statements.prefix(24).map { $0.phrase.plain + "." }
    let rest = summary.statements.count - 24
    return (sentences + (rest > 0 ? ["And \(rest) more."] : [])).joined(separator: " ")
  }

  private static func signs(in overlay: Overlay) -> [ChangeSign] {
    let used = Set(
      overlay.cards.flatMap { [$0.sign] + $0.rows.map(\.sign) } + overlay.starts.map(\.sign))
    return ChangeSign.allCases.filter { used.contains($0) }
  }

  private static func node(_ card: Overlay.Card, _ options: DifferenceOptions) -> DOTNode {
    if card.node.kind != .coordinator, card.sign == nil {
      return OwnerPill.node(
        card.node, named: DisplayName.short(card.node.name), fill: .faded, ink: .ink,
        link: options.links.link(to: card.node.location, nil))
    }
    return DOTNode(card.node.id, [.label: .html(DifferenceCard(card: card, links: options.links).label)])
  }

  private static func edge(_ start: Overlay.Start, _ options: DifferenceOptions) -> DOTEdge {
    let tone = start.sign?.tone ?? .faded
    var attributes: DOTAttributes = [
      .color: .word(tone.light), .style: .word(start.sign?.line ?? "solid"), .penwidth: start.sign == nil ? 1.2 : 2,
      .arrowsize: 0.75, .tooltip: .text(start.tooltip), .labeltooltip: .text(start.tooltip),
    ]
    if let sign = start.sign, let label = start.label {
      attributes[.label] = .html(patch(sign.rawValue + " " + DisplayName.short(label), tone))
    }
    let link = start.edge.evidence.first.flatMap { options.links.link(to: $0.location, start.sign) }
    return DOTEdge(start.edge.from, start.edge.to, attributes, link: link)
  }

  /// Words with the room that they need in any font.
  private static func patch(_ text: String, _ tone: Tone) -> HTMLLabel {
    let width = TextMeasure.width(of: text, size: Theme.Size.caption)
    let cell = HTMLCell(
      .text([HTMLText(text, color: tone.light, size: Theme.Size.caption)]), [.width: .number(width)])
    return .table(HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 2], rows: [[cell]]))
  }
}
