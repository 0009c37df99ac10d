import Testing

@Suite struct FoundationTests {
  private static let listeners = [
    "NotificationCenter.default.addObserver(self, selector: #selector(show), name: .opened, object: nil)",
    "NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { [weak self] _ in self?.show() }",
    "NotificationCenter.default.publisher(for: .opened).sink { [weak self] _ in self?.show() }.store(in: &bag)",
    "Task { for await _ in NotificationCenter.default.notifications(named: .opened) { show() } }",
    "NotificationCenter.default.rx.notification(.opened).subscribe(onNext: { [weak self] _ in self?.show() })",
    """
    NotificationCenter.default.addObserver(
      forName: NSNotification.Name(rawValue: "list.opened"), object: nil, queue: nil
    ) { [weak self] _ in self?.show() }
    """,
  ]

  private static func app(_ statement: String) -> Fixture {
    Fixture(
      """
      import RxSwift
      extension Notification.Name {
        static let opened = Notification.Name("list.opened")
        static let closed = Notification.Name("list.closed")
      }
      class ListViewController: UIViewController {
        let model = ListViewModel()
        func tap() { model.open() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          navigation.pushViewController(ListViewController(), animated: false)
          \(statement)
        }
        @objc private func show() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      //- ListViewModel.swift
      class ListViewModel {
        func open() { NotificationCenter.default.post(name: .opened, object: nil) }
      }
      """)
  }

  @Test(arguments: listeners)
  func `who posts a notification is wired to the coordinator that observes one of its name`(statement: String) {
    let link = statement.contains("rawValue") ? "list.opened" : "opened"
    Self.app(statement).expect(
      """
      delegate ListViewModel -> AppCoordinator via publisher links opened messages \(link) likely
      flow ListViewController -> DetailViewController \(link) push by AppCoordinator likely
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      """)
  }

  @Test(arguments: listeners.filter { !$0.contains("rawValue") })
  func `a notification of another name wires nobody`(statement: String) {
    Self.app(statement.replacing(".opened", with: ".closed")).expect(
      """
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      """)
  }
}
