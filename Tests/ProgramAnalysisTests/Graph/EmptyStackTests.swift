import Testing

/// Routers that put a page at the bottom of an empty stack and push it onto any other.
@Suite struct EmptyStackTests {
  private func app(_ members: String, isShared: Bool = true) -> Fixture {
    Fixture(
      """
      protocol Router { func show(_ page: UIViewController) }
      final class StackRouter: Router {
        let stack: UINavigationController
        init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
        \(members)
      }
      final class FeedViewController: UIViewController { var onOpen: (() -> Void)?; func tap() { onOpen?() } }
      final class DetailViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      final class HelpCoordinator: Coordinator {
        let router: Router
        init(router: Router) { self.router = router }
        func start() { router.show(HelpViewController()) }
      }
      final class AppCoordinator: Coordinator {
        let router: Router
        var help: HelpCoordinator?
        init(router: Router) { self.router = router }
        func start() {
          let feed = FeedViewController()
          feed.onOpen = { [weak self] in self?.open() }
          router.show(feed)
        }
        func open() {
          router.show(DetailViewController())
          help = HelpCoordinator(router: \(isShared ? "router" : "StackRouter()"))
          help?.start()
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = AppCoordinator(router: StackRouter())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
      }
      """)
  }

  private static let fill = "stack.setViewControllers([page], animated: false)"
  private static let push = "stack.pushViewController(page, animated: true)"

  /// Tests of a stack, with what is done where they hold and where they fail.
  private static let tests = [
    "if stack.viewControllers.isEmpty { \(fill) } else { \(push) }",
    "if !stack.viewControllers.isEmpty { \(push) } else { \(fill) }",
    "if stack.viewControllers.isEmpty == false { \(push) } else { \(fill) }",
    "if !stack.viewControllers.isEmpty { \(push); return }; \(fill)",
    "if stack.topViewController == nil { \(fill) } else { \(push) }",
    "if let _ = stack.viewControllers.first { \(push) } else { \(fill) }",
    "guard stack.viewControllers.last != nil else { \(fill); return }; \(push)",
    "let isFresh = stack.viewControllers.isEmpty; if isFresh { \(fill) } else { \(push) }",
  ]

  private static let expected = """
    screen AppCoordinator -> DetailViewController push
    screen AppCoordinator -> FeedViewController root initial
    screen HelpCoordinator -> HelpViewController push initial
    """

  private static let undecided = """
    screen AppCoordinator -> DetailViewController push
    screen AppCoordinator -> DetailViewController root
    screen AppCoordinator -> FeedViewController push
    screen AppCoordinator -> FeedViewController root
    screen HelpCoordinator -> HelpViewController push
    screen HelpCoordinator -> HelpViewController root
    """

  @Test(arguments: tests)
  func `the first page stands at the bottom, all others are pushed`(test: String) {
    app("func show(_ page: UIViewController) { \(test) }").expect(Self.expected, kind: "screen")
  }

  @Test func `a router that keeps its first page asks for that`() {
    app(
      """
      private var first: UIViewController?
      private func begin(with page: UIViewController) { first = page; stack.viewControllers = [page] }
      func show(_ page: UIViewController) {
        guard first != nil else { begin(with: page); return }
        \(Self.push)
      }
      """
    ).expect(Self.expected, kind: "screen")
  }

  @Test func `a child with a stack of its own begins at the bottom of it`() {
    app("func show(_ page: UIViewController) { \(Self.tests[0]) }", isShared: false).expect(
      Self.expected.replacing("HelpViewController push", with: "HelpViewController root"), kind: "screen")
  }

  @Test func `a move to a later page pushes it`() {
    app("func show(_ page: UIViewController) { \(Self.tests[0]) }").expect(
      """
      flow FeedViewController -> DetailViewController onOpen push by AppCoordinator
      flow FeedViewController -> HelpCoordinator onOpen start by AppCoordinator
      """, kind: "flow")
  }

  /// Conditions that say nothing of what the stack holds: both branches count.
  @Test(arguments: ["isReplacing", "stack.isNavigationBarHidden", "titles.isEmpty"])
  func `any other condition decides nothing`(condition: String) {
    app(
      """
      var isReplacing = UserDefaults.standard.bool(forKey: "replace")
      var titles = UserDefaults.standard.stringArray(forKey: "titles")
      func show(_ page: UIViewController) { if \(condition) { \(Self.fill) } else { \(Self.push) } }
      """
    ).expect(Self.undecided, kind: "screen")
  }

  /// Numbers are not compared, and what a property of another use holds says nothing of the stack.
  @Test(arguments: ["stack.viewControllers.count == 1", "stack.viewControllers.count > 1", "sheet == nil"])
  func `what does not ask for the first page decides nothing`(condition: String) {
    app(
      """
      var sheet: UIViewController?
      func showSheet(_ page: UIViewController) { sheet = page }
      func show(_ page: UIViewController) { if \(condition) { \(Self.fill) } else { \(Self.push) } }
      """
    ).expect(Self.undecided, kind: "screen")
  }

  private func pages(_ start: String, _ other: String = "") -> Fixture {
    Fixture(
      """
      final class StackRouter {
        let stack = UINavigationController()
        func show(_ page: UIViewController) { \(Self.tests[0]) }
        func replace(_ page: UIViewController) { \(Self.fill) }
      }
      final class FeedViewController: UIViewController { var onOpen: (() -> Void)?; func tap() { onOpen?() } }
      final class DetailViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let router = StackRouter()
        func start() {
          \(start)
        }
        func open(_ detail: DetailViewController) { \(other) }
      }
      """)
  }

  @Test func `which of two pages comes first is not told`() {
    pages("router.show(FeedViewController()); router.show(DetailViewController())").expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> DetailViewController root
      screen AppCoordinator -> FeedViewController push
      screen AppCoordinator -> FeedViewController root
      """, kind: "screen")
  }

  @Test func `a page that other code puts at the bottom is told there too`() {
    pages(
      """
      let feed = FeedViewController()
      let detail = DetailViewController()
      feed.onOpen = { [weak self] in self?.open(detail) }
      router.show(feed)
      """, "router.show(detail); router.replace(detail)"
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> DetailViewController root
      screen AppCoordinator -> FeedViewController root
      """, kind: "screen")
  }
}
