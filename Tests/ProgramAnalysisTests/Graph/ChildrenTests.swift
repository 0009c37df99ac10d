import Testing

/// Coordinators that another makes its own, by where it keeps them.
@Suite struct ChildrenTests {
  /// The statements that put a child into a collection.
  @Test(arguments: [
    ("[Coordinator] = []", "children.append(feed)"),
    ("[Coordinator] = []", "children.append(contentsOf: [feed])"),
    ("[Coordinator] = []", "children += [feed]"),
    ("[Coordinator] = []", "self.children.insert(feed, at: 0)"),
    ("[Coordinator] = []", "children = [feed]"),
    ("[Coordinator] = []", "children = children + [feed]"),
    ("[Coordinator] = []", "children[0] = feed"),
    ("Array<Coordinator> = []", "children.append(feed)"),
    ("[Coordinator]?", "children?.append(feed)"),
    ("[String: Coordinator] = [:]", "children[\"feed\"] = feed"),
    ("[String: Coordinator] = [:]", "children.updateValue(feed, forKey: \"feed\")"),
    ("[ObjectIdentifier: Coordinator] = [:]", "children[ObjectIdentifier(feed)] = feed"),
    ("Set<FeedCoordinator> = []", "children.insert(feed)"),
  ])
  func `a child enters a collection`(type: String, statement: String) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        func start() {}
      }
      class AppCoordinator: Coordinator {
        var children: \(type)
        func start() {
          let feed = FeedCoordinator()
          1️⃣\(statement)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started @1️⃣")
  }

  @Test(arguments: [
    "[String: Coordinator]()", "Dictionary<String, Coordinator>()", "[Tab: Coordinator]()",
    "[:] as [String: Coordinator]",
  ])
  func `a dictionary may be typed by its initializer alone`(initializer: String) {
    Fixture(
      """
      enum Tab { case feed }
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        private var coordinators = \(initializer)
        func start() {
          let feed = FeedCoordinator()
          coordinators[.feed] = feed
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test(arguments: [
    "var child: Coordinator?", "var feed: FeedCoordinator!", "private(set) var flow: (any Coordinator)? = nil",
  ])
  func `a child is kept in a property`(declaration: String) throws {
    let name = try #require(declaration.firstMatch(of: /var (\w+)/)?.1)
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        \(declaration)
        func start() {
          let feed = FeedCoordinator()
          1️⃣self.\(name) = feed
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator property started @1️⃣")
  }

  @Test func `a lazy property makes its child when it is read`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        init(depth: Int) {}
        func start() {}
      }
      class AppCoordinator: Coordinator {
        lazy var feed: FeedCoordinator = {
          let feed = FeedCoordinator(depth: 1)
          return feed
        }()
        func start() { feed.start() }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator property started")
  }

  @Test func `a child that is only made and started is kept by nobody`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        func start() { 1️⃣FeedCoordinator().start() }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator none started @1️⃣")
  }

  @Test func `a child in both a property and a collection stands in the collection`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var feed: FeedCoordinator?
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator()
          self.feed = feed
          1️⃣children.append(feed)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started @1️⃣")
  }

  @Test(arguments: [
    "children.removeAll { $0 === feed }", "children.removeLast()", "children = children.filter { $0 !== feed }",
    "children.remove(at: 0)", "children.removeAll()", "children = []",
  ])
  func `a child leaves again`(statement: String) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator()
          children.append(feed)
          feed.start()
        }
        func end(_ feed: Coordinator) { \(statement) }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started removed")
  }

  @Test func `a property that is emptied releases its child`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var feed: Coordinator?
        func start() {
          feed = FeedCoordinator()
          feed?.start()
        }
        func end() { feed = nil }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator property started removed")
  }

  @Test func `a child that nobody starts is a child`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        let feed = FeedCoordinator()
        func start() {}
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator property")
  }

  @Test func `a copy of the parent's children makes no grandchildren`() {
    Fixture(
      """
      class DetailCoordinator: Coordinator { func start() {} }
      class LoginCoordinator: Coordinator {
        var children: [Coordinator]
        init(children: [Coordinator]) { self.children = children }
        func start() {}
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let detail = DetailCoordinator()
          children.append(detail)
          detail.start()
        }
        func showLogin() {
          let login = LoginCoordinator(children: children)
          children.append(login)
          login.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> DetailCoordinator collection started
      child AppCoordinator -> LoginCoordinator collection started
      """)
  }

  @Test func `children that are handed in make up the collection`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class TabCoordinator: Coordinator {
        let children: [Coordinator]
        init(children: [Coordinator]) { self.children = children }
        func start() { children.forEach { $0.start() } }
      }
      class AppCoordinator: Coordinator {
        var tabs: TabCoordinator?
        func start() {
          let tabs = TabCoordinator(children: [FeedCoordinator()])
          self.tabs = tabs
          tabs.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> TabCoordinator property started
      child TabCoordinator -> FeedCoordinator collection started
      """)
  }

  @Test func `a parent that another coordinator names is no child, whatever it is told`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let login = LoginCoordinator()
          login.parent = self
          children.append(login)
          login.start()
        }
        func startTabs() {}
      }
      class LoginCoordinator: Coordinator {
        var parent: AppCoordinator?
        func start() {
          let profile = ProfileCoordinator()
          profile.parent = parent
          parent?.children.append(profile)
          profile.start()
        }
      }
      class ProfileCoordinator: Coordinator {
        var parent: AppCoordinator?
        func start() {}
        func finish() { parent?.startTabs() }
      }
      """
    ).expect(
      """
      child AppCoordinator -> LoginCoordinator collection started
      child AppCoordinator -> ProfileCoordinator collection
      child LoginCoordinator -> ProfileCoordinator none started
      """, kind: "child")
  }

  /// What a coordinator calls its child, and what it says of whom it tells.
  @Test(
    arguments: FixtureCase.list(
      """
      # what starts the app puts it there
      var childCoordinator: Coordinator?
      > child RootCoordinator -> FeedCoordinator property started
      # what hears the children
      weak var childDelegate: Coordinator?
      > delegate RootCoordinator -> FeedCoordinator via delegate links childDelegate protocol Coordinator weak
      """))
  func `a property that is called a child has one`(property: FixtureCase) {
    let name = property.code.contains("childDelegate") ? "childDelegate" : "childCoordinator"
    Fixture(
      """
      final class FeedCoordinator: Coordinator { func start() {} }
      final class RootCoordinator: Coordinator { \(property.code); func start() {} }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let root = RootCoordinator()
        let feed = FeedCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          root.\(name) = feed
          root.start()
          feed.start()
        }
      }
      """
    ).expect(
      property.outcome
        + "\nroot SceneDelegate -> RootCoordinator retained\nroot SceneDelegate -> FeedCoordinator retained")
  }

  /// What one coordinator makes and starts another may keep for it.
  @Test(arguments: [
    (
      "parent?.children.append(home)\nhome.start()", "collection",
      "child TabCoordinator -> HomeCoordinator none started"
    ),
    ("parent?.keep(home)\nhome.start()", "collection", "child TabCoordinator -> HomeCoordinator none started"),
    ("parent?.begin(home)", "collection started", ""),
  ])
  func `who starts a child is not who only keeps it`(code: String, keeping: String, other: String) {
    Fixture(
      """
      final class HomeCoordinator: Coordinator { func start() {} }
      final class TabCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        func start() {
          let home = HomeCoordinator()
          \(code)
        }
      }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func keep(_ child: Coordinator) { children.append(child) }
        func begin(_ child: Coordinator) { children.append(child); child.start() }
        func start() {
          let tabs = TabCoordinator()
          tabs.parent = self
          begin(tabs)
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator \(keeping)
      child AppCoordinator -> TabCoordinator collection started
      \(other)
      """, kind: "child")
  }

  /// Of more types than a call is followed to, those that a list holds are known.
  @Test(arguments: [
    "for (index, flow) in flows.enumerated() { flow.begin(index) }",
    "flows.enumerated().forEach { index, flow in flow.begin(index) }",
    "flows.enumerated().forEach { (index, flow) in flow.begin(index) }", "flows.forEach { $0.begin(0) }",
  ])
  func `what a numbered list holds is started one by one`(loop: String) {
    let others = (1...8).map { "class Other\($0)Coordinator: Flow { func begin(_ index: Int) {}; func start() {} }" }
    Fixture(
      """
      protocol Flow: Coordinator { func begin(_ index: Int) }
      \(others.joined(separator: "\n"))
      class TabCoordinator: Coordinator {
        private let flows: [Flow]
        init(flows: [Flow]) { self.flows = flows }
        func start() { \(loop) }
      }
      class AppCoordinator: Coordinator {
        func start() {
          let tabs = TabCoordinator(flows: [Other1Coordinator(), Other2Coordinator()])
          tabs.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> Other1Coordinator none
      child AppCoordinator -> Other2Coordinator none
      child AppCoordinator -> TabCoordinator none started
      child TabCoordinator -> Other1Coordinator collection started
      child TabCoordinator -> Other2Coordinator collection started
      """, kind: "child")
  }

  /// Who is known only to be one of several coordinators keeps nothing that is told of each of them.
  @Test(arguments: [
    "parentCoordinator?.childCoordinators.append(child)", "parentCoordinator?.childCoordinators += [child]",
    "parentCoordinator?.childCoordinators.insert(child, at: 0)",
  ])
  func `a parent of which nothing is known is none of those that it may be`(keeping: String) {
    Fixture(
      """
      class LoginCoordinator: ChildCoordinator {
        var parentCoordinator: ChildCoordinator?
        var childCoordinators: [ChildCoordinator] = []
        func start() {}
      }
      class SettingsCoordinator: ChildCoordinator {
        var parentCoordinator: ChildCoordinator?
        var childCoordinators: [ChildCoordinator] = []
        func start() {}
        func logout() {
          let child = LoginCoordinator()
          \(keeping)
          child.start()
        }
      }
      class HomeCoordinator: ChildCoordinator {
        var parentCoordinator: ChildCoordinator?
        var childCoordinators: [ChildCoordinator] = []
        func start() {}
      }
      class AppCoordinator: ChildCoordinator {
        var parentCoordinator: ChildCoordinator?
        var childCoordinators: [ChildCoordinator] = []
        func start() {
          let home = HomeCoordinator()
          home.parentCoordinator = self
          childCoordinators.append(home)
          home.start()
        }
      }
      protocol ChildCoordinator: AnyObject {
        var parentCoordinator: ChildCoordinator? { get set }
        var childCoordinators: [ChildCoordinator] { get set }
        func start()
      }
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started
      child SettingsCoordinator -> LoginCoordinator none started
      """, kind: "child")
  }
}
