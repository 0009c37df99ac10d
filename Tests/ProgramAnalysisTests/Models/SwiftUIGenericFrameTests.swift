import Testing

/// Generic views around what coordinators show, of which only a type parameter says whose they are.
@Suite struct SwiftUIGenericFrameTests {
  private static let coordinators = """
    protocol Coordinator: ObservableObject {
      associatedtype Content: View
      @ViewBuilder var rootView: Content { get }
      associatedtype Route: Hashable
      var path: [Route] { get set }
      associatedtype Destination: View
      @ViewBuilder func destination(for route: Route) -> Destination
      var parent: (any Coordinator)? { get set }
      var child: (any Coordinator)? { get set }
    }
    extension Coordinator {
      func push(_ route: Route) { path.append(route) }
      func present(_ child: any Coordinator) {
        self.child = child
        child.parent = self
      }
      var showsChild: Binding<Bool> {
        Binding<Bool> { [weak self] in self?.child != nil } set: { [weak self] isShown in if !isShown { self?.child = nil } }
      }
    }
    class HarborCoordinator: Coordinator {
      enum Route { case pier }
      weak var parent: (any Coordinator)?
      @Published var child: (any Coordinator)?
      @Published var path: [Route] = []
      var rootView: some View { Frame(coordinator: self) { HarborView() } }
      func destination(for route: Route) -> some View { switch route { case .pier: PierView() } }
    }
    class TideCoordinator: Coordinator {
      enum Route { case chart }
      weak var parent: (any Coordinator)?
      @Published var child: (any Coordinator)?
      @Published var path: [Route] = []
      var rootView: some View { Frame(coordinator: self) { TideView() } }
      func destination(for route: Route) -> some View { switch route { case .chart: ChartView() } }
    }
    struct HarborView: View {
      @EnvironmentObject var coordinator: HarborCoordinator
      var body: some View {
        Button("") { coordinator.push(.pier) }
        Button("") { coordinator.present(TideCoordinator()) }
      }
    }
    struct PierView: View { var body: some View { Text("") } }
    struct TideView: View {
      @EnvironmentObject var coordinator: TideCoordinator
      var body: some View { Button("") { coordinator.push(.chart) } }
    }
    struct ChartView: View { var body: some View { Text("") } }
    @main struct PortApp: App {
      let harbor = HarborCoordinator()
      var body: some Scene { WindowGroup { harbor.rootView } }
    }
    """

  private static func app(_ frame: String) -> Fixture { Fixture("\(coordinators)\n\(frame)", protocols: "") }

  private static let stack = """
    NavigationStack(path: $coordinator.path) {
      content().navigationDestination(for: Owner.Route.self) { coordinator.destination(for: $0) }
    }
    .sheet(isPresented: coordinator.showsChild) { if let child = coordinator.child { AnyView(child.rootView) } }
    """

  private static let flows = """
    flow HarborView -> PierView push push by HarborCoordinator
    flow HarborView -> TideCoordinator present start by HarborCoordinator
    flow TideView -> ChartView push push by TideCoordinator
    """

  @Test func `an object in the environment is of the type that a view around leaves open`() {
    Self.app(
      """
      struct Frame<Content: View, Owner: Coordinator>: View {
        unowned var coordinator: Owner
        var content: () -> Content
        var body: some View { Stack { content() }.environmentObject(coordinator) }
      }
      extension Frame {
        struct Stack: View {
          @EnvironmentObject var coordinator: Owner
          var content: () -> Content
          var body: some View { \(Self.stack) }
        }
      }
      """
    ).expect(
      """
      child HarborCoordinator -> TideCoordinator property started removed
      delegate HarborView -> HarborCoordinator via delegate links coordinator strong messages present,push
      delegate TideCoordinator -> HarborCoordinator via parent links parent protocol Coordinator weak
      delegate TideView -> TideCoordinator via delegate links coordinator strong messages push
      \(Self.flows)
      root PortApp -> HarborCoordinator retained
      screen HarborCoordinator -> HarborView root
      screen HarborCoordinator -> PierView push
      screen TideCoordinator -> ChartView push
      screen TideCoordinator -> TideView root
      """)
  }

  @Test func `so is one of a view beside it, which is told the type`() {
    Self.app(
      """
      struct Frame<Content: View, Owner: Coordinator>: View {
        unowned var coordinator: Owner
        var content: () -> Content
        var body: some View { Stack<Content, Owner> { content() }.environmentObject(coordinator) }
      }
      struct Stack<Content: View, Owner: Coordinator>: View {
        @EnvironmentObject var coordinator: Owner
        var content: () -> Content
        var body: some View { \(Self.stack) }
      }
      """
    ).expect(Self.flows, kind: "flow")
  }

  @Test func `what no view around gives is not known`() {
    Self.app(
      """
      struct Frame<Content: View, Owner: Coordinator>: View {
        unowned var coordinator: Owner
        var content: () -> Content
        var body: some View { Stack<Content, Owner> { content() } }
      }
      struct Stack<Content: View, Owner: Coordinator>: View {
        @EnvironmentObject var coordinator: Owner
        var content: () -> Content
        var body: some View { \(Self.stack) }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test func `of what is given, only what the parameter may stand for is meant`() {
    Self.app(
      """
      protocol Theme: ObservableObject {}
      class DarkTheme: Theme {}
      struct Frame<Content: View, Owner: Coordinator>: View {
        unowned var coordinator: Owner
        var content: () -> Content
        var body: some View {
          Stack<Content, Owner, DarkTheme> { content() }.environmentObject(coordinator).environmentObject(DarkTheme())
        }
      }
      struct Stack<Content: View, Owner: Coordinator, Style: Theme>: View {
        @EnvironmentObject var coordinator: Owner
        @EnvironmentObject var theme: Style
        var content: () -> Content
        var body: some View { \(Self.stack) }
      }
      """
    ).expect(Self.flows, kind: "flow")
  }
}
