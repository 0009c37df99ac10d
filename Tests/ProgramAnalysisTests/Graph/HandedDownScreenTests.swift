import Testing

/// Screens that a coordinator makes for a child to show.
@Suite struct HandedDownScreenTests {
  @Test func `a screen that a child is made with is the child's that shows it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let child = HomeCoordinator(page: HomeViewController(), navigation: navigation)
          child.start()
        }
      }
      class HomeCoordinator: Coordinator {
        let page: UIViewController
        let navigation: UINavigationController
        init(page: UIViewController, navigation: UINavigationController) { self.page = page; self.navigation = navigation }
        func start() { navigation.pushViewController(page, animated: true) }
      }
      class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator none started
      screen HomeCoordinator -> HomeViewController push
      """)
  }

  @Test func `a screen that a child hands upward stays the child's`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let child = HomeCoordinator()
          navigation.pushViewController(child.start(), animated: true)
        }
      }
      class HomeCoordinator: Coordinator {
        func start() -> UIViewController { HomeViewController() }
      }
      class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator none started
      screen HomeCoordinator -> HomeViewController embed
      """)
  }

  @Test func `a screen in a struct of what a child depends on is the child's that shows it`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {
          let tab = UINavigationController()
          let child = HomeCoordinator(dependency: .init(page: HomeViewController(), navigation: tab))
          children.append(child)
          child.start()
          let tabs = UITabBarController()
          tabs.setViewControllers([tab], animated: false)
          navigation.pushViewController(tabs, animated: true)
        }
      }
      class HomeCoordinator: Coordinator {
        struct Dependency { let page: HomeViewController; let navigation: UINavigationController }
        let dependency: Dependency
        init(dependency: Dependency) { self.dependency = dependency }
        func start() { dependency.navigation.pushViewController(dependency.page, animated: true) }
      }
      class HomeViewController: UIViewController {}
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started
      screen HomeCoordinator -> HomeViewController push
      """)
  }
}
