import Testing

/// Pages out of storyboards, of which the code says by a cast which they are.
@Suite struct LoadedPageTests {
  private func app(_ load: String, page: String = "FeedPage", declarations: String = "") -> Fixture {
    Fixture(
      """
      protocol FeedPageType: AnyObject { func configure(with model: FeedModelType) }
      typealias FeedPage = UIViewController & FeedPageType
      protocol FeedModelType { func tapped() }
      protocol FeedRouting: AnyObject { func showDetail() }
      class FeedModel: FeedModelType {
        weak var router: FeedRouting?
        init(router: FeedRouting) { self.router = router }
        func tapped() { router?.showDetail() }
      }
      class FeedViewController: UIViewController {
        var model: FeedModelType?
        @objc func tap() { model?.tapped() }
      }
      extension FeedViewController: FeedPageType {
        func configure(with model: FeedModelType) { self.model = model }
      }
      class DetailViewController: UIViewController {}
      \(declarations)
      protocol PageLoading { func feed() throws -> \(page) }
      class PageLoader: PageLoading {
        func feed() throws -> \(page) { \(load) }
        private func cast<T>(_ page: UIViewController?, to type: T.Type = T.self) throws -> T {
          guard let page = page else { throw LoadingError.missing }
          guard let cast = page as? T else { throw LoadingError.other }
          return cast
        }
      }
      class FeedCoordinator: Coordinator, FeedRouting {
        let navigation = UINavigationController()
        let loader: PageLoading = PageLoader()
        func start() {
          guard let feed = try? loader.feed() else { return }
          feed.configure(with: FeedModel(router: self))
          navigation.setViewControllers([feed], animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  @Test(arguments: [
    "try cast(R.storyboard.feed().instantiateInitialViewController())",
    "try cast(UIStoryboard(name: \"Feed\", bundle: nil).instantiateInitialViewController(), to: FeedPage.self)",
    "R.storyboard.feed().instantiateInitialViewController() as! FeedPage",
    "UIStoryboard(name: \"Feed\", bundle: nil).instantiateViewController(withIdentifier: \"Feed\") as! UIViewController & FeedPageType",
  ])
  func `what is cast to a composition is of the only class that it can be`(load: String) {
    app(load).expect(
      """
      delegate FeedModel -> FeedCoordinator via delegate links router protocol FeedRouting weak messages showDetail
      flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator
      screen FeedCoordinator -> DetailViewController push
      screen FeedCoordinator -> FeedViewController root initial
      """)
  }

  @Test func `of several classes it is not known which`() {
    app(
      "R.storyboard.feed().instantiateInitialViewController() as! FeedPage",
      declarations: """
        class OtherViewController: UIViewController, FeedPageType { func configure(with model: FeedModelType) {} }
        """
    ).expect("screen FeedCoordinator -> DetailViewController push", kind: "screen")
  }

  /// Generated code that is not there makes a page of a storyboard: which one only the property says, and whose it is where it stands.
  @Test(arguments: [
    "private let page: HomeViewController = R.storyboard.home.main()!",
    "private lazy var page: HomeViewController = {\nlet page = R.storyboard.home.main()!\npage.title = title\nreturn page\n}()",
  ])
  func `a page that code without source makes belongs to the coordinator whose property says what it is`(page: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let home = HomeCoordinator()
        func start() { navigation.pushViewController(home.first, animated: false) }
      }
      class HomeCoordinator: Coordinator {
        let title = ""
        \(page)
        var first: UIViewController { page }
        func start() {}
      }
      class HomeViewController: UIViewController {}
      """
    ).expect("screen HomeCoordinator -> HomeViewController embed", kind: "screen")
  }

  /// A library keeps the page that a storyboard made: no code of the app shows it.
  @Test(arguments: [
    ("menu?.onOpen = { [weak self] in self?.open() }", "onOpen?()", "onOpen"),
    ("menu?.delegate = self", "delegate?.open()", "open"),
    ("menu?.viewModel = model", "viewModel?.taps.send()", "taps"),
  ])
  func `a page that a coordinator listens to and something else shows leads on`(
    link: String, call: String, trigger: String
  ) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        let model = MenuViewModel()
        var bag: Set<AnyCancellable> = []
        func start() {
          model.taps.sink { [weak self] in self?.open() }.store(in: &bag)
          let menu = SideMenu.shared.stack?.topViewController as? MenuViewController
          \(link)
        }
        func open() { window.rootViewController = HelpViewController() }
      }
      class HelpViewController: UIViewController {}
      class MenuViewModel { let taps = PassthroughSubject<Void, Never>() }
      class MenuViewController: UIViewController {
        var viewModel: MenuViewModel?
        var onOpen: (() -> Void)?
        weak var delegate: AppCoordinator?
        @objc func tap() { \(call) }
      }
      """
    ).expect("flow MenuViewController -> HelpViewController \(trigger) root by AppCoordinator", kind: "flow")
  }

  @Test func `a part that a coordinator makes for its page is no page of its own`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let bar = BarViewController()
          bar.onHelp = { [weak self] in self?.help() }
          let home = HomeViewController()
          home.bar = bar
          navigation.pushViewController(home, animated: false)
        }
        func help() { navigation.pushViewController(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class HomeViewController: UIViewController { var bar: BarViewController! }
      class BarViewController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func tap() { onHelp?() }
      }
      """
    ).expect("", kind: "flow")
  }

  @Test func `a helper that a coordinator makes and nobody shows is no page`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var composer: MailComposer?
        func start() {
          composer = MailComposer()
          composer?.onDone = { [weak self] in self?.help() }
        }
        func help() { navigation.pushViewController(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class MailComposer: UIViewController {
        var onDone: (() -> Void)?
        @objc func done() { onDone?() }
      }
      """
    ).expect("", kind: "flow")
  }

  /// A page of which only the result of a function says what it is, and that never calls its coordinator.
  @Test(arguments: [
    "let list = ListViewController.make(); list.coordinator = self",
    "let list = ListViewController.make(self)",
    "let list = ListViewController(); list.coordinator = self",
  ])
  func `a page has the coordinator that gives itself to it, used or not`(made: String) {
    Fixture(
      """
      class ListViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        static func make() -> ListViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: String(describing: self))
        }
        static func make(_ coordinator: AppCoordinator) -> ListViewController {
          let list = make()
          list.coordinator = coordinator
          return list
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \(made)
          navigation.setViewControllers([list], animated: false)
        }
      }
      """
    ).expect("delegate ListViewController -> AppCoordinator via delegate links coordinator weak", kind: "delegate")
  }
}
