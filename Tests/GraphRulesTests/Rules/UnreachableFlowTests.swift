import GraphRules
import Testing

@Suite struct UnreachableFlowTests {
  static let cases = RuleCase.list(
    """
    # a screen that nothing leads to
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    > 1️⃣ nothing calls AppCoordinator.showHelp, which leads to HelpViewController; write `showHelp` where the user asks for it, or delete it
    # a child that nothing leads to
    final class HelpCoordinator: Coordinator { func start() {} }
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣openHelp() { let child = HelpCoordinator(); children.append(child); child.start() }
    }
    > 1️⃣ nothing calls AppCoordinator.openHelp, which leads to HelpCoordinator; write `openHelp` where the user asks for it, or delete it
    # by a helper
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func 1️⃣showHelp() { show() }
      func show() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    > 1️⃣ nothing calls AppCoordinator.showHelp, which leads to HelpViewController; write `showHelp` where the user asks for it, or delete it
    # called by a closure
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self?.showHelp() }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # a message of a protocol
    protocol ListDelegate: AnyObject { func showHelp() }
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # an action
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      @objc func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # an override
    class Base: Coordinator { func start() {}
     func showHelp() {} }
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Base {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      override func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      override func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    # a function that shows nothing
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in  }
        navigationController.pushViewController(list, animated: false)
      }
      func count() -> Int { children.count }
    }
    # named as a method
    final class HelpViewController: UIViewController {}
    final class ListViewController: UIViewController { var onHelp: (() -> Void)?; @objc func tap() { onHelp?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onHelp = { [weak self] in self.map { $0.perform($0.showHelp) } }
        navigationController.pushViewController(list, animated: false)
      }
      func showHelp() { navigationController.pushViewController(HelpViewController(), animated: true) }
    }
    """)

  @Test(arguments: cases) func `speaks of functions that nothing calls`(ruleCase: RuleCase) {
    expect(UnreachableFlow(), ruleCase)
  }
}
