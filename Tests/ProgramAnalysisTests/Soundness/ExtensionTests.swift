import Testing

/// What the app adds to types of libraries.
@Suite struct ExtensionTests {
  @Test(arguments: ["modifier(LockModifier(action: action))", "self.modifier(LockModifier(action: action))"])
  func `a modifier of the app's gives the view`(body: String) {
    Fixture(
      """
      struct LockModifier: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View { content.padding() }
      }
      extension View {
        func lock(action: @escaping () -> Void) -> some View { \(body) }
      }
      struct FeedView: View { var body: some View { Text("") } }
      class AppCoordinator: Coordinator {
        let root = UIViewController()
        func start() { root.present(UIHostingController(rootView: FeedView().lock { print(1) }), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> FeedView present", kind: "screen")
  }

  /// Near miss: what a function of no type gives has nothing to do with the object in whose method it is called.
  @Test func `a function of no type does not give who calls it`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        func page() -> UIViewController { make() }
      }
      class AppCoordinator: Coordinator {
        let feed = FeedViewController()
        func start() { UINavigationController().pushViewController(feed.page(), animated: true) }
      }
      """
    ).expect("", kind: "screen")
  }
}
