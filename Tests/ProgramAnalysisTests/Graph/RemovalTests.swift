import Testing

/// Which children leave their parent's collection again, where the code that takes them out says which it means.
@Suite struct RemovalTests {
  private static let protocols = """
    protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
    extension Coordinator {
      func childDidFinish(_ child: Coordinator?) {
        for (index, coordinator) in children.enumerated() where coordinator === child {
          children.remove(at: index)
          break
        }
      }
      func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
      func takeOut(_ child: Coordinator) {
        guard let index = children.firstIndex(where: { $0.isEqual(child) }) else { return }
        children.remove(at: index)
      }
    }
    """

  /// An app with a child that does nothing more, and one that the code ends.
  private func fixture(_ ending: String, adding: String = "children.append(child)") -> Fixture {
    Fixture(
      """
      class HomeCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
      }
      class LoginCoordinator: Coordinator {
        var children: [Coordinator] = []
        var onFinish: (() -> Void)?
        weak var parent: AppCoordinator?
        func start() {}
        func done() { onFinish?() }
        func leave() { \(ending.contains("childDidFinish(self)") ? ending : "") }
      }
      class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        func add(_ child: Coordinator) {
          \(adding)
          child.start()
        }
        func start() {
          add(HomeCoordinator())
          let login = LoginCoordinator()
          add(login)
          \(ending.contains("childDidFinish(self)") ? "login.parent = self" : ending)
        }
      }
      """, protocols: Self.protocols)
  }

