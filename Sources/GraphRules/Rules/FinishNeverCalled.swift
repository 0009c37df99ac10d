import GraphModel

/// Finds parents that wait for an end which the child never sends.
package struct FinishNeverCalled: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "finish-never-called",
      summary: "A parent waits for the end of a child, but nothing in the child ever sends it.",
      why: """
        What the parent does when the child ends, such as taking it out of its children or showing what comes next, \
        is dead code: the child stays for ever.
        """,
      source: "An article on finish delegates: a child that has ended tells its finish delegate, so that the "
        + "parent can let it go",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.callbacks.filter { $0.isHeard && $0.sends.isEmpty }.compactMap { callback in
      guard let setting = callback.settings.first else { return nil }
      return Offence(
        message: "\(callback.parent) waits for \(callback.child) to end, but \(callback.child) never sends it through "
          + "\(callback.property); call it where the flow ends",
        location: setting.location, symbols: [callback.parent, callback.child, callback.property],
        evidence: [setting, callback.declaration], isConclusive: callback.possibleSends.isEmpty)
    }
  }

  private static let badExample = example(call: "")

  private static let goodExample = example(call: "onFinish?()")

  private static func example(call: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      @objc func doneTapped() { \(call) }
    }

    final class AppCoordinator: Coordinator {
      private var child: LoginCoordinator?

      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
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
