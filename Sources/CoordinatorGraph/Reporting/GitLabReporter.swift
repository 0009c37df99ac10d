import GraphRules

/// Writes a code quality report of GitLab, which shows findings beside the changed lines of a merge request.
enum GitLabReporter {
  static let reporter = Reporter(format: .gitlab) { report, options in
    let fingerprints = Fingerprints.of(report.findings)
    return try JSONText.of(zip(report.findings, fingerprints).map { Issue($0, fingerprint: $1, options) })
  }

  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable {
        let begin: Int
      }

      let path: String
      let lines: Lines
    }

    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location

    init(_ finding: Finding, fingerprint: String, _ options: ReportOptions) {
      description = finding.message
      check_name = finding.rule
      self.fingerprint = fingerprint
      severity = finding.severity.quality
      location = Location(
        path: options.path(of: finding.location), lines: Location.Lines(begin: finding.location.line))
    }
  }
}

extension Finding.Severity {
  /// Of GitLab's five: blocker, critical, major, minor, info.
  fileprivate var quality: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .info: "info"
    }
  }
}
