import GraphRules
import Testing

@Suite struct ForbiddenEdgeRuleTests {
  static let cases = RuleCase.list(
    """
    # started
    final class CartCoordinator: Coordinator { func start() { 1️⃣ProfileCoordinator().start() } }
    final class ProfileCoordinator: Coordinator { func start() {} }
    > 1️⃣ CartCoordinator must have no edge of the kind child to ProfileCoordinator: the cart must not know profiles
    # kept
    final class CartCoordinator: Coordinator {
      var children: [Coordinator] = []
      func start() {
        let profile = ProfileEditCoordinator()
        1️⃣children.append(profile)
        profile.start()
      }
    }
    final class ProfileEditCoordinator: Coordinator { func start() {} }
    > 1️⃣ CartCoordinator must have no edge of the kind child to ProfileEditCoordinator: the cart must not know profiles
    # from each that the pattern matches
    final class CartCoordinator: Coordinator { func start() { 1️⃣ProfileCoordinator().start() } }
    final class CartItemCoordinator: Coordinator { func start() { 2️⃣ProfileCoordinator().start() } }
    final class ProfileCoordinator: Coordinator { func start() {} }
    > 1️⃣ CartCoordinator must have no edge of the kind child to ProfileCoordinator: the cart must not know profiles
    > 2️⃣ CartItemCoordinator must have no edge of the kind child to ProfileCoordinator: the cart must not know profiles
    # the other way round
    final class CartCoordinator: Coordinator { func start() {} }
    final class ProfileCoordinator: Coordinator { func start() { CartCoordinator().start() } }
    # another child
    final class CartCoordinator: Coordinator { func start() { HelpCoordinator().start() } }
    final class HelpCoordinator: Coordinator { func start() {} }
    # another kind of edge
    final class ProfileViewController: UIViewController {}
    final class CartCoordinator: Coordinator {
      func start() { UINavigationController().pushViewController(ProfileViewController(), animated: true) }
    }
    # a name that only begins alike
    final class CardCoordinator: Coordinator { func start() { ProfileCoordinator().start() } }
    final class ProfileCoordinator: Coordinator { func start() {} }
    # over another coordinator
    final class CartCoordinator: Coordinator { func start() { HelpCoordinator().start() } }
    final class HelpCoordinator: Coordinator { func start() { ProfileCoordinator().start() } }
    final class ProfileCoordinator: Coordinator { func start() {} }
    """)

  @Test(arguments: cases) func `speaks of edges that the configuration forbids`(ruleCase: RuleCase) {
    expect(ForbiddenEdgeRule(), ruleCase, limits: .example)
  }
}
