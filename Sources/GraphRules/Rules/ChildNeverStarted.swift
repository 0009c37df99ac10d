import GraphModel

/// Finds coordinators that are made and never started.
package struct ChildNeverStarted: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "child-never-started",
      summary: "A coordinator is made, and nobody starts it.",
      why: """
        A coordinator shows nothing until it is started. One that is only made, or only put into a collection, is a \
        flow that the user never sees.
        """,
      visible: "The memory graph shows the coordinator, and no screen of it ever comes.",
      exception: "The coordinator begins in its initializer, by code that the tool does not read.",
      source: "Every introduction to the pattern: make the child, keep it, start it",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.creations.filter { $0.mustBeStarted && $0.uses.isEmpty }.map { creation in
      Offence(
        message: "\(creation.maker) makes \(creation.coordinator), but nothing starts it; "
          + "write `\(creation.coordinator.asVariable).start()` once it is kept",
        location: creation.evidence[0].location, symbols: [creation.maker, creation.coordinator],
        places: creation.evidence.saying("made here"),
        isConclusive: creation.escapes.isEmpty && creation.possibleStarts.isEmpty)
    }
  }

  private static let badExample = example(call: "")

  private static let goodExample = example(call: "child.start()")

  private static func example(call: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ListCoordinator: Coordinator {
      private let navigationController: UINavigationController
      init(navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }

    final class ListViewController: UIViewController {}

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      private var children: [Coordinator] = []

      func start() {
        let child = ListCoordinator(navigationController: navigationController)
        children.append(child)
        \(call)
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
