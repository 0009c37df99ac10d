import GraphRules
import Testing

@Suite struct OrphanCoordinatorTests {
  static let cases = RuleCase.list(
    """
    # never named
    final class 1️⃣HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() {  } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ nobody makes HelpCoordinator; start it from another coordinator, or delete it
    # named as a type only
    final class 1️⃣HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { var help: HelpCoordinator?; func start() { help?.start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ nobody makes HelpCoordinator; start it from another coordinator, or delete it
    # made by nobody but itself
    final class 1️⃣HelpCoordinator: Coordinator {
      static func make() -> HelpCoordinator { HelpCoordinator() }
      func start() {}
    }
    final class AppCoordinator: Coordinator { func start() {  } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    > 1️⃣ nobody makes HelpCoordinator; start it from another coordinator, or delete it
    # named in code that was not followed
    final class 1️⃣HelpCoordinator: Coordinator { func start() {} }
    let makers: [Any] = [HelpCoordinator.self]
    final class AppCoordinator: Coordinator { func start() {  } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    ? 1️⃣ nobody makes HelpCoordinator; start it from another coordinator, or delete it
    # made and started
    final class HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() { HelpCoordinator().start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # made by a static factory
    final class HelpCoordinator: Coordinator {
      static func make() -> HelpCoordinator { HelpCoordinator() }
      func start() {}
    }
    final class AppCoordinator: Coordinator { func start() { HelpCoordinator.make().start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # a base class
    class BaseCoordinator: Coordinator { func start() {} }
    final class HelpCoordinator: BaseCoordinator {}
    final class AppCoordinator: Coordinator { func start() { HelpCoordinator().start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # made by its type
    final class HelpCoordinator: Coordinator { required init() {}; func start() {} }
    final class AppCoordinator: Coordinator { func open<C: HelpCoordinator>(_ type: C.Type) { type.init().start() }; func start() { open(HelpCoordinator.self) } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # made by implicit member
    final class HelpCoordinator: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() { let help: HelpCoordinator = .init(); help.start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # made by Objective-C
    @objc final class HelpCoordinator: NSObject, Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() {  } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    # generic
    final class HelpCoordinator<Item>: Coordinator { func start() {} }
    final class AppCoordinator: Coordinator { func start() { HelpCoordinator<Int>().start() } }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = AppCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
    }
    """)

  @Test(arguments: cases) func `speaks of coordinators that nobody makes`(ruleCase: RuleCase) {
    expect(OrphanCoordinator(), ruleCase)
  }
}
