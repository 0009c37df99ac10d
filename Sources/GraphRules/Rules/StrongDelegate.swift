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
        all the screens that they hold.
        """,
      visible: """
        The memory graph marks the coordinator and the holder as a leak, or shows them after the flow has ended, \
        each held by the other.
        """,
      exception: """
        Both live as long as the app, or the reference is set to nil when the flow ends, on every way out.
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

  private static let badExample = example(delegate: "var delegate: LoginCoordinatorDelegate?")

  private static let goodExample = example(delegate: "weak var delegate: LoginCoordinatorDelegate?")

  private static func example(delegate: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    protocol LoginCoordinatorDelegate: AnyObject { func loginDidFinish(_ child: LoginCoordinator) }

    final class LoginCoordinator: Coordinator {
      \(delegate)
      func start() {}
      @objc func doneTapped() { delegate?.loginDidFinish(self) }
    }

    final class AppCoordinator: Coordinator, LoginCoordinatorDelegate {
      private var children: [Coordinator] = []

      func start() {
        let child = LoginCoordinator()
        child.delegate = self
        children.append(child)
        child.start()
      }

      func loginDidFinish(_ child: LoginCoordinator) { children.removeAll { $0 === child } }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
