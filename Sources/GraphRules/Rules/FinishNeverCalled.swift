import Algorithms
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
      visible: """
        A breakpoint in the parent's handler is never hit, and the memory graph keeps the child after its screen is \
        gone.
        """,
      exception: "The flow never ends, as that of a tab: then the parent need not wait for it.",
      source: "An article on finish delegates: a child that has ended tells its finish delegate, so that the "
        + "parent can let it go",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.callbacks.filter { isAwaited($0) && $0.sends.isEmpty }
      .grouped { [$0.child, $0.property] }.map(offence)
  }

  private func isAwaited(_ callback: Callback) -> Bool {
    callback.isHeard && !callback.settings.isEmpty && !callback.leavesOtherwise
  }

  private func offence(_ callbacks: [Callback]) -> Offence {
    let first = callbacks[0]
    let parents = callbacks.map(\.parent).uniqued(on: \.self)
    let call = first.protocolName == nil ? "\(first.property)?()" : "\(first.property)?.…"
    return Offence(
      message:
        "\(parents.summed) \(parents.count == 1 ? "waits" : "wait") for \(first.child) to end, but it never sends "
        + "that through \(first.property); write `\(call)` where its flow ends",
      location: first.settings[0].location, symbols: [first.child, first.property] + parents,
      places: callbacks.flatMap { $0.settings.prefix(1) }.saying("the parent waits from here on")
        + [first.declaration].saying("nothing is sent through this"),
      isConclusive: callbacks.contains { $0.possibleSends.isEmpty && !$0.isOnce })
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
