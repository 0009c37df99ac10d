import Testing

@Suite struct XCoordinatorTests {
  private static let app = """
    import XCoordinator
    enum AppRoute: Route { case home, detail(String), settings, all }
    class AppCoordinator: NavigationCoordinator<AppRoute> {
      init() { super.init(initialRoute: .home) }
      override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .home:
          let model = HomeViewModel(router: unownedRouter)
          return .push(HomeViewController(model: model))
        case .detail: return .push(DetailViewController(), animation: .fade)
        case .settings: return .present(SettingsCoordinator())
        case .all: return .multiple(.dismissToRoot(), .set([ListViewController()]))
        }
      }
    }
    enum SettingsRoute: Route { case start }
    class SettingsCoordinator: ViewCoordinator<SettingsRoute> {
      init() { super.init(rootViewController: SettingsViewController()) }
    }
    class HomeViewModel {
      private let router: UnownedRouter<AppRoute>
      init(router: UnownedRouter<AppRoute>) { self.router = router }
      func select(_ id: String) { router.trigger(.detail(id)) }
      func openSettings() { router.rx.trigger(.settings) }
    }
    class HomeViewController: UIViewController {
      let model: HomeViewModel
      init(model: HomeViewModel) { self.model = model }
    }
    class DetailViewController: UIViewController {}
    class ListViewController: UIViewController {}
    class SettingsViewController: UIViewController {}
    class AppDelegate: UIResponder, UIApplicationDelegate {
      private let router = AppCoordinator().strongRouter
      func application(_ application: UIApplication) { router.setRoot(for: UIWindow()) }
    }
    """

  @Test func `routes lead to screens and child coordinators, triggers back to routes`() {
    Fixture(Self.app, protocols: "").expect(
      """
      root AppDelegate -> AppCoordinator retained
      child AppCoordinator -> SettingsCoordinator collection started
      delegate HomeViewModel -> AppCoordinator via delegate links router strong messages trigger.detail,trigger.settings
      screen AppCoordinator -> HomeViewController push
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController root
      flow HomeViewController -> DetailViewController trigger.detail push by AppCoordinator
      flow HomeViewController -> SettingsCoordinator trigger.settings start by AppCoordinator
      """)
  }

  @Test func `without the import its names mean nothing but what is handed to a base class`() {
    Fixture(String(Self.app.dropFirst("import XCoordinator\n".count)), protocols: "").expect(
      "screen SettingsCoordinator -> SettingsViewController embed likely")
  }

  @Test func `tabs are coordinators that the tab coordinator is made with`() {
    Fixture(
      """
      import XCoordinator
      enum TabRoute: Route { case feed }
      class FeedViewController: UIViewController {}
      class FeedCoordinator: NavigationCoordinator<TabRoute> {
        init() { super.init(root: FeedViewController()) }
      }
      class TabCoordinator: TabBarCoordinator<TabRoute> {
        let feed: StrongRouter<TabRoute>
        init(feed: StrongRouter<TabRoute> = FeedCoordinator().strongRouter) {
          self.feed = feed
          super.init(tabs: [feed, ProfileViewController()], select: feed)
        }
        override func prepareTransition(for route: TabRoute) -> TabBarTransition { .select(feed) }
      }
      class ProfileViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      child TabCoordinator -> FeedCoordinator collection started
      screen FeedCoordinator -> FeedViewController root
      screen TabCoordinator -> ProfileViewController tab
      """)
  }

