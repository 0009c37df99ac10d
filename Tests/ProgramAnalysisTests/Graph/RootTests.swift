import Testing

/// What starts an app's coordinators.
@Suite struct RootTests {
  @Test(arguments: [
    (
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate",
      "func scene(_ scene: UIScene, willConnectTo session: UISceneSession)"
    ),
    ("class AppDelegate: UIResponder, UIApplicationDelegate", "func application(_ application: UIApplication)"),
    (
      "@main class AppDelegate: NSObject, UIApplicationDelegate",
      "func applicationDidFinishLaunching(_ application: UIApplication)"
    ),
    ("class ShareViewController: UIViewController", "override func viewDidLoad()"),
  ])
  func `an owner that keeps its coordinator retains it`(declaration: String, method: String) {
    let name =
      declaration.contains("Scene")
      ? "SceneDelegate" : declaration.contains("App") ? "AppDelegate" : "ShareViewController"
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() {} }
      \(declaration) {
        private var coordinator: AppCoordinator?
        \(method) {
          coordinator = 1️⃣AppCoordinator()
          coordinator?.start()
        }
      }
      """
    ).expect("root \(name) -> AppCoordinator retained @1️⃣")
  }

  @Test(arguments: [
    ("coordinator = AppCoordinator()", " unstarted"),
    ("self.coordinator = AppCoordinator(); window?.rootViewController = UIViewController()", " unstarted"),
    ("coordinator = AppCoordinator(); coordinator?.start()", ""),
    ("coordinator = AppCoordinator(); window?.rootViewController = coordinator?.navigation", ""),
    ("let made = AppCoordinator(); coordinator = made; window?.rootViewController = made.navigation", ""),
    ("let made = AppCoordinator(); coordinator = made; register(made)", ""),
  ])
  func `what the system launches and only keeps a coordinator does not start it`(statements: String, end: String) {
    Fixture(
      """
      func register(_ coordinator: AppCoordinator) { coordinator.start() }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [HomeViewController(coordinator: self)] }
        func showDetail() {}
      }
      class HomeViewController: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func tapped() { coordinator.showDetail() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(statements)
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator retained\(end)", kind: "root")
  }

  /// What a page calls of it is what the user does.
  @Test(arguments: [("", " unstarted"), ("coordinator.start()", ""), ("model.begin()", "")])
  func `a page that makes a coordinator for itself may not start it`(call: String, quality: String) {
    Fixture(
      """
      class AuthCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = LoginViewController()
          page.coordinator = self
          navigation.pushViewController(page, animated: false)
        }
        func startFeed() { navigation.pushViewController(ResetViewController(), animated: true) }
        func forgot() { navigation.pushViewController(ResetViewController(), animated: true) }
      }
      class LoginViewController: UIViewController {
        var coordinator: AuthCoordinator?
        @objc func tap() { coordinator?.startFeed() }
      }
      class PierModel {
        let coordinator: AuthCoordinator
        init(_ coordinator: AuthCoordinator) { self.coordinator = coordinator }
        func begin() { coordinator.start() }
      }
      class PierViewController: UIViewController {
        let coordinator = AuthCoordinator()
        \(call.hasPrefix("model") ? "lazy var model = PierModel(coordinator)" : "")
        override func viewDidLoad() { \(call) }
        @objc func tap() { coordinator.forgot() }
      }
      class ResetViewController: UIViewController {}
      """
    ).expect("root PierViewController -> AuthCoordinator retained\(quality)", kind: "root")
  }

  @Test func `an owner that only starts its coordinator does not retain it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() {} }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) {
          let coordinator = 1️⃣AppCoordinator()
          coordinator.start()
        }
      }
      """
    ).expect("root SceneDelegate -> AppCoordinator @1️⃣")
  }

  @Test func `an app keeps its coordinator as a state object`() {
    Fixture(
      """
      class AppCoordinator: ObservableObject, Coordinator { func start() {} }
      @main struct FeedApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { Text("").onAppear { coordinator.start() } } }
      }
      """
    ).expect("root FeedApp -> AppCoordinator retained")
  }

  @Test func `a lazy property and a factory method start it too`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        init(window: UIWindow) {}
        func start() {}
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private lazy var coordinator: Coordinator = makeCoordinator()
        func application(_ application: UIApplication) { coordinator.start() }
        func makeCoordinator() -> Coordinator { AppCoordinator(window: UIWindow()) }
      }
      """
    ).expect("root AppDelegate -> AppCoordinator retained")
  }

  @Test func `a presenter that makes and keeps a coordinator is its root`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class FeedBridge: NSObject {
        private var coordinator: FeedCoordinator?
        func present(from controller: UIViewController) {
          let feed = FeedCoordinator()
          coordinator = feed
          feed.start()
        }
      }
      """
    ).expect("root FeedBridge -> FeedCoordinator retained")
  }

  @Test func `the object that has a coordinator made and keeps it is the owner, not who tells it to`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      struct Module { func makeFeed() -> Coordinator { FeedCoordinator() } }
      class Processor {
        let module = Module()
        var coordinator: Coordinator?
        func begin() {
          let coordinator = module.makeFeed()
          coordinator.start()
          self.coordinator = coordinator
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let processor = Processor()
        func scene() { processor.begin() }
      }
      """
    ).expect("root Processor -> FeedCoordinator retained")
  }

  @Test func `a factory that only makes and returns is no root`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      struct CoordinatorFactory {
        func makeFeed() -> Coordinator { FeedCoordinator() }
        static func feed() -> FeedCoordinator {
          let feed = FeedCoordinator()
          return feed
        }
      }
      """
    ).expect("")
  }

  @Test(arguments: [
    "@Environment(Router.self) private var above: Router", "@EnvironmentObject private var above: Router",
  ])
  func `a view below a router that makes another goes on from there`(above: String) {
    Fixture(
      """
      @main struct GardenApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { NavigationStack(path: $router.path) { BedView() }.environment(router) } }
      }
      @Observable final class Router {
        weak var parent: Router?
        var path: [Page] = []
        func open() { path.append(.plant) }
      }
      enum Page: Hashable { case plant }
      struct PlantDestination: View {
        \(above)
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) { BedView().navigationDestination(for: Page.self) { _ in PlantView() } }
            .onAppear { router.parent = above }
        }
      }
      struct BedView: View { var body: some View { Text("") } }
      struct PlantView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect("root GardenApp -> Router retained", kind: "root")
  }

  /// The state of the first view holds what it did not make itself.
  @Test(arguments: [
    "@StateObject private var router: Router\n  init(router: Router) { _router = StateObject(wrappedValue: router) }",
    "@StateObject private var router = Router.shared\n  init(router: Router) {}",
  ])
  func `a view keeps the coordinator that a container makes or all share`(state: String) {
    Fixture(
      """
      @main struct GardenApp: App {
        private let services: Services
        init() { services = Services() }
        var body: some Scene { WindowGroup { OuterView(services: services) } }
      }
      struct OuterView: View {
        let services: Services
        var body: some View { if services.isReady { RootView(router: services.router) } else { PlantView() } }
      }
      struct Services {
        let isReady = true
        let container: Container
        init(container: Container = .make()) { self.container = container }
        var router: Router { container.resolve(Router.self) }
      }
      final class Container {
        private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
        func register<S>(_ type: S.Type, factory: @escaping (Container) -> S) { factories[ObjectIdentifier(type)] = { factory($0) } }
        func resolve<S>(_ type: S.Type) -> S { factories[ObjectIdentifier(type)]!(self) as! S }
        static func make() -> Container {
          let container = Container()
          container.register(Router.self) { _ in Router() }
          return container
        }
      }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Page] = []
        func open() { path.append(.plant) }
      }
      enum Page: Hashable { case plant }
      struct RootView: View {
        \(state)
        var body: some View {
          NavigationStack(path: $router.path) { BedView().navigationDestination(for: Page.self) { _ in PlantView() } }
        }
      }
      struct BedView: View { var body: some View { Text("") } }
      struct PlantView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect("root RootView -> Router retained", kind: "root")
  }

  @Test(arguments: [
    (
      "(coordinator: Coordinator, navigation: UINavigationController)",
      "(HomeCoordinator(navigation: navigation), navigation)"
    ),
    ("TabItem", "TabItem(coordinator: HomeCoordinator(navigation: navigation), navigation: navigation)"),
  ])
  func `the tabs that a tab bar controller has made by a helper begin with it`(type: String, result: String) {
    Fixture(
      """
      struct TabItem { let coordinator: Coordinator; let navigation: UINavigationController }
      final class OtherViewController: UIViewController {}
      final class OtherCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([OtherViewController()], animated: false) }
      }
      final class HomeViewController: UIViewController {}
      final class HomeCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
      }
      enum TabKind: CaseIterable {
        case home
        func make() -> \(type) {
          let navigation = UINavigationController()
          return \(result)
        }
      }
      final class TabsController: UITabBarController {
        private var coordinators: [Coordinator] = []
        override func viewDidLoad() {
          let tabs = TabKind.allCases.map { $0.make() }
          tabs.forEach { $0.coordinator.start() }
          coordinators = tabs.map { $0.coordinator }
          viewControllers = tabs.map { $0.navigation }
        }
      }
      final class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() { window.rootViewController = TabsController() }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test func `a screen of a flow that starts a coordinator begins no app`() {
    Fixture(
      """
      class AlarmViewController: UIViewController {}
      class AlarmCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(AlarmViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {
        @objc func bellTapped() {
          let alarm = AlarmCoordinator(navigationController!)
          1️⃣alarm.start()
        }
      }
      class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let home = HomeCoordinator()
        func scene(_ scene: UIScene) { home.start() }
      }
      """
    ).expect(
      """
      root SceneDelegate -> HomeCoordinator retained
      screen HomeCoordinator -> HomeViewController push initial
      screen AlarmCoordinator -> AlarmViewController push initial
      flow HomeViewController -> AlarmCoordinator start start by AlarmCoordinator @1️⃣
      """)
  }

  /// A helper that makes a coordinator for another to keep begins no app; one that the other only tells does.
  @Test(arguments: [
    ("var presented: PierCoordinator?", "presented = pier", ""),
    ("weak var presented: PierCoordinator?", "presented = pier", "root PierOpener -> PierCoordinator\n"),
    ("", "print(pier)", "root PierOpener -> PierCoordinator\n"),
  ])
  func `what a helper makes for a coordinator to keep is no root`(property: String, keeping: String, root: String) {
    Fixture(
      """
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
      }
      class PierOpener {
        private unowned let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app }
        func open() {
          let pier = PierCoordinator()
          app.present(pier)
          pier.start()
        }
      }
      class AppCoordinator: Coordinator {
        \(property)
        func start() {}
        func present(_ pier: PierCoordinator) { \(keeping) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { app.start() }
      }
      """
    ).expect("\(root)root SceneDelegate -> AppCoordinator retained", kind: "root")
  }

  @Test(arguments: [("coordinator?.add(pier)", ""), ("", "root TabsController -> PierCoordinator retained")])
  func `what a coordinator's container makes for it is its child and no root`(hands: String, root: String) {
    Fixture(
      """
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        var parent: AppCoordinator?
        func start() {}
        func end() { parent?.start() }
      }
      class TabsController: UITabBarController {
        weak var coordinator: AppCoordinator?
        private let pier = PierCoordinator()
        init(coordinator: AppCoordinator) {
          self.coordinator = coordinator
          pier.parent = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          \(hands)
          pier.start()
          viewControllers = [pier.navigation]
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() { navigation.pushViewController(TabsController(coordinator: self), animated: true) }
        func add(_ child: Coordinator) { children.append(child) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { app.start() }
      }
      """
    ).expect(
      """
      \(root)
      root SceneDelegate -> AppCoordinator retained
      """, kind: "root")
  }

  /// The container keeps what it makes; who asks it for the app's coordinator begins the app with it.
  @Test(arguments: ["", "lock.sync"])
  func `a container of the app's own makes a root for whoever asks it`(lock: String) {
    Fixture(
      """
      protocol Flow: AnyObject { func start() }
      protocol AppFlow: Flow {}
      protocol FeedFlow: Flow {}
      final class AppCoordinator: AppFlow {
        let container: Container
        var children: [AnyObject] = []
        init(container: Container) { self.container = container }
        func start() {
          let feed = container.resolve(FeedFlow.self)
          children.append(feed)
          feed.start()
        }
      }
      final class FeedCoordinator: FeedFlow {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      final class FeedViewController: UIViewController {}
      final class Container {
        private var makers = [String: Any]()
        private var shared = [String: Any]()
        private let lock: NSLocking = NSRecursiveLock()
        func register<T>(_ type: T.Type, make: @escaping (Container) -> T) { makers[String(describing: type)] = make }
        func resolve<T>(_ type: T.Type) -> T {
          \(lock.isEmpty ? "" : "return \(lock) {")
            let key = String(describing: type)
            if let known = shared[key] as? T { return known }
            let made = (makers[key] as! (Container) -> T)(self)
            shared[key] = made
            return made
          \(lock.isEmpty ? "" : "}")
        }
      }
      extension NSLocking {
        func sync<T>(_ body: () throws -> T) rethrows -> T {
          lock()
          defer { unlock() }
          return try body()
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let container = Container()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          container.register(AppFlow.self) { AppCoordinator(container: $0) }
          container.register(FeedFlow.self) { _ in FeedCoordinator() }
          container.resolve(AppFlow.self).start()
          return true
        }
      }
      """, protocols: ""
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      root AppDelegate -> AppCoordinator retained
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  /// A property of the object's own and a static one may have one name, in either order.
  @Test(arguments: [
    ("", "extension Scene { static var app: AppCoordinator? { shared.app } }"),
    ("static var app: AppCoordinator? { shared.app }", ""),
    ("static var app: AppCoordinator?", ""),
  ])
  func `a static property is none of the object's own of that name`(beside: String, extra: String) {
    Fixture(
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
        static let shared = Scene()
        \(beside)
        var app: AppCoordinator!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          self.app = AppCoordinator()
          app.start()
        }
      }
      \(extra)
      class ListViewController: UIViewController {
        @objc func tap() { Scene.app?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ListViewController(), animated: false) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("root Scene -> AppCoordinator retained", kind: "root")
  }

  @Test func `a coordinator that its owner makes is none's base, whoever inherits from it`() {
    let app = Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.viewControllers = [HomeViewController()] }
      }
      class DemoCoordinator: AppCoordinator {
        override func start() { navigation.viewControllers = [DemoViewController()] }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: AppCoordinator?
        func application(_ application: UIApplication) {
          coordinator = AppCoordinator()
          #if DEMO
            coordinator = DemoCoordinator()
          #endif
          coordinator?.start()
        }
      }
      class HomeViewController: UIViewController {}
      class DemoViewController: UIViewController {}
      """)
    app.expect(
      """
      root AppDelegate -> AppCoordinator retained
      root AppDelegate -> DemoCoordinator retained
      screen AppCoordinator -> HomeViewController root
      screen DemoCoordinator -> DemoViewController root
      """)
    app.expectNodes(
      """
      coordinator AppCoordinator
      coordinator DemoCoordinator
      owner AppDelegate
      screen DemoViewController
      screen HomeViewController
      """)
  }

  @Test(arguments: [".init()", "return .init()", "#if DEMO\nreturn DemoCoordinator()\n#else\nreturn .init()\n#endif"])
  func `a closure that is called where it stands gives what its property asks for`(body: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator { func start() {} }
      \(body.contains("DEMO") ? "class DemoCoordinator: AppCoordinator {}" : "")
      class ShareViewController: UIViewController {
        private lazy var coordinator: AppCoordinator = {
          \(body)
        }()
        override func viewDidLoad() { coordinator.start() }
      }
      """
    ).expect(
      """
      root ShareViewController -> AppCoordinator retained
      \(body.contains("DEMO") ? "root ShareViewController -> DemoCoordinator retained" : "")
      """)
  }

  /// A coordinator that collects others of its own type was made by somebody: by the page that a storyboard brings, which it looks for in
  /// its stack.
  @Test func `one that collects others of its own type begins somewhere`() {
    Fixture(
      """
      class HarborCoordinator: NSObject, Coordinator {
        var children: [Coordinator] = []
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func showHelp() {
          guard let login = navigation.viewControllers.last as? LoginViewController else { return }
          login.present(HelpViewController(), animated: true)
        }
        func showPier() {
          let child = HarborCoordinator(navigation: navigation)
          children.append(child)
          let page = PierViewController()
          page.coordinator = child
          navigation.pushViewController(page, animated: true)
        }
      }
      class LoginViewController: UIViewController {
        var coordinator: HarborCoordinator?
        override func viewDidLoad() {
          super.viewDidLoad()
          coordinator = HarborCoordinator(navigation: navigationController ?? UINavigationController())
        }
        func tapped() { coordinator?.showPier() }
      }
      class HelpViewController: UIViewController {}
      class PierViewController: UIViewController { var coordinator: HarborCoordinator? }
      """
    ).expect("root LoginViewController -> HarborCoordinator retained unstarted", kind: "root")
  }

  @Test(arguments: [
    ("@ObservedObject var coordinator: AppCoordinator", "FlowView(coordinator: AppCoordinator())", "PierApp"),
    ("let coordinator: AppCoordinator", "FlowView(coordinator: .init())", "PierApp"),
    // The view makes it itself.
    ("@StateObject var coordinator = AppCoordinator()", "FlowView()", "FlowView"),
  ])
  func `what the app makes for its first view is the app's`(property: String, view: String, owner: String) {
    Fixture(
      """
      import SwiftUI
      @main struct PierApp: App { var body: some Scene { WindowGroup { \(view) } } }
      final class AppCoordinator: ObservableObject {
        @Published var isOpen = false
        func open() { isOpen = true }
        func pier() -> some View { PierView() }
      }
      struct FlowView: View {
        \(property)
        var body: some View {
          VStack { Button("") { coordinator.open() } }.sheet(isPresented: $coordinator.isOpen) { coordinator.pier() }
        }
      }
      struct PierView: View { var body: some View { Text("") } }
      """, protocols: ""
    ).expect("root \(owner) -> AppCoordinator\(owner == "FlowView" ? " retained" : "")", kind: "root")
  }

  /// Who only refers to a coordinator keeps it not: an assembly gives it to the page that does.
  @Test(arguments: ["", "interactor.output = coordinator; coordinator.interactor = interactor"])
  func `a page keeps what an assembly makes for it`(wires: String) {
    Fixture(
      """
      protocol Flow { func start() }
      protocol LoanOutput: AnyObject { func didApply() }
      final class LoanInteractor {
        weak var output: LoanOutput?
        func apply() { output?.didApply() }
      }
      final class LoanCoordinator: Flow, LoanOutput {
        let parent: UIViewController
        var interactor: LoanInteractor?
        init(parent: UIViewController) { self.parent = parent }
        func start() { parent.navigationController?.pushViewController(LoanViewController(), animated: true) }
        func didApply() {}
      }
      enum LoanAssembly {
        static func assemble(parent: UIViewController) -> Flow {
          let coordinator = LoanCoordinator(parent: parent)
          let interactor = LoanInteractor()
          \(wires)
          return coordinator
        }
      }
      final class ServicesViewController: UIViewController {
        var loan: Flow?
        @objc func apply() { loan?.start() }
      }
      final class LoanViewController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let page = ServicesViewController()
          page.loan = LoanAssembly.assemble(parent: page)
          window?.rootViewController = page
        }
      }
      """
    ).expect("root ServicesViewController -> LoanCoordinator retained", kind: "root")
  }
}
