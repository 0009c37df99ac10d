import Testing

/// What the system's code tells the delegate of a class of the app's own that it inherits from.
@Suite struct SystemDelegateTests {
  @Test func `a tab controller of the app's own tells its delegate`() {
    app(
      "class TabsViewController: UITabBarController {}",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    )
    .expect(
      """
      delegate TabsViewController -> AppCoordinator via delegate links delegate messages tabBarController
      flow TabsViewController -> DetailViewController tabBarController push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> TabsViewController root
      """)
  }

  @Test func `a delegate's method in a base class is told by name too`() {
    app(
      "class BarViewController: UITabBarController {}\nclass TabsViewController: BarViewController {}",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("flow TabsViewController -> DetailViewController tabBarController push by AppCoordinator", kind: "flow")
  }

  /// What is no message of that sender.
  @Test(arguments: [
    "navigationController(_ sender: UINavigationController, didShow: UIViewController)",
    "tabBarController(sender: UITabBarController)",
    "tabBarController(_ sender: Int)",
    "tabBarController()",
  ])
  func `a method that names no such sender is not told`(method: String) {
    app("class TabsViewController: UITabBarController {}", method).expect("", kind: "flow")
  }

  @Test func `a class of the system is no sender`() {
    app(
      "typealias TabsViewController = UITabBarController",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("", kind: "flow")
  }

  @Test func `a container of the app's own is no sender`() {
    Fixture(
      """
      final class PlainNavigation: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); view.tintColor = .red }
      }
      final class FeedViewController: UIViewController {}
      final class FeedCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
        let navigation = PlainNavigation()
        func start() {
          navigation.delegate = self
          navigation.pushViewController(FeedViewController(), animated: false)
        }
        func navigationController(_ sender: UINavigationController, didShow: UIViewController, animated: Bool) {}
      }
      """
    ).expect("", kind: "delegate")
  }

  @Test func `a property of the app's own tells what its code does`() {
    app(
      "class TabsViewController: UITabBarController { weak var delegate: UITabBarControllerDelegate? }",
      "tabBarController(_ sender: UITabBarController, didSelect: UIViewController)"
    ).expect("", kind: "flow")
  }

  private func app(_ tabs: String, _ method: String) -> Fixture {
    Fixture(
      """
      \(tabs)
      class DetailViewController: UIViewController {}
      class AppCoordinator: NSObject, Coordinator {
        let window: UIWindow
        let navigation = UINavigationController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let tabs = TabsViewController()
          tabs.delegate = self
          window.rootViewController = tabs
        }
      }
      extension AppCoordinator: UITabBarControllerDelegate {
        func \(method) {
          navigation.pushViewController(DetailViewController(), animated: true)
        }
      }
      """)
  }
}
