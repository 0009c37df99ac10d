import Testing

/// Operators of the app's own, which are meant for operands of their types alone.
@Suite struct OperatorTests {
  @Test(arguments: [
    "struct Price { static func == (left: Price, right: Price) -> Bool { false } }",
    "struct Price {}\nfunc == (left: Price, right: Price) -> Bool { false }",
    "protocol Priced {}\nextension Priced { static func == (left: Self, right: Self) -> Bool { false } }",
    "",
  ])
  func `a comparison of cases is not what another type takes for equal`(operator: String) {
    Fixture(
      """
      \(`operator`)
      enum Route { case account, help }
      final class HomeViewController: UIViewController {
        weak var coordinator: HomeCoordinator?
        @objc func accountTapped() { coordinator?.open(.account) }
        @objc func helpTapped() { coordinator?.help() }
      }
      final class AccountViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      final class HomeCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.coordinator = self
          navigation.pushViewController(home, animated: true)
        }
        func help() { open(.help) }
        func open(_ route: Route) {
          let isHelp = route == .help
          if isHelp {
            1️⃣navigation.pushViewController(HelpViewController(), animated: true)
          } else {
            2️⃣navigation.present(AccountViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      flow HomeViewController -> AccountViewController open present by HomeCoordinator @2️⃣
      flow HomeViewController -> HelpViewController help push by HomeCoordinator @1️⃣
      """, kind: "flow")
  }
}
