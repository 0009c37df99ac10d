import Testing

/// What a coordinator does counts even if what it finds out later says that it does not come to it.
@Suite struct AbandonedTests {
  @Test func `a stage that the coordinator sets itself does not undo what it showed before`() {
    Fixture(
      """
      //- Settings.swift
      enum Stage { case intro, home }
      struct Settings { var stage: Stage }
      struct Store { var load: () -> Settings }
      //- App.swift
      class IntroViewController: UIViewController {
        var onEnd: (() -> Void)?
        func tap() { onEnd?() }
      }
      class HomeViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let store: Store
        var settings: Settings!
        let navigation = UINavigationController()
        init(store: Store) { self.store = store }
        func start() {
          settings = store.load()
          switch settings.stage {
          case .intro: showIntro()
          case .home: showHome()
          }
        }
        private func showIntro() {
          let intro = IntroViewController()
          intro.onEnd = { [weak self] in self?.endIntro() }
          navigation.pushViewController(intro, animated: true)
        }
        private func endIntro() {
          settings.stage = .home
          showHome()
        }
        private func showHome() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate IntroViewController -> AppCoordinator via closure links onEnd strong messages onEnd
      flow IntroViewController -> HomeViewController onEnd push by AppCoordinator
      screen AppCoordinator -> HomeViewController push
      screen AppCoordinator -> IntroViewController push
      """)
  }
}
