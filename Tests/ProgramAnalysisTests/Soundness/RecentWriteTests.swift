import Testing

/// What a property holds right after an assignment: what was assigned, and nothing that other methods put there.
@Suite struct RecentWriteTests {
  private static func app(_ login: String, _ members: String = "") -> Fixture {
    Fixture(
      """
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var current: Coordinator?
        func start() { navigation.pushViewController(DoorViewController(app: self), animated: false) }
        func showHome() { current = HomeCoordinator(); current?.start() }
        func showLogin() { \(login) }
        \(members)
      }
      final class DoorViewController: UIViewController {
        let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app }
        @objc func tap() { app.showLogin() }
      }
      final class HomeCoordinator: Coordinator { func start() {} }
      final class LoginCoordinator: Coordinator { var isNew = false; func start() {} }
      """)
  }

  private static let toLogin = "flow DoorViewController -> LoginCoordinator showLogin start by AppCoordinator"
  private static let toHome = "flow DoorViewController -> HomeCoordinator showLogin start by AppCoordinator"

  /// An observer that asks the property finds what was put there; what stood there before may be anything.
  @Test(arguments: [
    (
      "didSet { switch state! { case .login: show(LoginCoordinator()); case .home: show(HomeCoordinator()) } }", toLogin
    ),
    (
      "didSet { guard let state else { return }; switch state { case .login: show(LoginCoordinator()); case .home: show(HomeCoordinator()) } }",
      toLogin
    ),
    (
      "didSet { if oldValue == .login { show(HomeCoordinator()) } else { show(LoginCoordinator()) } }",
      toHome + "\n" + toLogin
    ),
    (
      "willSet { switch newValue! { case .login: show(LoginCoordinator()); case .home: show(HomeCoordinator()) } }",
      toLogin
    ),
    (
      "didSet { state = .home; switch state! { case .login: show(LoginCoordinator()); case .home: show(HomeCoordinator()) } }",
      toHome + "\n" + toLogin
    ),
  ])
  func `an observer sees what was just assigned`(observer: String, moves: String) {
    Self.app(
      "state = .login",
      """
      enum State { case login, home }
      private var state: State! { \(observer) }
      func reset() { state = .home }
      private func show(_ next: Coordinator) { next.start() }
      """
    ).expect(moves, kind: "flow")
  }

  private static let stateful = """
    enum State { case login, home }
    func reset() { state = .home }
    func perform(_ work: () -> Void) { work() }
    private func show(_ next: Coordinator) { next.start() }
    private func render() {
      switch state! { case .login: show(LoginCoordinator()); case .home: show(HomeCoordinator()) }
    }
    private func render(animated: Bool, isFirst: Bool = false) { render() }
    private func update() { if state == .login { show(LoginCoordinator()) } else { show(HomeCoordinator()) } }
    """

  /// What a property has just been given, the object's own methods find there.
  @Test(arguments: [
    ("state = .login", "didSet { render() }"),
    ("state = .login", "didSet { guard state != oldValue else { return }; self.render(animated: true) }"),
    ("state = .login", "didSet { update() }"),
    ("state = .login; render()", ""),
    ("self.state = .login; self.render(animated: true, isFirst: true)", ""),
    ("state = .login; navigation.popViewController(animated: true); update()", ""),
  ])
  func `an object's methods see what was just assigned`(login: String, observer: String) {
    Self.app(login, "private var state: State!\(observer.isEmpty ? "" : " { \(observer) }")\n\(Self.stateful)")
      .expect(Self.toLogin, kind: "flow")
  }

  /// Where it may have been given something else since, or by others.
  @Test(arguments: [
    "render()", "state = .login; reset(); render()", "state = .login; perform { self.state = .home }; render()",
    "if navigation.isToolbarHidden { state = .login }; render(animated: true)",
    "state = .login; perform { self.render() }",
    "state = .login; DispatchQueue.main.async { self.render() }",
    "state = .login; DispatchQueue.main.async(execute: render)",
  ])
  func `an object's methods see what may have been assigned`(login: String) {
    Self.app(login, "private var state: State!\nfunc prepare() { state = .login }\n\(Self.stateful)")
      .expect([Self.toHome, Self.toLogin].joined(separator: "\n"), kind: "flow")
  }

