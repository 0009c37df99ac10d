import GraphModel
import Graphviz

/// What stands above a picture: its title, what it counts, and a legend of the kinds that occur in it.
struct TitleBlock {
  var title: String
  /// One or more lines.
  var subtitle: String
  var key = PictureKey.nothing
  /// What became of things, in the picture of a difference.
  var signs: [ChangeSign] = []

  var label: HTMLLabel {
    var rows = [[line(title, Theme.Size.title, .ink, .bold)]]
    rows += subtitle.split(separator: "\n").map { [line(String($0), Theme.Size.subtitle, .muted)] }
    rows += Legend(key: key).rows.map { [HTMLCell(.table($0), [.align: "LEFT"])] }
    if !signs.isEmpty { rows.append([marks]) }
    rows.append([HTMLCell(.text([]), [.height: 8])])
    return .table(
      HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 2, .cellPadding: 2, .align: "LEFT"], rows: rows))
  }

  private func line(
    _ text: String, _ size: Double, _ tone: Tone, _ emphasis: HTMLText.Emphasis? = nil
  ) -> HTMLCell {
    let text = DisplayName.short(text, limit: 120)
    return HTMLCell(
      .text([HTMLText(text, color: tone.light, size: size, emphasis: emphasis)]),
      [.align: "LEFT", .width: .number(TextMeasure.width(of: text, size: size, isBold: emphasis == .bold))])
  }

  /// One cell, because Graphviz would spread several over the width of the title.
  private var marks: HTMLCell {
    let texts = signs.map { "\($0.rawValue) \($0.word)   " }
    let runs = zip(texts, signs).map { HTMLText($0, color: $1.tone.light, size: Theme.Size.caption) }
    let width = TextMeasure.width(of: texts.joined(), size: Theme.Size.caption)
    return HTMLCell(.text(runs), [.align: "LEFT", .width: .number(width)])
  }
}
