import Testing

/// Screens that a coordinator puts in front of the user, by who puts them where.
@Suite struct ScreenTests {
  /// Statements that show `screen`, with the transition that each is.
  @Test(arguments: [
    ("navigation.pushViewController(screen, animated: true)", "push"),
    ("navigation.show(screen, sender: nil)", "push"),
    ("navigation.topViewController?.show(UINavigationController(rootViewController: screen), sender: nil)", "present"),
    ("navigation.present(screen, animated: true)", "present"),
    ("navigation.topViewController?.present(screen, animated: true, completion: nil)", "present"),
    ("navigation.present(UINavigationController(rootViewController: screen), animated: true)", "present"),
    ("navigation.setViewControllers([screen], animated: false)", "root"),
    ("navigation.viewControllers = [screen]", "root"),
    ("window.rootViewController = screen", "root"),
    ("window.rootViewController = UINavigationController(rootViewController: screen)", "root"),
    ("let inner = UINavigationController(rootViewController: screen)\nwindow.rootViewController = inner", "root"),
    (
      "let inner = UINavigationController()\ninner.viewControllers = [screen]\nwindow.rootViewController = inner",
      "root"
    ),
    ("navigation.addChild(screen)", "root"),
    ("split.setViewController(screen, for: .secondary)", "embed"),
    ("split.showDetailViewController(screen, sender: self)", "embed"),
    ("split.viewControllers = [UIViewController(), screen]", "embed"),
    ("pages.setViewControllers([screen], direction: .forward, animated: true)", "embed"),
    ("tabs.viewControllers = [screen]", "tab"),
    ("tabs.setViewControllers([UINavigationController(rootViewController: screen)], animated: false)", "tab"),
    ("push(screen)", "push"),
    ("perform { $0.pushViewController(screen, animated: true) }", "push"),
  ])
  func `a screen is shown`(statement: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let window = UIWindow()
        let tabs = UITabBarController()
        let split = UISplitViewController()
        let pages = UIPageViewController()
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func perform(_ work: (UINavigationController) -> Void) { work(navigation) }
        func start() {
          let screen = FeedViewController()
          \(statement)
        }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController \(transition)")
  }

  @Test func `a storyboard gives a page of the class that a factory of all view controllers is called on`() {
    Fixture(
      """
      extension UIViewController {
        static func load() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self))
        }
        static func loading() -> UIViewController { LoadingViewController() }
      }
      class LoadingViewController: UIViewController {}
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController.load()
          navigation.pushViewController(feed, animated: true)
          navigation.present(FeedViewController.loading(), animated: true)
        }
      }
      """
    ).expect(
      """
      screen FeedCoordinator -> FeedViewController push
      screen FeedCoordinator -> LoadingViewController present
      """)
  }

