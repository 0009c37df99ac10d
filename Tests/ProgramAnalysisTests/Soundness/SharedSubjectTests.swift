import Testing

/// Flows through subjects that many send to and many listen to.
@Suite struct SharedSubjectTests {
  @Test(
    .disabled("Where a value came from does not decide who hears it yet."),
    arguments: FixtureCase.list(
      """
      # events.opened
            if case .opened = event { self?.showDetail() }
      > events.send
      # events.opened
            switch event {
            case .opened: self?.showDetail()
            case .searched: break
            }
      > events.send
      # events.opened
            guard case .opened = event else { return }
            self?.showDetail()
      > events.send
      # events.opened
            if case .opened = event { self?.showDetail() }
      > post
      """))
  func `what is sent through a shared subject reaches who listens for its case`(way: FixtureCase) {
    Fixture(
      """
      final class EventBus {
        let events = PassthroughSubject<Event, Never>()
        func post(_ event: Event) { events.send(event) }
      }
      enum Event {
        case opened(Int)
        case searched(String)
      }
      class FeedViewModel {
        let bus: EventBus
        init(bus: EventBus) { self.bus = bus }
        func selected() { bus.\(way.outcome)(.opened(1)) }
      }
      class SearchViewModel {
        let bus: EventBus
        init(bus: EventBus) { self.bus = bus }
        func searched() { bus.\(way.outcome)(.searched("a")) }
      }
      class FeedViewController: UIViewController {
        let model: FeedViewModel
        init(model: FeedViewModel) { self.model = model }
        func tapped() { model.selected() }
      }
      class SearchViewController: UIViewController {
        let model: SearchViewModel
        init(model: SearchViewModel) { self.model = model }
        func tapped() { model.searched() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bus: EventBus
        var bag: Set<AnyCancellable> = []
        init(bus: EventBus) { self.bus = bus }
        func start() {
          bus.events.sink { [weak self] event in
            \(way.code)
          }.store(in: &bag)
          navigation.pushViewController(FeedViewController(model: FeedViewModel(bus: bus)), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bus: EventBus
        var bag: Set<AnyCancellable> = []
        init(bus: EventBus) { self.bus = bus }
        func start() {
          bus.events.sink { [weak self] event in
            if case .searched = event { self?.showResult() }
          }.store(in: &bag)
          navigation.pushViewController(SearchViewController(model: SearchViewModel(bus: bus)), animated: true)
        }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let bus = EventBus()
        var children: [Coordinator] = []
        func start() {
          children = [FeedCoordinator(bus: bus), SearchCoordinator(bus: bus)]
          children.forEach { $0.start() }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController \(way.name) push by FeedCoordinator
      flow SearchViewController -> ResultViewController events.searched present by SearchCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Where a value came from does not decide who hears it yet."))
  func `a handler that takes every case of a shared subject takes those of all senders`() {
    Fixture(
      """
      final class EventBus {
        let events = PassthroughSubject<Event, Never>()
        func post(_ event: Event) { events.send(event) }
      }
      enum Event {
        case opened(Int)
        case searched(String)
      }
      class FeedViewModel {
        let bus: EventBus
        init(bus: EventBus) { self.bus = bus }
        func selected() { bus.events.send(.opened(1)) }
      }
      class SearchViewModel {
        let bus: EventBus
        init(bus: EventBus) { self.bus = bus }
        func searched() { bus.events.send(.searched("a")) }
      }
      class FeedViewController: UIViewController {
        let model: FeedViewModel
        init(model: FeedViewModel) { self.model = model }
        func tapped() { model.selected() }
      }
      class SearchViewController: UIViewController {
        let model: SearchViewModel
        init(model: SearchViewModel) { self.model = model }
        func tapped() { model.searched() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bus: EventBus
        var bag: Set<AnyCancellable> = []
        init(bus: EventBus) { self.bus = bus }
        func start() {
          bus.events.sink { [weak self] event in
            self?.showDetail()
          }.store(in: &bag)
          navigation.pushViewController(FeedViewController(model: FeedViewModel(bus: bus)), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bus: EventBus
        var bag: Set<AnyCancellable> = []
        init(bus: EventBus) { self.bus = bus }
        func start() {
          bus.events.sink { [weak self] event in
            self?.showResult()
          }.store(in: &bag)
          navigation.pushViewController(SearchViewController(model: SearchViewModel(bus: bus)), animated: true)
        }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let bus = EventBus()
        var children: [Coordinator] = []
        func start() {
          children = [FeedCoordinator(bus: bus), SearchCoordinator(bus: bus)]
          children.forEach { $0.start() }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController events.opened push by FeedCoordinator
      flow FeedViewController -> ResultViewController events.opened present by SearchCoordinator
      flow SearchViewController -> DetailViewController events.searched push by FeedCoordinator
      flow SearchViewController -> ResultViewController events.searched present by SearchCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Where a value came from does not decide who hears it yet."))
  func `a subject that two screens are bound to leads to their own coordinators`() {
    Fixture(
      """
      struct Output {
        let selection: PassthroughSubject<Int, Never>
      }
      class FeedViewController: UIViewController {
        let output: Output
        init(output: Output) { self.output = output }
        func tapped() { output.selection.send(1) }
      }
      class SearchViewController: UIViewController {
        let output: Output
        init(output: Output) { self.output = output }
        func tapped() { output.selection.send(1) }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      func makeOutput() -> Output { Output(selection: PassthroughSubject()) }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let output = makeOutput()
          output.selection.sink { [weak self] _ in self?.showDetail() }.store(in: &bag)
          navigation.pushViewController(FeedViewController(output: output), animated: true)
        }
        func search() {
          let output = makeOutput()
          output.selection.sink { [weak self] _ in self?.showResult() }.store(in: &bag)
          navigation.pushViewController(SearchViewController(output: output), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController selection push by AppCoordinator
      flow SearchViewController -> ResultViewController selection present by AppCoordinator
      """, kind: "flow")
  }
}
