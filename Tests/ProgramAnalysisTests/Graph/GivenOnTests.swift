import Testing

/// What a coordinator gives on to what it makes for its page: the coordinator that it was given itself.
@Suite struct GivenOnTests {
  /// - Parameter keeping: what else may have the object of the page.
  private func fixture(keeping: String = "") -> Fixture {
    Fixture(
      """
      //- PierLogic.swift
      protocol PierLogicProtocol { func leave() }
      struct PierLogic: PierLogicProtocol {
        var coordinator: PortCoordinator?
        init(coordinator: PortCoordinator) { self.coordinator = coordinator }
        func leave() { coordinator?.showSea() }
      }
      //- Logics.swift
      struct Logics {
        static func makePier(coordinator: PortCoordinator) -> PierLogicProtocol { return PierLogic(coordinator: coordinator) }
      }
      //- PierController.swift
      import UIKit
      class PierController: UIViewController {
        let logic: PierLogicProtocol
        init(logic: PierLogicProtocol) { self.logic = logic; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { logic.leave() }
      }
      //- Register.swift
      final class Register {
        var last: PierLogicProtocol?
      }
      //- Coordinators.swift
      import UIKit
      class PierCoordinator: Coordinator {
        let navigation: UINavigationController
        let coordinator: PortCoordinator
        let register = Register()
        init(navigation: UINavigationController, coordinator: PortCoordinator) {
          self.navigation = navigation
          self.coordinator = coordinator
        }
        func start() {
          let logic = Logics.makePier(coordinator: coordinator)
          \(keeping)
          navigation.pushViewController(PierController(logic: logic), animated: true)
        }
      }
      class SeaCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(SeaController(), animated: true) }
      }
      class SeaController: UIViewController {}
      class PortCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let pier = PierCoordinator(navigation: navigation, coordinator: self)
          pier.start()
        }
        func showSea() {
          let sea = SeaCoordinator(navigation: navigation)
          sea.start()
        }
      }
      """)
  }

  @Test func `a page's own object calls back whom its coordinator was given`() {
    fixture().expect(
      """
      child PortCoordinator -> PierCoordinator none started
      child PortCoordinator -> SeaCoordinator none started
      delegate PierCoordinator -> PortCoordinator via parent links coordinator strong
      delegate PierLogic -> PortCoordinator via delegate links coordinator strong messages showSea
      flow PierController -> SeaCoordinator showSea start by PortCoordinator
      screen PierCoordinator -> PierController push
      screen SeaCoordinator -> SeaController push
      """)
  }

  /// What somebody beside the page has is a service.
  @Test func `what is shared calls back nobody`() {
    fixture(keeping: "register.last = logic").expect(
      "delegate PierCoordinator -> PortCoordinator via parent links coordinator strong", kind: "delegate")
  }
}
