import Testing

/// Coordinators that moves reach by a static property, whoever makes them.
@Suite struct StaticAccessTests {
  /// An app whose one coordinator with a path is found in a container; `pages` has the bottom of its stack and what works for it.
  private static func app(_ pages: String) -> Fixture {
    Fixture(
      """
      protocol Navigating: AnyObject { func push(to route: Route) }
      enum Route: Hashable { case login, help }
      final class AppCoordinator: ObservableObject, Navigating {
        @Published var path = NavigationPath()
        func push(to route: Route) { path.append(route) }
      }
      final class Services {
        static let shared = Services()
        var coordinator: Navigating!
        static var coordinator: Navigating {
          if let coordinator = shared.coordinator { return coordinator } else { fatalError() }
        }
      }
      @main struct HarborApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene {
          WindowGroup {
            RootView().onAppear { Services.shared.coordinator = coordinator }.environmentObject(coordinator)
          }
        }
      }
      struct RootView: View {
        @EnvironmentObject var coordinator: AppCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            PierView()
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .login: LoginView(model: LoginModel(flow: HarborLoginCoordinator()))
                case .help: HelpView()
                }
              }
          }
        }
      }
      struct LoginView: View {
        @StateObject var model: LoginModel
        init(model: LoginModel) { _model = StateObject(wrappedValue: model) }
        var body: some View { Button("") { model.ask() } }
      }
      final class LoginModel: ObservableObject {
        private let flow: LoginFlow
        init(flow: LoginFlow) { self.flow = flow }
        func ask() { flow.openHelp() }
      }
      struct HelpView: View { var body: some View { Text("") } }
      protocol LoginFlow { func openHelp() }
      final class HarborLoginCoordinator: LoginFlow {
        func openHelp() { Services.coordinator.push(to: .help) }
      }
      \(pages)
      """, protocols: "")
  }

  private static let graph = """
    root HarborApp -> AppCoordinator retained
    delegate LoginModel -> HarborLoginCoordinator via delegate links flow protocol LoginFlow strong messages openHelp
    flow LoginView -> HelpView openHelp push by AppCoordinator
    screen AppCoordinator -> HelpView push
    screen AppCoordinator -> LoginView push
    screen AppCoordinator -> PierView root initial

    """

  @Test(
    arguments: FixtureCase.list(
      """
      # a page
      struct PierView: View { var body: some View { Button("") { Services.coordinator.push(to: .login) } } }
      > flow PierView -> LoginView push push by AppCoordinator
      # a view model
      struct PierView: View { @StateObject private var model = PierModel(); var body: some View { Button("") { model.tap() } } }
      final class PierModel: ObservableObject { func tap() { Services.coordinator.push(to: .login) } }
      > flow PierView -> LoginView push push by AppCoordinator
      # a page that only names the container
      struct PierView: View { var body: some View { Text(String(describing: Services.self)) } }
      """))
  func `moves go by a static property`(fixtureCase: FixtureCase) {
    Self.app(fixtureCase.code).expect(Self.graph + fixtureCase.outcome)
  }

  @Test func `what is called like a coordinator and calls none is none`() {
    Fixture(
      """
      final class AppCoordinator: Coordinator { func start() {} }
      protocol Storing { func save() }
      final class Store: Storing { func save() {} }
      final class Stores { static var main: Storing = Store() }
      final class BackupCoordinator {
        private let store: Storing = Store()
        func run() { store.save(); Stores.main.save() }
      }
      """
    ).expectNodes("coordinator AppCoordinator")
  }

  /// A screen makes a view model, and the coordinator that this talks to.
  @Test func `a view model of a part of a page talks to the coordinator that was made with it`() {
    let parts = """
      struct PierView: View {
        var body: some View { PierForm(model: PierModel(flow: HarborLoginCoordinator())) }
      }
      struct PierForm: View {
        @StateObject var model: PierModel
        init(model: PierModel) { _model = StateObject(wrappedValue: model) }
        var body: some View { Button("") { model.ask() } }
      }
      final class PierModel: ObservableObject {
        private let flow: LoginFlow
        init(flow: LoginFlow) { self.flow = flow }
        func ask() { flow.openHelp() }
      }
      """
    Self.app(parts).expect(
      Self.graph + """
        delegate PierModel -> HarborLoginCoordinator via delegate links flow protocol LoginFlow strong messages openHelp
        flow PierView -> HelpView openHelp push by AppCoordinator
        """)
  }
}
