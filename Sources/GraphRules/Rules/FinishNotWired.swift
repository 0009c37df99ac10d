import GraphModel

/// Finds children that tell their end to a property which their parent never sets.
package struct FinishNotWired: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "finish-not-wired",
      summary:
        "A child coordinator sends its end, but its parent never sets the delegate or closure that would hear it.",
      why: """
        The optional delegate or closure is nil, so that the message goes nowhere: the parent keeps the child and \
        never moves on, and the user is stuck or the child leaks.
        """,
      source: "An article on finish delegates: the parent sets itself as the finish delegate of every child "
        + "that it starts",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.callbacks.filter { $0.settings.isEmpty && !$0.sends.isEmpty }.map { callback in
      Offence(
        message:
          "\(callback.child) sends its end through \(callback.property), which \(callback.parent) never sets; set "
          + "it before the child starts",
        location: callback.creation[0].location, symbols: [callback.parent, callback.child, callback.property],
        evidence: callback.creation + [callback.declaration] + callback.sends,
        isConclusive: callback.possibleSettings.isEmpty)
    }
  }

  private static let badExample = example(wiring: "")

  private static let goodExample = example(wiring: "child.onFinish = { [weak self] in self?.child = nil }")

  private static func example(wiring: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      @objc func doneTapped() { onFinish?() }
    }

    final class AppCoordinator: Coordinator {
      private var child: LoginCoordinator?

      func start() {
        let child = LoginCoordinator()
        \(wiring)
        self.child = child
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
