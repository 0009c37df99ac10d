import GraphRules
import Testing

@Suite struct StartedBeforeKeptTests {
  static let cases = RuleCase.list(
    """
    # wired after it is started
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      var done = false
      func start() { guard !done else { onFinish?(); return } }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        1️⃣child.start()
        child.onFinish = { [weak self] in self?.child = nil }
      }
    }
    > 1️⃣ LoginCoordinator is started before onFinish is set, and its start may call back at once; write the call of `start` behind `child.onFinish = { [weak self] in self?.child = nil }`
    # its delegate set after it is started
    protocol LoginDelegate: AnyObject { func loginDidFinish() }
    final class LoginCoordinator: Coordinator {
      weak var delegate: LoginDelegate?
      var done = false
      func tap() { done = true }
      func start() { if done { finish() } }
      func finish() { delegate?.loginDidFinish() }
    }
    final class AppCoordinator: Coordinator, LoginDelegate {
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        1️⃣child.start()
        child.delegate = self
      }
      func loginDidFinish() { child = nil }
    }
    > 1️⃣ LoginCoordinator is started before delegate is set, and its start may call back at once; write the call of `start` behind `child.delegate = self`
    # kept after it is started, and taken out by its start
    final class LoginCoordinator: Coordinator {
      var onFinish: ((Coordinator) -> Void)?
      var done = false
      func tap() { done = true }
      func start() { if done { onFinish?(self) } }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] child in self?.children.removeAll { $0 === child } }
        1️⃣child.start()
        children.append(child)
      }
    }
    > 1️⃣ LoginCoordinator is started before AppCoordinator keeps it, and its start may call back at once; write the call of `start` behind `children.append(child)`
    # wired first
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      var done = false
      func start() { guard !done else { onFinish?(); return } }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        child.onFinish = { [weak self] in self?.child = nil }
        child.start()
      }
    }
    # a start that calls nobody
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?; func tap() { onFinish?() }
      var done = false
      func start() { print(1) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        child.start()
        child.onFinish = { [weak self] in self?.child = nil }
      }
    }
    # a start whose screen calls back later
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?; let screen = Screen()
      var done = false
      func start() { screen.onTap = { [weak self] in self?.onFinish?() } }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        child.start()
        child.onFinish = { [weak self] in self?.child = nil }
      }
    }
    final class Screen: UIViewController { var onTap: (() -> Void)? }
    # kept after a start that calls nobody
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?
      var done = false
      func start() { print(1) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        child.onFinish = { [weak self] in self?.child = nil }
        child.start()
        self.child = child
      }
    }
    # another property is set later
    final class LoginCoordinator: Coordinator {
      var onFinish: (() -> Void)?; var title = ""
      var done = false
      func start() { guard !done else { onFinish?(); return } }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []
      var child: LoginCoordinator?
      func start() {
        let child = LoginCoordinator()
        self.child = child
        child.onFinish = { [weak self] in self?.child = nil }
        child.start()
        child.title = "a"
      }
    }
    # taken out later by what the collection keeps
    import Combine
    protocol Parent: Coordinator { var children: [Coordinator] { get set } }
    extension Parent {
      func add(_ child: Coordinator) { children.append(child) }
      func remove(_ child: Coordinator) { children = children.filter { $0 !== child } }
    }
    final class SwitchCoordinator: Coordinator {
      private let subject = PassthroughSubject<Int, Error>()
      func start() {}
      func start(animated: Bool) -> AnyPublisher<Int, Error> {
        subject.send(completion: .finished)
        return subject.eraseToAnyPublisher()
      }
    }
    final class AppCoordinator: Parent {
      var children: [Coordinator] = []
      var bag = Set<AnyCancellable>()
      func start() {}
      @objc func tapped() { run().sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag) }
      func run() -> AnyPublisher<Int, Error> {
        let child = SwitchCoordinator()
        add(child)
        return child.start(animated: true).handleEvents(receiveCompletion: { [weak self] _ in self?.remove(child) })
          .eraseToAnyPublisher()
      }
    }
    # a start that takes others out
    final class Router {
      let stack = UINavigationController(); private var pops: [() -> Void] = []
      func setRoot(_ v: UIViewController) { pops.forEach { $0() }; pops = []; stack.setViewControllers([v], animated: false) }
      func push(_ v: UIViewController, popped: @escaping () -> Void) { pops.append(popped); stack.pushViewController(v, animated: true) }
    }
    final class KeyCoordinator: Coordinator { let screen = UIViewController(); func start() {} }
    final class RecoveryCoordinator: Coordinator {
      let router: Router
      init(router: Router) { self.router = router }
      func start() { router.setRoot(UIViewController()) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []; let router = Router()
      func start() {}
      @objc func tapped() { let c = RecoveryCoordinator(router: router); c.start(); children.append(c) }
      @objc func other() {
        let k = KeyCoordinator()
        children.append(k)
        router.push(k.screen) { [weak self] in self?.children.removeAll { $0 === k } }
      }
    }
    # a start that asks the user first
    protocol ClearDelegate: AnyObject { func done(_ child: ClearCoordinator) }
    extension UIAlertController {
      static func ask(_ title: String, in host: UIViewController, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "", style: .default) { _ in completion(true) })
        host.present(alert, animated: true)
      }
    }
    final class ClearCoordinator: Coordinator {
      weak var delegate: ClearDelegate?
      let host = UIViewController()
      func start() { UIAlertController.ask("", in: host, completion: { _ in self.delegate?.done(self) }) }
    }
    final class AppCoordinator: Coordinator, ClearDelegate {
      var children: [Coordinator] = []
      func start() {}
      @objc func clear() { let c = ClearCoordinator(); c.delegate = self; c.start(); children.append(c) }
      func done(_ child: ClearCoordinator) { children.removeAll { $0 === child } }
    }
    # taken out by what is handed over behind the start
    final class Router {
      let stack = UINavigationController(); private var pops: [() -> Void] = []
      func setRoot(_ v: UIViewController) { pops.forEach { $0() }; pops = []; stack.setViewControllers([v], animated: false) }
      func push(_ v: UIViewController, popped: @escaping () -> Void) { pops.append(popped); stack.pushViewController(v, animated: true) }
    }
    final class KeyCoordinator: Coordinator {
      let screen = UIViewController(); let router: Router
      init(router: Router) { self.router = router }
      func start() { router.setRoot(screen) }
    }
    final class AppCoordinator: Coordinator {
      var children: [Coordinator] = []; let router = Router()
      func start() {}
      @objc func tapped() {
        let c = KeyCoordinator(router: router)
        c.start()
        children.append(c)
        router.push(c.screen) { [weak self] in self?.children.removeAll { $0 === c } }
      }
    }
    """)

  @Test(arguments: cases) func `speaks of children that are started too early`(ruleCase: RuleCase) {
    expect(StartedBeforeKept(), ruleCase)
  }
}
