import Testing

/// Private functions: only the file calls them, so what it passes is all that they are passed.
@Suite struct PrivateFunctionTests {
  /// The helper's extension, and the screens that the helper is seen to show.
  @Test(arguments: [
    ("private extension CallCoordinator", ["ActiveViewController", "RingingViewController"]),
    ("fileprivate extension CallCoordinator", ["ActiveViewController", "RingingViewController"]),
    ("extension CallCoordinator", ["ActiveViewController", "BaseViewController", "RingingViewController"]),
  ])
  func `a helper of a private extension shows what it is handed`(owner: String, screens: [String]) {
    Fixture(
      """
      class BaseViewController: UIViewController {}
      func makePlainPage() -> BaseViewController { BaseViewController() }
      class ActiveViewController: BaseViewController {}
      class RingingViewController: BaseViewController {}
      class CallCoordinator: Coordinator {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func start() {}
        func call() { startCall(ActiveViewController()) }
        func ring() { startCall(RingingViewController()) }
      }
      \(owner) {
        func startCall(_ screen: BaseViewController) {
          host.present(UINavigationController(rootViewController: screen), animated: true)
        }
      }
      """
    ).expect(screens.map { "screen CallCoordinator -> \($0) present" }.joined(separator: "\n"), kind: "screen")
  }

  /// Two files may each have one of a name, whichever comes first.
  @Test(arguments: ["Account.swift", "Zoo.swift"])
  func `a private method of another file is not meant`(file: String) {
    Fixture(
      """
      //- \(file)
      private extension SignInCoordinator { func showMain() {} }
      //- SignIn.swift
      class SignInCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { showMain() }
      }
      private extension SignInCoordinator {
        func showMain() { navigation.pushViewController(MainViewController(), animated: true) }
      }
      class MainViewController: UIViewController {}
      """
    ).expect("screen SignInCoordinator -> MainViewController push initial")
  }
}
