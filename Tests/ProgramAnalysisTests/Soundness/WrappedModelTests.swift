import Testing

/// What stands in another object and still acts itself: it is neither a value nor a mere envelope.
@Suite struct WrappedModelTests {
  /// The model of a container is no value that a page is made with, whatever it keeps.
  @Test(arguments: [
    (
      "let done = PassthroughSubject<Void, Never>()", "model.done.send(())",
      "let model = StepsModel(); model.done.sink { [weak self] in self?.showEnd() }.store(in: &cancellables)",
      "publisher links done"
    ),
    (
      "let actions: StepsActions; init(actions: StepsActions) { self.actions = actions }", "model.actions.done()",
      "let model = StepsModel(actions: StepsActions(done: { [weak self] in self?.showEnd() }))",
      "closure links actions strong"
    ),
  ])
  func `a container's model is no value`(members: String, act: String, make: String, link: String) {
    Fixture(
      """
      import Combine
      struct StepsActions { var done: () -> Void }
      final class StepsModel { \(members) }
      final class StepController: UIViewController {}
      final class EndController: UIViewController {}
      final class StepsContainer: UINavigationController {
        let model: StepsModel
        init(root: UIViewController, model: StepsModel) { self.model = model; super.init(rootViewController: root) }
        @objc func close() { \(act) }
      }
      final class StepsCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var cancellables: Set<AnyCancellable> = []
        func start() {
          \(make)
          navigation.present(StepsContainer(root: StepController(), model: model), animated: true)
        }
        private func showEnd() { navigation.pushViewController(EndController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate StepsModel -> StepsCoordinator via \(link)
      flow StepsContainer -> EndController done push by StepsCoordinator
      screen StepsCoordinator -> EndController push
      screen StepsCoordinator -> StepsContainer present
      """)
  }

  /// What gives itself back after it acted did act.
  @Test func `a structure that tells its coordinator is its page's logic`() {
    Fixture(
      """
      struct PierLogic {
        let coordinator: PierCoordinator
        func open() -> PierLogic { coordinator.showSea(); return self }
      }
      final class PierController: UIViewController {
        var logic: PierLogic
        init(logic: PierLogic) { self.logic = logic; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { logic = logic.open() }
      }
      final class SeaController: UIViewController {}
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([PierController(logic: PierLogic(coordinator: self))], animated: false) }
        func showSea() { navigation.pushViewController(SeaController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate PierLogic -> PierCoordinator via delegate links coordinator strong messages showSea
      flow PierController -> SeaController showSea push by PierCoordinator
      screen PierCoordinator -> PierController root
      screen PierCoordinator -> SeaController push
      """)
  }
}
