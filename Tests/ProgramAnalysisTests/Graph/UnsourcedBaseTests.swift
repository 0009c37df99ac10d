import GraphModel
import ProgramAnalysis
import Testing

/// Coordinators, screens and view models whose base classes come from a package without source.
@Suite struct UnsourcedBaseTests {
  @Test func `what a library adds to view controllers presents what it is handed, as its name says`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSort: (() -> Void)?
        @objc func tap() { onSort?() }
      }
      class SortViewController: UIViewController {}
      class HintViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSort = { [weak self] in self?.showSort() }
          navigation.pushViewController(list, animated: true)
          navigation.presentationHint(of: HintViewController())
          navigation.presentToast("Saved", from: HintViewController())
        }
        func showSort() { navigation.presentPanModal(SortViewController()) }
      }
      """
    ).expect(
      """
      screen ListCoordinator -> ListViewController push
      screen ListCoordinator -> SortViewController present likely
      """, kind: "screen")
  }

  /// An app whose coordinators inherit all that they do; `body` is what `AppCoordinator` does on `start`.
  private func app(_ body: String, _ members: String = "") -> Fixture {
    Fixture(
      """
      import FlowKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let app = AppCoordinator()
        func application() { app.start() }
      }
      class AppCoordinator: BaseCoordinator<AppStep> {
        override func start() {
          \(body)
        }
        \(members)
      }
      class ShopCoordinator: BaseCoordinator<ShopStep> {
        override func start() {}
        func end() { navigator.next(.closed) }
      }
      class Feed: Scene<FeedView> {}
      class Detail: Scene<DetailView> {}
      class DetailModel: BaseModel<DetailStep> {}
      class FeedModel: BaseModel<FeedStep> {
        override func transform(input: Input) -> Output {
          input.tap.sink { self.navigator.next(.detail) }
          input.swipe.sink { self.navigator.next(.shop(id: 1)) }
          return Output()
        }
      }
      """, protocols: "")
  }

  private static let openDetail = "func openDetail() { push(scene: Detail.self, viewModel: DetailModel()) }\n"
  private let root = "root AppDelegate -> AppCoordinator retained\n"

  @Test func `a screen is shown as the method's name says, and its view model's steps are heard`() {
    app(
      """
      push(scene: Feed.self, viewModel: FeedModel()) { [weak self] step in
        switch step {
        case .detail: self?.openDetail()
        case .shop: self?.openShop()
        }
      }
      """, Self.openDetail + "func openShop() { start(coordinator: ShopCoordinator()) { _ in } }"
    ).expect(
      root + """
        child AppCoordinator -> ShopCoordinator collection started likely
        delegate FeedModel -> AppCoordinator via publisher links push messages navigator.detail,navigator.shop likely
        delegate ShopCoordinator -> AppCoordinator via publisher links start likely
        flow Feed -> Detail navigator.detail push by AppCoordinator likely
        flow Feed -> ShopCoordinator navigator.shop start by AppCoordinator likely
        screen AppCoordinator -> Detail push likely
        screen AppCoordinator -> Feed push initial likely
        """)
  }

  /// Calls that a coordinator inherits, with the transition that they say.
  @Test(arguments: [
    ("push(scene: Feed.self, viewModel: FeedModel())", "push"), ("show(Feed(viewModel: FeedModel()))", "push"),
    ("self.presentModally(Feed(viewModel: FeedModel()), animated: true)", "present"),
    ("set(root: Feed(viewModel: FeedModel()))", "root"), ("replaceStack(with: Feed(viewModel: FeedModel()))", "root"),
    ("super.embed { Feed(viewModel: FeedModel()) }", "embed"), ("addTab(Feed(viewModel: FeedModel()))", "tab"),
    ("navigate(to: Feed(viewModel: FeedModel()))", "other"),
  ])
  func `the name says how a screen is shown`(call: String, transition: String) {
    app(call).expect(root + "screen AppCoordinator -> Feed \(transition) initial likely")
  }

  @Test(arguments: [
    "start(coordinator: ShopCoordinator())", "presentCoordinator(make: { ShopCoordinator() })",
    "add(child: ShopCoordinator())", "let shop = ShopCoordinator()\n run(shop, animated: true)",
  ])
  func `a coordinator that is handed to an inherited method is a child`(call: String) {
    app(call).expect(root + "child AppCoordinator -> ShopCoordinator collection started likely")
  }

  @Test(arguments: [
    "if isTopmost(scene: Feed.self) { reload() }", "remove(child: ShopCoordinator())",
    "childDidFinish(ShopCoordinator())", "track(Feed(viewModel: FeedModel()))", "register(Feed.self, FeedModel())",
    "push(name: \"feed\") { _ in }",
  ])
  func `a call whose name speaks of something else does nothing`(call: String) {
    app(call).expect(root)
  }

  @Test func `a child's steps are heard by the parent, closures without parameters hear nothing`() {
    app(
      """
      start(coordinator: ShopCoordinator(), didStart: { [weak self] in self?.openFeed() }) { [weak self] step in
        switch step {
        case .closed: self?.openDetail()
        }
      }
      """, Self.openDetail + "func openFeed() { present(Feed(viewModel: FeedModel())) }"
    ).expect(
      root + """
        child AppCoordinator -> ShopCoordinator collection started likely
        delegate ShopCoordinator -> AppCoordinator via publisher links start messages navigator.closed likely
        screen AppCoordinator -> Detail push likely
        screen AppCoordinator -> Feed present likely
        """)
  }

  @Test func `a coordinator listens to what a view model carries`() {
    Fixture(
      """
      import FlowKit
      class FeedModel { let steps: Navigator<Step> }
      class FeedViewController: UIViewController {
        let model: FeedModel
        init(model: FeedModel) { self.model = model }
        func tapped() { model.open() }
      }
      extension FeedModel { func open() { steps.next(.detail) } }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        func start() {
          let model = FeedModel()
          model.steps.navigation.onEach { [weak self] step in
            switch step {
            case .detail: self?.openDetail()
            }
          }
          navigation.pushViewController(FeedViewController(model: model), animated: true)
        }
        func openDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate FeedModel -> FeedCoordinator via publisher links steps messages steps.detail likely
      flow FeedViewController -> DetailViewController steps.detail push by FeedCoordinator likely
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> FeedViewController push initial
      """)
  }

  @Test func `what is assumed is told once for each method, with the way to make it certain`() {
    let graph = app("push(scene: Feed.self, viewModel: FeedModel())\n start(coordinator: ShopCoordinator())").analysis()
      .graph
    #expect(
      graph.diagnostics.map(\.message) == [
        "BaseCoordinator has no source: push(scene:viewModel:) is taken to do what its name says; a model makes that certain",
        "BaseCoordinator has no source: start(coordinator:) is taken to do what its name says; a model makes that certain",
      ])
    #expect(graph.diagnostics.allSatisfy { $0.severity == .note && $0.location?.file == "App.swift" })
  }

  @Test func `a model makes the edges certain`() {
    let base = TypeModel(
      "BaseCoordinator", role: .coordinator,
      calls: [
        CallModel("push", labels: ["viewController"], .show(.first, .push)),
        CallModel("start", labels: ["coordinator"], .addChildren(.first, property: "children")),
      ])
    let options = AnalysisOptions(models: [LibraryModel(name: "FlowKit", modules: ["FlowKit"], types: [base])])
    app("push(viewController: Feed(viewModel: FeedModel()))\n start(coordinator: ShopCoordinator())").expect(
      root + """
        child AppCoordinator -> ShopCoordinator collection started
        screen AppCoordinator -> Feed push initial
        """, options: options)
  }

  @Test func `the system's base classes are not taken at their methods' names`() {
    Fixture(
      """
      class FeedCoordinator: NSObject, Coordinator {
        func start() { push(FeedViewController()) }
      }
      class FeedViewController: UIViewController {}
      """
    ).expect("")
  }

  /// An app whose coordinators inherit methods of a package's protocols, beside a class of the system.
  private func conforming(_ body: String) -> Fixture {
    Fixture(
      """
      import FlowKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let app = AppCoordinator()
        func application() { app.start() }
      }
      protocol HostCoordinator: TabCoordinator {}
      class AppCoordinator: NSObject, AnyCoordinator, HostCoordinator {
        func start() { \(body) }
      }
      class ShopCoordinator: NSObject, ChildCoordinator {
        func start() {}
      }
      class FeedViewController: UIViewController {}
      """, protocols: "")
  }

  @Test(arguments: [
    "openChildInline(ShopCoordinator())", "self.openChildModally(ShopCoordinator(), animated: true)",
    "let shop = ShopCoordinator()\n addTab(shop)",
  ])
  func `a coordinator that is handed to a method of a protocol without source is a child`(call: String) {
    conforming(call).expect(root + "child AppCoordinator -> ShopCoordinator collection started likely")
  }

  @Test func `a screen that is handed to a method of a protocol without source is shown`() {
    conforming("push(FeedViewController())").expect(
      root + "screen AppCoordinator -> FeedViewController push initial likely")
  }

  @Test func `what a protocol without source does is told with its name`() {
    #expect(
      conforming("openChildInline(ShopCoordinator())").analysis().graph.diagnostics.map(\.message) == [
        "AnyCoordinator has no source: openChildInline(_:) is taken to do what its name says; a model makes that certain"
      ])
  }

  @Test(arguments: [
    ("router.push(feed)", "push"), ("router.presentModally(feed, style: 1)", "present"),
    ("router.setRootModule(feed)", "root"),
    ("router.stack.show(FeedViewController())", "push"), ("router.navigate(to: feed)", "other"),
    ("router.show(feed, in: UINavigationController())", "push"), ("router.show(with: 1, to: feed)", "push"),
    ("router.push(from: UIViewController(), to: feed)", "push"),
  ])
  func `a router without source shows what it is handed, as its method says`(call: String, transition: String) {
    Fixture(
      """
      import FlowKit
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let router: Router
        let feed = FeedViewController()
        init(router: Router) { self.router = router }
        func start() { \(call) }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(transition) initial likely")
  }

  @Test(arguments: [
    "router.track(feed)", "router.pop(feed)", "router.push(name: 1)", "router.push(feed.title)",
    "router.show(\"Saved\", to: UINavigationController(rootViewController: feed))",
    "router.show(\"Saved\", to: PlainNavigationController(rootViewController: feed))",
    "Banner.show(banner: \"Saved\", to: UINavigationController(rootViewController: feed), action: .show)",
    "router.present(by: feed)",
  ])
  func `a router without source shows nothing that it does not say`(call: String) {
    Fixture(
      """
      class PlainNavigationController: UINavigationController {}
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let router: Router
        let feed = FeedViewController()
        init(router: Router) { self.router = router }
        func start() { \(call) }
      }
      """
    ).expect("")
  }

  @Test func `what is put into an inherited property without source is the coordinator's content`() {
    Fixture(
      """
      import FlowKit
      class ListCoordinator: Coordinator {
        var list: ListViewController { viewController as! ListViewController }
        override func loadViewController() {
          viewController = ListViewController()
          title = "List"
          list.onSelect = { self.show(DetailCoordinator(), sender: self) }
        }
      }
      class DetailCoordinator: Coordinator {
        override func loadViewController() { self.viewController = DetailViewController() }
      }
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func didTap() { onSelect?() }
      }
      class DetailViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      child ListCoordinator -> DetailCoordinator collection started likely
      delegate ListViewController -> ListCoordinator via closure links onSelect strong messages onSelect
      flow ListViewController -> DetailCoordinator onSelect start by ListCoordinator likely
      screen DetailCoordinator -> DetailViewController embed likely
      screen ListCoordinator -> ListViewController embed likely
      """)
  }

  @Test func `an assumption about a property is told with its name`() {
    let graph = app("content = Feed(viewModel: FeedModel())").analysis().graph
    #expect(
      graph.diagnostics.map(\.message) == [
        "BaseCoordinator has no source: what is assigned to content is taken to be shown; a model makes that certain"
      ])
  }

  /// How a child refers to its parent, and the wire that the library is taken to make by that.
  @Test(arguments: [
    ("weak var parentCoordinator: ParentCoordinator?", "delegate via parent links parentCoordinator weak likely"),
    ("weak var parentCoordinator: FlowOwner?", nil),
    ("weak var parentCoordinator: HomeListener?", nil),
    ("weak var owner: ParentCoordinator?", nil),
    ("var parentCoordinator: ParentCoordinator? { nil }", nil),
  ])
  func `who keeps a child hands itself to it by a type without source`(property: String, wire: String?) {
    Fixture(
      """
      import FlowKit
      protocol HomeListener: AnyObject {}
      class AppCoordinator: ParentCoordinator, NavigationCoordinator {
        let root = UINavigationController()
        func start() { openChild(HomeCoordinator()) }
      }
      class HomeCoordinator: ChildCoordinator {
        let root = UINavigationController()
        \(property)
        func start() { root.setViewControllers([HomeViewController()], animated: false) }
      }
      class HomeViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      wire.map { $0.replacing("delegate", with: "delegate HomeCoordinator -> AppCoordinator") } ?? "", kind: "delegate")
  }

  /// Who overrides what the system calls on view controllers is one, whatever its superclass without source is called.
  @Test(arguments: [
    ("class SettingsForm: TableForm", "override func viewDidLoad() { super.viewDidLoad() }", "SettingsForm"),
    ("class SettingsForm: FormKit.TableForm<Int>", "override func viewWillAppear(_ animated: Bool) {}", "SettingsForm"),
    ("class SettingsForm: TableForm", "override func reload() {}", nil),
    ("class SettingsForm: TableForm", "func viewDidLoad() {}", nil),
    ("class SettingsForm: TableForm", "override func viewDidAppear() {}", nil),
    ("class SettingsCoordinator: TableForm { override func viewDidLoad() {} }; class SettingsForm: TableForm", "", nil),
  ])
  func `a class that overrides what every view controller has is a screen`(
    declaration: String, member: String, screen: String?
  ) {
    Fixture(
      """
      import FormKit
      protocol Storyboarded { static func instantiate() -> Self }
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self { UIStoryboard(name: "Main", bundle: nil).instantiateViewController() as! Self }
      }
      \(declaration) { \(member) }
      extension SettingsForm: Storyboarded {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(SettingsForm.instantiate(), animated: true) }
      }
      """
    ).expect(screen.map { "screen AppCoordinator -> \($0) push initial" } ?? "", kind: "screen")
  }

  /// What of the platform shows by a property of that name does so where it is not known to be something else.
  @Test(arguments: [
    ("let banner = BannerView(size: 1)", "banner.rootViewController = self", nil),
    ("lazy var banner: BannerView = { BannerView(size: 1) }()", "banner.rootViewController = self", nil),
    ("", "let banner = BannerView(size: 1); banner.rootViewController = self", nil),
    ("", "view.window?.windowScene?.windows.first?.rootViewController = self", "root"),
  ])
  func `a property of another type shows nothing`(property: String, assignment: String, transition: String?) {
    Fixture(
      """
      import Banners
      class PageViewController: UIViewController {
        \(property)
        override func viewDidLoad() { \(assignment) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(PageViewController(), animated: true) }
      }
      """
    ).expect(
      (["push"] + [transition].compactMap { $0 }).map { "screen AppCoordinator -> PageViewController \($0)" }
        .joined(separator: "\n"), kind: "screen")
  }

  /// Each coordinator has its own, though no source declares it.
  @Test func `what a base class without source calls as UIKit does is what UIKit means by it`() {
    Fixture(
      """
      import FlowKit
      class FeedCoordinator: NavigationCoordinator<Step> {
        override func start() {
          super.start()
          navigationController.setViewControllers([FeedViewController()], animated: false)
        }
        func showDetail() { navigationController.show(DetailViewController(), sender: nil) }
      }
      class MapCoordinator: NavigationCoordinator<Step> {
        override func start() { self.navigationController?.viewControllers = [MapViewController()] }
        func showTop() { (navigationController.topViewController as? FeedViewController)?.reload() }
      }
      class FeedViewController: UIViewController { func reload() {} }
      class DetailViewController: UIViewController {}
      class MapViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> FeedViewController root initial
      screen MapCoordinator -> MapViewController root initial
      """, kind: "screen")
  }

  /// What a library adds to windows.
  @Test(arguments: [
    ("window.switchRootViewController(to: page)", "screen AppCoordinator -> HomeViewController root likely"),
    (
      "window.fade(in: UINavigationController(rootViewController: page))",
      "screen AppCoordinator -> HomeViewController root likely"
    ),
    ("window.layoutIfNeeded(); print(page)", ""),
    ("window.log(page.title)", ""),
    ("window.track(page)", ""),
  ])
  func `what is handed to a window is shown in it`(call: String, screen: String) {
    Fixture(
      """
      final class HomeViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let page = HomeViewController()
          \(call)
        }
      }
      """
    ).expect(screen, kind: "screen")
  }
}
