import Testing

/// Which routes of a coordinator are run when it is made.
@Suite struct InitialRouteTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # nil
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController, initialRoute: nil)
        }
      # none
        init(rootViewController: UINavigationController) { super.init(rootViewController: rootViewController) }
      # a default that is nil
        init(rootViewController: UINavigationController, route: SettingsRoute? = nil) {
          super.init(rootViewController: rootViewController, initialRoute: route)
        }
      # a route
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController, initialRoute: .list)
        }
      # no initializer
      """))
  func `only the initial route is run when a coordinator is made`(way: FixtureCase) {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case home, settings }
      class HomeViewController: UIViewController {
        var router: UnownedRouter<AppRoute>?
        func tapped() { router?.trigger(.settings) }
      }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .home) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home:
            let screen = HomeViewController()
            screen.router = unownedRouter
            return .set([screen])
          case .settings:
            addChild(SettingsCoordinator(rootViewController: rootViewController))
            return .none()
          }
        }
      }
      enum SettingsRoute: Route { case list, detail }
      class ListViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
      \(way.code)
        override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(ListViewController())
          case .detail: return .push(DetailViewController())
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private let router = AppCoordinator().strongRouter
        func application(_ application: UIApplication) { router.setRoot(for: UIWindow()) }
      }
      """, protocols: ""
    ).expect(
      """
      flow HomeViewController -> SettingsCoordinator trigger.settings start by AppCoordinator
      """, kind: "flow")
  }

  @Test func `routes that are no initial ones are still those of the coordinator`() {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case home, detail }
      class HomeViewController: UIViewController {}
      class DetailViewController: UIViewController {}
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: nil) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home: return .set([HomeViewController()])
          case .detail: return .push(DetailViewController())
          }
        }
      }
      """, protocols: ""
    ).expect(
      """
      screen AppCoordinator -> HomeViewController root
      screen AppCoordinator -> DetailViewController push
      """)
  }
}
