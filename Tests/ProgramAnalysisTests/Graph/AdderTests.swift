import Testing

/// Helpers through which a parent adds and starts its children; what they do counts for who calls them.
@Suite struct AdderTests {
  @Test func `an adder of a base class adds for the subclass`() {
    Fixture(
      """
      class BaseCoordinator: Coordinator {
        private var childCoordinators: [Coordinator] = []
        func start() {}
        func addDependency(_ coordinator: Coordinator) {
          guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
          2️⃣childCoordinators.append(coordinator)
        }
        func removeDependency(_ coordinator: Coordinator?) {
          guard let coordinator else { return }
          for (index, element) in childCoordinators.enumerated() where element === coordinator {
            childCoordinators.remove(at: index)
            break
          }
        }
      }
      class FeedCoordinator: BaseCoordinator {}
      class AppCoordinator: BaseCoordinator {
        override func start() {
          let feed = FeedCoordinator()
          1️⃣addDependency(feed)
          feed.start()
        }
        func ended(_ feed: FeedCoordinator) { removeDependency(feed) }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started removed @1️⃣ 2️⃣")
  }

  @Test func `an adder of a protocol extension adds for the type that conforms`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {}
      }
      class AppCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator()
          feed.start()
          1️⃣store(coordinator: feed)
        }
      }
      """,
      protocols: """
        protocol Coordinator: AnyObject {
          var childCoordinators: [Coordinator] { get set }
          func start()
        }
        extension Coordinator {
          func store(coordinator: Coordinator) { 2️⃣childCoordinators.append(coordinator) }
          func free(coordinator: Coordinator) { childCoordinators = childCoordinators.filter { $0 !== coordinator } }
        }
        """
    ).expect("child AppCoordinator -> FeedCoordinator collection started @1️⃣ 2️⃣")
  }

  @Test(arguments: [
    "add(FeedCoordinator(), SearchCoordinator())",
    "add(contentsOf: [FeedCoordinator(), SearchCoordinator()])",
    "addChildren { [FeedCoordinator(), SearchCoordinator()] }",
    "start(FeedCoordinator())\nstart(SearchCoordinator())",
    "start(with: FeedCoordinator())\nlet search = SearchCoordinator()\nstart(with: search, animated: true)",
  ])
  func `children may be made as the adder's arguments`(statements: String) {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class SearchCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func add(_ coordinators: Coordinator...) { coordinators.forEach { start($0) } }
        func add(contentsOf coordinators: [Coordinator]) { for coordinator in coordinators { start(coordinator) } }
        func addChildren(_ make: () -> [Coordinator]) { add(contentsOf: make()) }
        func start(_ coordinator: Coordinator) {
          children.append(coordinator)
          coordinator.start()
        }
        func start(with coordinator: Coordinator) { start(with: coordinator, animated: false) }
        func start(with coordinator: Coordinator, animated: Bool) { start(coordinator) }
        func start() {
          \(statements)
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started
      child AppCoordinator -> SearchCoordinator collection started
      """)
  }

  @Test(arguments: ["start()", "start(with: .push)", "begin(at: 0)", "coordinate(to: .first)", "showFirst()"])
  func `any method may begin the child's flow`(entry: String) {
    Fixture(
      """
      enum Option { case push, first }
      class FeedCoordinator: Coordinator {
        func start() {}
        func start(with option: Option) {}
        func begin(at index: Int) {}
        func coordinate(to option: Option) {}
        func showFirst() {}
      }
      class AppCoordinator: Coordinator {
        func start() {
          let feed = FeedCoordinator()
          feed.\(entry)
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator none started")
  }

  @Test func `a store that the parent keeps counts as the parent's`() {
    Fixture(
      """
      class ChildStore {
        private var items: [ObjectIdentifier: Coordinator] = [:]
        func add(_ coordinator: Coordinator) { items[ObjectIdentifier(coordinator)] = coordinator }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        let store = ChildStore()
        func start() {
          let feed = FeedCoordinator()
          store.add(feed)
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator collection started")
  }

  @Test func `a child kept by a closure alone is kept by nobody`() {
    Fixture(
      """
      class FeedViewController: UIViewController { var onClose: (() -> Void)? }
      class FeedCoordinator: Coordinator {
        func start() {}
        func stop() {}
      }
      class AppCoordinator: Coordinator {
        func start() {
          let feed = FeedCoordinator()
          let controller = FeedViewController()
          controller.onClose = { feed.stop() }
          feed.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator none started
      """)
  }

  @Test func `a weak reference keeps no child`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        weak var feed: FeedCoordinator?
        func start() {
          let feed = FeedCoordinator()
          self.feed = feed
          feed.start()
        }
      }
      """
    ).expect("child AppCoordinator -> FeedCoordinator none started")
  }

  @Test func `an operator with an in-out closure passes the child on`() {
    Fixture(
      """
      infix operator &>
      @discardableResult
      func &> <T>(value: T, change: (inout T) -> Void) -> T {
        var copy = value
        change(&copy)
        return copy
      }
      class FeedCoordinator: Coordinator {
        weak var parent: AppCoordinator?
        func start() {}
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {
          let feed = FeedCoordinator() &> {
            $0.parent = self
            1️⃣self.children.append($0)
          }
          feed.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator collection started @1️⃣
      delegate FeedCoordinator -> AppCoordinator via parent links parent weak
      """)
  }
}
