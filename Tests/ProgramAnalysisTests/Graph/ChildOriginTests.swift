import Testing

/// Where the child comes from that a parent makes its own.
@Suite struct ChildOriginTests {
  /// The expression that gives the child, with members of the parent and declarations beside it that the expression needs.
  private static let origins: [(expression: String, members: String, declarations: String)] = [
    ("FeedCoordinator()", "", ""),
    ("makeFeed()", "func makeFeed() -> FeedCoordinator { FeedCoordinator() }", ""),
    ("makeFeed()", "func makeFeed() -> Coordinator { let feed = FeedCoordinator()\n return feed }", ""),
    ("makeFeed()()", "func makeFeed() -> () -> Coordinator { { FeedCoordinator() } }", ""),
    ("makers[0]()", "var makers: [() -> Coordinator] = [{ FeedCoordinator() }]", ""),
    ("feed", "var feed: Coordinator { FeedCoordinator() }", ""),
    ("FeedCoordinator.make()", "", "extension FeedCoordinator { static func make() -> Self { Self() } }"),
    (
      "FeedCoordinator.make()", "",
      "extension Coordinator { static func make() -> Self where Self: FeedCoordinator { .init() } }"
    ),
    ("FeedFactory().feed()", "", "struct FeedFactory { func feed() -> Coordinator { FeedCoordinator() } }"),
    ("FeedFactory.feed()", "", "enum FeedFactory { static func feed() -> Coordinator { FeedCoordinator() } }"),
    ("FeedFactory.feed", "", "enum FeedFactory { static var feed: Coordinator { FeedCoordinator() } }"),
    (
      "factory.feed()", "let factory = Factory()",
      "struct Factory: FeedFactory { func feed() -> Coordinator { FeedCoordinator() } }\nprotocol FeedFactory { func feed() -> Coordinator }"
    ),
    ("isReady ? FeedCoordinator() : FeedCoordinator()", "var isReady = true", ""),
    ("if isReady { FeedCoordinator() } else { FeedCoordinator() }", "var isReady = true", ""),
    ("switch index { case 0: FeedCoordinator()\n default: FeedCoordinator() }", "var index = 0", ""),
    ("(try? makeFeed())!", "func makeFeed() throws -> Coordinator { FeedCoordinator() }", ""),
    ("await makeFeed()", "func makeFeed() async -> Coordinator { FeedCoordinator() }", ""),
    ("saved ?? FeedCoordinator()", "var saved: Coordinator?", ""),
    ("FeedCoordinator() as Coordinator", "", ""),
    ("{ FeedCoordinator() }()", "", ""),
    ("make(FeedCoordinator.self)", "func make<C: Coordinator>(_ type: C.Type) -> C { type.init() }", ""),
    (
      "feed(named: \"x\")",
      "func feed() -> Coordinator { FeedCoordinator() }\n func feed(named: String) -> Coordinator { feed() }", ""
    ),
    ("[FeedCoordinator()][0]", "", ""),
    ("[FeedCoordinator()].first!", "", ""),
    ("pair().0", "func pair() -> (Coordinator, Int) { (FeedCoordinator(), 1) }", ""),
    ("pair().feed", "func pair() -> (feed: Coordinator, Int) { (FeedCoordinator(), 1) }", ""),
    (
      "FeedCoordinator().asAnyCoordinator()", "",
      "extension Coordinator { func asAnyCoordinator() -> Coordinator { self } }"
    ),
  ]

  @Test(arguments: origins.indices)
  func `a child is found where it comes from`(index: Int) {
    let origin = Self.origins[index]
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        required init() {}
        func start() {}
      }
      \(origin.declarations)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(origin.members)
        func start() {
          let feed: Coordinator = \(origin.expression)
          children.append(feed)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test(arguments: [
    "if let feed = make() { add(feed) }",
    "guard let feed = make() else { return }\nadd(feed)",
    "let feed: Coordinator\nif make() != nil { feed = FeedCoordinator() } else { feed = FeedCoordinator() }\nadd(feed)",
    "let feed: FeedCoordinator = .init()\nadd(feed)",
    "let feed: FeedCoordinator = generic()\nadd(feed)",
    "let (feed, _) = pair()\nadd(feed)",
    "let (feed, _): (Coordinator, Int) = pair()\nadd(feed)",
    "var feed: Coordinator!\nfeed = make()\nadd(feed)",
    "switch make() {\ncase .some(let feed): add(feed)\ncase .none: break\n}",
    "switch make() {\ncase let feed?: add(feed)\ncase nil: break\n}",
    "if case let feed as FeedCoordinator = make() { add(feed) }",
    "for feed in [FeedCoordinator()] { add(feed) }",
    "[FeedCoordinator()].forEach { add($0) }",
    "[FeedCoordinator()].forEach(add)",
    "make().map(add)",
    "make().map { add($0) }",
    "defer { add(FeedCoordinator()) }",
    "do { add(FeedCoordinator()) } catch {}",
    "func local(_ feed: Coordinator) { add(feed) }\nlocal(FeedCoordinator())",
    "let local = { (feed: Coordinator) in self.add(feed) }\nlocal(FeedCoordinator())",
    "let adder = add\nadder(FeedCoordinator())",
    "while let feed = make() { add(feed) }",
    "#if DEBUG\nadd(FeedCoordinator())\n#endif",
    "Task { add(FeedCoordinator()) }",
    "DispatchQueue.main.async { self.add(FeedCoordinator()) }",
    "UIView.animate(withDuration: 1, animations: {}, completion: { [weak self] _ in self?.add(FeedCoordinator()) })",
  ])
  func `a child is found through statements`(statements: String) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func make() -> Coordinator? { FeedCoordinator() }
        func pair() -> (feed: Coordinator, count: Int) { (FeedCoordinator(), 1) }
        func generic<C: FeedCoordinator>() -> C { C() }
        func add(_ feed: Coordinator) { children.append(feed) }
        func start() {
          \(statements)
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection")
  }

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
}
