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
}
