import CoordinatorGraph
import GraphModel
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
        tabBar.layer.shadowColor = UIColor.black.cgColor
        tabBar.layer.shadowOffset = CGSize(width: 0, height: -2)
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

  /// The renames from one state to the other, which are the same the other way around.
  private func renames(_ base: [String: String], _ head: [String: String]) async throws -> [String] {
    let test = try await TestRepository(base)
    let removed = base.keys.filter { head[$0] == nil }
    for path in removed { try await test.git("rm", "--quiet", path) }
    try await test.commit(head)
    func difference(_ base: String, _ head: String) async throws -> GraphDifference {
      let range = try ComparisonRange(base: base, head: head, isStaged: false, workingDirectory: test.path)
      return try await onThread {
        try snapshots(of: range, rules: CheckOptions(), workingDirectory: test.path).comparison.difference
      }
    }
    let there = try await difference("HEAD~1", "HEAD")
    let back = try await difference("HEAD", "HEAD~1")
    #expect(back == there.inverted)
    return there.renames.map { "\($0.from.name) \($0.to.name)" }
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

  /// A template gives a page its lines, of which the app has another.
  @Test func `a page of a template in the place of another is none`() async throws {
    #expect(
      try await renames(
        [
          "App.swift": app("HomeFlow", shows: "BarPage"), "BarPage.swift": page("BarPage"),
          "ListPage.swift": page("ListPage", "var isNew = false"),
        ],
        [
          "App.swift": app("MainFlow", shows: "TabsPage"), "TabsPage.swift": page("TabsPage"),
          "ListPage.swift": page("ListPage", "var isNew = true"),
        ]) == [])
  }

  /// Where a type moved out of a file with most of the lines, what is new there is not that type.
  @Test func `a type that is still there was not renamed`() async throws {
    let (old, new) = ("final class BarPage: UIViewController {}", "final class HelpPage: UIViewController {}")
    #expect(
      try await renames(
        ["App.swift": app("HomeFlow", shows: "BarPage"), "Pages.swift": page("ListPage") + "\n" + old],
        [
          "App.swift": app("MainFlow", shows: "HelpPage"), "AllPages.swift": page("ListPage") + "\n" + new,
          "BarPage.swift": "import UIKit\n" + old,
        ]) == [])
  }

  /// In a file that keeps its place, a type with most of the same members, if the file has most of the same lines and no other type of its kind.
  @Test(arguments: [
    ("var isNew = true", "", ["BarPage TabsPage"]),
    ((1...4).map { "func show\($0)() {}" }.joined(separator: "\n"), "", []),
    ("func show() { \((1...20).map { "label\($0).text = title" }.joined(separator: "\n")) }", "", []),
    ("var isNew = true", "final class HelpPage: UIViewController {}", []),
  ])
  func `a type of another name in a file that stays`(rest: String, beside: String, renamed: [String]) async throws {
    let (old, new) = (
      page("BarPage", "var isOld = true") + beside, page("TabsPage", "var isOld = true\n" + rest) + beside
    )
    #expect(
      try await renames(
        ["App.swift": app("HomeFlow", shows: "BarPage"), "Page.swift": old],
        ["App.swift": app("MainFlow", shows: "TabsPage"), "Page.swift": new]) == renamed)
  }
}
