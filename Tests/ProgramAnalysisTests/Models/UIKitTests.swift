import Testing

@Suite struct UIKitTests {
  @Test(arguments: [
    (
      "let pages = UIPageViewController()\npages.setViewControllers([screen], direction: .forward, animated: true)",
      "embed"
    ),
    ("root.addChild(screen)\nroot.setOverrideTraitCollection(nil, forChild: screen)", "embed"),
    ("root.show(screen, sender: nil)", "push"),
    ("root.present(screen)", "present"),
    ("UINavigationController().pushViewController(screen)", "push"),
    ("UINavigationController().pushViewController(screen) { print(1) }", "push"),
    ("root.showDetailViewController(screen, sender: self)", "embed"),
    ("UISplitViewController(style: .doubleColumn).setViewController(screen, for: .primary)", "embed"),
    ("let tabs = UITabBarController()\ntabs.viewControllers = [screen]", "tab"),
    (
      "let tabs = UITabBarController()\ntabs.tabs = [UITab(title: \"A\", image: nil, identifier: \"a\") { _ in screen }]",
      "tab"
    ),
    ("_ = UITabBarController(tabs: [UITab(title: \"A\", image: nil, identifier: \"a\") { _ in screen }])", "tab"),
    ("UIWindow().rootViewController = UINavigationController(rootViewController: screen)", "root"),
  ])
  func `a container shows what it is given`(statements: String, transition: String) {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let root = UIViewController()
        func start() {
          let screen = ListViewController()
          \(statements)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController \(transition)")
  }

  /// Ways out of a storyboard or nib.
  @Test(arguments: [
    "storyboard.instantiateViewController(identifier: \"List\") { coder in ListViewController(coder: coder) }",
    "storyboard.instantiateViewController(identifier: \"List\", creator: { ListViewController(coder: $0) })",
    "storyboard.instantiateViewController(withIdentifier: \"List\") as! ListViewController",
    "storyboard.instantiateInitialViewController { ListViewController(coder: $0) }!",
    "ListViewController(nibName: \"List\", bundle: nil)",
  ])
  func `a screen comes out of a storyboard or nib`(expression: String) {
    Fixture(
      """
      class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        func start() {
          let screen = \(expression)
          UINavigationController().pushViewController(screen, animated: true)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push")
  }
}
