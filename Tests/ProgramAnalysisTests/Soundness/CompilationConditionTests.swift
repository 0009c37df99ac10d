import Testing

/// All that `#if` lets in is read: each of its clauses may be what is compiled, and none where there is no `#else`.
@Suite struct CompilationConditionTests {
  @Test(
    arguments: FixtureCase.list(
      """
      # what one condition replaces is shown where it does not hold
      var page: UIViewController = ListViewController()
      #if DEMO
        page = DemoViewController()
      #endif
      navigation.pushViewController(page, animated: true)
      > screen AppCoordinator -> DemoViewController push
      > screen AppCoordinator -> ListViewController push
      # one of the clauses
      let page: UIViewController
      #if DEMO
        page = DemoViewController()
      #else
        page = ListViewController()
      #endif
      navigation.pushViewController(page, animated: true)
      > screen AppCoordinator -> DemoViewController push
      > screen AppCoordinator -> ListViewController push
      # names that each of the clauses declares
      #if DEMO
        let page = DemoViewController()
      #else
        let page = ListViewController()
      #endif
      navigation.pushViewController(page, animated: true)
      > screen AppCoordinator -> DemoViewController push
      > screen AppCoordinator -> ListViewController push
      # a name that one clause declares, asked for in another
      #if DEMO
        let page = DemoViewController()
      #endif
      navigation.setNavigationBarHidden(true, animated: false)
      #if DEMO
        navigation.pushViewController(page, animated: true)
      #endif
      > screen AppCoordinator -> DemoViewController push
      # what comes after a clause that leaves
      #if DEMO
        navigation.present(DemoViewController(), animated: true)
        return
      #endif
      navigation.pushViewController(ListViewController(), animated: true)
      > screen AppCoordinator -> DemoViewController present
      > screen AppCoordinator -> ListViewController push
      # a property that one condition replaces
      current = ListViewController()
      #if DEMO
        current = DemoViewController()
      #endif
      navigation.pushViewController(current!, animated: true)
      > screen AppCoordinator -> DemoViewController push
      > screen AppCoordinator -> ListViewController push
      # a property that each of the clauses replaces
      current = HelpViewController()
      #if DEMO
        current = DemoViewController()
      #else
        current = ListViewController()
      #endif
      navigation.pushViewController(current!, animated: true)
      > screen AppCoordinator -> DemoViewController push
      > screen AppCoordinator -> ListViewController push
      """))
  func `code of either clause`(way: FixtureCase) {
    Fixture(
      """
      final class ListViewController: UIViewController {}
      final class DemoViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        var current: UIViewController?
        let navigation = UINavigationController()
        func start() {
          \(way.code)
        }
      }
      """
    ).expect(way.outcome)
  }
}
