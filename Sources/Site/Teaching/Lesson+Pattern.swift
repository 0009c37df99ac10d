extension Lesson {
  /// Who takes part.
  static let basics = [
    Lesson(
      id: "coordinator",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfViewController")
        .screen("ShopCoordinator", .push, "BookViewController"),
      code: """
        final class ShopCoordinator: Coordinator {
          func start() { navigation.viewControllers = [ShelfViewController()] }

          func open(_ book: Book) {
            navigation.pushViewController(BookViewController(book), animated: true)
          }
        }
        """),
    Lesson(
      id: "screen",
      sketch: ExampleGraph().screen("ShopCoordinator", .root, "ShelfViewController"),
      code: """
        final class ShelfViewController: UITableViewController {
          weak var delegate: (any ShelfDelegate)?

          override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
            delegate?.didSelect(books[path.row])
          }
        }
        """),
    Lesson(
      id: "owner", sketch: ExampleGraph().owner("SceneDelegate", starts: "AppCoordinator"),
      code: """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var coordinator: AppCoordinator?
          // In scene(_:willConnectTo:options:)
          coordinator = AppCoordinator(window: window)
          coordinator?.start()
        }
        """),
    Lesson(
      id: "root",
      sketch: ExampleGraph().owner("SceneDelegate", starts: "AppCoordinator")
        .screen("AppCoordinator", .root, "HomeViewController"),
      code: """
        final class AppCoordinator: Coordinator {
          func start() {
            window.rootViewController = HomeViewController()
            window.makeKeyAndVisible()
          }
        }
        """),
    Lesson(
      id: "child",
      sketch: ExampleGraph().child("AppCoordinator", "LoginCoordinator")
        .screen("LoginCoordinator", .root, "LoginViewController"),
      code: """
        func showLogin() {
          let login = LoginCoordinator(navigation: navigation)
          childCoordinators.append(login)
          login.start()
        }
        """),
    Lesson(
      id: "base",
      sketch: ExampleGraph().screen("LoginCoordinator", .root, "LoginViewController")
        .screen("ShopCoordinator", .root, "ShelfViewController"),
      code: """
        class BaseCoordinator {
          var childCoordinators: [BaseCoordinator] = []
          func start() {}
        }
        final class LoginCoordinator: BaseCoordinator {}
        """),
  ]

  /// How long children live.
  static let lives = [
    Lesson(
      id: "retention",
      sketch: ExampleGraph().child("AppCoordinator", "KeptCoordinator")
        .child("AppCoordinator", "LostCoordinator", .none),
      code: """
        let kept = KeptCoordinator(), lost = LostCoordinator()
        childCoordinators.append(kept)
        kept.start()
        // Nobody keeps this one: it may be gone when the method returns.
        lost.start()
        """),
    Lesson(
      id: "removal",
      sketch: ExampleGraph().child("AppCoordinator", "LoginCoordinator", isRemoved: true)
        .call("LoginCoordinator", "AppCoordinator", "delegate"),
      code: """
        extension AppCoordinator: LoginCoordinatorDelegate {
          func loginDidFinish(_ login: LoginCoordinator) {
            childCoordinators.removeAll { $0 === login }
          }
        }
        """),
  ]
}
