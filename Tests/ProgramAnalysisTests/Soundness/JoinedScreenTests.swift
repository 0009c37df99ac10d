import Testing

/// Bodies that very many calls hand a screen each, so that one run stands for all calls.
@Suite struct JoinedScreenTests {
  private static let count = 40

  private static func app(_ show: String) -> Fixture {
    let pages = (0..<count).map { number in
      """
      class Page\(number)ViewController: UIViewController {
        let coordinator: SceneCoordinator
        init(coordinator: SceneCoordinator) { self.coordinator = coordinator }
        @objc func tap() { coordinator.present(.page\((number + 1) % count), from: self) }
      }
      """
    }
    let scenes = (0..<count).map { "case .page\($0): return Page\($0)ViewController(coordinator: self)" }
    return Fixture(
      """
      enum Scene { case \((0..<count).map { "page\($0)" }.joined(separator: ", ")) }
      class MainTabBarController: UITabBarController {
        override func show(_ vc: UIViewController, sender: Any?) {
          guard let stack = selectedViewController as? UINavigationController else { return super.show(vc, sender: sender) }
          stack.pushViewController(vc, animated: true)
        }
      }
      class SceneCoordinator: Coordinator {
        let window = UIWindow()
        let tabs = MainTabBarController()
        func start() { window.rootViewController = tabs }
        func present(_ scene: Scene, from sender: UIViewController) { \(show) }
        func pageIfAny(of scene: Scene) -> UIViewController? { Bool.random() ? nil : page(of: scene) }
        func cached(_ scene: Scene) -> UIViewController { Cache.page(for: scene) }
        func page(of scene: Scene) -> UIViewController {
          switch scene {
          \(scenes.joined(separator: "\n    "))
          }
        }
      }
      \(pages.joined(separator: "\n"))
      """)
  }

  @Test(arguments: [
    "tabs.show(page(of: scene), sender: sender)",
    "let page = page(of: scene); tabs.show(page, sender: sender)",
    "guard let page = pageIfAny(of: scene) else { return }; tabs.show(page, sender: sender)",
    "tabs.show(pageIfAny(of: scene) ?? cached(scene), sender: sender)",
  ])
  func `each call shows what it hands over`(show: String) {
    let flows = (0..<Self.count).map {
      "flow Page\($0)ViewController -> Page\(($0 + 1) % Self.count)ViewController present push by SceneCoordinator"
    }
    Self.app(show).expect(flows.joined(separator: "\n"), kind: "flow")
  }

  /// What a body makes itself it shows whoever calls, though another call hands the same to it.
  @Test(arguments: [
    "let login = LoginViewController(); login.coordinator = self; navigation.setViewControllers([login], animated: true)",
    "navigation.setViewControllers([makeLogin()], animated: true)",
    "let show = { self.navigation.setViewControllers([self.makeLogin()], animated: true) }; show()",
  ])
  func `what a body makes is shown by every call`(show: String) {
    let pages = (0..<Self.count).map { number in
      """
      class Page\(number)ViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tap() { coordinator?.expired(on: self, because: Reason(code: \(number))) }
      }
      """
    }
    let flows = (0..<Self.count).map {
      "flow Page\($0)ViewController -> LoginViewController expired root by AppCoordinator"
    }
    Fixture(
      """
      struct Reason { let code: Int }
      class LoginViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func retry() { coordinator?.expired(on: self, because: Reason(code: -1)) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \((0..<Self.count).map { "show(Page\($0)ViewController())" }.joined(separator: "\n    "))
        }
        func expired(on page: UIViewController, because reason: Reason) { leave(page, because: reason) }
        func leave(_ page: UIViewController, because reason: Reason) { \(show) }
        func makeLogin() -> UIViewController {
          let login = LoginViewController()
          login.coordinator = self
          return login
        }
        \((0..<Self.count).map {
          "func show(_ page: Page\($0)ViewController) { page.coordinator = self; navigation.pushViewController(page, animated: true) }"
        }.joined(separator: "\n  "))
      }
      \(pages.joined(separator: "\n"))
      """
    ).expect(
      (flows + ["flow LoginViewController -> LoginViewController expired root by AppCoordinator"]).joined(
        separator: "\n"),
      kind: "flow")
  }

  /// So is it where pages hand what they make to the coordinator themselves.
  @Test func `each page shows what it hands to the coordinator`() {
    let pages = (0..<Self.count).map { number in
      """
      class Page\(number)ViewController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tap() {
          coordinator?.show(Page\((number + 1) % Self.count)ViewController(), with: Style(name: "\(number)"), sender: self)
        }
      }
      """
    }
    let flows = (0..<Self.count).map {
      "flow Page\($0)ViewController -> Page\(($0 + 1) % Self.count)ViewController show push by AppCoordinator"
    }
    Fixture(
      """
      struct Style { let name: String }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { \((0..<Self.count).map { "begin(Page\($0)ViewController())" }.joined(separator: "; ")) }
        func show(_ page: UIViewController, with style: Style, sender: Any?) {
          navigation.pushViewController(page, animated: true)
        }
        \((0..<Self.count).map {
          "func begin(_ page: Page\($0)ViewController) { page.coordinator = self; navigation.setViewControllers([page], animated: true) }"
        }.joined(separator: "\n  "))
      }
      \(pages.joined(separator: "\n"))
      """
    ).expect(flows.joined(separator: "\n"), kind: "flow")
  }
}
