/// What a check's report can be written as.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// As compilers print it, with the lines of source.
  case text
  /// The findings as data (`docs/findings-schema.json`).
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which annotate the lines of a change.
  case github
  /// A code quality report of GitLab.
  case gitlab
  /// A test report, for whatever shows such.
  case junit
  /// A table with the details below, for a comment or a wiki.
  case markdown
  /// Warnings and errors of a build phase, for Xcode: one a line, with absolute paths.
  case xcode
  /// The format of Checkstyle, which many tools for reviews read.
  case checkstyle

  /// The format that the end of a file's name stands for, if any; `.json` is the findings as data.
  public init?(fileNamed name: String) {
    guard !name.lowercased().hasSuffix(".sarif.json") else {
      self = .sarif
      return
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "txt", "text": self = .text
    case "json": self = .json
    case "sarif": self = .sarif
    case "xml": self = .junit
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }
}

/// What a reader may choose about a report.
public struct ReportOptions: Sendable, Equatable {
  /// What stands before each path: empty, or ends with `/`.
  public var pathPrefix: String
  /// The absolute path of the scanned root, for reports that name files from there.
  public var root: String
  /// Whether text carries terminal colours.
  public var hasColors: Bool

  /// Plain text with paths relative to the scanned root, unless told otherwise.
  public init(pathPrefix: String = "", root: String = "", hasColors: Bool = false) {
    self.pathPrefix = pathPrefix
    self.root = root
    self.hasColors = hasColors
  }
}