  /// Past the number of writes that are told apart, an observer still sees each value that was assigned, and maybe others.
  @Test(arguments: [20, 30]) func `an observer of many assignments shows each`(count: Int) {
    func lines(_ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: "\n") }
    let app = Fixture(
      """
      final class PortCoordinator: Coordinator {
        enum Place { \(lines { "case place\($0)" }) }
        let navigation = UINavigationController()
        private var place: Place? {
          didSet {
            guard let place else { return }
            switch place {
            \(lines { "case .place\($0): navigation.pushViewController(Place\($0)Controller(), animated: true)" })
            }
          }
        }
        func start() { navigation.pushViewController(PortController(coordinator: self), animated: true) }
        \(lines { "func go\($0)() { place = .place\($0) }" })
      }
      final class PortController: UIViewController {
        let coordinator: PortCoordinator
        init(coordinator: PortCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        \(lines { "@objc func tap\($0)() { coordinator.go\($0)() }" })
      }
      \(lines { "final class Place\($0)Controller: UIViewController {}" })
      """
    )
    let expected = lines { "flow PortController -> Place\($0)Controller go\($0) push by PortCoordinator" }
    if count < 24 {
      app.expect(expected, kind: "flow")
    } else {
      let found = Set(app.analysis().graph.edges.map(\.line))
      #expect(found.isSuperset(of: expected.split(separator: "\n").map(String.init)))
    }
  }

  /// What lies between the assignment and the use changes nothing.
  @Test(arguments: [
    "current = LoginCoordinator(); current?.start()",
    "self.current = LoginCoordinator(); self.current?.start()",
    "current = LoginCoordinator(); navigation.popViewController(animated: true); guard let current else { return }; current.start()",
    "current = LoginCoordinator(); log(); current?.start()",
    "if navigation.isToolbarHidden { current = LoginCoordinator() } else { current = LoginCoordinator() }; current?.start()",
    "current = nil; current = LoginCoordinator(); if let current { current.start() }",
  ])
  func `a property holds what was just assigned`(login: String) {
    Self.app(login, "func log() { print(1) }").expect(Self.toLogin, kind: "flow")
  }

  /// What may have changed the property since.
  @Test(arguments: [
    "current = LoginCoordinator(); reset(); current?.start()",
    "current = LoginCoordinator(); prepare(); current?.start()",
    "current = LoginCoordinator(); perform { self.current = HomeCoordinator() }; current?.start()",
    "current = LoginCoordinator(); for _ in 0..<2 { current?.start(); current = HomeCoordinator() }",
    "if navigation.isToolbarHidden { current = LoginCoordinator() }; current?.start()",
  ])
  func `a property holds what may have been assigned since as well`(login: String) {
    Self.app(
      login,
      """
      func reset() { current = HomeCoordinator() }
      func prepare() { if navigation.isToolbarHidden { reset() } }
      func perform(_ work: () -> Void) { work() }
      """
    ).expect([Self.toHome, Self.toLogin].joined(separator: "\n"), kind: "flow")
  }

  /// A container in a property, which each of the methods fills anew.
  @Test func `a window shows the container that was just made`() {
    Fixture(
      """
      enum Page { case door, list, detail }
      final class AppCoordinator: Coordinator {
        let window: UIWindow
        private var navigation: UINavigationController?
        init(window: UIWindow) { self.window = window }
        func start() { show(window.isHidden ? .door : .list) }
        func showDetail() { show(.detail) }
        private func show(_ page: Page) {
          if page == .door || page == .detail {
            navigation = UINavigationController(rootViewController: make(page))
            window.rootViewController = navigation
          } else {
            window.rootViewController = make(page)
          }
        }
        private func make(_ page: Page) -> UIViewController {
          switch page {
          case .door: DoorViewController(app: self)
          case .list: ListViewController(app: self)
          case .detail: DetailViewController()
          }
        }
      }
      class PageViewController: UIViewController {
        let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app }
        @objc func tap() { app.showDetail() }
      }
      final class DoorViewController: PageViewController {}
      final class ListViewController: PageViewController {}
      final class DetailViewController: UIViewController {}
      """
    ).expect(
      """
      flow DoorViewController -> DetailViewController showDetail root by AppCoordinator
      flow ListViewController -> DetailViewController showDetail root by AppCoordinator
      """, kind: "flow")
  }
}
