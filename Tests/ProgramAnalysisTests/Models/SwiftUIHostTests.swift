import Testing

/// Generic views that show what they are made with by the routes in a generic router: each coordinator has one of both.
@Suite struct SwiftUIHostTests {
  /// What the app's coordinators share.
  private static let host = """
    struct NoRoute: Hashable, Identifiable { let id = 0 }
    final class PathRouter<Route: Hashable, Sheet: Identifiable>: ObservableObject {
      @Published var path: [Route] = []
      @Published var sheet: Sheet?
      func push(_ route: Route) { path.append(route) }
      func pop() { _ = path.popLast() }
    }
    struct StackHost<Route: Hashable, Sheet: Identifiable, Root: View, Destination: View, Cover: View>: View {
      @ObservedObject private var router: PathRouter<Route, Sheet>
      private let root: () -> Root
      private let destination: (Route) -> Destination
      private let cover: (Sheet) -> Cover
      init(
        router: PathRouter<Route, Sheet>, @ViewBuilder root: @escaping () -> Root,
        @ViewBuilder destination: @escaping (Route) -> Destination, @ViewBuilder cover: @escaping (Sheet) -> Cover
      ) {
        self.router = router
        self.root = root
        self.destination = destination
        self.cover = cover
      }
      var body: some View { content.covered(by: router, cover) }
      @ViewBuilder private var content: some View {
        if #available(iOS 16.0, *) {
          NavigationStack(path: $router.path) {
            root().navigationDestination(for: Route.self) { route in destination(route) }
          }
        } else {
          NavigationView { LegacyStack(path: $router.path, root: root, destination: destination) }
        }
      }
    }
    extension View {
      @ViewBuilder func covered<Route: Hashable, Sheet: Identifiable, Cover: View>(
        by router: PathRouter<Route, Sheet>, @ViewBuilder _ cover: @escaping (Sheet) -> Cover
      ) -> some View {
        if Sheet.self == NoRoute.self {
          self
        } else {
          self.sheet(item: Binding(get: { router.sheet }, set: { router.sheet = $0 })) { cover($0) }
        }
      }
    }
    private struct LegacyStack<Route: Hashable, Root: View, Destination: View>: View {
      @Binding var path: [Route]
      let root: () -> Root
      let destination: (Route) -> Destination
      var body: some View { ZStack { root(); LegacyLink(path: $path, destination: destination) } }
    }
    private struct LegacyLink<Route: Hashable, Destination: View>: View {
      @Binding var path: [Route]
      let destination: (Route) -> Destination
      var body: some View {
        NavigationLink(
          destination: LegacyLevel(path: $path, destination: destination),
          isActive: Binding(get: { !path.isEmpty }, set: { _ in })
        ) { EmptyView() }
      }
    }
    private struct LegacyLevel<Route: Hashable, Destination: View>: View {
      @Binding var path: [Route]
      let destination: (Route) -> Destination
      var body: some View {
        if let route = path.last { ZStack { destination(route); LegacyLink(path: $path, destination: destination) } }
      }
    }
    """

  private static let coordinators = """
    enum ShopRoute: Hashable { case item(Int), help }
    protocol Routed: Coordinator, ObservableObject {
      associatedtype Route: Hashable
      associatedtype Sheet: Identifiable = NoRoute
      var router: PathRouter<Route, Sheet> { get }
      func makeRoot() -> AnyView
      func build(_ route: Route) -> AnyView
      func buildSheet(_ route: Sheet) -> AnyView
    }
    extension Routed {
      var rootView: AnyView {
        AnyView(StackHost(router: router, root: { self.makeRoot() }, destination: { self.build($0) }, cover: { self.buildSheet($0) }))
      }
    }
    extension Routed where Sheet == NoRoute { func buildSheet(_ route: NoRoute) -> AnyView { AnyView(EmptyView()) } }
    enum ShopSheet: Identifiable { case filter; var id: Int { 0 } }
    final class ShopCoordinator: Routed {
      typealias Route = ShopRoute
      let router: PathRouter<ShopRoute, ShopSheet> = PathRouter()
      func start() {}
      func makeRoot() -> AnyView { AnyView(ShopView(onItem: { [weak self] id in self?.router.push(.item(id)) }, onFilter: { [weak self] in self?.router.sheet = .filter })) }
      func build(_ route: ShopRoute) -> AnyView {
        switch route {
        case .item: return AnyView(ItemView(onHelp: { [weak self] in self?.router.push(.help) }))
        case .help: return AnyView(HelpView())
        }
      }
      func buildSheet(_ route: ShopSheet) -> AnyView { AnyView(FilterView()) }
    }
    enum AccountRoute: Hashable { case edit }
    final class AccountCoordinator: Routed {
      typealias Route = AccountRoute
      let router = PathRouter<AccountRoute, NoRoute>()
      func start() {}
      func makeRoot() -> AnyView { AnyView(AccountView(onEdit: { [weak self] in self?.router.push(.edit) })) }
      func build(_ route: AccountRoute) -> AnyView { AnyView(EditView()) }
    }
    struct ShopView: View { let onItem: (Int) -> Void; let onFilter: () -> Void; var body: some View { Button("") { onItem(1) }; Button("") { onFilter() } } }
    struct ItemView: View { let onHelp: () -> Void; var body: some View { Button("") { onHelp() } } }
    struct HelpView: View { var body: some View { Text("") } }
    struct FilterView: View { var body: some View { Text("") } }
    struct EditView: View { var body: some View { Text("") } }
    struct AccountView: View { let onEdit: () -> Void; var body: some View { Button("") { onEdit() } } }
    """

