import GraphModel
import Graphviz

/// Where the source of a comparison is linked to: at the head, and at the base for what is gone.
package struct DifferenceLinks: Sendable {
  private let head: Side
  private let base: Side

  private struct Side {
    let template: LinkTemplate?
    let folder: String
  }

  /// - Parameter template: with `{path}`, `{line}` and `{revision}`, which stands for the commit of the side that is linked to;
  ///   nil for no links. The path begins at the top of the repository.
  /// - Throws: ``GraphvizError`` where the template cannot become a safe link.
  package init(_ template: String?, of comparison: Comparison) throws(GraphvizError) {
    head = try Self.side(template, comparison.head)
    base = try Self.side(template, comparison.base)
  }

  private static func side(_ text: String?, _ side: Comparison.Side) throws(GraphvizError) -> Side {
    let template = try text.map { text throws(GraphvizError) in
      try LinkTemplate(text.replacing("{revision}", with: side.revision ?? "HEAD"))
    }
    return Side(template: template, folder: side.folder.isEmpty ? "" : side.folder + "/")
  }

  func link(to location: SourceLocation, _ sign: ChangeSign?) -> Link? {
    let side = sign == .removed ? base : head
    let file = side.folder + location.file
    return side.template?.link(to: SourceLocation(file: file, line: location.line, column: location.column))
  }
}
