import Testing

/// Callbacks by reference: a delegate, the parent, or the coordinator itself.
@Suite struct DelegateTests {
  @Test func `a child calls its parent by a delegate`() {
    Fixture(
      """
      protocol FeedCoordinatorDelegate: AnyObject { func feedDidFinish(_ feed: FeedCoordinator) }
      class FeedCoordinator: Coordinator {
        weak var delegate: FeedCoordinatorDelegate?
        func start() {}
        func finish() { delegate?.feedDidFinish(self) }
      }
      class AppCoordinator: Coordinator, FeedCoordinatorDelegate {
        var child: Coordinator?
        func start() {
          let feed = FeedCoordinator()
          1️⃣feed.delegate = self
          child = feed
          feed.start()
        }
        func feedDidFinish(_ feed: FeedCoordinator) { child = nil }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started removed
      delegate FeedCoordinator -> AppCoordinator via delegate links delegate protocol FeedCoordinatorDelegate \
      weak messages feedDidFinish @1️⃣
      """)
  }

  /// A scene of view, interactor, presenter and coordinator, of which a factory makes all.
  private static let scene = """
    protocol LoginDelegate: AnyObject { func loginDidEnd() }
    protocol LoginCoordinating: AnyObject { var viewController: UIViewController? { get set } }
    final class LoginCoordinator: LoginCoordinating {
      weak var viewController: UIViewController?
      private weak var delegate: LoginDelegate?
      init(delegate: LoginDelegate) { self.delegate = delegate }
    }
    final class LoginPresenter {
      private let coordinator: LoginCoordinating
      init(coordinator: LoginCoordinating) { self.coordinator = coordinator }
    }
    final class LoginInteractor {
      private let presenter: LoginPresenter
      init(presenter: LoginPresenter) { self.presenter = presenter }
    }
    final class LoginViewController: UIViewController {
      private let interactor: LoginInteractor
      init(interactor: LoginInteractor) {
        self.interactor = interactor
        super.init(nibName: nil, bundle: nil)
      }
    }
    enum LoginFactory {
      static func make(delegate: LoginDelegate) -> UIViewController {
        let coordinator = LoginCoordinator(delegate: delegate)
        let presenter = LoginPresenter(coordinator: coordinator)
        let page = LoginViewController(interactor: LoginInteractor(presenter: presenter))
        coordinator.viewController = page
        return page
      }
    }

    """

  @Test func `a coordinator whose moves are not written yet is one by its contract and its page`() {
    Fixture(
      Self.scene + """
        class AppCoordinator: LoginDelegate {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(LoginFactory.make(delegate: self), animated: true) }
          func loginDidEnd() {}
        }
        """
    ).expect(
      """
      delegate LoginCoordinator -> AppCoordinator via delegate links delegate protocol LoginDelegate weak
      delegate LoginPresenter -> LoginCoordinator via delegate links coordinator protocol LoginCoordinating strong
      screen AppCoordinator -> LoginViewController push
      """)
  }

  @Test func `a tab bar controller's factory wires a presenter that its page has through another object`() {
    Fixture(
      Self.scene + """
        class TabsController: UITabBarController, LoginDelegate {
          override func viewDidLoad() { setViewControllers([LoginFactory.make(delegate: self)], animated: false) }
          func loginDidEnd() {}
        }
        class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(TabsController(), animated: true) }
        }
        """
    ).expect(
      """
      delegate LoginPresenter -> LoginCoordinator via delegate links coordinator protocol LoginCoordinating strong
      screen AppCoordinator -> TabsController push
      """)
  }

  @Test func `a view model that is a value and sends nothing yet holds its coordinator`() {
    Fixture(
      """
      struct FeedViewModel {
        weak var coordinator: FeedCoordinator?
        init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FeedViewModel(coordinator: self)
          navigation.pushViewController(FeedViewController(viewModel: model), animated: true)
        }
      }
      """
    ).expect("delegate FeedViewModel -> FeedCoordinator via delegate links coordinator weak", kind: "delegate")
  }

