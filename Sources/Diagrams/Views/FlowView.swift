import GraphModel
import Graphviz

/// What the user meets: a box for each coordinator with its screens as nodes, and arrows for the moves between them.
package enum FlowView {
  static let view = View(
    name: "flow", summary: "the screens of each coordinator and what leads from one to the next",
    drawing: .graph(graph))

  package static func graph(of document: GraphDocument, options: ViewOptions) -> DOTGraph {
    let index = GraphIndex(document)
    let plan = FlowPlan(index)
    let passages = FlowPassages(plan, index)
    let names = options.shownNames(of: document)
    let arrows = FlowArrows(index: index, plan: plan, passages: passages, links: options.links)
    let edges = arrows.edges
    let boxes = FlowBoxes(
      index: index, plan: plan, passages: passages, options: options, names: names,
      joined: Set(edges.flatMap { [$0.tail, $0.head] }))
    let key = PictureKey(flow: index, passages: passages, options: options)
    let counts = [options.counts ?? index.summary, names.remark].compactMap(\.self).joined(separator: " · ")
    let title = TitleBlock(
      title: options.title, subtitle: [counts, options.remark].compactMap(\.self).joined(separator: "\n"), key: key)
    let attributes = Theme.graphAttributes(label: options.isFramed ? title.label : nil)
    return DOTGraph(
      name: options.title,
      attributes: attributes.merging([.compound: "true", .newrank: "true"]) { $1 }
        .merging(Theme.lines(arrows: edges.count)) { $1 },
      nodeDefaults: [.shape: "plain", .fontname: .word(Theme.fontName)],
      edgeDefaults: [
        .fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.caption), .arrowsize: 0.75, .penwidth: 1.4,
      ],
      order: DrawingOrder(index, ids: { id in plan.places[id].map { $0.map(\.id) } ?? [id] }).parts,
      nodes: index.owners.map { OwnerPill.node($0, links: options.links, names: names) } + boxes.lone,
      clusters: boxes.clusters, edges: edges)
  }
}
