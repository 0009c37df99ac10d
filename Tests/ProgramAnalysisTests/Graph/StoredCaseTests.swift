import Testing

/// Cases that a coordinator puts away, and takes out again to branch on them.
@Suite struct StoredCaseTests {
  /// A home page with a button for each of two routes, and a router that keeps what it is asked for until it is free.
  private func app(router: String, _ coordinator: String) -> Fixture {
    Fixture(
      """
      enum Route: Equatable {
        case account
        case settings(Section)
        case help
      }
      enum Section { case network, sound }
      \(router)
      final class HomeViewController: UIViewController {
        var onAccount: (() -> Void)?
        var onSettings: (() -> Void)?
        @objc func accountTapped() { onAccount?() }
        @objc func settingsTapped() { onSettings?() }
      }
      final class AccountViewController: UIViewController {
        var onHelp: (() -> Void)?
        var onClose: (() -> Void)?
        @objc func helpTapped() { onHelp?() }
        @objc func closeTapped() { onClose?() }
      }
      final class SettingsViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        \(coordinator)
        func showAccount() {
          let account = AccountViewController()
          account.onHelp = { [weak self] in self?.askedForHelp() }
          account.onClose = { [weak self] in self?.closed() }
          1️⃣navigation.present(account, animated: true)
        }
        func showSettings(_ section: Section) {
          2️⃣navigation.pushViewController(SettingsViewController(), animated: true)
        }
        func showHelp() { 3️⃣navigation.pushViewController(HelpViewController(), animated: true) }
      }
      """)
  }

  private let queue = """
    struct PendingRoute {
      enum Operation { case present(Route), dismiss(Route) }
      let operation: Operation
    }
    protocol RouterDelegate: AnyObject {
      func router(_ router: Router, show route: Route)
    }
    final class Router {
      private var pending: [PendingRoute] = []
      weak var delegate: RouterDelegate?
      func present(_ route: Route) { enqueue(PendingRoute(operation: .present(route))) }
      func dismiss(_ route: Route) { enqueue(PendingRoute(operation: .dismiss(route))) }
      private func enqueue(_ route: PendingRoute) {
        pending.append(route)
        process()
      }
      func process() {
        guard let next = pending.first else { return }
        switch next.operation {
        case .present(let route): delegate?.router(self, show: route)
        case .dismiss: break
        }
        pending.removeFirst()
      }
    }
    """

  @Test func `a queue gives each event the routes that it added itself`() {
    app(
      router: queue + "\nextension AppCoordinator: RouterDelegate {}",
      """
      let router = Router()
      func start() {
        router.delegate = self
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.router.present(.account) }
        home.onSettings = { [weak self] in self?.router.present(.settings(.network)) }
        navigation.setViewControllers([home], animated: false)
      }
      func router(_ router: Router, show route: Route) {
        switch route {
        case .account: showAccount()
        case .settings(let section): showSettings(section)
        case .help: showHelp()
        }
      }
      func askedForHelp() { router.present(.help) }
      func closed() { router.dismiss(.account) }
      """
    ).expect(
      """
      flow AccountViewController -> HelpViewController onHelp push by AppCoordinator @3️⃣
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> SettingsViewController onSettings push by AppCoordinator @2️⃣
      """, kind: "flow")
  }

  @Test func `what is put into a queue may depend on a state of which nothing is known here`() {
    app(
      router: queue + "\nextension AppCoordinator: RouterDelegate {}\nenum Access { case open, locked, expired }",
      """
      let router = Router()
      var access = Access.open
      func start() {
        router.delegate = self
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.goOn() }
        home.onSettings = { [weak self] in self?.access = .locked }
        navigation.setViewControllers([home], animated: false)
      }
      func goOn() {
        for route in nextRoutes() { router.present(route) }
      }
      func nextRoutes() -> [Route] {
        var routes: [Route] = []
        switch access {
        case .open: routes.append(.account)
        case .locked: routes.append(.help)
        case .expired: routes.append(.settings(.sound))
        }
        return routes
      }
      func router(_ router: Router, show route: Route) {
        switch route {
        case .account: showAccount()
        case .settings(let section): showSettings(section)
        case .help: showHelp()
        }
      }
      func askedForHelp() { access = .expired }
      func closed() {}
      """
    ).expect(
      """
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> HelpViewController onAccount push by AppCoordinator @3️⃣
      flow HomeViewController -> SettingsViewController onAccount push by AppCoordinator @2️⃣
      """, kind: "flow")
  }

  @Test func `a queue that is handed on as a whole tells routes apart by a comparison too`() {
    app(
      router: "",
      """
      private var routes: [Route] = []
      func start() {
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.open(.account) }
        home.onSettings = { [weak self] in self?.open(.settings(.sound)) }
        navigation.setViewControllers([home], animated: false)
      }
      func open(_ route: Route) {
        routes.append(route)
        showAll()
      }
      func showAll() {
        for route in routes {
          if route == .account { showAccount() } else if case .settings(let section) = route { showSettings(section) }
          if case .help = route { showHelp() }
        }
      }
      func askedForHelp() { open(.help) }
      func closed() {}
      """
    ).expect(
      """
      flow AccountViewController -> HelpViewController onHelp push by AppCoordinator @3️⃣
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> SettingsViewController onSettings push by AppCoordinator @2️⃣
      """, kind: "flow")
  }

