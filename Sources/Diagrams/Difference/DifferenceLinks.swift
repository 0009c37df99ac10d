import GraphModel
import Graphviz

/// Where the source of a comparison is linked to: at the head, and at the base for what is gone.
package struct DifferenceLinks: Sendable {
  private let head: LinkTemplate?
  private let base: LinkTemplate?

  /// - Parameter template: with `{path}`, `{line}` and `{revision}`, which stands for the commit of the side that is linked to;
  ///   nil for no links.
  /// - Throws: ``GraphvizError`` where the template cannot become a safe link.
  package init(_ template: String?, of comparison: Comparison) throws(GraphvizError) {
    head = try Self.template(template, comparison.head)
    base = try Self.template(template, comparison.base)
  }

  private static func template(
    _ text: String?, _ side: Comparison.Side
  ) throws(GraphvizError) -> LinkTemplate? {
    guard let text else { return nil }
    return try LinkTemplate(text.replacing("{revision}", with: side.revision ?? "HEAD"))
  }

  func link(to location: SourceLocation, _ sign: ChangeSign?) -> Link? {
    (sign == .removed ? base : head)?.link(to: location)
  }
}
