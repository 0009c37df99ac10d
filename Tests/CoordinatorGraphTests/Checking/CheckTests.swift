import GraphModel
import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct CheckTests {
  private func report(
    _ rules: [MadeRule], levels: [String: RuleLevel] = [:], isStrict: Bool = false,
    _ ignoreComments: [IgnoreComment] = [], baseline: Baseline? = nil
  ) -> CheckReport {
    var options = CheckOptions()
    options.levels = levels
    options.isStrict = isStrict
    options.baseline = baseline
    return Check(rules: rules, options: options, ignoreComments: ignoreComments).report()
  }

  private func comment(_ request: IgnoreComment.Request, line: Int) -> IgnoreComment {
    IgnoreComment(
      location: SourceLocation(file: "A.swift", line: line - 1, column: 4), request: request, lines: line...line)
  }

  @Test func `findings stand in the order of the source, whatever rule found them`() {
    let rules = [
      MadeRule("made", [.about("X", in: "B.swift", line: 1), .about("Y", line: 20)]),
      MadeRule("other", [.about("Z", line: 3)]),
    ]
    #expect(
      report(rules).lines == [
        "A.swift:3 warning other: Z is wrong", "A.swift:20 warning made: Y is wrong",
        "B.swift:1 warning made: X is wrong",
      ])
  }

  @Test(arguments: [
    (RuleLevel.off, []), (.info, ["A.swift:3 info made: X is wrong"]),
    (.warning, ["A.swift:3 warning made: X is wrong"]), (.error, ["A.swift:3 error made: X is wrong"]),
  ])
  func `the configuration's level counts`(level: RuleLevel, lines: [String]) {
    #expect(report([MadeRule("made", [.about("X", line: 3)])], levels: ["made": level]).lines == lines)
  }

  @Test func `a rule that is off by default runs once it has a level`() {
    let rule = MadeRule("made", isOnByDefault: false, [.about("X", line: 3)])
    #expect(report([rule]).findings.isEmpty)
    #expect(report([rule], levels: ["made": .error]).lines == ["A.swift:3 error made: X is wrong"])
  }

  @Test func `what is not conclusive is told only to a strict run, as information`() {
    let rule = MadeRule("made", severity: .error, [.about("X", line: 3, isConclusive: false)])
    #expect(report([rule]).findings.isEmpty)
    #expect(report([rule], isStrict: true).lines == ["A.swift:3 info made: X is wrong"])
    #expect(report([rule], isStrict: true).isPassed)
  }

  @Test(arguments: [
    (Finding.Severity.error, false, false), (.error, true, false), (.warning, false, true), (.warning, true, false),
    (.info, false, true), (.info, true, true),
  ])
  func `errors fail the check, warnings a strict one`(severity: Finding.Severity, isStrict: Bool, isPassed: Bool) {
    let rule = MadeRule("made", severity: severity, [.about("X", line: 3)])
    #expect(report([rule], isStrict: isStrict).isPassed == isPassed)
  }

  @Test func `a comment silences its rule or all rules on its lines`() {
    let rules = [
      MadeRule("made", [.about("X", line: 3), .about("Y", line: 4)]), MadeRule("other", [.about("Z", line: 3)]),
    ]
    #expect(
      report(rules, [comment(.rule("made"), line: 3)]).lines == [
        "A.swift:3 warning other: Z is wrong", "A.swift:4 warning made: Y is wrong",
      ])
    let all = report(rules, [comment(.allRules, line: 3)])
    #expect(all.lines == ["A.swift:4 warning made: Y is wrong"])
    #expect(all.ignoredCount == 2)
  }

  @Test func `a comment that silences only what a strict run would tell is of use to every run`() {
    let rule = MadeRule("made", [.about("X", line: 3, isConclusive: false)])
    for isStrict in [false, true] {
      #expect(report([rule], isStrict: isStrict, [comment(.allRules, line: 3)]).findings.isEmpty)
    }
  }

  @Test func `a comment that silences nothing is a finding itself`() {
    let found = report([MadeRule("made")], [comment(.allRules, line: 3)])
    #expect(found.lines == ["A.swift:2 warning unused-ignore: no rule finds anything here; delete the comment"])
    #expect(report([MadeRule("made")], levels: ["unused-ignore": .off], [comment(.allRules, line: 3)]).lines == [])
  }

  @Test func `nothing is reported in excluded files, unused comments neither`() {
    var check = Check(
      rules: [MadeRule("made", [.about("X", line: 3), .about("Y", in: "B.swift", line: 3)])], options: CheckOptions(),
      ignoreComments: [comment(.allRules, line: 9)])
    check.isExcluded = { $0 == "A.swift" }
    #expect(check.report().lines == ["B.swift:3 warning made: Y is wrong"])
  }

  @Test func `a baseline silences what it knows, and tells what is gone`() {
    let rule = MadeRule("made", [.about("X", line: 3), .about("X", line: 7), .about("Y", line: 5)])
    let entries = [("made", "X"), ("made", "Old"), ("gone", "X"), ("off", "X")].map {
      Baseline.Entry(rule: $0, symbols: [$1])
    }
    let found = report(
      [rule, MadeRule("off")], levels: ["off": .off], baseline: Baseline(entries: entries))
    #expect(found.lines == ["A.swift:5 warning made: Y is wrong", "A.swift:7 warning made: X is wrong"])
    #expect(found.knownCount == 1)
    #expect(found.staleEntries.map(\.description) == ["gone X", "made Old"])
    #expect(found.summary == "2 warnings, 1 known")
  }

  @Test func `the report of a run is known to the next`() {
    let rules = [MadeRule("made", [.about("X", line: 3), .about("X", line: 7)])]
    let again = report(rules, baseline: Baseline(report(rules)))
    #expect(again.findings.isEmpty)
    #expect(again.summary == "no findings, 2 known")
    #expect(again.staleEntries.isEmpty)
  }

  @Test func `a report has the lines of its findings and of their evidence`() {
    let places = [2, 5].map { SourceLocation(file: "A.swift", line: $0, column: 1) }
    let offence = Offence(
      message: "m", location: places[0], symbols: [],
      places: [Finding.Place(role: "r", evidence: Evidence(location: places[1], note: "n"))])
    var check = Check(rules: [MadeRule("made", [offence])], options: CheckOptions())
    check.line = { $0.line == 5 ? nil : "line \($0.line)" }
    let excerpts = check.report().excerpts
    #expect(places.map { excerpts[$0] } == ["line 2", nil])
  }

  @Test func `an app is checked from its source to the finding`() throws {
    let folder = try TemporaryFolder([
      "App.swift": """
      protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
      final class LeafCoordinator: Coordinator { var children: [Coordinator] = [] }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() { children.append(LeafCoordinator()) }
      }
      // coordinator-graph:ignore:too-many-children - on purpose
      final class MenuCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() { children.append(LeafCoordinator()) }
      }
      """
    ])
    var options = CheckOptions()
    options.levels = Dictionary(uniqueKeysWithValues: RuleGuide.all.map { ($0.id, .off) })
    options.levels["too-many-children"] = .error
    options.limits.children = 0
    let scan = try scan(ScanOptions(paths: [folder.path]))
    let found = check(scan, options: options)
    #expect(found.findings.map(\.rule) == ["too-many-children"])
    #expect(found.findings.map(\.location) == [SourceLocation(file: "App.swift", line: 3, column: 13)])
    #expect(found.ignoredCount == 1)
    #expect(found.excerpts[found.findings[0].location] == "final class AppCoordinator: Coordinator {")
    options.excludedPaths = ["App.swift"]
    #expect(check(scan, options: options).findings.isEmpty)
  }
}
