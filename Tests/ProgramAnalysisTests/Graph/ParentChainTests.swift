import Testing

/// Coordinators that go up the chain of their parents.
@Suite struct ParentChainTests {
  private static func app(tide: String = "self.parent = parent", leave: String = "") -> Fixture {
    Fixture(
      """
      protocol Coordinator: AnyObject {
        var children: [Coordinator] { get set }
        var parent: Coordinator? { get set }
        func start()
      }
      extension Coordinator {
        var root: Coordinator { if let parent = parent { return parent.root } else { return self } }
        func addToRoot(_ child: Coordinator) {
          if let parent = parent {
            parent.addToRoot(child)
          } else {
            add(child)
          }
        }
        func add(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      class HarborCoordinator: Coordinator {
        var children: [Coordinator] = []
        var parent: Coordinator?
        init(parent: Coordinator?) { self.parent = parent }
        func start() { add(PierCoordinator(parent: self)) }
      }
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        var parent: Coordinator?
        init(parent: Coordinator?) { self.parent = parent }
        func start() { navigation.pushViewController(PierViewController(coordinator: self), animated: false) }
        func openTide() { add(TideCoordinator(parent: self)) }
      }
      class TideCoordinator: Coordinator {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        var parent: Coordinator?
        init(parent: Coordinator?) { \(tide) }
        func start() { navigation.pushViewController(TideViewController(coordinator: self), animated: false) }
        func openCrew() {
          \(leave)
          addToRoot(CrewCoordinator(parent: root))
        }
      }
      class PierViewController: UIViewController {
        unowned let coordinator: PierCoordinator
        init(coordinator: PierCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        func didTap() { coordinator.openTide() }
      }
      class TideViewController: UIViewController {
        unowned let coordinator: TideCoordinator
        init(coordinator: TideCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        func didTap() { coordinator.openCrew() }
      }
      class CrewCoordinator: Coordinator {
        var children: [Coordinator] = []
        var parent: Coordinator?
        init(parent: Coordinator?) { self.parent = parent }
        func start() { }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = HarborCoordinator(parent: nil)
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      """, protocols: "")
  }

  @Test func `it ends at the one without a parent`() {
    Self.app().expect(
      """
      child HarborCoordinator -> CrewCoordinator collection started
      child HarborCoordinator -> PierCoordinator collection started
      child PierCoordinator -> TideCoordinator collection started
      """, kind: "child")
  }

  @Test(arguments: [
    ("if isNested { self.parent = parent }", "", true), ("self.parent = parent", "parent = nil", true),
    ("self.parent = nil", "", false),
  ])
  func `one that may have none may be the end`(tide: String, leave: String, mayHaveParent: Bool) {
    Self.app(tide: tide, leave: leave).expect(
      """
      \(mayHaveParent ? "child HarborCoordinator -> CrewCoordinator collection started" : "")
      child HarborCoordinator -> PierCoordinator collection started
      child PierCoordinator -> TideCoordinator collection started
      child TideCoordinator -> CrewCoordinator collection started
      """, kind: "child")
  }

  @Test(arguments: [
    (
      "show(above: parent)",
      "func show(above parent: Coordinator?) { if let parent = parent { parent.start() } else { openHelp() } }"
    ),
    (
      "openHelp(from: self)",
      "func openHelp(from tide: TideCoordinator?) { if let parent = tide?.parent { parent.start() } else { openHelp() } }"
    ),
  ])
  func `another's parent may be missing`(start: String, functions: String) {
    Fixture(
      """
      class HelpCoordinator: Coordinator { func start() {} }
      class HarborCoordinator: Coordinator {
        var child: Coordinator?
        func start() {
          child = TideCoordinator(parent: self)
          child?.start()
        }
      }
      class TideCoordinator: Coordinator {
        var parent: Coordinator?
        var child: Coordinator?
        init(parent: Coordinator?) { self.parent = parent }
        func start() { \(start) }
        \(functions)
        func openHelp() {
          child = HelpCoordinator()
          child?.start()
        }
      }
      """
    ).expect(
      """
      child HarborCoordinator -> TideCoordinator property started
      child TideCoordinator -> HelpCoordinator property started
      """, kind: "child")
  }
}
