import Testing

@Suite struct ReusableTests {
  @Test(arguments: ["StoryboardBased", "StoryboardSceneBased", "NibLoadable"])
  func `a screen makes itself`(base: String) {
    Fixture(
      """
      import Reusable
      class ListViewController: UIViewController, \(base) {
        static func make() -> Self { Self.instantiate() }
      }
      class AppCoordinator: Coordinator {
        func start() { UINavigationController().pushViewController(ListViewController.make(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push")
  }
}
