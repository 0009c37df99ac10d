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
      title: Shop
      link_template: "{path}"
      """
    ])
    let settings = try Settings(nearestTo: folder.path)
    #expect(settings.file == folder.path(Settings.fileName))
    #expect(settings.scan.coordinatorProtocols == ScanOptions.usualCoordinatorProtocols + ["FlowController"])
    #expect(settings.scan.excludedPaths == ["Legacy"])
    #expect(settings.scan.excludedPathsFolder == folder.path)
    #expect(settings.scan.includesTests)
    #expect(settings.title == "Shop")
    #expect(settings.linkTemplate == "{path}")
  }

  @Test func `the usual protocols can be replaced, by a file that is named`() throws {
    let folder = try TemporaryFolder(["other.yml": "coordinators: { only: [Flow] }"])
    let settings = try Settings(file: folder.path("other.yml"), nearestTo: folder.path)
    #expect(settings.scan.coordinatorProtocols == ["Flow"])
  }
}
