import GraphModel

/// What a reader may choose about a picture.
package struct ViewOptions: Sendable {
  /// Stands above the picture.
  package var title: String
  /// Where clicks on cards, rows and arrows lead.
  package var linkTemplate: LinkTemplate
  /// Whether callbacks between coordinators are drawn, as thin dashed arrows.
  package var drawsDelegates: Bool
  /// Whether text carries terminal colours.
  package var isColored: Bool
  package var mermaidLimits: MermaidLimits
  /// The pages that cards lead to, instead of source lines.
  package var pages: PageNames?
  /// Whether the picture has a title and a legend of its own, and a canvas; one that is part of a page has not.
  package var isFramed = true
  /// What else a coordinator's card says under its name, by the coordinator's `id`.
  package var cardNotes: [String: String] = [:]
  /// Whether names keep the last words that most have in common.
  package var keepsFullNames = false
  /// The names of the app that the picture shows a part of; nil where it is the whole.
  package var names: ShownNames?
  /// How much there is, where the picture shows a part of it; nil for what is drawn.
  package var counts: String?
  /// A line under the title.
  package var remark: String?
  /// How high text must be, at least, when the picture is fitted to a window; nil where it may be as small as it gets.
  package var textBudget: TextBudget?
  /// What is said about parts of the cards; nil where nobody asked.
  package var remarks: [Remark]?

  package init(
    title: String = "Coordinators", linkTemplate: LinkTemplate = .relative, drawsDelegates: Bool = false,
    isColored: Bool = false, mermaidLimits: MermaidLimits = MermaidLimits()
  ) {
    self.title = title
    self.linkTemplate = linkTemplate
    self.drawsDelegates = drawsDelegates
    self.isColored = isColored
    self.mermaidLimits = mermaidLimits
  }
}

extension ViewOptions {
  /// The same for a part of a graph: its cards say what they stand for, its names are those of the whole.
  package func showing(_ part: GraphPart) -> ViewOptions {
    var options = self
    if part.document == part.whole { return options }
    options = options.noting(part.rests)
    options.names = options.names ?? ShownNames(of: part.whole)
    options.counts = GraphIndex(part.document).summary(of: GraphIndex(part.whole))
    return options
  }

  /// The same with cards that say what they stand for.
  func noting(_ rests: [String: GraphPart.Rest]) -> ViewOptions {
    var options = self
    options.cardNotes.merge(rests.mapValues(\.words)) { "\($0) · \($1)" }
    return options
  }

  func shownNames(of document: GraphDocument) -> ShownNames {
    keepsFullNames ? .whole : names ?? ShownNames(of: document)
  }

  var links: PictureLinks { PictureLinks(template: linkTemplate, pages: pages, linksPlaces: isFramed) }
}
