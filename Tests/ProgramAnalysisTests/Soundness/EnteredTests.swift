import Testing

/// In which order coordinators are entered: what they are made with is known from who makes them, also where nothing calls that.
@Suite struct EnteredTests {
  @Test func `what a protocol asks for a coordinator has that nobody makes`() {
    Fixture(
      """
      protocol CoordinatorType: AnyObject {
        var baseController: UIViewController { get set }
        func perform(_ step: Int)
      }
      class HomeViewModel { 
        var coordinator: CoordinatorType?
        func next() { coordinator?.perform(1) }
      }
      class HomeViewController: UIViewController {
        let model: HomeViewModel
        init(model: HomeViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.next() }
      }
      class HomeCoordinator: CoordinatorType {
        var baseController: UIViewController
        init(name: String) {
          let model = HomeViewModel()
          baseController = HomeViewController(model: model)
          model.coordinator = self
        }
        func perform(_ step: Int) {
          let other = WallCoordinator()
          baseController.navigationController?.pushViewController(other.baseController, animated: true)
        }
      }
      class WallCoordinator: CoordinatorType {
        var baseController: UIViewController
        init() { baseController = WallViewController() }
        func perform(_ step: Int) { }
      }
      class WallViewController: UIViewController {}
      """, protocols: ""
    ).expect(
      """
      child HomeCoordinator -> WallCoordinator none started
      delegate HomeViewModel -> HomeCoordinator via delegate links coordinator protocol CoordinatorType strong messages perform
      flow HomeViewController -> WallCoordinator perform start by HomeCoordinator
      screen HomeCoordinator -> HomeViewController embed initial
      screen WallCoordinator -> WallViewController embed initial
      """)
  }

  /// A flow that says where it is shown by a style, with what makes it in a file of its own.
  private func app(start: String, other: String) -> Fixture {
    Fixture(
      """
      //- Flow.swift
      enum Style { case push(UINavigationController), present(UINavigationController), none }
      protocol FlowCoordinator: Coordinator {
        var style: Style { get }
        var navigation: UINavigationController? { get set }
        func makePage() -> UIViewController
      }
      extension FlowCoordinator {
        func start() {
          switch style {
          case .push(let navigation): navigation.pushViewController(makePage(), animated: true)
          case .present(let navigation): navigation.present(makePage(), animated: true)
          case .none: navigation = UINavigationController(rootViewController: makePage())
          }
        }
      }
      //- App.swift
      class AppCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { \(start) }
        private func showLogin() { LoginCoordinator(style: .push(navigation)).start() }
        private func showHome() { HomeCoordinator(style: .present(navigation)).start() }
      }
      //- Login.swift
      class LoginCoordinator: FlowCoordinator {
        let style: Style
        var navigation: UINavigationController?
        init(style: Style) { self.style = style }
        func makePage() -> UIViewController { LoginViewController() }
      }
      class LoginViewController: UIViewController {}
      //- Home.swift
      class HomeCoordinator: FlowCoordinator {
        let style: Style
        var navigation: UINavigationController?
        init(style: Style) { self.style = style }
        func makePage() -> UIViewController { HomeViewController() }
        \(other)
      }
      class HomeViewController: UIViewController {}
      //- Scene.swift
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          AppCoordinator(navigation: UINavigationController()).start()
        }
      }
      """)
  }

  @Test(arguments: ["showLogin()\n showHome()", "showLogin()", ""])
  func `a style is known from who makes a flow, called or not`(start: String) {
    app(start: start, other: "").expect(
      """
      screen HomeCoordinator -> HomeViewController present initial
      screen LoginCoordinator -> LoginViewController push initial
      """, kind: "screen")
  }

  /// Each is named by the other's file, so that neither comes first by that.
  @Test(arguments: ["showLogin()\n showHome()", "showLogin()", ""])
  func `what a launched app makes comes first of those that name one another`(start: String) {
    app(
      start: start,
      other: "func isTop(of parent: AppCoordinator) -> Bool { parent.navigation.viewControllers.count > 1 }"
    ).expect(
      """
      screen HomeCoordinator -> HomeViewController present initial
      screen LoginCoordinator -> LoginViewController push initial
      """, kind: "screen")
  }
}
