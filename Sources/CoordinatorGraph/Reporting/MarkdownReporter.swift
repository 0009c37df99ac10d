import GraphRules
import Markup

/// Writes findings as Markdown: a sentence, a table, and each finding's evidence folded below.
enum MarkdownReporter {
  static let reporter = Reporter(format: .markdown) { report, options in
    let heading = "### coordinator-graph check: \(report.summary)\n"
    if report.findings.isEmpty { return heading }
    let rows = report.findings.map { row($0, options) + "\n" }
    return heading + "\n| severity | place | finding | rule |\n|---|---|---|---|\n" + rows.joined()
      + details(of: report.findings, options)
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
    let proven = findings.filter { !$0.evidence.isEmpty }
    if proven.isEmpty { return "" }
    let sections = proven.map { finding in
      let evidence = finding.evidence.map { evidence in
        let place = "\(options.path(of: evidence.location)):\(evidence.location.line)"
        return "| \(MarkdownText.codeInTable(place)) | \(MarkdownText.codeInTable(evidence.note)) |\n"
      }
      return "\n\(MarkdownText.plain(finding.message))\n\n| place | code |\n|---|---|\n" + evidence.joined()
    }
    return "\n<details><summary>Evidence</summary>\n" + sections.joined() + "\n</details>\n"
  }
}
