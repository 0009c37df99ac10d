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
      exception: "The closure is set to nil on every way out, or both live as long as the app.",
      source: "The Swift Programming Language, Automatic Reference Counting: strong reference cycles for closures",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.captures.filter(\.isCoordinator).map(\.offence)
  }

  private static let badExample = example(capture: "", call: "self.show")

  private static let goodExample = example(capture: "[weak self] in ", call: "self?.show")

  private static func example(capture: String, call: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class CartViewModel {
      var onOpen: (() -> Void)?
      func rowTapped() { onOpen?() }
    }

    final class AppCoordinator: Coordinator {
      private let viewModel = CartViewModel()
      private let navigationController = UINavigationController()

      func start() { viewModel.onOpen = { \(capture)\(call)() } }

      private func show() { navigationController.popToRootViewController(animated: true) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
