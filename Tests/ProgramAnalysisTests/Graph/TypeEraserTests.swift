import Testing

/// Erasers are glass: edges go to what they wrap.
@Suite struct TypeEraserTests {
  @Test func `a class that coordinators share and leave one another in is no eraser`() {
    Fixture(
      """
      protocol Coordinator: AnyObject { var page: UIViewController { get } }
      class Current {
        var flow: Coordinator?
        var menu: Coordinator?
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let flow = MenuCoordinator(current: Current())
          window?.rootViewController = flow.page
        }
      }
      class MenuCoordinator: Coordinator {
        var page: UIViewController
        unowned var current: Current
        init(current: Current) {
          self.current = current
          page = MenuViewController()
          showList()
          current.menu = self
        }
        func showList() {
          let list = ListCoordinator(current: current)
          page.navigationController?.pushViewController(list.page, animated: true)
        }
      }
      class ListCoordinator: Coordinator {
        var page: UIViewController
        unowned var current: Current
        init(current: Current) {
          self.current = current
          page = ListViewController()
          current.flow = self
        }
        func back() {
          let menu = MenuCoordinator(current: current)
          page.navigationController?.pushViewController(menu.page, animated: true)
        }
      }
      class MenuViewController: UIViewController {}
      class ListViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      child ListCoordinator -> MenuCoordinator none started
      child MenuCoordinator -> ListCoordinator none started
      screen ListCoordinator -> ListViewController embed initial
      screen MenuCoordinator -> MenuViewController root
      """)
  }

  private static let erasers: [(name: String, code: String)] = [
    (
      "closures that call",
      """
      class AnyCoordinator<Route>: Coordinator {
        private let doStart: () -> Void
        private let doOpen: (Route) -> Void
        init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
          doStart = { coordinator.start() }
          doOpen = { route in coordinator.open(route) }
        }
        func start() { doStart() }
        func open(_ route: Route) { doOpen(route) }
        func open(_ route: Route, animated: Bool) { open(route) }
      }
      """
    ),
    (
      "methods",
      """
      struct AnyCoordinator<Route>: Coordinator {
        private let _start: () -> Void
        init<C: Coordinator>(_ base: C) { self._start = base.start }
        func start() { return _start() }
      }
      """
    ),
    (
      "a value of the protocol",
      """
      final class AnyCoordinator: NSObject, Coordinator {
        let base: Coordinator
        init(_ base: any Coordinator) { self.base = base; super.init() }
        var child: Coordinator? { base.child }
        func start() { base.start() }
      }
      """
    ),
    (
      "a box",
      """
      class CoordinatorBoxBase<Route>: Coordinator { func start() { fatalError() } }
      final class CoordinatorBox<C: Coordinator>: CoordinatorBoxBase<C.Route> {
        let base: C
        init(_ base: C) { self.base = base }
        override func start() { base.start() }
      }
      class AnyCoordinator<Route>: Coordinator {
        private let box: CoordinatorBoxBase<Route>
        init<C: Coordinator>(_ base: C) { box = CoordinatorBox(base) }
        func start() { box.start() }
      }
      """
    ),
  ]

  /// Ways to erase a coordinator.
  private static let uses = [
    "ShopCoordinator().asAnyCoordinator()", "AnyCoordinator(ShopCoordinator())", "ShopCoordinator().eraseToAny()",
    "erased(.init(ShopCoordinator()))",
  ]

  private func app(_ eraser: String, _ use: String) -> Fixture {
    Fixture(
      """
      \(eraser)
      extension Coordinator {
        func asAnyCoordinator() -> AnyCoordinator<Route> { AnyCoordinator(self) }
        func eraseToAny() -> AnyCoordinator<Route> { .init(self) }
      }
      func erased(_ coordinator: AnyCoordinator<Int>) -> AnyCoordinator<Int> { coordinator }
      class AppCoordinator: Coordinator {
        var child: AnyCoordinator<Int>?
        var feed: AnyCoordinator<Int>?
        func start() {
          let shop = \(use)
          shop.start()
          child = shop
          let feed = FeedCoordinator().asAnyCoordinator()
          self.feed = feed
        }
      }
      class ShopCoordinator: Coordinator {
        let navigation: UINavigationController
        func start() { navigation.pushViewController(ShopViewController(model: ShopModel(coordinator: asAnyCoordinator())), animated: true) }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class ShopModel {
        let coordinator: AnyCoordinator<Int>
        init(coordinator: AnyCoordinator<Int>) { self.coordinator = coordinator }
        func again() { coordinator.start() }
      }
      class ShopViewController: UIViewController {
        let model: ShopModel
        init(model: ShopModel) { self.model = model }
      }
      """)
  }

