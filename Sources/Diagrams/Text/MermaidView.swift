import GraphModel

/// How much Mermaid is written; beyond 500 edges or 50,000 characters its renderers, GitHub's for one, show an error instead of a
/// picture.
package struct MermaidLimits: Equatable, Sendable {
  package var edges: Int
  /// In UTF-16 units, as Mermaid counts.
  package var characters: Int

  package init(edges: Int = 400, characters: Int = 45_000) {
    self.edges = edges
    self.characters = characters
  }
}

/// Owners and coordinators as a Mermaid flowchart, for Markdown that cannot hold an SVG.
package enum MermaidView {
  static let view = View(
    name: "mermaid", summary: "owners and coordinators as a Mermaid flowchart", drawing: .text(text))

  package static func text(of document: GraphDocument, options: ViewOptions) -> String {
    let index = GraphIndex(document)
    var chart = MermaidFlowchart(limits: options.mermaidLimits)
    for owner in index.owners { chart.addNode(owner.id, [name(owner)], isPill: true, style: "owner") }
    for coordinator in index.coordinators {
      chart.addNode(coordinator.id, [name(coordinator)] + [options.cardNotes[coordinator.id]].compactMap(\.self))
    }
    for edge in index.roots + index.children { chart.addEdge(edge.from, arrow(edge), edge.to) }
    return chart.finished(classes: [Self.ownerClass])
  }

  /// The looks of an owner.
  static let ownerClass = (
    name: "owner", look: "fill:\(Tone.owner.light),color:\(Tone.ownerText.light),stroke:none"
  )

  private static func name(_ node: Node) -> String { DisplayName.short(node.name) }

  private static func arrow(_ edge: Edge) -> String {
    switch Arrow(edge) {
    case .kept, .callback: "-->"
    case .held: "-- held -->"
    case .notKept: "-. not kept .->"
    case .likely: "-. likely .->"
    }
  }
}
