import Testing

/// Coordinators that are views, each with a router of a class that knows no screens.
@Suite struct SwiftUIViewCoordinatorTests {
  private static let router = """
    protocol Place: Hashable, Identifiable {}
    enum Places {
      enum Harbor: Place { case crew; case cargo; var id: Self { self } }
      enum Crew: Place { case captain; var id: Self { self } }
    }
    struct Sheet: Identifiable { let id = UUID(); let place: any Place }
    protocol Routing: AnyObject {
      func push<T: Hashable>(_ place: T)
      func show(_ sheet: Sheet)
    }
    @Observable final class FleetRouter: Routing {
      var path = NavigationPath()
      var sheet: Sheet?
      func push<T: Hashable>(_ place: T) { path.append(place) }
      func show(_ sheet: Sheet) { self.sheet = sheet }
    }
    """

  private static let coordinators = """
    struct HarborCoordinator: View {
      @State var router = FleetRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          PierView(
            onCrew: { router.push(Places.Harbor.crew) },
            onCargo: { router.show(Sheet(place: Places.Harbor.cargo)) })
            .navigationDestination(for: Places.Harbor.self) { place in view(for: place) }
            .sheet(item: $router.sheet) { sheet in page(sheet.place) }
        }
      }
      @ViewBuilder private func view(for place: Places.Harbor) -> some View {
        switch place { case .crew: CrewCoordinator(router: router) case .cargo: EmptyView() }
      }
      @ViewBuilder private func page(_ place: any Place) -> some View {
        switch place { case Places.Harbor.cargo: CargoCoordinator() default: EmptyView() }
      }
    }
    struct CrewCoordinator: View {
      var router: any Routing
      var body: some View {
        CrewView(onCaptain: { router.push(Places.Crew.captain) })
          .navigationDestination(for: Places.Crew.self) { _ in CaptainView() }
      }
    }
    struct CargoCoordinator: View {
      @State private var router = FleetRouter()
      var body: some View {
        NavigationStack(path: $router.path) { CargoView() }
      }
    }
    struct PierView: View {
      let onCrew: () -> Void
      let onCargo: () -> Void
      var body: some View { VStack { Button("", action: onCrew); Button("", action: onCargo) } }
    }
    struct CrewView: View { let onCaptain: () -> Void; var body: some View { Button("", action: onCaptain) } }
    struct CaptainView: View { var body: some View { Text("") } }
    struct CargoView: View { var body: some View { Text("") } }
    @main struct FleetApp: App { var body: some Scene { WindowGroup { HarborCoordinator() } } }
    """

  private static let app = Fixture(router + "\n" + coordinators, protocols: "")

  @Test func `a router that several coordinators make, and that knows no screens, is none itself`() {
    Self.app.expectNodes(
      """
      coordinator CargoCoordinator
      coordinator CrewCoordinator
      coordinator HarborCoordinator
      owner FleetApp
      screen CaptainView
      screen CargoView
      screen CrewView
      screen PierView
      """)
  }

  @Test func `a move to a coordinator that is a view ends there, not at what it shows`() {
    Self.app.expect(
      """
      flow CrewView -> CaptainView onCaptain push by CrewCoordinator
      flow PierView -> CargoCoordinator onCargo start by HarborCoordinator
      flow PierView -> CrewCoordinator onCrew start by HarborCoordinator
      """, kind: "flow")
  }

  @Test func `a router that one coordinator makes, or that names a screen, stays one`() {
    let single = Self.coordinators.replacing(
      "@State private var router = FleetRouter()", with: "@State private var router = CargoRouter()")
    let other = "@Observable final class CargoRouter { var path = NavigationPath(); func go() { path.append(1) } }"
    Fixture([Self.router, other, single].joined(separator: "\n"), protocols: "").expect(
      """
      child CargoCoordinator -> CargoRouter property
      child HarborCoordinator -> CargoCoordinator none started value
      child HarborCoordinator -> CrewCoordinator none started value
      child HarborCoordinator -> FleetRouter property started
      """, kind: "child")
  }

  /// Who names the screens that a router declares does not name the router.
  @Test(arguments: ["moves.open(.boat)", "let screen = PierRouter.Screen.boat; moves.open(screen)"])
  func `a router whose screens several coordinators name stays one`(opening: String) {
    Fixture(
      """
      @MainActor protocol Moves { func open(_ screen: PierRouter.Screen) }
      @MainActor final class PierRouter: ObservableObject {
        enum Screen: Hashable { case pier, boat }
        @Published var path = NavigationPath()
        func push(_ screen: Screen) { path.append(screen) }
      }
      final class MovesCoordinator: Moves {
        private let router: PierRouter
        init(router: PierRouter) { self.router = router }
        func open(_ screen: PierRouter.Screen) { router.push(screen) }
      }
      class FlowCoordinator { func start() {} }
      final class HarborCoordinator: FlowCoordinator {
        let moves: Moves
        init(moves: Moves) { self.moves = moves }
        override func start() { \(opening) }
      }
      final class CargoCoordinator: FlowCoordinator {
        let moves: Moves
        init(moves: Moves) { self.moves = moves }
        override func start() { \(opening) }
      }
      struct PierRootView: View {
        @ObservedObject var router: PierRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            PierView().navigationDestination(for: PierRouter.Screen.self) { screen in
              switch screen {
              case .pier: PierView()
              case .boat: BoatView()
              }
            }
          }
        }
      }
      struct PierView: View { var body: some View { Text("Pier") } }
      struct BoatView: View { var body: some View { Text("Boat") } }
      @main struct PierApp: App {
        @StateObject private var router = PierRouter()
        var body: some Scene { WindowGroup { PierRootView(router: router) } }
        init() {
          let moves = MovesCoordinator(router: router)
          HarborCoordinator(moves: moves).start()
          CargoCoordinator(moves: moves).start()
        }
      }
      """, protocols: ""
    ).expect(
      """
      screen PierRouter -> BoatView push initial
      screen PierRouter -> PierView push
      screen PierRouter -> PierView root initial
      """, kind: "screen")
  }
}
