import Testing

/// View models that a service tells something by a closure, from their initializers on.
@Suite struct ServiceListenerTests {
  private func app(_ listen: String, in initializer: String = "listen()") -> Fixture {
    Fixture(
      """
      class MenuCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          navigation.pushViewController(MenuViewController(MenuViewModel(coordinator: self)), animated: true)
        }
        func game() { navigation.pushViewController(GameViewController(), animated: true) }
      }
      class GameViewController: UIViewController {}
      class MenuViewController: UIViewController {
        let model: MenuViewModel
        init(_ model: MenuViewModel) { self.model = model }
      }
      class MenuViewModel {
        unowned let coordinator: MenuCoordinator
        let service = GameService()
        init(coordinator: MenuCoordinator) {
          self.coordinator = coordinator
          \(initializer)
        }
        func listen() { service.listen { [weak self] isOn in if isOn { self?.startGame() } } }
        func startGame() { coordinator.game() }
      }
      class GameService {
        func listen(_ completion: @escaping (Bool) -> Void) { \(listen) }
      }
      """)
  }

  @Test(arguments: [
    "Database.shared.addSnapshotListener { snapshot, _ in completion(snapshot != nil) }",
    "Database.shared.observeChanges { completion(true) }",
  ])
  func `what a listener hears later leads on from the page`(listen: String) {
    app(listen).expect(
      """
      delegate MenuViewModel -> MenuCoordinator via delegate links coordinator weak messages game
      flow MenuViewController -> GameViewController game push by MenuCoordinator
      screen MenuCoordinator -> GameViewController push
      screen MenuCoordinator -> MenuViewController push initial
      """)
  }

  /// What a coordinator listens to decides with what it begins.
  @Test func `a listener in a coordinator's start is a part of that`() {
    Fixture(
      """
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          Auth.auth().addStateDidChangeListener { [weak self] user in if user == nil { self?.showLogin() } }
        }
        func showLogin() { navigation.setViewControllers([LoginViewController()], animated: false) }
      }
      class LoginViewController: UIViewController {}
      """
    ).expect("screen AppCoordinator -> LoginViewController root initial")
  }

  /// What is done at once belongs to the coordinator's start.
  @Test func `what an initializer does is no move of the page`() {
    app("completion(true)").expect(
      """
      delegate MenuViewModel -> MenuCoordinator via delegate links coordinator weak messages game
      screen MenuCoordinator -> GameViewController push initial
      screen MenuCoordinator -> MenuViewController push initial
      """)
  }
}
