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

  /// What code without source gives is one of the class.
  @Test(arguments: [
    ("protocol Factory { func crane() -> MarinaViewController }", "factory.crane()"),
    (
      "protocol Factory { func resolve<T>() -> T }",
      "{ let page: MarinaViewController = factory.resolve(); return page }()"
    ),
  ])
  func `a class that a factory gives is a page`(factory: String, page: String) {
    app(
      """
      \(factory)
      class CraneCoordinator: Coordinator {
        let navigation = UINavigationController()
        let factory: Factory
        init(factory: Factory) { self.factory = factory }
        func start() { navigation.pushViewController(\(page), animated: true) }
      }
      """
    ).expect(
      """
      screen CraneCoordinator -> MarinaViewController push initial
      screen MarinaCoordinator -> BerthListViewController root initial
      screen MarinaCoordinator -> MarinaViewController push
      """, kind: "screen")
  }

  @Test func `one that somebody makes is a page, wherever that is`() {
    app("func makeNotice() -> MarinaViewController { MarinaViewController() }").expect(
      """
      screen MarinaCoordinator -> BerthListViewController root initial
      screen MarinaCoordinator -> MarinaViewController push
      """, kind: "screen")
  }
}
