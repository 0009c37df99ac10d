import Testing

/// Which classes with a stream stand between many and their coordinator, and which act for themselves.
@Suite struct SharedEmitterTests {
  /// A page's own object speaks for that page, whether or not it can be called an emitter by its members.
  @Test func `what one page alone holds sends for itself`() {
    Fixture(
      """
      import Combine
      final class PierInteractor {
        let selected = PassthroughSubject<String, Never>()
        func select(_ boat: String) { selected.send(boat) }
      }
      final class PierController: UIViewController {
        private let interactor: PierInteractor
        init(interactor: PierInteractor) { self.interactor = interactor; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { interactor.select("") }
      }
      final class SeaController: UIViewController {}
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var cancellables: Set<AnyCancellable> = []
        func start() {
          let interactor = PierInteractor()
          interactor.selected.sink { [weak self] _ in self?.showSea() }.store(in: &cancellables)
          navigation.setViewControllers([PierController(interactor: interactor)], animated: false)
        }
        private func showSea() { navigation.pushViewController(SeaController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate PierInteractor -> PierCoordinator via publisher links selected messages selected
      screen PierCoordinator -> PierController root
      screen PierCoordinator -> SeaController push
      flow PierController -> SeaController selected push by PierCoordinator
      """)
  }

  /// A coordinator need not keep the emitter that it makes.
  @Test func `an emitter in a variable is one`() {
    Fixture(
      """
      import Combine
      enum Step { case sea }
      final class StepEmitter {
        private let steps = PassthroughSubject<Step, Never>()
        var publisher: AnyPublisher<Step, Never> { steps.eraseToAnyPublisher() }
        func emit(_ step: Step) { steps.send(step) }
      }
      final class PierViewModel {
        private let emitter: StepEmitter
        init(emitter: StepEmitter) { self.emitter = emitter }
        func open() { emitter.emit(.sea) }
      }
      final class PierController: UIViewController {
        private let model: PierViewModel
        init(model: PierViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.open() }
      }
      final class SeaController: UIViewController {}
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var cancellables: Set<AnyCancellable> = []
        func start() {
          let emitter = StepEmitter()
          emitter.publisher.sink { [weak self] step in self?.go(step) }.store(in: &cancellables)
          navigation.setViewControllers([PierController(model: PierViewModel(emitter: emitter))], animated: false)
        }
        private func go(_ step: Step) {
          switch step { case .sea: navigation.pushViewController(SeaController(), animated: true) }
        }
      }
      """
    ).expect(
      """
      delegate PierViewModel -> PierCoordinator via publisher links emitter messages emitter.sea
      flow PierController -> SeaController emitter.sea push by PierCoordinator
      screen PierCoordinator -> PierController root
      screen PierCoordinator -> SeaController push
      """)
  }

  /// Each method sends to its own stream: who calls the other has nothing to do with this one's listeners.
  @Test func `an emitter of several streams sends to each by its own method`() {
    Fixture(
      """
      import Combine
      final class PortEvents {
        let boats = PassthroughSubject<String, Never>()
        let crews = PassthroughSubject<String, Never>()
        func boat(_ name: String) { boats.send(name) }
        func crew(_ name: String) { crews.send(name) }
      }
      final class PierController: UIViewController {
        let events: PortEvents
        init(events: PortEvents) { self.events = events; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { events.boat("") }
      }
      final class QuayController: UIViewController {
        let events: PortEvents
        init(events: PortEvents) { self.events = events; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { events.crew("") }
      }
      final class BoatController: UIViewController {}
      final class CrewController: UIViewController {}
      final class PortCoordinator: Coordinator {
        let navigation = UINavigationController()
        let events = PortEvents()
        private var cancellables: Set<AnyCancellable> = []
        func start() {
          events.boats.sink { [weak self] _ in self?.showBoat() }.store(in: &cancellables)
          events.crews.sink { [weak self] _ in self?.showCrew() }.store(in: &cancellables)
          let tabs = UITabBarController()
          tabs.viewControllers = [PierController(events: events), QuayController(events: events)]
          navigation.setViewControllers([tabs], animated: false)
        }
        private func showBoat() { navigation.pushViewController(BoatController(), animated: true) }
        private func showCrew() { navigation.present(CrewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate PierController -> PortCoordinator via publisher links boats messages boats
      delegate QuayController -> PortCoordinator via publisher links crews messages crews
      flow PierController -> BoatController boats push by PortCoordinator
      flow QuayController -> CrewController crews present by PortCoordinator
      screen PortCoordinator -> BoatController push
      screen PortCoordinator -> CrewController present
      screen PortCoordinator -> PierController tab
      screen PortCoordinator -> QuayController tab
      """)
  }
}
