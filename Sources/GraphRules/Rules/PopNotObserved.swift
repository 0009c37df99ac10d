import GraphModel

/// Finds pushed children that the back button ends without their parent hearing of it.
package struct PopNotObserved: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "pop-not-observed",
      summary: "A child coordinator whose screen is pushed stays in its parent's collection when the user goes back.",
      why: """
        The back button and a swipe from the edge pop the screen without a call of any coordinator. Where the parent \
        takes the child out only when the child says so, and nothing listens to the navigation controller, each visit \
        that ends that way leaves a child behind.
        """,
      visible: """
        Open the flow and go back by the button a few times: the memory graph shows one instance of the child for each \
        visit, held by the parent's collection.
        """,
      exception: "The back button is replaced and the swipe is off, by code that the tool does not read.",
      source: "Soroush Khanlou, Back Buttons and Coordinators; Apple, UINavigationControllerDelegate",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .warning)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.silentEnds.filter { $0.transition == .push }.offences { stays, parent, end in
      "\(stays) when the user leaves \(end.screen) by the back button or a swipe; "
        + "write `func navigationController(_:didShow:animated:)` in \(parent), and take the child out there"
    }
  }

  private static let badExample = example(conformance: "", wiring: "", observer: "")

  private static let goodExample = example(
    conformance: ", UINavigationControllerDelegate", wiring: "navigationController.delegate = self",
    observer: """
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
          children.removeAll { child in
            (child as? DetailCoordinator).map { !stack.viewControllers.contains($0.screen) } ?? false
          }
        }
      """)

  private static func example(conformance: String, wiring: String, observer: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    final class DetailViewController: UIViewController {
      var onBuy: (() -> Void)?
      @objc private func buyTapped() { onBuy?() }
    }

    final class ListViewController: UIViewController {
      var onSelect: (() -> Void)?
      @objc private func rowTapped() { onSelect?() }
    }

    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let screen = DetailViewController()
      private let navigationController: UINavigationController
      init(navigationController: UINavigationController) { self.navigationController = navigationController }

      func start() {
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }

      private func finish() { onFinish?(self) }
    }

    final class AppCoordinator: NSObject, Coordinator\(conformance) {
      private let navigationController = UINavigationController()
      private var children: [Coordinator] = []

      func start() {
        \(wiring)
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }

      private func showDetail() {
        let child = DetailCoordinator(navigationController: navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }

      \(observer)
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
