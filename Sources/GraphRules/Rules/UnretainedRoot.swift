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
        its first screen is on display, with the children that only it keeps. Delegates of its screens become nil, and the \
        first tap does nothing.
        """,
      visible: "The memory graph has no instance of the coordinator while its screen is on display.",
      exception: """
        The coordinator keeps itself alive by something that the tool does not see, such as a library's registry. One that \
        nothing needs any more once it has started is told as information.
        """,
      source:
        "An introduction to the pattern: the scene delegate keeps the coordinator in a property, otherwise it is gone "
        + "as soon as the method ends; The Swift Programming Language, Automatic Reference Counting",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .error)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.creations.filter { $0.isLaunch && $0.holders.isEmpty && !$0.uses.isEmpty }.map { creation in
      let isNeeded = !creation.callbacks.isEmpty || !creation.dependents.isEmpty
      return Offence(
        message: "\(creation.coordinator) is gone as soon as this method of \(creation.maker) returns"
          + "\(isNeeded ? "" : ", though nothing is seen to need it later"); "
          + "keep it in `private var \(creation.coordinator.asVariable): \(creation.coordinator)?`",
        location: creation.evidence[0].location, symbols: [creation.maker, creation.coordinator],
        places: creation.evidence.saying("made here") + creation.uses.saying("started here")
          + creation.callbacks.saying("reaches it only as long as it lives")
          + creation.dependents.saying("goes with it"),
        isConclusive: creation.escapes.isEmpty, isHarmless: !isNeeded)
    }
  }

  private static let badExample = example(property: "", assign: "")

  private static let goodExample = example(
    property: "private var coordinator: AppCoordinator?", assign: "self.coordinator = coordinator")

  private static func example(property: String, assign: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ListViewController: UIViewController {
      var onHelp: (() -> Void)?
      @objc private func helpTapped() { onHelp?() }
    }

    final class AppCoordinator: Coordinator {
      private let window: UIWindow
      init(window: UIWindow) { self.window = window }

      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self?.showHelp() }
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
      }

      private func showHelp() {
        window.rootViewController?.present(UIAlertController(), animated: true)
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      \(property)

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = AppCoordinator(window: UIWindow(windowScene: scene as! UIWindowScene))
        \(assign)
        coordinator.start()
      }
    }
    """.withoutEmptySlots
  }
}
