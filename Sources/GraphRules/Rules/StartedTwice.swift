import GraphModel

/// Finds children that are started twice on the same way.
package struct StartedTwice: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "started-twice",
      summary: "A coordinator is started twice, one call after the other.",
      why: """
        Each start shows the first screen again and wires everything again: the user sees a screen twice and has to \
        go back twice. A helper that adds a child often starts it as well.
        """,
      visible: "The first screen is pushed twice, or the memory graph shows two of it.",
      exception: "The second start is meant to begin again, and the coordinator clears what the first one did.",
      source: "Every introduction to the pattern: start begins the flow, once for each coordinator",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.restarts.map { restart in
      Offence(
        message: "\(restart.starter) starts \(restart.coordinator) a second time; delete one of the two calls",
        location: restart.second.location, symbols: [restart.starter, restart.coordinator],
        places: [restart.first].saying("started here") + [restart.second].saying("and started again here"))
    }
  }

  private static let badExample = example(call: "child.start()")

  private static let goodExample = example(call: "")

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
        coordinate(to: child)
        \(call)
      }

      private func coordinate(to child: Coordinator) {
        children.append(child)
        child.start()
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
