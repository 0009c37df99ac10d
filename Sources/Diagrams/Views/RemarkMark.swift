import Graphviz

/// The small framed word on what remarks are about, one for each gravity among them; its tooltip is what they say.
///
/// The frame tells it from the words of transitions, the word tells its severity without colour.
struct RemarkMark {
  let gravity: Remark.Gravity
  let remarks: [Remark]

  static func marks(for remarks: [Remark]) -> [RemarkMark] {
    Remark.Gravity.allCases.compactMap { gravity in
      let remarks = remarks.filter { $0.gravity == gravity }
      return remarks.isEmpty ? nil : RemarkMark(gravity: gravity, remarks: remarks)
    }
  }

  /// Points before each mark.
  private static let gap = 6.0

  var words: String {
    remarks.count == 1 ? gravity.rawValue : DisplayName.count(remarks.count, gravity.rawValue)
  }

  var tooltip: String { remarks.map(\.text).joined(separator: " · ") }

  private var width: Double { TextMeasure.width(of: words, size: Theme.Size.tag) + 8 }

  /// Links to the first of what it is about.
  func cell(links: PictureLinks?) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(words, color: gravity.tone.light, size: Theme.Size.tag)]),
      [
        .style: "ROUNDED", .border: 1, .color: .word(gravity.tone.light),
        .backgroundColor: .word(gravity.tint.light), .width: .number(width), .height: 14,
      ],
      link: remarks.first.flatMap { links?.link(toPlace: $0.location) }, tooltip: tooltip)
  }

  /// A cell with the marks of remarks behind it, in one line.
  static func row(_ cell: HTMLCell, _ remarks: [Remark], links: PictureLinks) -> HTMLCell {
    let cells = marks(for: remarks).flatMap { mark in
      [HTMLCell(.text([]), [.width: .number(gap)]), mark.cell(links: links)]
    }
    if cells.isEmpty { return cell }
    let line = HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 0], rows: [[cell] + cells])
    return HTMLCell(.table(line), [.align: "LEFT"])
  }

  /// How much wider ``row(_:_:links:)`` is than its cell.
  static func width(of remarks: [Remark]) -> Double {
    marks(for: remarks).reduce(0) { $0 + gap + $1.width + 2 }
  }

  /// The label of an arrow that has no other.
  static func label(_ remarks: [Remark]) -> HTMLLabel {
    .table(
      HTMLTable(
        [.border: 0, .cellBorder: 0, .cellSpacing: 2, .cellPadding: 0],
        rows: marks(for: remarks).map { [$0.cell(links: nil)] }))
  }
}

extension Remark.Gravity {
  var tone: Tone {
    switch self {
    case .error: .removed
    case .warning: .changed
    case .note: .other
    }
  }

  var tint: Tone {
    switch self {
    case .error: .removedTint
    case .warning: .changedTint
    case .note: .otherTint
    }
  }
}
