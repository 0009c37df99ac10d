import Testing

/// What the app opens with where no coordinator has a part in it.
@Suite struct WindowScreenTests {
  private static let app = """
    class HomeViewController: UIViewController {}
    class SplashViewController: UIViewController {}
    class AppCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.viewControllers = [HomeViewController()] }
    }

    """

  private func scene(_ statements: String) -> Fixture {
    Fixture(
      Self.app + """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let window = UIWindow()
            self.window = window
            \(statements)
            window.makeKeyAndVisible()
          }
        }
        """)
  }

  private func expect(_ fixture: Fixture, _ screens: [String]) {
    #expect(fixture.analysis().windowScreens.map { "\($0.owner) \($0.screen)" } == screens)
  }

  @Test(arguments: [
    "window.rootViewController = HomeViewController()",
    "window.rootViewController = UINavigationController(rootViewController: HomeViewController())",
    "let page = HomeViewController(); window.rootViewController = page",
  ])
  func `a delegate puts a screen into the window`(statements: String) {
    expect(scene(statements), ["SceneDelegate HomeViewController"])
  }

  @Test func `a delegate puts one of two screens there`() {
    expect(
      scene("window.rootViewController = isFirst ? SplashViewController() : HomeViewController()"),
      ["SceneDelegate HomeViewController", "SceneDelegate SplashViewController"])
  }

  /// What a coordinator made is that coordinator's.
  @Test(arguments: [
    "let app = AppCoordinator(); window.rootViewController = app.navigation; app.start()",
    "let page = HomeViewController()", "window.rootViewController = UIViewController()",
  ])
  func `nothing but a coordinator's screens is there`(statements: String) { expect(scene(statements), []) }

  /// What covers the app in the background, or comes once the user has left, is not what it begins with.
  @Test func `what is put into a window later is not what the app opens with`() {
    expect(
      Fixture(
        Self.app + """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            let window = UIWindow()
            let cover = UIWindow()
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
              showHome()
            }
            func showHome() { window.rootViewController = HomeViewController() }
            func sceneWillResignActive(_ scene: UIScene) { cover.rootViewController = SplashViewController() }
          }
          """), ["SceneDelegate HomeViewController"])
  }

  /// Of several views any may be what it begins with.
  @Test(arguments: [
    ("HomeView()", ["ShopApp HomeView"]),
    ("NavigationStack { HomeView().environment(\\.locale, .current) }", ["ShopApp HomeView"]),
    ("if isNew { WelcomeView() } else { HomeView() }", ["ShopApp HomeView", "ShopApp WelcomeView"]),
    ("Text(\"\")", []),
  ])
  func `an app in SwiftUI begins with its views`(content: String, screens: [String]) {
    expect(
      Fixture(
        Self.app + """
          struct HomeView: View { var body: some View { Text("") } }
          struct WelcomeView: View { var body: some View { Text("") } }
          @main struct ShopApp: App {
            @State private var isNew = true
            var body: some Scene { WindowGroup { \(content) } }
          }
          """), screens)
  }

  @Test func `a view that shows a coordinator's is that coordinator's`() {
    expect(
      Fixture(
        """
        final class MainCoordinator: ObservableObject {
          @Published var path = NavigationPath()
          func start() -> some View { HomeView() }
        }
        struct HomeView: View { var body: some View { Text("") } }
        @main struct ShopApp: App {
          @StateObject private var coordinator = MainCoordinator()
          var body: some Scene { WindowGroup { coordinator.start() } }
        }
        """, protocols: ""), [])
  }
}
