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
}
