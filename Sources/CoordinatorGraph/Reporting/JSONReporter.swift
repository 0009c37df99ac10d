import GraphModel
import GraphRules

/// Writes a report as data, for other tools; `docs/findings-schema.json` describes it.
enum JSONReporter {
  static let reporter = Reporter(format: .json) { report, options in
    try JSONText.of(Document(report, options))
  }

  private static let schemaVersion = 1

  private struct Document: Encodable {
    let schemaVersion = JSONReporter.schemaVersion
    let generator = Generator.current
    let isPassed: Bool
    let knownCount: Int
    let ignoredCount: Int
    let findings: [Entry]
    let staleEntries: [Stale]

    init(_ report: CheckReport, _ options: ReportOptions) {
      isPassed = report.isPassed
      knownCount = report.knownCount
      ignoredCount = report.ignoredCount
      findings = report.findings.map { Entry($0, options) }
      staleEntries = report.staleEntries.map { Stale(rule: $0.rule, symbols: $0.symbols) }
    }
  }

  private struct Entry: Encodable {
    let rule: String
    let severity: Finding.Severity
    let message: String
    let file: String
    let line: Int
    let column: Int
    let symbols: [String]
    let evidence: [Evidence]

    init(_ finding: Finding, _ options: ReportOptions) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      file = options.path(of: finding.location)
      line = finding.location.line
      column = finding.location.column
      symbols = finding.symbols
      evidence = finding.evidence.map { evidence in
        let (file, place) = (options.path(of: evidence.location), evidence.location)
        return Evidence(
          location: SourceLocation(file: file, line: place.line, column: place.column), note: evidence.note)
      }
    }
  }

  /// An entry of the baseline that nothing was found for.
  private struct Stale: Encodable {
    let rule: String
    let symbols: [String]
  }
}

extension ReportOptions {
  /// The file of a place, as the reader would write it.
  func path(of location: SourceLocation) -> String { pathPrefix + location.file }
}
