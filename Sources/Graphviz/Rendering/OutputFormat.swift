/// What a graph can be rendered to.
package enum OutputFormat: String, Sendable, CaseIterable, Codable {
  case svg
  case png
  case pdf
  /// The graph with the coordinates that the layout gave it, as DOT.
  case dot
  /// The coordinates alone, one node or edge a line.
  case plain

  /// Whether the bytes would garble a terminal.
  package var isBinary: Bool { self == .png || self == .pdf }
}

/// A picture, and what Graphviz had to say about it.
package struct RenderedGraph: Equatable, Sendable {
  package let bytes: [UInt8]
  /// Graphviz's own warnings, without their "Warning: ".
  package let warnings: [String]

  package init(bytes: [UInt8], warnings: [String] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}
