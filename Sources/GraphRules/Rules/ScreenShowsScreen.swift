import GraphModel

/// Finds screens that make and show other screens.
package struct ScreenShowsScreen: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "screen-shows-screen",
      summary: "A view controller or view makes another screen of the app and pushes or presents it itself.",
      why: """
        A screen that knows the next one can stand in one flow only, and the flow is scattered over all of \
        them. It should tell its coordinator what happened, and leave to that what is shown.
        """,
      visible: "Nothing leaks: the next screen cannot be reached from another flow without this one.",
      exception: "What is shown is part of the screen itself, such as a picker or a sheet with details of it.",
      source: "Soroush Khanlou, The Coordinator; an introduction to the pattern: a view controller does not "
        + "know the next one",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .info)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.steps.map { step in
      let verb = step.transition == .push ? "pushes" : "presents"
      return Offence(
        message: "\(step.from) makes \(step.to) and \(verb) it itself; tell its coordinator, and let that show it",
        location: step.evidence[0].location, symbols: [step.from, step.to], places: step.evidence.saying("shown here"),
        isConclusive: step.isCertain)
    }
  }

  private static let badExample = example(
    tap: "navigationController?.pushViewController(DetailViewController(), animated: true)", property: "", wiring: "")

  private static let goodExample = example(
    tap: "onSelect?()", property: "var onSelect: (() -> Void)?",
    wiring: """
      list.onSelect = { [weak self] in
            self?.navigationController.pushViewController(DetailViewController(), animated: true)
          }
      """)

  private static func example(tap: String, property: String, wiring: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class DetailViewController: UIViewController {}

    final class ListViewController: UIViewController {
      \(property)
      @objc private func rowTapped() { \(tap) }
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
