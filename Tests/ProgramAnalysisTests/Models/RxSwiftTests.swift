import Testing

@Suite struct RxSwiftTests {
  /// Ways to listen to a view model's observable.
  @Test(arguments: [
    "model.events.subscribe(onNext: { [weak self] _ in self?.showDetail() }).disposed(by: bag)",
    "model.events.bind(onNext: showDetail).disposed(by: bag)",
    "model.events.bind { [weak self] _ in self?.showDetail() }",
    "model.events.subscribe(with: self, onNext: { owner, _ in owner.showDetail() })",
    "model.events.subscribe(with: self) { owner, _ in owner.showDetail() }",
    "model.events.withUnretained(self).subscribe(onNext: { owner, _ in owner.showDetail() })",
    "model.events.withUnretained(self).bind { $0.0.showDetail() }",
    "model.events.asDriver(onErrorJustReturn: 0).drive(onNext: { [weak self] _ in self?.showDetail() })",
    "model.events.asSignal().emit(with: self) { owner, _ in owner.showDetail() }",
    "model.events.observe(on: MainScheduler.instance).do(onNext: { [weak self] _ in self?.showDetail() }).subscribe()",
    "model.events.flatMapLatest { Observable.just($0) }.subscribe(onNext: { [weak self] _ in self?.showDetail() })",
    "Observable.merge(model.events, .just(1)).subscribe(onNext: { [weak self] _ in self?.showDetail() })",
    "Observable.merge([model.events]).subscribe(onNext: { [weak self] _ in self?.showDetail() })",
  ])
  func `what a view model sends reaches its coordinator`(statement: String) {
    Fixture(
      """
      import RxSwift
      import RxCocoa
      class ListViewModel {
        let events = PublishRelay<Int>()
        func tap() { events.accept(1) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListViewModel()
          \(statement)
          navigation.pushViewController(ListViewController(model: model), animated: false)
        }
        private func showDetail(_ id: Int = 0) { navigation.pushViewController(DetailViewController(), animated: true) }
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

  @Test func `an extension of rx speaks for the object that it extends`() {
    Fixture(
      """
      import RxSwift
      import RxCocoa
      class ListViewController: UIViewController {
        fileprivate let taps = PublishRelay<Void>()
        func tap() { taps.accept(()) }
      }
      extension Reactive where Base: ListViewController {
        var didTap: Observable<Void> { base.taps.asObservable() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.rx.didTap.subscribe(onNext: { [weak self] in self?.showDetail() })
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> AppCoordinator via publisher links didTap messages didTap
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController didTap push by AppCoordinator
      """)
  }

  @Test func `a binder acts on its target`() {
    Fixture(
      """
      import RxSwift
      import RxCocoa
      class ListViewController: UIViewController {
        let taps = PublishRelay<Void>()
        func tap() { taps.accept(()) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.taps.bind(to: Binder(self) { coordinator, _ in coordinator.showDetail() })
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> AppCoordinator via publisher links taps messages taps
      screen AppCoordinator -> ListViewController push
      screen AppCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController taps push by AppCoordinator
      """)
  }

  @Test(arguments: [
    ("subscribe { [weak self] _ in self?.showDetail() }", true),
    ("bind { [weak self] _ in self?.showDetail() }", false),
    ("subscribe(onNext: { [weak self] _ in self?.showDetail() })", false),
  ])
  func `a listener to all events hears the last one`(listening: String, isHeard: Bool) {
    Fixture(
      """
      import RxSwift
      class ListViewController: UIViewController {
        let done = PublishSubject<Void>()
        func didTap() { done.onCompleted() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.done.\(listening)
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      isHeard ? "flow ListViewController -> DetailViewController done push by AppCoordinator" : "", kind: "flow")
  }

  @Test(arguments: ["bind(to: coordinator.detail)", "subscribe(coordinator.detail)"])
  func `what a screen lets its coordinator's listener hear it tells the coordinator`(binding: String) {
    Fixture(
      """
      import RxSwift
      class ListViewController: UIViewController {
        let table = UITableView()
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { _ = table.rx.modelSelected(Int.self).\(binding) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(ListViewController(coordinator: self), animated: false) }
        var detail: Binder<Int> {
          Binder(self) { coordinator, _ in
            coordinator.navigation.pushViewController(DetailViewController(), animated: true)
          }
        }
      }
      """
    ).expect("flow ListViewController -> DetailViewController detail push by AppCoordinator", kind: "flow")
  }

  @Test func `what is not seen to end does not end where it is listened to`() {
    Fixture(
      """
      import RxSwift
      class HomeViewController: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        func didTap() { coordinator.openList() }
      }
      class ListViewController: UIViewController { let button = UIButton() }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeViewController(coordinator: self), animated: false) }
        func openList() {
          let list = ListViewController()
          _ = list.button.rx.tap.subscribe { [weak self] _ in self?.showDetail() }
          navigation.pushViewController(list, animated: false)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      "flow HomeViewController -> ListViewController openList push by AppCoordinator", kind: "flow")
  }
}
