import GraphModel
import Graphviz

/// Samples of what a picture draws, each with what it means, in lines of limited width.
struct Legend {
  let key: PictureKey

  private static let lineWidth = 640.0
  private static let gap = 14.0

  /// A sample with its caption; the sample of a word that says what it means has none.
  private struct Item {
    let cells: [HTMLCell]
    let width: Double
  }

  /// One table a line.
  var rows: [HTMLTable] {
    var lines: [[Item]] = []
    for item in items {
      let width = lines.last.map { $0.reduce(0) { $0 + $1.width + Self.gap } } ?? .infinity
      if width + item.width > Self.lineWidth { lines.append([]) }
      lines[lines.count - 1].append(item)
    }
    return lines.map { line in
      // Graphviz would spread a narrow line over the width of the title.
      let rest = max(Self.lineWidth - line.reduce(0) { $0 + $1.width + Self.gap }, 0)
      return HTMLTable(
        [.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 0],
        rows: [Array(line.map(\.cells).joined(separator: [space(Self.gap)])) + [space(rest)]])
    }
  }

  private var items: [Item] {
    let marks = { (wanted: [PictureKey.Mark]) in wanted.filter(key.marks.contains).map(item) }
    return marks([.owner, .box])
      + Transition.displayOrder.filter(key.transitions.contains).map {
        Item(cells: [TransitionTag.cell($0)], width: TransitionTag.width)
      } + marks([.likelyScreen, .rest, .crowd])
      + Transition.displayOrder.filter(key.moves.contains).map {
        captioned(line($0.tone, "solid", 2), 22, "leads to, by \($0.rawValue)")
      } + marks([.starts, .severalWays])
      + Arrow.allCases.filter(key.arrows.contains).map {
        captioned(line($0.tone, $0.line, [.callback, .held].contains($0) ? 1 : 2), 22, $0.caption)
      }
  }

  private func item(_ mark: PictureKey.Mark) -> Item {
    switch mark {
    case .owner: captioned(patch(.owner, .owner), 18, mark.caption)
    case .box: captioned(patch(.box, .cardBorder), 18, mark.caption)
    case .likelyScreen: captioned(words("Name ?", .muted, .italic), 0, mark.caption)
    case .rest: captioned(words("+2", .muted), 0, mark.caption)
    case .crowd: captioned(words("from 9", .muted), 0, mark.caption)
    case .starts, .severalWays: captioned(line(.arrow, "solid", 2), 22, mark.caption)
    }
  }

  private func captioned(_ sample: HTMLCell, _ width: Double, _ caption: String) -> Item {
    let captionWidth = TextMeasure.width(of: caption, size: Theme.Size.caption)
    return Item(
      cells: [sample, space(5), words(caption, .muted)], width: max(width, 22) + 5 + captionWidth)
  }

  private func words(_ text: String, _ tone: Tone, _ emphasis: HTMLText.Emphasis? = nil) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(text, color: tone.light, size: Theme.Size.caption, emphasis: emphasis)]),
      [.align: "LEFT", .width: .number(TextMeasure.width(of: text, size: Theme.Size.caption))])
  }

  private func space(_ width: Double) -> HTMLCell {
    HTMLCell(.text([]), [.width: .number(width)])
  }

  private func patch(_ fill: Tone, _ border: Tone) -> HTMLCell {
    let cell = HTMLCell(
      .text([]),
      [
        .width: 18, .height: 10, .fixedSize: "TRUE", .border: 1, .color: .word(border.light),
        .backgroundColor: .word(fill.light), .style: "ROUNDED",
      ])
    return HTMLCell(.table(HTMLTable([.border: 0, .cellSpacing: 0, .cellPadding: 0], rows: [[cell]])))
  }

  /// A short line as the arrow's: the border between two halves of a cell.
  private func line(_ tone: Tone, _ style: String, _ thickness: Double) -> HTMLCell {
    let line = HTMLCell(
      .text([]),
      [
        .width: 22, .height: 7, .fixedSize: "TRUE", .sides: "B", .border: .number(thickness),
        .color: .word(tone.light), .style: .word(style),
      ])
    let space = HTMLCell(.text([]), [.width: 22, .height: 7, .fixedSize: "TRUE", .border: 0])
    return HTMLCell(.table(HTMLTable([.border: 0, .cellSpacing: 0, .cellPadding: 0], rows: [[line], [space]])))
  }
}
