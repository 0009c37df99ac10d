import Testing

/// What runs a closure while nobody else may: a container of the app's own finds by it what was registered.
@Suite struct SynchronizationTests {
  @Test(arguments: [
    ("NSLock()", "guarding.withLock { entries[key] }"), ("NSRecursiveLock()", "guarding.withLock { entries[key] }"),
    ("DispatchQueue(label: \"\")", "guarding.sync { entries[key] }"),
    ("DispatchQueue(label: \"\")", "guarding.sync(flags: .barrier) { self.entries[key] }"),
    ("NSLock()", "MainActor.assumeIsolated { entries[key] }"),
    ("OSAllocatedUnfairLock()", "guarding.withLock { entries[key] }"),
  ])
  func `the result of a closure that a lock runs is that of the call`(lock: String, read: String) {
    Fixture(
      """
      protocol Moves: AnyObject { func open() }
      final class Container {
        private var entries: [String: Any] = [:]
        private let guarding = \(lock)
        func register<T>(_ type: T.Type, _ instance: T) { let key = String(describing: type); entries[key] = instance }
        func resolve<T>(_ type: T.Type) -> T {
          let key = String(describing: type)
          let entry = \(read)
          guard let found = entry as? T else { fatalError() }
          return found
        }
      }
      final class ListCoordinator: Coordinator, Moves {
        let container = Container()
        let navigation = UINavigationController()
        func start() {
          container.register(Moves.self, self)
          navigation.pushViewController(ListViewController(moves: container.resolve(Moves.self)), animated: false)
        }
        func open() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      final class ListViewController: UIViewController {
        private weak var moves: Moves?
        init(moves: Moves) { self.moves = moves }
        @objc func tap() { moves?.open() }
      }
      final class DetailViewController: UIViewController {}
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via delegate links moves protocol Moves weak messages open
      flow ListViewController -> DetailViewController open push by ListCoordinator
      screen ListCoordinator -> DetailViewController push
      screen ListCoordinator -> ListViewController push initial
      """)
  }

  @Test(arguments: ["Mutex", "OSAllocatedUnfairLock"])
  func `a lock hands to the closure what it guards`(lock: String) {
    Fixture(
      """
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        private let screens = \(lock)([ListViewController()])
        func start() {
          screens.withLock { screens in navigation.pushViewController(screens[0], animated: false) }
        }
      }
      final class ListViewController: UIViewController {}
      """
    ).expect("screen ListCoordinator -> ListViewController push initial")
  }
}
