import Testing

/// A switch over several values at once.
@Suite struct TupleBranchTests {
  @Test(arguments: [
    ("true, true", "push"), ("true, false", "root"), ("false, true", "present"), ("false, false", "present"),
  ])
  func `a switch over several Booleans takes the branch that they say`(values: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { show(FeedViewController(), \(values)) }
        func show(_ screen: UIViewController, _ isKnown: Bool, _ isReady: Bool) {
          switch (isKnown, isReady) {
          case (true, true): navigation.pushViewController(screen, animated: true)
          case (true, false): navigation.setViewControllers([screen], animated: true)
          case (false, _): navigation.present(screen, animated: true)
          }
        }
      }
      """
    ).expect("screen AppCoordinator -> FeedViewController \(transition)", kind: "screen")
  }

  @Test(arguments: [
    ("switch (isKnown, self.isReady)", "push"), ("switch (self.isReady, isKnown)", "push"),
    ("let state = (isKnown, isReady)\n    switch state", "push"),
    ("switch (!isKnown, isReady)", "present"), ("switch (isKnown, !isReady)", "root"),
  ])
  func `a switch over properties and parameters takes the branch that they say`(statement: String, transition: String) {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        private let isReady: Bool
        init(isReady: Bool = true) { self.isReady = isReady }
        func start() {}
        func open() { show(FeedViewController(), true) }
        func show(_ screen: UIViewController, _ isKnown: Bool) {
          \(statement) {
          case (true, true): navigation.pushViewController(screen, animated: true)
          case (true, false): navigation.setViewControllers([screen], animated: true)
          default: navigation.present(screen, animated: true)
          }
        }
      }
      """
    ).expect("screen AppCoordinator -> FeedViewController \(transition)", kind: "screen")
  }
}
