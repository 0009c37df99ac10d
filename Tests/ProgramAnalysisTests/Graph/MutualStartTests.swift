import Testing

/// Coordinators of which each starts the other.
@Suite struct MutualStartTests {
  @Test(arguments: [false, true])
  func `each calls back the one that has started it`(hasParent: Bool) {
    let fixture = Fixture(
      """
      protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
      protocol Coordinator: AnyObject, FinishDelegate {
        var navigation: UINavigationController { get }
        var children: [Coordinator] { get set }
        func start()
      }
      extension Coordinator { func didFinish(_ child: Coordinator) { children.removeAll { $0 === child } } }
      protocol PierPushable: Coordinator {}
      extension PierPushable {
        func pushPier() {
          let pier = PierCoordinator(navigation: navigation)
          pier.delegate = self
          \(hasParent ? "pier.parent = self" : "")
          children.append(pier)
          pier.start()
        }
      }
      protocol TidePushable: Coordinator {}
      extension TidePushable {
        func pushTide() {
          let tide = TideCoordinator(navigation: navigation)
          tide.delegate = self
          \(hasParent ? "tide.parent = self" : "")
          children.append(tide)
          tide.start()
        }
      }
      class PortCoordinator: PierPushable {
        let navigation = UINavigationController()
        var children: [Coordinator] = []
        func start() { pushPier() }
      }
      class PierCoordinator: TidePushable {
        let navigation: UINavigationController
        var children: [Coordinator] = []
        weak var delegate: FinishDelegate?
        init(navigation: UINavigationController) { self.navigation = navigation }
        \(hasParent ? "weak var parent: Coordinator?" : "")
        func start() { pushTide() }
        func end() { delegate?.didFinish(self) }
      }
      class TideCoordinator: PierPushable {
        let navigation: UINavigationController
        var children: [Coordinator] = []
        weak var delegate: FinishDelegate?
        \(hasParent ? "weak var parent: Coordinator?" : "")
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { pushPier() }
        func end() { delegate?.didFinish(self) }
      }
      """, protocols: "")
    let pairs = [
      ("PierCoordinator", "PortCoordinator"), ("PierCoordinator", "TideCoordinator"),
      ("TideCoordinator", "PierCoordinator"),
    ]
    let wires = pairs.flatMap { from, to in
      ["delegate \(from) -> \(to) via delegate links delegate protocol FinishDelegate weak messages didFinish"]
        + (hasParent ? ["delegate \(from) -> \(to) via parent links parent protocol Coordinator weak"] : [])
    }
    fixture.expect(wires.joined(separator: "\n"), kind: "delegate")
  }
}
