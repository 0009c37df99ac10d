import Testing

/// Pages that are read out of a navigation stack, which may have others than those that were set.
@Suite struct StackContentTests {
  @Test(arguments: ["setViewControllers([page], animated: false)", "pushViewController(page, animated: false)"])
  func `a pushed page may be the last of a stack that was set before`(begin: String) {
    Fixture(
      """
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let page = ListViewController()
          page.coordinator = self
          navigation.\(begin)
        }
        func showDetail() {
          navigation.pushViewController(DetailViewController(coordinator: self), animated: true)
        }
        func showTitle() {
          guard let page = navigation.viewControllers.last as? DetailViewController else { return }
          page.present(TitleViewController(), animated: true)
        }
      }
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        @objc func tap() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {
        let coordinator: ListCoordinator
        init(coordinator: ListCoordinator) { self.coordinator = coordinator }
        @objc func tap() { coordinator.showTitle() }
      }
      class TitleViewController: UIViewController {}
      """
    ).expect(
      """
      flow DetailViewController -> TitleViewController showTitle present by ListCoordinator
      flow ListViewController -> DetailViewController showDetail push by ListCoordinator
      """, kind: "flow")
  }
}
