import Testing

/// What a test of a variable's type and a new meaning of its name say of the variable.
@Suite struct NarrowingTests {
  private func app(_ statements: String) -> Fixture {
    Fixture(
      """
      class FeedViewController: UIViewController {}
      class SheetViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let isFeed: Bool
        init(isFeed: Bool) { self.isFeed = isFeed }
        func start() {
          show(FeedViewController())
        }
        func show(_ screen: UIViewController) {
          \(statements)
        }
      }
      """)
  }

  private static let choice = """
    let chosen: UIViewController
    if isFeed { chosen = FeedViewController() } else { chosen = SheetViewController() }

    """

  @Test(arguments: ["chosen is SheetViewController", "!(chosen is FeedViewController)"])
  func `a branch sees what its test lets through`(test: String) {
    app(
      Self.choice + """
        if \(test) {
          navigation.present(chosen, animated: true)
        } else {
          navigation.pushViewController(chosen, animated: true)
        }
        """
    ).expect(
      """
      screen AppCoordinator -> SheetViewController present
      screen AppCoordinator -> FeedViewController push
      """, kind: "screen")
  }

  @Test func `after the branches all is as before`() {
    app(
      Self.choice + """
        if chosen is SheetViewController { print(chosen) }
        navigation.present(chosen, animated: true)
        """
    ).expect(
      """
      screen AppCoordinator -> SheetViewController present
      screen AppCoordinator -> FeedViewController present
      """, kind: "screen")
  }

  @Test(arguments: [
    ("let screen = SheetViewController()\nnavigation.present(screen, animated: true)", "SheetViewController"),
    ("let screen = wrap(screen)\nnavigation.present(screen, animated: true)", "FeedViewController"),
    (
      "if isFeed { let screen = SheetViewController(); print(screen) }\nnavigation.present(screen, animated: true)",
      "FeedViewController"
    ),
    (
      "navigation.present(screen, animated: true)\nlet screen = SheetViewController()\nprint(screen)",
      "FeedViewController"
    ),
  ])
  func `a local variable takes a parameter's name from its declaration on`(statements: String, shown: String) {
    let wrapping = "}\nfunc wrap(_ screen: UIViewController) -> UIViewController { screen"
    app(statements + wrapping).expect("screen AppCoordinator -> \(shown) present", kind: "screen")
  }
}
