import GraphModel

/// Finds screens that end themselves or reach past their coordinator.
package struct BypassedCoordinator: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "bypassed-coordinator",
      summary: "A screen pops or dismisses itself, or calls through its coordinator what that has.",
      why: """
        The coordinator that put the screen there does not hear that it has gone, and cannot decide what comes next; a \
        screen that calls its coordinator's delegate or navigation controller knows how the flow is built.
        """,
      visible: "Nothing leaks by this alone: the coordinator is still in the memory graph when its screen has gone.",
      exception: "The screen is the only one of its coordinator, which hears of its end in another way.",
      source: "Soroush Khanlou, The Coordinator: view controllers do not know how they are shown",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.bypasses.grouped { [$0.screen, $0.way.rawValue] }.map { group in
      let first = group[0]
      return Offence(
        message: message(first), location: first.places[0].location, symbols: [first.screen, first.way.rawValue],
        places: first.places.saying(""))
    }
  }

  private func message(_ bypass: Bypass) -> String {
    let what =
      switch bypass.way {
      case .pops: "pops screens past \(bypass.coordinator)"
      case .dismisses: "dismisses itself past \(bypass.coordinator)"
      case .reaches: "calls what \(bypass.coordinator) has"
      }
    return "\(bypass.screen) \(what); tell the coordinator what happened, and let that do it"
  }

  private static let badExample = example(
    tap: "navigationController?.popViewController(animated: true)", property: "", wiring: "")

  private static let goodExample = example(
    tap: "onDone?()", property: "var onDone: (() -> Void)?",
    wiring: """
      list.onDone = { [weak self] in
            self?.navigationController.popViewController(animated: true)
          }
      """)

  private static func example(tap: String, property: String, wiring: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class ListViewController: UIViewController {
      \(property)
      @objc private func doneTapped() { \(tap) }
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()

      func start() {
        let list = ListViewController()
        \(wiring)
        navigationController.pushViewController(list, animated: false)
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
