import Testing

/// swift-dependencies: what the app runs with is a key's live value.
@Suite struct DependenciesTests {
  @Test(arguments: [
    (
      """
      enum ScreensKey: DependencyKey { static let liveValue: any Screens = LiveScreens() }
      extension DependencyValues {
        var screens: any Screens {
          get { self[ScreensKey.self] }
          set { self[ScreensKey.self] = newValue }
        }
      }
      """, #"@Dependency(\.screens) var screens"#
    ),
    (
      "extension LiveScreens: DependencyKey { static let liveValue = LiveScreens() }",
      "@Dependency(LiveScreens.self) var screens"
    ),
  ])
  func `a dependency is its live value`(key: String, property: String) {
    Fixture(
      """
      protocol Screens { func home() -> UIViewController }
      class LiveScreens: Screens { func home() -> UIViewController { HomeViewController() } }
      class PreviewScreens: Screens { func home() -> UIViewController { PreviewViewController() } }
      class HomeViewController: UIViewController {}
      class PreviewViewController: UIViewController {}
      //- Keys.swift
      import Dependencies
      \(key)
      //- AppCoordinator.swift
      import Dependencies
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(property)
        func start() { navigation.pushViewController(screens.home(), animated: true) }
      }
      """
    ).expect("screen AppCoordinator -> HomeViewController push")
  }
}
