import Testing

/// Values on their way through properties, closures, generics, protocols and branches.
@Suite struct ValueTests {
  /// How the feed coordinator gets from where it is made to `children.append(feed)`: members of the parent, and the expression.
  private static let ways = FixtureCase.list(
    """
    # a property set in the initializer
      let feed: Coordinator
      init() { self.feed = FeedCoordinator() }
    > feed
    # a property set elsewhere
      var feed: Coordinator!
      func prepare() { feed = FeedCoordinator() }
    > feed!
    # a lazy property
      lazy var feed = FeedCoordinator()
    > feed
    # a lazy property of a closure
      private(set) lazy var feed: Coordinator = { FeedCoordinator() }()
    > feed
    # a computed property
      var feed: Coordinator { get { FeedCoordinator() } }
    > feed
    # a static property
      static let feed = FeedCoordinator()
    > Self.feed
    # a property wrapper
      @Inject var feed: FeedCoordinator = FeedCoordinator()
    > feed
    # a setter
      var stored: Coordinator!
      var feed: Coordinator { get { stored } set { stored = newValue } }
      func prepare() { feed = FeedCoordinator() }
    > stored!
    # a stored closure called later
      var make: (() -> Coordinator)!
      init() { make = { FeedCoordinator() } }
    > make()
    # a closure that captures it
      func maker() -> () -> Coordinator { let feed = FeedCoordinator()
      return { [feed] in feed } }
    > maker()()
    # a method reference
      func make() -> Coordinator { FeedCoordinator() }
      func call(_ make: () -> Coordinator) -> Coordinator { make() }
    > call(make)
    # an unapplied initializer
      func call(_ make: () -> Coordinator) -> Coordinator { make() }
    > call(FeedCoordinator.init)
    # a tuple with labels
      func make() -> (feed: Coordinator, index: Int) { (feed: FeedCoordinator(), index: 0) }
    > make().feed
    # a nested tuple
      func make() -> (Int, (Coordinator, Int)) { (0, (FeedCoordinator(), 1)) }
    > make().1.0
    # an optional chain
      func make() -> Coordinator?? { FeedCoordinator() }
    > make()!!
    # a cast down
      func make() -> Any { FeedCoordinator() }
    > make() as! FeedCoordinator
    # a conditional cast
      func make() -> AnyObject { FeedCoordinator() }
    > (make() as? Coordinator)!
    # a generic function
      func same<T>(_ value: T) -> T { value }
    > same(FeedCoordinator())
    # a generic argument
      func make<C: Startable>() -> C { C() }
    > (make() as FeedCoordinator)
    # a generic metatype
      func make<C: Startable>(_ type: C.Type) -> C { C.init() }
    > make(FeedCoordinator.self)
    # a generic type's argument
      let box = Maker<FeedCoordinator>()
    > box.make()
    # a generic type's inferred argument
      let box = Box(FeedCoordinator())
    > box.value
    # a default argument
      func make(_ feed: Coordinator = FeedCoordinator()) -> Coordinator { feed }
    > make()
    # a default closure
      func make(_ feed: () -> Coordinator = { FeedCoordinator() }) -> Coordinator { feed() }
    > make()
    # an overload by label
      func make(at: Int) -> Coordinator { make(named: "") }
      func make(named: String) -> Coordinator { FeedCoordinator() }
    > make(at: 0)
    # an overload by arity
      func make(_ a: Int, _ b: Int) -> Coordinator { FeedCoordinator() }
      func make(_ a: Int) -> Coordinator { make(a, 0) }
    > make(0)
    # an in-out parameter
      func fill(_ feed: inout Coordinator?) { feed = FeedCoordinator() }
      func filled() -> Coordinator { var feed: Coordinator?
      fill(&feed)
      return feed! }
    > filled()
    # a payload
      enum State { case idle
      case running(Coordinator, Int) }
      var state = State.idle
      func prepare() { state = .running(FeedCoordinator(), 1) }
      func running() -> Coordinator { if case .running(let feed, _) = state { return feed }
      fatalError() }
    > running()
    # a dictionary
      let makers: [String: () -> Coordinator] = ["feed": { FeedCoordinator() }]
    > makers["feed"]!()
    # a struct's field
      struct Parts { let feed: Coordinator
      let index: Int }
      func make() -> Parts { Parts(feed: FeedCoordinator(), index: 0) }
    > make().feed
    # a subscript
      subscript(index: Int) -> Coordinator { FeedCoordinator() }
    > self[0]
    # an async function
      func make() async throws -> Coordinator { FeedCoordinator() }
    > try await make()
    # a subclass's override
      let maker: BaseMaker = FeedMaker()
    > maker.make()
    # super
      let maker = LoudMaker()
    > maker.make()
    # self in a protocol extension
      let maker = FeedMaker()
    > maker.made()
    # a key path
      let parts = (feed: FeedCoordinator(), index: 0)
    > parts.feed
    # a local function
      func make() -> Coordinator { func inner() -> Coordinator { FeedCoordinator() }
      return inner() }
    > make()
    # a result builder
      func make(@FlowBuilder _ build: () -> Coordinator) -> Coordinator { build() }
    > make { FeedCoordinator() }
    # reduce
      func make() -> Coordinator { [1].map { _ in FeedCoordinator() }.first! }
    > make()
    """)

