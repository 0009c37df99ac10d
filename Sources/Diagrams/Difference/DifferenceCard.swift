import GraphModel
import Graphviz

/// The label of one coordinator in the picture of a difference.
struct DifferenceCard {
  let card: Overlay.Card
  /// Where the source of what is there now, and of what is gone, is linked to.
  let links: DifferenceLinks

  private static let padding = 7.0

  var label: HTMLLabel {
    .table(
      HTMLTable(
        [
          .border: card.sign == nil ? 1 : 2, .color: .word((card.sign?.tone ?? .faded).light),
          .backgroundColor: .word(Tone.card.light),
          .style: card.sign == .removed ? "ROUNDED,DASHED" : "ROUNDED", .cellBorder: 0,
          .cellSpacing: .number(Theme.cardSpacing), .cellPadding: 0,
        ],
        rows: [[header]] + card.rows.map(row)))
  }

  private var title: String { marked(DisplayName.short(card.node.name), card.sign) }

  private var subtitle: String? {
    if let formerName = card.formerName { return "was \(DisplayName.short(formerName))" }
    return card.node.id == card.node.name ? nil : DisplayName.short(card.node.id)
  }

  private var header: HTMLCell {
    var lines = HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 1], rows: [])
    let ink = card.sign?.tone ?? (card.rows.isEmpty ? .fadedInk : .headerText)
    lines.rows.append([line(title, Theme.Size.header, ink, .bold)])
    if let subtitle { lines.rows.append([line(subtitle, Theme.Size.tag, .muted)]) }
    let back = card.sign?.tint ?? (card.rows.isEmpty ? .card : .header)
    return HTMLCell(
      .table(lines),
      [
        .backgroundColor: .word(back.light), .style: "ROUNDED", .columnSpan: card.rows.isEmpty ? 1 : 2,
        .align: "LEFT", .width: .number(headerWidth), .height: 26, .cellPadding: .number(Self.padding - 3),
      ],
      link: links.link(to: card.node.location, card.sign), tooltip: Wording.tooltip(for: card.node))
  }

  private func line(_ text: String, _ size: Double, _ tone: Tone, _ emphasis: HTMLText.Emphasis? = nil) -> HTMLCell {
    HTMLCell(.text([HTMLText(text, color: tone.light, size: size, emphasis: emphasis)]), [.align: "LEFT"])
  }

  private func row(_ row: Overlay.Row) -> [HTMLCell] {
    let link = row.location.flatMap { links.link(to: $0, row.sign) }
    let text = text(of: row)
    let tone = row.sign?.tone ?? .fadedInk
    var attributes: HTMLAttributes = [.align: "LEFT", .width: .number(textWidth), .height: 18]
    if let tint = row.sign?.tint {
      attributes[.backgroundColor] = .word(tint.light)
      attributes[.style] = "ROUNDED"
      attributes[.cellPadding] = 2
    }
    return [
      tag(of: row, link),
      HTMLCell(
        .text([HTMLText(text, color: tone.light, size: Theme.Size.screen)]), attributes, link: link,
        tooltip: row.tooltip),
    ]
  }

  private func tag(of row: Overlay.Row, _ link: Link?) -> HTMLCell {
    switch row.content {
    case .screen(let transition, _): TransitionTag.cell(transition, link: link, tooltip: row.tooltip)
    case .callback: TransitionTag.cell("callback", link: link, tooltip: row.tooltip)
    case .move: TransitionTag.cell("move", link: link, tooltip: row.tooltip)
    }
  }

  private func text(of row: Overlay.Row) -> String {
    let former = if case .screen(_, let transition?) = row.content { " (was \(transition.rawValue))" } else { "" }
    return marked(DisplayName.short(row.text) + former, row.sign)
  }

  private func marked(_ text: String, _ sign: ChangeSign?) -> String {
    sign.map { "\($0.rawValue) \(text)" } ?? text
  }

  private var headerWidth: Double {
    max(
      TextMeasure.width(of: title, size: Theme.Size.header, isBold: true),
      TextMeasure.width(of: subtitle ?? "", size: Theme.Size.tag)) + 2 * Self.padding
  }

  private var textWidth: Double {
    let widest = card.rows.map { TextMeasure.width(of: text(of: $0), size: Theme.Size.screen) }.max() ?? 0
    return max(widest + 2 * Self.padding, headerWidth - TransitionTag.width - Theme.cardSpacing)
  }
}
