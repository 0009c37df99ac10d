/// What Graphviz reported during one render, joined from the fragments in which it hands messages out.
final class MessageLog {
  private var joined = ""

  func append(_ fragment: String) {
    joined += fragment
  }

  /// Everything, line by line, as Graphviz put it.
  var texts: [String] { lines.map { $0.level + $0.text } }

  var errors: [String] { lines.filter { $0.level == Self.error }.map(\.text) }

  var warnings: [String] { lines.filter { $0.level == Self.warning }.map(\.text) }

  /// Whether Graphviz reported a layout or format for which no plugin is installed, in either of its wordings.
  var reportsMissingPlugin: Bool {
    errors.contains { $0.contains("not recognized") || $0.contains("is unavailable") }
  }

  private static let error = "Error: "
  private static let warning = "Warning: "

  /// A line that names no level continues the message above it.
  private var lines: [(level: String, text: String)] {
    var result: [(level: String, text: String)] = []
    for line in joined.split(whereSeparator: \.isNewline) {
      if let level = [Self.error, Self.warning].first(where: line.hasPrefix) {
        result.append((level, String(line.dropFirst(level.count))))
      } else if let last = result.indices.last {
        result[last].text += " " + line
      } else {
        result.append((Self.warning, String(line)))
      }
    }
    return result
  }
}