  @Test(arguments: ways)
  func `a coordinator arrives`(through way: FixtureCase) {
    Fixture(
      """
      protocol Startable: Coordinator { init() }
      final class FeedCoordinator: Startable {
        init() {}
        func start() {}
      }
      struct Maker<C: Startable> { func make() -> C { C() } }
      struct Box<C: Coordinator> {
        let value: C
        init(_ value: C) { self.value = value }
      }
      protocol Making { func make() -> Coordinator }
      extension Making { func made() -> Coordinator { make() } }
      class BaseMaker: Making { func make() -> Coordinator { fatalError() } }
      class FeedMaker: BaseMaker { override func make() -> Coordinator { FeedCoordinator() } }
      class LoudMaker: FeedMaker { override func make() -> Coordinator { super.make() } }
      @resultBuilder enum FlowBuilder { static func buildBlock(_ part: Coordinator) -> Coordinator { part } }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        \(way.code)
        func start() { open(\(way.outcome)) }
        func open(_ feed: Coordinator) {
          children.append(feed)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test func `a callback passes through three hops`() {
    Fixture(
      """
      class PickerViewController: UIViewController {
        private let done: (Int) -> Void
        init(done: @escaping (Int) -> Void) { self.done = done }
        func tapped() { done(1) }
      }
      struct ScreenFactory {
        func picker(done: @escaping (Int) -> Void) -> PickerViewController { PickerViewController(done: done) }
      }
      class Presenter {
        let navigation = UINavigationController()
        func pick(_ done: @escaping (Int) -> Void) {
          navigation.present(ScreenFactory().picker { value in done(value) }, animated: true)
        }
      }
      class FeedCoordinator: Coordinator {
        let presenter = Presenter()
        func start() { presenter.pick { [weak self] in self?.picked($0) } }
        func picked(_ value: Int) {}
      }
      """
    ).expect(
      """
      delegate PickerViewController -> FeedCoordinator via closure links done strong messages done
      screen FeedCoordinator -> PickerViewController present
      """)
  }

  @Test func `a switch takes the case that was passed`() {
    Fixture(
      """
      enum Route {
        case feed
        case login(reason: String)
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class LoginCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        func start() { Navigator(parent: self).go(.feed) }
      }
      class OtherCoordinator: Coordinator {
        func start() { Navigator(parent: self).go(.login(reason: "")) }
      }
      struct Navigator {
        let parent: Coordinator
        func go(_ route: Route) {
          switch route {
          case .feed: FeedCoordinator().start()
          case .login: LoginCoordinator().start()
          }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator none started
      child OtherCoordinator -> LoginCoordinator none started
      """)
  }

  @Test func `self in a protocol extension is the type that conforms`() {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func finished(_ child: Coordinator) }
      protocol Flow: Coordinator, FinishDelegate {
        var children: [Coordinator] { get set }
        var finishDelegate: FinishDelegate? { get set }
      }
      extension Flow {
        func begin(_ child: some Flow) {
          child.finishDelegate = self
          children.append(child)
          child.start()
        }
        func finished(_ child: Coordinator) { children.removeAll { $0 === child } }
        func finish() { finishDelegate?.finished(self) }
      }
      class FeedCoordinator: Flow {
        var children: [Coordinator] = []
        weak var finishDelegate: FinishDelegate?
        func start() { finish() }
      }
      class AppCoordinator: Flow {
        var children: [Coordinator] = []
        weak var finishDelegate: FinishDelegate?
        func start() { begin(FeedCoordinator()) }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started removed
      delegate FeedCoordinator -> AppCoordinator via delegate links finishDelegate protocol FinishDelegate weak messages finished
      """)
  }
}
