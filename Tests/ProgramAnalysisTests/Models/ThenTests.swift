import Testing

@Suite struct ThenTests {
  @Test(arguments: ["then", "with"])
  func `what a closure sets up is handed on`(call: String) {
    Fixture(
      """
      import Then
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController().\(call) { $0.onTap = { [weak self] in self?.showDetail() } }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class ListViewController: UIViewController, Then {
        var onTap: (() -> Void)?
        func tap() { onTap?() }
      }
      class DetailViewController: UIViewController {}
      """
    ).expect(
      """
      delegate ListViewController -> AppCoordinator via closure links onTap strong messages onTap
      flow ListViewController -> DetailViewController onTap push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push
      """)
  }
}
