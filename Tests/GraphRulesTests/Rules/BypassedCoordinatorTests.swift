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
    # what its coordinator's parent has, as another type
    final class MainCoordinator: Coordinator {
      let stack = UINavigationController()
      var child: ListCoordinator?
      func start() {
        child = ListCoordinator(stack: stack, parent: self)
        child?.start()
      }
      func showDetail() {}
    }
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      weak var parent: Coordinator?
      init(stack: UINavigationController, parent: Coordinator) { self.stack = stack; self.parent = parent }
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
    }
    final class ListViewController: UIViewController {
      weak var coordinator: ListCoordinator?
      @objc func tap() {
        if let main = coordinator?.parent as? MainCoordinator {
          1️⃣main.showDetail()
        }
      }
    }
    > 1️⃣ ListViewController calls what ListCoordinator has; tell the coordinator what happened, and let that do it
    # what it reads out of its coordinator and only looks at
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      var title = ""
      func start() {
        let list = ListViewController()
        list.coordinator = self
        stack.pushViewController(list, animated: false)
      }
    }
    final class ListViewController: UIViewController {
      weak var coordinator: ListCoordinator?
      override func viewDidLoad() {
        let name = coordinator?.title
        title = name
      }
    }
    # the close button of a screen that presents something
    final class FilterViewController: UIViewController {}
    final class ListViewController: UIViewController {
      @objc private func closeTapped() { 1️⃣dismiss(animated: true) }
      @objc private func filterTapped() { present(FilterViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() { stack.pushViewController(ListViewController(), animated: false) }
    }
    > 1️⃣ ListViewController dismisses itself past AppCoordinator; tell the coordinator what happened, and let that do it
    # a screen that dismisses what it presents
    final class FilterViewController: UIViewController { var onDone: (() -> Void)? }
    final class ListViewController: UIViewController {
      func filterDone() { dismiss(animated: true) }
      @objc private func filterTapped() {
        let filter = FilterViewController()
        filter.onDone = { [weak self] in self?.dismiss(animated: true) }
        present(filter, animated: true)
      }
    }
    final class AppCoordinator: Coordinator {
      let stack = UINavigationController()
      func start() { stack.pushViewController(ListViewController(), animated: false) }
    }
    """)

  @Test(arguments: cases) func `speaks of screens that end themselves or reach past their coordinator`(
    ruleCase: RuleCase
  ) {
    expect(BypassedCoordinator(), ruleCase)
  }
}