  @Test func `a router that nobody is seen to make shows screens on the stack that it is given`() {
    Fixture(
      """
      //- Router.swift
      protocol Router { func setRoot(_ screen: UIViewController) }
      final class StackRouter: Router {
        private weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func setRoot(_ screen: UIViewController) { stack?.setViewControllers([screen], animated: false) }
      }
      //- Feed.swift
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        private let router: Router
        init(router: Router) { self.router = router }
        func start() { router.setRoot(FeedViewController()) }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController root")
  }

  /// Where the screen comes from, with declarations that it needs.
  @Test(
    arguments: FixtureCase.list(
      """
      # FeedViewController()
      # FeedViewController.init()
      # FeedViewController(nibName: nil, bundle: nil)
      # makeFeed()
        extension FeedCoordinator { func makeFeed() -> UIViewController { FeedViewController() } }
      # factory.makeFeed()
        class Factory: Making { func makeFeed() -> UIViewController { FeedViewController() } }
        protocol Making { func makeFeed() -> UIViewController }
      # FeedViewController.instantiate()
        protocol Storyboarded {}
        extension FeedViewController: Storyboarded {}
        extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self {
        let board = UIStoryboard(name: "Main", bundle: nil)
        return board.instantiateViewController(withIdentifier: "x") as! Self
        }
        }
      # storyboard.instantiateViewController(withIdentifier: "Feed") as! FeedViewController
      # storyboard.instantiateInitialViewController() as? FeedViewController ?? FeedViewController()
      # storyboard.instantiateViewController(identifier: "Feed") { coder in FeedViewController(coder: coder) }
      # kept
      # builder()
      # Modules.feed.controller
        enum Modules {
        case feed
        var controller: UIViewController {
        switch self { case .feed: FeedViewController() }
        }
        }
      # wrap(FeedViewController())
        func wrap<C: UIViewController>(_ controller: C) -> C { controller }
      # UIHostingController(rootView: FeedView())
      # UIHostingController(rootView: AnyView(FeedView().padding()))
      # UIHostingController(rootView: NavigationStack { FeedView() })
      # FeedHost(rootView: FeedView())
        class FeedHost<Content: View>: UIHostingController<Content> {}
      """))
  func `a screen is the concrete type that is made`(origin: FixtureCase) {
    let isView = origin.name.contains("FeedView()") || origin.name.contains("FeedHost")
    Fixture(
      """
      class FeedViewController: UIViewController {}
      struct FeedView: View { var body: some View { Text("") } }
      \(origin.code)
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let storyboard = UIStoryboard(name: "Feed", bundle: nil)
        lazy var kept = FeedViewController()
        var builder: () -> UIViewController = { FeedViewController() }
        \(origin.code.contains("Making") ? "let factory: Making = Factory()" : "")
        func start() {
          let screen = \(origin.name)
          1️⃣navigation.pushViewController(screen, animated: true)
        }
      }
      """
    ).expect("screen FeedCoordinator -> \(isView ? "FeedView" : "FeedViewController") push @1️⃣")
  }

  @Test func `a router shows what presents itself`() {
    Fixture(
      """
      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
      protocol Router: Presentable {
        func push(_ module: Presentable?)
        func setRootModule(_ module: Presentable?)
      }
      final class NavigationRouter: Router {
        private weak var root: UINavigationController?
        init(root: UINavigationController) { self.root = root }
        func push(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          2️⃣root?.pushViewController(controller, animated: true)
        }
        func setRootModule(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          root?.setViewControllers([controller], animated: false)
        }
        func toPresent() -> UIViewController? { root }
      }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func start() { router.setRootModule(ListViewController()) }
        func showDetail() { 1️⃣router.push(DetailViewController()) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: FeedCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = FeedCoordinator(router: NavigationRouter(root: UINavigationController()))
          coordinator?.start()
        }
      }
      """
    ).expect(
      """
      root SceneDelegate -> FeedCoordinator retained
      screen FeedCoordinator -> DetailViewController push @1️⃣ 2️⃣
      screen FeedCoordinator -> ListViewController root
      """)
  }

  @Test func `content handed upward is embedded, also where the parent pushes it`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        private let controller = FeedViewController()
        func start() {}
        func toPresentable() -> UIViewController { controller }
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
      child AppCoordinator -> FeedCoordinator property started
      screen FeedCoordinator -> FeedViewController embed
      """)
  }

  @Test func `tabs made in a loop are tabs of the coordinator`() {
    Fixture(
      """
      enum Tab: CaseIterable { case feed, search }
      class FeedViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let tabs = UITabBarController()
        func start() {
          tabs.setViewControllers(Tab.allCases.map { navigation(for: $0) }, animated: false)
        }
        func navigation(for tab: Tab) -> UINavigationController {
          switch tab {
          case .feed: return UINavigationController(rootViewController: FeedViewController())
          case .search: return UINavigationController(rootViewController: SearchViewController())
          }
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> SearchViewController tab
      """)
  }

  @Test(arguments: ["setViewControllers(tabs, animated: true)", "viewControllers = tabs"])
  func `stacks that a tab bar controller of the app was made with are tabs`(statement: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class TabsViewController: UITabBarController {
        private let tabs: [UINavigationController]
        init(tabs: [UINavigationController]) {
          self.tabs = tabs
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statement)
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(TabsViewController(tabs: [feed(), search()]), animated: true) }
        func feed() -> UINavigationController { UINavigationController(rootViewController: FeedViewController()) }
        func search() -> UINavigationController { UINavigationController(rootViewController: SearchViewController()) }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> SearchViewController tab
      screen AppCoordinator -> TabsViewController push
      """)
  }

  @Test func `tabs of a tab bar of one's own are tabs`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class SearchViewController: UIViewController {}
      class PagedController: UIViewController {
        var pages: [UIViewController] = []
        func setPages(_ pages: [UIViewController]) {
          self.pages = pages
          select(0)
        }
        func select(_ index: Int) { addChild(pages[index]) }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() {
          let container = PagedController()
          container.setPages([FeedViewController(), SearchViewController()])
          window.rootViewController = container
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> SearchViewController tab
      screen AppCoordinator -> PagedController root
      """)
  }

  @Test(arguments: [
    "navigation.viewControllers = navigation.viewControllers.filter { !($0 is FeedViewController) }",
    "navigation.setViewControllers(navigation.viewControllers.dropLast(), animated: true)",
    "navigation.popViewController(animated: true)",
    "navigation.popToViewController(kept, animated: true)",
    "navigation.dismiss(animated: true)",
    "navigation.present(UIAlertController(), animated: true)",
    "navigation.present(SFSafariViewController(url: url), animated: true)",
    "navigation.pushViewController(UIViewController(), animated: true)",
    "window.rootViewController = UINavigationController()",
    "kept.view.backgroundColor = .red",
    "_ = FeedViewController()",
  ])
  func `what only removes, or shows a system's screen, shows none`(statement: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let window = UIWindow()
        let kept = FeedViewController()
        func start() {
          \(statement)
        }
      }
      """
    ).expect("")
  }

  @Test func `a screen's own screens are not its coordinator's`() {
    Fixture(
      """
      class DetailViewController: UIViewController {}
      class FeedViewController: UIViewController {
        func tapped() { present(DetailViewController(), animated: true) }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController(), animated: true) }
      }
      """
    ).expect("screen FeedCoordinator -> FeedViewController push")
  }

  /// One page of a class is handed to the parent, and another one of it is pushed.
  @Test func `a page that is pushed says nothing of another of its class that is handed out`() {
    Fixture(
      """
      class SettingsViewController: UIViewController {}
      class SettingsCoordinator: Coordinator {
        let navigation = UINavigationController()
        private let list = SettingsViewController()
        func start() {}
        func makePage() -> UIViewController { list }
        func showMore() { navigation.pushViewController(SettingsViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let settings = SettingsCoordinator()
        func start() {
          settings.start()
          navigation.addChild(settings.makePage())
        }
      }
      """
    ).expect(
      """
      screen SettingsCoordinator -> SettingsViewController embed initial
      screen SettingsCoordinator -> SettingsViewController push
      """, kind: "screen")
  }

  /// What a protocol adds may be called like UIKit's method that it calls of the view controller behind it.
  @Test(arguments: [
    (
      "present(_ page: Presentable, animated: Bool)",
      "controller.present(page.controller, animated: animated, completion: nil)"
    ),
    (
      "present(_ page: Presentable, animated: Bool, completion: (() -> Void)? = nil)",
      "self.controller.present(page.controller, animated: animated, completion: completion)"
    ),
  ])
  func `a protocol's method of UIKit's name calls UIKit's`(method: String, body: String) {
    Fixture(
      """
      protocol Presentable: AnyObject { var controller: UIViewController { get } }
      extension Presentable where Self: UIViewController { var controller: UIViewController { self } }
      extension Presentable {
        func \(method) { \(body) }
      }
      final class SettingsViewController: UIViewController, Presentable {}
      final class TermsViewController: UIViewController, Presentable {}
      final class SettingsCoordinator: Coordinator {
        let page: Presentable = SettingsViewController()
        func start() {}
        func showTerms() { page.present(TermsViewController(), animated: true) }
      }
      """
    ).expect("screen SettingsCoordinator -> TermsViewController present", kind: "screen")
  }
}
