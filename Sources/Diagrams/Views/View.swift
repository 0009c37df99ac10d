import GraphModel
import Graphviz

/// One way to show a graph document.
package struct View: Sendable {
  package typealias GraphDrawing = @Sendable (GraphDocument, ViewOptions) -> DOTGraph
  package typealias TextDrawing = @Sendable (GraphDocument, ViewOptions) -> String

  package enum Drawing: Sendable {
    /// A picture, for ``PictureWriter``.
    case graph(GraphDrawing)
    case text(TextDrawing)
  }

  /// As on the command line.
  package let name: String
  /// One line for the help.
  package let summary: String
  package let drawing: Drawing
}

/// All views, in the order of the help. A new view is one file and one line here.
package enum ViewRegistry {
  package static let all: [View] = [
    CardsView.view,
    FlowView.view,
    TextTree.view,
    MermaidView.view,
  ]

  package static func view(named name: String) -> View? {
    all.first { $0.name == name }
  }
}