  private static let app = """
    enum AppRoute { case shop, account }
    final class AppCoordinator: Coordinator, ObservableObject {
      @Published private(set) var route: AppRoute = .shop
      private let shop: any Coordinator
      private let account: any Coordinator
      init(shop: any Coordinator, account: any Coordinator) { self.shop = shop; self.account = account }
      func start() { shop.start(); account.start() }
      var rootView: AnyView {
        AnyView(Group { switch route { case .shop: TabsView(first: shop.rootView, second: account.rootView)
        case .account: account.rootView } })
      }
    }
    struct TabsView: View {
      let first: AnyView
      let second: AnyView
      var body: some View { TabView { first.tabItem { Text("") }; second.tabItem { Text("") } } }
    }
    struct AppRootView: View {
      @StateObject private var coordinator: AppCoordinator
      init(coordinator: @autoclosure @escaping () -> AppCoordinator) { _coordinator = StateObject(wrappedValue: coordinator()) }
      var body: some View { coordinator.rootView.onAppear { coordinator.start() } }
    }
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { AppRootView(coordinator: make()) } }
      private func make() -> AppCoordinator { AppCoordinator(shop: ShopCoordinator(), account: AccountCoordinator()) }
    }
    """

  private func app(_ host: String = host) -> Fixture {
    Fixture(
      [host, Self.coordinators, Self.app].joined(separator: "\n"),
      protocols: "protocol Coordinator: AnyObject { func start(); var rootView: AnyView { get } }")
  }

  @Test func `a host shows for the coordinator that makes it`() {
    app().expect(
      """
      child AppCoordinator -> AccountCoordinator property started
      child AppCoordinator -> ShopCoordinator property started
      delegate AccountView -> AccountCoordinator via closure links onEdit strong messages onEdit
      delegate ItemView -> ShopCoordinator via closure links onHelp strong messages onHelp
      delegate ShopView -> ShopCoordinator via closure links onFilter,onItem strong messages onFilter,onItem
      flow AccountView -> EditView onEdit push by AccountCoordinator
      flow ItemView -> HelpView onHelp push by ShopCoordinator
      flow ShopView -> FilterView onFilter present by ShopCoordinator
      flow ShopView -> ItemView onItem push by ShopCoordinator
      root ShopApp -> AppCoordinator retained
      screen AccountCoordinator -> AccountView root
      screen AccountCoordinator -> EditView push
      screen AppCoordinator -> TabsView root
      screen ShopCoordinator -> FilterView present
      screen ShopCoordinator -> HelpView push
      screen ShopCoordinator -> ItemView push
      screen ShopCoordinator -> ShopView root
      """)
  }

  @Test func `a factory behind a protocol gives any view`() {
    Fixture(
      """
      //- Splash.swift
      struct SplashView: View { var body: some View { Text("") } }
      //- Factory.swift
      protocol SplashBuilding { func makeSplash() -> AnyView }
      final class SplashFactory: SplashBuilding { func makeSplash() -> AnyView { AnyView(SplashView()) } }
      //- Main.swift
      final class MainCoordinator: Coordinator, ObservableObject {
        @Published var isOpen = false
        private let factory: SplashBuilding
        init(factory: SplashBuilding) { self.factory = factory }
        func start() { isOpen = true }
        var content: AnyView { AnyView(factory.makeSplash()) }
      }
      struct MainView: View {
        @StateObject var coordinator: MainCoordinator
        var body: some View { coordinator.content }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { MainView(coordinator: MainCoordinator(factory: SplashFactory())) } }
      }
      """
    ).expect("screen MainCoordinator -> SplashView root", kind: "screen")
  }

