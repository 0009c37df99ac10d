import GraphRules
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct CheckOptionsConfigurationTests {
  private func settings(_ yaml: String) throws -> (settings: Settings, folder: TemporaryFolder) {
    let folder = try TemporaryFolder([Settings.fileName: yaml])
    return (try Settings(nearestTo: folder.path), folder)
  }

  @Test func `a configuration settles levels, limits, exclusions and the baseline`() throws {
    let (settings, folder) = try settings(
      """
      rules: { too-many-children: warning, unused-ignore: off }
      max_children: 4
      max_depth: 3
      forbidden_edges:
        - { from: "Cart*", to: "*", kind: child, reason: alone }
        - { from: A, to: B }
      check_exclude: [Legacy]
      baseline: known.txt
      """)
    var expected = CheckOptions()
    expected.levels = ["too-many-children": .warning, "unused-ignore": .off]
    expected.limits.children = 4
    expected.limits.depth = 3
    expected.limits.forbiddenEdges = [
      ForbiddenEdge(from: "Cart*", to: "*", kind: "child", reason: "alone"), ForbiddenEdge(from: "A", to: "B"),
    ]
    expected.excludedPaths = ["Legacy"]
    expected.excludedPathsFolder = folder.path
    #expect(settings.check == expected)
    #expect(settings.baseline == folder.path("known.txt"))
  }

  @Test(arguments: [
    (
      "title: a\nrules:\n  too-many-childs: off",
      "3:3: error: there is no rule 'too-many-childs'; did you mean too-many-children?"
    ),
    (
      "rules: { unused-ignore: fatal }",
      "1:25: error: unknown level 'fatal'; the levels are off, info, warning, error"
    ),
    (
      "forbidden_edges:\n  - { from: A, to: B, kind: chlid }",
      "2:29: error: unknown kind 'chlid'; the kinds are root, child, delegate, screen, flow"
    ),
  ])
  func `a word that there is not is an error with its place`(yaml: String, message: String) throws {
    let folder = try TemporaryFolder([Settings.fileName: yaml])
    let error = #expect(throws: (any Error).self) { try Settings(nearestTo: folder.path) }
    #expect(error.map { "\($0)" } == "\(folder.path(Settings.fileName)):\(message)")
  }
}
