import GraphModel

/// Finds functions of coordinators that show something and that nothing calls, and screens that nothing makes.
package struct UnreachableFlow: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "unreachable-flow",
      summary: "A coordinator has a function that shows a screen or starts a child, and nothing calls it; "
        + "or nothing makes a screen.",
      why: """
        No action of a user leads there: the call was forgotten when the flow was built, and a button does nothing, or \
        the function was left behind. In the picture the screen or child stands as if there were a way to it.
        """,
      visible: "A breakpoint in the function is never hit.",
      exception: "Objective-C, a storyboard or a target that is not read calls it.",
      source: "The pattern itself: a coordinator shows what screens and children ask it for",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.deadFlows.map { flow in
      Offence(
        message: "nothing calls \(flow.coordinator).\(flow.function), which leads to \(flow.goals.summed); "
          + "write `\(flow.function)` where the user asks for it, or delete it",
        location: flow.declaration.location, symbols: [flow.coordinator, flow.function],
        places: [flow.declaration].saying("never called") + flow.places.saying("what it leads to"))
    } + app.observations.unusedScreens.map(offence)
  }

  private func offence(_ unused: UnusedScreen) -> Offence {
    Offence(
      message: "nothing makes \(unused.screen); show it where the user asks for it, or delete it",
      location: unused.declaration.location, symbols: [unused.screen],
      places: [unused.declaration].saying("never made")
        + unused.mentions.saying("made only here, by what nothing calls"),
      isConclusive: unused.mentions.isEmpty && !unused.mayBeLoaded)
  }

  private static let badExample = example(call: "")

  private static let goodExample = example(call: "self?.showHelp()")

  private static func example(call: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class HelpViewController: UIViewController {}

    final class ListViewController: UIViewController {
      var onHelp: (() -> Void)?
      @objc private func helpTapped() { onHelp?() }
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()

      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in \(call) }
        navigationController.pushViewController(list, animated: false)
      }

      private func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """
  }
}
