import GraphModel
import GraphRules
import Testing

@testable import CoordinatorGraph

@Suite struct IgnoreCommentTests {
  @Test(
    arguments: [
      ("ignore", .allRules), ("ignore - because", .allRules), ("ignore\t- because", .allRules),
      ("ignore: all", .unclear("ignore:")),
      ("ignore:strong-delegate - because", .rule("strong-delegate")),
      ("ignore:strong-delegate", .rule("strong-delegate")),
      ("ignored", .unclear("ignored")), ("ignore(all)", .unclear("ignore(all)")),
      ("ingore:made", .unclear("ingore:made")),
      ("ignore-next", .unclear("ignore-next")), (" ignore", nil), ("draw", nil), ("", nil),
    ] as [(String, IgnoreComment.Request?)])
  func `what a comment asks for`(text: String, request: IgnoreComment.Request?) {
    #expect(IgnoreComment.Request(text) == request)
  }

  @Test func `it covers offences on its lines in its file`() {
    let comment = IgnoreComment(
      location: SourceLocation(file: "A.swift", line: 1, column: 4), request: .rule("made"), lines: 2...3)
    func covers(_ file: String, _ line: Int, _ rule: String) -> Bool {
      comment.covers(
        Finding(
          rule: rule, severity: .error, message: "m", location: SourceLocation(file: file, line: line, column: 9),
          symbols: [], evidence: []))
    }
    #expect([1, 2, 3, 4].map { covers("A.swift", $0, "made") } == [false, true, true, false])
    #expect(!covers("B.swift", 2, "made"))
    #expect(!covers("A.swift", 2, "other"))
  }
}
