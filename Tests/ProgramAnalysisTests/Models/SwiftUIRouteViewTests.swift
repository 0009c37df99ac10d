import Testing

/// Routes that are views themselves: what is written to a path or a state is what is shown.
@Suite struct SwiftUIRouteViewTests {
  private static let paths = ["var path = [Page]()", "var path: [Page] = []", "var path = Array<Page>()"]

  @Test(arguments: paths)
  func `a route shows what its body makes of it`(path: String) {
    Fixture(
      """
      typealias Event = () -> Void
      typealias ItemEvent = (Int) -> Void?
      final class ListModel: ObservableObject {
        var onItem: ItemEvent?
        var onHelp: Event?
        func open() { onItem?(1) }
        func help() { onHelp?() }
      }
      final class ItemModel: ObservableObject {
        let back: Event
        init(item: Int, back: @escaping Event) { self.back = back }
      }
      final class HelpModel: ObservableObject {
        let openItem: ItemEvent
        init(openItem: @escaping ItemEvent) { self.openItem = openItem }
      }
      struct ListView: View {
        @StateObject var model: ListModel
        var body: some View { Button("") { model.open() }; Button("") { model.help() } }
      }
      struct ItemView: View { @StateObject var model: ItemModel; var body: some View { Button("") { model.back() } } }
      struct HelpView: View { @StateObject var model: HelpModel; var body: some View { Button("") { model.openItem(2) } } }
      enum Page { case item(model: ItemModel), help(model: HelpModel) }
      extension Page: View {
        var body: some View {
          switch self {
          case let .item(model): ItemView(model: model)
          case let .help(model): HelpView(model: model)
          }
        }
      }
      final class ShopCoordinator: Coordinator, ObservableObject {
        @Published \(path)
        let model = ListModel()
        init() {
          model.onItem = { [weak self] item in self?.showItem(item: item) }
          model.onHelp = showHelp
        }
        func start() {}
        private func showItem(item: Int) { path.append(.item(model: ItemModel(item: item, back: removeLast))) }
        private func showHelp() {
          let model = HelpModel(openItem: showItem)
          path.append(.help(model: model))
        }
        func removeLast() { path.removeLast() }
      }
      struct ShopCoordinatorView: View {
        @StateObject var coordinator: ShopCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(model: coordinator.model).navigationDestination(for: Page.self) { $0 }
          }
        }
      }
      @main struct ShopApp: App {
        @StateObject var coordinator = ShopCoordinator()
        var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
      }
      """
    ).expect(
      """
      delegate HelpModel -> ShopCoordinator via closure links openItem strong
      delegate ItemModel -> ShopCoordinator via closure links back strong
      delegate ListModel -> ShopCoordinator via closure links onHelp,onItem strong messages onHelp,onItem
      flow HelpView -> ItemView openItem push by ShopCoordinator
      flow ListView -> HelpView onHelp push by ShopCoordinator
      flow ListView -> ItemView onItem push by ShopCoordinator
      root ShopApp -> ShopCoordinator retained
      screen ShopCoordinator -> HelpView push
      screen ShopCoordinator -> ItemView push
      screen ShopCoordinator -> ListView root
      """)
  }

  @Test(arguments: ["coordinator.state", "coordinator.state.animation(.default)", "Group { coordinator.state }"])
  func `a state that is a view is what stands there`(content: String) {
    Fixture(
      """
      struct Splash: View { let onEnd: () -> Void; var body: some View { Button("") { onEnd() } } }
      struct HomeView: View { var body: some View { Text("") } }
      enum AppState { case loading(() -> Void), home(HomeCoordinator) }
      extension AppState: View {
        var body: some View {
          switch self {
          case let .loading(onEnd): Splash(onEnd: onEnd)
          case let .home(coordinator): coordinator.start()
          }
        }
      }
      final class HomeCoordinator: Coordinator { func start() -> AnyView { AnyView(HomeView()) } }
      final class AppCoordinator: Coordinator, ObservableObject {
        @Published var state: AppState?
        init() { state = .loading { [weak self] in self?.showHome() } }
        func start() -> AnyView { AnyView(AppCoordinatorView(coordinator: self)) }
        private func showHome() { state = .home(HomeCoordinator()) }
      }
      struct AppCoordinatorView: View {
        @StateObject var coordinator: AppCoordinator
        var body: some View { \(content) }
      }
      @main struct ShopApp: App {
        @StateObject var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { coordinator.start() } }
      }
      """, protocols: "protocol Coordinator: AnyObject { func start() -> AnyView }"
    ).expect("flow Splash -> HomeCoordinator onEnd start by AppCoordinator", kind: "flow")
  }

  /// The `switch` may stand in a method or property of the view's own.
  @Test(arguments: [
    ("page", true), ("page(for: route)", true), ("self.page(for: route).tint(.red)", true),
    ("Group { page(for: route) }", true), ("Group { page }.navigationBarHidden(true)", true),
    ("VStack { Text(\"Shop\"); page }", false), ("page.sheet(isPresented: .constant(true)) { HelpView() }", false),
    ("page(for: .help)", false), ("either(.help, route)", true),
  ])
  func `a view that only chooses by its route is seen through`(body: String, isRouteView: Bool) {
    Fixture(
      """
      enum Route: Hashable { case item, help }
      final class ShopCoordinator: ObservableObject {
        @Published var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      struct ShopView: View {
        @StateObject var coordinator = ShopCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(coordinator: coordinator)
              .navigationDestination(for: Route.self) { DestinationView(route: $0, coordinator: coordinator) }
          }
        }
      }
      struct DestinationView: View {
        let route: Route
        let coordinator: ShopCoordinator
        var body: some View { \(body) }
        @ViewBuilder private var page: some View {
          switch route {
          case .item: ItemView(coordinator: coordinator)
          case .help: HelpView()
          }
        }
        @ViewBuilder private func page(for place: Route) -> some View {
          switch place {
          case .item: ItemView(coordinator: coordinator)
          case .help: HelpView()
          }
        }
        private func either(_ other: Route, _ place: Route) -> some View {
          Group {
            switch place {
            case .item: ItemView(coordinator: coordinator)
            case .help: HelpView()
            }
          }
        }
      }
      struct ListView: View {
        let coordinator: ShopCoordinator
        var body: some View { Button("Item") { coordinator.open(.item) } }
      }
      struct ItemView: View {
        let coordinator: ShopCoordinator
        var body: some View { Button("Help") { coordinator.open(.help) } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """, protocols: ""
    ).expect(
      isRouteView
        ? """
        screen ShopCoordinator -> HelpView push
        screen ShopCoordinator -> ItemView push
        screen ShopCoordinator -> ListView root
        """
        : """
        screen ShopCoordinator -> DestinationView push
        screen ShopCoordinator -> ListView root
        """, kind: "screen")
  }
}
