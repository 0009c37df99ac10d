import Testing

/// Screens that consist of others which they make themselves.
@Suite struct PageControllerTests {
  private static func app(start: String = "", container: String) -> Fixture {
    Fixture(
      """
      class TideCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var child: Coordinator?
        func start() {
          let pages = PagesViewController()
          pages.onDone = { [weak self] in self?.openTide() }
          navigation.viewControllers = [pages]
          \(start)
        }
        func openTide() {
          child = TideCoordinator()
          child?.start()
        }
      }
      class PageViewController: UIViewController {
        var onNext: (() -> Void)?
        func didTap() { onNext?() }
      }
      \(container)
      """)
  }

  private static let pages = """
    class PagesViewController: UIPageViewController {
      var onDone: (() -> Void)?
      override func viewDidLoad() {
        let page = PageViewController()
        page.onNext = onDone
        setViewControllers([page], direction: .forward, animated: false)
      }
    }
    """

  @Test(arguments: [
    pages,
    """
    class PagesViewController: UIViewController {
      var onDone: (() -> Void)?
      let page = PageViewController()
      override func viewDidLoad() {
        page.onNext = onDone
        addChild(page)
      }
    }
    """,
  ])
  func `what happens on a part that no coordinator shows happens on the screen`(container: String) {
    Self.app(container: container).expect(
      "flow PagesViewController -> TideCoordinator onNext start by AppCoordinator", kind: "flow")
  }

  @Test func `a page that a coordinator shows as well speaks for itself`() {
    Self.app(start: "navigation.pushViewController(PageViewController(), animated: true)", container: Self.pages)
      .expect(
        "flow PageViewController -> TideCoordinator onNext start by AppCoordinator", kind: "flow")
  }
}
