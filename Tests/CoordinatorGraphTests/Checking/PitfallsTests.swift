import Foundation
import GraphRules
import Testing

@testable import CoordinatorGraph

/// One sample breaks every rule once; the others break none.
@Suite struct PitfallsTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples")
    .standardized

  private func findings(in sample: String) throws -> [Finding] {
    let folder = Self.samples.appending(path: sample).path
    let settings = try Settings(nearestTo: folder)
    var options = settings.scan
    options.paths = [folder]
    options.observes = true
    return check(try scan(options), options: try settings.checkOptions(baseline: nil)).findings
  }

  @Test func `the pitfalls are found where they are, each once`() throws {
    let found = try findings(in: "Pitfalls").map { finding in
      "\(finding.location.file):\(finding.location.line):\(finding.location.column) \(finding.rule)"
    }
    #expect(found.sorted() == Self.pitfalls.split(separator: "\n").map(String.init))
    let rules = Set(RuleGuide.all.map(\.id))
    #expect(Set(try findings(in: "Pitfalls").map(\.rule)) == rules)
  }

  @Test(arguments: SampleTests.samples.filter { $0 != "Pitfalls" }) func `the other samples have none`(
    sample: String
  ) throws {
    #expect(try findings(in: sample).map { "\($0.location.file):\($0.location.line) \($0.rule)" } == [])
  }

  private static let pitfalls = """
    Account/HelpCoordinator.swift:13:8 unused-ignore
    Account/ProfileCoordinator.swift:10:7 strong-delegate
    Account/SettingsCoordinator.swift:4:10 delegate-not-class-bound
    Account/TourCoordinator.swift:5:13 orphan-coordinator
    App/SceneDelegate.swift:15:23 unretained-root
    Catalogue/BrandCoordinator.swift:21:5 ownership-cycle
    Catalogue/ProductCoordinator.swift:21:5 too-deep
    Catalogue/SearchCoordinator.swift:23:5 forbidden-edge
    Catalogue/SearchViewController.swift:6:8 unused-delegate-message
    Home/ShopCoordinator.swift:101:24 strong-self-capture
    Home/ShopCoordinator.swift:44:18 unretained-child
    Home/ShopCoordinator.swift:51:5 child-never-removed
    Home/ShopCoordinator.swift:57:20 finish-not-wired
    Home/ShopCoordinator.swift:5:13 too-many-children
    Home/ShopCoordinator.swift:66:5 finish-never-called
    Home/ShopCoordinator.swift:72:18 child-never-started
    Home/ShopCoordinator.swift:80:5 started-twice
    Orders/OrdersViewController.swift:7:5 screen-shows-screen
    Stores/FilterCoordinator.swift:17:5 sheet-swipe-not-observed
    Stores/StoreCoordinator.swift:17:5 pop-not-observed
    Stores/StoreScreens.swift:38:5 bypassed-coordinator
    Stores/StoresCoordinator.swift:39:5 started-before-kept
    Stores/StoresCoordinator.swift:46:26 screen-captured-by-its-publisher
    Stores/StoresCoordinator.swift:55:8 unreachable-flow
    Stores/StoresCoordinator.swift:78:5 removed-by-kind
    Stores/StoresViewModel.swift:4:7 strong-coordinator-reference
    """
}
