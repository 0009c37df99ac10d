import Testing

/// What happens around coordinators all the time and is no child, callback or screen.
@Suite struct NoWiringTests {
  /// Statements of a coordinator, with members and declarations that they need.
  @Test(arguments: [
    ("NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .ended, object: nil)", ""),
    (
      "NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { [weak self] _ in self?.ended() }",
      ""
    ),
    ("NotificationCenter.default.publisher(for: .ended).sink { [weak self] _ in self?.ended() }.store(in: &bag)", ""),
    ("service.events.sink { [weak self] _ in self?.ended() }.store(in: &bag)", ""),
    ("service.load { [weak self] in self?.ended() }", ""),
    ("service.onEnd = { [weak self] in self?.ended() }", ""),
    ("Timer.publish(every: 1, on: .main, in: .common).sink { [weak self] _ in self?.ended() }.store(in: &bag)", ""),
    ("DispatchQueue.main.async { [weak self] in self?.ended() }", ""),
    (
      "let alert = UIAlertController()\nalert.addAction(UIAlertAction(title: \"\", style: .default) { _ in self.ended() })",
      ""
    ),
    ("UIApplication.shared.open(url) { _ in self.ended() }", ""),
    ("subject.sink { [weak self] _ in self?.ended() }.store(in: &bag)", ""),
    ("names.forEach { print($0) }", ""),
    ("child?.start()", ""),
    ("ended = true", "var ended = false"),
  ])
  func `a statement that wires nothing`(statement: String, member: String) {
    Fixture(
      """
      class FeedService {
        let events = PassthroughSubject<Int, Never>()
        var onEnd: (() -> Void)?
        func load(completion: @escaping () -> Void) { completion() }
      }
      class FeedCoordinator: Coordinator {
        let service: FeedService
        let subject = PassthroughSubject<Int, Never>()
        var bag: Set<AnyCancellable> = []
        var names: [String] = []
        weak var child: Coordinator?
        \(member.isEmpty ? "@objc func ended() {}" : member)
        init(service: FeedService) { self.service = service }
        func start() {
          \(statement)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let service = FeedService()
        var coordinator: FeedCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = FeedCoordinator(service: service)
          coordinator?.start()
        }
      }
      """
    ).expect("root SceneDelegate -> FeedCoordinator retained")
  }

  @Test func `a coordinator that is only named is nobody's`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator {
        static let title = "Feed"
        func start() {}
      }
      class AppCoordinator: Coordinator {
        let kind: FeedCoordinator.Type = FeedCoordinator.self
        func start() { print(FeedCoordinator.title, kind) }
        func handle(_ feed: FeedCoordinator) { print(feed is FeedCoordinator) }
        // let feed = FeedCoordinator(); feed.start()
        /* func old() { FeedCoordinator().start() } */
      }
      """
    ).expect("")
  }

  @Test func `two children of one type are told apart by nothing, other identities by all that is known`() {
    Fixture(
      """
      class FeedCoordinator: Coordinator { func start() {} }
      class MenuCoordinator: Coordinator { func start() {} }
      class AppCoordinator: Coordinator {
        var feed: FeedCoordinator?
        func start() {
          let feed = FeedCoordinator()
          self.feed = feed
          feed.start()
        }
        func ended(_ other: FeedCoordinator) {
          if other !== feed { MenuCoordinator().start() }
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> FeedCoordinator property started
      child AppCoordinator -> MenuCoordinator none started
      """)
  }
}
