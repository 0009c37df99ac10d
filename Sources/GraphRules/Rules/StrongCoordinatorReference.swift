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
      exception: """
        Nothing but the screen is meant to keep the coordinator. Where both live as long as the app, the circle comes into \
        being once, with a tab or a stack of a storyboard, or it is cut when the flow ends, it is told as information.
        """,
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

  private static let badExample = example(coordinator: "var coordinator: CartCoordinator?")

  private static let goodExample = example(coordinator: "weak var coordinator: CartCoordinator?")

  private static func example(coordinator: String) -> String {
    .app(
      visiting: """
        final class CartViewModel {
          \(coordinator)
          func helpTapped() { coordinator?.showHelp() }
        }

        final class CartCoordinator: Coordinator {
          private let viewModel = CartViewModel()
          private let navigationController = UINavigationController()

          func start() { viewModel.coordinator = self }

          func showHelp() { navigationController.popToRootViewController(animated: true) }
        }
        """)
  }
}
