import GraphModel
import ProgramAnalysis
import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct SettingsTests {
  @Test func `without a configuration there are the defaults`() throws {
    let folder = try TemporaryFolder()
    let settings = try Settings(nearestTo: folder.path)
    #expect(settings.file == nil)
    #expect(settings.scan == ScanOptions())
  }

  @Test func `a configuration changes the scan and the picture`() throws {
    let folder = try TemporaryFolder([
      Settings.fileName: """
      coordinators: [FlowController]
      exclude: ["Legacy"]
      include_tests: true
      target: [Shop, Widget]
      title: Shop
      link_template: "{path}"
      """
    ])
    let settings = try Settings(nearestTo: folder.path)
    #expect(settings.file == folder.path(Settings.fileName))
    #expect(settings.scan.coordinatorNames == CoordinatorNames(included: ["FlowController"]))
    #expect(settings.scan.excludedPaths == ["Legacy"])
    #expect(settings.scan.excludedPathsFolder == folder.path)
    #expect(settings.scan.includesTests)
    #expect(settings.scan.targets == ["Shop", "Widget"])
    #expect(settings.title == "Shop")
    #expect(settings.linkTemplate == "{path}")
  }

  @Test func `the usual protocols can be replaced, by a file that is named`() throws {
    let folder = try TemporaryFolder(["other.yml": "coordinators: { only: [Flow] }"])
    let settings = try Settings(file: folder.path("other.yml"), nearestTo: folder.path)
    #expect(settings.scan.coordinatorNames == CoordinatorNames(included: ["Flow"], areExclusive: true))
  }

  @Test func `a configuration may describe libraries`() throws {
    let folder = try TemporaryFolder([
      Settings.fileName: """
      models:
        - name: FlowKit
          modules: [FlowKit]
          types:
            - name: FlowController
              role: coordinator
              calls:
                - { name: open, does: [{ show: first, as: push }] }
      """
    ])
    let call = CallModel("open", .show(.first, .push))
    #expect(
      try Settings(nearestTo: folder.path).scan.models == [
        LibraryModel(
          name: "FlowKit", modules: ["FlowKit"],
          types: [TypeModel("FlowController", role: .coordinator, calls: [call])])
      ])
  }

  @Test(arguments: [
    (
      "models:\n  - kind: a",
      "2:5: error: unknown key 'kind' of a model; the keys are name, modules, types, calls, keys"
    ),
    ("models:\n  - {}", "2:5: error: a model needs the key 'name'"),
    ("models: [a]", "1:10: error: a model must be a mapping"),
    (
      "models:\n  - name: a\n    types:\n      - { name: b, role: c }",
      "4:26: error: unknown role 'c'; the roles are coordinator, sender, launch, navigator, composer, routerState, machineState"
    ),
  ])
  func `a model that cannot be meant is an error with its line`(yaml: String, message: String) throws {
    let folder = try TemporaryFolder([Settings.fileName: yaml])
    let error = #expect(throws: (any Error).self) { try Settings(nearestTo: folder.path) }
    #expect("\(try #require(error))" == "\(folder.path(Settings.fileName)):\(message)")
  }
}