  @Test func `what one event puts away, another takes out`() {
    app(
      router: "",
      """
      private var destination = Route.account
      func start() {
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.open() }
        home.onSettings = { [weak self] in self?.destination = .settings(.network) }
        navigation.setViewControllers([home], animated: false)
      }
      func open() {
        switch destination {
        case .account: showAccount()
        case .settings(let section): showSettings(section)
        case .help: showHelp()
        }
      }
      func askedForHelp() { destination = .help }
      func closed() { open() }
      """
    ).expect(
      """
      flow AccountViewController -> AccountViewController onClose present by AppCoordinator @1️⃣
      flow AccountViewController -> HelpViewController onClose push by AppCoordinator @3️⃣
      flow AccountViewController -> SettingsViewController onClose push by AppCoordinator @2️⃣
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> HelpViewController onAccount push by AppCoordinator @3️⃣
      flow HomeViewController -> SettingsViewController onAccount push by AppCoordinator @2️⃣
      """, kind: "flow")
  }

  @Test func `a step that leads to the next one is taken by the event after it`() {
    app(
      router: "",
      """
      private var step = Route.help
      func start() {
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.next() }
        navigation.setViewControllers([home], animated: false)
      }
      func next() {
        switch step {
        case .help:
          step = .account
          showHelp()
        case .account:
          step = .settings(.sound)
          showAccount()
        case .settings(let section): showSettings(section)
        }
      }
      func askedForHelp() {}
      func closed() { next() }
      """
    ).expect(
      """
      flow AccountViewController -> AccountViewController onClose present by AppCoordinator @1️⃣
      flow AccountViewController -> HelpViewController onClose push by AppCoordinator @3️⃣
      flow AccountViewController -> SettingsViewController onClose push by AppCoordinator @2️⃣
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> HelpViewController onAccount push by AppCoordinator @3️⃣
      flow HomeViewController -> SettingsViewController onAccount push by AppCoordinator @2️⃣
      """, kind: "flow")
  }

  @Test func `what is waiting is shown by who asks for the next one`() {
    app(
      router: queue + "\nextension AppCoordinator: RouterDelegate {}",
      """
      let router = Router()
      func start() {
        router.delegate = self
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.router.present(.account) }
        navigation.setViewControllers([home], animated: false)
      }
      func router(_ router: Router, show route: Route) {
        switch route {
        case .account: showAccount()
        case .settings(let section): showSettings(section)
        case .help: showHelp()
        }
      }
      func askedForHelp() { router.present(.help) }
      func closed() { router.process() }
      """
    ).expect(
      """
      flow AccountViewController -> AccountViewController onClose present by AppCoordinator @1️⃣
      flow AccountViewController -> HelpViewController onClose push by AppCoordinator @3️⃣
      flow AccountViewController -> HelpViewController onHelp push by AppCoordinator @3️⃣
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      """, kind: "flow")
  }

  @Test func `what a guard says ends with the block that it leaves`() {
    app(
      router: "",
      """
      private var routes: [Route] = []
      func start() {
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.add(.account) }
        home.onSettings = { [weak self] in self?.add(.help) }
        navigation.setViewControllers([home], animated: false)
      }
      func add(_ route: Route) {
        routes.append(route)
        goOn()
      }
      func goOn() {
        for route in routes {
          account: do {
            guard case .account = route else { break account }
            showAccount()
          }
          showHelp()
        }
      }
      func askedForHelp() {}
      func closed() {}
      """
    ).expect(
      """
      flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
      flow HomeViewController -> HelpViewController onAccount push by AppCoordinator @3️⃣
      flow HomeViewController -> HelpViewController onSettings push by AppCoordinator @3️⃣
      """, kind: "flow")
  }

  /// A queue may hold what nobody is seen to add: `restored` comes from where no source tells.
  @Test(arguments: [("", ""), ("routes += Archive.shared.restored()", "AccountViewController,SettingsViewController")])
  func `a queue of which something is unknown gives each event what it added`(more: String, others: String) {
    let extra = others.split(separator: ",").map { screen in
      let (move, mark) = screen.hasPrefix("Account") ? ("present", "1️⃣") : ("push", "2️⃣")
      return "flow AccountViewController -> \(screen) onHelp \(move) by AppCoordinator @\(mark)\n"
    }
    app(
      router: "",
      """
      private var routes: [Route] = Archive.shared.restored()
      func start() {
        let home = HomeViewController()
        home.onAccount = { [weak self] in self?.open(.account) }
        home.onSettings = { [weak self] in self?.open(.settings(.sound)) }
        navigation.setViewControllers([home], animated: false)
      }
      func open(_ route: Route) {
        routes.append(route)
        showAll()
      }
      func showAll() {
        for route in routes {
          switch route {
          case .account: showAccount()
          case .settings(let section): showSettings(section)
          case .help: showHelp()
          }
        }
      }
      func askedForHelp() {
        \(more)
        open(.help)
      }
      func closed() {}
      """
    ).expect(
      extra.joined() + """
        flow AccountViewController -> HelpViewController onHelp push by AppCoordinator @3️⃣
        flow HomeViewController -> AccountViewController onAccount present by AppCoordinator @1️⃣
        flow HomeViewController -> SettingsViewController onSettings push by AppCoordinator @2️⃣
        """, kind: "flow")
  }
}
