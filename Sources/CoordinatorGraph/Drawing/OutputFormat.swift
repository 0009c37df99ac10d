/// What a graph can be written as.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// A picture that carries its graph, so that it can be compared with the code later.
  case svg
  /// A picture in pixels.
  case png
  /// A picture for print.
  case pdf
  /// Graphviz's language, laid out.
  case dot
  /// The graph document (`docs/graph-schema.json`).
  case json
  /// The indented tree.
  case text
  /// A diagram that GitHub and GitLab draw themselves.
  case mermaid

  /// The format that the end of a file's name stands for, if any.
  public init?(fileNamed name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    case "dot", "gv": self = .dot
    case "json": self = .json
    case "txt", "text": self = .text
    case "mmd", "mermaid": self = .mermaid
    default: return nil
    }
  }

  /// Whether the bytes would garble a terminal.
  public var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it is laid out and drawn.
  public var isPicture: Bool { self == .svg || self == .png || self == .pdf || self == .dot }

  /// Whether a graph can be read back from what was written.
  public var carriesGraph: Bool { self == .svg || self == .json }
}
