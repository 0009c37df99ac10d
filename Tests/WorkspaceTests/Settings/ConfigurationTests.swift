import GraphModel
import Testing

@testable import Workspace

@Suite struct ConfigurationTests {
  private func configuration(_ yaml: String) throws -> Configuration {
    try Configuration(yaml: yaml, file: "c.yml")
  }

  private func error(_ yaml: String) -> String? {
    #expect(throws: InputError.self) { try configuration(yaml) }?.description
  }

  @Test func `every key is read`() throws {
    let read = try configuration(
      """
      coordinators: [FlowController, Router]
      exclude:
        - "Legacy/**"
      include_tests: yes
      target: App
      title: 앱 흐름
      link_template: "https://example.com/{path}#L{line}"
      models: [{ name: FlowKit }]
      cache: no
      """)
    var expected = Configuration()
    expected.usesCache = false
    expected.coordinators = CoordinatorNames(included: ["FlowController", "Router"])
    expected.exclude = ["Legacy/**"]
    expected.includesTests = true
    expected.targets = ["App"]
    expected.title = "앱 흐름"
    expected.linkTemplate = "https://example.com/{path}#L{line}"
    expected.models = [
      ConfigurationTree(
        .mapping([
          (
            key: ConfigurationTree(.text("name"), place: .init(line: 8, column: 12)),
            value: ConfigurationTree(.text("FlowKit"), place: .init(line: 8, column: 18))
          )
        ]), place: .init(line: 8, column: 10))
    ]
    #expect(read == expected)
  }

  @Test func `coordinators can be added, removed and replaced`() throws {
    func names(_ yaml: String) throws -> CoordinatorNames { try configuration("coordinators: \(yaml)").coordinators }
    #expect(try names("{ only: [Flow] }") == CoordinatorNames(included: ["Flow"], areExclusive: true))
    #expect(
      try names("{ add: [Flow, '*Router'], remove: [SyncCoordinator] }")
        == CoordinatorNames(included: ["Flow", "*Router"], excluded: ["SyncCoordinator"]))
    #expect(try names("{ remove: [SyncCoordinator] }") == CoordinatorNames(excluded: ["SyncCoordinator"]))
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "exclude:\n", "title: ~\n"])
  func `what says nothing changes nothing`(yaml: String) throws {
    #expect(try configuration(yaml) == Configuration())
  }

  @Test(arguments: [
    (
      "title: a\nexcludes: []",
      "c.yml:2:1: error: unknown key 'excludes'; the keys are coordinators, exclude, include_tests, target, title, link_template, views, models, cache, rules, max_children, max_depth, forbidden_edges, check_exclude, baseline"
    ),
    ("models: FlowKit", "c.yml:1:9: error: 'models' must be a list, not 'FlowKit'"),
    ("target: {}", "c.yml:1:9: error: 'target' must be text, not a mapping"),
    ("exclude: Legacy", "c.yml:1:10: error: 'exclude' must be a list, not 'Legacy'"),
    ("exclude:\n  - [a]", "c.yml:2:5: error: 'an entry of exclude' must be text, not a list"),
    ("include_tests: \"true\"", "c.yml:1:16: error: 'include_tests' must be true or false, not 'true'"),
    ("include_tests: 3", "c.yml:1:16: error: 'include_tests' must be true or false, not '3'"),
    ("\ntitle:\n  a: b", "c.yml:3:3: error: 'title' must be text, not a mapping"),
    (
      "coordinators: { all: [A] }",
      "c.yml:1:17: error: 'coordinators' takes a list, or 'add' and 'remove', or 'only'"
    ),
    (
      "coordinators: { only: [A], add: [B] }",
      "c.yml:1:17: error: 'coordinators' takes a list, or 'add' and 'remove', or 'only'"
    ),
    ("coordinators: { only: A }", "c.yml:1:23: error: 'coordinators.only' must be a list, not 'A'"),
    ("- title", "c.yml:1:1: error: a configuration is a mapping of keys to values"),
    ("title: a\ntitle: b", "c.yml:1:1: error: 'title' stands here twice"),
    ("title: [", "c.yml:2:1: error: did not find expected node content"),
    ("exclude:\n  - *.swift", "c.yml:2:6: error: did not find expected alphabetic or numeric character"),
    ("title: *a", "c.yml:1:8: error: found undefined alias"),
    ("title: a\n---\ntitle: b", "c.yml:2:1: error: but found another document"),
    (
      "? [a]\n: b",
      "c.yml:1:3: error: unknown key ''; the keys are coordinators, exclude, include_tests, target, title, link_template, views, models, cache, rules, max_children, max_depth, forbidden_edges, check_exclude, baseline"
    ),
  ])
  func `what is wrong is named with its line`(yaml: String, message: String) {
    #expect(error(yaml) == message)
  }

  @Test func `aliases that multiply are refused before they are compared`() {
    let levels = (1...30).map {
      "a\($0): &a\($0) [" + [String](repeating: "*a\($0 - 1)", count: 9).joined(separator: ", ") + "]"
    }
    let bomb = "a0: &a0 [x]\n" + levels.joined(separator: "\n") + "\n? *a30\n: x\n"
    #expect(error(bomb) == "c.yml: error: more than 20 YAML aliases")
  }

  @Test func `brackets nested beyond any use are refused by the parser`() {
    #expect(error("title: " + String(repeating: "[", count: 100_000))?.contains("nesting level") == true)
  }

  @Test func `the template is a configuration that changes nothing, and its examples are one that holds`() throws {
    #expect(try configuration(Configuration.template) == Configuration())
    let lines = Configuration.template.split(separator: "\n")
    let examples = lines.filter { !$0.hasPrefix("# ") || $0.hasPrefix("#  ") }.map { $0.dropFirst() }
    let read = try configuration(examples.joined(separator: "\n"))
    #expect(read.coordinators == CoordinatorNames(included: ["FlowController"]))
    #expect(read.exclude == ["Sources/Legacy/**", "*.generated.swift"])
    #expect(read.title == "Bookshelf")
    #expect(read.linkTemplate == "https://github.com/OWNER/REPOSITORY/blob/main/{path}#L{line}")
    #expect(read.models.count == 1)
    #expect(read.views.map(\.name) == ["checkout"])
  }
}
