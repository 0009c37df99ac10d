import Testing

/// Coordinators whose state is the view that is shown.
@Suite struct SwiftUIStateOfViewsTests {
  private static func app(_ scene: String) -> Fixture {
    Fixture(
      """
      enum Place { case pier, crew }
      final class AppCoordinator: ObservableObject {
        @Published var page: AnyView = AnyView(EmptyView())
        init() { open(.pier) }
        func open(_ place: Place) { page = view(for: place) }
        func view(for place: Place) -> AnyView {
          switch place {
          case .pier: AnyView(PierView(coordinator: self))
          case .crew: AnyView(CrewView())
          }
        }
      }
      struct PierView: View {
        let coordinator: AppCoordinator
        var body: some View { Button("") { coordinator.open(.crew) } }
      }
      struct CrewView: View { var body: some View { Text("") } }
      extension View { func framed() -> some View { padding() } }
      \(scene)
      """, protocols: "")
  }

  @Test(arguments: ["coordinator.page", "coordinator.page.framed()", "coordinator.page.padding()"])
  func `a view that is put into a state is shown where the app shows the state`(content: String) {
    Self.app(
      """
      @main struct HarborApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { \(content) } }
      }
      """
    ).expect(
      """
      delegate PierView -> AppCoordinator via delegate links coordinator strong messages open
      flow PierView -> CrewView open root by AppCoordinator
      root HarborApp -> AppCoordinator retained
      screen AppCoordinator -> CrewView root
      screen AppCoordinator -> PierView root initial
      """)
  }

  @Test func `what nothing shows is no move`() {
    Self.app(
      """
      @main struct HarborApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { PierView(coordinator: coordinator) } }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test(arguments: [
    "WindowGroup { coordinator.start() }",
    "WindowGroup { coordinator.start().padding() }",
    "let content = coordinator.start().environmentObject(coordinator)\nWindowGroup { content.padding() }",
    "let content = coordinator.page\nWindowGroup { content }",
  ])
  func `a view that a method or variable gives of a state changes with the state`(scene: String) {
    Fixture(
      """
      final class AppCoordinator: ObservableObject, Coordinator {
        @Published var page = AnyView(EmptyView())
        func start() -> AnyView {
          page = AnyView(PierView(coordinator: self))
          return page
        }
        func openCrew() { DispatchQueue.main.async { self.page = AnyView(CrewView()) } }
      }
      struct PierView: View {
        let coordinator: AppCoordinator
        var body: some View { Button("") { coordinator.openCrew() } }
      }
      struct CrewView: View { var body: some View { Text("") } }
      @main struct HarborApp: App {
        @StateObject var coordinator = AppCoordinator()
        init() { _ = coordinator.start() }
        var body: some Scene {
          \(scene)
        }
      }
      """, protocols: "protocol Coordinator: AnyObject { func start() -> AnyView }"
    ).expect(
      "flow PierView -> CrewView openCrew root by AppCoordinator", kind: "flow")
  }

  @Test func `a variable of a method that has the name of a state is none`() {
    Fixture(
      """
      final class AppCoordinator: ObservableObject, Coordinator {
        @Published var page = AnyView(PierView())
        func start() -> AnyView {
          let page = AnyView(SplashView())
          return page
        }
        func login() { page = AnyView(LoginView()) }
      }
      struct PierView: View { var body: some View { Text("") } }
      struct SplashView: View { var body: some View { Text("") } }
      struct LoginView: View { var body: some View { Text("") } }
      @main struct HarborApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene {
          let content = coordinator.start()
          WindowGroup { content }
        }
      }
      """, protocols: "protocol Coordinator: AnyObject { func start() -> AnyView }"
    ).expect("screen AppCoordinator -> SplashView root", kind: "screen")
  }
}
