import GraphModel
import Testing

/// Which children a coordinator starts at once.
@Suite struct OpeningTests {
  /// The children of the coordinator that are started at once.
  private func opened(_ source: String) -> [String] {
    Fixture(source).analysis().graph.edges.filter { edge in
      if case .child(let child) = edge.relation { child.isInitial } else { false }
    }.map { "\($0.from) -> \($0.to)" }
  }

  private func app(_ members: String) -> String {
    """
    class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      let session = Session()
      let window = UIWindow()
      var onTap: (() -> Void)?
      \(members)
      func showTabs() { begin(TabCoordinator()) }
      func showLogin() { begin(LoginCoordinator()) }
      private func begin(_ child: Coordinator) { children.append(child); child.start() }
    }
    class TabCoordinator: Coordinator {
      let navigation = UINavigationController()
      func start() { navigation.pushViewController(TabViewController(), animated: true) }
    }
    class LoginCoordinator: Coordinator { func start() {} }
    class TabViewController: UIViewController {}
    """
  }

  @Test(arguments: [
    ("func start() { showTabs() }", ["AppCoordinator -> TabCoordinator"]),
    (
      "func start() { if session.isOpen { showTabs() } else { showLogin() } }",
      ["AppCoordinator -> LoginCoordinator", "AppCoordinator -> TabCoordinator"]
    ),
    ("init() { showLogin() }\n func start() {}", ["AppCoordinator -> LoginCoordinator"]),
    (
      "func startFlow() { startTabs() }\n func startTabs() { showTabs() }\n func startLogin() { showLogin() }",
      ["AppCoordinator -> LoginCoordinator", "AppCoordinator -> TabCoordinator"]
    ),
    ("func start() { onTap = { [weak self] in self?.showLogin() } }", []),
    ("func start() { onTap = { [weak self] in self?.startLogin() } }\n func startLogin() { showLogin() }", []),
    ("func start() {}\n func didTap() { showTabs() }", []),
    ("func start() { ask(UIAlertAction(title: nil, style: .default) { _ in self.showLogin() }) }", []),
    (
      "func start() { let action = UIAction { [weak self] _ in self?.showLogin() }\n ask(action)\n showTabs() }",
      ["AppCoordinator -> TabCoordinator"]
    ),
    ("func start() { Task { await session.load()\n showTabs() } }", ["AppCoordinator -> TabCoordinator"]),
    ("func start() { DispatchQueue.main.async { self.showTabs() } }", ["AppCoordinator -> TabCoordinator"]),
    ("func start() { session.load { self.showTabs() } }", ["AppCoordinator -> TabCoordinator"]),
    (
      "func start() { showTabs() }\n func showHelp() { start(child: LoginCoordinator()) }\n func start(child: Coordinator) { children.append(child); child.start() }",
      ["AppCoordinator -> TabCoordinator"]
    ),
    (
      "func start() { start(child: LoginCoordinator()) }\n func start(child: Coordinator) { children.append(child); child.start() }",
      ["AppCoordinator -> LoginCoordinator"]
    ),
    (
      "lazy var tabs: TabCoordinator = { let tabs = TabCoordinator(); tabs.start(); return tabs }()\n func start() { children = [tabs] }",
      ["AppCoordinator -> TabCoordinator"]
    ),
  ])
  func `a child is started at once where the start leads to it`(members: String, expected: [String]) {
    #expect(opened(app(members)) == expected)
  }

