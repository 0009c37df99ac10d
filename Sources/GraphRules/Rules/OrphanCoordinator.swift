import GraphModel

/// Finds coordinators that nobody makes.
package struct OrphanCoordinator: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "orphan-coordinator",
      summary: "A coordinator that nobody makes or starts.",
      why: """
        Its flow cannot be reached: it was forgotten when it should have been wired in, or left behind when it was \
        taken out.
        """,
      visible: "The memory graph never has an instance of it.",
      exception: "The flow is about to be wired in, or another target of the project makes it.",
      source: "The pattern itself: every coordinator but the root has a parent that starts it",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.unusedCoordinators.map { unused in
      Offence(
        message: "nobody makes \(unused.coordinator); start it from another coordinator, or delete it",
        location: unused.declaration.location, symbols: [unused.coordinator],
        places: [unused.declaration].saying("declared here") + unused.mentions.saying("may be made here"),
        isConclusive: unused.mentions.isEmpty)
    }
  }

  private static let badExample = example(start: "")

  private static let goodExample = example(start: "help.start()")

  private static func example(start: String) -> String {
    let property = start.isEmpty ? "" : "private let help = HelpCoordinator()"
    return """
      protocol Coordinator: AnyObject { func start() }

      final class HelpCoordinator: Coordinator {
        private let navigationController = UINavigationController()
        func start() { navigationController.popToRootViewController(animated: false) }
      }

      final class AppCoordinator: Coordinator {
        \(property)
        func start() { \(start) }
      }

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let coordinator = AppCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      """.withoutEmptySlots
  }
}
