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
    let evidence: [Place]
    let fix: Fix?

    init(_ finding: Finding, _ options: ReportOptions) {
      rule = finding.rule
      severity = finding.severity
      message = finding.message
      file = options.path(of: finding.location)
      line = finding.location.line
      column = finding.location.column
      symbols = finding.symbols
      evidence = finding.places.map { Place($0, options) }
      fix = finding.fix.map { Fix($0, options) }
    }
  }

  private struct Place: Encodable {
    let role: String
    let file: String
    let line: Int
    let column: Int
    let note: String

    init(_ place: Finding.Place, _ options: ReportOptions) {
      role = place.role
      file = options.path(of: place.evidence.location)
      line = place.evidence.location.line
      column = place.evidence.location.column
      note = place.evidence.note
    }
  }

  private struct Fix: Encodable {
    let title: String
    let isSafe: Bool
    let edits: [Edit]

    init(_ fix: SourceFix, _ options: ReportOptions) {
      title = fix.title
      isSafe = fix.isSafe
      edits = fix.edits.map { edit in
        Edit(
          file: options.path(of: edit.location), line: edit.location.line, column: edit.location.column,
          length: edit.length, text: edit.text)
      }
    }
  }

  private struct Edit: Encodable {
    let file: String
    let line: Int
    let column: Int
    let length: Int
    let text: String
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
