import Diagrams
import GraphRules

/// Writes findings in the format of Checkstyle: files with their errors.
enum CheckstyleReporter {
  static let reporter = Reporter(format: .checkstyle) { report, options in
    let files = Dictionary(grouping: report.findings) { options.path(of: $0.location) }.sorted { $0.key < $1.key }
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
      + files.flatMap { path, findings in
        ["  <file name=\(quoted(path))>"] + findings.map(error) + ["  </file>"]
      } + ["</checkstyle>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func error(_ finding: Finding) -> String {
    let attributes = [
      ("line", "\(finding.location.line)"), ("column", "\(finding.location.column)"),
      ("severity", finding.severity.rawValue), ("message", finding.message),
      ("source", "coordinator-graph.\(finding.rule)"),
    ].map { "\($0)=\(quoted($1))" }
    return "    <error \(attributes.joined(separator: " "))/>"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + XMLText.escaped(text.printable).replacing("\"", with: "&quot;") + "\""
  }
}
