import GraphModel
import SourceFacts
import TestRepository
import Testing

@testable import CoordinatorGraph

/// Source that moves between the app's own files and a package.
@Suite struct PackagedSourcesTests {
  static let flow = """
    open class Coordinator {
      public let router: Router
      public var children: [Coordinator] = []
      public init(router: Router) { self.router = router }
      open var page: UIViewController { UIViewController() }
      public func start() { router.show(page) }
      public func begin(_ child: Coordinator) {
        children.append(child)
        child.start()
      }
    }
    """
  static let router = """
    public class Router {
      let navigation = UINavigationController()
      func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
    }
    """
  static let app = """
    class AppCoordinator: Coordinator {
      override var page: UIViewController { HomeViewController() }
      func detailTapped() { begin(DetailCoordinator(router: router)) }
    }
    class DetailCoordinator: Coordinator {
      override var page: UIViewController { DetailViewController() }
    }
    class HomeViewController: UIViewController {}
    class DetailViewController: UIViewController {}
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator(router: Router())
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
        coordinator.start()
        return true
      }
    }
    """

  /// The app with its base class in its own files, and with it in a package.
  private func repository() async throws -> TestRepository {
    let test = try await TestRepository([
      "Flow/Coordinator.swift": Self.flow, "Flow/Router.swift": Self.router, "App.swift": "import UIKit\n" + Self.app,
    ])
    try await test.commit(
      ["App.swift": "import FlowKit\nimport UIKit\n" + Self.app], removing: "Flow/Coordinator.swift",
      "Flow/Router.swift")
    return test
  }

  @Test func `a base class that moves to a package or back changes nothing`() async throws {
    let test = try await repository()
    for (base, head) in [("HEAD~1", "HEAD"), ("HEAD", "HEAD~1")] {
      let found = try await test.compare(base, head)
      #expect(found.comparison.isEmpty)
      #expect(found.base.children.contains("AppCoordinator -> DetailCoordinator"))
      #expect(found.head.children == found.base.children)
    }
  }

  @Test func `what the commit changes beside the move is told`() async throws {
    let test = try await repository()
    let changed = Self.app.replacing("DetailViewController() }", with: "NoteViewController() }")
    try await test.commit([
      "App.swift": "import FlowKit\n" + changed, "Note.swift": "class NoteViewController: UIViewController {}",
    ])
    let found = try await test.compare("HEAD~2", "HEAD")
    #expect(
      found.comparison.difference.edges.map { "\($0.word) \($0.current.from) -> \($0.current.to)" } == [
        "removed DetailCoordinator -> DetailViewController", "added DetailCoordinator -> NoteViewController",
      ])
  }

  @Test func `the history tells the same as the comparison`() async throws {
    let test = try await repository()
    let last = try await test.commit([
      "App.swift": "import FlowKit\nimport UIKit\n" + Self.app.replacing("DetailCoordinator", with: "NoteCoordinator")
    ])
    let path = test.path
    let commits = try await onThread {
      var commits: [String] = []
      try history(of: HistoryRange("HEAD"), workingDirectory: path) { commits.append($0.commit) }
      return commits
    }
    let first = try await test.git("rev-parse", "HEAD~2")
    #expect(commits == [last, first])
  }

  @Test func `a file that moved and changed beside another import comes from no package`() async throws {
    let test = try await TestRepository([
      "Flow/Coordinator.swift": Self.flow, "Flow/Router.swift": Self.router,
      "App.swift": "import Lottie\nimport UIKit\n" + Self.app,
    ])
    try await test.commit(
      [
        "Core/Coordinator.swift": Self.flow.replacing(
          "public func start", with: "public func open() {}\n  public func start"),
        "App.swift": "import UIKit\n" + Self.app,
      ], removing: "Flow/Coordinator.swift")
    let found = try await test.compare("HEAD~1", "HEAD")
    #expect(found.base.scan?.files == ["App.swift", "Flow/Coordinator.swift", "Flow/Router.swift"])
    #expect(found.comparison.isEmpty)
  }

  private func file(_ path: String, _ text: String) -> FileFacts {
    Array(text.utf8).withUnsafeBufferPointer { readFacts(of: $0, path: path) }
  }

  @Test(arguments: [
    // What the files that changed import on both sides has no part of the package.
    ("import UIKit\nclass A: Base {}", "import UIKit\nclass A: Base { var x = 1 }", []),
    ("import Kit\nclass A: Base {}", "class A: Base {}", ["Base.swift", "Helper.swift", "More.swift"]),
    ("import Kit.Flow\nclass A {}", "class A: Base {}", []),
    // What a file declares itself comes from no package.
    ("import Kit\nclass A: Base {}\nclass Base {}", "class A: Base {}", []),
  ])
  func `a package is told by what files import and name`(here: String, there: String, expected: [String]) {
    let own = [
      file("Base.swift", "class Base { let helper = Helper() }"), file("Helper.swift", "class Helper {}"),
      file("More.swift", "extension Helper { func help() {} }"), file("New.swift", "class New: Base {}"),
      file("Added.swift", "extension A { func more() {} }"),
    ]
    let sources = PackagedSources(own: own, others: [], changed: [(file("A.swift", here), file("A.swift", there))])
    #expect(sources.paths.sorted() == expected)
  }
}