  @Test func `of the flows of views those are started at once that the coordinator has from the beginning`() {
    #expect(
      opened(
        """
        @Observable class AppCoordinator {
          let trips = TripsCoordinator()
          var plan: PlanCoordinator?
          func addPlan() { plan = PlanCoordinator() }
        }
        @Observable class TripsCoordinator { var path: [Trip] = [] }
        @Observable class PlanCoordinator { var path: [Trip] = [] }
        enum Trip: Hashable { case detail }
        struct AppCoordinatorView: View {
          @State var coordinator = AppCoordinator()
          var body: some View {
            TripsCoordinatorView(coordinator: coordinator.trips)
              .sheet(item: $coordinator.plan) { PlanCoordinatorView(coordinator: $0) }
          }
        }
        struct TripsCoordinatorView: View {
          @Bindable var coordinator: TripsCoordinator
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              TripsView().navigationDestination(for: Trip.self) { _ in DetailView() }
            }
          }
        }
        struct PlanCoordinatorView: View {
          @Bindable var coordinator: PlanCoordinator
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              PlanView().navigationDestination(for: Trip.self) { _ in DetailView() }
            }
          }
        }
        struct TripsView: View { var body: some View { Text("") } }
        struct DetailView: View { var body: some View { Text("") } }
        struct PlanView: View { var body: some View { Text("") } }
        """) == ["AppCoordinator -> TripsCoordinator"])
  }

  /// The screens that coordinators begin with.
  private func openings(_ source: String) -> [String] {
    Fixture(source).analysis().graph.edges.filter { edge in
      if case .screen(let screen) = edge.relation { screen.isInitial } else { false }
    }.map { "\($0.from) -> \($0.to)" }
  }

  @Test(arguments: [
    (".onOpenURL { url in if url.host() == \"map\" { coordinator.open(.map) } }", ["App -> List"]),
    (".onTapGesture { coordinator.open(.map) }", ["App -> List"]),
    (".onChange(of: phase) { _ in coordinator.open(.map) }", ["App -> List"]),
    (".onChange(of: phase, perform: coordinator.hear)", ["App -> List"]),
    (".onAppear { coordinator.open(.map) }", ["App -> List", "App -> Map"]),
    (".task { coordinator.open(.map) }", ["App -> List", "App -> Map"]),
    (".onFirstAppear { coordinator.open(.map) }", ["App -> List", "App -> Map"]),
    (".onDisappear { coordinator.open(.map) }", ["App -> List"]),
  ])
  func `a coordinator's view opens nothing for what it only listens to`(modifier: String, expected: [String]) {
    let found = openings(
      """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { AppCoordinatorView() } } }
      enum Place: Hashable { case list, map }
      final class AppCoordinator: ObservableObject {
        @Published var path: [Place] = []
        func open(_ place: Place) { path.append(place) }
        func hear(_ phase: ScenePhase) { open(.map) }
        @ViewBuilder func build(_ place: Place) -> some View {
          switch place { case .list: ListView() case .map: MapView() }
        }
      }
      struct AppCoordinatorView: View {
        @StateObject var coordinator = AppCoordinator()
        @Environment(\\.scenePhase) var phase
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(.list).navigationDestination(for: Place.self) { coordinator.build($0) }
          }
          \(modifier)
        }
      }
      struct ListView: View { var body: some View { Text("") } }
      struct MapView: View { var body: some View { Text("") } }
      """)
    let words = found.map { $0.replacing("Coordinator", with: "").replacing("View", with: "") }
    #expect(Set(words) == Set(expected))
  }

  @Test(arguments: [
    // A method that the coordinator has beside its start is a step of it, as long as nobody else calls it.
    (
      "func start() { show(ListViewController()) }\n func starts() { show(MapViewController()) }",
      "coordinator.start()", "List"
    ),
    ("func startList() { show(ListViewController()) }", "_ = coordinator", "List"),
    (
      "func startList() { show(ListViewController()) }\n func startMap() { show(MapViewController()) }",
      "coordinator.startMap()", "Map"
    ),
    // What goes to a place is called by whoever goes there.
    (
      "func start() { show(ListViewController()) }\n func coordinate(to page: Int) { show(MapViewController()) }",
      "_ = coordinator", "List"
    ),
  ])
  func `what begins a flow is what others call to start it`(methods: String, call: String, expected: String) {
    #expect(
      openings(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = AppCoordinator()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(call) }
        }
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
          \(methods)
        }
        class ListViewController: UIViewController {}
        class MapViewController: UIViewController {}
        """) == ["AppCoordinator -> \(expected)ViewController"])
  }

  @Test(arguments: [
    ("scene(_ scene: UIScene, willConnectTo session: UISceneSession)", ["AppCoordinator -> SplashViewController"]),
    // What happens later is no beginning.
    ("scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)", []),
  ])
  func `a coordinator begins with what the app asks of it where the system launches it`(
    method: String, expected: [String]
  ) {
    #expect(
      openings(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = AppCoordinator()
          func \(method) { coordinator.navigate(to: .initial) }
        }
        enum Route {
          case splash, home
          static let initial = Self.splash
        }
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          func navigate(to route: Route) {
            switch route {
            case .splash: navigation.setViewControllers([SplashViewController()], animated: false)
            case .home: navigation.setViewControllers([HomeViewController()], animated: false)
            }
          }
        }
        class SplashViewController: UIViewController {}
        class HomeViewController: UIViewController {}
        """) == expected)
  }

  @Test func `a coordinator does not begin with what its own screens ask it to start`() {
    #expect(
      openings(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = AppCoordinator()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { coordinator.begin() }
        }
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          func begin() {
            let list = ListViewController()
            list.coordinator = self
            navigation.pushViewController(list, animated: true)
          }
          func startMap() { navigation.pushViewController(MapViewController(), animated: true) }
        }
        class ListViewController: UIViewController {
          weak var coordinator: AppCoordinator?
          func tap() { coordinator?.startMap() }
        }
        class MapViewController: UIViewController {}
        """) == ["AppCoordinator -> ListViewController"])
  }

  @Test func `a coordinator does not begin with what its children tell it to start`() {
    let opened = opened(
      """
      protocol LoginDelegate: AnyObject { func startSignUp() }
      class AppCoordinator: Coordinator, LoginDelegate {
        var children: [Coordinator] = []
        func start() { begin(LoginCoordinator(delegate: self)) }
        func startSignUp() { begin(SignUpCoordinator()) }
        private func begin(_ child: Coordinator) { children.append(child); child.start() }
      }
      class LoginCoordinator: Coordinator {
        weak var delegate: LoginDelegate?
        let navigation = UINavigationController()
        init(delegate: LoginDelegate) { self.delegate = delegate }
        func start() { navigation.pushViewController(LoginViewController(coordinator: self), animated: true) }
        func signUp() { delegate?.startSignUp() }
      }
      class LoginViewController: UIViewController {
        let coordinator: LoginCoordinator
        init(coordinator: LoginCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { coordinator.signUp() }
      }
      class SignUpCoordinator: Coordinator { func start() {} }
      """)
    #expect(opened == ["AppCoordinator -> LoginCoordinator"])
  }

  @Test func `a view shows at once what its state holds from the beginning and nothing that a store may write to it`() {
    #expect(
      openings(
        """
        @main struct ExampleApp: App { var body: some Scene { WindowGroup { MainCoordinator() } } }
        struct MainCoordinator: View {
          @EnvironmentObject var store: Store
          @State var path: [Destination] = []
          @State var sheet: Destination?
          var body: some View {
            NavigationStack(path: $path) {
              SplashView()
                .navigationDestination(for: Destination.self) { view(for: $0) }
                .sheet(item: $sheet) { view(for: $0) }
                .onReceive(store.$state) { state in
                  path = state.path
                  sheet = state.sheet
                }
            }
          }
          @ViewBuilder func view(for destination: Destination) -> some View {
            switch destination {
            case .home: HomeView()
            case .game: GameView()
            }
          }
        }
        enum Destination: Hashable { case home, game }
        struct AppState { var path: [Destination] = []; var sheet: Destination? }
        class Store: ObservableObject { @Published var state = AppState() }
        struct SplashView: View { var body: some View { Text("") } }
        struct HomeView: View { var body: some View { Text("") } }
        struct GameView: View { var body: some View { Text("") } }
        """) == ["MainCoordinator -> SplashView"])
  }

  /// A method that is called like a start is a step where the coordinator has a `start()` of its own and nobody, or only its page's view model,
  /// is seen to call it.
  @Test(arguments: [
    ("func start() { show() }", "func tap() { coordinator?.startPier() }", false),
    ("func start() { show() }", "", false),
    ("func startHarbor() { show() }", "", true),
  ])
  func `a step is no opening`(start: String, tap: String, opens: Bool) {
    let opened = opened(
      """
      class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(start)
        private func show() {
          let page = HarborViewController()
          page.model.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func startPier() {
          let pier = PierCoordinator()
          pier.start()
        }
      }
      class PierCoordinator: Coordinator { func start() {} }
      class HarborViewController: UIViewController { var model: HarborModel = HarborViewModel() }
      protocol HarborModel { var coordinator: HarborCoordinator? { get set } }
      final class HarborViewModel: HarborModel {
        var coordinator: HarborCoordinator?
        \(tap)
      }
      """)
    #expect(opened == (opens ? ["HarborCoordinator -> PierCoordinator"] : []))
  }

  /// What is called of a coordinator where it is made begins it, if nothing there starts it.
  @Test(arguments: [("", " initial"), ("pier.start()", "")])
  func `what is called where a coordinator is made begins it`(start: String, initial: String) {
    Fixture(
      """
      class HarborCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func openPier() {
          let pier = PierCoordinator()
          children.append(pier)
          \(start)
          pier.open(1)
        }
      }
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open(_ number: Int) { navigation.pushViewController(PierViewController(), animated: true) }
        func openSea() { navigation.pushViewController(SeaViewController(), animated: true) }
      }
      class PierViewController: UIViewController {}
      class SeaViewController: UIViewController {}
      """
    ).expect(
      """
      screen PierCoordinator -> PierViewController push\(initial)
      screen PierCoordinator -> SeaViewController push
      """, kind: "screen")
  }

  /// A method that takes a child is no beginning of whoever calls it on itself, and is one where the app is launched by it.
  @Test func `a start that takes a child begins what is launched by it`() {
    #expect(
      opened(
        """
        class BaseCoordinator: NSObject {
          var children: [BaseCoordinator] = []
          let navigation = UINavigationController()
          func start() {}
          func start(with child: BaseCoordinator) { children.append(child); child.start() }
        }
        final class AppCoordinator: BaseCoordinator {}
        final class HomeCoordinator: BaseCoordinator {
          override func start() { navigation.pushViewController(HomeViewController(), animated: true) }
          func showDetail() { start(with: DetailCoordinator()) }
        }
        final class DetailCoordinator: BaseCoordinator {
          override func start() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        final class HomeViewController: UIViewController {}
        final class DetailViewController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var app: AppCoordinator?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let app = AppCoordinator()
            self.app = app
            app.start(with: HomeCoordinator())
          }
        }
        """) == ["AppCoordinator -> HomeCoordinator"])
  }
}
