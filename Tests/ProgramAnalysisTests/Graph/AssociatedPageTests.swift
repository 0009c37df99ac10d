import Testing

/// Pages that a protocol of coordinators makes by an associated type.
@Suite struct AssociatedPageTests {
  @Test(arguments: [
    ("Controller.make()", "typealias Controller = HomeViewController"),
    ("Controller()", "typealias Controller = HomeViewController"),
    ("Self.Controller()", "typealias Controller = HomeViewController"),
    ("Controller.load()", "final class Controller: HomeViewController {}"),
  ])
  func `the page is that of the coordinator`(making: String, declaration: String) {
    let name = declaration.hasPrefix("typealias") ? "HomeViewController" : "HomeCoordinator.Controller"
    Fixture(
      """
      protocol Page: UIViewController {}
      extension Page {
        static func make() -> Self { Self() }
        static func load() -> Self { UIStoryboard(name: "\\(self)", bundle: nil).instantiateInitialViewController() as! Self }
      }
      protocol PageCoordinator: Coordinator { associatedtype Controller: Page }
      extension PageCoordinator where Controller: UIViewController {
        func makePage() -> Controller { return \(making) }
      }
      class Controller {}
      final class HomeCoordinator: PageCoordinator {
        \(declaration)
        let navigation = UINavigationController()
        func start() {
          let page = makePage()
          page.model = HomeViewModel()
          page.model.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func showMore() { navigation.pushViewController(MoreViewController(), animated: true) }
      }
      final class HomeViewModel { weak var coordinator: HomeCoordinator! }
      class HomeViewController: UIViewController, Page {
        var model: HomeViewModel!
        @objc func tap() { model.coordinator.showMore() }
      }
      final class MoreViewController: UIViewController {}
      """
    ).expect(
      """
      flow \(name) -> MoreViewController showMore push by HomeCoordinator
      screen HomeCoordinator -> \(name) push
      screen HomeCoordinator -> MoreViewController push
      delegate HomeViewModel -> HomeCoordinator via delegate links coordinator weak
      """)
  }
}
