/// What a reader may choose about a picture.
package struct ViewOptions: Sendable {
  /// Stands above the picture.
  package var title: String
  /// Where clicks on cards, rows and arrows lead.
  package var linkTemplate: LinkTemplate
  /// Whether call-backs between coordinators are drawn, as thin dashed arrows.
  package var drawsDelegates: Bool
  /// Whether text carries terminal colours.
  package var isColored: Bool
  package var mermaidLimits: MermaidLimits
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
