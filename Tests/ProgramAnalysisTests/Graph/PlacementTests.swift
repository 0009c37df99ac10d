import Testing

/// Containers of the app's own whose methods say how they show what they are handed.
@Suite struct PlacementTests {
  private func app(_ container: String, _ statements: String) -> Fixture {
    Fixture(
      """
      import UIKit
      class FeedViewController: UIViewController {}
      class ProfileViewController: UIViewController {}
      \(container)
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        let container = DeckViewController()
        func start() {
          \(statements)
        }
      }
      """)
  }

  private static let deck = """
    class DeckViewController: UIViewController {
      private(set) var pages: [UIViewController] = []
      func pushViewController(_ page: UIViewController, animated: Bool) { replace(pages + [page]) }
      func setViewControllers(_ new: [UIViewController], animated: Bool) { replace(new) }
      func show(page: UIViewController) { replace([page]) }
      private func replace(_ new: [UIViewController]) {
        for page in new { addChild(page) }
        pages = new
      }
    }
    """

  private static let cases = FixtureCase.list(
    """
    # pushed
      container.pushViewController(FeedViewController(), animated: true)
    > screen AppCoordinator -> FeedViewController push
    # set
      container.setViewControllers([FeedViewController()], animated: true)
    > screen AppCoordinator -> FeedViewController root
    # several are set: no tabs
      container.setViewControllers([FeedViewController(), ProfileViewController()], animated: true)
    > screen AppCoordinator -> FeedViewController root
    > screen AppCoordinator -> ProfileViewController root
    # what was pushed stays
      let feed = FeedViewController()
      container.pushViewController(feed, animated: true)
      container.setViewControllers([feed], animated: true)
    > screen AppCoordinator -> FeedViewController push
    # a method that only puts it in
      container.show(page: FeedViewController())
    > screen AppCoordinator -> FeedViewController embed
    """)

  @Test(arguments: cases) func `a container with the methods of a navigation controller`(test: FixtureCase) {
    app(Self.deck, test.code).expect(test.outcome, kind: "screen")
  }

  private static let popup = """
    class DeckViewController: UIViewController {
      func present(content: UIViewController) {
        top.addChild(self)
        addChild(content)
        view.addSubview(content.view)
      }
      private var top: UIViewController {
        var top = UIApplication.shared.keyWindow!.rootViewController!
        while let next = top.presentedViewController { top = next }
        return top
      }
    }
    """

  @Test func `a popup that puts itself over all is seen in what it presents`() {
    app(Self.popup, "container.present(content: FeedViewController())")
      .expect("screen AppCoordinator -> FeedViewController present", kind: "screen")
  }

  @Test func `a move to what a popup presents is told as the popup shows it`() {
    Fixture(
      """
      import UIKit
      \(Self.popup)
      class FeedViewController: UIViewController {
        var onTap: (() -> Void)?
        @objc func tapped() { onTap?() }
      }
      class ProfileViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onTap = { [weak self] in self?.showProfile() }
          navigation.pushViewController(feed, animated: false)
        }
        func showProfile() {
          let popup = DeckViewController()
          popup.present(content: ProfileViewController())
        }
      }
      """
    ).expect("flow FeedViewController -> ProfileViewController onTap present by AppCoordinator", kind: "flow")
  }

  private static let cards = FixtureCase.list(
    """
    # a method fills it
      class DeckViewController: UIViewController {
      private var child: UIViewController?
      func setContent(_ child: UIViewController) { self.child = child; addChild(child) }
      }
    > screen AppCoordinator -> FeedViewController present
    # it may be filled later
      class DeckViewController: UIViewController {
      var content: UIViewController? { didSet { if let content { addChild(content) } } }
      func setContent(_ child: FeedViewController) { content = child }
      }
    > screen AppCoordinator -> FeedViewController present
    # it shows something of its own as well
      class DeckViewController: UIViewController {
      let model = DeckViewModel()
      func setContent(_ child: UIViewController) { addChild(child); addChild(ProfileViewController()) }
      }
      class DeckViewModel {}
    > screen AppCoordinator -> DeckViewController present
    > screen AppCoordinator -> FeedViewController embed
    """)

