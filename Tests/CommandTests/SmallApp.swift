/// An app of three coordinators, as small as one can be that has a child, a shared form and an owner.
enum SmallApp {
  static let files = [
    "App/Coordinator.swift": """
    protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      func start()
    }

    """,
    "App/SceneDelegate.swift": """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var coordinator: AppCoordinator?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        coordinator = AppCoordinator()
        coordinator?.start()
      }
    }

    """,
    "App/AppCoordinator.swift": """
    final class AppCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []

      func start() {
        let login = LoginCoordinator()
        childCoordinators.append(login)
        login.start()
      }
    }

    """,
    "App/LoginCoordinator.swift": """
    final class LoginCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []

      func start() {}
    }

    """,
    "App/HelpCoordinator.swift": """
    final class HelpCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []

      func start() {}
    }

    """,
  ]

  /// The main coordinator after its child changed.
  static let withHelp = files["App/AppCoordinator.swift", default: ""]
    .replacing("LoginCoordinator", with: "HelpCoordinator")
}
