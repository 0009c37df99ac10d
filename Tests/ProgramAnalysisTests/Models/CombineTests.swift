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

  /// A request delivers by itself, to who asked for it.
  @Test(arguments: [
    "Future { promise in Server.load { promise(.success($0)) } }",
    "Future { promise in Server.load { promise(.success($0)) } }.map { [$0] }.eraseToAnyPublisher()",
  ])
  func `what follows a request is a move of the page that asks`(request: String) {
    Fixture(
      """
      import Combine
      import Server
      class Store {
        func load() -> AnyPublisher<Int, Error> { \(request) }
      }
      class ListViewController: UIViewController {
        var onOpen: (() -> Void)?
        func tap() { onOpen?() }
      }
      class DetailViewController: UIViewController {}
      class ErrorViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let store = Store()
        var bag = Set<AnyCancellable>()
        func start() {
          let list = ListViewController()
          list.onOpen = { [weak self] in self?.open() }
          navigation.pushViewController(list, animated: false)
        }
        private func open() {
          store.load().sink { [weak self] completion in
            if case .failure = completion { self?.navigation.present(ErrorViewController(), animated: true) }
          } receiveValue: { [weak self] _ in
            self?.navigation.pushViewController(DetailViewController(), animated: true)
          }
          .store(in: &bag)
        }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController onOpen push by AppCoordinator
      flow ListViewController -> ErrorViewController onOpen present by AppCoordinator
      """, kind: "flow")
  }

  /// What a coordinator makes a `Future` of may come when the user is done with a page.
  @Test func `what a page fulfills is no move of the page before it`() {
    Fixture(
      """
      import Combine
      class ListViewController: UIViewController {
        var onOpen: (() -> Void)?
        func tap() { onOpen?() }
      }
      class LoginViewController: UIViewController {
        var onDone: ((Bool) -> Void)?
        func tap() { onDone?(true) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          let list = ListViewController()
          list.onOpen = { [weak self] in self?.open() }
          navigation.pushViewController(list, animated: false)
        }
        private func login() -> AnyPublisher<Bool, Never> {
          Future { [weak self] promise in
            let page = LoginViewController()
            page.onDone = { promise(.success($0)) }
            self?.navigation.present(page, animated: true)
          }
          .eraseToAnyPublisher()
        }
        private func open() {
          login().sink { [weak self] _ in self?.navigation.pushViewController(DetailViewController(), animated: true) }
            .store(in: &bag)
        }
      }
      """
    ).expect("flow ListViewController -> LoginViewController onOpen present by AppCoordinator", kind: "flow")
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

  /// What a builder gives: the screen, and beside it the publisher of its view model.
  @Test(arguments: [
    (
      "Module<UIViewController>(screen: screen, events: model.events)", "Module<UIViewController>",
      "let module = ListBuilder.build()", "module.events", "module.screen"
    ),
    (
      "(screen, model.events)", "(UIViewController, AnyPublisher<ListEvent, Never>)",
      "let (screen, events) = ListBuilder.build()", "events", "screen"
    ),
    (
      "(screen: screen, events: model.events)", "(screen: UIViewController, events: AnyPublisher<ListEvent, Never>)",
      "let built = ListBuilder.build()", "built.events", "built.screen"
    ),
  ])
  func `a publisher that is handed on beside the screen is its owner's`(
    result: String, type: String, call: String, events: String, screen: String
  ) {
    Fixture(
      """
      import Combine
      enum ListEvent { case detail }
      struct Module<Screen: UIViewController> { let screen: Screen; let events: AnyPublisher<ListEvent, Never> }
      enum ListBuilder {
        static func build() -> \(type) {
          let model = ListViewModel()
          let screen = ListViewController(model: model)
          return \(result)
        }
      }
      final class ListViewModel {
        private(set) lazy var events = subject.eraseToAnyPublisher()
        private let subject = PassthroughSubject<ListEvent, Never>()
        func tap() { subject.send(.detail) }
      }
      final class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
        @objc func tapped() { model.tap() }
      }
      final class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          \(call)
          \(events).sink { [weak self] _ in self?.showDetail() }.store(in: &bag)
          navigation.pushViewController(\(screen), animated: false)
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewModel -> AppCoordinator via publisher links events messages events.detail
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController events.detail push by AppCoordinator
      """)
  }

  @Test func `what a screen's view model listens to is no wire from the screen to the coordinator`() {
    Fixture(
      """
      import Combine
      final class ListViewModel {
        struct Input { let tapped: AnyPublisher<Void, Never> }
        weak var coordinator: AppCoordinator?
        var bag = Set<AnyCancellable>()
        func transform(_ input: Input) { input.tapped.sink { [weak self] in self?.coordinator?.showDetail() }.store(in: &bag) }
      }
      final class ListViewController: UIViewController {
        let model: ListViewModel
        private let tapped = PassthroughSubject<Void, Never>()
        init(model: ListViewModel) { self.model = model }
        override func viewDidLoad() { model.transform(.init(tapped: tapped.eraseToAnyPublisher())) }
        @objc func tap() { tapped.send(()) }
      }
      final class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel()
          model.coordinator = self
          navigation.pushViewController(ListViewController(model: model), animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      "delegate ListViewModel -> AppCoordinator via delegate links coordinator weak messages showDetail",
      kind: "delegate")
  }

  @Test func `what is published into a property may be anything`() {
    Fixture(
      """
      import Combine
      final class WelcomeViewController: UIViewController {}
      final class ListViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        @Published var name: String?
        init(store: Store) {
          name = nil
          store.state.map { $0.name }.removeDuplicates().assign(to: &$name)
        }
        func start() {
          guard let name else { return UINavigationController().pushViewController(WelcomeViewController(), animated: false) }
          UINavigationController().pushViewController(ListViewController(), animated: false)
        }
      }
      """
    ).expect(
      """
      screen AppCoordinator -> WelcomeViewController push
      screen AppCoordinator -> ListViewController push
      """)
  }

  /// A base class starts a child and gives its result, and a closure that asks for the child maps the parent's stream to it.
  @Test(arguments: ["flatMap(showMap)", "flatMap { [unowned self] in self.showMap() }"])
  func `what a child's stream delivers does not ask for the child again`(operation: String) {
    Fixture(
      """
      import Combine
      class Flow<Result>: Coordinator {
        private let identifier = UUID()
        private var children = [UUID: Any]()
        func coordinate<Other>(to flow: Flow<Other>) -> AnyPublisher<Other, Never> {
          children[flow.identifier] = flow
          return flow.begin().handleEvents(receiveOutput: { [weak self] _ in self?.children[flow.identifier] = nil }).eraseToAnyPublisher()
        }
        func start() {}
        func begin() -> AnyPublisher<Result, Never> { fatalError() }
      }
      enum Place { case picked, dismissed }
      final class MapViewController: UIViewController {
        let subject = PassthroughSubject<Place, Never>()
        @objc func close() { subject.send(.dismissed) }
      }
      final class MapCoordinator: Flow<Place> {
        let source: UIViewController
        init(source: UIViewController) { self.source = source }
        override func begin() -> AnyPublisher<Place, Never> {
          let map = MapViewController()
          source.present(map, animated: true)
          return map.subject.eraseToAnyPublisher()
        }
      }
      final class OrderViewModel { let showMap = PassthroughSubject<Void, Never>() }
      final class OrderViewController: UIViewController {
        let model: OrderViewModel
        init(model: OrderViewModel) { self.model = model }
        @objc func tap() { model.showMap.send(()) }
      }
      final class OrderCoordinator: Flow<Void> {
        let stack: UINavigationController
        var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        override func begin() -> AnyPublisher<Void, Never> {
          let model = OrderViewModel()
          stack.setViewControllers([OrderViewController(model: model)], animated: false)
          model.showMap.\(operation).sink { _ in print("") }.store(in: &bag)
          return Empty().eraseToAnyPublisher()
        }
        private func showMap() -> AnyPublisher<Place, Never> { coordinate(to: MapCoordinator(source: stack)) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = OrderCoordinator(stack: UINavigationController())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          _ = coordinator.begin()
        }
      }
      """
    ).expect("flow OrderViewController -> MapCoordinator showMap start by OrderCoordinator", kind: "flow")
  }

  /// The body of a method that the app adds to all publishers.
  @Test(arguments: [
    "sink { output in Task { try await work(output) } }",
    "self.sink { output in Task { try await work(output) } }",
    "receive(on: DispatchQueue.main).sink { output in Task { try await work(output) } }",
    "self.receive(on: DispatchQueue.main).sink { output in Task { try await work(output) } }",
  ])
  func `a method that the app adds to all publishers listens to whose publisher it is called on`(body: String) {
    Fixture(
      """
      extension Publisher where Failure == Never {
        func hear(work: @escaping (Output) async throws -> Void) -> AnyCancellable { \(body) }
      }
      final class HomeViewModel: ObservableObject { let help = PassthroughSubject<Void, Never>() }
      struct HomeView: View {
        @ObservedObject var model: HomeViewModel
        var body: some View { Button("") { model.help.send() } }
      }
      final class HelpViewController: UIViewController {}
      final class HomeCoordinator: Coordinator {
        let stack: UINavigationController
        var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = HomeViewModel()
          model.help.receive(on: RunLoop.main).hear { [weak self] _ in self?.showHelp() }.store(in: &bag)
          stack.setViewControllers([UIHostingController(rootView: HomeView(model: model))], animated: false)
        }
        func showHelp() { stack.present(HelpViewController(), animated: true) }
      }
      """
    ).expect("delegate HomeViewModel -> HomeCoordinator via publisher links help messages help", kind: "delegate")
  }

  /// - Parameter subject: what the second view model is made with.
  private func movesSubject(_ subject: String) -> Fixture {
    Fixture(
      """
      enum Move { case buy, sell }
      final class AccountsViewModel: ObservableObject {
        let moves: PassthroughSubject<Move, Never>
        init(moves: PassthroughSubject<Move, Never>) { self.moves = moves }
        func buy() { moves.send(.buy) }
      }
      struct AccountsView: View {
        @ObservedObject var model: AccountsViewModel
        var body: some View { Button("") { model.buy() } }
      }
      final class HomeCoordinator: Coordinator {
        let stack: UINavigationController
        let moves = PassthroughSubject<Move, Never>()
        var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let view = AccountsView(model: AccountsViewModel(moves: \(subject)))
          stack.setViewControllers([UIHostingController(rootView: view)], animated: false)
          moves.filter { _ in true }.flatMap { [unowned self] in go(to: $0) }.sink { _ in }.store(in: &bag)
        }
        func go(to move: Move) -> AnyPublisher<Void, Never> {
          switch move {
          case .buy: BuyCoordinator(stack: stack).start()
          case .sell: SellCoordinator(stack: stack).start()
          }
          return Empty().eraseToAnyPublisher()
        }
      }
      final class BuyCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      final class SellCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      """)
  }

  @Test func `who is made with a subject of the coordinator's own tells it by that`() {
    let app = movesSubject("moves")
    app.expect(
      "delegate AccountsViewModel -> HomeCoordinator via publisher links moves messages moves.buy",
      kind: "delegate")
    app.expect("flow AccountsView -> BuyCoordinator moves.buy start by HomeCoordinator", kind: "flow")
  }

  @Test func `a subject that the coordinator does not listen to tells it nothing`() {
    let app = movesSubject("PassthroughSubject<Move, Never>()")
    app.expect("", kind: "delegate")
    app.expect("", kind: "flow")
  }

  /// The order in which a coordinator listens to two streams that are made of one.
  @Test(arguments: [
    "buys.sink(show).store(in: &bag)\n sells.sink(show).store(in: &bag)",
    "sells.sink(show).store(in: &bag)\n buys.sink(show).store(in: &bag)",
  ])
  func `streams that are made of one subject go by their names, in whatever order they are heard`(listening: String) {
    Fixture(
      """
      final class TradeViewModel {
        let moves: PassthroughSubject<Int, Never>
        init(moves: PassthroughSubject<Int, Never>) { self.moves = moves }
        func trade() { moves.send(1) }
      }
      final class TradeViewController: UIViewController {
        let model: TradeViewModel
        init(model: TradeViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.trade() }
      }
      final class DoneViewController: UIViewController {}
      final class TradeCoordinator: Coordinator {
        let stack: UINavigationController
        let moves = PassthroughSubject<Int, Never>()
        lazy var buys = moves.filter { $0 > 0 }
        lazy var sells = moves.filter { $0 < 0 }
        var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          \(listening)
          stack.pushViewController(TradeViewController(model: TradeViewModel(moves: moves)), animated: true)
        }
        func show(_ move: Int) { stack.pushViewController(DoneViewController(), animated: true) }
      }
      """
    ).expect(
      "delegate TradeViewModel -> TradeCoordinator via publisher links buys,moves,sells messages buys,sells",
      kind: "delegate")
  }

  /// Two pages' service, and a stream that belongs to a service, though the coordinator has what is made of it.
  @Test(arguments: ["moves", "session.user"])
  func `a service tells nothing by a stream that it was given, nor does who has a service's stream`(stream: String) {
    Fixture(
      """
      final class Session { let user = PassthroughSubject<Int, Never>() }
      final class Analytics {
        let events: PassthroughSubject<Int, Never>
        init(events: PassthroughSubject<Int, Never>) { self.events = events }
        func replay() { events.send(1) }
      }
      final class OneViewController: UIViewController {
        let analytics: Analytics
        init(analytics: Analytics) { self.analytics = analytics; super.init(nibName: nil, bundle: nil) }
      }
      final class OtherViewController: UIViewController {
        let analytics: Analytics
        init(analytics: Analytics) { self.analytics = analytics; super.init(nibName: nil, bundle: nil) }
      }
      final class DoneViewController: UIViewController {}
      final class TradeCoordinator: Coordinator {
        let stack: UINavigationController
        let session: Session
        let moves = PassthroughSubject<Int, Never>()
        lazy var own = \(stream).filter { $0 > 0 }
        var bag = Set<AnyCancellable>()
        init(stack: UINavigationController, session: Session) { self.stack = stack; self.session = session }
        func start() {
          own.sink { [weak self] _ in self?.show() }.store(in: &bag)
          let analytics = Analytics(events: \(stream))
          stack.pushViewController(OneViewController(analytics: analytics), animated: true)
          stack.pushViewController(OtherViewController(analytics: analytics), animated: true)
        }
        func show() { stack.pushViewController(DoneViewController(), animated: true) }
      }
      """
    ).expect("", kind: "flow")
  }

  private static let filters = FixtureCase.list(
    """
    # by its case
      .filter { $0 == .tide }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    # by all others
      .filter { $0 != .crew }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    # the first of its kind
      .first { $0 == .tide }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    > flow PierView -> TideViewController moves.crew push by PierCoordinator
    # the first where
      .first(where: { $0 == .tide })
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    # by a pattern
      .filter { if case .tide = $0 { return true } else { return false } }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    # by what is not known
      .filter { [weak self] _ in self?.isOpen == true }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    > flow PierView -> TideViewController moves.crew push by PierCoordinator
    # by a function without source
      .filter(Tides.isHigh)
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    > flow PierView -> TideViewController moves.crew push by PierCoordinator
    # behind a method of the coordinator's own
      .filter(isTide)
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    # twice
      .filter { $0 != .crew }.receive(on: queue).filter { $0 == .tide }
    > flow PierView -> TideViewController moves.tide push by PierCoordinator
    """)

  @Test(arguments: filters) func `a filter lets pass what it may be true for`(test: FixtureCase) {
    Fixture(
      """
      import Combine
      import SwiftUI
      import UIKit
      enum Move { case tide, crew }
      class PierModel {
        let moves = PassthroughSubject<Move, Never>()
        func tide() { moves.send(.tide) }
        func crew() { moves.send(.crew) }
      }
      struct PierView: View {
        let model: PierModel
        var body: some View { Button("Tide") { model.tide() }.onTapGesture { model.crew() } }
      }
      class TideViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        let queue = DispatchQueue.main
        var bag: Set<AnyCancellable> = []
        var isOpen: Bool { navigation.viewIfLoaded != nil }
        private func isTide(_ move: Move) -> Bool { move == .tide }
        func start() {
          let model = PierModel()
          navigation.pushViewController(UIHostingController(rootView: PierView(model: model)), animated: false)
          model.moves
            \(test.code)
            .sink { [weak self] _ in self?.navigation.pushViewController(TideViewController(), animated: true) }
            .store(in: &bag)
        }
      }
      """
    ).expect(test.outcome, kind: "flow")
  }

  @Test func `an operator of the app's own keeps the streams apart that it is called on`() {
    Fixture(
      """
      import Combine
      import SwiftUI
      import UIKit
      extension Publisher where Failure == Never {
        func asVoid() -> AnyPublisher<Void, Never> { map { _ in () }.eraseToAnyPublisher() }
      }
      class PierModel {
        let tides = PassthroughSubject<Int, Never>()
        let crews = PassthroughSubject<Int, Never>()
      }
      struct PierView: View {
        let model: PierModel
        var body: some View { Button("Tide") { model.tides.send(1) } }
      }
      class TideViewController: UIViewController {}
      class CrewViewController: UIViewController {}
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let model = PierModel()
          navigation.pushViewController(UIHostingController(rootView: PierView(model: model)), animated: false)
          model.tides.asVoid()
            .sink { [weak self] in self?.navigation.pushViewController(TideViewController(), animated: true) }
            .store(in: &bag)
          model.crews.asVoid()
            .sink { [weak self] in self?.navigation.pushViewController(CrewViewController(), animated: true) }
            .store(in: &bag)
        }
      }
      """
    ).expect("flow PierView -> TideViewController tides push by PierCoordinator", kind: "flow")
  }

  @Test func `a page whose stream its coordinator hands on does not do what the listener's view model does`() {
    Fixture(
      """
      import Combine
      import SwiftUI
      import UIKit
      class CrewModel {
        let done = PassthroughSubject<Void, Never>()
        func close() { done.send(()) }
      }
      struct CrewView: View {
        let model: CrewModel
        var body: some View { Button("Done") { model.close() } }
      }
      class CrewCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() -> AnyPublisher<Void, Never> {
          let model = CrewModel()
          navigation.pushViewController(UIHostingController(rootView: CrewView(model: model)), animated: true)
          return model.done.map { _ in () }.eraseToAnyPublisher()
        }
      }
      class PierModel {
        let crews = PassthroughSubject<Void, Never>()
        func reload() { crews.send(()) }
      }
      struct PierView: View {
        let model: PierModel
        var body: some View { Text("Pier") }
      }
      class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        var child: CrewCoordinator?
        func start() {
          let model = PierModel()
          navigation.pushViewController(UIHostingController(rootView: PierView(model: model)), animated: false)
          model.crews
            .flatMap { [unowned self] in self.showCrew() }
            .sink { _ in }
            .store(in: &bag)
        }
        func showCrew() -> AnyPublisher<Void, Never> {
          let crew = CrewCoordinator(navigation: navigation)
          child = crew
          return crew.start()
        }
      }
      """
    ).expect(
      """
      child PierCoordinator -> CrewCoordinator property started
      delegate CrewModel -> CrewCoordinator via publisher links done messages done
      delegate PierModel -> PierCoordinator via publisher links crews messages crews
      flow PierView -> CrewCoordinator crews start by PierCoordinator
      screen CrewCoordinator -> CrewView push
      screen PierCoordinator -> PierView push
      """)
  }

  /// `samples` declares an operator of the app's own, by which a model hears taps.
  @Test(arguments: [
    """
    extension Publisher where Failure == Never {
      func sampling<Other: Publisher>(_ other: Other) -> AnyPublisher<Other.Output, Never> where Other.Failure == Never {
        Publishers.Sampled(upstream: self, other: other).map { $0.1 }.eraseToAnyPublisher()
      }
    }
    extension Publishers {
      struct Sampled<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        typealias Output = (Upstream.Output, Other.Output)
        typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let other: Other
        init(upstream: Upstream, other: Other) {
          self.upstream = upstream
          self.other = other
        }
        func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
          upstream.subscribe(SampleSubscriber(subscriber, other))
        }
      }
    }
    """,
    """
    extension Publisher {
      func sampling<Other: Publisher>(_ other: Other) -> Sampled<Self, Other> { Sampled(upstream: self, other: other) }
    }
    final class Sampled<Upstream: Publisher, Other: Publisher>: Publisher {
      let upstream: Upstream
      let other: Other
      init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }
      func receive<S: Subscriber>(subscriber: S) {}
    }
    """,
  ])
  func `a publisher of the app's own delivers for what it is made of, for each model by itself`(samples: String) {
    Fixture(
      """
      import Combine
      import UIKit
      \(samples)
      extension Publisher where Failure == Never {
        func sinkOnMain<Owner: AnyObject>(with owner: Owner, _ receive: @escaping (Owner, Output) -> Void) -> AnyCancellable {
          self.receive(on: RunLoop.main).sink { [weak owner] value in
            guard let owner else { return }
            receive(owner, value)
          }
        }
      }
      protocol FeedOutput: AnyObject { func openPost(); func openTag() }
      class FeedModel {
        weak var coordinator: FeedOutput?
        var bag: Set<AnyCancellable> = []
        func bind(_ tap: AnyPublisher<Void, Never>, _ name: AnyPublisher<String, Never>) {
          tap.sampling(name).sinkOnMain(with: self) { owner, _ in owner.coordinator?.openPost() }.store(in: &bag)
        }
      }
      class TagModel {
        weak var coordinator: FeedOutput?
        var bag: Set<AnyCancellable> = []
        func bind(_ tap: AnyPublisher<Void, Never>, _ name: AnyPublisher<String, Never>) {
          tap.sampling(name).sinkOnMain(with: self) { owner, _ in owner.coordinator?.openTag() }.store(in: &bag)
        }
      }
      class FeedViewController: UIViewController {
        let model: FeedModel
        let taps = PassthroughSubject<Void, Never>()
        let names = PassthroughSubject<String, Never>()
        init(model: FeedModel) { self.model = model }
        override func viewDidLoad() { model.bind(taps.eraseToAnyPublisher(), names.eraseToAnyPublisher()) }
        @objc func tapped() { taps.send(()) }
      }
      class TagViewController: UIViewController {
        let model: TagModel
        let taps = PassthroughSubject<Void, Never>()
        let names = PassthroughSubject<String, Never>()
        init(model: TagModel) { self.model = model }
        override func viewDidLoad() { model.bind(taps.eraseToAnyPublisher(), names.eraseToAnyPublisher()) }
        @objc func tapped() { taps.send(()) }
      }
      class PostViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedOutput {
        let navigation = UINavigationController()
        func start() {
          let model = FeedModel()
          model.coordinator = self
          navigation.pushViewController(FeedViewController(model: model), animated: false)
        }
        func openPost() { navigation.pushViewController(PostViewController(), animated: true) }
        func openTag() {
          let model = TagModel()
          model.coordinator = self
          navigation.pushViewController(TagViewController(model: model), animated: true)
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> PostViewController openPost push by FeedCoordinator
      flow TagViewController -> TagViewController openTag push by FeedCoordinator
      """, kind: "flow")
  }

  /// Of a stream there is nothing but its name where the class that declares it has no source.
  @Test(arguments: ["FeedController<Int>", "UIViewController"])
  func `an operator of the app's own hands on what a page's stream delivers`(base: String) {
    Fixture(
      """
      import Combine
      import FeedKit
      extension Publisher where Failure == Never {
        func onMain(handle: @escaping (Output) -> Void) -> AnyCancellable {
          receive(on: DispatchQueue.main).sink { value in handle(value) }
        }
      }
      class FeedViewController: \(base) {
        \(base == "UIViewController" ? "@Published var selection: [Int] = []; func pick() { selection = [1] }" : "")
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        lazy var feed = FeedViewController()
        var bag: Set<AnyCancellable> = []
        func start() {
          navigation.viewControllers = [feed]
          feed.$selection.onMain { [unowned self] items in
            guard !items.isEmpty else { return }
            showDetail()
          }.store(in: &bag)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate FeedViewController -> AppCoordinator via publisher links $selection messages \(base == "UIViewController" ? "$" : "")selection
      flow FeedViewController -> DetailViewController \(base == "UIViewController" ? "$" : "")selection push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> FeedViewController root
      """)
  }

  /// Of what is not known a name says that it is a stream only where streams alone have it, and its own code listens.
  @Test(arguments: [
    ("struct Box { func onMain(handle: () -> Void) { handle() } }", "sink { handle($0) }", "feed.dialog"),
    ("", "compactMap(handle).sink { _ in }", "feed.$other"), ("", "sink { handle($0) }", "feed.banner"),
  ])
  func `other methods listen to nothing`(others: String, body: String, receiver: String) {
    let listens = body == "sink { handle($0) }" ? body : "map(handle).eraseToAnyPublisher()"
    Fixture(
      """
      import Combine
      import FeedKit
      extension Publisher where Failure == Never { func onMain(handle: @escaping (Output) -> Void) { _ = \(listens) } }
      \(others)
      class FeedViewController: FeedController<Int> { let banner = ExternalBanner() }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        lazy var feed = FeedViewController()
        func start() {
          navigation.viewControllers = [feed]
          \(receiver).onMain { [unowned self] _ in showDetail() }
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("", kind: "flow")
  }

  /// A coordinator makes the model, so that it also begins to listen; what it hears is the page's all the same.
  @Test(arguments: ["init", "page"])
  func `what a page's model listens to by itself leads on from the page`(listener: String) {
    Fixture(
      """
      import Combine
      final class ScanCoordinator: Coordinator {
        let navigation = UINavigationController()
        let scanner: Scanner
        init(scanner: Scanner) { self.scanner = scanner }
        func start() {
          let model = ScanModel(scanner: scanner, coordinator: self)
          navigation.pushViewController(ScanViewController(model: model), animated: true)
        }
        func showProduct() { navigation.pushViewController(ProductViewController(), animated: true) }
        func showEmpty() { navigation.present(EmptyViewController(), animated: true) }
      }
      final class ProductViewController: UIViewController {}
      final class EmptyViewController: UIViewController {}
      protocol Scanner { var codes: PassthroughSubject<[Int], Never> { get } }
      final class ScanModel {
        private let scanner: Scanner
        private let coordinator: ScanCoordinator
        private var subscriptions = Set<AnyCancellable>()
        init(scanner: Scanner, coordinator: ScanCoordinator) {
          self.scanner = scanner
          self.coordinator = coordinator
          \(listener == "init" ? "listen()" : "")
        }
        func listen() {
          scanner.codes.sink { [weak self] codes in
            if codes.isEmpty { self?.coordinator.showEmpty() } else { self?.coordinator.showProduct() }
          }.store(in: &subscriptions)
        }
      }
      final class ScanViewController: UIViewController {
        private let model: ScanModel
        init(model: ScanModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { \(listener == "page" ? "model.listen()" : "") }
      }
      """
    ).expect(
      """
      flow ScanViewController -> EmptyViewController showEmpty present by ScanCoordinator
      flow ScanViewController -> ProductViewController showProduct push by ScanCoordinator
      """, kind: "flow")
  }

  /// Each page has a model of one class for itself and tells it what its own user did: what the others tell theirs leads on from them.
  @Test(arguments: [
    "coordinator?.showSummary()", "service.order().sink { coordinator?.showSummary() }.store(in: &subscriptions)",
  ])
  func `what a model hears leads on from the page that tells it`(answer: String) {
    Fixture(
      """
      import Combine
      final class OrderCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(BasketViewController(model: OrderModel(self)), animated: true) }
        func showPayment() { navigation.pushViewController(PaymentViewController(model: OrderModel(self)), animated: true) }
        func showSummary() { navigation.pushViewController(SummaryViewController(model: OrderModel(self)), animated: true) }
      }
      final class OrderService {
        func order() -> AnyPublisher<Void, Never> { Just(()).eraseToAnyPublisher() }
      }
      final class OrderModel {
        let basket = PassthroughSubject<Void, Never>()
        let payment = PassthroughSubject<Void, Never>()
        private let service = OrderService()
        private var subscriptions = Set<AnyCancellable>()
        init(_ coordinator: OrderCoordinator?) {
          basket.sink { coordinator?.showPayment() }.store(in: &subscriptions)
          payment.sink { [self] in \(answer) }.store(in: &subscriptions)
        }
      }
      class OrderViewController: UIViewController {
        let model: OrderModel
        init(model: OrderModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class BasketViewController: OrderViewController {
        @objc func confirm() { model.basket.send() }
      }
      final class PaymentViewController: OrderViewController {
        @objc func pay() { model.payment.send() }
      }
      final class SummaryViewController: OrderViewController {}
      """
    ).expect(
      """
      flow BasketViewController -> PaymentViewController showPayment push by OrderCoordinator
      flow PaymentViewController -> SummaryViewController showSummary push by OrderCoordinator
      """, kind: "flow")
  }
}