  @Test func `an app's own transition is followed, and a child may be added without one`() {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case alert, about }
      extension Transition {
        static func presentFullScreen(_ presentable: Presentable) -> Transition {
          return .present(presentable)
        }
      }
      class AlertViewController: UIViewController {}
      class AboutCoordinator: NavigationCoordinator<AppRoute> {}
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .alert: return .presentFullScreen(AlertViewController())
          case .about:
            addChild(AboutCoordinator(rootViewController: rootViewController))
            return .none()
          }
        }
      }
      """, protocols: ""
    ).expect(
      """
      child AppCoordinator -> AboutCoordinator collection started
      screen AppCoordinator -> AlertViewController present
      """)
  }

  @Test func `what a child shows by its initial route is no step of its parent's`() {
    Fixture(
      """
      import RxSwift
      import XCoordinator
      enum AppRoute: Route { case login, home }
      enum HomeRoute: Route { case list }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .login) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .login:
            let login = LoginViewController()
            login.bind(to: LoginViewModel(router: unownedRouter))
            return .push(login)
          case .home: return .present(HomeCoordinator())
          }
        }
      }
      class HomeCoordinator: NavigationCoordinator<HomeRoute> {
        init() { super.init(initialRoute: .list) }
        override func prepareTransition(for route: HomeRoute) -> NavigationTransition { .push(ListViewController()) }
      }
      protocol LoginInput { var login: PublishSubject<Void> { get } }
      protocol LoginModel { var input: LoginInput { get } }
      extension LoginModel where Self: LoginInput { var input: LoginInput { self } }
      class LoginViewModel: LoginModel, LoginInput {
        let login = PublishSubject<Void>()
        init(router: UnownedRouter<AppRoute>) { login.subscribe(onNext: { router.trigger(.home) }) }
      }
      class LoginViewController: UIViewController {
        var viewModel: LoginModel!
        let button = UIButton()
        func bind(to model: LoginModel) {
          viewModel = model
          button.rx.tap.bind(to: viewModel.input.login)
        }
      }
      class ListViewController: UIViewController {}
      """, protocols: ""
    ).expect("flow LoginViewController -> HomeCoordinator trigger.home start by AppCoordinator", kind: "flow")
  }

  /// The library's own reference to whatever coordinator answers a route.
  @Test(arguments: [("parent", "parent"), ("listener", "delegate")])
  func `a child is told its parent by a router`(name: String, via: String) {
    Fixture(
      """
      import XCoordinator
      enum AppRoute: Route { case page }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init() { super.init(initialRoute: .page) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          .push(PageCoordinator(\(name): unownedRouter))
        }
      }
      enum PageRoute: Route { case start }
      class PageCoordinator: ViewCoordinator<PageRoute> {
        let \(name): UnownedRouter<AppRoute>
        init(\(name): UnownedRouter<AppRoute>) {
          self.\(name) = \(name)
          super.init(rootViewController: PageViewController())
        }
      }
      class PageViewController: UIViewController {}
      """, protocols: ""
    ).expect("delegate PageCoordinator -> AppCoordinator via \(via) links \(name) strong", kind: "delegate")
  }

  @Test func `what a stream that is not known hands on is not there at once`() {
    Fixture(
      """
      import Action
      import RxSwift
      import XCoordinator
      enum DaysRoute: Route { case days, day(String) }
      class DaysCoordinator: NavigationCoordinator<DaysRoute> {
        init(rootViewController: UINavigationController) {
          super.init(rootViewController: rootViewController, initialRoute: nil)
          trigger(.days)
        }
        override func prepareTransition(for route: DaysRoute) -> NavigationTransition {
          switch route {
          case .days:
            let page = DaysViewController()
            page.bind(to: DaysViewModel(router: unownedRouter))
            return .push(page)
          case .day(let day): return .push(DayViewController(day))
          }
        }
      }
      struct DaysInput { var choice: AnyObserver<DaysRoute> }
      class DaysViewModel {
        private lazy var choice = PublishSubject<DaysRoute>()
        private lazy var route = Action<DaysRoute, Void> { [router] in router.rx.trigger($0) }
        lazy var input: DaysInput = { DaysInput(choice: choice.asObserver()) }()
        private let router: UnownedRouter<DaysRoute>
        init(router: UnownedRouter<DaysRoute>) { self.router = router }
        func transform() { choice.compactMap { $0 }.bind(to: route.inputs) }
      }
      class DaysViewController: UIViewController {
        let table = UITableView()
        var model: DaysViewModel!
        func bind(to model: DaysViewModel) {
          self.model = model
          bindModel()
        }
        func bindModel() { table.rx.modelSelected(String.self).map { DaysRoute.day($0) }.bind(to: model.input.choice) }
      }
      class DayViewController: UIViewController { init(_ day: String) {} }
      """, protocols: ""
    ).expect(
      """
      screen DaysCoordinator -> DayViewController push
      screen DaysCoordinator -> DaysViewController push initial
      """, kind: "screen")
  }
}
