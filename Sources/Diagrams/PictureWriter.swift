import GraphModel
import Graphviz

/// Draws a graph document: the way from a view to the bytes of a file.
package struct PictureWriter: Sendable {
  package var options: ViewOptions
  package var renderer: GraphvizRenderer

  package init(options: ViewOptions = ViewOptions(), renderer: GraphvizRenderer = GraphvizRenderer()) {
    self.options = options
    self.renderer = renderer
  }

  /// Throws ``GraphvizError`` where the graph cannot be rendered.
  package func picture(
    of document: GraphDocument, as format: OutputFormat, draw: View.GraphDrawing
  ) throws -> RenderedGraph {
    let rendered = try renderer.render(draw(document, options), as: format)
    guard format == .svg else { return rendered }
    let bytes = try SVGDocument.assemble(rendered.bytes, of: document, title: options.title)
    return RenderedGraph(bytes: bytes, warnings: rendered.warnings)
  }

  /// Draws a difference; throws ``GraphvizError`` where it cannot be rendered.
  package func picture(
    of comparison: Comparison, as format: OutputFormat, options: DifferenceOptions
  ) throws -> RenderedGraph {
    let rendered = try renderer.render(DifferencePicture.graph(of: comparison, options: options), as: format)
    guard format == .svg else { return rendered }
    let bytes = try SVGDocument.assemble(
      rendered.bytes, title: options.title, description: DifferencePicture.description(of: comparison))
    return RenderedGraph(bytes: bytes, warnings: rendered.warnings)
  }
}
