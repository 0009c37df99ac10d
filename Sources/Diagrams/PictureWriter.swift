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
    of document: GraphDocument, as format: OutputFormat, draw: @escaping View.GraphDrawing
  ) throws -> RenderedGraph {
    let fitted = try fitter.fitted(document, draw: draw)
    guard format == .svg else { return try renderer.render(fitted.graph, as: format) }
    let bytes = try SVGDocument.assemble(fitted.picture.bytes, of: document, title: options.title)
    return RenderedGraph(bytes: bytes, warnings: fitted.picture.warnings)
  }

  /// The picture as part of a page: an `<svg>` element, named `label` for those who cannot see it.
  package func inlinePicture(
    of document: GraphDocument, label: String, draw: @escaping View.GraphDrawing
  ) throws -> RenderedGraph {
    var writer = self
    writer.options.isFramed = false
    let pages = options.pages ?? PageNames(names: [:])
    let rendered = try writer.fitter.fitted(document) { draw($0, $1).marked(for: pages) }.picture
    let element = try InlineSVG.element(from: rendered.bytes, label: label, prefix: pages.prefix)
    return RenderedGraph(bytes: Array(element.utf8), warnings: rendered.warnings)
  }

  /// The picture as a file beside a page; it does not carry its graph, which is only a part of the app's.
  package func attachedPicture(of document: GraphDocument, draw: @escaping View.GraphDrawing) throws -> RenderedGraph {
    let rendered = try fitter.fitted(document, draw: draw).picture
    let bytes = try SVGDocument.assemble(
      rendered.bytes, title: options.title, description: SpokenDescription.text(of: document))
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

  /// What pictures are written in.
  package static let fontName = Theme.fontName

  private var fitter: PictureFitter { PictureFitter(options: options, renderer: renderer) }
}
