import GraphModel
import Graphviz

/// The label of one coordinator: its name on a tinted header, and a row for each screen that it shows.
struct CoordinatorCard {
  let coordinator: Node
  /// Screen edges with the screens they lead to, in display order.
  let screens: [(edge: Edge, screen: Node)]
  let links: PictureLinks
  let names: ShownNames
  /// What else is said under the name.
  var notes: [String] = []
  var remarks: [Remark] = []
  /// The remarks on a screen's row.
  var rowRemarks: (Node) -> [Remark] = { _ in [] }

  private static let padding = 7.0

  var label: HTMLLabel {
    Theme.card(rows: [[header]] + screens.map { row($0.edge, $0.screen) })
  }

  private var title: String { names.text(of: coordinator) }

  /// Where several coordinators share a name, the `id` tells them apart.
  private var subtitles: [String] {
    let id = coordinator.id == coordinator.name ? nil : coordinator.id
    return ([id].compactMap(\.self) + notes).map { DisplayName.short($0) }
  }

  private var header: HTMLCell {
    var lines = HTMLTable([.border: 0, .cellBorder: 0, .cellSpacing: 0, .cellPadding: 1], rows: [])
    lines.rows.append([
      RemarkMark.row(line(title, Theme.Size.header, .headerText, .bold), remarks, links: links)
    ])
    for subtitle in subtitles { lines.rows.append([line(subtitle, Theme.Size.tag, .muted)]) }
    return HTMLCell(
      .table(lines),
      [
        .backgroundColor: .word(Tone.header.light), .style: "ROUNDED", .columnSpan: screens.isEmpty ? 1 : 2,
        .align: "LEFT", .width: .number(headerWidth), .height: 26, .cellPadding: .number(Self.padding - 3),
      ],
      link: links.link(to: coordinator), tooltip: Wording.tooltip(for: coordinator))
  }

  private func line(_ text: String, _ size: Double, _ tone: Tone, _ emphasis: HTMLText.Emphasis? = nil) -> HTMLCell {
    HTMLCell(
      .text([HTMLText(text, color: tone.light, size: size, emphasis: emphasis)]), [.align: "LEFT"])
  }

  /// The word links to the statement that shows the screen, the name to the screen's own declaration.
  private func row(_ edge: Edge, _ screen: Node) -> [HTMLCell] {
    let shown = edge.evidence.first?.location ?? coordinator.location
    let tooltip = Wording.tooltip(for: edge, from: coordinator, to: screen)
    let name = self.name(edge, screen)
    let remarks = rowRemarks(screen)
    let cell = HTMLCell(
      .text([name.text]),
      [.align: "LEFT", .width: .number(nameWidth - RemarkMark.width(of: remarks)), .height: 18],
      link: links.link(to: screen), tooltip: Wording.tooltip(for: screen))
    return [
      TransitionTag.cell(edge.transition ?? .other, link: links.link(toPlace: shown), tooltip: tooltip),
      RemarkMark.row(cell, remarks, links: links),
    ]
  }

  private func name(_ edge: Edge, _ screen: Node) -> ScreenName {
    ScreenName(screen: screen, isLikely: edge.confidence == .likely, names: names)
  }

  private var headerWidth: Double {
    let titleWidth =
      TextMeasure.width(of: title, size: Theme.Size.header, isBold: true) + RemarkMark.width(of: remarks)
    return subtitles.map { TextMeasure.width(of: $0, size: Theme.Size.tag) }.reduce(titleWidth, max) + 2 * Self.padding
  }

  /// As wide as the header needs, too, so that the spare room never widens the column of the words.
  private var nameWidth: Double {
    let widest = screens.map { name($0.edge, $0.screen).width + RemarkMark.width(of: rowRemarks($0.screen)) }.max() ?? 0
    return max(widest + Self.padding, headerWidth - TransitionTag.width - Theme.cardSpacing)
  }
}
