import Testing

/// View models that make the coordinator of their page themselves.
@Suite struct ViewModelsOwnCoordinatorTests {
  private func fixture(_ model: String, page: String, first: String = "") -> Fixture {
    Fixture(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(first) }
      }
      class AppCoordinator { func first() -> UIViewController { LoginViewController() } }
      class LoginCoordinator {
        weak var page: UIViewController?
        func showHelp() { page?.present(HelpViewController(), animated: true) }
      }
      class LoginViewModel {
        \(model)
        weak var page: LoginViewController?
        func help() { coordinator.page = page; coordinator.showHelp() }
      }
      class LoginViewController: UIViewController {
        \(page)
        override func viewDidLoad() { viewModel.page = self }
        @objc func tap() { viewModel.help() }
      }
      class HelpViewController: UIViewController {}
      """)
  }

  @Test(arguments: [
    ("let coordinator = LoginCoordinator()", "var viewModel = LoginViewModel()"),
    ("lazy var coordinator = LoginCoordinator()", "let viewModel = LoginViewModel()"),
    (
      "let coordinator: LoginCoordinator\n init(_ coordinator: LoginCoordinator = LoginCoordinator()) { self.coordinator = coordinator }",
      "let viewModel = LoginViewModel()"
    ),
  ])
  func `a page leads on by the coordinator of its view model`(model: String, page: String) {
    fixture(model, page: page, first: "window?.rootViewController = AppCoordinator().first()").expect(
      """
      root SceneDelegate -> AppCoordinator
      screen AppCoordinator -> LoginViewController root
      screen LoginCoordinator -> HelpViewController present
      flow LoginViewController -> HelpViewController showHelp present by LoginCoordinator
      """)
  }

  @Test func `where no coordinator shows the page its view model begins the flow`() {
    fixture(
      "let coordinator = LoginCoordinator()", page: "let viewModel = LoginViewModel()",
      first: "window?.rootViewController = LoginViewController()"
    ).expect("root LoginViewModel -> LoginCoordinator retained", kind: "root")
  }

  /// As what bridges to code without coordinators does.
  @Test func `a presenter that starts the coordinator it makes begins the flow`() {
    Fixture(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let app = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { app.start() }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
      }
      class TermsCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([TermsViewController()], animated: false) }
      }
      class TermsPresenter {
        let coordinator = TermsCoordinator()
        func present(from page: UIViewController) {
          coordinator.start()
          page.present(coordinator.navigation, animated: true)
        }
      }
      class HomeViewController: UIViewController {
        let terms = TermsPresenter()
        @objc func tap() { terms.present(from: self) }
      }
      class TermsViewController: UIViewController {}
      """
    ).expect(
      """
      root SceneDelegate -> AppCoordinator retained
      root TermsPresenter -> TermsCoordinator retained
      """, kind: "root")
  }
}
