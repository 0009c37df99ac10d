import GraphModel
import Graphviz

/// The boxes of the flow view: one a coordinator, with a node for each of its screens.
struct FlowBoxes {
  let index: GraphIndex
  let plan: FlowPlan
  let passages: FlowPassages
  let options: ViewOptions
  let names: ShownNames
  /// The names of nodes at which an arrow begins or ends.
  let joined: Set<String>

  private var links: PictureLinks { options.links }

  var clusters: [DOTCluster] {
    index.coordinators.compactMap { coordinator in
      guard let places = plan.places[coordinator.id] else { return nil }
      return DOTCluster(
        coordinator.id, attributes(of: coordinator), link: links.link(to: coordinator),
        nodes: places.compactMap(node), rank: rank(of: places))
    }
  }

  /// Screens that no arrow touches stand beside another of their box, which would else be stretched to the first rank of the picture.
  private func rank(of places: [FlowPlan.Place]) -> [String] {
    let free = places.filter { !joined.contains($0.id) }
    guard !free.isEmpty, let other = places.first(where: { joined.contains($0.id) }) else { return [] }
    return ([other] + free).map(\.id)
  }

  /// Coordinators without screens have no box around nothing, but a card of their own; screens without coordinators have no box.
  var lone: [DOTNode] {
    index.coordinators.filter { plan.places[$0.id] == nil }.map { coordinator in
      let card = CoordinatorCard(
        coordinator: coordinator, screens: [], links: links, names: names,
        notes: notes(on: coordinator))
      return DOTNode(coordinator.id, [.label: .html(card.label)])
    } + (plan.places[""] ?? []).compactMap(node)
  }

  private func notes(on coordinator: Node) -> [String] {
    let crowd = passages.crowds[.coordinator(coordinator.id)].map { Self.words(for: $0, "coordinator") }
    return [options.cardNotes[coordinator.id], crowd].compactMap(\.self)
  }

  /// "from 7 screens".
  private static func words(for crowd: [String], _ noun: String) -> String {
    "from \(DisplayName.count(crowd.count, noun))"
  }

  /// The tooltip of a node, with the screens that lead to it where their arrows are not drawn.
  private func tooltip(_ node: Node, _ end: FlowPlan.End) -> DOTValue {
    let crowd = (passages.crowds[end] ?? []).compactMap { index.nodes[$0]?.name }
    return .text(
      Wording.tooltip(for: node) + (crowd.isEmpty ? "" : " · reached from \(crowd.joined(separator: ", "))"))
  }

  private func attributes(of coordinator: Node) -> DOTAttributes {
    let name = names.text(of: coordinator)
    let title = HTMLText(name, color: Tone.headerText.light, size: Theme.Size.header, emphasis: .bold)
    let width = TextMeasure.width(of: name, size: Theme.Size.header, isBold: true)
    let notes = notes(on: coordinator).map { note in
      let width = TextMeasure.width(of: note, size: Theme.Size.tag)
      let text = HTMLText(note, color: Tone.muted.light, size: Theme.Size.tag)
      return [HTMLCell(.text([text]), [.align: "LEFT", .width: .number(width)])]
    }
    let table = HTMLTable(
      [.border: 0, .cellBorder: 0, .cellPadding: 2],
      rows: [[HTMLCell(.text([title]), [.align: "LEFT", .width: .number(width)])]] + notes)
    return [
      .style: "rounded,filled", .color: .word(Tone.cardBorder.light), .fillcolor: .word(Tone.box.light),
      .margin: 12, .label: .html(.table(table)), .labeljust: "l", .labelloc: "t",
      .tooltip: tooltip(coordinator, .coordinator(coordinator.id)),
    ]
  }

  private func node(_ place: FlowPlan.Place) -> DOTNode? {
    guard let screen = index.nodes[place.screen] else { return nil }
    let shown = (index.screens[place.coordinator] ?? []).filter { $0.to == place.screen }
    let name = ScreenName(
      screen: screen, isLikely: !shown.isEmpty && shown.allSatisfy { $0.confidence == .likely }, names: names)
    var rows = [
      shown.compactMap(\.transition).map { TransitionTag.cell($0) } + [
        HTMLCell(.text([name.text]), [.align: "LEFT", .width: .number(name.width + 8), .height: 20])
      ]
    ]
    if let crowd = passages.crowds[.place(place)] {
      let text = HTMLText(Self.words(for: crowd, "screen"), color: Tone.muted.light, size: Theme.Size.tag)
      rows.append([HTMLCell(.text([text]), [.align: "LEFT", .columnSpan: .number(Double(rows[0].count)), .height: 14])])
    }
    return DOTNode(
      place.id, [.label: .html(Theme.card(rows: rows)), .tooltip: tooltip(screen, .place(place))],
      link: links.link(to: screen))
  }
}
