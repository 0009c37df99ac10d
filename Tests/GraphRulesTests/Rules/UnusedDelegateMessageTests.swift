import GraphRules
import Testing

@Suite struct UnusedDelegateMessageTests {
  static let cases = RuleCase.list(
    """
    # one of two
    protocol ListDelegate: AnyObject { func didSelect(); func 1️⃣didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    > 1️⃣ nobody sends ListDelegate.didHelp, which AppCoordinator answers; send it, or remove it
    # sent by another protocol's sender only
    protocol ListDelegate: AnyObject { func didSelect(); func 1️⃣didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect() }
    }
    protocol OtherDelegate: AnyObject { func didHelp() }
    final class OtherViewController: UIViewController { weak var delegate: OtherDelegate?; func tap() { delegate?.didHelp() } }
    final class OtherCoordinator: Coordinator, OtherDelegate {
      func start() {
        let other = OtherViewController()
        other.delegate = self
        UINavigationController().pushViewController(other, animated: true)
      }
      func didHelp() {}
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    > 1️⃣ nobody sends ListDelegate.didHelp, which AppCoordinator answers; send it, or remove it
    # with a default answer
    protocol ListDelegate: AnyObject { func didSelect(); func 1️⃣didHelp() }
    extension ListDelegate { func didHelp() {} }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    > 1️⃣ nobody sends ListDelegate.didHelp(), which AppCoordinator answers; send it, or remove it
    # all sent
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect(); delegate?.didHelp() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # sent from a closure
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      lazy var help = UIAction { [weak self] _ in self?.delegate?.didHelp() }
      func tap() { delegate?.didSelect() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # passed as a method
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func run(_ work: (() -> Void)?) { work?() }
      func tap() { delegate?.didSelect(); run(delegate?.didHelp) }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # sent when the screen is gone
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      deinit { delegate?.didHelp() }
      func tap() { delegate?.didSelect() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # sent by code that is not followed
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect() }
    }
    func relay(_ all: [Any]) { all.forEach { unknown($0).didHelp() } }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # sent by Objective-C
    @objc protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { delegate?.didSelect() }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # the coordinator's own protocol
    protocol ListCoordinating: Coordinator { func showHelp() }
    final class ListModel { weak var coordinator: ListCoordinating? }
    final class ListViewController: UIViewController { var model: ListModel? }
    final class AppCoordinator: ListCoordinating {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        let model = ListModel()
        model.coordinator = self
        list.model = model
        navigationController.pushViewController(list, animated: true)
      }
      func showHelp() {}
    }
    # sent by optional binding
    protocol ListDelegate: AnyObject { func didSelect(); func didHelp() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      
      func tap() { if let delegate { delegate.didSelect(); delegate.didHelp() } }
    }

    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}; func didHelp() {}
    }
    # one of two that share a name
    protocol ListDelegate: AnyObject {
      func didSelect(item: Int)
      func 1️⃣didSelect(help: Int)
    }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      @objc func tap() { delegate?.didSelect(item: 1) }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect(item: Int) {}
      func didSelect(help: Int) {}
    }
    > 1️⃣ nobody sends ListDelegate.didSelect(help:), which AppCoordinator answers; send it, or remove it
    # a protocol that nothing conforms to
    protocol 1️⃣ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      @objc func tap() { delegate?.didSelect() }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { navigationController.pushViewController(ListViewController(), animated: true) }
    }
    > 1️⃣ nothing conforms to ListDelegate, so that what ListViewController sends through delegate reaches nobody; let its coordinator conform, or delete it
    # two that share a name, one of them called with a trailing closure
    protocol ListDelegate: AnyObject {
      func ask(item: Int)
      func ask(item: Int, answer: @escaping () -> Void)
    }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      @objc func tap() { delegate?.ask(item: 1); delegate?.ask(item: 1) { print(1) } }
    }
    final class AppCoordinator: Coordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func ask(item: Int) {}
      func ask(item: Int, answer: @escaping () -> Void) {}
    }
    """)

  @Test(arguments: cases) func `speaks of messages that nobody sends`(ruleCase: RuleCase) {
    expect(UnusedDelegateMessage(), ruleCase)
  }
}
