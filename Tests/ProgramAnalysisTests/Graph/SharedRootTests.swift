import Testing

/// Coordinators that a static property makes, and that start the app.
@Suite struct SharedRootTests {
  private static let coordinator = """
    final class AppCoordinator: Coordinator {
      static let shared = AppCoordinator()
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(HomeViewController(), animated: true) }
    }
    final class HomeViewController: UIViewController {}
    """

  @Test(arguments: [
    "AppCoordinator.shared.start()",
    "let first = AppCoordinator.shared; first.start()",
    "coordinator.start()",
  ])
  func `a scene delegate that starts what all share owns it`(start: String) {
    Fixture(
      """
      \(Self.coordinator)
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let coordinator = AppCoordinator.shared
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = AppCoordinator.shared.navigationController
          \(start)
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator retained", kind: "root")
  }

  /// Whatever it is called, it is where the coordinator begins to show; what only prepares it is not.
  @Test(arguments: [
    ("AppCoordinator.shared.setUp(in: window)", "root SceneDelegate -> AppCoordinator retained"),
    ("AppCoordinator.shared.prepare(window)", ""),
  ])
  func `what a scene delegate lets show is begun with`(call: String, root: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        static let shared = AppCoordinator()
        private var window: UIWindow?
        private var children: [Coordinator] = []
        func prepare(_ window: UIWindow) { self.window = window }
        func setUp(in window: UIWindow) {
          prepare(window)
          showHome()
        }
        private func showHome() {
          let home = HomeCoordinator(window: window)
          children.append(home)
          home.start()
        }
      }
      final class HomeCoordinator: Coordinator {
        let window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func start() { window?.rootViewController = HomeViewController() }
      }
      final class HomeViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow()
          \(call)
        }
      }
      """
    ).expect(root, kind: "root")
  }

  @Test(arguments: [
    "let parentCoordinator = AppCoordinator.shared", "var parentCoordinator: AppCoordinator { .shared }",
  ])
  func `a child that names what all share its parent refers to its parent`(property: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        static let shared = AppCoordinator()
        private var children: [Coordinator] = []
        func start() {
          let login = LoginCoordinator()
          children.append(login)
          login.start()
        }
        func finish() {}
      }
      final class LoginCoordinator: Coordinator {
        \(property)
        func start() {}
        func done() { parentCoordinator.finish() }
      }
      """
    ).expect(
      property.hasPrefix("let")
        ? "delegate LoginCoordinator -> AppCoordinator via parent links parentCoordinator strong messages finish" : "",
      kind: "delegate")
  }

  @Test func `an app that shows what one that all share builds owns it`() {
    Fixture(
      """
      final class AppCoordinator: ObservableObject {
        static let shared = AppCoordinator()
        @Published var path = NavigationPath()
        func open() { path.append(1) }
        func home() -> some View { HomeView(coordinator: self) }
        func detail() -> some View { DetailView() }
      }
      struct HomeView: View { let coordinator: AppCoordinator; var body: some View { Button("") { coordinator.open() } } }
      struct DetailView: View { var body: some View { Text("") } }
      @main struct ShopApp: App {
        @ObservedObject private var coordinator = AppCoordinator.shared
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $coordinator.path) {
              coordinator.home().navigationDestination(for: Int.self) { _ in coordinator.detail() }
            }
          }
        }
      }
      """, protocols: ""
    ).expect("root ShopApp -> AppCoordinator retained", kind: "root")
  }

  @Test func `who only speaks to what all share owns nothing, nor does one whose coordinator starts it`() {
    Fixture(
      """
      \(Self.coordinator)
      final class MainCoordinator: Coordinator { func start() { AppCoordinator.shared.start() } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = MainCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { coordinator.start() }
      }
      final class PushHandler { func handle() { AppCoordinator.shared.start() } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          _ = AppCoordinator.shared.navigationController
          return true
        }
      }
      """
    ).expect("root SceneDelegate -> MainCoordinator retained", kind: "root")
  }

  @Test(arguments: [
    (
      "window.rootViewController = FirstCoordinator.shared.firstPage()",
      "root SceneDelegate -> FirstCoordinator retained"
    ),
    ("_ = FirstCoordinator.shared.firstPage()", ""),
  ])
  func `what gives the window its first page is begun with`(begin: String, root: String) {
    Fixture(
      """
      final class HomeViewController: UIViewController {}
      final class FirstCoordinator: Coordinator {
        static let shared = FirstCoordinator()
        func firstPage() -> UIViewController { HomeViewController() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let window = UIWindow()
          \(begin)
        }
      }
      """
    ).expect(root, kind: "root")
  }

  /// Who calls it is below it, or does no more than call it.
  @Test(arguments: ["AppCoordinator.shared.showSettings()", "AppCoordinator.shared.start()"])
  func `what its own children tell one that all share takes it from nobody`(call: String) {
    Fixture(
      """
      final class SettingsViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        static let shared = AppCoordinator()
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator(navigation: navigation)
          children.append(feed)
          feed.start()
        }
        func showSettings() { navigation.pushViewController(SettingsViewController(), animated: true) }
      }
      final class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func feedDidEnd() { \(call) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { AppCoordinator.shared.start() }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator retained", kind: "root")
  }

  /// `Application.shared.start()`: the scene delegate makes nothing itself.
  @Test(arguments: ["Application.shared.start()", "let app = Application(); app.start()"])
  func `what makes and starts a coordinator when it is told to owns it`(start: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = HomeViewController() }
        func restart() { Application.shared.start() }
      }
      class HomeViewController: UIViewController {}
      final class Application {
        static let shared = Application()
        private let window = UIWindow()
        func start() {
          let coordinator = AppCoordinator(window: window)
          coordinator.start()
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(start)
        }
      }
      """
    ).expect("root Application -> AppCoordinator", kind: "root")
  }

  @Test func `a factory of what is started elsewhere does not own it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() { window.rootViewController = HomeViewController() }
      }
      class HomeViewController: UIViewController {}
      final class Factory { func make() -> AppCoordinator { AppCoordinator() } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = Factory().make()
          coordinator.start()
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator", kind: "root")
  }
}
