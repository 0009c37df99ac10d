import Testing

/// Views that show the last element of a stack which the coordinator keeps itself.
@Suite struct SwiftUIStackSwitchTests {
  private static func app(current: String, subject: String) -> Fixture {
    Fixture(
      """
      enum Page { case welcome, login, home }
      class AppCoordinator: ObservableObject {
        @Published private(set) var stack: [Page] = [.welcome]
        \(current)
        func navigate(to page: Page) { stack.append(page) }
        func restart() { stack = [.welcome] }
      }
      @main struct FlowApp: App {
        @StateObject private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { RootView().environmentObject(coordinator) } }
      }
      struct RootView: View {
        @EnvironmentObject private var coordinator: AppCoordinator
        var body: some View {
          switch \(subject) {
          case .welcome: WelcomeView()
          case .login: LoginView()
          case .home: HomeView()
          }
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject private var coordinator: AppCoordinator
        var body: some View { Button("Log in") { coordinator.navigate(to: .login) } }
      }
      struct LoginView: View {
        @EnvironmentObject private var coordinator: AppCoordinator
        var body: some View { Button("Go") { coordinator.navigate(to: .home) } }
      }
      struct HomeView: View {
        @EnvironmentObject private var coordinator: AppCoordinator
        var body: some View { Button("Log out") { coordinator.restart() } }
      }
      """, protocols: "")
  }

  @Test(arguments: [
    ("var current: Page { stack.last ?? .welcome }", "coordinator.current"),
    ("var current: Page { return self.stack.last! }", "coordinator.current"),
    ("var current: Page { stack[stack.count - 1] }", "coordinator.current"),
    ("", "coordinator.stack.last ?? .welcome"),
  ])
  func `a page that enters the stack is what the view becomes`(current: String, subject: String) {
    Self.app(current: current, subject: subject).expect(
      """
      flow HomeView -> WelcomeView restart root by AppCoordinator
      flow LoginView -> HomeView navigate root by AppCoordinator
      flow WelcomeView -> LoginView navigate root by AppCoordinator
      """, kind: "flow")
  }

  /// The view shows another thing than what the coordinator changes.
  @Test func `what is computed of something else is no state of the stack`() {
    Self.app(
      current: "var other: [Page] = []\n var current: Page { other.last ?? .welcome }", subject: "coordinator.current"
    )
    .expect("", kind: "flow")
  }
}
