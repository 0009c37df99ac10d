import GraphRules
import Testing

@Suite struct FinishNotWiredTests {
  static let cases = RuleCase.list(
    """
    # a closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    > 1️⃣ LoginCoordinator sends its end through onFinish, which AppCoordinator never sets; write `loginCoordinator.onFinish = { … }` before the child starts
    # a delegate
    protocol LoginDelegate: AnyObject { func loginDidFinish(_ child: LoginCoordinator) }
    final class LoginCoordinator: Coordinator {
      weak var delegate: LoginDelegate?
      func start() {}
      func done() { delegate?.loginDidFinish(self) }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    > 1️⃣ LoginCoordinator sends its end through delegate, which AppCoordinator never sets; write `loginCoordinator.delegate = self` before the child starts
    # a finish delegate of the base class, while another parent sets it
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      func start() {}
      func finish() { finishDelegate?.didFinish(self) }
    }
    final class LoginCoordinator: BaseCoordinator { func done() { finish() } }
    final class OtherCoordinator: Coordinator, FinishDelegate {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.finishDelegate = self
        self.child = child
        child.start()
      }
      func didFinish(_ child: Coordinator) {}
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    > 1️⃣ LoginCoordinator sends its end through finishDelegate, which AppCoordinator never sets; write `loginCoordinator.finishDelegate = self` before the child starts
    # the parent sets another of its callbacks
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      var onHelp: (() -> Void)?
      func start() { onHelp?() }
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()
        child.onHelp = { print(1) }
        self.child = child
        child.start()
      }

    }
    > 1️⃣ LoginCoordinator sends its end through onFinish, which AppCoordinator never sets; write `loginCoordinator.onFinish = { … }` before the child starts
    # set by code that was not followed
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()
        Wiring.configure(child)
        self.child = child
        child.start()
      }

    }
    final class Other { func wire(_ all: [Any]) { all.forEach { value in unknown(value).onFinish = { } } } }
    ? 1️⃣ LoginCoordinator sends its end through onFinish, which AppCoordinator never sets; write `loginCoordinator.onFinish = { … }` before the child starts
    # a reference that the child's own initializer sets, whoever of two makes it
    protocol Navigating { func navigate(); func dismissSheet() }
    final class NavigationCoordinator: Navigating {
      private let registry: Registry
      init(registry: Registry) { self.registry = registry }
      func navigate() { registry.register(LoginCoordinator(navigator: self)) }
      func dismissSheet() {}
    }
    final class Registry { var all: [AnyObject] = []; func register(_ object: AnyObject) { all = [object] } }
    final class LoginCoordinator: Coordinator {
      private let navigator: Navigating
      init(navigator: Navigating) { self.navigator = navigator }
      func start() { navigator.navigate() }
      func done() { navigator.dismissSheet() }
    }
    final class AppCoordinator: Coordinator {
      let navigator: Navigating
      var child: LoginCoordinator?
      init(navigator: Navigating) { self.navigator = navigator }
      func start() {
        let child = LoginCoordinator(navigator: navigator)
        self.child = child
        child.start()
      }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let registry = Registry()
      lazy var coordinator = AppCoordinator(navigator: NavigationCoordinator(registry: registry))
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # a closure that another parent makes the child with
    final class LoginCoordinator: Coordinator {
      private let onFinish: (() -> Void)?
      init(onFinish: (() -> Void)? = nil) { self.onFinish = onFinish }
      func start() {}
      func done() { onFinish?() }
    }
    final class HomeCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator(onFinish: { [weak self] in self?.child = nil })
        self.child = child
        child.start()
      }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = 1️⃣LoginCoordinator()
        self.child = child
        child.start()
      }
    }
    > 1️⃣ LoginCoordinator sends its end through onFinish, which AppCoordinator never sets; write `loginCoordinator.onFinish = { … }` before the child starts
    # a closure that is set
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
    # a closure that is set to something that does nothing
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      func start() {}
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { }
        self.child = child
        child.start()
      }

    }
    # handed to the initializer
    final class LoginCoordinator: Coordinator {
      private let onFinish: () -> Void
      init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
      func start() { onFinish() }
    }
    final class AppCoordinator: Coordinator {
      var child: Coordinator?
      func start() {
        child = LoginCoordinator(onFinish: { [weak self] in self?.child = nil })
        child?.start()
      }
    }
    # a default closure
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)? = { print(1) }
      func start() {}
      func done() { onFinish?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    # set by a helper of the base class
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      func start() {}
      func finish() { finishDelegate?.didFinish(self) }
    }
    final class LoginCoordinator: BaseCoordinator { func done() { finish() } }
    extension BaseCoordinator: FinishDelegate {
      func didFinish(_ child: Coordinator) {}
      func coordinate(to child: BaseCoordinator) {
        child.finishDelegate = self
        child.start()
      }
    }
    final class AppCoordinator: BaseCoordinator {
      override func start() { coordinate(to: LoginCoordinator()) }
    }
    # inherited and never sent: a tab has no end
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
    class BaseCoordinator: Coordinator {
      weak var finishDelegate: FinishDelegate?
      func start() {}
      func finish() { finishDelegate?.didFinish(self) }
    }
    final class LoginCoordinator: BaseCoordinator {}
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    # a callback that is no end may be left unset
    final class LoginCoordinator: Coordinator {
      var onHelp: (() -> Void)?
      func start() {}
      func done() { onHelp?() }
    }
    final class AppCoordinator: Coordinator {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()

        self.child = child
        child.start()
      }

    }
    # a stream of the end that the caller drops
    final class LoginViewController: UIViewController { var onDone: (() -> Void)? }
    final class LoginCoordinator: NSObject {
      let finished = PassthroughSubject<Void, Never>()
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() -> AnyPublisher<Void, Never> {
        let login = LoginViewController()
        login.onDone = { [weak self] in self?.finished.send(()) }
        navigationController.pushViewController(login, animated: true)
        return finished.eraseToAnyPublisher()
      }
    }
    final class AppCoordinator: Coordinator {
      var login: LoginCoordinator?
      let navigationController = UINavigationController()
      func start() {
        let login = LoginCoordinator(navigationController)
        self.login = login
        _ = 1️⃣login.start()
      }
    }
    > 1️⃣ LoginCoordinator says how it ends by what this call gives, which AppCoordinator drops; subscribe to it, and keep the subscription
    # a stream that never says anything
    final class LoginViewController: UIViewController {}
    final class LoginCoordinator: NSObject {
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() -> Observable<Void> {
        navigationController.pushViewController(LoginViewController(), animated: true)
        return Observable.never()
      }
    }
    final class AppCoordinator: Coordinator {
      var login: LoginCoordinator?
      let navigationController = UINavigationController()
      func start() {
        let login = LoginCoordinator(navigationController)
        self.login = login
        _ = login.start()
      }
    }
    # a stream of the end that the caller reads
    final class LoginViewController: UIViewController { var onDone: (() -> Void)? }
    final class LoginCoordinator: NSObject {
      let finished = PassthroughSubject<Void, Never>()
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
      func start() -> AnyPublisher<Void, Never> {
        let login = LoginViewController()
        login.onDone = { [weak self] in self?.finished.send(()) }
        navigationController.pushViewController(login, animated: true)
        return finished.eraseToAnyPublisher()
      }
    }
    final class AppCoordinator: Coordinator {
      var login: LoginCoordinator?
      var tokens = Set<AnyCancellable>()
      let navigationController = UINavigationController()
      func start() {
        let login = LoginCoordinator(navigationController)
        self.login = login
        login.start().sink { [weak self] in self?.login = nil }.store(in: &tokens)
      }
    }
    # a stream of its own, where start gives another
    final class ListViewController: UIViewController { var onLogout: (() -> Void)?; @objc func tapped() { onLogout?() } }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      private let 1️⃣finish = PublishSubject<Void>()
      func start() { _ = begin() }
      func begin() -> Observable<Void> {
        let list = ListViewController()
        list.onLogout = { [weak self] in self?.finish.onNext(()) }
        stack.setViewControllers([list], animated: false)
        return Observable.never()
      }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      let bag = DisposeBag()
      func start() { list.begin().subscribe(onNext: { print("ended") }).disposed(by: bag); print(Step.finish) }
    }
    enum Step { case finish; static let last: Step = .finish }
    > 1️⃣ ListCoordinator sends its end through finish, which nothing listens to; let its parent subscribe to it, or give it where the flow starts
    # a stream of its own that start gives
    final class ListViewController: UIViewController { var onLogout: (() -> Void)?; @objc func tapped() { onLogout?() } }
    final class ListCoordinator: Coordinator {
      let stack = UINavigationController()
      private let finish = PublishSubject<Void>()
      func start() { _ = begin() }
      func begin() -> Observable<Void> {
        let list = ListViewController()
        list.onLogout = { [weak self] in self?.finish.onNext(()) }
        stack.setViewControllers([list], animated: false)
        return finish
      }
    }
    final class AppCoordinator: Coordinator {
      let list = ListCoordinator()
      let bag = DisposeBag()
      func start() { list.begin().subscribe(onNext: { print("ended") }).disposed(by: bag) }
    }
    """)

  @Test(arguments: cases) func `speaks of ends that nobody hears`(ruleCase: RuleCase) {
    expect(FinishNotWired(), ruleCase)
  }
}
