import Testing

/// View controllers of the app's own that wrap a navigation controller, and show what coordinators hand them.
@Suite struct OwnNavigationTests {
  private func app(_ handler: String) -> Fixture {
    Fixture(
      """
      class FrameController: UIViewController {
        let stack = UINavigationController()
        override func viewDidLoad() { super.viewDidLoad(); addChild(stack); view.addSubview(stack.view) }
        var screens: [UIViewController] { get { stack.viewControllers } set { stack.viewControllers = newValue } }
        func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
        override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          stack.present(screen, animated: animated, completion: completion)
        }
        static func openSheet(for screen: UIViewController, in frame: FrameController) {
          frame.present(UINavigationController(rootViewController: screen), animated: true)
        }
      }
      class ListViewController: UIViewController {
        var onTap: (() -> Void)?
        func tapped() { onTap?() }
      }
      class DetailViewController: UIViewController {}
      class HelpCoordinator: Coordinator {
        let screen = HelpViewController()
        func start() {}
      }
      class HelpViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let frame: FrameController
        var children: [Coordinator] = []
        init(frame: FrameController) { self.frame = frame }
        func start() {
          let list = ListViewController()
          list.onTap = { [weak self] in self?.open() }
          frame.screens = [list]
        }
        func open() { \(handler) }
      }
      """)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # pushed
      frame.push(DetailViewController())
      > flow ListViewController -> DetailViewController onTap push by AppCoordinator
      # presented
      frame.present(DetailViewController(), animated: true)
      > flow ListViewController -> DetailViewController onTap present by AppCoordinator
      # in a sheet that a static function opens
      FrameController.openSheet(for: DetailViewController(), in: frame)
      > flow ListViewController -> DetailViewController onTap present by AppCoordinator
      """))
  func `a screen leads to what its coordinator hands to the frame`(way: FixtureCase) {
    app(way.code).expect(way.outcome, kind: "flow")
  }

  /// The child's screen is the child's.
  @Test func `a screen that a child made is no move of its parent's`() {
    app("let help = HelpCoordinator(); children.append(help); frame.push(help.screen)").expect("", kind: "flow")
  }
}
