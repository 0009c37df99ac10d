import GraphModel

/// Finds presented children that a swipe ends without their parent hearing of it.
package struct SheetSwipeNotObserved: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "sheet-swipe-not-observed",
      summary:
        "A child coordinator whose screen is presented stays in its parent's collection when the user swipes it away.",
      why: """
        A sheet goes when the user swipes it down, and no button of it is tapped then. Where the parent takes the child \
        out only when the child says so, and nothing hears of the dismissal, the child stays, and a new one is added \
        with the next visit.
        """,
      visible: """
        Open the sheet and swipe it away a few times: the memory graph shows one instance of the child for each visit, \
        held by the parent's collection.
        """,
      exception: "The sheet covers the whole screen or cannot be swiped away, by code that the tool does not read.",
      source: "Apple, UIAdaptivePresentationControllerDelegate: presentationControllerDidDismiss(_:)",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.silentEnds.filter { $0.transition == .present }.offences { stays, _, end in
      "\(stays) when the user swipes \(end.screen) away; "
        + "write `func presentationControllerDidDismiss(_:)` in \(end.child), and tell the end there"
    }
  }

  private static let badExample = example(conformance: "", wiring: "", observer: "")

  private static let goodExample = example(
    conformance: ", UIAdaptivePresentationControllerDelegate", wiring: "screen.presentationController?.delegate = self",
    observer: "func presentationControllerDidDismiss(_ controller: UIPresentationController) { finish() }")

  private static func example(conformance: String, wiring: String, observer: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class FilterViewController: UIViewController {
      var onApply: (() -> Void)?
      @objc private func applyTapped() { onApply?() }
    }

    final class ListViewController: UIViewController {
      var onFilter: (() -> Void)?
      @objc private func filterTapped() { onFilter?() }
    }

    final class FilterCoordinator: NSObject, Coordinator\(conformance) {
      var onFinish: ((Coordinator) -> Void)?
      private let host: UIViewController
      init(host: UIViewController) { self.host = host }

      func start() {
        let screen = FilterViewController()
        screen.onApply = { [weak self] in self?.finish() }
        \(wiring)
        host.present(screen, animated: true)
      }

      private func finish() { onFinish?(self) }
      \(observer)
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      private var children: [Coordinator] = []

      func start() {
        let list = ListViewController()
        list.onFilter = { [weak self] in self?.showFilter() }
        navigationController.pushViewController(list, animated: false)
      }

      private func showFilter() {
        let child = FilterCoordinator(host: navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
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
