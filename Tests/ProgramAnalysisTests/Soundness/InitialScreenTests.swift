import Testing

/// Which screens a coordinator's start brings up, and which only come later.
@Suite struct InitialScreenTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # at once
        func start() { push(ListViewController()) }
        func showDetail() { push(DetailViewController()) }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push
      # through a helper
        func start() { showList() }
        private func showList() { navigation.setViewControllers([ListViewController()], animated: false) }
        private func showDetail() { navigation.present(DetailViewController(), animated: true) }
      > screen FeedCoordinator -> ListViewController root initial
      > screen FeedCoordinator -> DetailViewController present
      # either of two branches
        func start() {
          if isReady { push(ListViewController()) } else { push(DetailViewController()) }
        }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push initial
      # in a callback of the first
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.push(DetailViewController()) }
          push(list)
        }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push
      # in a callback that is a method
        func start() {
          let list = ListViewController()
          list.onSelect = showDetail
          push(list)
        }
        func showDetail() { push(DetailViewController()) }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push
      # at the start and later again
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.again() }
          push(list)
        }
        func again() { push(ListViewController()) }
      > screen FeedCoordinator -> ListViewController push initial
      # later by another transition
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.again() }
          push(list)
        }
        func again() { navigation.present(ListViewController(), animated: true) }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> ListViewController present
      # all tabs
        func start() {
          tabs.setViewControllers([ListViewController(), DetailViewController()], animated: false)
          window.rootViewController = tabs
        }
      > screen FeedCoordinator -> ListViewController tab initial
      > screen FeedCoordinator -> DetailViewController tab initial
      # in a closure that runs at once
        func start() {
          [1].forEach { _ in push(ListViewController()) }
        }
        func later() { push(DetailViewController()) }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push
      # nothing at the start
        func start() {}
        func showDetail() { push(DetailViewController()) }
      > screen FeedCoordinator -> DetailViewController push
      # the route that the start asks for
        enum Route { case list, detail }
        func start() { go(.list) }
        func go(_ route: Route) {
          switch route {
          case .list: push(ListViewController())
          case .detail: push(DetailViewController())
          }
        }
      > screen FeedCoordinator -> ListViewController push initial
      > screen FeedCoordinator -> DetailViewController push
      """))
  func `a screen that the start shows is initial, one that comes later is not`(way: FixtureCase) {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func tapped() { onSelect?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let tabs = UITabBarController()
        let window = UIWindow()
        var isReady: Bool { navigation.viewControllers.isEmpty }
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      \(way.code)
      }
      """
    ).expect("\(way.outcome)", kind: "screen")
  }

  /// Which branch a start takes that tests what is set by hand, or what the coordinator begins with.
  @Test(arguments: [
    ("let isKnown = true\nif isKnown { showList() } else { showDetail() }", "", "List"),
    ("let isKnown = false; guard isKnown else { return showDetail() }; showList()", "", "Detail"),
    ("if !isOpen { showDetail(); return }\nshowList()", "private var isOpen = false", "Detail"),
    ("if isOpen && Store.isFull { showList() } else { showDetail() }", "private var isOpen = false", "Detail"),
    ("if isOpen || Store.isFull { showList() } else { showDetail() }", "let isOpen = true", "List"),
    ("if page == .list { showList() } else { showDetail() }", "private var page = Page.detail", "Detail"),
    ("if case .list = page { showList() } else { showDetail() }", "private var page = Page.list", "List"),
    (
      "switch page { case .list: showList(); case .detail, .help: showDetail() }", "private var page: Page = .help",
      "Detail"
    ),
    ("switch page { case .list: showList(); default: showDetail() }", "let page = Page.list", "List"),
  ])
  func `a start goes the way that its constants and first values say`(start: String, member: String, first: String) {
    #expect(beginsWith(start, member) == [first])
  }

  /// Where the value may be another when the start is called, or is asked for elsewhere.
  @Test(arguments: [
    (
      "if isOpen { showList() } else { showDetail() }",
      "var isOpen = false; init(isOpen: Bool) { self.isOpen = isOpen }"
    ),
    ("isOpen = Store.isFull; if isOpen { showList() } else { showDetail() }", "private var isOpen = false"),
    ("prepare(); if isOpen { showList() } else { showDetail() }", "private var isOpen = false"),
    ("if isClosed { showDetail() } else { showList() }", "var isClosed = false"),
    ("route()", "private var isOpen = false\nfunc route() { if isOpen { showList() } else { showDetail() } }"),
    ("var isOpen = false; isOpen = Store.isFull; if isOpen { showList() } else { showDetail() }", ""),
    ("if Store.isFull { showList() } else { showDetail() }", ""),
    (
      "do { isOpen = try Store.load(); if isOpen { showList() } else { showDetail() } } catch {}",
      "private var isOpen = false"
    ),
    ("isOpen.toggle(); if isOpen { showList() } else { showDetail() }", "private var isOpen = Store.isFull"),
    (
      "user = Store.user; if isOpen { showList() } else { showDetail() }",
      "private var isOpen = false\nvar user: String? { didSet { isOpen = user != nil } }"
    ),
    ("if page == .first { showList() } else { showDetail() }", "private let page = Page.help"),
    ("switch page { case .detail: showDetail(); default: showList() }", "private let page = Page.first"),
  ])
  func `a start goes either way where another value may be there`(start: String, member: String) {
    #expect(beginsWith(start, member) == ["Detail", "List"])
  }

  private func beginsWith(_ start: String, _ member: String) -> [String] {
    Fixture(
      """
      enum Page { case list, detail, help; static var first: Page { Store.isFull ? .list : .detail } }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(member)
        func start() { \(start) }
        func open() { isOpen = true; page = .list }
        func prepare() { isOpen = Store.isFull }
        func showList() { navigation.pushViewController(ListViewController(), animated: true) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        var feed: FeedCoordinator?
        func start() {
          let feed = FeedCoordinator(isOpen: false)
          feed.isClosed = Store.isFull
          self.feed = feed
          feed.start()
        }
      }
      """
    ).analysis().graph.edges.filter(\.isInitial).map(\.to).filter { $0.hasSuffix("ViewController") }
      .map { $0.replacing("ViewController", with: "") }
  }

  @Test func `a start that a base class declares is one`() {
    Fixture(
      """
      class BaseCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([first()], animated: false) }
        func first() -> UIViewController { fatalError() }
      }
      class ListViewController: UIViewController {}
      class FeedCoordinator: BaseCoordinator {
        override func first() -> UIViewController { ListViewController() }
      }
      """
    ).expect("screen FeedCoordinator -> ListViewController root initial", kind: "screen")
  }

  @Test func `what a parent shows of its child at once is initial`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        private let controller = FeedViewController()
        func start() {}
        func toPresentable() -> UIViewController { controller }
        func showDetail() { controller.navigationController?.pushViewController(DetailViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var feed: FeedCoordinator?
        func start() {
          let feed = FeedCoordinator()
          self.feed = feed
          feed.start()
          navigation.pushViewController(feed.toPresentable(), animated: true)
        }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController embed initial
      screen FeedCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  @Test func `a child of the start has initial screens of its own`() {
    Fixture(
      """
      class HomeViewController: UIViewController {}
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
        func openFeed() {
          let feed = FeedCoordinator(navigation: navigation)
          children.append(feed)
          feed.start()
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root initial
      screen FeedCoordinator -> FeedViewController push initial
      """, kind: "screen")
  }

  @Test func `what a delegate asks for later is not initial`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func didSelect() }
      class FeedViewController: UIViewController {
        weak var delegate: FeedDelegate?
        func tapped() { delegate?.didSelect() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.delegate = self
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController push initial
      screen FeedCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  @Test func `a SwiftUI coordinator begins with the root of its stack`() {
    Fixture(
      """
      import SwiftUI
      struct ListView: View { var body: some View { Text("") } }
      struct DetailView: View { var body: some View { Text("") } }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([UIHostingController(rootView: ListView())], animated: false) }
        func showDetail() { navigation.pushViewController(UIHostingController(rootView: DetailView()), animated: true) }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> ListView root initial
      screen FeedCoordinator -> DetailView push
      """, kind: "screen")
  }

  @Test func `a coordinator's view begins with what no state decides about`() {
    Fixture(
      """
      enum Page: Hashable { case detail }
      struct ListView: View { var body: some View { Text("") } }
      struct DetailView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct BadgeView: View { var body: some View { Text("") } }
      @Observable final class ShopCoordinator {
        var path: [Page] = []
        var isHelpShown = false
      }
      struct ShopCoordinatorView: View {
        @Bindable var coordinator: ShopCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView().navigationDestination(for: Page.self) { _ in DetailView() }
          }.sheet(isPresented: $coordinator.isHelpShown) { HelpView() }
        }
      }
      @Observable final class BadgeCoordinator { var isHelpShown = false }
      struct BadgeCoordinatorView: View {
        @Bindable var coordinator: BadgeCoordinator
        var body: some View { BadgeView().sheet(isPresented: $coordinator.isHelpShown) { HelpView() } }
      }
      @Observable final class AppCoordinator {
        var tab = 0
        var shop: ShopCoordinator?
        let badge = BadgeCoordinator()
        func startShop() { shop = ShopCoordinator() }
      }
      struct AppCoordinatorView: View {
        @Bindable var coordinator: AppCoordinator
        var body: some View {
          TabView(selection: $coordinator.tab) { BadgeCoordinatorView(coordinator: coordinator.badge).tag(0) }
            .sheet(item: $coordinator.shop) { ShopCoordinatorView(coordinator: $0) }
        }
      }
      @main struct ShopApp: App {
        @State private var coordinator = AppCoordinator()
        var body: some Scene { WindowGroup { AppCoordinatorView(coordinator: coordinator) } }
      }
      """, protocols: ""
    ).expect(
      """
      screen BadgeCoordinator -> BadgeView embed initial
      screen BadgeCoordinator -> HelpView present
      screen ShopCoordinator -> ListView root initial
      screen ShopCoordinator -> DetailView push
      screen ShopCoordinator -> HelpView present
      """, kind: "screen")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # a route
        init() { super.init(initialRoute: .home) }
      >  initial
      # nil
        init() { super.init(initialRoute: nil) }
      # none
        init() { super.init() }
      # no initializer
      # a default that is nil
        init(route: AppRoute? = nil) { super.init(initialRoute: route) }
      # a default that is a route
        init(route: AppRoute = .home) { super.init(initialRoute: route) }
      >  initial
      """))
  func `a library's initial route brings up the initial screen`(way: FixtureCase) {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case home, detail }
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: NavigationCoordinator<AppRoute> {
      \(way.code)
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home: return .set([HomeViewController()])
          case .detail: return .push(DetailViewController())
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private let router = AppCoordinator().strongRouter
        func application(_ application: UIApplication) { router.setRoot(for: UIWindow()) }
      }
      """, protocols: ""
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root\(way.outcome)
      screen AppCoordinator -> DetailViewController push
      """, kind: "screen")
  }

  /// What an object is made with it calls later, whether the object's own code has to do with the flow or not.
  @Test(arguments: [
    ("@escaping () -> Void", "{ self.showLicense() }"), ("@escaping @autoclosure () -> Void", "self.showLicense()"),
    ("@autoclosure @escaping () -> ()", "self.showLicense()"),
  ])
  func `what the entry of a list does is none of the first steps`(parameter: String, action: String) {
    let app = Fixture(
      """
      struct Entry {
        let action: () -> Void
        init(action: \(parameter)) { self.action = action }
      }
      class Source<Data>: NSObject {
        private let data: [Data]
        init(data: [Data]) { self.data = data; super.init() }
      }
      protocol SettingsDelegate: AnyObject { func showLicense() }
      class SettingsViewController: UIViewController {
        weak var delegate: SettingsDelegate?
        var user: Int? { didSet { source = Source(data: entries) } }
        private lazy var source = Source(data: entries)
        private var entries: [Entry] { [Entry(action: \(action))] }
        func select(_ index: Int) { entries[index].action() }
        private func showLicense() { delegate?.showLicense() }
      }
      class LicenseViewController: UIViewController {}
      class SettingsCoordinator: Coordinator, SettingsDelegate {
        let navigation = UINavigationController()
        func start() {
          let page = SettingsViewController()
          page.delegate = self
          page.user = 1
          navigation.viewControllers = [page]
        }
        func showLicense() { navigation.pushViewController(LicenseViewController(), animated: true) }
      }
      """)
    app.expect(
      """
      screen SettingsCoordinator -> LicenseViewController push
      screen SettingsCoordinator -> SettingsViewController root initial
      """, kind: "screen")
    app.expect(
      "flow SettingsViewController -> LicenseViewController showLicense push by SettingsCoordinator", kind: "flow")
  }

  /// A page that tells its controls what to do as soon as it is made.
  @Test(arguments: [
    ("button.onTap { [weak self] in self?.model.logIn() }", false),
    ("button.addAction(UIAction { [weak self] _ in self?.model.logIn() }, for: .touchUpInside)", false),
    ("button.configure { [weak self] in self?.model.logIn() }", true),
    ("button.configure(\"\") { [weak self] in self?.model.logIn() }", true),
    ("splash.play { [weak self] in self?.model.logIn() }", true),
    ("cell.fill(title: \"\") { [weak self] in self?.model.logIn() }", false),
    // Who asks for a cell by its type is given one by a method that no source shows.
    ("table.dequeue(PersonCell.self).fill(title: \"\") { [weak self] in self?.model.logIn() }", false),
    ("lists.next(PersonCell.self, 1).fill(title: \"\") { [weak self] in self?.model.logIn() }", false),
    ("lists.next(Service.self, 1).fill(title: \"\") { [weak self] in self?.model.logIn() }", true),
    // What a service calls back may come at once.
    ("service.check { [weak self] in self?.model.logIn() }", true),
  ])
  func `what the user does later is no opening`(setup: String, opens: Bool) {
    Fixture(
      """
      class RoundButton: UIButton {
        func onTap(_ act: @escaping () -> Void) { addAction(.init(handler: { _ in act() }), for: .touchUpInside) }
        func configure(_ act: () -> Void) { act() }
        func configure(_ title: String, _ act: () -> Void) { act() }
      }
      class SplashView: UIView { func play(_ done: @escaping () -> Void) { UIView.animate(withDuration: 1) {} completion: { _ in done() } } }
      class PersonCell: UITableViewCell {
        let more = UIButton()
        func fill(title: String, _ act: @escaping () -> Void) { more.act = act }
      }
      class Service { func check(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } } }
      protocol LoginDelegate: AnyObject { func didLogIn() }
      class LoginModel {
        weak var delegate: LoginDelegate?
        func logIn() { delegate?.didLogIn() }
      }
      class LoginViewController: UIViewController {
        let button = RoundButton()
        let service = Service()
        let splash = SplashView()
        let cell = PersonCell()
        let table = UITableView()
        let model: LoginModel
        init(model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil); setUp() }
        func setUp() { \(setup) }
      }
      class HomeViewController: UIViewController {}
      class AppCoordinator: Coordinator, LoginDelegate {
        let navigation = UINavigationController()
        func start() {
          let model = LoginModel()
          model.delegate = self
          navigation.pushViewController(LoginViewController(model: model), animated: false)
        }
        func didLogIn() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> HomeViewController push\(opens ? " initial" : "")
      screen AppCoordinator -> LoginViewController push initial
      """, kind: "screen")
  }
}
