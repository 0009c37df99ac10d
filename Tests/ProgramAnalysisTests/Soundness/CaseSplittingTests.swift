import Testing

/// Functions that name a route of which nothing is known more than once: a way through one takes one case.
@Suite struct CaseSplittingTests {
  private static func app(_ show: String) -> Fixture {
    Fixture(
      """
      enum Route { case list, detail(Int) }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { open(UserDefaults.standard.route()) }
        \(show)
        func make(_ route: Route) -> UIViewController {
          switch route {
          case .list: return ListViewController()
          case .detail: return DetailViewController()
          }
        }
      }
      """)
  }

  private static let shows = """
      switch route {
      case .list: navigation.setViewControllers([screen], animated: false)
      case .detail(let id):
        print(id)
        navigation.pushViewController(screen, animated: true)
      }
    """

  @Test func `what is made for a case is shown as the case says`() {
    Self.app("func open(_ route: Route) { let screen = make(route)\n\(Self.shows) }").expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }

  /// What is made does not depend on the route that decides how it is shown.
  @Test func `what is made for any route is shown in all ways`() {
    Self.app(
      "func open(_ route: Route) { let screen = make(UserDefaults.standard.route())\n\(Self.shows) }"
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> DetailViewController root
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> ListViewController root
      """)
  }

  /// A route that may be missing is no choice of cases.
  @Test func `a route that may be nil keeps the way without one`() {
    Self.app(
      """
      func open(_ route: Route?) {
        guard let route else { return navigation.present(ListViewController(), animated: true) }
        navigation.pushViewController(make(route), animated: true)
      }
      """
    ).expect(
      """
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController present
      screen AppCoordinator -> ListViewController push
      """)
  }
}
