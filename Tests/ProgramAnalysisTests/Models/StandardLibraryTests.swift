import Testing

@Suite struct StandardLibraryTests {
  /// Ways to make an asynchronous stream with its continuation.
  @Test(arguments: [
    """
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    """,
    """
    let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    init() {
      let made = AsyncStream.makeStream(of: Event.self)
      events = made.stream
      continuation = made.continuation
    }
    """,
    """
    private var continuation: AsyncStream<Event>.Continuation?
    lazy var events = AsyncStream<Event> { self.continuation = $0 }
    """,
    """
    let events: AsyncThrowingStream<Event, Error>
    private var continuation: AsyncThrowingStream<Event, Error>.Continuation!
    init() {
      var kept: AsyncThrowingStream<Event, Error>.Continuation!
      events = AsyncThrowingStream { kept = $0 }
      continuation = kept
    }
    """,
  ])
  func `what enters by the continuation is heard by the coordinator`(declarations: String) {
    Fixture(
      """
      enum Event { case open }
      class ListViewModel {
        \(declarations)
        func tap() { continuation.yield(.open) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel()
          navigation.pushViewController(ListViewController(model: model), animated: false)
          Task { for await event in model.events { handle(event) } }
        }
        private func handle(_ event: Event) { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewModel -> AppCoordinator via publisher links events messages events.open
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController events.open push by AppCoordinator
      """)
  }

  /// Of several children a predicate says which one is meant.
  @Test(arguments: [
    ("first(where: { $0 is MapCoordinator })", "MapCoordinator"),
    ("last { $0 is DepotCoordinator }", "DepotCoordinator"),
  ])
  func `an element is searched by its type`(search: String, found: String) {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        private var children: [Coordinator] = []
        private let navigation = UINavigationController()
        func start() {
          children = [MapCoordinator(), DepotCoordinator()]
          navigation.pushViewController(HomeViewController(coordinator: self), animated: true)
        }
        func open() { children.\(search)?.start() }
      }
      final class MapCoordinator: Coordinator { func start() {} }
      final class DepotCoordinator: Coordinator { func start() {} }
      final class HomeViewController: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        func tap() { coordinator.open() }
      }
      """
    ).expect("flow HomeViewController -> \(found) open start by AppCoordinator", kind: "flow")
  }
}
