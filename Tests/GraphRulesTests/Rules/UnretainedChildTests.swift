import GraphRules
import Testing

@Suite struct UnretainedChildTests {
  static let cases = RuleCase.list(
    """
    # a weak delegate dies with it
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class ListCoordinator: Coordinator, ListDelegate {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = 1️⃣ListCoordinator(navigationController)
        list.start()
      }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    # a closure with [weak self] dies with it
    final class ListViewController: UIViewController { var onTap: (() -> Void)? }
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      func start() { 1️⃣ListCoordinator().start() }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    # a method in what a page is made with keeps it
    final class ListViewController: UIViewController {
      struct Actions {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
      }
      let actions: Actions
      init(actions: Actions) { self.actions = actions; super.init(nibName: nil, bundle: nil) }
      func tap() { actions.onTap() }
    }
    final class ListCoordinator: Coordinator {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let actions = ListViewController.Actions(onTap: showDetail)
        navigationController.pushViewController(ListViewController(actions: actions), animated: true)
      }
      private func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListCoordinator(navigationController)
        list.start()
      }
    }
    # a method of a package's protocol is taken to keep it
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didSelect() }
    }
    final class ListCoordinator: NSObject, ChildCoordinator, ListDelegate {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    final class AppCoordinator: NSObject, ParentCoordinator {
      func start() { openChild(ListCoordinator()) }
    }
    # a subscription dies with it
    final class ListModel { let selection = PassthroughSubject<Int, Never>() }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var tokens = Set<AnyCancellable>()
      func start() {
        let model = ListModel()
        model.selection.sink { [weak self] _ in self?.showDetail() }.store(in: &tokens)
        navigationController.pushViewController(ListViewController(model: model), animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      func open() {
        let child = 1️⃣ListCoordinator()
        child.start()
      }
      func start() { open() }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    # a weak box keeps nothing
    struct Weak { weak var coordinator: ListCoordinator? }
    final class ListViewController: UIViewController { var onTap: (() -> Void)? }
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      var boxes: [Weak] = []
      func start() {
        let list = 1️⃣ListCoordinator()
        boxes.append(Weak(coordinator: list))
        list.start()
      }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    # kept in a collection by a helper of the base class
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController { weak var delegate: ListDelegate? }
    class BaseCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {}
      func coordinate(to child: Coordinator) {
        children.append(child)
        child.start()
      }
    }
    final class ListCoordinator: BaseCoordinator, ListDelegate {
      let navigationController = UINavigationController()
      override func start() {
        let list = ListViewController()
        list.delegate = self
        navigationController.pushViewController(list, animated: true)
      }
      func didSelect() {}
    }
    final class AppCoordinator: BaseCoordinator {
      override func start() { coordinate(to: ListCoordinator()) }
    }
    # kept by the navigation stack: the screen's model holds it
    final class ListModel {
      private let coordinator: ListCoordinator
      init(coordinator: ListCoordinator) { self.coordinator = coordinator }
      func tap() { coordinator.showDetail() }
    }
    final class ListViewController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model }
    }
    final class ListCoordinator: Coordinator {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let list = ListViewController(model: ListModel(coordinator: self))
        navigationController.pushViewController(list, animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() { ListCoordinator(navigationController).start() }
    }
    # kept by a closure in the screen that captures it strongly
    final class ListViewController: UIViewController { var onTap: (() -> Void)? }
    final class ListCoordinator: Coordinator {
      func start() {
        let list = ListViewController()
        list.onTap = { self.showDetail() }
        UINavigationController().pushViewController(list, animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      func start() { ListCoordinator().start() }
    }
    # a screen alone, which calls nobody back
    final class AboutViewController: UIViewController {}
    final class AboutCoordinator: Coordinator {
      func start() { UINavigationController().pushViewController(AboutViewController(), animated: true) }
    }
    final class AppCoordinator: Coordinator {
      func start() { AboutCoordinator().start() }
    }
    # kept by its own closure property
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController { weak var delegate: ListDelegate? }
    final class ListCoordinator: Coordinator, ListDelegate {
      var keepAlive: (() -> Void)?
      func start() {
        keepAlive = { self.didSelect() }
        let list = ListViewController()
        list.delegate = self
        UINavigationController().pushViewController(list, animated: true)
      }
      func didSelect() { keepAlive = nil }
    }
    final class AppCoordinator: Coordinator {
      func start() { ListCoordinator().start() }
    }
    # kept by a router, until its screen is gone
    protocol ListDelegate: AnyObject { func didSelect() }
    final class ListViewController: UIViewController { weak var delegate: ListDelegate? }
    final class Router {
      var completions: [UIViewController: () -> Void] = [:]
      func push(_ screen: UIViewController, completion: @escaping () -> Void) { completions[screen] = completion }
    }
    final class ListCoordinator: Coordinator, ListDelegate {
      let list = ListViewController()
      func start() { list.delegate = self }
      func didSelect() {}
      func clean() {}
    }
    final class AppCoordinator: Coordinator {
      let router = Router()
      func start() {
        let child = ListCoordinator()
        router.push(child.list) { child.clean() }
        child.start()
      }
    }
    # the target of a button dies with it
    final class ListViewController: UIViewController {}
    final class ListCoordinator: NSObject, Coordinator {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let list = ListViewController()
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "x", style: .done, target: self, action: #selector(done))
        navigationController.pushViewController(list, animated: true)
      }
      @objc func done() { navigationController.popViewController(animated: true) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = 1️⃣ListCoordinator(navigationController)
        list.start()
      }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    # a second one, made elsewhere in the type that keeps the first
    final class ListViewController: UIViewController { var onTap: (() -> Void)? }
    final class ListCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: true)
      }
      func showDetail() {}
    }
    final class AppCoordinator: Coordinator {
      var child: ListCoordinator?
      func start() {
        child = ListCoordinator()
        child?.start()
      }
      func startAgain() {
        let other = 1️⃣ListCoordinator()
        other.start()
      }
    }
    > 1️⃣ ListCoordinator is started by AppCoordinator, but nothing keeps it: its callbacks die with it; keep it in `private var listCoordinator: ListCoordinator?` of AppCoordinator
    """)

  @Test(arguments: cases) func `speaks of children that nothing keeps`(ruleCase: RuleCase) {
    expect(UnretainedChild(), ruleCase)
  }
}
