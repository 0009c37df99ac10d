import GraphRules
import Testing

@Suite struct BypassedCoordinatorTests {
  static let cases = RuleCase.list(
    """
    # a screen that pops itself
    final class ListViewController: UIViewController {
      @objc func tap() { 1️⃣navigationController?.popViewController(animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    > 1️⃣ ListViewController pops screens past AppCoordinator; tell the coordinator what happened, and let that do it
    # a screen that dismisses itself
    final class ListViewController: UIViewController {
      @objc func tap() { 1️⃣dismiss(animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    > 1️⃣ ListViewController dismisses itself past AppCoordinator; tell the coordinator what happened, and let that do it
    # a screen that calls what its coordinator has
    final class ListViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tap() { 1️⃣coordinator?.delegate?.start() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        list.coordinator = self
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    > 1️⃣ ListViewController calls what AppCoordinator has; tell the coordinator what happened, and let that do it
    # a screen that asks its coordinator
    final class ListViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tap() { coordinator?.done() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        list.coordinator = self
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    # a screen that calls a closure
    final class ListViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func tap() { onDone?() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        list.onDone = { [weak self] in self?.done() }
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    # a screen that no coordinator made
    final class AboutViewController: UIViewController { @objc func tap() { dismiss(animated: true) } }
    final class ListViewController: UIViewController { @objc func tap() { present(AboutViewController(), animated: true) } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: false) }
    }
    # a coordinator that pops
    final class ListViewController: UIViewController {
      weak var coordinator: AppCoordinator?
      @objc func tap() { coordinator?.done() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        list.coordinator = self
        navigationController.pushViewController(list, animated: false)
      }
      func done() { navigationController.popViewController(animated: true) }
    }
    # a screen that dismisses another
    final class ListViewController: UIViewController {
      let help = UIViewController()
      @objc func tap() { help.dismiss(animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      weak var delegate: Coordinator?
      func start() {
        let list = ListViewController()
        navigationController.pushViewController(list, animated: false)
      }
      func done() {}
    }
    """)

  @Test(arguments: cases) func `speaks of screens that end themselves or reach past their coordinator`(
    ruleCase: RuleCase
  ) {
    expect(BypassedCoordinator(), ruleCase)
  }
}
