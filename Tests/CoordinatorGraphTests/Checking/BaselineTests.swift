import GraphModel
import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct BaselineTests {
  private static let hostile = [
    "Outer.Inner", "a b", "100%", "%41;", "#1", "한글😀", "\u{202E}rtl", "tab\tand\nline", "", "Box<A, B>", "`class`",
  ]

  @Test func `the text is sorted, one finding a line, without lines and paths`() {
    let baseline = Baseline(entries: [
      .init(rule: "strong-delegate", symbols: ["LoginCoordinator", "delegate"]),
      .init(rule: "child-never-removed", symbols: ["AppCoordinator", "LoginCoordinator"]),
      .init(rule: "child-never-removed", symbols: ["AppCoordinator", "LoginCoordinator"]),
    ])
    #expect(
      baseline.text == """
        # Known findings of coordinator-graph check: a rule and the symbols it concerns, one finding a line.
        child-never-removed AppCoordinator LoginCoordinator
        child-never-removed AppCoordinator LoginCoordinator
        strong-delegate LoginCoordinator delegate

        """)
  }

  @Test func `what was written is read back, whatever the names`() throws {
    let baseline = Baseline(entries: [.init(rule: "made", symbols: Self.hostile), .init(rule: "alone", symbols: [])])
    #expect(try Baseline(text: baseline.text, path: "b") == baseline)
    #expect(baseline.text.split(separator: "\n").count == 3)
    #expect(
      baseline.entries.last?.description
        == "made Outer.Inner a%20;b 100%25; %25;41; #1 한글😀 %202E;rtl tab%9;and%A;line % Box<A,%20;B> `class`")
  }

  @Test(arguments: ["made X\r\nmade Y\r\n", "\n# note\nmade Y\n\nmade X", "  made   X \nmade Y"])
  func `line ends, order, comments and spaces do not matter`(text: String) throws {
    #expect(try Baseline(text: text, path: "b").text.hasSuffix("line.\nmade X\nmade Y\n"))
  }

  @Test func `a conflict of a merge is an error with its line`() {
    let error = #expect(throws: (any Error).self) {
      try Baseline(text: "made X\n<<<<<<< HEAD\nmade Y\n", path: "known")
    }
    #expect(error.map { "\($0)" } == "known:2:1: error: '<<<<<<<' is no rule's id: not a line of a baseline")
  }

  @Test func `a file that is not there is an error that names it`() throws {
    let folder = try TemporaryFolder(["here": "made X\n"])
    #expect(try Baseline(at: folder.path("here")).entries == [.init(rule: "made", symbols: ["X"])])
    let error = #expect(throws: (any Error).self) { try Baseline(at: folder.path("none")) }
    #expect(error.map { "\($0)" } == "\(folder.path("none")): error: No such file or directory")
  }
}