  @Test(arguments: erasers.map(\.name), uses)
  func `edges go to what an eraser wraps`(form: String, use: String) throws {
    let eraser = try #require(Self.erasers.first { $0.name == form }).code
    let fixture = app(eraser, use)
    fixture.expect(
      """
      child AppCoordinator -> FeedCoordinator property
      child AppCoordinator -> ShopCoordinator property started
      delegate ShopModel -> ShopCoordinator via delegate links coordinator strong messages start
      flow ShopViewController -> ShopViewController start push by ShopCoordinator
      screen ShopCoordinator -> ShopViewController push
      """)
    let nodes = fixture.analysis().graph.nodes.filter { $0.kind == .coordinator && !$0.isBase }.map(\.id)
    #expect(nodes == ["AppCoordinator", "FeedCoordinator", "ShopCoordinator"])
  }

  @Test(arguments: [
    "func start() { base.start(); OtherCoordinator().start() }", "func start() { count += 1 }\n var count = 0",
    "func start() { window.rootViewController = ShopViewController(model: ShopModel()) }\n let window = UIWindow()",
  ])
  func `what does something of its own is a coordinator`(member: String) {
    let graph = Fixture(
      """
      final class WrappingCoordinator: Coordinator {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        \(member)
      }
      class OtherCoordinator: Coordinator { func start() {} }
      """
    ).analysis().graph
    #expect(graph.nodes.contains { $0.id == "WrappingCoordinator" && $0.kind == .coordinator })
  }