  /// A card that is told of its end by whoever shows it.
  private static let endings = FixtureCase.list(
    """
    # nobody acts on it
      {}
    > screen AppCoordinator -> FeedViewController present
    # the coordinator shows something then
      { [weak self] in self?.window.rootViewController?.present(ProfileViewController(), animated: true) }
    > screen AppCoordinator -> DeckViewController present
    > screen AppCoordinator -> FeedViewController embed
    > screen AppCoordinator -> ProfileViewController present
    """)

  @Test(arguments: endings) func `a card that says that it is gone is a screen where that matters`(test: FixtureCase) {
    app(
      """
      class DeckViewController: UIViewController {
        private let onGone: () -> Void
        init(onGone: @escaping () -> Void) {
          self.onGone = onGone
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidDisappear(_ animated: Bool) { onGone() }
        func setContent(_ child: UIViewController) { addChild(child) }
      }
      """,
      """
      let card = DeckViewController(onGone: \(test.code))
      card.setContent(FeedViewController())
      window.rootViewController?.present(card, animated: true)
      """
    ).expect(test.outcome, kind: "screen")
  }

  @Test func `a card that messages a coordinator which it does not hold is a screen`() {
    app(
      """
      class DeckViewController: UIViewController {
        func setContent(_ child: UIViewController) { addChild(child) }
        @objc func tap() { AppCoordinator.shared.showProfile() }
      }
      extension AppCoordinator {
        static let shared = AppCoordinator()
        func showProfile() { window.rootViewController?.present(ProfileViewController(), animated: true) }
      }
      """,
      """
      let card = DeckViewController()
      card.setContent(FeedViewController())
      window.rootViewController?.present(card, animated: true)
      """
    ).expect(
      """
      screen AppCoordinator -> DeckViewController present
      screen AppCoordinator -> FeedViewController embed
      screen AppCoordinator -> ProfileViewController present
      """, kind: "screen")
  }

  @Test(arguments: cards) func `a card is shown as the container that it fills`(test: FixtureCase) {
    app(
      test.code,
      """
      let card = DeckViewController()
      card.setContent(FeedViewController())
      window.rootViewController?.present(card, animated: true)
      """
    ).expect(test.outcome, kind: "screen")
  }

  @Test func `a container with room for several is a screen beside them`() {
    app(
      """
      class DeckViewController: UIViewController {
        func add(_ child: UIViewController) { addChild(child) }
      }
      """,
      """
      container.add(FeedViewController())
      container.add(ProfileViewController())
      window.rootViewController?.present(container, animated: true)
      """
    ).expect(
      """
      screen AppCoordinator -> DeckViewController present
      screen AppCoordinator -> FeedViewController embed
      screen AppCoordinator -> ProfileViewController embed
      """, kind: "screen")
  }

  @Test func `what a child hands upward into its parent's container is no card`() {
    Fixture(
      """
      import UIKit
      class ShellViewController: UIViewController {
        func set(child: UIViewController) { addChild(child) }
      }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let page = FeedViewController()
        func start() {}
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        let shell = ShellViewController()
        var child: Coordinator?
        func start() {
          window.rootViewController = shell
          let feed = FeedCoordinator()
          child = feed
          feed.start()
          shell.set(child: feed.page)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> ShellViewController root
      screen FeedCoordinator -> FeedViewController embed
      """, kind: "screen")
  }

  @Test func `a page with a panel embeds it, whatever its method is called`() {
    app(
      """
      class DeckViewController: UIViewController {
        func presentPanel(_ panel: FeedViewController) { addChild(panel) }
      }
      """, "container.presentPanel(FeedViewController())"
    ).expect("screen AppCoordinator -> FeedViewController embed", kind: "screen")
  }

  @Test func `a container without a stack lets the user choose among what is set`() {
    app(
      """
      class DeckViewController: UIViewController {
        private var pages: [UIViewController] = []
        func setViewControllers(_ pages: [UIViewController]) { self.pages = pages; select(0) }
        private func select(_ index: Int) { addChild(pages[index]) }
      }
      """, "container.setViewControllers([FeedViewController(), ProfileViewController()])"
    ).expect(
      """
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> ProfileViewController tab
      """, kind: "screen")
  }

