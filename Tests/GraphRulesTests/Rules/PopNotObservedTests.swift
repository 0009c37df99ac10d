import GraphRules
import Testing

@Suite struct PopNotObservedTests {
  static let cases = RuleCase.list(
    """
    # a child in an array
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # told by a delegate
    protocol DetailDelegate: AnyObject { func detailDidFinish(_ child: DetailCoordinator) }
    final class DetailViewController: UIViewController { weak var coordinator: DetailCoordinator?; @objc func tap() { coordinator?.finish() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      weak var delegate: DetailDelegate?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.coordinator = self
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { delegate?.detailDidFinish(self) }
    }
    final class AppCoordinator: Coordinator, DetailDelegate {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.delegate = self
        children.append(child)
        child.start()
      }
      func detailDidFinish(_ child: DetailCoordinator) { children.removeAll { $0 === child } }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # another coordinator listens for itself alone
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    final class OtherCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
      let other = UINavigationController()
      func start() { other.delegate = self }
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) { print(screen); other.popViewController(animated: true) }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # the back button is hidden, which may keep the user there
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() }; override func viewDidLoad() { navigationItem.hidesBackButton = true } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    ? 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # the parent listens to the navigation controller
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        navigationController.delegate = self
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) { children.removeLast() }
    }
    # a router listens for all
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    final class Router: NSObject, UINavigationControllerDelegate {
      var completions: [UIViewController: () -> Void] = [:]
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) { completions[screen]?() }
    }
    # the screen says when it goes
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() }; override func viewDidDisappear(_ animated: Bool) { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    # the screen says when it is deallocated
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() }; deinit { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    # a child that is kept in a property, where the next takes its place
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        self.child = child
        child.start()
      }
      var child: DetailCoordinator?
    }
    # a child that enters once
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        showDetail()
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    # nothing takes the child out at all, which another rule says
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        children.append(child)
        child.start()
      }
    }
    # a stack of its own
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController = UINavigationController()
      init() {}
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator()
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    # begun by a helper of the base class that is handed the child
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)? }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)? }
    class BaseCoordinator: Coordinator {
      let navigationController: UINavigationController
      var children: [Coordinator] = []
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {}
      func coordinate(to child: Coordinator) {
        children.append(child)
        child.start()
      }
    }
    final class DetailCoordinator: BaseCoordinator {
      var onFinish: ((Coordinator) -> Void)?
      override func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: BaseCoordinator {
      override func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        coordinate(to: child)
      }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # a navigation controller of the app's that tells what it pops
    final class NavigationController: UINavigationController {
      override func popViewController(animated: Bool) -> UIViewController? {
        let screen = super.popViewController(animated: animated)
        (screen as? DetailViewController)?.onPop?()
        return screen
      }
    }
    final class DetailViewController: UIViewController { var onPop: (() -> Void)? }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: NavigationController
      init(_ navigationController: NavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onPop = { [weak self] in self?.finish() }
        navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = NavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    # one that does what its superclass does
    final class NavigationController: UINavigationController {
      override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: animated)
      }
    }
    final class DetailViewController: UIViewController { var onPop: (() -> Void)?; @objc func tap() { onPop?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: NavigationController
      init(_ navigationController: NavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onPop = { [weak self] in self?.finish() }
        1️⃣navigationController.pushViewController(screen, animated: true)
      }
      func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      let navigationController = NavigationController()
      var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onSelect = { [weak self] in self?.showDetail() }
        navigationController.pushViewController(list, animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(navigationController)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # a hook of the screen that has nothing to do with the flow
    final class DetailViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func doneTapped() { onDone?() }
      private let images = ImageLoader()
      override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); images.cancel() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = DetailViewController()
        screen.onDone = { [weak self] in self?.finish() }
        1️⃣stack.pushViewController(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    final class ImageLoader { func cancel() { requests = 0 }; var requests = 0 }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # a button of its own in the bar, and the swipe brought back
    final class DetailViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func doneTapped() { onDone?() }
      override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = DetailViewController()
        screen.onDone = { [weak self] in self?.finish() }
        1️⃣stack.pushViewController(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    extension UINavigationController: UIGestureRecognizerDelegate {
      override open func viewDidLoad() { super.viewDidLoad(); interactivePopGestureRecognizer?.delegate = self }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # the swipe switched off
    final class DetailViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func doneTapped() { onDone?() }
      override func viewDidLoad() { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = DetailViewController()
        screen.onDone = { [weak self] in self?.finish() }
        1️⃣stack.pushViewController(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    ? 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # on the stack around a tab bar
    final class DetailViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func doneTapped() { onDone?() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = DetailViewController()
        screen.onDone = { [weak self] in self?.finish() }
        1️⃣stack.tabBarController?.navigationController?.pushViewController(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator, and take the child out there
    # two parents of one child are one offence
    final class DetailViewController: UIViewController {
      var onDone: (() -> Void)?
      @objc func doneTapped() { onDone?() }
    }
    final class ListViewController: UIViewController { var onTap: (() -> Void)?; @objc func tapped() { onTap?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      private let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let screen = DetailViewController()
        screen.onDone = { [weak self] in self?.finish() }
        1️⃣stack.pushViewController(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
    }
    final class AppCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    final class ShopCoordinator: Coordinator {
      private let stack = UINavigationController()
      private var children: [Coordinator] = []
      func start() {
        let list = ListViewController()
        list.onTap = { [weak self] in self?.showDetail() }
        stack.setViewControllers([list], animated: false)
      }
      func showDetail() {
        let child = DetailCoordinator(stack)
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        children.append(child)
        child.start()
      }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children and ShopCoordinator.children when the user leaves DetailViewController by the back button or a swipe; write `func navigationController(_:didShow:animated:)` in AppCoordinator and ShopCoordinator, and take the child out there
    """)

  @Test(arguments: cases) func `speaks of pushed children that the back button ends unheard`(ruleCase: RuleCase) {
    expect(PopNotObserved(), ruleCase)
  }
}
