import GraphModel

/// The graph as an indented tree: owners, the coordinators that they start, and below each its screens and children.
package enum TextTree {
  static let view = View(
    name: "tree", summary: "owners, coordinators and screens as an indented tree", drawing: .text(text))

  package static func text(of document: GraphDocument, options: ViewOptions) -> String {
    var writer = TreeWriter(index: GraphIndex(document), notes: options.cardNotes, isColored: options.isColored)
    writer.writeAll()
    return writer.lines.map { $0 + "\n" }.joined()
  }
}