  @Test(arguments: [
    ("", "1️⃣ 2️⃣"),
    ("init(delegate: FeedDelegate?) { 4️⃣super.init(delegate: delegate) }", "1️⃣ 4️⃣ 2️⃣"),
  ])
  func `the place of a wire is where the child is given it, not the base class that takes it over`(
    initializer: String, places: String
  ) {
    Fixture(
      """
      //- Base.swift
      protocol FeedDelegate: AnyObject { func feedDidFinish() }
      class BaseCoordinator: Coordinator {
        weak var delegate: FeedDelegate?
        var children: [Coordinator]
        init(children: [Coordinator] = [], delegate: FeedDelegate? = nil) {
          self.children = children
          2️⃣self.delegate = delegate
        }
        func start() {}
      }
      //- Feed.swift
      class FeedCoordinator: BaseCoordinator {
        \(initializer)
        func finish() { delegate?.feedDidFinish() }
      }
      //- App.swift
      class AppCoordinator: BaseCoordinator, FeedDelegate {
        override func start() {
          let feed = 1️⃣FeedCoordinator(delegate: self)
          3️⃣children.append(feed)
          feed.start()
        }
        func feedDidFinish() {}
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started @3️⃣
      delegate FeedCoordinator -> AppCoordinator via delegate links delegate protocol FeedDelegate \
      weak messages feedDidFinish @\(places)
      """)
  }

