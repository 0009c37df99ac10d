import GraphModel

/// Finds closures that keep the coordinator which keeps them.
package struct StrongSelfCapture: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "strong-self-capture",
      summary:
        "A closure that is stored or subscribed captures its coordinator, screen or view model and closes a circle.",
      why: """
        A closure keeps what it captures for as long as it is kept itself. Where the coordinator keeps the child, \
        the view model or the subscription that the closure stands in, none of them is ever deallocated.
        """,
      visible: """
        The memory graph shows a closure context between the coordinator and what it keeps, and both stay after the \
        flow has ended.
        """,
      exception: """
        Something that the tool does not read sets the closure to nil on every way out. Where it sees what cuts the circle, \
        or that the coordinator lives as long as the app, it tells the circle as information.
        """,
      source: "The Swift Programming Language, Automatic Reference Counting: strong reference cycles for closures",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.captures.filter(\.isCoordinator).map(\.offence)
  }

  private static let badExample = example(capture: "", call: "self.showHelp")

  private static let goodExample = example(capture: "[weak self] in ", call: "self?.showHelp")

  private static func example(capture: String, call: String) -> String {
    .app(
      visiting: """
        final class CartViewModel {
          var onHelp: (() -> Void)?
          func helpTapped() { onHelp?() }
        }

        final class CartCoordinator: Coordinator {
          private let viewModel = CartViewModel()
          private let navigationController = UINavigationController()

          func start() { viewModel.onHelp = { \(capture)\(call)() } }

          private func showHelp() { navigationController.popToRootViewController(animated: true) }
        }
        """)
  }
}
