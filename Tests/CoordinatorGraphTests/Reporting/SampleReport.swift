import GraphModel
import GraphRules

@testable import CoordinatorGraph

/// Reports as the reporters get them.
enum SampleReport {
  /// One finding of each severity; the last with a name that means harm to whoever shows it.
  static let findings = [
    Finding(
      rule: "strong-delegate", severity: .error, message: "LoginCoordinator.delegate is strong; make it weak",
      location: place("Login/Login.swift", 3, 7), symbols: ["LoginCoordinator", "delegate"],
      places: [
        Finding.Place(
          role: "kept strongly here",
          evidence: Evidence(location: place("Login/Login.swift", 3, 7), note: "var delegate: Delegate?")),
        Finding.Place(
          role: "set here", evidence: Evidence(location: place("App.swift", 9, 5), note: "login.delegate = self")),
      ],
      fix: SourceFix(
        title: "Make delegate weak",
        edits: [SourceEdit(location: place("Login/Login.swift", 3, 3), length: 3, text: "weak var")], isSafe: true)),
    Finding(
      rule: "strong-delegate", severity: .warning, message: "LoginCoordinator.delegate is strong; make it weak",
      location: place("Login/Login.swift", 30, 7), symbols: ["LoginCoordinator", "delegate"], evidence: []),
    Finding(
      rule: "screen-shows-screen", severity: .info, message: hostile, location: place(hostileFile, 1, 7),
      symbols: [hostile],
      evidence: [Evidence(location: place(hostileFile, 2, 1), note: hostile)]),
  ]

  static let hostile = "`|a` <script>]]> @everyone [x](y) \"q\" 100%: ,\r\n::error::한글😀\u{202E}\u{1B}[31m\\"
  static let hostileFile = "a b/100%,:한글\u{202E}.swift"

  static let report = report(findings)
  static let empty = report([])

  static func report(_ findings: [Finding], isStrict: Bool = false) -> CheckReport {
    let lines = [
      "Login/Login.swift:3": "  var delegate: Delegate?", "Login/Login.swift:30": "\t 한 delegate",
      "\(hostileFile):1": "한글 \u{1B}x",
    ]
    return CheckReport(
      findings: findings, knownCount: 0, ignoredCount: 0, staleEntries: [], isStrict: isStrict,
      rules: ["strong-delegate", "screen-shows-screen", "too-deep"].map { id in
        CheckedRule(profile: MadeRule(id).profile, severity: .warning)
      },
      excerpts: Excerpts(of: findings.map(\.location)) { lines["\($0.file):\($0.line)"] })
  }

  private static func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  static func text(_ format: ReportFormat, _ report: CheckReport = report) throws -> String {
    try write(report, as: format, options: ReportOptions(pathPrefix: "Sources/"))
  }
}
