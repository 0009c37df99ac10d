import GraphRules
import Testing

@Suite struct FinishNeverCalledTests {
  static let cases = RuleCase.list(
    """
    # a closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() {  }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        1️⃣child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    > 1️⃣ AppCoordinator waits for LoginCoordinator to end, but it never sends that through onFinish; write `onFinish?()` where its flow ends
    # a finish delegate of the base class
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      func start() {}
      func finish() { finishDelegate?.didFinish(self) }
    }
    final class LoginCoordinator: BaseCoordinator {}
    final class AppCoordinator: Coordinator, FinishDelegate {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        1️⃣child.finishDelegate = self
        self.child = child
        child.start()
      }
      func didFinish(_ child: Coordinator) { self.child = nil }
    }
    > 1️⃣ AppCoordinator waits for LoginCoordinator to end, but it never sends that through finishDelegate; write `finishDelegate?.…` where its flow ends
    # a delegate that is told everything but the end
    protocol LoginDelegate: AnyObject { func loginDidFinish(_ child: LoginCoordinator); func loginDidAskForHelp() }
    final class LoginCoordinator: Coordinator {
      weak var delegate: LoginDelegate?
      func start() {}
      func done() { delegate?.loginDidAskForHelp() }
    }
    final class AppCoordinator: Coordinator, LoginDelegate {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        1️⃣child.delegate = self
        self.child = child
        child.start()
      }
      func loginDidFinish(_ child: LoginCoordinator) { self.child = nil }
      func loginDidAskForHelp() {}
    }
    > 1️⃣ AppCoordinator waits for LoginCoordinator to end, but it never sends that through delegate; write `delegate?.…` where its flow ends
    # handed to a helper that may call it
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { Helper.run(onFinish) }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        1️⃣child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    ? 1️⃣ AppCoordinator waits for LoginCoordinator to end, but it never sends that through onFinish; write `onFinish?()` where its flow ends
    # a closure that is called
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    # called inside the closure of a screen
    final class LoginViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {
        let screen = LoginViewController()
        screen.onDone = { [weak self] in self?.onFinish?() }
      }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    # sent by the base class, which a view model asks for it
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      func start() {}
      func finish() { finishDelegate?.didFinish(self) }
    }
    final class LoginModel { weak var coordinator: BaseCoordinator?; func done() { coordinator?.finish() } }
    final class LoginViewController: UIViewController { var model: LoginModel? }
    final class LoginCoordinator: BaseCoordinator {
      override func start() {
        let model = LoginModel()
        model.coordinator = self
        let screen = LoginViewController()
        screen.model = model
        UINavigationController().pushViewController(screen, animated: true)
      }
    }
    final class AppCoordinator: Coordinator, FinishDelegate {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.finishDelegate = self
        self.child = child
        child.start()
      }
      func didFinish(_ child: Coordinator) { self.child = nil }
    }
    # a delegate that is told by optional binding
    protocol LoginDelegate: AnyObject { func loginDidFinish(_ child: LoginCoordinator) }
    final class LoginCoordinator: Coordinator {
      weak var delegate: LoginDelegate?
      func start() {}
      private func done() { if let delegate = self.delegate { delegate.loginDidFinish(self) } }
    }
    final class AppCoordinator: Coordinator { func start() {} }
    # called when the child is gone
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      deinit { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    # a callback that is no end
    final class LoginCoordinator: Coordinator {
      var onHelp: (() -> Void)?
      func start() {}
      func done() {  }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onHelp = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    # sent through a subscript of its own
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { self.onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
        self.child = child
        child.start()
      }

    }
    # a tab, which comes once and may stay
    final class HomeCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let home = HomeCoordinator()
        1️⃣home.onFinish = { [weak self] in self?.children.removeAll() }
        children.append(home)
        home.start()
      }
    }
    ? 1️⃣ AppCoordinator waits for HomeCoordinator to end, but it never sends that through onFinish; write `onFinish?()` where its flow ends
    # the child has itself taken out by another message
    protocol Parent: AnyObject { var children: [Coordinator] { get set }; func didFinish() }
    extension Parent { func removeChild(_ child: Coordinator) { children.removeAll { $0 === child } } }
    final class DetailViewController: UIViewController { weak var coordinator: DetailCoordinator?; @objc func done() { coordinator?.leave() } }
    final class DetailCoordinator: Coordinator {
      weak var parent: Parent?
      let screen = DetailViewController()
      func start() { screen.coordinator = self }
      func leave() { parent?.removeChild(self) }
    }
    final class AppCoordinator: Coordinator, Parent {
      var children: [Coordinator] = []
      let stack = UINavigationController()
      func start() {
        let child = DetailCoordinator()
        child.parent = self
        children.append(child)
        child.start()
        stack.pushViewController(child.screen, animated: true)
      }
      func didFinish() {}
    }
    # a screen that never calls what it should end with
    final class CodeViewController: UIViewController { var onComplete: ((String) -> Void)?; @objc func tap() {} }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let code = CodeViewController()
        1️⃣code.onComplete = { [weak self] _ in self?.next() }
        navigationController.pushViewController(code, animated: false)
      }
      func next() {}
    }
    > 1️⃣ AppCoordinator waits for CodeViewController to end, but it never sends that through onComplete; write `onComplete?()` where its flow ends
    # screens that call it, hand it on, or let another call it
    final class CodeViewController: UIViewController { var onComplete: (() -> Void)?; @objc func tap() { onComplete?() } }
    final class NameViewController: UIViewController {
      var onClose: (() -> Void)?
      let button = CloseButton()
      override func viewDidLoad() { button.action = onClose }
    }
    final class CloseButton { var action: (() -> Void)? }
    final class TermsViewController: UIViewController { var onDone: (() -> Void)?; lazy var model = TermsModel(screen: self) }
    final class TermsModel { weak var screen: TermsViewController?; init(screen: TermsViewController) { self.screen = screen }; func agree() { screen?.onDone?() } }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let code = CodeViewController()
        code.onComplete = { [weak self] in self?.next() }
        let name = NameViewController()
        name.onClose = { [weak self] in self?.next() }
        let terms = TermsViewController()
        terms.onDone = { [weak self] in self?.next() }
        for screen in [code, name, terms] { navigationController.pushViewController(screen, animated: false) }
      }
      func next() {}
    }
    # a closure that does not speak of an end
    final class CodeViewController: UIViewController { var onScroll: (() -> Void)? }
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        let code = CodeViewController()
        code.onScroll = { [weak self] in self?.next() }
        navigationController.pushViewController(code, animated: false)
      }
      func next() {}
    }
    """)

  @Test(arguments: cases) func `speaks of ends that never come`(ruleCase: RuleCase) {
    expect(FinishNeverCalled(), ruleCase)
  }
}
