import GraphModel

/// Finds children whose start may end them before their parent keeps or hears them.
package struct StartedBeforeKept: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "started-before-kept",
      summary: "A child is started before it is kept or wired, though its start may call back at once.",
      why: """
        Where the start ends the child at once, as it does when there is nothing to ask the user, the message comes \
        before anybody hears it, or the parent takes out what is not in yet and then adds it for good.
        """,
      visible: """
        A breakpoint in the parent's handler is not hit in the case that ends at once, or the memory graph keeps a child \
        that has ended.
        """,
      exception: "The start never ends the child at once, for reasons that the code does not show.",
      source: "Soroush Khanlou, Coordinators Redux: a parent adds the child to its children, and then starts it",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.earlyStarts.map { early in
      let what: String
      let role: String
      switch early.step {
      case .kept: (what, role) = ("\(early.parent) keeps it", "and kept only here")
      case .wired(let property): (what, role) = ("\(property) is set", "and wired only here")
      }
      return Offence(
        message: "\(early.child) is started before \(what), and its start may call back at once; "
          + "write the call of `start` behind `\(early.late.note)`",
        location: early.start.location, symbols: [early.parent, early.child],
        places: [early.start].saying("started here") + [early.late].saying(role)
          + [early.callback].saying("what may run before that"))
    }
  }

  private static let badExample = example(
    first: "child.start()", second: "child.onFinish = { [weak self] in self?.child = nil }")

  private static let goodExample = example(
    first: "child.onFinish = { [weak self] in self?.child = nil }", second: "child.start()")

  private static func example(first: String, second: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ConsentCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      private var isGiven = false
      private let navigationController = UINavigationController()

      func start() {
        guard !isGiven else {
          onFinish?()
          return
        }
        navigationController.popToRootViewController(animated: false)
      }
    }

    final class AppCoordinator: Coordinator {
      private var child: ConsentCoordinator?

      func start() {
        let child = ConsentCoordinator()
        self.child = child
        \(first)
        \(second)
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """
  }
}
