import GraphRules
import Testing

@Suite struct UnretainedRootTests {
  static let cases = RuleCase.list(
    """
    # a local of the scene delegate
    final class AppCoordinator: Coordinator { func start() {} }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = 1️⃣AppCoordinator()
        coordinator.start()
      }
    }
    ~ 1️⃣ AppCoordinator is gone as soon as this method of SceneDelegate returns, though nothing is seen to need it later; keep it in `private var appCoordinator: AppCoordinator?`
    # a local of the application delegate, made and started in one line
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class AppCoordinator: Coordinator {
      let window = UIWindow()
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.show() }
        window.rootViewController = list
      }
      func show() { window.makeKeyAndVisible() }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        1️⃣AppCoordinator().start()
        return true
      }
    }
    > 1️⃣ AppCoordinator is gone as soon as this method of AppDelegate returns; keep it in `private var appCoordinator: AppCoordinator?`
    # a weak property keeps nothing
    final class AppCoordinator: Coordinator { func start() {} }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      weak var coordinator: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let made = 1️⃣AppCoordinator()
        coordinator = made
        made.start()
      }
    }
    > 1️⃣ AppCoordinator is gone as soon as this method of SceneDelegate returns; keep it in `private var appCoordinator: AppCoordinator?`
    # made by a factory method of the delegate
    final class LoginCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() { let login = LoginCoordinator(); child = login; login.start() }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        makeCoordinator().start()
      }
      private func makeCoordinator() -> AppCoordinator { 1️⃣AppCoordinator() }
    }
    > 1️⃣ AppCoordinator is gone as soon as this method of SceneDelegate returns; keep it in `private var appCoordinator: AppCoordinator?`
    # passed on to code that is not there
    final class AppCoordinator: Coordinator { func start() {} }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = 1️⃣AppCoordinator()
        coordinator.start()
        Registry.main.register(coordinator)
      }
    }
    ? 1️⃣ AppCoordinator is gone as soon as this method of SceneDelegate returns, though nothing is seen to need it later; keep it in `private var appCoordinator: AppCoordinator?`
    # kept by the app
    struct HomeView: View { let onTap: () -> Void; var body: some View { Button("", action: onTap) } }
    final class AppCoordinator: ObservableObject, Coordinator {
      @Published var path: [String] = []
      func start() {}
      func view() -> some View { HomeView(onTap: { [weak self] in self?.path.append("a") }) }
    }
    @main struct TheApp: App {
      @StateObject var coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { coordinator.view() } }
    }
    # kept by the app in a constant
    struct HomeView: View { let onTap: () -> Void; var body: some View { Button("", action: onTap) } }
    final class AppCoordinator: Coordinator {
      var path: [String] = []
      func start() {}
      func view() -> some View { HomeView(onTap: { [weak self] in self?.path.append("a") }) }
    }
    @main struct TheApp: App {
      let coordinator = AppCoordinator()
      var body: some Scene { WindowGroup { coordinator.view() } }
    }
    # a container is told how to make what another keeps
    final class Container {
      static let shared = Container()
      private var factories: [String: () -> Any] = [:]
      func register<T>(_ type: T.Type, _ factory: @escaping () -> Any) { factories["\\(type)"] = factory }
      func resolve<T>(_ type: T.Type) -> T? { factories["\\(type)"]?() as? T }
    }
    final class ReportViewController: UIViewController { weak var coordinator: ReportCoordinator? }
    protocol ReportCoordinator: Coordinator { func makePage() -> ReportViewController }
    final class DefaultReportCoordinator: ReportCoordinator {
      weak var parent: AppCoordinator?
      func start() {}
      func makePage() -> ReportViewController {
        let page = ReportViewController()
        page.coordinator = self
        return page
      }
      func finish() { parent?.remove(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigation = UINavigationController()
      var children: [Coordinator] = []
      func start() { showReport() }
      func showReport() {
        guard let report = Container.shared.resolve(ReportCoordinator.self) as? DefaultReportCoordinator else { return }
        children.append(report)
        report.parent = self
        navigation.pushViewController(report.makePage(), animated: true)
      }
      func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var coordinator: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Container.shared.register(ReportCoordinator.self) { DefaultReportCoordinator() }
        let made = AppCoordinator()
        coordinator = made
        made.start()
      }
    }
    # kept in a property
    final class AppCoordinator: Coordinator { func start() {} }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var coordinator: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let made = AppCoordinator()
        made.start()
        coordinator = made
      }
    }
    # kept in a lazy property
    final class AppCoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private lazy var coordinator: Coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # kept in a static property
    final class AppCoordinator: Coordinator { func start() {} }
    enum Roots { static var current: Coordinator? }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = AppCoordinator()
        Roots.current = coordinator
        coordinator.start()
      }
    }
    # kept by its own view model, on the window
    final class HomeModel { let coordinator: AppCoordinator; init(coordinator: AppCoordinator) { self.coordinator = coordinator } }
    final class HomeViewController: UIViewController { var model: HomeModel? }
    final class AppCoordinator: Coordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() {
        let home = HomeViewController()
        home.model = HomeModel(coordinator: self)
        window.rootViewController = home
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow()
        self.window = window
        AppCoordinator(window: window).start()
      }
    }
    # kept by a closure that is stored in the screen
    final class HomeViewController: UIViewController { var onTap: (() -> Void)? }
    final class AppCoordinator: Coordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() {
        let home = HomeViewController()
        home.onTap = { self.showMore() }
        window.rootViewController = home
      }
      func showMore() {}
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        AppCoordinator(window: UIWindow()).start()
      }
    }
    # kept in a collection
    final class AppCoordinator: Coordinator { func start() {} }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var coordinators: [Coordinator] = []
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = AppCoordinator()
        coordinators.append(coordinator)
        coordinator.start()
      }
    }
    # a second root, made elsewhere in the type that keeps the first
    final class AppCoordinator: Coordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { window.rootViewController = UIViewController() }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var coordinator: AppCoordinator?
      let window = UIWindow()
      func applicationDidFinishLaunching(_ application: UIApplication) {
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
      }
      func applicationWillEnterForeground(_ application: UIApplication) {
        let other = 1️⃣AppCoordinator(window: window)
        other.start()
      }
    }
    ~ 1️⃣ AppCoordinator is gone as soon as this method of AppDelegate returns, though nothing is seen to need it later; keep it in `private var appCoordinator: AppCoordinator?`
    # a second root that takes the place of the first
    final class AppCoordinator: Coordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { window.rootViewController = UIViewController() }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var coordinator: AppCoordinator?
      let window = UIWindow()
      func applicationDidFinishLaunching(_ application: UIApplication) { begin() }
      func applicationWillEnterForeground(_ application: UIApplication) {
        let other = AppCoordinator(window: window)
        coordinator = other
        other.start()
      }
      func begin() {
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
      }
    }
    """)

  @Test(arguments: cases) func `speaks of roots that nothing keeps`(ruleCase: RuleCase) {
    expect(UnretainedRoot(), ruleCase)
  }
}
