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
}
