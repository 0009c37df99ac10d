import GraphModel
import Graphviz

/// The small coloured word before a screen's name.
enum TransitionTag {
  /// Wide enough for the longest word, so that names stand in one column.
  static let width =
    (Transition.allCases.map { TextMeasure.width(of: $0.rawValue, size: Theme.Size.tag) }.max() ?? 0) + 8

  static func cell(_ transition: Transition, link: Link? = nil, tooltip: String? = nil) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(transition.rawValue, color: transition.tone.light, size: Theme.Size.tag)]),
      [
        .style: "ROUNDED", .backgroundColor: .word(transition.tint.light), .width: .number(width), .height: 16,
      ],
      link: link, tooltip: tooltip)
  }
}