  @Test func `explaining an eraser says that it is one`() {
    let misses = app(Self.erasers[0].code, Self.uses[0]).analysis().nearMisses
    #expect(
      misses.map { "\($0.name): \($0.reason)" } == ["AnyCoordinator: it only hands on to the coordinator that it wraps"]
    )
  }

  @Test func `a coordinator that makes one of its own kind by a factory has itself as a child`() {
    Fixture(
      """
      class Module {
        func make() -> AnyItem { AnyItem(ItemCoordinator(module: self)) }
      }
      final class AnyItem: Coordinator {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      class ItemCoordinator: Coordinator {
        let module: Module
        init(module: Module) { self.module = module }
        func start() {}
        func more() {
          let item = module.make()
          item.start()
        }
      }
      """
    ).expect("child ItemCoordinator -> ItemCoordinator none started")
  }

  @Test func `what is asked for in a coordinator's place and is called like one is glass too`() {
    Fixture(
      """
      protocol PageActions: AnyObject { func close() }
      protocol FilterSource: AnyObject { func makeFilter(done: @escaping () -> Void) -> AnyView }
      final class AnyPageRouter: ObservableObject, PageActions {
        private let doClose: () -> Void
        private let source: FilterSource?
        var hasFilter: Bool { source != nil }
        init<R: PageActions>(_ router: R) {
          self.doClose = router.close
          self.source = router as? FilterSource
        }
        func close() { doClose() }
        func makeFilter(done: @escaping () -> Void) -> AnyView {
          guard let source else { return AnyView(EmptyView()) }
          return source.makeFilter(done: done)
        }
      }
      final class ShopPageRouter: PageActions, FilterSource {
        private let coordinator: ShopCoordinator
        init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func close() { coordinator.close() }
        func makeFilter(done: @escaping () -> Void) -> AnyView { AnyView(coordinator.makeFilter(done: done)) }
      }
      enum Route: Hashable { case page }
      final class ShopCoordinator: ObservableObject, PageActions {
        @Published var path: [Route] = []
        private lazy var router: AnyPageRouter = { AnyPageRouter(ShopPageRouter(coordinator: self)) }()
        func close() { _ = path.popLast() }
        func push(_ route: Route) { path.append(route) }
        @ViewBuilder func rootView() -> some View { ShopView(coordinator: self) }
        @ViewBuilder func view(for route: Route) -> some View {
          switch route { case .page: PageView(router: router) }
        }
        func makeFilter(done: @escaping () -> Void) -> some View { FilterView(done: done) }
      }
      struct ShopView: View { let coordinator: ShopCoordinator; var body: some View { Button("") { coordinator.push(.page) } } }
      struct FilterView: View { let done: () -> Void; var body: some View { Button("") { done() } } }
      struct PageView: View {
        private let router: AnyPageRouter
        @State var isFiltering = false
        init(router: AnyPageRouter) { self.router = router }
        var body: some View {
          ZStack { Button("") { router.close() } ; Overlay() }
            .fullScreenCover(isPresented: $isFiltering) { router.makeFilter { isFiltering = false } }
        }
      }
      struct Overlay: View { var body: some View { Text("") } }
      struct ShopCoordinatorView: View {
        @ObservedObject var coordinator: ShopCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.rootView().navigationDestination(for: Route.self) { route in coordinator.view(for: route) }
          }
        }
      }
      @main struct ShopApp: App {
        @StateObject var coordinator = ShopCoordinator()
        var body: some Scene { WindowGroup { ShopCoordinatorView(coordinator: coordinator) } }
      }
      """, protocols: ""
    ).expect(
      """
      delegate ShopPageRouter -> ShopCoordinator via delegate links coordinator strong messages close,makeFilter
      delegate ShopView -> ShopCoordinator via delegate links coordinator strong messages push
      flow PageView -> FilterView makeFilter present by ShopCoordinator
      flow ShopView -> PageView push push by ShopCoordinator
      root ShopApp -> ShopCoordinator retained
      screen ShopCoordinator -> FilterView present
      screen ShopCoordinator -> PageView push
      screen ShopCoordinator -> ShopView root
      """)
  }

  @Test(arguments: [
    // It keeps something of its own.
    "func close() { count += 1; doClose() }\n var count = 0",
    "func close() { if count > 0 { return }; doClose() }\n var count = 0",
  ])
  func `what decides something before it hands on is no eraser`(member: String) {
    let analysis = Fixture(
      """
      protocol PageActions: AnyObject { func close() }
      final class AnyPageRouter: ObservableObject, PageActions {
        private let doClose: () -> Void
        init(_ router: PageActions) { doClose = router.close }
        \(member)
        func page() -> some View { PageView() }
      }
      struct PageView: View { var body: some View { Text("") } }
      struct RootView: View {
        @StateObject var router: AnyPageRouter
        var body: some View { router.page() }
      }
      """, protocols: ""
    ).analysis()
    #expect(!analysis.nearMisses.contains { $0.name == "AnyPageRouter" && "\($0.reason)".contains("hands on") })
  }

  @Test func `a child that only hands on to its parent is no eraser of it`() {
    Fixture(
      """
      class OfferCoordinator: Coordinator {
        let parent: Coordinator
        init(parent: Coordinator) { self.parent = parent }
        func start() { parent.start() }
      }
      class ShopCoordinator: Coordinator {
        var offer: OfferCoordinator?
        func start() {}
        func open() {
          offer = OfferCoordinator(parent: self)
          offer?.start()
        }
      }
      """
    ).expect(
      """
      child ShopCoordinator -> OfferCoordinator property started
      delegate OfferCoordinator -> ShopCoordinator via parent links parent protocol Coordinator strong messages start
      """)
  }

  @Test(arguments: ["ObservableObject", "PageModel"])
  func `a view model that only hands on to a coordinator is no eraser of it`(base: String) {
    Fixture(
      """
      protocol PageModel {}
      final class PageViewModel: \(base) {
        private let coordinator: Coordinator & PageActions
        init(coordinator: Coordinator & PageActions) { self.coordinator = coordinator }
        func close() { coordinator.close() }
      }
      protocol PageActions: AnyObject { func close() }
      class PageViewController: UIViewController {
        let viewModel: PageViewModel
        init(viewModel: PageViewModel) { self.viewModel = viewModel }
        @objc func closeTapped() { viewModel.close() }
      }
      class ShopCoordinator: Coordinator, PageActions {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(
            PageViewController(viewModel: PageViewModel(coordinator: self)), animated: true)
        }
        func close() { navigation.popViewController(animated: true) }
      }
      """
    ).expect(
      "delegate PageViewModel -> ShopCoordinator via delegate links coordinator protocol Coordinator & PageActions strong messages close",
      kind: "delegate")
  }

  /// What does nothing yet is called by nobody, but it is no box: its protocol says what it is.
  @Test func `a view model without methods is no eraser`() {
    Fixture(
      """
      protocol OrderModel {}
      class OrderViewModel: OrderModel {
        private let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator }
      }
      class OrderViewController: UIViewController {
        private let model: OrderModel
        init(model: OrderModel) { self.model = model }
      }
      class OrderCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = OrderViewModel(coordinator: self)
          navigation.pushViewController(OrderViewController(model: model), animated: true)
        }
      }
      """
    ).expect(
      "delegate OrderViewModel -> OrderCoordinator via delegate links coordinator protocol Coordinator strong",
      kind: "delegate")
  }
}
