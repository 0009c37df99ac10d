import GraphRules
import Testing

@Suite struct TooDeepTests {
  static let cases = RuleCase.list(
    """
    # three
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { 1️⃣CCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ CCoordinator stands 3 coordinators deep, more than 2: ACoordinator → BCoordinator → CCoordinator; start it from one nearer to the root
    # only the first of those that are too deep
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { 1️⃣CCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() { DCoordinator().start() } }
    final class DCoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ CCoordinator stands 3 coordinators deep, more than 2: ACoordinator → BCoordinator → CCoordinator; start it from one nearer to the root
    # on two ways of the same length, each of them
    final class ACoordinator: Coordinator { func start() { BCoordinator().start(); DCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { 1️⃣CCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() {} }
    final class DCoordinator: Coordinator { func start() { 2️⃣ECoordinator().start() } }
    final class ECoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ CCoordinator stands 3 coordinators deep, more than 2: ACoordinator → BCoordinator → CCoordinator; start it from one nearer to the root
    > 2️⃣ ECoordinator stands 3 coordinators deep, more than 2: ACoordinator → DCoordinator → ECoordinator; start it from one nearer to the root
    # two
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # a shorter way counts
    final class ACoordinator: Coordinator { func start() { BCoordinator().start(); CCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { CCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() {} }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # a circle has an end
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { ACoordinator().start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # without a root nothing is deep
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { CCoordinator().start() } }
    final class CCoordinator: Coordinator { func start() {} }
    # screens are not counted
    final class HomeViewController: UIViewController {}
    final class ACoordinator: Coordinator { func start() { BCoordinator().start() } }
    final class BCoordinator: Coordinator { func start() { UINavigationController().pushViewController(HomeViewController(), animated: true) } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = ACoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """)

  @Test(arguments: cases) func `speaks of coordinators more than two deep`(ruleCase: RuleCase) {
    expect(TooDeep(), ruleCase, limits: .example)
  }
}
