import GraphRules
import Testing

@Suite struct SheetSwipeNotObservedTests {
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
        1️⃣navigationController.present(screen, animated: true)
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
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user swipes DetailViewController away; write `func presentationControllerDidDismiss(_:)` in DetailCoordinator, and tell the end there
    # presented by its host
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let host: UIViewController
      init(_ host: UIViewController) { self.host = host }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣host.present(screen, animated: true)
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
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user swipes DetailViewController away; write `func presentationControllerDidDismiss(_:)` in DetailCoordinator, and tell the end there
    # another screen hears of its own end
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.present(screen, animated: true)
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
    final class OtherCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
      func start() {}
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { start() }
    }
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user swipes DetailViewController away; write `func presentationControllerDidDismiss(_:)` in DetailCoordinator, and tell the end there
    # a style that may not be a sheet
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() }; override func viewDidLoad() { modalPresentationStyle = .fullScreen } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        1️⃣navigationController.present(screen, animated: true)
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
    ? 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user swipes DetailViewController away; write `func presentationControllerDidDismiss(_:)` in DetailCoordinator, and tell the end there
    # the child hears of the dismissal
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.present(screen, animated: true)
      }
      func finish() { onFinish?(self) }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { finish() }
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
        navigationController.present(screen, animated: true)
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
        navigationController.present(screen, animated: true)
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
    # a child that is kept in a property
    final class DetailViewController: UIViewController { var onBuy: (() -> Void)?; @objc func tap() { onBuy?() } }
    final class ListViewController: UIViewController { var onSelect: (() -> Void)?; @objc func tap() { onSelect?() } }
    final class DetailCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() {
        let screen = DetailViewController()
        screen.onBuy = { [weak self] in self?.finish() }
        navigationController.present(screen, animated: true)
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
        navigationController.present(screen, animated: true)
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
    # a child that is pushed, which another rule is about
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
    # a method of the coordinator that is called like one of a screen
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
        1️⃣stack.present(screen, animated: true)
      }
      private func finish() { onFinish?(self) }
      func dismiss() { stack.dismiss(animated: true); print("gone") }
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
    > 1️⃣ DetailCoordinator stays in AppCoordinator.children when the user swipes DetailViewController away; write `func presentationControllerDidDismiss(_:)` in DetailCoordinator, and tell the end there
    """)

  @Test(arguments: cases) func `speaks of presented children that a swipe ends unheard`(ruleCase: RuleCase) {
    expect(SheetSwipeNotObserved(), ruleCase)
  }
}
