import GraphModel
import Graphviz

/// The default picture: one card a coordinator with its screens, owners as dark pills, arrows from parent to child.
package enum CardsView {
  static let view = View(
    name: "cards", summary: "one card a coordinator with its screens, arrows from parent to child",
    drawing: .graph(graph))

  package static func graph(of document: GraphDocument, options: ViewOptions) -> DOTGraph {
    let index = GraphIndex(document)
    let starts = (index.roots + index.children).filter { index.isShown($0.from) && index.isShown($0.to) }
    let calls = options.drawsDelegates ? index.callbacks : []
    let remarks = RemarkPlaces(options.remarks ?? [], in: index)
    let nodes =
      index.owners.map { OwnerPill.node($0, links: options.links) }
      + index.coordinators.map { card($0, index, remarks, options) }
    return DOTGraph(
      name: options.title,
      attributes: Theme.graphAttributes(
        label: options.isFramed ? titleBlock(index, starts, calls, remarks, options).label : nil),
      nodeDefaults: [.shape: "plain", .fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.screen)],
      edgeDefaults: [.fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.caption)],
      nodes: nodes,
      edges: starts.compactMap { start($0, index, remarks.remarks(on: $0), options) }
        + calls.compactMap { callback($0, index, options) })
  }

  private static func card(
    _ coordinator: Node, _ index: GraphIndex, _ remarks: RemarkPlaces, _ options: ViewOptions
  ) -> DOTNode {
    let card = CoordinatorCard(
      coordinator: coordinator, screens: index.shownScreens(of: coordinator), links: options.links,
      note: options.cardNotes[coordinator.id], remarks: remarks.remarks(onCardOf: coordinator.id),
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
    var attributes = Arrow(isKept: edge.isKept, confidence: edge.confidence).attributes
    attributes[.tooltip] = .text(Wording.tooltip(for: edge, from: from, to: to))
    attributes[.labeltooltip] = attributes[.tooltip]
    let place = edge.evidence.first?.location ?? from.location
    return DOTEdge(edge.from, edge.to, attributes, link: options.links.link(toPlace: place))
  }

  private static func callback(_ edge: Edge, _ index: GraphIndex, _ options: ViewOptions) -> DOTEdge? {
    guard case .delegate(let wire) = edge.relation, var result = arrow(edge, index, options) else { return nil }
    result.attributes.merge(Arrow.callback.attributes) { $1 }
    result.attributes[.constraint] = "false"
    result.attributes[.label] = .text(DisplayName.short(wire.links.joined(separator: ", ")))
    result.attributes[.fontcolor] = .word(Tone.muted.light)
    return result
  }

  private static func titleBlock(
    _ index: GraphIndex, _ starts: [Edge], _ calls: [Edge], _ remarks: RemarkPlaces, _ options: ViewOptions
  ) -> TitleBlock {
    let screenEdges = index.coordinators.flatMap { index.screens[$0.id] ?? [] }
    var arrows = Set(starts.map { Arrow(isKept: $0.isKept, confidence: $0.confidence) })
    if !calls.isEmpty { arrows.insert(.callback) }
    if screenEdges.contains(where: { $0.confidence == .likely }) { arrows.insert(.likely) }
    let counts = options.remarks.map { "\n" + summary(of: $0, unplaced: remarks.unplaced.count) } ?? ""
    return TitleBlock(
      title: options.title, subtitle: index.summary + counts, transitions: Set(screenEdges.compactMap(\.transition)),
      arrows: arrows)
  }

  private static func summary(of remarks: [Remark], unplaced: Int) -> String {
    if remarks.isEmpty { return "no findings" }
    let rest = unplaced == 0 ? "" : "; \(unplaced) about nothing that is drawn here"
    return Remark.counts(of: remarks) + rest
  }
}
