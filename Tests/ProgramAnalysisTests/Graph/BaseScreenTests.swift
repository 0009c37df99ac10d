import Testing

/// Pages that are known only by a class of which there are none but its subclasses.
@Suite struct BaseScreenTests {
  private func app(_ more: String) -> Fixture {
    Fixture(
      """
      class MarinaCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = BerthListViewController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func show(_ page: MarinaViewController) {
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
      }
      class MarinaViewController: UIViewController { weak var coordinator: MarinaCoordinator? }
      class BerthListViewController: MarinaViewController {}
      class CraneViewController: MarinaViewController {}
      \(more)
      """)
  }

  @Test func `a class that is only inherited from is no page`() {
    app("").expect(
      """
      delegate BerthListViewController -> MarinaCoordinator via delegate links coordinator weak
      screen MarinaCoordinator -> BerthListViewController root initial
      """)
  }

  @Test func `one that somebody makes is a page, wherever that is`() {
    app("func makeNotice() -> MarinaViewController { MarinaViewController() }").expect(
      """
      screen MarinaCoordinator -> BerthListViewController root initial
      screen MarinaCoordinator -> MarinaViewController push
      """, kind: "screen")
  }
}
