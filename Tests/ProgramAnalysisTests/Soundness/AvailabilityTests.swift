import Testing

/// A device has the system that `#available` asks for, or an older one.
@Suite struct AvailabilityTests {
  private static let types = """
    final class ListViewController: UIViewController {}
    final class LegacyViewController: UIViewController {}
    """

  @Test(
    arguments: FixtureCase.list(
      """
      # either branch of an if
      if #available(iOS 16, *) { navigation.pushViewController(ListViewController(), animated: true) }
      else { navigation.present(LegacyViewController(), animated: true) }
      > screen AppCoordinator -> ListViewController push
      > screen AppCoordinator -> LegacyViewController present
      # either branch of a negative check
      if #unavailable(iOS 16) { navigation.present(LegacyViewController(), animated: true); return }
      navigation.pushViewController(ListViewController(), animated: true)
      > screen AppCoordinator -> ListViewController push
      > screen AppCoordinator -> LegacyViewController present
      # what a guard leaves and what comes after it
      guard #available(iOS 16, *) else { navigation.present(LegacyViewController(), animated: true); return }
      navigation.pushViewController(ListViewController(), animated: true)
      > screen AppCoordinator -> ListViewController push
      > screen AppCoordinator -> LegacyViewController present
      # another condition still decides
      if #available(iOS 16, *), false { navigation.pushViewController(ListViewController(), animated: true) }
      else { navigation.present(LegacyViewController(), animated: true) }
      > screen AppCoordinator -> LegacyViewController present
      """))
  func `code runs on either system`(way: FixtureCase) {
    Fixture(
      Self.types + """

        final class AppCoordinator: Coordinator {
          let navigation = UINavigationController()
          func start() {
            \(way.code)
          }
        }
        """
    ).expect(way.outcome)
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # an opaque property
      var content: some View { if #available(iOS 16, *) { ListView() } else { OldListView() } }
      # a result builder
      @ViewBuilder func content() -> some View { if #available(iOS 16, *) { ListView() } else { OldListView() } }
      """))
  func `a view is drawn in its newer form`(way: FixtureCase) {
    let content = way.code.contains("func") ? "content()" : "content"
    Fixture(
      """
      struct ListView: View { var body: some View { Text("") } }
      struct OldListView: View { var body: some View { Text("") } }
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(UIHostingController(rootView: \(content)), animated: true) }
        \(way.code)
      }
      """
    ).expect("screen AppCoordinator -> ListView push")
  }
}