  private static let pages = FixtureCase.list(
    """
    # it tells the coordinator something
      class DeckViewController: UIViewController {
      var onSelect: (() -> Void)?
      func add(child: UIViewController) { addChild(child) }
      func tap() { onSelect?() }
      }
    > container.onSelect = { [weak self] in self?.start() }
    # it embeds another that it makes itself
      class DeckViewController: UIViewController {
      private lazy var menu = ProfileViewController()
      override func viewDidLoad() { addChild(menu) }
      func add(child: UIViewController) { addChild(child) }
      }
    > _ = container
    # it is made with others
      class DeckViewController: UIViewController {
      init(menu: UIViewController? = nil, center: UIViewController? = nil) { super.init(nibName: nil, bundle: nil) }
      func add(child: UIViewController) { addChild(child) }
      }
    > _ = container
    # a method of the system's is no filler
      class DeckViewController: UIViewController {
      override func show(_ child: UIViewController, sender: Any?) { addChild(child) }
      func add(child: FeedViewController) { addChild(child) }
      }
    > _ = container
    """)

  @Test(arguments: pages) func `a page that embeds another is seen itself`(test: FixtureCase) {
    app(
      test.code,
      """
      \(test.outcome)
      container.add(child: FeedViewController())
      window.rootViewController = container
      """
    ).expect(
      """
      screen AppCoordinator -> DeckViewController root
      screen AppCoordinator -> FeedViewController embed
      """, kind: "screen")
  }

  @Test(arguments: ["over", "in", "from"])
  func `a sheet that presents itself is seen, and not what it is presented on`(label: String) {
    Fixture(
      """
      import UIKit
      class FeedViewController: UIViewController {
        var onTap: (() -> Void)?
        func tap() { onTap?() }
      }
      class SheetViewController: UIViewController {
        func present(\(label) controller: UIViewController) { controller.present(self, animated: true) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let feed = FeedViewController()
        func start() {
          feed.onTap = { [weak self] in self?.showSheet() }
          navigation.setViewControllers([feed], animated: false)
        }
        func showSheet() { SheetViewController().present(\(label): feed) }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> AppCoordinator via closure links onTap strong messages onTap
      flow FeedViewController -> SheetViewController onTap present by AppCoordinator
      screen AppCoordinator -> FeedViewController root
      screen AppCoordinator -> SheetViewController present
      """)
  }

  @Test func `what is placed at the start is seen at the start`() {
    app(
      Self.deck,
      """
      container.setViewControllers([FeedViewController()], animated: false)
      window.rootViewController = container
      """
    ).expect(
      """
      screen AppCoordinator -> DeckViewController root initial
      screen AppCoordinator -> FeedViewController root initial
      """, kind: "screen")
  }

  @Test func `a push notification makes no stack`() {
    app(
      """
      class DeckViewController: UIViewController {
        private var pages: [UIViewController] = []
        func setViewControllers(_ pages: [UIViewController]) { self.pages = pages; select(0) }
        private func select(_ index: Int) { addChild(pages[index]) }
        func handlePushNotification(_ info: [String: Any]) { select(1) }
        func pushBanner(_ text: String) {}
      }
      """, "container.setViewControllers([FeedViewController(), ProfileViewController()])"
    ).expect(
      """
      screen AppCoordinator -> FeedViewController tab
      screen AppCoordinator -> ProfileViewController tab
      """, kind: "screen")
  }

  /// A factory that puts two pages together, and the coordinator's own code that does.
  @Test(arguments: [
    ("let deck = DeckFactory().make()", false),
    ("let deck = DeckViewController(); deck.page = FeedViewController()", true),
    ("let deck = DeckViewController(); deck.page = PageFactory().make()", true),
  ])
  func `what a factory puts into a page is that page's own part`(making: String, isOwn: Bool) {
    Fixture(
      """
      import UIKit
      class FeedViewController: UIViewController {}
      class DeckViewController: UIViewController {
        var page: FeedViewController?
        override func viewDidLoad() { if let page { addChild(page) } }
      }
      struct DeckFactory {
        func make() -> DeckViewController {
          let deck = DeckViewController()
          deck.page = FeedViewController()
          return deck
        }
      }
      struct PageFactory { func make() -> FeedViewController { FeedViewController() } }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \(making)
          navigation.pushViewController(deck, animated: false)
        }
      }
      """
    ).expect(
      "screen AppCoordinator -> DeckViewController push"
        + (isOwn ? "\nscreen AppCoordinator -> FeedViewController embed" : ""), kind: "screen")
  }
}