  @Test(arguments: [
    ("weak var parentCoordinator: Coordinator?", "weak"), ("unowned let parentCoordinator: Coordinator", "weak"),
    ("var parentCoordinator: AppCoordinator?", "strong"),
  ])
  func `a child knows its parent as such`(property: String, strength: String) {
    let named = property.contains("AppCoordinator") ? "" : " protocol Coordinator"
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        \(property)
        init(parent: AppCoordinator) { self.parentCoordinator = parent }
        func start() {}
        func finish() { parentCoordinator?.start() }
      }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          child = FeedCoordinator(parent: self)
          child?.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started
      delegate FeedCoordinator -> AppCoordinator via parent links parentCoordinator\(named) \(strength) messages start
      """)
  }

  /// What a child calls the coordinator that its tab bar makes it for, what that does with it, and how the reference is told.
  @Test(arguments: [
    ("home", "children.append(child)", "parent"), ("parentCoordinator", "latest = child.title", "parent"),
    ("home", "latest = child.title", "delegate"),
  ])
  func `a child that a screen makes for its parent knows the parent as such`(
    name: String, taking: String, via: String
  ) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        let title = ""
        weak var \(name): AppCoordinator?
        init(parent: AppCoordinator?) {
          self.\(name) = parent
          self.\(name)?.register(self)
        }
        func start() {}
      }
      class TabsViewController: UITabBarController {
        weak var coordinator: AppCoordinator?
        lazy var feed = FeedCoordinator(parent: coordinator)
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        override func viewDidLoad() { feed.start() }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        var children: [Coordinator] = []
        var latest = ""
        func start() { window.rootViewController = TabsViewController(coordinator: self) }
        func register(_ child: FeedCoordinator) { \(taking) }
      }
      """
    ).expect(
      """
      delegate FeedCoordinator -> AppCoordinator via \(via) links \(name) weak messages register
      delegate TabsViewController -> AppCoordinator via delegate links coordinator weak
      """, kind: "delegate")
  }

  /// The ways to hand the coordinator to the screen, with the members that the screen needs for them.
  @Test(arguments: [
    ("let screen = FeedViewController()\nscreen.delegate = self", ""),
    ("let screen = FeedViewController()\nself.wire(screen)", ""),
    ("let screen = FeedViewController(delegate: self)", "init(delegate: FeedDelegate) { self.delegate = delegate }"),
    ("let screen = FeedViewController(self)", "init(_ delegate: FeedDelegate?) { self.delegate = delegate }"),
    ("let screen = FeedViewController().then { $0.delegate = self }", ""),
    (
      "let screen = FeedViewController.make(for: self)",
      "static func make(for delegate: FeedDelegate) -> FeedViewController {\n let made = FeedViewController()\n made.delegate = delegate\n return made\n }"
    ),
    ("let screen = lazyScreen", ""),
    ("let screen = makeScreen()", ""),
  ])
  func `a screen calls the coordinator that shows it`(statements: String, members: String) {
    Fixture(
      """
      protocol FeedDelegate: AnyObject { func didSelect(_ item: Int) }
      protocol Then {}
      extension Then {
        func then(_ change: (Self) -> Void) -> Self {
          change(self)
          return self
        }
      }
      class FeedViewController: UIViewController, Then {
        weak var delegate: FeedDelegate?
        \(members)
        func tapped() { delegate?.didSelect(1) }
      }
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        lazy var lazyScreen: FeedViewController = {
          let screen = FeedViewController()
          screen.delegate = self
          return screen
        }()
        func makeScreen() -> FeedViewController {
          let screen = FeedViewController()
          screen.delegate = self
          return screen
        }
        func wire(_ screen: FeedViewController) { screen.delegate = self }
        func start() {
          \(statements)
          navigation.pushViewController(screen, animated: true)
        }
        func didSelect(_ item: Int) {}
      }
      """
    ).expect(
      """
      delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didSelect
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  @Test func `a view model keeps the coordinator itself`() {
    Fixture(
      """
      class FeedViewModel {
        private unowned let coordinator: FeedCoordinator
        init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
        func selected() { coordinator.showDetail() }
      }
      class FeedViewController: UIViewController {
        let viewModel: FeedViewModel
        init(viewModel: FeedViewModel) { self.viewModel = viewModel }
        func tapped() { viewModel.selected() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let screen = FeedViewController(viewModel: FeedViewModel(1️⃣coordinator: self))
          navigation.pushViewController(screen, animated: true)
        }
        func showDetail() {}
      }
      """
    ).expect(
      """
      delegate FeedViewModel -> FeedCoordinator via delegate links coordinator weak messages showDetail
      screen FeedCoordinator -> FeedViewController push
      """)
  }

  @Test func `several links of one kind are one edge`() {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func finished() }
      protocol ErrorDelegate: AnyObject { func failed() }
      class FeedCoordinator: Coordinator {
        weak var finishDelegate: FinishDelegate?
        weak var errorDelegate: ErrorDelegate?
        func start() { errorDelegate?.failed() }
        func finish() { finishDelegate?.finished() }
      }
      class AppCoordinator: Coordinator, FinishDelegate, ErrorDelegate {
        var child: Coordinator?
        func start() {
          let feed = FeedCoordinator()
          1️⃣feed.finishDelegate = self
          feed.errorDelegate = self
          child = feed
          feed.start()
        }
        func finished() {}
        func failed() {}
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started
      delegate FeedCoordinator -> AppCoordinator via delegate links errorDelegate,finishDelegate \
      protocol FinishDelegate weak messages failed,finished @1️⃣
      """)
  }

  @Test func `a delegate set by a base class's helper is the caller's`() {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func finished(_ child: Coordinator) }
      class BaseCoordinator: Coordinator, FinishDelegate {
        weak var finishDelegate: FinishDelegate?
        var children: [Coordinator] = []
        func start() {}
        func finish() { finishDelegate?.finished(self) }
        func finished(_ child: Coordinator) { children.removeAll { $0 === child } }
        func begin(_ child: BaseCoordinator) {
          child.finishDelegate = self
          children.append(child)
          child.start()
        }
      }
      class FeedCoordinator: BaseCoordinator {
        override func start() { finish() }
      }
      class AppCoordinator: BaseCoordinator {
        override func start() { begin(FeedCoordinator()) }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started removed
      delegate FeedCoordinator -> AppCoordinator via delegate links finishDelegate protocol FinishDelegate weak messages finished
      """)
  }

  @Test func `a sibling that the maker of both hands over can be called`() {
    Fixture(
      """
      protocol Routing: AnyObject { func route() }
      class RouteCoordinator: Coordinator, Routing {
        func start() {}
        func route() {}
      }
      class FeedViewController: UIViewController {
        weak var router: Routing?
        func tapped() { router?.route() }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        let routes = RouteCoordinator()
        func start() {
          routes.start()
          let feed = FeedViewController()
          feed.router = routes
          window.rootViewController = feed
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> RouteCoordinator property started
      delegate FeedViewController -> RouteCoordinator via delegate links router protocol Routing weak messages route
      screen AppCoordinator -> FeedViewController root
      """)
  }

  /// A screen that keeps what a factory makes for it and starts that is an owner, and nothing that calls back.
  @Test(arguments: [
    (true, ""), (false, "delegate TabsController -> FeedCoordinator via delegate links feed strong messages show"),
  ])
  func `who keeps a coordinator and starts it does not call it back`(starts: Bool, delegates: String) {
    Fixture(
      """
      class Factory { func makeFeed() -> FeedCoordinator { FeedCoordinator() } }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(FeedViewController(), animated: false) }
        func show() { navigation.pushViewController(FeedViewController(), animated: false) }
      }
      class FeedViewController: UIViewController {}
      class TabsController: UITabBarController {
        let feed: FeedCoordinator
        init(factory: Factory) { feed = factory.makeFeed() }
        override func viewDidLoad() { feed.\(starts ? "start" : "show")() }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        let factory = Factory()
        func start() { window.rootViewController = TabsController(factory: factory) }
      }
      """
    ).expect(delegates, kind: "delegate")
  }

  @Test(arguments: [
    (
      "(parent as? AppCoordinator)?.logOut()",
      "delegate TideCoordinator -> AppCoordinator via parent links parent protocol Chained weak messages logOut"
    ), ("", ""),
  ])
  func `a parent that is handed on is one where the child calls it`(end: String, expected: String) {
    Fixture(
      """
      protocol Chained: Coordinator { var parent: Chained? { get set } }
      class AppCoordinator: Chained {
        weak var parent: Chained?
        var child: Chained?
        func start() {
          let pier = PierCoordinator()
          pier.parent = self
          child = pier
          pier.start()
        }
        func logOut() {}
      }
      class PierCoordinator: Chained {
        weak var parent: Chained?
        var child: Chained?
        func start() {
          let tide = TideCoordinator()
          tide.parent = parent
          child = tide
          tide.start()
        }
      }
      class TideCoordinator: Chained {
        weak var parent: Chained?
        func start() {}
        func end() { \(end) }
      }
      """
    ).expect(
      """
      delegate PierCoordinator -> AppCoordinator via parent links parent protocol Chained weak
      \(expected)
      """, kind: "delegate")
  }

  @Test(arguments: [
    ("LeavingDelegate", "delegate", ""), ("LeavingDelegate", "delegate", ": Coordinator"),
    ("LeavingParentDelegate", "parent", ""),
  ])
  func `a parent by a protocol of what it is told is a delegate`(name: String, via: String, refined: String) {
    Fixture(
      """
      protocol \(name)\(refined.isEmpty ? ": AnyObject" : refined) { func feedDidFinish() }
      class FeedCoordinator: Coordinator {
        weak var parentCoordinator: \(name)?
        init(parentCoordinator: \(name)) { self.parentCoordinator = parentCoordinator }
        func start() {}
        func finish() { parentCoordinator?.feedDidFinish() }
      }
      class AppCoordinator: Coordinator, \(name) {
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator(parentCoordinator: self)
          children.append(feed)
          feed.start()
        }
        func feedDidFinish() { children = [] }
      }
      """
    ).expect(
      """
      delegate FeedCoordinator -> AppCoordinator via \(via) links parentCoordinator protocol \(name) weak \
      messages feedDidFinish
      """, kind: "delegate")
  }

  @Test(arguments: [
    ("func tap() { delegate?.logOut() }", true), ("func tap() {}", false),
  ])
  func `a screen that calls the delegate which its coordinator hands on has it`(tap: String, isWired: Bool) {
    Fixture(
      """
      protocol LogoutDelegate: AnyObject { func logOut() }
      class SettingsViewController: UIViewController {
        weak var delegate: LogoutDelegate?
        \(tap)
      }
      class SettingsCoordinator: Coordinator {
        weak var delegate: LogoutDelegate?
        let navigation = UINavigationController()
        func start() {
          let settings = SettingsViewController()
          settings.delegate = delegate
          navigation.pushViewController(settings, animated: true)
        }
      }
      class AppCoordinator: Coordinator, LogoutDelegate {
        var child: SettingsCoordinator?
        func start() {
          let settings = SettingsCoordinator()
          settings.delegate = self
          child = settings
          settings.start()
        }
        func logOut() { child = nil }
      }
      """
    ).expect(
      """
      delegate SettingsCoordinator -> AppCoordinator via delegate links delegate protocol LogoutDelegate weak
      \(
        isWired
          ? "delegate SettingsViewController -> AppCoordinator via delegate links delegate protocol LogoutDelegate weak messages logOut"
          : "")
      """, kind: "delegate")
  }

  @Test func `a delegate of the parent's that is handed on to a child stays a wire`() {
    Fixture(
      """
      protocol LogoutDelegate: AnyObject { func didLogOut() }
      class SettingsCoordinator: Coordinator {
        weak var parentCoordinator: LogoutDelegate?
        func start() { parentCoordinator?.didLogOut() }
      }
      class AccountCoordinator: Coordinator {
        weak var parentCoordinator: LogoutDelegate?
        var child: SettingsCoordinator?
        func start() {
          let settings = SettingsCoordinator()
          settings.parentCoordinator = parentCoordinator
          child = settings
          settings.start()
        }
      }
      class AppCoordinator: Coordinator, LogoutDelegate {
        var child: AccountCoordinator?
        func start() {
          let account = AccountCoordinator()
          account.parentCoordinator = self
          child = account
          account.start()
        }
        func didLogOut() { child = nil }
      }
      """
    ).expect(
      """
      delegate AccountCoordinator -> AppCoordinator via delegate links parentCoordinator protocol LogoutDelegate weak
      delegate SettingsCoordinator -> AppCoordinator via delegate links parentCoordinator protocol LogoutDelegate weak \
      messages didLogOut
      """, kind: "delegate")
  }

  /// A page that nobody makes may still tell what its code calls.
  @Test(arguments: [("// coordinator.open()", false), ("coordinator.open()", true)])
  func `a page that is only declared is given nothing`(statement: String, tells: Bool) {
    Fixture(
      """
      class PostViewController: UIViewController {
        let coordinator: FeedCoordinator
        init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
        @objc func tap() { \(statement)
        }
      }
      class FeedCoordinator: Coordinator {
        func start() {}
        func open() {}
      }
      """
    ).expect(
      tells
        ? "delegate PostViewController -> FeedCoordinator via delegate links coordinator strong messages open" : "",
      kind: "delegate")
  }

  @Test(arguments: [
    ("class ListViewController: UIViewController", "deinit { coordinator?.disappear() }", ""),
    (
      "class ListViewController: UIViewController",
      "override func viewDidDisappear(_ animated: Bool) { coordinator?.disappear() }", ""
    ),
    ("class ListViewController: BasePage", "", "deinit { coordinator?.disappear() }"),
  ])
  func `a page tells its coordinator that it goes`(declaration: String, own: String, inherited: String) {
    Fixture(
      """
      class BasePage: UIViewController { weak var coordinator: ListCoordinator?; \(inherited) }
      \(declaration) { \(inherited.isEmpty ? "weak var coordinator: ListCoordinator?" : ""); \(own) }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let list = ListCoordinator()
          list.parent = self
          children.append(list)
          list.start()
        }
        func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      class ListCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        let navigation = UINavigationController()
        func start() {
          let page = ListViewController()
          page.coordinator = self
          navigation.pushViewController(page, animated: false)
        }
        func disappear() { parent?.remove(self) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links coordinator weak messages disappear
      delegate ListCoordinator -> AppCoordinator via parent links parent weak messages remove
      """, kind: "delegate")
  }

  /// The parent and the finish delegate are one object; each reference carries what its protocol declares, also through a variable.
  @Test(arguments: [
    "parent?.popToRoot()", "if let root = parent { root.popToRoot() }",
    "guard let root = parent else { return }; root.popToRoot()",
  ])
  func `a message goes by the reference whose type declares it`(call: String) {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
      protocol RootFlow: Coordinator { func popToRoot() }
      class AppCoordinator: RootFlow, FinishDelegate {
        var children: [Coordinator] = []
        func start() {
          let list = ListCoordinator()
          list.parent = self
          list.finishDelegate = self
          children.append(list)
          list.start()
        }
        func popToRoot() { children.removeAll() }
        func didFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      class ListCoordinator: Coordinator {
        weak var parent: RootFlow?
        weak var finishDelegate: FinishDelegate?
        func start() {}
        func pop() { \(call) }
        func finish() { finishDelegate?.didFinish(self) }
      }
      """
    ).expect(
      """
      delegate ListCoordinator -> AppCoordinator via delegate links finishDelegate protocol FinishDelegate weak messages didFinish
      delegate ListCoordinator -> AppCoordinator via parent links parent protocol RootFlow weak messages popToRoot
      """, kind: "delegate")
  }

  /// A view model that does nothing yet has its coordinator all the same.
  @Test func `a view model that only keeps a coordinator is a sender of its own`() {
    Fixture(
      """
      final class TabsViewModel {
        private let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator }
      }
      final class TabsViewController: UITabBarController {
        private var viewModel: TabsViewModel!
        func configure(with viewModel: TabsViewModel) { self.viewModel = viewModel }
      }
      final class TabsCoordinator: Coordinator {
        let tabs = TabsViewController()
        let window = UIWindow()
        func start() {
          tabs.configure(with: TabsViewModel(coordinator: self))
          window.rootViewController = tabs
        }
      }
      """
    ).expect(
      """
      delegate TabsViewModel -> TabsCoordinator via delegate links coordinator protocol Coordinator strong
      screen TabsCoordinator -> TabsViewController root initial
      """)
  }

  /// With and without `self` the same is meant.
  @Test(arguments: ["coordinatorDelegate", "self.coordinatorDelegate"])
  func `a screen hands its delegate on to its page`(written: String) {
    Fixture(
      """
      protocol ReaderDelegate: AnyObject { func share() }
      final class ReaderCoordinator: Coordinator, ReaderDelegate {
        let navigation = UINavigationController()
        func start() {
          let reader = ReaderViewController()
          reader.coordinatorDelegate = self
          navigation.setViewControllers([reader], animated: false)
        }
        func share() {}
      }
      final class ReaderViewController: UIViewController {
        weak var coordinatorDelegate: ReaderDelegate?
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = PageViewController()
          page.coordinatorDelegate = \(written)
          addChild(page)
          view.addSubview(page.view)
        }
        @objc func tapped() { coordinatorDelegate?.share() }
      }
      final class PageViewController: UIViewController {
        weak var coordinatorDelegate: ReaderDelegate?
        @objc func tapped() { coordinatorDelegate?.share() }
      }
      """
    ).expect(
      """
      delegate PageViewController -> ReaderCoordinator via delegate links coordinatorDelegate protocol ReaderDelegate weak messages share
      delegate ReaderViewController -> ReaderCoordinator via delegate links coordinatorDelegate protocol ReaderDelegate weak messages share
      """, kind: "delegate")
  }
}
