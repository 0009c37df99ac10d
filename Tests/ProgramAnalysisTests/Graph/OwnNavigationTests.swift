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

  /// What a subclass of a navigation controller is told to show is shown for whoever tells it, as by one of the system's.
  @Test(arguments: ["class Stack: UINavigationController {}", "typealias Stack = UINavigationController"])
  func `a navigation controller of the app's own shows what an extension makes for a coordinator`(stack: String) {
    Fixture(
      """
      \(stack)
      extension UIViewController {
        func ask(_ question: String) { present(QuestionViewController(), animated: true) }
      }
      class QuestionViewController: UIViewController {}
      class ListViewController: UIViewController {
        var onLeave: (() -> Void)?
        func left() { onLeave?() }
      }
      class AppCoordinator: Coordinator {
        let stack = Stack()
        func start() {
          let list = ListViewController()
          list.onLeave = { [weak self] in self?.stack.ask("Leave?") }
          stack.setViewControllers([list], animated: false)
        }
      }
      """
    ).expect("flow ListViewController -> QuestionViewController onLeave present by AppCoordinator", kind: "flow")
  }

  /// A router that a screen makes around a stack of its own, and hands to the coordinator of the tab.
  @Test(arguments: ["UINavigationController()", "selectedViewController as! UINavigationController"])
  func `a router that a tab bar controller makes shows in the stack of the tab`(stack: String) {
    Fixture(
      """
      protocol Router: AnyObject { func setRoot(_ page: UIViewController); func push(_ page: UIViewController) }
      final class StackRouter: Router {
        private weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func setRoot(_ page: UIViewController) { stack?.setViewControllers([page], animated: false) }
        func push(_ page: UIViewController) { stack?.pushViewController(page, animated: true) }
      }
      class NewsViewController: UIViewController { var onOpen: (() -> Void)?; func tapped() { onOpen?() } }
      class StoryViewController: UIViewController {}
      class NewsCoordinator: Coordinator {
        private let router: Router
        init(router: Router) { self.router = router }
        func start() {
          let news = NewsViewController()
          news.onOpen = { [weak self] in self?.router.push(StoryViewController()) }
          router.setRoot(news)
        }
      }
      class TabsController: UITabBarController {
        var onAppear: ((Router) -> Void)?
        override func viewDidLoad() { viewControllers = [UINavigationController()] }
        override func viewWillAppear(_ animated: Bool) { onAppear?(StackRouter(stack: \(stack))) }
      }
      class TabsCoordinator: Coordinator {
        let tabs = TabsController()
        var child: NewsCoordinator?
        func start() {
          tabs.onAppear = { [weak self] router in
            let news = NewsCoordinator(router: router)
            self?.child = news
            news.start()
          }
        }
      }
      """
    ).expect(
      """
      screen NewsCoordinator -> NewsViewController root
      screen NewsCoordinator -> StoryViewController push
      """, kind: "screen")
  }

  /// A method by which one page is put before another: in an extension of all screens it is a helper, in the page's class the page's own.
  @Test(arguments: [
    (
      "extension UIViewController { func cover(with other: UIViewController) { present(other, animated: true) } }", "",
      "present"
    ),
    (
      "protocol Showing: AnyObject {}\n extension Showing { func cover(with other: UIViewController) { (self as? UIViewController)?.present(other, animated: true) } }\n extension UIViewController: Showing {}",
      "", "present"
    ),
    ("", "func cover(with other: UIViewController) { present(other, animated: true) }", "root"),
  ])
  func `a coordinator shows what it puts before a page by an extension of all screens`(
    extension: String, member: String, transition: String
  ) {
    Fixture(
      """
      import UIKit
      \(`extension`)
      class PageViewController: UIViewController { \(member) }
      class HelpViewController: UIViewController {}
      class PageCoordinator: Coordinator {
        let navigation = UINavigationController()
        let page = PageViewController()
        func start() { navigation.pushViewController(page, animated: false) }
        func help() { page.cover(with: UINavigationController(rootViewController: HelpViewController())) }
      }
      """
    ).expect(
      """
      screen PageCoordinator -> HelpViewController \(transition)
      screen PageCoordinator -> PageViewController push
      """, kind: "screen")
  }
}
