import GraphRules
import Testing

@Suite struct StartedTwiceTests {
  static let cases = RuleCase.list(
    """
    # twice in one method
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() {
        let list = ListCoordinator()
        list.start()
        self.list = list
        1️⃣list.start()
      }
    }
    > 1️⃣ AppCoordinator starts ListCoordinator a second time; delete one of the two calls
    # by a helper and once more
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let list = ListCoordinator()
        coordinate(to: list)
        1️⃣list.start()
      }
      func coordinate(to child: Coordinator) {
        children.append(child)
        child.start()
      }
    }
    > 1️⃣ AppCoordinator starts ListCoordinator a second time; delete one of the two calls
    # in a property
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() {
        list.start()
        1️⃣self.list.start()
      }
    }
    > 1️⃣ AppCoordinator starts ListCoordinator a second time; delete one of the two calls
    # in a closure
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class Gate { var onOpen: (() -> Void)?; func open() { onOpen?() } }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      let gate = Gate()
      func start() {
        gate.onOpen = { [weak self] in
          guard let self else { return }
          list.start()
          print(1)
          2️⃣list.start()
        }
        list.start()
        1️⃣list.start()
      }
    }
    > 1️⃣ AppCoordinator starts ListCoordinator a second time; delete one of the two calls
    > 2️⃣ AppCoordinator starts ListCoordinator a second time; delete one of the two calls
    # what another coordinator starts: two children, and one twice
    final class PageController: UIViewController {}
    class Flow {
      private var children: [Flow] = []
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(PageController(), animated: true) }
      func startChild(_ child: Flow) {
        children.append(child)
        child.start()
      }
    }
    final class FirstCoordinator: Flow {}
    final class SecondCoordinator: Flow {}
    final class TabCoordinator: Flow {
      override func startChild(_ child: Flow) { super.startChild(child) }
    }
    final class AppCoordinator: Flow {
      override func start() {
        let tabs = TabCoordinator()
        let second = SecondCoordinator()
        tabs.startChild(FirstCoordinator())
        tabs.startChild(second)
        1️⃣tabs.startChild(second)
      }
    }
    > 1️⃣ AppCoordinator starts SecondCoordinator a second time; delete one of the two calls
    # once in each branch
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() {
        if Bool.random() { list.start() } else { list.start() }
      }
    }
    # one way ends before the other
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() {
        guard Bool.random() else {
          list.start()
          return
        }
        list.start()
      }
    }
    # one way may end before the other
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() {
        if Bool.random() {
          list.start()
          return
        }
        list.start()
      }
    }
    # another one each time
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      var list: ListCoordinator?
      func start() {
        list = ListCoordinator()
        list?.start()
        list = ListCoordinator()
        list?.start()
      }
    }
    # two of one type
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let first = ListCoordinator()
      let second = ListCoordinator()
      func start() {
        first.start()
        second.start()
      }
    }
    # by different methods
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func startOver() {}
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() {
        list.start()
        list.startOver()
      }
    }
    # in two methods
    final class ListViewController: UIViewController {}
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      func start() { list.start() }
      func restart() { list.start() }
    }
    """)

  @Test(arguments: cases) func `speaks of children that begin twice`(ruleCase: RuleCase) {
    expect(StartedTwice(), ruleCase)
  }
}
