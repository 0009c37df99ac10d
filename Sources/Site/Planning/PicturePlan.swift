import GraphModel

/// A picture that a site needs: what is to be drawn, for whoever can draw.
package struct PicturePlan: Sendable {
  package enum View: Sendable {
    case cards
    case flow
  }

  /// Names the picture in the site; as a file it is called so, too.
  package let name: String
  /// What the picture shows, in words.
  package let label: String
  package let view: View
  package let graph: GraphDocument
  /// Whether callbacks between coordinators are drawn.
  package var showsDelegates = false
  /// The names of the pages that its cards lead to, by node, where they differ from those of the site.
  package var pageNames: [String: String] = [:]
  /// What else cards say, by node.
  package var remarks: [String: String] = [:]
  /// Whether it shows made-up types, which have neither pages nor source.
  package var isExample = false
}
