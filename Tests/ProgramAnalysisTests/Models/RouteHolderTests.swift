import Testing

/// Generic objects in which coordinators keep their routes, and the views that show them.
@Suite struct RouteHolderTests {
  /// What keeps the routes of coordinators, one each, is none of them, however it is called.
  @Test(arguments: ["", "typealias Route = PierRoute"])
  func `a generic holder of routes is no coordinator and sends nothing`(alias: String) {
    Fixture(
      """
      protocol Paging: ObservableObject {
        associatedtype Route: Hashable
        associatedtype Page: View
        func page(for route: Route) -> Page
      }
      final class NavigationManager<Route: Hashable>: ObservableObject {
        @Published var path = NavigationPath()
        private let onEmpty: () -> Void
        init(onEmpty: @escaping () -> Void) { self.onEmpty = onEmpty }
        func add(_ route: Route) { path.append(route) }
        func removeAll() { path.removeLast(path.count); onEmpty() }
      }
      struct FlowView<Pages: Paging, Content: View>: View {
        @StateObject private var flow: Pages
        @StateObject private var state: NavigationManager<Pages.Route>
        private let content: () -> Content
        init(flow: Pages, state: NavigationManager<Pages.Route>, @ViewBuilder content: @escaping () -> Content) {
          _flow = StateObject(wrappedValue: flow)
          _state = StateObject(wrappedValue: state)
          self.content = content
        }
        var body: some View {
          NavigationStack(path: $state.path) {
            content().navigationDestination(for: Pages.Route.self) { flow.page(for: $0) }
          }
        }
      }
      enum PierRoute: Hashable { case detail }
      final class PierCoordinator: Paging {
        \(alias)
        let state = NavigationManager<PierRoute>(onEmpty: {})
        func page(for route: PierRoute) -> some View {
          switch route { case .detail: DetailView() }
        }
        func end() {}
        func openDetail() { state.add(.detail) }
        var rootView: some View { FlowView(flow: self, state: state) { PierView(coordinator: self) } }
      }
      struct PierView: View {
        let coordinator: PierCoordinator
        var body: some View { Button("") { coordinator.openDetail() } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      @main struct HarborApp: App {
        @StateObject private var coordinator = PierCoordinator()
        var body: some Scene { WindowGroup { coordinator.rootView } }
      }
      """, protocols: ""
    ).expect(
      """
      delegate PierView -> PierCoordinator via delegate links coordinator strong messages openDetail
      flow PierView -> DetailView openDetail push by PierCoordinator
      root HarborApp -> PierCoordinator retained
      screen PierCoordinator -> DetailView push
      screen PierCoordinator -> PierView root initial
      """)
  }
}
