import GraphModel

/// Finds closures that keep the screen which keeps them.
package struct ScreenCapturedByItsPublisher: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "screen-captured-by-its-publisher",
      summary: "A closure that a coordinator gives to a screen, or subscribes to it, captures that screen strongly.",
      why: """
        The screen, its view model or its publisher keeps the closure, and the closure keeps the screen: it is never \
        deallocated, and each visit leaves another one behind with all its views.
        """,
      visible:
        "Open and leave the screen a few times: the memory graph shows one instance for each visit, held by a closure.",
      exception: """
        The closure is set to nil, or the publisher completes, on every way out. A screen that is made once in a run of the \
        app is told as information.
        """,
      source: "The Swift Programming Language, Automatic Reference Counting: strong reference cycles for closures",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.captures.filter { !$0.isCoordinator }.map(\.offence)
  }

  private static let badExample = example(capture: "", call: "help.dismiss")

  private static let goodExample = example(capture: "[weak help] in ", call: "help?.dismiss")

  private static func example(capture: String, call: String) -> String {
    .app(
      visiting: """
        final class HelpViewController: UIViewController {
          var onClose: (() -> Void)?
          @objc private func closeTapped() { onClose?() }
        }

        final class CartCoordinator: Coordinator {
          private let navigationController = UINavigationController()

          func start() {
            let help = HelpViewController()
            help.onClose = { \(capture)\(call)(animated: true) }
            navigationController.present(help, animated: true)
          }
        }
        """)
  }
}
