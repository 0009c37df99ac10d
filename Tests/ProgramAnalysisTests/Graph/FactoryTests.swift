import Testing

/// Children that a choice, a factory or somebody outside decides on.
@Suite struct FactoryTests {
  @Test func `one of several kinds is each of them`() {
    Fixture(
      """
      enum Flow { case feed, login }
      class FeedCoordinator: Coordinator { func start() {} }
      class LoginCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var child: Coordinator?
        func open(_ flow: Flow) {
          switch flow {
          case .feed: child = 1️⃣FeedCoordinator()
          case .login: child = LoginCoordinator()
          }
          child?.start()
        }
        func start() { open(.feed) }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started
      child AppCoordinator -> LoginCoordinator property started
      """)
  }

  @Test func `all cases of an enum make a child each`() {
    Fixture(
      """
      enum Tab: CaseIterable { case feed, search }
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          children = Tab.allCases.map { make($0) }
          children.forEach { $0.start() }
        }
        func make(_ tab: Tab) -> Coordinator {
          switch tab {
          case .feed: return FeedCoordinator()
          case .search: return SearchCoordinator()
          }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      child AppCoordinator -> SearchCoordinator collection started
      """)
  }

  /// A key path stands for the function that reads it.
  @Test(arguments: [
    "map(\\.coordinator)", "map { $0.coordinator }", "compactMap(\\.coordinator)", "map(\\.self.coordinator)",
  ])
  func `a property of each case makes a child`(transform: String) {
    Fixture(
      """
      enum Tab: CaseIterable {
        case feed, search
        var coordinator: Coordinator {
          switch self {
          case .feed: return FeedCoordinator()
          case .search: return SearchCoordinator()
          }
        }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let coordinators = Tab.allCases.\(transform)
          coordinators.forEach { $0.start(); children.append($0) }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      child AppCoordinator -> SearchCoordinator collection started
      """)
  }

  @Test func `a factory behind a protocol gives what its only implementer makes`() {
    Fixture(
      """
      protocol FeedFactory { func makeFeed() -> Coordinator }
      protocol LoginFactory { func makeLogin() -> Coordinator }
      typealias Factories = FeedFactory & LoginFactory
      struct AppFactory: Factories {
        func makeFeed() -> Coordinator { FeedCoordinator() }
        func makeLogin() -> Coordinator { LoginCoordinator() }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class LoginCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        private let factory: any Factories
        var children: [Coordinator] = []
        init(factory: some Factories) { self.factory = factory }
        func start() {
          let feed = factory.makeFeed()
          children.append(feed)
          feed.start()
          let login = factory.makeLogin()
          children.append(login)
          login.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      child AppCoordinator -> LoginCoordinator collection started
      """)
  }

  @Test func `a factory with several implementers makes its children likely`() {
    Fixture(
      """
      protocol FeedFactory { func makeFeed() -> Coordinator }
      struct PlainFactory: FeedFactory { func makeFeed() -> Coordinator { FeedCoordinator() } }
      struct RichFactory: FeedFactory { func makeFeed() -> Coordinator { RichFeedCoordinator() } }
      class FeedCoordinator: Coordinator { func start() {} }
      class RichFeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        let factory: FeedFactory
        var children: [Coordinator] = []
        init(factory: FeedFactory) { self.factory = factory }
        func start() {
          let feed = factory.makeFeed()
          children.append(feed)
          feed.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started likely
      child AppCoordinator -> RichFeedCoordinator collection started likely
      """)
  }

  @Test func `the implementer that was handed in is the one`() {
    Fixture(
      """
      protocol FeedFactory { func makeFeed() -> Coordinator }
      struct PlainFactory: FeedFactory { func makeFeed() -> Coordinator { FeedCoordinator() } }
      struct RichFactory: FeedFactory { func makeFeed() -> Coordinator { RichFeedCoordinator() } }
      class FeedCoordinator: Coordinator { func start() {} }
      class RichFeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        let factory: FeedFactory
        var children: [Coordinator] = []
        init(factory: FeedFactory) { self.factory = factory }
        func start() {
          let feed = factory.makeFeed()
          children.append(feed)
          feed.start()
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = AppCoordinator(factory: RichFactory())
          coordinator?.start()
        }
      }
      """
    ).expect(
      """
      root SceneDelegate -> AppCoordinator retained
      child AppCoordinator -> RichFeedCoordinator collection started
      """)
  }

