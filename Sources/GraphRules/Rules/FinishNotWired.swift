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
      visible: "A breakpoint where the child sends its end shows the property as nil.",
      exception: "Another type sets it, by code that the tool does not read.",
      source: "An article on finish delegates: the parent sets itself as the finish delegate of every child "
        + "that it starts",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    unread(in: app) + unheard(in: app)
      + app.observations.callbacks.filter(\.isUnwired).map { callback in
        let child = callback.child.asVariable
        let remedy =
          callback.protocolName == nil
          ? "\(child).\(callback.property) = { … }" : "\(child).\(callback.property) = self"
        return Offence(
          message: "\(callback.child) sends its end through \(callback.property), which \(callback.parent) never sets; "
            + "write `\(remedy)` before the child starts",
          location: callback.creation[0].location, symbols: [callback.parent, callback.child, callback.property],
          places: callback.creation.saying("the child is made here") + [callback.declaration].saying("never set")
            + callback.sends.saying("the end is sent here, and nobody hears it"),
          isConclusive: callback.possibleSettings.isEmpty)
      }
  }

  /// Streams of an end that nobody is given.
  private func unheard(in app: ObservedApp) -> [Offence] {
    app.observations.unheardEnds.map { end in
      Offence(
        message: "\(end.coordinator) sends its end through \(end.property), which nothing listens to; "
          + "let its parent subscribe to it, or give it where the flow starts",
        location: end.declaration.location, symbols: [end.coordinator, end.property],
        places: [end.declaration].saying("nothing listens to this")
          + end.sends.saying("the end is sent here, and nobody hears it"))
    }
  }

  /// Streams of an end that nobody subscribes to.
  private func unread(in app: ObservedApp) -> [Offence] {
    app.observations.unreadStarts.map { start in
      Offence(
        message: "\(start.child) says how it ends by what this call gives, which \(start.parent) drops; "
          + "subscribe to it, and keep the subscription",
        location: start.call.location, symbols: [start.parent, start.child, "start"],
        places: [start.call].saying("dropped here"), isConclusive: !start.isDiscardable)
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
