import GraphModel
import GraphRules

/// Everything that the pages of a site are made of.
package struct SiteContent: Sendable {
  package let plan: SitePlan
  package let graph: GraphDocument
  package let title: String
  package let findings: [Finding]
  /// What people should know about the rules.
  package let rules: [RuleProfile]
  /// The doc comments of types, by the `id` of their nodes.
  package let documentation: [String: String]
  /// The names of what types declare, by the `id` of their nodes, for the search.
  package let declaredNames: [String: [String]]
  /// The pictures that could be drawn, by the names that the plan gives them: SVG elements for HTML, addresses for Markdown.
  package let pictures: [String: String]
  /// What the legends of those pictures explain.
  package let legends: [String: PictureLegend]
  /// The images of screens, by the `id` of their nodes.
  package let screenshots: [String: SiteFile]
  /// What was not read, though it stands among what was.
  package let leftOut: [LeftOutPath]
  /// The address of a place in the source, checked to be one that only opens a page or an editor; nil where there is none.
  package let sourceLink: @Sendable (SourceLocation) -> String?

  package init(
    plan: SitePlan, graph: GraphDocument, title: String, findings: [Finding] = [], rules: [RuleProfile] = [],
    documentation: [String: String] = [:], declaredNames: [String: [String]] = [:], pictures: [String: String],
    legends: [String: PictureLegend] = [:], screenshots: [String: SiteFile] = [:], leftOut: [LeftOutPath] = [],
    sourceLink: @escaping @Sendable (SourceLocation) -> String?
  ) {
    self.plan = plan
    self.graph = graph
    self.title = title
    self.findings = findings
    self.rules = rules
    self.documentation = documentation
    self.declaredNames = declaredNames
    self.pictures = pictures
    self.legends = legends
    self.screenshots = screenshots
    self.leftOut = leftOut
    self.sourceLink = sourceLink
  }

  var index: SiteIndex { plan.index }
  var words: Words { plan.words }
  var phrases: Phrases { Phrases(words: words) }

  /// What was wrong with the text of files, in the document's order.
  var problems: [Diagnostic] { graph.diagnostics.filter { $0.severity == .warning } }
}

/// A file or folder that was not read.
package struct LeftOutPath: Equatable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// A file of a site.
package struct SiteFile: Equatable, Sendable {
  /// The name in the site's folder; sites have no folders inside.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

/// The colours that the pictures and the pages around them have in common.
package struct SiteColor: Equatable, Sendable {
  /// The part that has the colour, in lower case with hyphens.
  package let name: String
  package let light: String
  package let dark: String

  package init(name: String, light: String, dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}
