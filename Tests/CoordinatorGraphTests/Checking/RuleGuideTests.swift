import Foundation
import GraphRules
import Testing

@testable import CoordinatorGraph

@Suite struct RuleGuideTests {
  /// `UPDATE_SNAPSHOTS=1` rewrites the page.
  @Test func `docs/rules.md is what the rules say`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/rules.md")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try Data(RuleGuide.allPages.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleGuide.allPages)
  }

  @Test func `a page says what, how severe, why, who says so, and shows both`() {
    #expect(
      RuleGuide(profile: MadeRule("made", severity: .error, isOnByDefault: false).profile).page == """
        ## made

        Finds made. (error, off by default)

        Because.

        **How it shows.** It shows.

        **When to ignore it.** Never.

        Source: a test.

        Wrong:

        ```swift
        bad()
        ```

        Right:

        ```swift
        good()
        ```

        """)
  }

  @Test func `the page of all has a row and a part for each`() {
    for rule in RuleGuide.all {
      #expect(RuleGuide.allPages.contains("\n| [\(rule.id)](#\(rule.id)) | "))
      #expect(RuleGuide.allPages.contains("\n" + rule.page))
    }
  }

  @Test func `a rule is found by its id, a slip has suggestions, and anything else the list`() throws {
    #expect(try RuleGuide(ruleNamed: "unused-ignore").id == "unused-ignore")
    let slip = #expect(throws: UnknownRule.self) { try RuleGuide(ruleNamed: "unused-ignores") }
    #expect(slip?.description == "there is no rule 'unused-ignores'; did you mean unused-ignore?")
    let other = #expect(throws: UnknownRule.self) { try RuleGuide(ruleNamed: "qqqqqqqq") }
    #expect(other?.description.hasPrefix("there is no rule 'qqqqqqqq'; the rules are unretained-root, ") == true)
  }

  @Test func `the list says what the configuration makes of each`() {
    var options = CheckOptions()
    options.levels = ["unused-ignore": .off, "too-many-children": .error]
    let list = RuleGuide.list(under: options).split(separator: "\n")
    #expect(list.count == RuleGuide.all.count)
    #expect(list.contains { $0.hasPrefix("unused-ignore") && $0.contains("  off  ") })
    #expect(list.contains { $0.hasPrefix("too-many-children") && $0.contains("  error  ") })
  }
}
