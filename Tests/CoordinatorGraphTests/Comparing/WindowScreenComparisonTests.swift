import CoordinatorGraph
import GraphModel
import TestRepository
import Testing

@testable import Diagrams

/// What the app opens with, read from both sides.
@Suite struct WindowScreenComparisonTests {
  private func app(_ statements: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }
    class HomeViewController: UIViewController {}
    class AppCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.viewControllers = [HomeViewController()] }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let window = UIWindow()
      var app: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        \(statements)
      }
    }
    """
  }

  private let alone = "window.rootViewController = HomeViewController()"
  private let coordinated = """
    let app = AppCoordinator()
        self.app = app
        window.rootViewController = app.navigation
        app.start()
    """

  @Test func `a coordinator takes over what a delegate put into the window`() async throws {
    let test = try await TestRepository(["App.swift": app(alone)])
    try await test.commit(["App.swift": app(coordinated)])
    let there = try await test.compare("HEAD~1", "HEAD").comparison
    let home = WindowScreen(
      owner: "SceneDelegate", screen: "HomeViewController", name: "HomeViewController",
      location: SourceLocation(file: "App.swift", line: 11, column: 5))
    #expect(there.windowScreens == [.removed(home)])
    #expect(try await test.compare("HEAD", "HEAD~1").comparison.windowScreens == [.added(home)])
    let json = String(decoding: try there.json(), as: UTF8.self)
    #expect(json.contains("\"windowScreens\" : [\n    {\n      \"before\" : {\n"))
    #expect(json.contains("\"name\" : \"HomeViewController\",\n        \"owner\" : \"SceneDelegate\""))
  }

  @Test func `a coordinator that is still kept but no longer started is replaced`() async throws {
    let test = try await TestRepository(["App.swift": app("app = AppCoordinator(); app?.start()")])
    try await test.commit([
      "App.swift": app("app = AppCoordinator(); window.rootViewController = LoginViewController()")
        + "class LoginViewController: UIViewController {}"
    ])
    let sentence = ChangeSummary(try await test.compare("HEAD~1", "HEAD").comparison).sentence.plain
    #expect(sentence == "The app now starts with LoginViewController instead of AppCoordinator.")
    let restored = ChangeSummary(try await test.compare("HEAD", "HEAD~1").comparison).sentence.plain
    #expect(
      restored
        == "The app now starts with AppCoordinator, which opens with HomeViewController, instead of LoginViewController."
    )
  }

  @Test func `a namesake elsewhere changes nothing in the window`() async throws {
    func delegate(_ name: String) -> String {
      """
      import UIKit
      class ContentViewController: UIViewController {}
      class \(name): UIResponder, UIWindowSceneDelegate {
        let window = UIWindow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window.rootViewController = ContentViewController()
        }
      }
      """
    }
    let coordinator = "class HelpCoordinator: Coordinator { func start() {} }\nprotocol Coordinator { func start() }"
    let test = try await TestRepository(["App/App.swift": delegate("SceneDelegate"), "App/Help.swift": coordinator])
    try await test.commit(["Demo/Demo.swift": delegate("DemoDelegate")])
    #expect(try await test.compare("HEAD~1", "HEAD").comparison.windowScreens.map(\.current.owner) == ["DemoDelegate"])
    #expect(try await test.compare("HEAD", "HEAD~1").comparison.windowScreens.map(\.current.owner) == ["DemoDelegate"])
  }

  @Test func `what stays in the window is no change`() async throws {
    let test = try await TestRepository(["App.swift": app(alone)])
    try await test.commit(["App.swift": app("print(1)\n    " + alone)])
    #expect(try await test.compare("HEAD~1", "HEAD").comparison.isEmpty)
  }
}
