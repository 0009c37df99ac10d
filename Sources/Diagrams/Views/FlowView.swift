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
    let arrows = FlowArrows(index: index, plan: plan, links: options.links)
    let boxes = FlowBoxes(index: index, plan: plan, links: options.links)
    let attributes = Theme.graphAttributes(label: options.isFramed ? titleBlock(index, plan, options).label : nil)
    return DOTGraph(
      name: options.title, attributes: attributes.merging([.compound: "true", .newrank: "true"]) { $1 },
      nodeDefaults: [.shape: "plain", .fontname: .word(Theme.fontName)],
      edgeDefaults: [
        .fontname: .word(Theme.fontName), .fontsize: .number(Theme.Size.caption), .arrowsize: 0.75, .penwidth: 1.4,
      ],
      nodes: index.owners.map { OwnerPill.node($0, links: options.links) } + boxes.lone,
      clusters: boxes.clusters, edges: arrows.edges)
  }

  private static func titleBlock(_ index: GraphIndex, _ plan: FlowPlan, _ options: ViewOptions) -> TitleBlock {
    let screens = index.coordinators.flatMap { index.screens[$0.id] ?? [] }
    let starts = (index.roots + plan.starts).filter { index.isShown($0.from) && index.isShown($0.to) }
    let arrows = starts.map { Arrow(isKept: $0.isKept, confidence: $0.confidence) }
    let isSomeLikely = (plan.moves.map(\.first) + screens).contains { $0.confidence == .likely }
    return TitleBlock(
      title: options.title, subtitle: index.summary,
      transitions: Set(screens.compactMap(\.transition) + plan.moves.compactMap(\.key.transition)),
      arrows: Set(arrows + (isSomeLikely ? [.likely] : [])))
  }
}
