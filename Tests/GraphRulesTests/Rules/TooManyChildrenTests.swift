import GraphRules
import Testing

@Suite struct TooManyChildrenTests {
  static let cases = RuleCase.list(
    """
    # three
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListCoordinator: Coordinator { func start() {} }
    final class 1️⃣AppCoordinator: Coordinator {
      func start() { CartCoordinator().start(); HelpCoordinator().start(); ListCoordinator().start() }
    }
    > 1️⃣ AppCoordinator has 3 children, more than 2; move flows that belong together to a coordinator of their own
    # kept in different ways
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListCoordinator: Coordinator { func start() {} }
    final class 1️⃣AppCoordinator: Coordinator {
      let cart = CartCoordinator()
      var children: [Coordinator] = []
      func start() {
        cart.start()
        children.append(HelpCoordinator())
        children.append(ListCoordinator())
        children.forEach { $0.start() }
      }
    }
    > 1️⃣ AppCoordinator has 3 children, more than 2; move flows that belong together to a coordinator of their own
    # four
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListCoordinator: Coordinator { func start() {} }
    final class MenuCoordinator: Coordinator { func start() {} }
    final class 1️⃣AppCoordinator: Coordinator {
      func start() { CartCoordinator().start(); HelpCoordinator().start(); ListCoordinator().start(); MenuCoordinator().start() }
    }
    > 1️⃣ AppCoordinator has 4 children, more than 2; move flows that belong together to a coordinator of their own
    # two
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() { CartCoordinator().start(); HelpCoordinator().start() } }
    # one of them twice
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator {
      func start() { CartCoordinator().start(); HelpCoordinator().start() }
      func again() { CartCoordinator().start() }
    }
    # grandchildren
    final class CartCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: Coordinator { func start() {} }
    final class ListCoordinator: Coordinator { func start() { HelpCoordinator().start() } }
    final class AppCoordinator: Coordinator { func start() { CartCoordinator().start(); ListCoordinator().start() } }
    # screens
    final class AViewController: UIViewController {}
    final class BViewController: UIViewController {}
    final class CViewController: UIViewController {}
    final class AppCoordinator: Coordinator {
      let navigationController = UINavigationController()
      func start() {
        navigationController.pushViewController(AViewController(), animated: true)
        navigationController.pushViewController(BViewController(), animated: true)
        navigationController.pushViewController(CViewController(), animated: true)
      }
    }
    # none
    final class AppCoordinator: Coordinator { func start() {} }
    """)

  @Test(arguments: cases) func `speaks of coordinators with more children than two`(ruleCase: RuleCase) {
    expect(TooManyChildren(), ruleCase, limits: .example)
  }
}
