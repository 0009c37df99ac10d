import GraphModel
import Graphviz

/// The boxes of the flow view: one a coordinator, with a node for each of its screens.
struct FlowBoxes {
  let index: GraphIndex
  let plan: FlowPlan
  let links: PictureLinks

  var clusters: [DOTCluster] {
    index.coordinators.compactMap { coordinator in
      guard let places = plan.places[coordinator.id] else { return nil }
      return DOTCluster(
        coordinator.id, attributes(of: coordinator), link: links.link(to: coordinator),
        nodes: places.compactMap(node))
    }
  }

  /// Coordinators without screens have no box around nothing, but a card of their own.
  var lone: [DOTNode] {
    index.coordinators.filter { plan.places[$0.id] == nil }.map { coordinator in
      let card = CoordinatorCard(coordinator: coordinator, screens: [], links: links)
      return DOTNode(coordinator.id, [.label: .html(card.label)])
    }
  }

  private func attributes(of coordinator: Node) -> DOTAttributes {
    let name = DisplayName.short(coordinator.name)
    let title = HTMLText(name, color: Tone.headerText.light, size: Theme.Size.header, emphasis: .bold)
    let width = TextMeasure.width(of: name, size: Theme.Size.header, isBold: true)
    let table = HTMLTable(
      [.border: 0, .cellBorder: 0, .cellPadding: 2],
      rows: [[HTMLCell(.text([title]), [.align: "LEFT", .width: .number(width)])]])
    return [
      .style: "rounded,filled", .color: .word(Tone.cardBorder.light), .fillcolor: .word(Tone.box.light),
      .margin: 12, .label: .html(.table(table)), .labeljust: "l", .labelloc: "t",
      .tooltip: .text(Wording.tooltip(for: coordinator)),
    ]
  }

  private func node(_ place: FlowPlan.Place) -> DOTNode? {
    guard let screen = index.nodes[place.screen] else { return nil }
    let shown = (index.screens[place.coordinator] ?? []).filter { $0.to == place.screen }
    let name = ScreenName(screen: screen, isLikely: !shown.isEmpty && shown.allSatisfy { $0.confidence == .likely })
    let row =
      shown.compactMap(\.transition).map { TransitionTag.cell($0) } + [
        HTMLCell(.text([name.text]), [.align: "LEFT", .width: .number(name.width + 8), .height: 20])
      ]
    return DOTNode(
      place.id, [.label: .html(Theme.card(rows: [row])), .tooltip: .text(Wording.tooltip(for: screen))],
      link: links.link(to: screen))
  }
}
