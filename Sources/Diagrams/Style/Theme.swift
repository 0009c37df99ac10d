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

  /// The height of a screen's name in pixels, where the picture is shown at its full size.
  static let fullTextHeight = Size.screen * 96 / 72

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

  /// Past so many arrows a picture is crowded: they run straight, and those that say little are drawn as one, or as a number.
  static let crowdedArrows = 40

  /// How arrows run; curves of many weave through one another.
  static func lines(arrows: Int) -> DOTAttributes { arrows > crowdedArrows ? [.splines: "polyline"] : [:] }

  /// Attributes of a whole picture; `label` is its title block. One without is part of a page, which has the canvas.
  static func graphAttributes(label: HTMLLabel?) -> DOTAttributes {
    var attributes: DOTAttributes = [.rankdir: "LR", .fontname: .word(fontName), .nodesep: 0.15, .ranksep: 0.45]
    let frame: DOTAttributes =
      label.map {
        [.bgcolor: .word(Tone.canvas.light), .pad: 0.3, .label: .html($0), .labelloc: "t", .labeljust: "l"]
      } ?? [.bgcolor: "transparent", .pad: 0.1]
    attributes.merge(frame) { $1 }
    return attributes
  }
}
