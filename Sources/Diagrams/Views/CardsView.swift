import GraphModel
import Graphviz

/// The default picture: one card a coordinator with its screens, owners as dark pills, arrows from parent to child.
package enum CardsView {
  static let view = View(
    name: "cards", summary: "one card a coordinator with its screens, arrows from parent to child",
    drawing: .graph(graph))

  package static func graph(of document: GraphDocument, options: ViewOptions) -> DOTGraph {
    let index = GraphIndex(document)
    let names = options.shownNames(of: document)
    let arrows = StartArrows(index)
    let starts = arrows.all
    let calls = options.drawsDelegates ? Self.pairs(of: index.callbacks) : []
    let remarks = RemarkPlaces(options.remarks ?? [], in: index, starts: starts)
    let nodes =
      index.owners.map { OwnerPill.node($0, links: options.links, names: names) }
      + index.coordinators.map { card($0, index, arrows, remarks, names, options) }
    let key = PictureKey(cards: index, arrows: arrows, hasCalls: !calls.isEmpty, options: options)
    return DOTGraph(
      name: options.title,
      attributes: Theme.graphAttributes(
        label: options.isFramed ? titleBlock(index, key, remarks, names, options).label : nil
      ).merging(Theme.lines(arrows: starts.count)) { $1 },
      nodeDefaults: [.shape: "plain", .fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.screen)],
      edgeDefaults: [.fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.caption)],
      order: DrawingOrder(index).parts, nodes: nodes,
      edges: starts.compactMap { start($0, index, remarks.remarks(on: $0), options) }
        + calls.compactMap { callback($0, index, options) })
  }

  /// The callbacks of each object to another, which are one arrow.
  private static func pairs(of callbacks: [Edge]) -> [[Edge]] {
    let groups = Dictionary(grouping: callbacks) { [$0.from, $0.to] }
    var seen: Set<[String]> = []
    return callbacks.filter { seen.insert([$0.from, $0.to]).inserted }.compactMap { groups[[$0.from, $0.to]] }
  }

  private static func card(
    _ coordinator: Node, _ index: GraphIndex, _ arrows: StartArrows, _ remarks: RemarkPlaces, _ names: ShownNames,
    _ options: ViewOptions
  ) -> DOTNode {
    let card = CoordinatorCard(
      coordinator: coordinator, screens: index.shownScreens(of: coordinator), links: options.links, names: names,
      notes: [options.cardNotes[coordinator.id], arrows.note(on: coordinator.id)].compactMap(\.self),
      remarks: remarks.remarks(onCardOf: coordinator.id),
      rowRemarks: { remarks.remarks(onRowOf: $0.id, in: coordinator.id) })
    return DOTNode(coordinator.id, [.label: .html(card.label)])
  }

  /// An arrow from parent to child, with the marks of what is said about it.
  private static func start(
    _ edge: Edge, _ index: GraphIndex, _ remarks: [Remark], _ options: ViewOptions
  ) -> DOTEdge? {
    guard !remarks.isEmpty, var result = arrow(edge, index, options) else { return arrow(edge, index, options) }
    let text = RemarkMark.marks(for: remarks).map(\.tooltip).joined(separator: "\n")
    result.attributes[.label] = .html(RemarkMark.label(remarks))
    result.attributes[.labeltooltip] = .text(text)
    return result
  }

  private static func arrow(_ edge: Edge, _ index: GraphIndex, _ options: ViewOptions) -> DOTEdge? {
    guard let from = index.nodes[edge.from], let to = index.nodes[edge.to] else { return nil }
    var attributes = Arrow(edge).attributes
    attributes[.tooltip] = .text(Wording.tooltip(for: edge, from: from, to: to))
    attributes[.labeltooltip] = attributes[.tooltip]
    let place = edge.evidence.first?.location ?? from.location
    return DOTEdge(edge.from, edge.to, attributes, link: options.links.link(toPlace: place))
  }

  private static func callback(_ edges: [Edge], _ index: GraphIndex, _ options: ViewOptions) -> DOTEdge? {
    guard let first = edges.first, var result = arrow(first, index, options) else { return nil }
    let links = edges.flatMap { edge in if case .delegate(let wire) = edge.relation { wire.links } else { [String]() } }
    result.attributes.merge(Arrow.callback.attributes) { $1 }
    result.attributes[.constraint] = "false"
    result.attributes[.label] = .text(DisplayName.short(Array(Set(links)).sorted().joined(separator: ", ")))
    result.attributes[.fontcolor] = .word(Tone.muted.light)
    let tooltip = edges.compactMap { edge in
      index.nodes[edge.from].flatMap { from in
        index.nodes[edge.to].map { Wording.tooltip(for: edge, from: from, to: $0) }
      }
    }
    result.attributes[.tooltip] = .text(tooltip.joined(separator: "\n"))
    result.attributes[.labeltooltip] = result.attributes[.tooltip]
    return result
  }

  private static func titleBlock(
    _ index: GraphIndex, _ key: PictureKey, _ remarks: RemarkPlaces, _ names: ShownNames, _ options: ViewOptions
  ) -> TitleBlock {
    let counts = options.remarks.map { summary(of: $0, unplaced: remarks.unplaced.count) }
    let lines = [options.counts ?? index.summary, counts, options.remark].compactMap(\.self)
    return TitleBlock(
      title: options.title,
      subtitle: ([lines[0] + (names.remark.map { " · " + $0 } ?? "")] + lines.dropFirst())
        .joined(separator: "\n"), key: key)
  }

  private static func summary(of remarks: [Remark], unplaced: Int) -> String {
    if remarks.isEmpty { return "no findings" }
    let rest = unplaced == 0 ? "" : "; \(unplaced) about nothing that is drawn here"
    return Remark.counts(of: remarks) + rest
  }
}
