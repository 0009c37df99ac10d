import Testing

/// Where the child comes from that a parent makes its own.
@Suite struct ChildOriginTests {
  /// The expression that gives the child, with members of the parent and declarations beside it that the expression needs.
  private static let origins = FixtureCase.list(
    """
    # FeedCoordinator()
    # makeFeed()
      func makeFeed() -> FeedCoordinator { FeedCoordinator() }
    # makeFeed()
      func makeFeed() -> Coordinator { let feed = FeedCoordinator()
      return feed }
    # makeFeed()()
      func makeFeed() -> () -> Coordinator { { FeedCoordinator() } }
    # makers[0]()
      var makers: [() -> Coordinator] = [{ FeedCoordinator() }]
    # feed
      var feed: Coordinator { FeedCoordinator() }
    # FeedCoordinator.make()
    > extension FeedCoordinator { static func make() -> Self { Self() } }
    # FeedCoordinator.make()
    > extension Coordinator { static func make() -> Self where Self: FeedCoordinator { .init() } }
    # FeedFactory().feed()
    > struct FeedFactory { func feed() -> Coordinator { FeedCoordinator() } }
    # FeedFactory.feed()
    > enum FeedFactory { static func feed() -> Coordinator { FeedCoordinator() } }
    # FeedFactory.feed
    > enum FeedFactory { static var feed: Coordinator { FeedCoordinator() } }
    # factory.feed()
      let factory = Factory()
    > struct Factory: FeedFactory { func feed() -> Coordinator { FeedCoordinator() } }
    > protocol FeedFactory { func feed() -> Coordinator }
    # isReady ? FeedCoordinator() : FeedCoordinator()
      var isReady = true
    # if isReady { FeedCoordinator() } else { FeedCoordinator() }
      var isReady = true
    # switch index { case 0: FeedCoordinator() default: FeedCoordinator() }
      var index = 0
    # (try? makeFeed())!
      func makeFeed() throws -> Coordinator { FeedCoordinator() }
    # await makeFeed()
      func makeFeed() async -> Coordinator { FeedCoordinator() }
    # saved ?? FeedCoordinator()
      var saved: Coordinator?
    # FeedCoordinator() as Coordinator
    # { FeedCoordinator() }()
    # make(FeedCoordinator.self)
      func make<C: Coordinator>(_ type: C.Type) -> C { type.init() }
    # feed(named: "x")
      func feed() -> Coordinator { FeedCoordinator() }
      func feed(named: String) -> Coordinator { feed() }
    # [FeedCoordinator()][0]
    # [FeedCoordinator()].first!
    # pair().0
      func pair() -> (Coordinator, Int) { (FeedCoordinator(), 1) }
    # pair().feed
      func pair() -> (feed: Coordinator, Int) { (FeedCoordinator(), 1) }
    # FeedCoordinator().asAnyCoordinator()
    > extension Coordinator { func asAnyCoordinator() -> Coordinator { self } }
    """)

  @Test(arguments: origins)
  func `a child is found where it comes from`(origin: FixtureCase) {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        required init() {}
        func start() {}
      }
      \(origin.outcome)
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(origin.code)
        func start() {
          let feed: Coordinator = \(origin.name)
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

  /// What a coordinator keeps its children in may make them as well, each once.
  @Test(arguments: ["let requests = RequestStore()", "private lazy var requests = RequestStore()"])
  func `what a store of a coordinator's own makes is the coordinator's child`(store: String) {
    Fixture(
      """
      final class RequestStore {
        private var coordinators: [String: RequestCoordinator] = [:]
        func coordinator(for id: String) -> RequestCoordinator {
          if let coordinator = coordinators[id] { return coordinator }
          let coordinator = RequestCoordinator(id: id)
          coordinators[id] = coordinator
          return coordinator
        }
        func release(_ id: String) { coordinators.removeValue(forKey: id) }
      }
      class RequestCoordinator: Coordinator {
        let id: String
        init(id: String) { self.id = id }
        func start() {}
      }
      class AppCoordinator: Coordinator {
        \(store)
        func start() {}
        func receive(_ id: String) { enter(requests.coordinator(for: id)) }
        private func enter(_ flow: Coordinator) { flow.start() }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> RequestCoordinator collection started
      root SceneDelegate -> AppCoordinator retained
      """)
  }
}
