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

  /// A router that goes on to the parts of a page, of which most have none.
  @Test(arguments: [
    ("default: return []", "flow FeedViewController -> HelpViewController go push by FeedCoordinator"),
    // What is read from elsewhere may be any.
    (
      "default: return UserDefaults.standard.parts(of: self)",
      """
      flow FeedViewController -> FeedViewController go push by FeedCoordinator
      flow FeedViewController -> HelpViewController go push by FeedCoordinator
      flow FeedViewController -> TabsViewController go push by FeedCoordinator
      """
    ),
  ])
  func `a list without anything leads nowhere`(parts: String, flows: String) {
    Fixture(
      """
      enum Place {
        case feed, help, tabs
        var parts: [Place] { switch self { case .tabs: return [.feed, .help]; \(parts) } }
      }
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        @objc func tap() { coordinator?.go(to: .help) }
      }
      class HelpViewController: UIViewController {}
      class TabsViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { go(to: .feed) }
        func go(to place: Place) {
          switch place {
          case .feed:
            let feed = FeedViewController()
            feed.coordinator = self
            navigation.pushViewController(feed, animated: true)
          case .help: navigation.pushViewController(HelpViewController(), animated: true)
          case .tabs: navigation.pushViewController(TabsViewController(), animated: true)
          }
          for part in place.parts { go(to: part) }
        }
      }
      """
    ).expect(flows, kind: "flow")
  }
}
