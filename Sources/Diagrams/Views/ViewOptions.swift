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
  var links: PictureLinks { PictureLinks(template: linkTemplate, pages: pages, linksPlaces: isFramed) }
}
