import Diagrams
import GraphModel
import Graphviz
import Workspace

/// What a reader may choose about the output of a comparison.
public struct ComparisonOptions: Sendable, Equatable {
  /// Stands above pictures and comments; nil for the names of both sides.
  public var title: String?
  /// Where places link to, with `{path}`, `{line}` and `{revision}`, the commit of the side that is linked to; nil for no links.
  /// The path begins at the top of the repository, where there is one.
  public var linkTemplate: String?
  /// What stands before paths in text, so that the reader's terminal finds the files: empty or a folder with a slash.
  public var pathPrefix: String
  /// How many arrows from a change a coordinator may be to be drawn; nil draws all.
  public var context: Int?
  /// The longest comment, in UTF-16 units; past it the comment says what it leaves out.
  public var sizeLimit: Int
  /// Whether text carries terminal colours.
  public var hasColors: Bool
  /// The command that makes the same again, for the footer of comments; nil for none.
  public var command: String?
  /// How the picture is laid out.
  public var layout = LayoutOptions()

  /// Options that draw the changes and what is one arrow away, unless told otherwise.
  public init(
    title: String? = nil, linkTemplate: String? = nil, pathPrefix: String = "", context: Int? = 1,
    sizeLimit: Int = 60_000, hasColors: Bool = false, command: String? = nil
  ) {
    self.title = title
    self.linkTemplate = linkTemplate
    self.pathPrefix = pathPrefix
    self.context = context
    self.sizeLimit = sizeLimit
    self.hasColors = hasColors
    self.command = command
  }
}

/// Writes how a flow changed; the same comparison and options give the same bytes.
///
/// - Throws: an error whose description says what went wrong: a link template that is not allowed, a picture too large to lay out.
public func render(
  _ comparison: Comparison, as format: ComparisonFormat, options: ComparisonOptions = ComparisonOptions()
) throws -> Picture {
  // Checked whatever the format is, so that a wrong template does not only show when somebody asks for a picture.
  let inner = try DifferenceOptions(options, of: comparison)
  return switch format {
  case .text: Picture(text: DifferenceText.text(of: comparison, options: inner))
  case .markdown: Picture(text: DifferenceMarkdown.text(of: comparison, options: inner))
  case .mermaid: Picture(text: DifferenceMermaid.text(of: comparison, options: inner))
  case .json: Picture(bytes: Array(try comparison.json()), warnings: [])
  case .svg: try drawn(comparison, inner, options.layout, as: .svg)
  case .png: try drawn(comparison, inner, options.layout, as: .png)
  case .pdf: try drawn(comparison, inner, options.layout, as: .pdf)
  case .dot: try drawn(comparison, inner, options.layout, as: .dot)
  }
}

private func drawn(
  _ comparison: Comparison, _ options: DifferenceOptions, _ layout: LayoutOptions, as format: Graphviz.OutputFormat
) throws -> Picture {
  let rendered = try PictureWriter(renderer: layout.renderer()).picture(of: comparison, as: format, options: options)
  return Picture(bytes: rendered.bytes, warnings: rendered.warnings)
}

extension DifferenceOptions {
  fileprivate init(_ options: ComparisonOptions, of comparison: Comparison) throws {
    self.init(
      title: options.title ?? "Coordinator flow: \(comparison.base.shortName) → \(comparison.head.shortName)",
      links: try DifferenceLinks(options.linkTemplate, of: comparison), pathPrefix: options.pathPrefix,
      context: options.context,
      isColored: options.hasColors, sizeLimit: options.sizeLimit, command: options.command)
  }
}

extension Comparison.Side {
  /// The name, with the beginning alone of a commit's.
  fileprivate var shortName: String {
    guard let revision = name.split(whereSeparator: { "~^".contains($0) }).first, ObjectID(revision) != nil else {
      return name
    }
    return String(revision.prefix(10) + name.dropFirst(revision.count))
  }
}
