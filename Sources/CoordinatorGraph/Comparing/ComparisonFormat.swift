/// What a comparison can be written as.
public enum ComparisonFormat: String, Sendable, CaseIterable {
  /// Sentences for the terminal.
  case text
  /// A comment for a pull request: a sentence, a table and a Mermaid diagram.
  case markdown
  /// One picture of both graphs.
  case svg
  /// The picture in pixels.
  case png
  /// The picture for print.
  case pdf
  /// The picture in Graphviz's language, laid out.
  case dot
  /// The difference as a document (`docs/difference-schema.json`).
  case json
  /// The diagram alone.
  case mermaid

  /// The format that the end of a file's name stands for, if any.
  public init?(fileNamed name: String) {
    if name.lowercased().hasSuffix(".md") || name.lowercased().hasSuffix(".markdown") {
      self = .markdown
    } else if let format = OutputFormat(fileNamed: name) {
      self.init(rawValue: format.rawValue)
    } else {
      return nil
    }
  }

  /// Whether the bytes would garble a terminal.
  public var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it is laid out and drawn.
  public var isPicture: Bool { self == .svg || self == .png || self == .pdf || self == .dot }
}
