import Diagrams
import GraphRules

/// Writes a test report: a suite for each rule that ran, in which each finding is a failed test.
///
/// Findings of the severity information pass: a report that shows red while the check is green would be mistrusted.
enum JUnitReporter {
  static let reporter = Reporter(format: .junit) { report, options in
    let suites = report.rules.map { rule in
      suite(of: rule.profile.id, report.findings.filter { $0.rule == rule.profile.id }, options)
    }
    let failures = report.findings.count { $0.severity != .info }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#]
      + [#"<testsuites name="coordinator-graph check" tests="\#(tests)" failures="\#(failures)">"#]
      + suites.flatMap(\.lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func suite(
    of rule: String, _ findings: [Finding], _ options: ReportOptions
  ) -> (tests: Int, lines: [String]) {
    let cases =
      findings.isEmpty
      ? [#"    <testcase classname="\#(rule)" name="no findings"/>"#]
      : findings.flatMap { testCase($0, options) }
    let tests = max(findings.count, 1)
    let failures = findings.count { $0.severity != .info }
    let head = #"  <testsuite name="\#(rule)" tests="\#(tests)" failures="\#(failures)">"#
    return (tests, [head] + cases + ["  </testsuite>"])
  }

  private static func testCase(_ finding: Finding, _ options: ReportOptions) -> [String] {
    let place = "\(options.path(of: finding.location)):\(finding.location.line):\(finding.location.column)"
    let details =
      [place + ": " + finding.message]
      + finding.places.map { place in
        "\(options.path(of: place.evidence.location)):\(place.evidence.location.line): \(place.text)"
      }
    let text = XMLText.escaped(details.map(\.printable).joined(separator: "\n"))
    let body =
      switch finding.severity {
      case .info: ["      <system-out>\(text)</system-out>"]
      case .warning, .error:
        [#"      <failure type="\#(finding.severity.rawValue)" message=\#(quoted(finding.message))>\#(text)</failure>"#]
      }
    return [
      "    <testcase classname=\(quoted(finding.rule)) name=\(quoted(place)) file=\(quoted(options.path(of: finding.location)))>"
    ] + body
      + ["    </testcase>"]
  }

  private static func quoted(_ text: String) -> String {
    "\"" + XMLText.escaped(text.printable).replacing("\"", with: "&quot;") + "\""
  }
}
