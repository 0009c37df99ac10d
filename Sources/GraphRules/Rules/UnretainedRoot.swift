import GraphModel

/// Finds root coordinators that live only in a local of the scene or application delegate.
package struct UnretainedRoot: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "unretained-root",
      summary: "The root coordinator lives only in a local variable of the scene or application delegate.",
      why: """
        When the method that starts the app returns, nothing keeps the coordinator any more: it is deallocated while \
        its first screen is on display. Delegates of its screens become nil, and the first tap does nothing.
        """,
      visible: "The memory graph has no instance of the coordinator while its screen is on display.",
      exception: """
        The coordinator keeps itself alive by something that the tool does not see, such as a library's registry.
        """,
      source:
        "An introduction to the pattern: the scene delegate keeps the coordinator in a property, otherwise it is gone "
        + "as soon as the method ends; The Swift Programming Language, Automatic Reference Counting",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .error)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.creations.filter { $0.isLaunch && $0.holders.isEmpty && !$0.uses.isEmpty }.map { creation in
      Offence(
        message: "\(creation.coordinator) is gone as soon as this method of \(creation.maker) returns; keep it in "
          + "`private var \(creation.coordinator.asVariable): \(creation.coordinator)?`",
        location: creation.evidence[0].location, symbols: [creation.maker, creation.coordinator],
        places: creation.evidence.saying("made here") + creation.uses.saying("started here"),
        isConclusive: creation.escapes.isEmpty)
    }
  }

  private static let badExample = """
    protocol Coordinator: AnyObject { func start() }

    final class AppCoordinator: Coordinator {
      private let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { window.makeKeyAndVisible() }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        let coordinator = AppCoordinator(window: window)
        coordinator.start()
        self.window = window
      }
    }
    """

  private static let goodExample = """
    protocol Coordinator: AnyObject { func start() }

    final class AppCoordinator: Coordinator {
      private let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { window.makeKeyAndVisible() }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var coordinator: AppCoordinator?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
      }
    }
    """
}
