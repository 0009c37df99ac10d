import GraphRules
import Markup

/// Writes findings as Markdown: a sentence, a table, and each finding's evidence folded below.
enum MarkdownReporter {
  static let reporter = Reporter(format: .markdown) { report, options in
    let heading = "### coordinator-graph check: \(report.summary)\n"
    if report.findings.isEmpty { return heading }
    let rows = report.findings.map { row($0, options) + "\n" }
    return heading + "\n| severity | place | finding | rule |\n|---|---|---|---|\n" + rows.joined()
      + details(of: report.findings, options) + suggestions(in: report, options)
  }

  private static func row(_ finding: Finding, _ options: ReportOptions) -> String {
    let place = "\(options.path(of: finding.location)):\(finding.location.line)"
    let cells = [
      finding.severity.rawValue, MarkdownText.codeInTable(place), MarkdownText.plain(finding.message),
      MarkdownText.codeInTable(finding.rule),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func details(of findings: [Finding], _ options: ReportOptions) -> String {
    let proven = findings.filter { !$0.places.isEmpty }
    if proven.isEmpty { return "" }
    let sections = proven.map { finding in
      let rows = finding.places.map { row(of: $0, options) }
      return "\n\(MarkdownText.plain(finding.message))\n\n| place | code | what |\n|---|---|---|\n" + rows.joined()
    }
    return "\n<details><summary>Evidence</summary>\n" + sections.joined() + "\n</details>\n"
  }

  private static func row(of place: Finding.Place, _ options: ReportOptions) -> String {
    let location = "\(options.path(of: place.evidence.location)):\(place.evidence.location.line)"
    let cells = [
      MarkdownText.codeInTable(location), MarkdownText.codeInTable(place.evidence.note), MarkdownText.plain(place.role),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  // MARK: - Suggestions

  /// The fixes of one line each, as a review of GitHub takes them.
  private static func suggestions(in report: CheckReport, _ options: ReportOptions) -> String {
    let blocks = report.findings.compactMap { suggestion(for: $0, in: report, options) }
    if blocks.isEmpty { return "" }
    return "\n<details><summary>Suggested changes</summary>\n" + blocks.joined() + "\n</details>\n"
  }

  private static func suggestion(for finding: Finding, in report: CheckReport, _ options: ReportOptions) -> String? {
    guard let fix = finding.fix, let place = fix.edits.first?.location,
      fix.edits.allSatisfy({ $0.location.file == place.file && $0.location.line == place.line }),
      let line = report.excerpts[place], let fixed = line.applying(fix.edits)
    else { return nil }
    let heading = "\(MarkdownText.code("\(options.path(of: place)):\(place.line)")) \(MarkdownText.plain(fix.title))"
    return "\n\(heading)\n\n"
      + MarkdownText.block(fixed.split(separator: "\n").map(String.init), language: "suggestion")
  }
}
