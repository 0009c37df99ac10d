import GraphModel

/// Finds delegates and references to a parent that keep what keeps them.
package struct StrongDelegate: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "strong-delegate",
      summary: "A reference back to a coordinator is neither weak nor unowned and closes a circle.",
      why: """
        The coordinator keeps the object, and the object keeps the coordinator: neither is ever deallocated, with \
        all the screens that they hold. Each visit leaves another pair behind.
        """,
      visible: """
        The memory graph marks the coordinator and the holder as a leak, or shows them after the flow has ended, \
        each held by the other.
        """,
      exception: """
        Something that the tool does not read cuts the circle on every way out. Where it sees that, or that the coordinator \
        lives as long as the app, it tells the circle as information: `weak` is the better style, and nothing piles up.
        """,
      source: "An introduction to the pattern: the delegate is weak, so that no reference cycle arises; The "
        + "Swift Programming Language, Automatic Reference Counting",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.references.filter(isMeant).grouped { $0.declaration.location.sortKey }.map(\.offence)
  }

  private func isMeant(_ reference: BackReference) -> Bool {
    guard case .classBound = reference.declared else { return false }
    return !reference.isForScreen
  }

  private static let badExample = example(delegate: "var delegate: CartViewModelDelegate?")

  private static let goodExample = example(delegate: "weak var delegate: CartViewModelDelegate?")

  private static func example(delegate: String) -> String {
    .app(
      visiting: """
        protocol CartViewModelDelegate: AnyObject { func cartDidAskForHelp() }

        final class CartViewModel {
          \(delegate)
          func helpTapped() { delegate?.cartDidAskForHelp() }
        }

        final class CartCoordinator: Coordinator, CartViewModelDelegate {
          private let viewModel = CartViewModel()
          private let navigationController = UINavigationController()

          func start() { viewModel.delegate = self }

          func cartDidAskForHelp() { navigationController.popToRootViewController(animated: true) }
        }
        """)
  }
}
