import GraphModel
import GraphRules

@testable import CoordinatorGraph

/// A rule that finds what the test says.
struct MadeRule: Rule {
  let profile: RuleProfile
  var found: [Offence] = []

  init(_ id: String, severity: Finding.Severity = .warning, isOnByDefault: Bool = true, _ found: [Offence] = []) {
    profile = RuleProfile(
      id: id, summary: "Finds \(id).", why: "Because.", visible: "It shows.", exception: "Never.", source: "a test",
      badExample: "bad()", goodExample: "good()",
      severity: severity, isOnByDefault: isOnByDefault)
    self.found = found
  }

  func offences(in app: ObservedApp) -> [Offence] { found }
}

extension Offence {
  /// An offence of a type in the first column of a line.
  static func about(
    _ symbol: String, in file: String = "A.swift", line: Int, isConclusive: Bool = true
  ) -> Offence {
    Offence(
      message: "\(symbol) is wrong", location: SourceLocation(file: file, line: line, column: 1), symbols: [symbol],
      places: [], isConclusive: isConclusive)
  }
}

extension Check {
  /// What the rules report on an app without anything in it.
  func report() -> CheckReport {
    report(on: ObservedApp(graph: GraphDocument(nodes: [], edges: []), observations: Observations()))
  }
}

extension CheckReport {
  /// Each finding in short: `A.swift:3 error made: X is wrong`.
  var lines: [String] {
    findings.map { "\($0.location.file):\($0.location.line) \($0.severity) \($0.rule): \($0.message)" }
  }
}
