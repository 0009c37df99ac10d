import Graphviz

/// Fonts and measures that the pictures have in common.
enum Theme {
  /// Named as a stack because no family is installed everywhere; room for the widest comes from ``TextMeasure``.
  static let fontName = "Helvetica,Arial,sans-serif"

  /// Font sizes in points.
  enum Size {
    static let title = 18.0
    static let subtitle = 11.0
    static let header = 13.0
    static let screen = 12.0
    static let tag = 9.0
    static let caption = 10.0
  }

  /// Points between the cells of a card.
  static let cardSpacing = 4.0

  /// A rounded box with rows.
  static func card(rows: [[HTMLCell]]) -> HTMLLabel {
    .table(
      HTMLTable(
        [
          .border: 1, .color: .word(Tone.cardBorder.light), .backgroundColor: .word(Tone.card.light),
          .style: "ROUNDED", .cellBorder: 0, .cellSpacing: .number(cardSpacing), .cellPadding: 0,
        ],
        rows: rows))
  }

  /// Attributes of a whole picture; `label` is its title block. One without is part of a page, which has the canvas.
  static func graphAttributes(label: HTMLLabel?) -> DOTAttributes {
    var attributes: DOTAttributes = [.rankdir: "LR", .fontname: .word(fontName), .nodesep: 0.24, .ranksep: 0.7]
    let frame: DOTAttributes =
      label.map {
        [.bgcolor: .word(Tone.canvas.light), .pad: 0.3, .label: .html($0), .labelloc: "t", .labeljust: "l"]
      } ?? [.bgcolor: "transparent", .pad: 0.1]
    attributes.merge(frame) { $1 }
    return attributes
  }
}
