import Testing

/// Pages that are set together with those that a navigation controller has already.
@Suite struct SetOnTopTests {
  @Test(arguments: [
    "navigation.setViewControllers(navigation.viewControllers + [DetailViewController()], animated: true)",
    "let pages = navigation.viewControllers + [DetailViewController()]\nnavigation.setViewControllers(pages, animated: true)",
    "var pages = navigation.viewControllers\npages.append(DetailViewController())\nnavigation.viewControllers = pages",
    "navigation.viewControllers = navigation.viewControllers + [DetailViewController()]",
  ])
  func `what is set on top of the first page is pushed`(detail: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
        func showDetail() {
          \(detail)
        }
      }
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      """
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> HomeViewController root
      """)
  }

  @Test func `what is set on top of nothing is the first page`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.setViewControllers(navigation.viewControllers + [HomeViewController()], animated: false)
        }
      }
      class HomeViewController: UIViewController {}
      """
    ).expect("screen AppCoordinator -> HomeViewController root")
  }

  @Test(arguments: [
    "navigation.setViewControllers([WelcomeViewController()] + navigation.viewControllers, animated: false)",
    "let pages = [WelcomeViewController()] + navigation.viewControllers\nnavigation.setViewControllers(pages, animated: false)",
  ])
  func `what is put beneath the others is a first page`(welcome: String) {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
        func goBack() {
          \(welcome)
          navigation.popToRootViewController(animated: true)
        }
      }
      class HomeViewController: UIViewController {}
      class WelcomeViewController: UIViewController {}
      """
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root
      screen AppCoordinator -> WelcomeViewController root
      """)
  }

  @Test func `what is taken out of a stack is shown no more often for it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func close() { navigation.viewControllers = navigation.viewControllers.filter { !($0 is DetailViewController) } }
      }
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      """
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> HomeViewController root
      """)
  }
}
