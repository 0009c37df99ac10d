import Testing

@Suite struct FoundationTests {
  @Test(arguments: [
    "NotificationCenter.default.addObserver(self, selector: #selector(show), name: .opened, object: nil)",
    "NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { [weak self] _ in self?.show() }",
    "NotificationCenter.default.publisher(for: .opened).sink { [weak self] _ in self?.show() }.store(in: &bag)",
    "Task { for await _ in NotificationCenter.default.notifications(named: .opened) { show() } }",
  ])
  func `a notification wires nobody, but what it leads to is shown`(statement: String) {
    Fixture(
      """
      class ListViewController: UIViewController {
        func tap() { NotificationCenter.default.post(name: .opened, object: nil) }
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
      """
    ).expect(
      """
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      """)
  }
}
