import GraphModel
import GraphRules

/// Writes findings as workflow commands of GitHub Actions: each becomes an annotation of its line.
enum GitHubReporter {
  static let reporter = Reporter(format: .github) { report, options in
    report.findings.map { command($0, options) + "\n" }.joined()
  }

  private static func command(_ finding: Finding, _ options: ReportOptions) -> String {
    let properties = [
      ("file", options.path(of: finding.location)), ("line", "\(finding.location.line)"),
      ("col", "\(finding.location.column)"), ("title", finding.rule),
    ].map { "\($0)=\(property($1))" }
    let places = finding.places.filter { $0.evidence.location != finding.location }.map { place in
      "\(options.path(of: place.evidence.location)):\(place.evidence.location.line): \(place.text)"
    }
    let text = ([finding.message] + places).joined(separator: "\n")
    return "::\(finding.severity.command) \(properties.joined(separator: ","))::\(data(text))"
  }

  /// The runner reads a command up to the end of its line and decodes these; the rest is made harmless for the log.
  private static func data(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }
    return escaped.joined().printable
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Finding.Severity {
  /// The name of the workflow command.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
