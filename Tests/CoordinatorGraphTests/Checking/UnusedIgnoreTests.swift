import GraphModel
import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct UnusedIgnoreTests {
  @Test(
    arguments: [
      (.allRules, "no rule finds anything here; delete the comment"),
      (.rule("too-many-children"), "too-many-children finds nothing here; delete the comment"),
      (.rule("unretained-root"), nil),
      (.rule("to-many-children"), "there is no rule 'to-many-children'; did you mean too-many-children?"),
      (.unclear("ignored"), "'ignored' is not understood; write 'ignore', or 'ignore:' with the id of a rule"),
    ] as [(IgnoreComment.Request, String?)])
  func `what is said of a comment without use`(request: IgnoreComment.Request, message: String?) {
    let place = SourceLocation(file: "A.swift", line: 4, column: 8)
    let rule = UnusedIgnore(rulesThatRan: ["too-many-children", "unused-ignore"])
    let offences = rule.offences(of: [IgnoreComment(location: place, request: request, lines: 5...5)])
    #expect(offences.map(\.message) == (message.map { [$0] } ?? []))
    #expect(offences.allSatisfy { $0.location == place && $0.isConclusive && $0.symbols.count == 1 })
  }

  @Test(arguments: [(UnusedIgnore.profile.badExample, ["App.swift:6"]), (UnusedIgnore.profile.goodExample, [])])
  func `the examples are what they say`(source: String, places: [String]) throws {
    let folder = try TemporaryFolder(["App.swift": source])
    let report = check(try scan(ScanOptions(paths: [folder.path])))
    let unused = report.findings.filter { $0.rule == UnusedIgnore.profile.id }
    #expect(unused.map { "\($0.location.file):\($0.location.line)" } == places)
  }
}
