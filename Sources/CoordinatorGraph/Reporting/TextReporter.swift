import GraphModel
import GraphRules

/// Writes findings as compilers do: place, severity, message and rule, the line of source with a mark, the evidence as notes.
enum TextReporter {
  static let reporter = Reporter(format: .text) { report, options in
    report.findings.map { finding in
      let excerpt = report.excerpts[finding.location].map { SourceExcerpt(line: $0, column: finding.location.column) }
      return text(of: finding, excerpt, options)
    }.joined()
  }

  private static func text(of finding: Finding, _ excerpt: SourceExcerpt?, _ options: ReportOptions) -> String {
    let paint = Paint(isOn: options.hasColors)
    let head =
      paint(.bold, place(finding.location, options) + ": ")
      + paint(Paint.Style(finding.severity), finding.severity.word + ": ")
    let mark = excerpt.map { [$0.line, paint(.green, $0.mark)] } ?? []
    let notes = finding.places.filter { $0.evidence.location != finding.location }.map { other in
      place(other.evidence.location, options) + ": " + paint(.cyan, "note: ") + other.text.printable
    }
    let first = head + paint(.bold, finding.message.printable) + " (\(finding.rule))"
    return ([first] + mark + notes).map { $0 + "\n" }.joined()
  }

  private static func place(_ location: SourceLocation, _ options: ReportOptions) -> String {
    "\(options.path(of: location).printable):\(location.line):\(location.column)"
  }
}

extension Finding.Severity {
  /// The word that editors know.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

/// Colours for a terminal, where the reader wants some.
private struct Paint {
  enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "32"

    init(_ severity: Finding.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .info: self = .cyan
      }
    }
  }

  let isOn: Bool

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