  @Test(arguments: [
    "login.onFinish = { [weak self, weak login] in self?.childDidFinish(login) }",
    "login.onFinish = { [weak self, weak login] in guard let login else { return }; self?.remove(login) }",
    "login.onFinish = { [weak self, weak login] in self?.children.removeAll { $0 === login } }",
    "login.onFinish = { [unowned self, unowned login] in children = children.filter { $0 !== login } }",
    "login.onFinish = { [weak self] in self?.children.removeAll { $0 is LoginCoordinator } }",
    "login.onFinish = { [unowned self] in children = children.filter { !($0 is LoginCoordinator) } }",
    """
    login.onFinish = { [unowned self] in
      guard let index = children.firstIndex(where: { $0 is LoginCoordinator }) else { return }
      children.remove(at: index)
    }
    """,
    """
    login.onFinish = { [unowned self, unowned login] in
      if let index = children.lastIndex(where: { $0 === login }) { children.remove(at: index) }
    }
    """,
    "login.onFinish = { [weak self, weak login] in guard let login else { return }; self?.takeOut(login) }",
    "parent?.childDidFinish(self)",
  ])
  func `the child that is meant leaves, and no other`(ending: String) {
    fixture(ending).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started
      child AppCoordinator -> LoginCoordinator collection started removed
      """, kind: "child")
  }

  @Test(arguments: [
    "login.onFinish = { [weak self] in self?.children.removeLast() }",
    "login.onFinish = { [weak self] in self?.children.removeAll() }",
    "login.onFinish = { [weak self] in self?.children = [] }",
    "login.onFinish = { [weak self] in self?.children.removeAll { $0 is Coordinator } }",
    "login.onFinish = { [weak self] in self?.children.removeAll { $0 is Elsewhere } }",
    """
    login.onFinish = { [unowned self] in
      if let index = others.firstIndex(where: { $0 is LoginCoordinator }) { children.remove(at: index) }
    }
    """,
    "login.onFinish = { [weak self, weak login] in self?.children.removeAll { $0 !== login } }",
    "login.onFinish = { [unowned self, unowned login] in children = children.filter { $0 === login } }",
    "login.onFinish = { [weak self, weak login] in self?.children.removeAll { $0 === login || $0 is HomeCoordinator } }",
    "login.onFinish = { [weak self] in let count = 1; self?.children.removeLast(count) }",
  ])
  func `any child may leave where none is named`(ending: String) {
    fixture(ending).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started removed
      child AppCoordinator -> LoginCoordinator collection started removed
      """, kind: "child")
  }

  @Test(arguments: [
    "remove(child); children.append(child)", "children.removeAll { $0 === child }; children.append(child)",
  ])
  func `a child that is put in again has not left`(adding: String) {
    fixture("login.onFinish = { [weak self, weak login] in self?.childDidFinish(login) }", adding: adding).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started
      child AppCoordinator -> LoginCoordinator collection started removed
      """, kind: "child")
  }

  @Test(arguments: [
    "children.append(child); defer { children.removeAll { $0 === child } }",
    "children.append(child); child.start(); children.removeAll { $0 === child }",
  ])
  func `a child that is taken out after it was put in has left`(adding: String) {
    fixture("login.onFinish = nil", adding: adding).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started removed
      child AppCoordinator -> LoginCoordinator collection started removed
      """, kind: "child")
  }

  /// The parameter's type says who leaves where nobody is seen to pass one: that is no other child.
  @Test(arguments: ["children.removeAll { $0 === child }", "remove(child)", "childDidFinish(child)"])
  func `a child that is known by its type alone is the one that leaves`(ending: String) {
    Fixture(
      """
      \(Self.protocols)
      protocol LoginDelegate: AnyObject { func didFinish(_ child: LoginCoordinator) }
      class LoginCoordinator: Coordinator {
        var children: [Coordinator] = []
        weak var delegate: LoginDelegate?
        let service: TokenService
        init(service: TokenService) { self.service = service }
        func start() { service.token { [self] in delegate?.didFinish(self) } }
      }
      class TabCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
      }
      class AppCoordinator: Coordinator, LoginDelegate {
        var children: [Coordinator] = []
        func start() {
          let child = LoginCoordinator(service: TokenService())
          children.append(child)
          child.delegate = self
          child.start()
        }
        func didFinish(_ child: LoginCoordinator) {
          \(ending)
          let tabs = TabCoordinator()
          children.append(tabs)
          tabs.start()
        }
      }
      """
    ).expect(
      """
      child AppCoordinator -> LoginCoordinator collection started removed
      child AppCoordinator -> TabCoordinator collection started
      """, kind: "child")
  }

  /// The handler takes any child by its declaration, and one child alone calls it.
  @Test(arguments: [
    "func remove(_ child: Coordinator) { children.removeAll { $0 === child } }",
    """
    func remove(_ child: Coordinator) {
      for (index, other) in children.enumerated() where other === child {
        children.remove(at: index)
        break
      }
    }
    """,
  ])
  func `whom a handler takes out is known from who calls it`(removal: String) {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
      class AppCoordinator: Coordinator, FinishDelegate {
        var children: [Coordinator] = []
        func start() {
          let home = HomeCoordinator()
          children.append(home)
          home.start()
        }
        func upload() {
          let upload = UploadCoordinator()
          upload.delegate = self
          children.append(upload)
          upload.start()
        }
        func didFinish(_ child: Coordinator) { remove(child) }
        \(removal)
      }
      class HomeCoordinator: Coordinator { func start() {} }
      class UploadCoordinator: Coordinator {
        weak var delegate: FinishDelegate?
        func start() {}
        func end() { delegate?.didFinish(self) }
      }
      """
    ).expect(
      """
      child AppCoordinator -> HomeCoordinator collection started
      child AppCoordinator -> UploadCoordinator collection started removed
      """, kind: "child")
  }

  /// The handler stands in a class that both inherit from, and one of them is seen to be told.
  @Test func `who tells one coordinator says nothing of another that inherits the handler`() {
    Fixture(
      """
      protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
      class BaseCoordinator: Coordinator, FinishDelegate {
        var children: [Coordinator] = []
        func start() {}
        func didFinish(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      class HomeCoordinator: BaseCoordinator {
        func upload() {
          let upload = UploadCoordinator()
          upload.delegate = self
          children.append(upload)
          upload.start()
        }
      }
      class ShopCoordinator: BaseCoordinator {
        func pay() {
          let pay = PayCoordinator()
          children.append(pay)
          pay.start()
        }
      }
      class PayCoordinator: Coordinator { func start() {} }
      class UploadCoordinator: Coordinator {
        weak var delegate: FinishDelegate?
        func start() {}
        func end() { delegate?.didFinish(self) }
      }
      """
    ).expect(
      """
      child HomeCoordinator -> UploadCoordinator collection started removed
      child ShopCoordinator -> PayCoordinator collection started
      """, kind: "child")
  }

  /// What a protocol requires may be called by anybody who holds a coordinator by it, but here nobody does.
  @Test(arguments: [
    ("children[id] = nil", "", ""), ("children.removeValue(forKey: id)", "", ""),
    ("children.removeValue(forKey: id)", "func release()", "children.removeAll()"),
    (
      "child.release(); children[id] = nil", "func release()", "children.forEach { $1.release() }; children.removeAll()"
    ),
  ])
  func `what a base class offers and nobody calls takes nothing out`(release: String, requirement: String, all: String)
  {
    Fixture(
      """
      protocol Flow: AnyObject { var children: [UUID: Flow] { get set }; \(requirement) }
      class BaseCoordinator<Result>: Flow {
        let id = UUID()
        var children: [UUID: Flow] = [:]
        func coordinate<Other>(to child: BaseCoordinator<Other>) { children[child.id] = child; child.start() }
        func release<Other>(child: BaseCoordinator<Other>) { let id = child.id; \(release) }
        func release() { \(all) }
        func start() {}
      }
      class AppCoordinator: BaseCoordinator<Void> {
        override func start() { coordinate(to: HomeCoordinator()) }
      }
      class HomeCoordinator: BaseCoordinator<Void> {}
      """
    ).expect("child AppCoordinator -> HomeCoordinator collection started", kind: "child")
  }

  /// The system tells a base class, whose method takes the children of whoever inherits it.
  @Test func `what the system calls of a base class takes children out`() {
    Fixture(
      """
      class BaseCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() {}
        func navigationController(_ stack: UINavigationController, didShow page: UIViewController, animated: Bool) {
          children.removeAll()
        }
      }
      class HomeCoordinator: BaseCoordinator {
        override func start() { let list = ListCoordinator(); children.append(list); list.start() }
      }
      class ListCoordinator: BaseCoordinator {}
      """
    ).expect("child HomeCoordinator -> ListCoordinator collection started removed", kind: "child")
  }
}
