import GraphRules

/// What a reader may choose about a picture.
public struct PictureOptions: Sendable, Equatable {
  /// What the picture shows.
  public var view: PictureView
  /// Whether the thin arrows of callbacks are drawn.
  public var showsDelegates: Bool
  /// Stands above the picture; nil for the usual title.
  public var title: String?
  /// Where names link to, with `{path}` and `{line}`; nil for the file relative to the scanned root.
  public var linkTemplate: String?
  /// Whether text carries terminal colours.
  public var hasColors: Bool
  /// Whether names keep the last words that most have in common, such as `Coordinator`.
  public var keepsFullNames = false
  /// Whether coordinators of a large app are collapsed into the cards that lead to them, so that names can be read.
  public var collapsesToFit = false
  /// Findings that are marked on the cards; nil where the picture is not to speak of any.
  public var findings: [Finding]?
  /// How the picture is laid out.
  public var layout = LayoutOptions()

  /// The options of the default picture, unless told otherwise.
  public init(
    view: PictureView = .cards, showsDelegates: Bool = false, title: String? = nil, linkTemplate: String? = nil,
    hasColors: Bool = false
  ) {
    self.view = view
    self.showsDelegates = showsDelegates
    self.title = title
    self.linkTemplate = linkTemplate
    self.hasColors = hasColors
  }
}

/// The ways to look at a graph.
public enum PictureView: String, Sendable, CaseIterable {
  /// One card a coordinator, with its screens, and arrows from parents to children.
  case cards
  /// What a user meets: screens and the moves between them.
  case flow
}
