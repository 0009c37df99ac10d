import GraphRules

/// What a reader may choose about a site.
public struct SiteOptions: Sendable {
  /// What the pages are written as.
  public var format: SiteFormat
  /// The name of the app, above all pages; nil for what its project, package or folder is called.
  public var title: String?
  /// The language of the pages' own words.
  public var language = SiteLanguage.english
  /// Images of screens, by the `id` of their nodes.
  public var screenshots: [String: Screenshot] = [:]
  /// Where source places link to, with `{path}` and `{line}`; nil for no links.
  public var linkTemplate: String?
  /// What a check of the same scan found, for the pages to tell.
  public var findings: [Finding]
  /// The part of the app that the pages are about.
  public var selection = GraphSelection()
  /// Whether the pages ask the server that they come from for newer ones.
  public var isServed: Bool
  /// How the pictures are laid out.
  public var layout = LayoutOptions()

  /// HTML without links and findings, unless told otherwise.
  public init(
    format: SiteFormat = .html, title: String? = nil, linkTemplate: String? = nil, findings: [Finding] = [],
    isServed: Bool = false
  ) {
    self.format = format
    self.title = title
    self.linkTemplate = linkTemplate
    self.findings = findings
    self.isServed = isServed
  }
}

/// What the pages of a site are written as.
public enum SiteFormat: String, Sendable, CaseIterable {
  /// Pages for a browser, from a folder or a server.
  case html
  /// Pages for wikis and forges, with pictures beside them.
  case markdown
}

/// A language that the pages' own words are written in.
public enum SiteLanguage: String, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"
}

/// A site, ready to be written or served.
public struct SiteFiles: Sendable, Equatable {
  /// The content of each file, by its name; there are no folders.
  public let contents: [String: [UInt8]]
  /// Tells this content from any other; pages of a site that is served ask for it.
  public let version: String
  /// What the renderer had to say about the pictures, each once.
  public let warnings: [String]
  /// Why pictures are missing that could not be laid out, a line each.
  public let failures: [String]
}
