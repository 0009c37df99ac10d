import GraphModel
import Graphviz

/// What stands above a picture: its title, what it counts, and a legend of the kinds that occur in it.
struct TitleBlock {
  var title: String
  /// One or more lines.
  var subtitle: String
  var transitions: Set<Transition>
  var arrows: Set<Arrow>
  /// What became of things, in the picture of a difference.
  var signs: [ChangeSign] = []

  var label: HTMLLabel {
    var rows = [[line(title, Theme.Size.title, .ink, .bold)]]
    rows += subtitle.split(separator: "\n").map { [line(String($0), Theme.Size.subtitle, .muted)] }
    if !transitions.isEmpty || !arrows.isEmpty {
      rows.append([HTMLCell(.table(legend), [.align: "LEFT"])])
    }
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

  /// Tags, then arrows, with gaps between them.
  private var legend: HTMLTable {
    let tags = Transition.displayOrder.filter(transitions.contains).map { [TransitionTag.cell($0)] }
    let lines = Arrow.allCases.filter(arrows.contains).map { [sample($0), gap(5), caption($0.caption)] }
    let groups = [tags.joined(separator: [gap(5)]), lines.joined(separator: [gap(8)])].map(Array.init)
    return HTMLTable(
      [.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 0],
      rows: [Array(groups.filter { !$0.isEmpty }.joined(separator: [gap(18)]))])
  }

  private func gap(_ width: Double) -> HTMLCell {
    HTMLCell(.text([]), [.width: .number(width)])
  }

  /// A short line as the arrow's: the border between two halves of a cell.
  private func sample(_ arrow: Arrow) -> HTMLCell {
    let line = HTMLCell(
      .text([]),
      [
        .width: 22, .height: 7, .fixedSize: "TRUE", .sides: "B", .border: arrow == .callback ? 1 : 2,
        .color: .word(arrow.tone.light),
        .style: .word(arrow.line),
      ])
    let space = HTMLCell(.text([]), [.width: 22, .height: 7, .fixedSize: "TRUE", .border: 0])
    return HTMLCell(.table(HTMLTable([.border: 0, .cellSpacing: 0, .cellPadding: 0], rows: [[line], [space]])))
  }

  /// One cell, because Graphviz would spread several over the width of the title.
  private var marks: HTMLCell {
    let texts = signs.map { "\($0.rawValue) \($0.word)   " }
    let runs = zip(texts, signs).map { HTMLText($0, color: $1.tone.light, size: Theme.Size.caption) }
    let width = TextMeasure.width(of: texts.joined(), size: Theme.Size.caption)
    return HTMLCell(.text(runs), [.align: "LEFT", .width: .number(width)])
  }

  private func caption(_ text: String) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(text, color: Tone.muted.light, size: Theme.Size.caption)]),
      [.align: "LEFT", .width: .number(TextMeasure.width(of: text, size: Theme.Size.caption))])
  }
}
