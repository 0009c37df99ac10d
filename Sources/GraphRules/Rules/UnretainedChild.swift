import GraphModel

/// Finds children that their parent starts and nobody keeps, though others call them back.
package struct UnretainedChild: Rule {
  package init() {}

  package var profile: RuleProfile {
    RuleProfile(
      id: "unretained-child",
      summary: "A child coordinator is started and kept by nobody, though its screens call it back.",
      why: """
        The child is deallocated when the method that starts it returns. Its screen stays on display, but the weak \
        delegate or the closure by which it reaches the child leads nowhere any more: buttons do nothing, and no one \
        says why.
        """,
      visible: """
        The memory graph has no instance of the child while its screen is on display; a breakpoint in its callback \
        is never hit.
        """,
      exception: "Every screen of the child works without it, and what would come back does not matter.",
      source:
        "Soroush Khanlou, Coordinators Redux: a parent keeps its children in an array, or they are deallocated at once",
      badExample: Self.badExample, goodExample: Self.goodExample, severity: .error)
  }

  package func offences(in app: ObservedApp) -> [Offence] {
    app.observations.creations.filter(isForgotten).map { creation in
      Offence(
        message:
          "\(creation.coordinator) is started by \(creation.maker), but nothing keeps it: its callbacks die with it; "
          + "keep it in `private var \(creation.coordinator.asVariable): \(creation.coordinator)?` of \(creation.maker)",
        location: creation.evidence[0].location, symbols: [creation.maker, creation.coordinator],
        places: creation.evidence.saying("made here")
          + creation.callbacks.saying("what comes back here no longer reaches it"),
        isConclusive: creation.escapes.isEmpty)
    }
  }

  private func isForgotten(_ creation: Creation) -> Bool {
    creation.isByCoordinator && creation.holders.isEmpty && !creation.uses.isEmpty && !creation.callbacks.isEmpty
  }

  private static let badExample = example(property: "", statement: "")

  private static let goodExample = example(
    property: "private var children: [Coordinator] = []", statement: "children.append(list)")

  private static func example(property: String, statement: String) -> String {
    """
    protocol Coordinator: AnyObject { func start() }

    protocol ListViewControllerDelegate: AnyObject { func didSelectItem() }

    final class ListViewController: UIViewController {
      weak var delegate: ListViewControllerDelegate?
      @objc private func rowTapped() { delegate?.didSelectItem() }
    }

    final class ListCoordinator: Coordinator, ListViewControllerDelegate {
      private let navigationController: UINavigationController
      init(navigationController: UINavigationController) { self.navigationController = navigationController }

      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }

      func didSelectItem() { navigationController.popViewController(animated: true) }
    }

    final class AppCoordinator: Coordinator {
      private let navigationController = UINavigationController()
      \(property)

      func start() {
        let list = ListCoordinator(navigationController: navigationController)
        \(statement)
        list.start()
      }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """.withoutEmptySlots
  }
}
