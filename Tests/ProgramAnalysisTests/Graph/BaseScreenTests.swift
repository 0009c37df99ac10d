import Testing

/// Pages that are known only by a class of which there are none but its subclasses.
@Suite struct BaseScreenTests {
  private func app(_ more: String) -> Fixture {
    Fixture(
      """
      class MarinaCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = BerthListViewController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func show(_ page: MarinaViewController) {
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
      }
      class MarinaViewController: UIViewController { weak var coordinator: MarinaCoordinator? }
      class BerthListViewController: MarinaViewController {}
      class CraneViewController: MarinaViewController {}
      \(more)
      """)
  }

  @Test func `a class that is only inherited from is no page`() {
    app("").expect(
      """
      delegate BerthListViewController -> MarinaCoordinator via delegate links coordinator weak
      screen MarinaCoordinator -> BerthListViewController root initial
      """)
  }

  /// What code without source gives is one of the class.
  @Test(arguments: [
    ("protocol Factory { func crane() -> MarinaViewController }", "factory.crane()"),
    (
      "protocol Factory { func resolve<T>() -> T }",
      "{ let page: MarinaViewController = factory.resolve(); return page }()"
    ),
  ])
  func `a class that a factory gives is a page`(factory: String, page: String) {
    app(
      """
      \(factory)
      class CraneCoordinator: Coordinator {
        let navigation = UINavigationController()
        let factory: Factory
        init(factory: Factory) { self.factory = factory }
        func start() { navigation.pushViewController(\(page), animated: true) }
      }
      """
    ).expect(
      """
      screen CraneCoordinator -> MarinaViewController push initial
      screen MarinaCoordinator -> BerthListViewController root initial
      screen MarinaCoordinator -> MarinaViewController push
      """, kind: "screen")
  }

  @Test func `one that somebody makes is a page, wherever that is`() {
    app("func makeNotice() -> MarinaViewController { MarinaViewController() }").expect(
      """
      screen MarinaCoordinator -> BerthListViewController root initial
      screen MarinaCoordinator -> MarinaViewController push
      """, kind: "screen")
  }

  /// What a page inherits, and neither its own code nor that of its bases names, its users have no way to ask for.
  @Test(arguments: [
    ("berths.addTarget(self, action: #selector(berthsTapped), for: .touchUpInside)", "", ["BerthListViewController"]),
    ("let handler = berthsTapped; handler()", "", ["BerthListViewController"]),
    ("berthsTapped()", "", ["BerthListViewController"]),
    ("unknown { [weak self] in self?.berthsTapped() }", "", ["BerthListViewController"]),
    // The base class does for all what it does in its own code, and storyboards know actions.
    (
      "", "berths.addTarget(self, action: #selector(berthsTapped), for: .touchUpInside)",
      ["BerthListViewController", "CraneViewController"]
    ),
    ("", "", ["BerthListViewController", "CraneViewController"]),
  ])
  func `what a page inherits counts for those that call it`(own: String, shared: String, senders: [String]) {
    Fixture(
      """
      class MarinaViewController: UIViewController {
        weak var coordinator: MarinaCoordinator?
        let berths = UIButton()
        override func viewDidLoad() { \(shared) }
        @objc func berthsTapped() { coordinator?.showTide() }
      }
      class BerthListViewController: MarinaViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(own)
        }
      }
      class CraneViewController: MarinaViewController {}
      class TideViewController: UIViewController {}
      class MarinaCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = BerthListViewController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func showCrane() {
          let crane = CraneViewController()
          crane.coordinator = self
          navigation.pushViewController(crane, animated: true)
        }
        func showTide() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      """
    ).expect(
      senders.map { "flow \($0) -> TideViewController showTide push by MarinaCoordinator" }.joined(separator: "\n"),
      kind: "flow")
  }

  /// Who else names a handler may ask each page for it.
  @Test(arguments: [
    "crane.berths.addTarget(crane, action: #selector(MarinaViewController.berthsTapped), for: .touchUpInside)",
    "crane.berths.addTarget(crane, action: Selector(\"berthsTapped\"), for: .touchUpInside)",
    "crane.item = UIBarButtonItem(title: \"\", style: .plain, target: crane, action: #selector(crane.berthsTapped))",
  ])
  func `a handler that a coordinator names counts for all`(wiring: String) {
    Fixture(
      """
      class MarinaViewController: UIViewController {
        weak var coordinator: MarinaCoordinator?
        let berths = UIButton()
        var item: UIBarButtonItem?
        @objc func berthsTapped() { coordinator?.showTide() }
      }
      class BerthListViewController: MarinaViewController { override func viewDidLoad() { berthsTapped() } }
      class CraneViewController: MarinaViewController {}
      class TideViewController: UIViewController {}
      class MarinaCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = BerthListViewController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
          let crane = CraneViewController()
          crane.coordinator = self
          \(wiring)
          navigation.pushViewController(crane, animated: true)
        }
        func showTide() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow BerthListViewController -> TideViewController showTide push by MarinaCoordinator
      flow CraneViewController -> TideViewController showTide push by MarinaCoordinator
      """, kind: "flow")
  }

  @Test func `a storyboard may name each action`() {
    Fixture(
      """
      class MarinaViewController: UIViewController {
        weak var coordinator: MarinaCoordinator?
        @IBAction func berthsTapped() { coordinator?.showTide() }
      }
      class BerthListViewController: MarinaViewController {
        override func viewDidLoad() { berthsTapped() }
      }
      class CraneViewController: MarinaViewController {}
      class TideViewController: UIViewController {}
      class MarinaCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = BerthListViewController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
          let crane = CraneViewController()
          crane.coordinator = self
          navigation.pushViewController(crane, animated: true)
        }
        func showTide() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow BerthListViewController -> TideViewController showTide push by MarinaCoordinator
      flow CraneViewController -> TideViewController showTide push by MarinaCoordinator
      """, kind: "flow")
  }
}
