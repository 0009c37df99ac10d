import CoordinatorGraph
import GraphModel
import TestRepository
import Testing

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
      owner: "SceneDelegate", screen: "HomeViewController",
      location: SourceLocation(file: "App.swift", line: 11, column: 5))
    #expect(there.windowScreens == [.removed(home)])
    #expect(try await test.compare("HEAD", "HEAD~1").comparison.windowScreens == [.added(home)])
    let json = String(decoding: try there.json(), as: UTF8.self)
    #expect(json.contains("\"windowScreens\" : [\n    {\n      \"before\" : {\n"))
    #expect(json.contains("\"owner\" : \"SceneDelegate\",\n        \"screen\" : \"HomeViewController\""))
  }

  @Test func `what stays in the window is no change`() async throws {
    let test = try await TestRepository(["App.swift": app(alone)])
    try await test.commit(["App.swift": app("print(1)\n    " + alone)])
    #expect(try await test.compare("HEAD~1", "HEAD").comparison.isEmpty)
  }
}
