import Testing

@Suite struct CombineTests {
  /// Ways to listen to a view model's publisher.
  @Test(arguments: [
    "model.events.sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "model.events.receive(on: DispatchQueue.main).sink(receiveValue: { [weak self] _ in self?.showDetail() })",
    "model.events.sink(receiveCompletion: { _ in }, receiveValue: { [weak self] _ in self?.showDetail() })",
    "model.events.handleEvents(receiveOutput: { [weak self] _ in self?.showDetail() }).sink { _ in }",
    "model.events.flatMap { event in Future { $0(.success(event)) } }.sink { [weak self] _ in self?.showDetail() }",
    "model.events.flatMap { _ in self.showFuture() }.sink { _ in }.store(in: &bag)",
    "model.events.flatMap { _ in self.showFuture() }.map { $0 }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })",
    "Publishers.Merge(model.events, Just(1)).sink { [weak self] _ in self?.showDetail() }",
    "model.events.merge(with: Just(1)).map { $0 }.sink { [weak self] _ in self?.showDetail() }",
    "Publishers.MergeMany([model.events]).eraseToAnyPublisher().sink { [weak self] _ in self?.showDetail() }",
    "model.events\(String(repeating: ".map { $0 + 1 }.merge(with: Just(1))", count: 12)).sink { [weak self] _ in self?.showDetail() }",
  ])
  func `what a view model publishes reaches its coordinator`(statement: String) {
    Fixture(
      """
      import Combine
      class ListViewModel {
        let events = PassthroughSubject<Int, Never>()
        func tap() { events.send(1) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let model = ListViewModel()
          \(statement)
          navigation.pushViewController(ListViewController(model: model), animated: false)
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        private func showFuture() -> AnyPublisher<Void, Never> {
          showDetail()
          return Empty().eraseToAnyPublisher()
        }
      }
      """
    ).expect(
      """
      delegate ListViewModel -> AppCoordinator via publisher links events messages events
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController events push by AppCoordinator
      """)
  }

  @Test func `several publishers made one are several wires`() {
    Fixture(
      """
      import Combine
      class FirstViewController: UIViewController { let done = PassthroughSubject<Void, Never>() }
      class SecondViewController: UIViewController { let ended = PassthroughSubject<Void, Never>() }
      class AppCoordinator: Coordinator {
        func start() {
          let first = FirstViewController(), second = SecondViewController()
          Publishers.Merge(first.done, second.ended).sink { [weak self] in self?.finish() }
          UINavigationController().setViewControllers([first, second], animated: false)
        }
        func finish() {}
      }
      """
    ).expect(
      """
      delegate FirstViewController -> AppCoordinator via publisher links done
      delegate SecondViewController -> AppCoordinator via publisher links ended
      screen AppCoordinator -> FirstViewController root
      screen AppCoordinator -> SecondViewController root
      """)
  }

  @Test func `assigning what is published to a property is no wire`() {
    Fixture(
      """
      import Combine
      class ListViewController: UIViewController { let titles = PassthroughSubject<String, Never>() }
      class AppCoordinator: Coordinator {
        var title = ""
        func start() {
          let list = ListViewController()
          list.titles.assign(to: \\.title, on: self)
          UINavigationController().pushViewController(list, animated: false)
        }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push")
  }
}
