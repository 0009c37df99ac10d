import Testing

/// Static members of which the app's source has no declaration, because a package adds them.
@Suite struct UndeclaredMemberTests {
  private static func app(_ statements: String) -> Fixture {
    Fixture(
      """
      import NibKit
      class PierModel {
        weak var coordinator: AppCoordinator?
        func tap() { coordinator?.openTide() }
      }
      class PierViewController: UIViewController { var model: PierModel? }
      class TideViewController: UIViewController {}
      struct Chart { static let empty = 0 }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          \(statements)
        }
        func openTide() { navigation.pushViewController(TideViewController.fromNib(), animated: true) }
      }
      """)
  }

  @Test func `what a class of screens gives by one is a screen of that class`() {
    Self.app(
      """
      let pier = PierViewController.fromNib()
      let model = PierModel()
      model.coordinator = self
      pier.model = model
      navigation.viewControllers = [pier]
      """
    ).expect(
      """
      delegate PierModel -> AppCoordinator via delegate links coordinator weak messages openTide
      flow PierViewController -> TideViewController openTide push by AppCoordinator
      screen AppCoordinator -> PierViewController root initial
      screen AppCoordinator -> TideViewController push
      """)
  }

  @Test func `one of a library's type shows what it is handed, as its name says`() {
    Self.app("UIApplication.switchRoot(to: PierViewController())").expect(
      """
      screen AppCoordinator -> PierViewController root initial likely
      screen AppCoordinator -> TideViewController push
      """, kind: "screen")
  }

  @Test(arguments: ["UIApplication.log(PierViewController())", "let chart = Chart.make()\nnavigation.present(chart)"])
  func `one that says nothing of the kind shows nothing`(statements: String) {
    Self.app(statements).expect("screen AppCoordinator -> TideViewController push", kind: "screen")
  }
}
