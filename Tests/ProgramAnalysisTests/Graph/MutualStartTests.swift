import Testing

/// Coordinators of which each starts the other.
@Suite struct MutualStartTests {
  @Test func `each calls back the one that has started it`() {
    Fixture(
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
          children.append(pier)
          pier.start()
        }
      }
      protocol TidePushable: Coordinator {}
      extension TidePushable {
        func pushTide() {
          let tide = TideCoordinator(navigation: navigation)
          tide.delegate = self
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
        func start() { pushTide() }
        func end() { delegate?.didFinish(self) }
      }
      class TideCoordinator: PierPushable {
        let navigation: UINavigationController
        var children: [Coordinator] = []
        weak var delegate: FinishDelegate?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { pushPier() }
        func end() { delegate?.didFinish(self) }
      }
      """, protocols: ""
    ).expect(
      """
      delegate PierCoordinator -> PortCoordinator via delegate links delegate protocol FinishDelegate weak messages didFinish
      delegate PierCoordinator -> TideCoordinator via delegate links delegate protocol FinishDelegate weak messages didFinish
      delegate TideCoordinator -> PierCoordinator via delegate links delegate protocol FinishDelegate weak messages didFinish
      """, kind: "delegate")
  }
}
