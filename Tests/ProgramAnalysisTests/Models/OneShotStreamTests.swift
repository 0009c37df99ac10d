import Testing

/// Streams that a call gives, and what streams tell of their end.
@Suite struct OneShotStreamTests {
  /// What stands in `load` between the tap and the next screen.
  @Test(arguments: [
    "service.token().sink(receiveCompletion: { _ in }, receiveValue: { [weak self] _ in self?.showDetail() }).store(in: &bag)",
    "service.token().receive(on: DispatchQueue.main).sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "service.token().map { $0 + 1 }.sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "service.session.token().sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "service.known().sink(receiveCompletion: { _ in }) { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "Service.shared.known().map { $0 + 1 }.sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "single().subscribe(onSuccess: { [weak self] _ in self?.showDetail() }).disposed(by: disposeBag)",
    "single().subscribe(onNext: { [weak self] _ in self?.showDetail() }).disposed(by: disposeBag)",
  ])
  func `a stream that is asked for delivers to who asked`(statement: String) {
    list(statement).expect("flow ListViewController -> DetailViewController onTap push by AppCoordinator", kind: "flow")
  }

  /// A stream that stands in a property delivers when somebody sends, whoever listens now.
  @Test(arguments: [
    "service.changes.sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "service.changes.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
    "service.changes.map { $0 + 1 }.eraseToAnyPublisher().sink { [weak self] _ in self?.showDetail() }.store(in: &bag)",
  ])
  func `a stream that stands in a property delivers later`(statement: String) {
    list(statement).expect("", kind: "flow")
  }

  private func list(_ statement: String) -> Fixture {
    Fixture(
      """
      //- Service.swift
      class Session { func token() -> AnyPublisher<Int, Never> { fatalError() } }
      class Service {
        static let shared = Service()
        let session = Session()
        let changes: AnyPublisher<Int, Never>
        func token() -> AnyPublisher<Int, Error> { fatalError() }
        func known() -> AnyPublisher<Int, Never> {
          guard let stored else { return Empty().eraseToAnyPublisher() }
          return Just(stored).eraseToAnyPublisher()
        }
        private var stored: Int?
      }
      //- App.swift
      class ListViewController: UIViewController {
        var onTap: (() -> Void)?
        func tap() { onTap?() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let service: Service
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        let disposeBag = DisposeBag()
        init(service: Service) { self.service = service }
        func start() {
          let list = ListViewController()
          list.onTap = { [weak self] in self?.load() }
          navigation.pushViewController(list, animated: true)
        }
        private func load() { \(statement) }
        private func single() -> Single<Int> { fatalError() }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  /// What stands between the user's tap and the coordinator in a view model whose streams the screen subscribes to.
  @Test(arguments: [
    "input.flatMapLatest { [unowned self] in service.token().map { _ in coordinator.showDetail() } }",
    "input.flatMapLatest({ [unowned self] in return self.service.token().map({ _ in self.coordinator.showDetail() }).asDriver() })",
    "input.flatMap { [unowned self] in service.session.token().map { $0 + 1 }.map { _ in coordinator.showDetail() } }",
    "input.flatMapLatest { [unowned self] in service.token() }.map { [unowned self] _ in coordinator.showDetail() }",
  ])
  func `a stream that a closure gives is listened to with the stream around it`(stream: String) {
    Fixture(
      """
      class Session { func token() -> Observable<Int> { Observable.just(1) } }
      class Service {
        let session = Session()
        func token() -> Observable<Int> { return Observable.just(1) }
      }
      class ListModel {
        let service = Service()
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func transform(_ input: Driver<Void>) -> Driver<Void> { \(stream) }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        let button = UIButton()
        let bag = DisposeBag()
        init(model: ListModel) { self.model = model }
        func bind() { model.transform(button.rx.tap.asDriver()).drive().disposed(by: bag) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ListViewController(model: ListModel(coordinator: self)), animated: true) }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController showDetail push by AppCoordinator", kind: "flow")
  }

  /// The view model listens for itself, and its service has not heard of the coordinator.
  @Test func `a view model that calls back once its service has answered is the sender`() {
    Fixture(
      """
      class Provider { func request() -> AnyPublisher<Void, Error> { Just(()).eraseToAnyPublisher() } }
      class SaveService {
        let provider: Provider
        init(provider: Provider) { self.provider = provider }
        func save() -> AnyPublisher<Void, Error> { provider.request() }
      }
      struct Actions { let didSave: () -> Void }
      class EditModel {
        let service: SaveService
        let actions: Actions?
        var bag = Set<AnyCancellable>()
        init(service: SaveService, actions: Actions? = nil) { self.service = service; self.actions = actions }
        func save() {
          service.save().receive(on: DispatchQueue.main)
            .sink { _ in } receiveValue: { [weak self] _ in self?.actions?.didSave() }.store(in: &bag)
        }
      }
      class EditViewController: UIViewController {
        let model: EditModel
        init(model: EditModel) { self.model = model }
        func tap() { model.save() }
      }
      class DoneViewController: UIViewController {}
      class EditCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = EditModel(service: SaveService(provider: Provider()), actions: Actions(didSave: showDone))
          navigation.pushViewController(EditViewController(model: model), animated: true)
        }
        func showDone() { navigation.pushViewController(DoneViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate EditModel -> EditCoordinator via closure links actions strong messages didSave
      flow EditViewController -> DoneViewController didSave push by EditCoordinator
      screen EditCoordinator -> DoneViewController push
      screen EditCoordinator -> EditViewController push
      """)
  }

  /// What is told of a stream's end by a view model, and how a coordinator hears it.
  @Test(arguments: [
    (
      "PassthroughSubject<Int, Never>", "send(completion: .finished)",
      "sink(receiveCompletion: { [weak self] _ in self?.showDetail() }, receiveValue: { _ in })"
    ),
    (
      "PassthroughSubject<Int, Never>", "send(completion: .finished)",
      "sink { [weak self] _ in self?.showDetail() } receiveValue: { _ in }"
    ),
    (
      "PassthroughSubject<Int, Never>", "send(completion: .finished)",
      "handleEvents(receiveCompletion: { [weak self] _ in self?.showDetail() }).sink { _ in }"
    ),
    (
      "PassthroughSubject<Int, Never>", "send(completion: .finished)",
      "handleEvents(receiveOutput: { _ in }, receiveCompletion: { [weak self] _ in self?.showDetail() }).sink { _ in }"
    ),
    ("PublishSubject<Int>", "onCompleted()", "subscribe(onCompleted: { [weak self] in self?.showDetail() })"),
    (
      "PublishSubject<Int>", "onCompleted()",
      "subscribe(onNext: { _ in }, onCompleted: { [weak self] in self?.showDetail() })"
    ),
    (
      "PublishSubject<Int>", "onError(Failure())",
      "subscribe(onNext: { _ in }, onError: { [weak self] _ in self?.showDetail() })"
    ),
  ])
  func `the end of a stream is a message`(type: String, end: String, statement: String) {
    Fixture(
      """
      class ListModel {
        let ended = \(type)()
        func tap() { ended.\(end) }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model }
        func tap() { model.tap() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          model.ended.\(statement)
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListModel -> AppCoordinator via publisher links ended messages ended
      flow ListViewController -> DetailViewController ended push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push
      """)
  }

  /// What catches an error hears that, and none of the values.
  @Test(arguments: [
    ("RxSwift", "Observable<Int>", "catch { [weak self] in self?.show($0); return .just(0) }"),
    ("RxSwift", "Observable<Int>", "catchError { [weak self] error in self?.show(error); return .just(0) }"),
    ("RxSwift", "Observable<Int>", "do(onError: { [weak self] in self?.show($0) })"),
    ("Combine", "AnyPublisher<Int, Error>", "catch { [weak self] error in self?.show(error); return Just(0) }"),
    ("Combine", "AnyPublisher<Int, Error>", "mapError { [weak self] in self?.show($0); return $0 }"),
  ])
  func `an error is of any kind`(library: String, stream: String, operator: String) {
    let listening = library == "RxSwift" ? "subscribe(onNext: { _ in })" : "sink { _ in }"
    Fixture(
      """
      import \(library)
      enum Failure: Error { case lost, late }
      class ListModel {
        let coordinator: ListCoordinator
        let values: \(stream)
        init(coordinator: ListCoordinator, values: \(stream)) { self.coordinator = coordinator; self.values = values }
        func load() { _ = values.map { _ in 1 }.\(`operator`).\(listening) }
        func show(_ error: Error) {
          switch error {
          case let failure as Failure: if failure == .lost { coordinator.help() }
          default: break
          }
        }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.load() }
      }
      class HelpViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let values: \(stream)
        init(values: \(stream)) { self.values = values }
        func start() {
          navigation.setViewControllers(
            [ListViewController(model: ListModel(coordinator: self, values: values))], animated: false)
        }
        func help() { navigation.present(HelpViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> HelpViewController help present by ListCoordinator", kind: "flow")
  }
}