  /// Near misses: what is called like the routers that coordinators share, and is a coordinator of its own.
  @Test(arguments: [
    // No coordinator has one.
    "final class AccountRouter<Route: Hashable>: ObservableObject { @Published var path: [Route] = [] }",
    // It is not made for any routes.
    "final class AccountRouter: ObservableObject { @Published var path: [ShopRoute] = [] }",
  ])
  func `a router that no coordinator shares is one itself`(router: String) throws {
    let isGeneric = router.contains("<")
    let graph = Fixture(
      """
      \(router)
      enum ShopRoute: Hashable { case item }
      struct ItemView: View { var body: some View { Text("") } }
      struct RootView: View {
        @StateObject var router = AccountRouter\(isGeneric ? "<ShopRoute>" : "")()
        var body: some View {
          NavigationStack(path: $router.path) { ItemView().navigationDestination(for: ShopRoute.self) { _ in ItemView() } }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """, protocols: ""
    ).analysis().graph
    #expect(graph.nodes.contains { $0.id == "AccountRouter" && $0.kind == .coordinator })
  }

  @Test func `a view made for one kind of coordinator stands for the only one there is`() {
    Fixture(
      """
      protocol RootCoordinating: Coordinator, ObservableObject { var content: AnyView { get } }
      final class MainCoordinator: RootCoordinating {
        @Published var isOpen = false
        func start() { isOpen = true }
        var content: AnyView { AnyView(HomeView()) }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct RootView<C: RootCoordinating>: View {
        @StateObject private var coordinator: C
        init(coordinator: @autoclosure @escaping () -> C) { _coordinator = StateObject(wrappedValue: coordinator()) }
        var body: some View { coordinator.content.onAppear { coordinator.start() } }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RootView(coordinator: make()) } }
        private func make() -> MainCoordinator { MainCoordinator() }
      }
      """
    ).expect(
      """
      root ShopApp -> MainCoordinator retained
      screen MainCoordinator -> HomeView root
      """)
  }

  /// What stands in place of the app's pages while they load, or where that failed, does not make the view a page of its own.
  @Test(arguments: [
    "if films.isLoading { ProgressView() } else { FilmsView(films: films) }",
    "if let error = films.error { VStack { Text(error); Button(\"Again\") { films.load() } } } else { FilmsView(films: films) }",
    "switch films.isLoading { case true: Button(\"Stop\") {}; case false: FilmsView(films: films) }",
  ])
  func `a view with a way to try again stands for its coordinator`(content: String) {
    Fixture(
      """
      final class FilmsCoordinator: ObservableObject {
        @Published var isShown = false
        @Published var isLoading = false
        @Published var error: String?
        func select() { isShown = true }
        func load() { isLoading = true }
      }
      struct FilmsCoordinatorView: View {
        @ObservedObject var films: FilmsCoordinator
        var body: some View {
          NavigationView {
            Group { \(content) }
              .background(NavigationLink(destination: FilmView(), isActive: $films.isShown) { EmptyView() })
          }
        }
      }
      struct FilmsView: View {
        @ObservedObject var films: FilmsCoordinator
        var body: some View { Button("") { films.select() } }
      }
      struct FilmView: View { var body: some View { Text("") } }
      @main struct FilmsApp: App {
        @StateObject private var films = FilmsCoordinator()
        var body: some Scene { WindowGroup { FilmsCoordinatorView(films: films) } }
      }
      """, protocols: ""
    ).expect(
      """
      root FilmsApp -> FilmsCoordinator retained
      delegate FilmsView -> FilmsCoordinator via delegate links films strong messages select
      screen FilmsCoordinator -> FilmsView root
      screen FilmsCoordinator -> FilmView push
      flow FilmsView -> FilmView select push by FilmsCoordinator
      """)
  }

  /// Who made the view that a hosting controller hosts does not matter: what is tapped in it is tapped on the page.
  @Test(arguments: ["", "override init(rootView: FeedView) { super.init(rootView: rootView) }"])
  func `a hosting controller that is the page sends what the view does that it is made with`(initializer: String) {
    Fixture(
      """
      final class FeedModel: ObservableObject {
        let onAction: (String) -> Void
        init(onAction: @escaping (String) -> Void) { self.onAction = onAction }
        func tap() { onAction("map") }
      }
      struct FeedView: View {
        @ObservedObject var model: FeedModel
        var body: some View { Button("Map") { model.tap() } }
      }
      class FeedController: UIHostingController<FeedView> {
        var onGone: (() -> Void)?
        \(initializer)
        override func viewWillDisappear(_ animated: Bool) { onGone?() }
      }
      class MapViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FeedModel(onAction: { [weak self] _ in self?.openMap() })
          let page = FeedController(rootView: FeedView(model: model))
          page.onGone = { [weak self] in self?.end() }
          navigation.pushViewController(page, animated: true)
        }
        func openMap() { navigation.pushViewController(MapViewController(), animated: true) }
        func end() {}
      }
      """
    ).expect("flow FeedController -> MapViewController onAction push by FeedCoordinator", kind: "flow")
  }
}
