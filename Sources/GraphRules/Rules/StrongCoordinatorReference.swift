import GraphModel

/// Finds screens and view models that keep the coordinator which keeps them.
package struct StrongCoordinatorReference: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "strong-coordinator-reference",
      summary: "A screen or view model keeps its coordinator strongly, and the coordinator keeps it.",
      why: """
        The coordinator keeps the screen, by a property or by a navigation controller of its own, and the screen keeps \
        the coordinator: neither is ever deallocated, nor is any child of theirs.
        """,
      visible: "The memory graph shows both after the flow has ended, each held by the other.",
      exception: "Both live as long as the app, or nothing but the screen is meant to keep the coordinator.",
      source: "The Swift Programming Language, Automatic Reference Counting: strong reference cycles between instances",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.references.filter(isMeant).grouped { $0.declaration.location.sortKey }.map(\.offence)
  }

  private func isMeant(_ reference: BackReference) -> Bool {
    guard case .classBound = reference.declared else { return false }
    return reference.isForScreen
  }

  private static let badExample = example(coordinator: "var coordinator: AppCoordinator?")

  private static let goodExample = example(coordinator: "weak var coordinator: AppCoordinator?")

  private static func example(coordinator: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ListViewModel {
      \(coordinator)
      func rowTapped() { coordinator?.showDetail() }
    }

    final class AppCoordinator: Coordinator {
      private let viewModel = ListViewModel()
      private let navigationController = UINavigationController()

      func start() { viewModel.coordinator = self }

      func showDetail() { navigationController.popToRootViewController(animated: true) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """
  }
}
