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
    "model.events.take(1).do(afterNext: { [weak self] _ in self?.showDetail() }).subscribe()",
    "model.events.do(onNext: { _ in }, afterNext: { [weak self] _ in self?.showDetail() }).subscribe()",
    "model.events.map { [weak self] _ in self?.showDetail() }.subscribe()",
    "model.events.map({ [weak self] id in guard let self = self else { return }; self.showDetail(id) }).subscribe()",
    "model.events.map { [weak self] _ in self?.showDetail() }.subscribe(onNext: { print($0) })",
    "model.events.asSingle().do(onSuccess: { [weak self] _ in self?.showDetail() }).subscribe()",
    "model.events.asSingle().do(afterSuccess: { [weak self] _ in self?.showDetail() }).subscribe()",
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

  /// What a stream is mapped by only computes.
  @Test(arguments: [
    "model.events.map { [unowned self] id in self.count + id }.subscribe(onNext: { print($0) })",
    "model.events.map { [unowned self] in self.title(of: $0) }.subscribe(onNext: { print($0) })",
  ])
  func `a closure that only computes does not hear`(statement: String) {
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
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var count = 0
        func start() {
          let model = ListViewModel()
          \(statement)
          navigation.pushViewController(ListViewController(model: model), animated: false)
        }
        func title(of id: Int) -> String { "\\(count + id)" }
      }
      """
    ).expect("screen AppCoordinator -> ListViewController push initial")
  }

  /// What a coordinator does with its page is its own doing, though it is not mentioned.
  @Test(arguments: [
    (
      "list.dismiss(animated: true)",
      "delegate ListViewModel -> AppCoordinator via publisher links closes messages closes"
    ),
    (
      "list.navigationController?.popViewController(animated: true)",
      "delegate ListViewModel -> AppCoordinator via publisher links closes messages closes"
    ),
    ("print(list)", ""), ("list.title = nil", ""), ("banner.dismiss()", ""),
  ])
  func `a coordinator that takes a page down hears who asks for it`(action: String, wire: String) {
    Fixture(
      """
      import RxSwift
      class ListViewModel { let closes = PublishSubject<Void>(); func close() { closes.onNext(()) } }
      class ListViewController: UIViewController {
        let model: ListViewModel
        init(model: ListViewModel) { self.model = model }
        @objc func tap() { model.close() }
      }
      class Banner { func dismiss() {} }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListViewModel()
          let list = ListViewController(model: model)
          let banner = Banner()
          model.closes.subscribe(onNext: { _ in \(action) }).disposed(by: bag)
          navigation.present(list, animated: true)
        }
      }
      """
    ).expect(wire, kind: "delegate")
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

  /// A method taken as a value is the one of its name that takes what is delivered.
  @Test(arguments: ["handle", "handle(_:)"])
  func `of overloads that listens which takes what the stream delivers`(listener: String) {
    Fixture(
      """
      import RxSwift
      final class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let model = ListViewModel()
          let page = ListViewController(model)
          model.actions.subscribe(onNext: \(listener)).disposed(by: bag)
          page.actions.subscribe(onNext: \(listener)).disposed(by: bag)
          navigation.pushViewController(page, animated: true)
        }
        private func handle(_ action: ListViewModel.Action) {
          switch action { case .open: navigation.pushViewController(DetailViewController(), animated: true) }
        }
        private func handle(_ action: ListViewController.Action) {
          switch action { case .edit: navigation.present(EditViewController(), animated: true) }
        }
      }
      final class ListViewModel {
        enum Action { case open }
        let actions = PublishSubject<Action>()
        func tap() { actions.onNext(.open) }
      }
      final class ListViewController: UIViewController {
        enum Action { case edit }
        let actions = PublishSubject<Action>()
        let model: ListViewModel
        init(_ model: ListViewModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { model.tap() }
        @objc func edit() { actions.onNext(.edit) }
      }
      final class DetailViewController: UIViewController {}
      final class EditViewController: UIViewController {}
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController actions.open push by ListCoordinator
      flow ListViewController -> EditViewController actions.edit present by ListCoordinator
      """, kind: "flow")
  }

  /// It is what the stream delivers, and not the object that the binder is made with.
  @Test(arguments: ["list.picks.map { $0.id }.bind(to: opener)", "list.picks.map(\\.id).bind(to: opener)"])
  func `a binder is told what it is bound to`(binding: String) {
    Fixture(
      """
      import RxSwift
      struct Item { let id: Int }
      class ListViewController: UIViewController { let picks = PublishSubject<Item>() }
      class DetailViewController: UIViewController {}
      class ListCoordinator: Coordinator {
        let navigation = UINavigationController()
        var child: DetailCoordinator?
        func start() {
          let list = ListViewController()
          _ = \(binding)
          navigation.pushViewController(list, animated: false)
        }
        var opener: Binder<Int> {
          Binder(self) { coordinator, id in
            coordinator.child = DetailCoordinator(id: id, parent: coordinator)
            coordinator.child?.start()
          }
        }
        func didFinish() {}
      }
      class DetailCoordinator: Coordinator {
        let id: Int
        weak var parent: ListCoordinator?
        init(id: Int, parent: ListCoordinator) { self.id = id; self.parent = parent }
        func start() { parent?.navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate DetailCoordinator -> ListCoordinator via parent links parent weak
      delegate ListViewController -> ListCoordinator via publisher links picks
      """, kind: "delegate")
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
      """
      flow HomeViewController -> ListViewController openList push by AppCoordinator
      flow ListViewController -> DetailViewController button push by AppCoordinator
      """, kind: "flow")
  }

  /// A closure in `flatMap` runs when its stream delivers, and not when it is subscribed to, whatever stream it gives.
  @Test(arguments: ["Observable.never()", ".just(())", "PublishSubject<Void>()", "streams.make()"])
  func `what a page's stream starts later is none of the first steps`(given: String) {
    let app = Fixture(
      """
      import RxSwift
      class FlowCoordinator<Result> {
        func start() -> Observable<Result> { fatalError() }
        func coordinate<Other>(to child: FlowCoordinator<Other>) -> Observable<Other> { child.start() }
      }
      class ListViewModel { let detail = PublishSubject<Int>() }
      class ListViewController: UIViewController {
        var model: ListViewModel!
        @objc func tap() { model.detail.onNext(1) }
      }
      class DetailViewController: UIViewController {}
      class ListCoordinator: FlowCoordinator<Void> {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        override func start() -> Observable<Void> {
          let page = ListViewController()
          let model = ListViewModel()
          page.model = model
          model.detail.flatMap { [weak self] id -> Observable<Void> in
            guard let self = self else { return .empty() }
            return self.showDetail(id)
          }.subscribe().disposed(by: bag)
          navigation.setViewControllers([page], animated: false)
          return Observable.never()
        }
        private func showDetail(_ id: Int) -> Observable<Void> {
          coordinate(to: DetailCoordinator(navigation: navigation))
        }
      }
      class DetailCoordinator: FlowCoordinator<Void> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func start() -> Observable<Void> {
          navigation.pushViewController(DetailViewController(), animated: true)
          return \(given)
        }
      }
      """)
    app.expect(
      """
      child ListCoordinator -> DetailCoordinator none started
      delegate ListViewModel -> ListCoordinator via publisher links detail
      screen ListCoordinator -> ListViewController root
      screen DetailCoordinator -> DetailViewController push
      flow ListViewController -> DetailCoordinator detail start by ListCoordinator
      """)
    #expect(app.analysis().graph.edges.filter { $0.relation.kind == "child" }.map(\.isInitial) == [false])
  }

  /// Its own initializer subscribes, which the coordinator's code runs; what comes of that goes by the reference.
  @Test(arguments: ["input.taps", "input.taps.asObservable()", "self.input.taps"])
  func `a view model that listens to itself is not heard by its coordinator`(stream: String) {
    Fixture(
      """
      import RxSwift
      class ListViewModel {
        struct Input { var taps = PublishSubject<Void>() }
        var input = Input()
        weak var coordinator: AppCoordinator?
        let bag = DisposeBag()
        init() { bind() }
        private func bind() {
          \(stream).subscribe(onNext: { [weak self] in self?.coordinator?.finish() }).disposed(by: bag)
        }
      }
      class ListViewController: UIViewController {
        var model: ListViewModel?
        func tapped() { model?.input.taps.onNext(()) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          let model = ListViewModel()
          model.coordinator = self
          list.model = model
          navigation.pushViewController(list, animated: false)
        }
        func finish() { navigation.dismiss(animated: true) }
      }
      """
    ).expect(
      "delegate ListViewModel -> AppCoordinator via delegate links coordinator weak messages finish", kind: "delegate")
  }

  /// A page's subject is one of the inputs of its view model, which binds it to what the coordinator hears.
  @Test(arguments: ["taps.bind(to: coordinator.closes)", "taps.asObservable().bind(to: coordinator.closes)"])
  func `who binds a stream to a coordinator's own tells the coordinator`(binding: String) {
    Fixture(
      """
      import RxSwift
      class GuideViewModel {
        private let coordinator: GuideCoordinator
        let bag = DisposeBag()
        init(coordinator: GuideCoordinator) { self.coordinator = coordinator }
        func transform(taps: PublishSubject<Void>) { \(binding).disposed(by: bag) }
      }
      class GuideViewController: UIViewController {
        let model: GuideViewModel
        private let taps = PublishSubject<Void>()
        init(model: GuideViewModel) { self.model = model }
        override func viewDidLoad() { model.transform(taps: taps) }
        @objc func close() { taps.onNext(()) }
      }
      class HomeViewController: UIViewController {}
      class GuideCoordinator: Coordinator {
        let navigation = UINavigationController()
        let closes = PublishSubject<Void>()
        let bag = DisposeBag()
        func start() {
          navigation.pushViewController(GuideViewController(model: GuideViewModel(coordinator: self)), animated: true)
          closes.bind { [weak self] in self?.showHome() }.disposed(by: bag)
        }
        private func showHome() { navigation.pushViewController(HomeViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate GuideViewModel -> GuideCoordinator via delegate links coordinator strong messages closes
      screen GuideCoordinator -> GuideViewController push
      screen GuideCoordinator -> HomeViewController push
      flow GuideViewController -> HomeViewController closes push by GuideCoordinator
      """)
  }

  /// The data source of a table sends through a subject that the page handed it; to what does nothing it tells nothing.
  @Test func `what a page's helper sends through its stream the page says`() {
    Fixture(
      """
      import RxSwift
      final class ListSource: NSObject, UITableViewDataSource {
        let picks: PublishSubject<Int>
        let skips: PublishSubject<Int>
        init(picks: PublishSubject<Int>, skips: PublishSubject<Int>) { self.picks = picks; self.skips = skips }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = ListCell()
          cell.button.rx.tap.map { 1 }.bind(to: picks).disposed(by: cell.bag)
          cell.skip.rx.tap.map { 1 }.bind(to: skips).disposed(by: cell.bag)
          return cell
        }
      }
      final class ListCell: UITableViewCell { let button = UIButton(); let skip = UIButton(); let bag = DisposeBag() }
      final class ListViewController: UIViewController {
        private let picks = PublishSubject<Int>()
        private let skips = PublishSubject<Int>()
        lazy var picked: Observable<Int> = self.picks.asObservable()
        lazy var skipped: Observable<Int> = self.skips.asObservable()
        let table = UITableView()
        override func viewDidLoad() { table.dataSource = ListSource(picks: picks, skips: skips) }
      }
      final class DetailViewController: UIViewController {}
      final class ListCoordinator: Coordinator {
        let stack = UINavigationController()
        let bag = DisposeBag()
        func start() {
          let list = ListViewController()
          list.picked.subscribe(onNext: { [unowned self] _ in self.showDetail() }).disposed(by: bag)
          list.skipped.subscribe(onNext: { _ in }).disposed(by: bag)
          stack.setViewControllers([list], animated: false)
        }
        func showDetail() { stack.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListViewController -> ListCoordinator via publisher links picked messages picked
      screen ListCoordinator -> ListViewController root
      screen ListCoordinator -> DetailViewController push
      flow ListViewController -> DetailViewController picked push by ListCoordinator
      """)
  }
}
