import Testing

@Suite struct GameplayKitTests {
  /// What a state does when its machine enters it, it does for the coordinator that has the machine.
  @Test(arguments: [
    ("GKStateMachine", ""),
    (
      "Machine",
      """
      class Machine: GKStateMachine {
        let name: String
        init(name: String = "", states: [GKState]) {
          self.name = name
          super.init(states: states)
        }
      }
      """
    ),
  ])
  func `the states of a coordinator's machine act for it`(machine: String, declaration: String) {
    Fixture(
      """
      import GameplayKit
      \(declaration)
      class HarborCoordinator: Coordinator, HarborDelegate {
        let navigation = UINavigationController()
        let machine = \(machine)(states: [PierState(), SeaState(), IdleState()])
        func start() {
          let harbor = HarborViewController()
          harbor.delegate = self
          navigation.setViewControllers([harbor], animated: false)
          machine.enter(PierState.self)
        }
        func sail() {
          guard let state = machine.state(forClass: SeaState.self) else { return }
          state.ship = "Ship"
          machine.enter(SeaState.self)
        }
        func rest() { machine.enter(IdleState.self) }
      }
      protocol HarborDelegate: AnyObject { func sail(); func rest() }
      class HarborViewController: UIViewController {
        weak var delegate: HarborDelegate?
        @objc func tap() { delegate?.sail() }
        @objc func wait() { delegate?.rest() }
      }
      class PierState: GKState {
        var coordinator: PierCoordinator?
        override func didEnter(from previousState: GKState?) {
          let pier = PierCoordinator()
          coordinator = pier
          pier.start()
        }
      }
      class SeaState: GKState {
        var ship: String?
        override func didEnter(from previousState: GKState?) {
          guard ship != nil else { return }
          SeaCoordinator().start()
        }
      }
      class IdleState: GKState {}
      class PierCoordinator: Coordinator { func start() {} }
      class SeaCoordinator: Coordinator { func start() {} }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let harbor = HarborCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { harbor.start() }
      }
      """
    ).expect(
      """
      root SceneDelegate -> HarborCoordinator retained
      child HarborCoordinator -> PierCoordinator property started
      child HarborCoordinator -> SeaCoordinator none started
      delegate HarborViewController -> HarborCoordinator via delegate links delegate protocol HarborDelegate weak messages rest,sail
      screen HarborCoordinator -> HarborViewController root initial
      flow HarborViewController -> SeaCoordinator sail start by HarborCoordinator
      """)
  }
}
