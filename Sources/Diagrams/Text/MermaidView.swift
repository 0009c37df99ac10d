import GraphModel

/// How much Mermaid is written; beyond these its renderers, GitHub's for one, show an error instead of a picture.
package struct MermaidLimits: Equatable, Sendable {
  package var edges: Int
  /// In UTF-16 units, as Mermaid counts.
  package var characters: Int

  package init(edges: Int = 500, characters: Int = 50_000) {
    self.edges = edges
    self.characters = characters
  }
}

/// Owners and coordinators as a Mermaid flowchart, for Markdown that cannot hold an SVG.
package enum MermaidView {
  static let view = View(
    name: "mermaid", summary: "owners and coordinators as a Mermaid flowchart", drawing: .text(text))

  package static func text(of document: GraphDocument, options: ViewOptions) -> String {
    var writer = MermaidWriter(index: GraphIndex(document), limits: options.mermaidLimits)
    writer.writeAll()
    return writer.text
  }
}
