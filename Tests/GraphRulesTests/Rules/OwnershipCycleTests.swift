import GraphRules
import Testing

@Suite struct OwnershipCycleTests {
  static let cases = RuleCase.list(
    """
    # two
    final class UserCoordinator: Coordinator {
      func start() {}
      func showPost() { 1️⃣PostCoordinator().start() }
    }
    final class PostCoordinator: Coordinator { func start() { 2️⃣UserCoordinator().start() } }
    > 2️⃣ coordinators start each other in a circle: PostCoordinator → UserCoordinator → PostCoordinator
    # three
    final class ACoordinator: Coordinator { var child: Coordinator?; func start() { 1️⃣child = BCoordinator(); child?.start() } }
    final class BCoordinator: Coordinator { var child: Coordinator?; func start() { child = CCoordinator(); child?.start() } }
    final class CCoordinator: Coordinator { var child: Coordinator?; func start() { child = ACoordinator(); child?.start() } }
    > 1️⃣ coordinators start each other in a circle: ACoordinator → BCoordinator → CCoordinator → ACoordinator
    # two circles
    final class ACoordinator: Coordinator { func start() { 1️⃣BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { ACoordinator().start() } }
    final class CCoordinator: Coordinator { func start() { 2️⃣DCoordinator().start() } }
    final class DCoordinator: Coordinator { func start() { CCoordinator().start() } }
    > 1️⃣ coordinators start each other in a circle: ACoordinator → BCoordinator → ACoordinator
    > 2️⃣ coordinators start each other in a circle: CCoordinator → DCoordinator → CCoordinator
    # a tree
    final class ACoordinator: Coordinator { func start() { BCoordinator().start(); CCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() {} }
    final class CCoordinator: Coordinator { func start() {} }
    # one child of two parents
    final class ACoordinator: Coordinator { func start() { BCoordinator().start(); CCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { DCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() { DCoordinator().start() } }
    final class DCoordinator: Coordinator { func start() {} }
    # a folder in a folder
    final class FolderCoordinator: Coordinator {
      func start() {}
      func open() { FolderCoordinator().start() }
    }
    # a child that calls its parent back
    final class ACoordinator: Coordinator {
      func start() { let child = BCoordinator(); child.parent = self; child.start() }
      func back() {}
    }
    final class BCoordinator: Coordinator { weak var parent: ACoordinator?; func start() { parent?.back() } }
    # a parent that starts again itself
    final class ACoordinator: Coordinator {
      func start() { let child = BCoordinator(); child.parent = self; child.start() }
    }
    final class BCoordinator: Coordinator { weak var parent: ACoordinator?; func start() {}; func again() { parent?.start() } }
    """)

  @Test(arguments: cases) func `speaks of coordinators that start each other`(ruleCase: RuleCase) {
    expect(OwnershipCycle(), ruleCase)
  }
}
