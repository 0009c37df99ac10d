import Diagrams
import GraphModel
import GraphRules
import Graphviz

/// A graph written in one of the formats.
public struct Picture: Sendable, Equatable {
  /// What belongs into the file.
  public let bytes: [UInt8]
  /// What the renderer had to say about it.
  public let warnings: [String]
}

/// Writes a graph as a picture, a text or a document; the same graph and options give the same bytes.
///
/// - Throws: an error whose description says what went wrong: a link template that is not allowed, a graph too large to lay
///   out, a Graphviz that lacks a plugin.
public func render(
  _ graph: GraphDocument, as format: OutputFormat, options: PictureOptions = PictureOptions()
) throws -> Picture {
  try render(GraphPart(whole: graph), as: format, options: options)
}

/// Writes a part of a graph; its cards say what they stand for beside themselves.
///
/// - Throws: as for a whole graph.
public func render(
  _ part: GraphPart, as format: OutputFormat, options: PictureOptions = PictureOptions()
) throws -> Picture {
  // Checked whatever the format is, so that a wrong template does not only show when somebody asks for a picture.
  let viewOptions = try ViewOptions(options).showing(part)
  let graph = part.document
  return switch format {
  case .json: Picture(bytes: Array(try graph.json()), warnings: [])
  case .text: Picture(text: TextTree.text(of: graph, options: viewOptions))
  case .mermaid: Picture(text: MermaidView.text(of: graph, options: viewOptions))
  case .svg: try drawn(graph, options, viewOptions, as: .svg)
  case .png: try drawn(graph, options, viewOptions, as: .png)
  case .pdf: try drawn(graph, options, viewOptions, as: .pdf)
  case .dot: try drawn(graph, options, viewOptions, as: .dot)
  }
}

/// Lays a graph out as the options say, and draws it as the view options say.
func drawn(
  _ graph: GraphDocument, _ options: PictureOptions, _ viewOptions: ViewOptions, as format: Graphviz.OutputFormat
) throws -> Picture {
  let writer = PictureWriter(options: viewOptions, renderer: options.layout.renderer())
  let rendered =
    switch options.view {
    case .cards: try writer.picture(of: graph, as: format, draw: CardsView.graph)
    case .flow: try writer.picture(of: graph, as: format, draw: FlowView.graph)
    }
  return Picture(bytes: rendered.bytes, warnings: rendered.warnings)
}

extension Picture {
  init(text: String) {
    self.init(bytes: Array(text.utf8), warnings: [])
  }
}

extension ViewOptions {
  init(_ options: PictureOptions) throws {
    self.init(drawsDelegates: options.showsDelegates, isColored: options.hasColors)
    remarks = options.findings?.map(Remark.init)
    keepsFullNames = options.keepsFullNames
    if options.collapsesToFit { textBudget = options.view == .cards ? .cards : .flow }
    if let title = options.title { self.title = title }
    if let template = options.linkTemplate { linkTemplate = try LinkTemplate(template) }
  }
}

extension Remark {
  fileprivate init(_ finding: Finding) {
    let gravity: Gravity =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .note
      }
    self.init(
      gravity: gravity, text: "\(finding.message) (\(finding.rule))", location: finding.location,
      subjects: finding.symbols)
  }
}
