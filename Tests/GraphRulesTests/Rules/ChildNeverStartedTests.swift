import GraphRules
import Testing

@Suite struct ChildNeverStartedTests {
  static let cases = RuleCase.list(
    """
    # only put into a collection
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let list = 1️⃣ListCoordinator()
        children.append(list)
      }
    }
    > 1️⃣ AppCoordinator makes ListCoordinator, but nothing starts it; write `listCoordinator.start()` once it is kept
    # only kept in a property
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() { list = 1️⃣ListCoordinator() }
    }
    > 1️⃣ AppCoordinator makes ListCoordinator, but nothing starts it; write `listCoordinator.start()` once it is kept
    # only made
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      func start() { _ = 1️⃣ListCoordinator() }
    }
    > 1️⃣ AppCoordinator makes ListCoordinator, but nothing starts it; write `listCoordinator.start()` once it is kept
    # perhaps started by what is not there
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      func start() {
        let list = 1️⃣ListCoordinator()
        Launcher.shared.launch(list)
      }
    }
    ? 1️⃣ AppCoordinator makes ListCoordinator, but nothing starts it; write `listCoordinator.start()` once it is kept
    # started
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let list = ListCoordinator()
        children.append(list)
        list.start()
      }
    }
    # started with all others
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        children = [ListCoordinator()]
        for child in children { child.start() }
      }
    }
    # begins when it is made
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        start()
      }
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() { list = ListCoordinator(UINavigationController()) }
    }
    # asked for its screen
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func makeScreen() -> UIViewController { ListViewController() }
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() { UINavigationController().pushViewController(list.makeScreen(), animated: true) }
    }
    # made by a factory that hands it on
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    struct Factory { func makeList() -> Coordinator { ListCoordinator() } }
    final class AppCoordinator: Coordinator {
      var list: Coordinator?
      func start() {
        list = Factory().makeList()
        list?.start()
      }
    }
    # nothing to start
    final class ListCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() { list = ListCoordinator() }
    }
    # started later, by another method
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() { list = ListCoordinator() }
      func show() { list?.start() }
    }
    # what a container could give at one place besides what it is asked for
    final class FirstCoordinator: Coordinator { func start() { print(1) } }
    final class SecondCoordinator: Coordinator { func start() { print(2) } }
    final class Factory { func make(_ isFirst: Bool) -> Coordinator { isFirst ? FirstCoordinator() : SecondCoordinator() } }
    final class AppCoordinator: Coordinator {
      let factory = Factory()
      var children: [Coordinator] = []
      func start() {
        guard let first = factory.make(children.isEmpty) as? FirstCoordinator else { return }
        children.append(first)
        first.start()
      }
    }
    """)

  @Test(arguments: cases) func `speaks of children that nobody starts`(ruleCase: RuleCase) {
    expect(ChildNeverStarted(), ruleCase)
  }
}
