import Testing

@testable import Workspace

@Suite struct ConfigurationKeyCheckingTests {
  @Test func `every key is read, words with their places`() throws {
    let read = try Configuration(
      yaml: """
        rules:
          strong-delegate: off
          too-deep: error
        max_children: 12
        max_depth: 0
        forbidden_edges:
          - { from: "A*", to: B, kind: child, reason: why }
          - { from: C, to: D }
        check_exclude: ["Legacy/**"]
        baseline: known.txt
        """, file: "c.yml")
    var expected = Configuration()
    expected.ruleLevels = [
      .init(rule: word("strong-delegate", 2, 3), level: word("off", 2, 20)),
      .init(rule: word("too-deep", 3, 3), level: word("error", 3, 13)),
    ]
    expected.maxChildren = 12
    expected.maxDepth = 0
    expected.forbiddenEdges = [
      .init(from: "A*", to: "B", kind: word("child", 7, 32), reason: "why"),
      .init(from: "C", to: "D", kind: nil, reason: nil),
    ]
    expected.checkExclude = ["Legacy/**"]
    expected.baseline = "known.txt"
    #expect(read == expected)
  }

  private func word(_ text: String, _ line: Int, _ column: Int) -> Configuration.PlacedText {
    Configuration.PlacedText(text: text, place: InputError.Place(line: line, column: column))
  }

  @Test(arguments: [
    ("rules: strict", "1:8: error: 'rules' must be a mapping, not 'strict'"),
    ("rules:\n  a: [off]", "2:6: error: 'rules.a' must be text, not a list"),
    ("rules:\n  ? [a]\n  : off", "2:5: error: 'a key of rules' must be text, not a list"),
    ("max_children: many", "1:15: error: 'max_children' must be a number, 0 or more, not 'many'"),
    ("max_depth: -1", "1:12: error: 'max_depth' must be a number, 0 or more, not '-1'"),
    ("forbidden_edges:\n  - A", "2:5: error: 'an entry of forbidden_edges' must be a mapping, not 'A'"),
    (
      "forbidden_edges:\n  - { form: A, to: B }",
      "2:7: error: unknown key 'form' of a forbidden edge; the keys are from, to, kind, reason"
    ),
    ("forbidden_edges:\n  - { from: A }", "2:5: error: a forbidden edge needs the keys 'from' and 'to'"),
    ("check_exclude: a", "1:16: error: 'check_exclude' must be a list, not 'a'"),
    ("baseline: [a]", "1:11: error: 'baseline' must be text, not a list"),
  ])
  func `what is wrong is named with its place`(yaml: String, message: String) {
    let error = #expect(throws: InputError.self) { try Configuration(yaml: yaml, file: "c.yml") }
    #expect(error?.description == "c.yml:" + message)
  }

  @Test func `the template's examples hold`() throws {
    let lines = Configuration.template.split(separator: "\n")
    let examples = lines.filter { !$0.hasPrefix("# ") || $0.hasPrefix("#  ") }.map { $0.dropFirst() }
    let read = try Configuration(yaml: examples.joined(separator: "\n"), file: "c.yml")
    #expect(read.ruleLevels.map { [$0.rule.text, $0.level.text] } == [["too-many-children", "warning"]])
    #expect([read.maxChildren, read.maxDepth] == [10, 6])
    #expect(read.forbiddenEdges.map(\.reason) == ["Checkout stands alone"])
    #expect(read.checkExclude == ["Sources/Legacy/**"])
    #expect(read.baseline == ".coordinator-graph-baseline")
  }
}
