import GraphModel
import Graphviz

/// The small coloured word before a screen's name.
enum TransitionTag {
  /// Wide enough for the longest word, so that names stand in one column.
  static let width =
    (Transition.allCases.map { TextMeasure.width(of: $0.rawValue, size: Theme.Size.tag) }.max() ?? 0) + 8

  static func cell(_ transition: Transition, link: Link? = nil, tooltip: String? = nil) -> HTMLCell {
    cell(transition.rawValue, transition.tone, on: transition.tint, link: link, tooltip: tooltip)
  }

  /// A word that is no transition, in a row beside them.
  static func cell(_ word: String, link: Link?, tooltip: String?) -> HTMLCell {
    cell(word, .other, on: .otherTint, link: link, tooltip: tooltip)
  }

  private static func cell(_ word: String, _ tone: Tone, on tint: Tone, link: Link?, tooltip: String?) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(word, color: tone.light, size: Theme.Size.tag)]),
      [
        .style: "ROUNDED", .backgroundColor: .word(tint.light),
        .width: .number(max(width, TextMeasure.width(of: word, size: Theme.Size.tag) + 8)), .height: 16,
      ],
      link: link, tooltip: tooltip)
  }
}