  @Test func `a factory's tuple of coordinator and screen is taken apart`() {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class FeedCoordinator: Coordinator { func start() {} }
      class Factory {
        func makeFeed(_ navigation: UINavigationController) -> (coordinator: Coordinator, module: UIViewController) {
          (FeedCoordinator(), FeedViewController())
        }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let factory = Factory()
        var children: [Coordinator] = []
        func start() {
          let (coordinator, module) = factory.makeFeed(navigation)
          1️⃣children.append(coordinator)
          coordinator.start()
          2️⃣navigation.pushViewController(module, animated: true)
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started @1️⃣
      screen AppCoordinator -> FeedViewController push @2️⃣
      """)
  }

  @Test func `a child that is handed in and started is a child, one that is only kept is none`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class HelpCoordinator: Coordinator { func start() {} }
      class MenuCoordinator: Coordinator {
        let feed: FeedCoordinator
        let help: HelpCoordinator
        init(feed: FeedCoordinator, help: HelpCoordinator) {
          self.feed = feed
          self.help = help
        }
        func start() { feed.start() }
      }
      class AppCoordinator: Coordinator {
        var menu: MenuCoordinator?
        func start() {
          let help = HelpCoordinator()
          help.start()
          menu = MenuCoordinator(feed: FeedCoordinator(), help: help)
          menu?.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> MenuCoordinator property started
      child AppCoordinator -> HelpCoordinator none started
      child MenuCoordinator -> FeedCoordinator property started
      delegate MenuCoordinator -> HelpCoordinator via delegate links help strong
      """)
  }

  /// A factory that knows coordinators makes a page with its own for another page, too.
  @Test(arguments: ["static func make() -> UIViewController", "static func make() -> ContactViewController"])
  func `a page has another one made with its coordinator`(maker: String) {
    Fixture(
      """
      final class HelpViewController: UIViewController {}
      final class ContactViewController: UIViewController {
        let coordinator: ContactCoordinator
        init(coordinator: ContactCoordinator) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { coordinator.help() }
      }
      final class ContactCoordinator: Coordinator {
        weak var page: UIViewController?
        func help() { page?.present(HelpViewController(), animated: true) }
      }
      enum ContactFactory {
        \(maker) {
          let coordinator = ContactCoordinator()
          let page = ContactViewController(coordinator: coordinator)
          coordinator.page = page
          return page
        }
      }
      final class HomeViewController: UIViewController {
        @objc func tap() { present(ContactFactory.make(), animated: true) }
      }
      final class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      """
    ).expect("flow ContactViewController -> HelpViewController help present by ContactCoordinator", kind: "flow")
  }

  /// A table of types by their own identity makes the one that is asked for.
  @Test(arguments: ["ObjectIdentifier", "String(describing:", "\\("])
  func `a literal with types for keys gives what a key names`(naming: String) {
    func key(_ type: String) -> String {
      switch naming {
      case "ObjectIdentifier": "ObjectIdentifier(\(type))"
      case "\\(": "\"\\(\(type))\""
      default: "String(describing: \(type))"
      }
    }
    Fixture(
      """
      class LoginCoordinator: Coordinator { required init() {}; func start() {} }
      class MainCoordinator: Coordinator { required init() {}; func start() {} }
      final class CoordinatorFactory {
        private static let types: [\(naming == "ObjectIdentifier" ? naming : "String"): Coordinator.Type] = [
          \(key("AppCoordinator.self")): AppCoordinator.self, \(key("LoginCoordinator.self")): LoginCoordinator.self,
          \(key("MainCoordinator.self")): MainCoordinator.self,
        ]
        static func make<T: Coordinator>(_ type: T.Type) -> Coordinator? {
          guard let found = types[\(key("type"))] else { return nil }
          return found.init()
        }
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        required init() {}
        func start() {
          guard let login = CoordinatorFactory.make(LoginCoordinator.self) else { return }
          children.append(login)
          login.start()
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: Coordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator = CoordinatorFactory.make(AppCoordinator.self)
          coordinator?.start()
        }
      }
      """, protocols: "protocol Coordinator: AnyObject { init(); func start() }"
    ).expect(
      """
      child AppCoordinator -> LoginCoordinator collection started
      root SceneDelegate -> AppCoordinator retained
      """)
  }
}
