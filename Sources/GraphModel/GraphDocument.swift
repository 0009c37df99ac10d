/// The graph of an app's coordinators: what the analysis finds and every output draws.
///
/// A document is canonical: nodes are sorted by `id`, edges by (`kind`, `from`, `to`, the rest), so that two documents of the
/// same facts are equal and encode to the same bytes.
public struct GraphDocument: Equatable, Sendable {
  /// The version of the JSON contract (`docs/graph-schema.json`).
  public static let schemaVersion = 1

  /// What wrote the document.
  public let generator: Generator
  /// The types that take part, sorted by `id`.
  public let nodes: [Node]
  /// What they have to do with each other, sorted.
  public let edges: [Edge]
  /// What could not be read or followed, sorted by place.
  public let diagnostics: [Diagnostic]

  /// Sorts what it is given into canonical order.
  public init(
    generator: Generator = .current, nodes: [Node], edges: [Edge], diagnostics: [Diagnostic] = []
  ) {
    self.generator = generator
    self.nodes = nodes.sorted { $0.id < $1.id }
    self.edges = edges.sorted(byKey: \.sortKey)
    self.diagnostics = diagnostics.sorted(byKey: \.sortKey)
  }

  package var hasCoordinators: Bool { nodes.contains { $0.kind == .coordinator } }
}

/// The tool that wrote a document.
public struct Generator: Equatable, Sendable, Codable {
  /// This tool at this version.
  public static let current = Generator(name: "coordinator-graph", version: "0.2.0")

  /// The name of the tool.
  public let name: String
  /// Its version; empty in an outline.
  public let version: String

  /// Makes the description of a tool.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A place in the scanned source.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// Path relative to the scanned root, separated by `/`.
  public let file: String
  /// Line, from 1.
  public let line: Int
  /// Column in UTF-8 bytes, from 1, as compilers print it.
  public let column: Int

  /// Makes a place; line and column begin at 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by file, line and column.
  package var sortKey: [String] { [file, padded(line), padded(column)] }
}

/// Something the reader should know about the run: a file that could not be read whole, a call that could not be followed.
public struct Diagnostic: Equatable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Codable {
    case warning
    case note
  }

  /// Its severity.
  public let severity: Severity
  /// What is the matter, in one sentence.
  public let message: String
  /// Where, unless the diagnostic concerns the whole run.
  public let location: SourceLocation?

  /// Makes a diagnostic; `location` is nil for one of the whole run.
  public init(severity: Severity, message: String, location: SourceLocation?) {
    self.severity = severity
    self.message = message
    self.location = location
  }

  var sortKey: [String] { (location?.sortKey ?? []) + [severity.rawValue, message] }
}

/// A number that sorts as text as it does as a number.
func padded(_ number: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
}
