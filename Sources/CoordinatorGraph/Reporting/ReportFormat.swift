/// What a check's report can be written as.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// As compilers print it, with the lines of source.
  case text

  /// The format that the end of a file's name stands for, if any.
  public init?(fileNamed name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "txt", "text": self = .text
    default: return nil
    }
  }
}

/// What a reader may choose about a report.
public struct ReportOptions: Sendable, Equatable {
  /// What stands before each path: empty, or ends with `/`.
  public var pathPrefix: String
  /// Whether text carries terminal colours.
  public var hasColors: Bool

  /// Plain text with paths relative to the scanned root, unless told otherwise.
  public init(pathPrefix: String = "", hasColors: Bool = false) {
    self.pathPrefix = pathPrefix
    self.hasColors = hasColors
  }
}
