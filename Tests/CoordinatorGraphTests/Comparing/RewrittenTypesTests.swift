import CoordinatorGraph
import TestRepository
import Testing

/// Types that stand in files with most of the same lines under another name.
@Suite struct RewrittenTypesTests {
  private func page(_ name: String, _ rest: String = "") -> String {
    """
    import UIKit

    final class \(name): UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.backgroundColor = .white
        tabBar.tintColor = .black
        tabBar.isTranslucent = false
      }
      \(rest)
    }
    """
  }

  /// Two coordinators, of which one shows a page.
  private func app(_ coordinator: String, shows page: String) -> String {
    let flows = ["HomeFlow", "MainFlow"].map { flow in
      """
      class \(flow): Coordinator {
        let navigation = UINavigationController()
        func start() { \(flow == coordinator ? "navigation.setViewControllers([\(page)()], animated: false)" : "") }
      }
      """
    }
    return "protocol Coordinator: AnyObject { func start() }\n" + flows.joined(separator: "\n")
  }

  private func renames(_ base: [String: String], _ head: [String: String]) async throws -> [String] {
    let test = try await TestRepository(base)
    let removed = base.keys.filter { head[$0] == nil }
    for path in removed { try await test.git("rm", "--quiet", path) }
    try await test.commit(head)
    let range = try ComparisonRange(base: "HEAD~1", head: "HEAD", isStaged: false, workingDirectory: test.path)
    let graphs = try await onThread {
      try snapshots(of: range, rules: CheckOptions(), workingDirectory: test.path)
    }
    return graphs.comparison.difference.renames.map { "\($0.from.name) \($0.to.name)" }
  }

  @Test func `a page that another coordinator shows now is known by its file's lines`() async throws {
    #expect(
      try await renames(
        ["App.swift": app("HomeFlow", shows: "BarPage"), "BarPage.swift": page("BarPage")],
        ["App.swift": app("MainFlow", shows: "TabsPage"), "TabsPage.swift": page("TabsPage")]) == ["BarPage TabsPage"])
  }

  @Test func `another page may go by its old name`() async throws {
    let other = "import UIKit\nfinal class BarPage: UIViewController { let map = MapView(); func pin() { map.pin() } }"
    #expect(
      try await renames(
        ["App.swift": app("HomeFlow", shows: "BarPage"), "BarPage.swift": page("BarPage")],
        [
          "App.swift": app("MainFlow", shows: "TabsPage"), "Tabs/TabsPage.swift": page("TabsPage"),
          "Bar/BarPage.swift": other,
        ]) == ["BarPage TabsPage"])
  }

  @Test func `a page of other lines in its place is another`() async throws {
    let other = "import UIKit\nfinal class TabsPage: UIViewController { let map = MapView(); func pin() { map.pin() } }"
    #expect(
      try await renames(
        ["App.swift": app("HomeFlow", shows: "BarPage"), "BarPage.swift": page("BarPage")],
        ["App.swift": app("MainFlow", shows: "TabsPage"), "TabsPage.swift": other]) == [])
  }
}
