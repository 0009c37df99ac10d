import GraphRules
import Testing

/// Tasks that wait for a stream of their own object and keep that object, so that neither ends.
@Suite struct EndlessTaskTests {
  /// What visits the screen again and again.
  private static let frame = """
    final class HomeViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tap() { coordinator?.list() }
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() {
        let home = HomeViewController()
        home.coordinator = self
        stack.pushViewController(home, animated: false)
      }
      func list() { stack.pushViewController(ListViewController(), animated: true) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """

  static let cases = RuleCase.list(
    """
    # the only statement of a function
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      override func viewDidLoad() { listen() }
      func listen() {
        Task 1️⃣{ for await row in updates.stream { reload(row) } }
      }
      func reload(_ row: Int) {}
    }
    > 1️⃣ the closure passed to `for await` on ListViewController.updates keeps ListViewController, which keeps it; write `[weak self]`
    # the values of a subject, in a branch
    final class ListViewController: UIViewController {
      private let updates = PassthroughSubject<Int, Never>()
      var isLive = true
      override func viewDidLoad() {
        if isLive {
          Task.detached 1️⃣{ for await row in self.updates.values { await self.reload(row) } }
        }
      }
      func reload(_ row: Int) {}
    }
    > 1️⃣ the closure passed to `for await` on ListViewController.updates keeps ListViewController, which keeps it; write `[weak self]`
    # of a coordinator that lives as long as the app
    final class ListViewController: UIViewController {}
    final class DeepLinkCoordinator: Coordinator {
      private let links = AsyncStream.makeStream(of: Int.self)
      func start() { wait() }
      private func wait() {
        Task 1️⃣{ for await link in links.stream { open(link) } }
      }
      private func open(_ link: Int) {}
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let coordinator = DeepLinkCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { coordinator.start() }
    }
    ~ 1️⃣ the closure passed to `for await` on DeepLinkCoordinator.links keeps DeepLinkCoordinator, which keeps it for as long as the app runs; write `[weak self]`
    # captured weakly
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      override func viewDidLoad() {
        Task { [weak self, stream = updates.stream] in for await row in stream { self?.reload(row) } }
      }
      func reload(_ row: Int) {}
    }
    # nothing of the object is needed
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      override func viewDidLoad() {
        let stream = updates.stream
        Task { for await row in stream { print(row) } }
      }
    }
    # the stream is ended when the screen goes
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      override func viewDidLoad() {
        Task { for await row in updates.stream { reload(row) } }
      }
      override func viewDidDisappear(_ animated: Bool) { updates.continuation.finish() }
      func reload(_ row: Int) {}
    }
    # a subject that completes
    final class ListViewController: UIViewController {
      private let updates = PassthroughSubject<Int, Never>()
      override func viewDidLoad() {
        Task { for await row in updates.values { reload(row) } }
      }
      override func viewDidDisappear(_ animated: Bool) { updates.send(completion: .finished) }
      func reload(_ row: Int) {}
    }
    # the closure that makes the stream hands out what ends it
    final class ListViewController: UIViewController {
      private var continuation: AsyncStream<Int>.Continuation?
      private lazy var updates = AsyncStream<Int> { continuation in self.continuation = continuation }
      override func viewDidLoad() {
        Task { for await row in updates { reload(row) } }
      }
      override func viewDidDisappear(_ animated: Bool) { continuation?.finish() }
      func reload(_ row: Int) {}
    }
    # a task that is kept, and can be cancelled
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      private var task: Task<Void, Never>?
      override func viewDidLoad() {
        task = Task { for await row in updates.stream { reload(row) } }
      }
      override func viewDidDisappear(_ animated: Bool) { task?.cancel() }
      func reload(_ row: Int) {}
    }
    # a task that is given to the caller
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      func listen() -> Task<Void, Never> {
        Task { for await row in updates.stream { reload(row) } }
      }
      func reload(_ row: Int) {}
    }
    # a loop that is left
    final class ListViewController: UIViewController {
      private let updates = AsyncStream.makeStream(of: Int.self)
      override func viewDidLoad() {
        Task {
          for await row in updates.stream {
            if row == 0 { return }
            reload(row)
          }
        }
      }
      func reload(_ row: Int) {}
    }
    # a stream of somebody else, which may end
    struct Loader { func rows() -> AsyncStream<Int> { AsyncStream { $0.finish() } } }
    final class ListViewController: UIViewController {
      private let loader = Loader()
      override func viewDidLoad() {
        Task { for await row in loader.rows() { reload(row) } }
      }
      func reload(_ row: Int) {}
    }
    """)

  @Test(arguments: cases) func `speaks of tasks that wait for ever for their own object`(ruleCase: RuleCase) {
    expect(StrongSelfCapture(), ruleCase, beside: Self.frame)
  }
}
