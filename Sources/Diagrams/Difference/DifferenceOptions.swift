/// What a reader may choose about the outputs of a difference.
package struct DifferenceOptions: Sendable {
  /// Stands above pictures and comments.
  package var title: String
  package var links: DifferenceLinks
  /// What stands before paths in text.
  package var pathPrefix: String
  /// How many arrows from a change a coordinator may be to be drawn; nil for all.
  package var context: Int?
  /// Whether text carries terminal colours.
  package var isColored: Bool
  /// The longest comment, in UTF-16 units.
  package var sizeLimit: Int
  package var mermaidLimits: MermaidLimits
  /// The command that makes the same again; nil where there is none.
  package var command: String?

  package init(
    title: String, links: DifferenceLinks, pathPrefix: String = "", context: Int? = 1, isColored: Bool = false,
    sizeLimit: Int = 60_000,
    mermaidLimits: MermaidLimits = MermaidLimits(), command: String? = nil
  ) {
    self.title = title
    self.links = links
    self.pathPrefix = pathPrefix
    self.context = context
    self.isColored = isColored
    self.sizeLimit = sizeLimit
    self.mermaidLimits = mermaidLimits
    self.command = command
  }
}
