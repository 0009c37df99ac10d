import Testing

/// Screens that know who does their work only by its methods.
@Suite struct BoundMethodTests {
  @Test(arguments: [
    "view.onLoad = presenter.load\n view.onTap = presenter.open",
    "view.onTap = presenter.open",
  ])
  func `a presenter that a screen knows by its methods works for it`(wiring: String) {
    Fixture(
      """
      //- Presenter.swift
      class ListPresenter {
        private let router: AppCoordinator
        init(router: AppCoordinator) { self.router = router }
        func load() {}
        func open() { router.showDetail() }
      }
      //- App.swift
      class ListViewController: UIViewController {
        var onLoad: (() -> Void)?
        var onTap: (() -> Void)?
        override func viewDidLoad() { onLoad?() }
        func tap() { onTap?() }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let view = ListViewController()
          let presenter = ListPresenter(router: self)
          \(wiring)
          navigation.pushViewController(view, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      delegate ListPresenter -> AppCoordinator via delegate links router strong messages showDetail
      flow ListViewController -> DetailViewController showDetail push by AppCoordinator
      screen AppCoordinator -> DetailViewController push
      screen AppCoordinator -> ListViewController push
      """)
  }

  /// The other screen's presenter works for that one alone.
  @Test func `a presenter works for the screen that knows its methods`() {
    Fixture(
      """
      //- Presenter.swift
      class ListPresenter {
        private let router: AppCoordinator
        init(router: AppCoordinator) { self.router = router }
        func load() {}
        func open() { router.showDetail() }
      }
      //- App.swift
      class ListViewController: UIViewController { var onLoad: (() -> Void)? }
      class HelpViewController: UIViewController { var onLoad: (() -> Void)? }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let view = ListViewController()
          view.onLoad = ListPresenter(router: self).load
          let help = HelpViewController()
          help.onLoad = {}
          navigation.setViewControllers([view, help], animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController showDetail push by AppCoordinator", kind: "flow")
  }

  @Test(arguments: [
    "let button = Button(onTap: self.model.tap)",
    "let button = Button(onTap: model.tap)",
    "bind(onTap: self.model.tap)",
    "items.map(model.tap)",
    "items.forEach(self.model.tap)",
    "events.map(model.tap).sink { _ in }",
    "events.sink(receiveValue: model.tap)",
    "rxEvents.subscribe(onNext: model.tap)",
    "rxEvents.map(model.tap).subscribe()",
    "rxEvents.bind(onNext: model.tap)",
    "rxEvents.bind(onNext: model.tap(_:))",
  ])
  func `a method reference that is handed on is called for the screen`(statement: String) {
    Fixture(
      """
      //- Model.swift
      class ListModel {
        var onPick: (() -> Void)?
        func tap(_ item: Int) { onPick?() }
      }
      class Button {
        let onTap: (Int) -> Void
        init(onTap: @escaping (Int) -> Void) { self.onTap = onTap }
        func pressed() { onTap(1) }
      }
      //- App.swift
      class ListViewController: UIViewController {
        let model: ListModel
        let events: AnyPublisher<Int, Never>
        let rxEvents: Observable<Int>
        var items: [Int] = []
        init(model: ListModel) { self.model = model }
        override func viewDidLoad() { \(statement) }
        private func bind(onTap: @escaping (Int) -> Void) { tapped = onTap }
        private var tapped: ((Int) -> Void)?
        @objc private func pressed() { tapped?(1) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          model.onPick = { [weak self] in self?.showDetail() }
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController onPick push by AppCoordinator", kind: "flow")
  }

  /// What a page's model subscribes with a coordinator's callback it tells the coordinator, whatever the coordinator gave it as that callback.
  @Test(
    arguments: [
      ("taps.bind(onNext: actions.showDetail).disposed(by: bag)", "showDetail"),
      ("taps.subscribe(onNext: actions.showDetail).disposed(by: bag)", "showDetail"),
      ("taps.bind(onNext: onTap).disposed(by: bag)", "onTap"),
      ("let show = actions.showDetail; taps.bind(onNext: show).disposed(by: bag)", "show"),
      ("numbers.bind(onNext: actions.showNumber).disposed(by: bag)", "showNumber"),
      ("numbers.flatMap(actions.asked).subscribe().disposed(by: bag)", "asked"),
      ("loaded.sink(receiveValue: actions.showDetail).store(in: &tokens)", "showDetail"),
    ],
    [
      "showDetail, showNumber: showNumber(_:), asked: asked",
      """
      { [weak self] in self?.showDetail() }, showNumber: { [weak self] number in self?.showNumber(number) },
      asked: { [weak self] in self?.asked($0) ?? .empty() }
      """,
    ])
  func `a callback that is subscribed is called by who subscribes it`(
    body: (code: String, message: String), given: String
  ) {
    Fixture(
      """
      struct ListActions {
        let showDetail: () -> Void
        let showNumber: (Int) -> Void
        let asked: (Int) -> Observable<Int>
      }
      class ListViewModel {
        let actions: ListActions
        let onTap: () -> Void
        let loaded = PassthroughSubject<Void, Never>()
        init(actions: ListActions, onTap: @escaping () -> Void) { (self.actions, self.onTap) = (actions, onTap) }
        func transform(taps: Observable<Void>, numbers: Observable<Int>) { \(body.code) }
      }
      class ListViewController: UIViewController {
        let model: ListViewModel
        let button = UIButton()
        init(model: ListViewModel) { self.model = model }
        override func viewDidLoad() {
          model.transform(taps: button.rx.tap.asObservable(), numbers: button.rx.tap.map { 1 })
        }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListViewModel(actions: ListActions(showDetail: \(given)), onTap: { [weak self] in self?.showDetail() })
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        func showNumber(_ number: Int) { showDetail() }
        func asked(_ number: Int) -> Observable<Int> {
          showDetail()
          return .empty()
        }
      }
      """
    ).expect("flow ListViewController -> DetailViewController \(body.message) push by AppCoordinator", kind: "flow")
  }

  /// What another object's method makes of a value goes on.
  @Test(arguments: [
    "list.picks.flatMap(mapper.pages).subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)",
    "list.picks.map(mapper.page).bind(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)",
    "list.picks.map { [mapper] in mapper.page($0) }.bind(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)",
  ])
  func `what a stream is mapped by gives what is delivered`(listening: String) {
    Fixture(
      """
      class Mapper {
        func page(_ number: Int) -> UIViewController { DetailViewController() }
        func pages(_ number: Int) -> Observable<UIViewController> { .just(DetailViewController()) }
      }
      class ListViewController: UIViewController {
        let picks = PublishSubject<Int>()
        func tap() { picks.onNext(1) }
      }
      class DetailViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        let mapper = Mapper()
        let bag = DisposeBag()
        func start() {
          let list = ListViewController()
          navigation.pushViewController(list, animated: true)
          \(listening)
        }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      """
    ).expect("flow ListViewController -> DetailViewController picks push by AppCoordinator", kind: "flow")
  }

  /// A callback that is told cases leads where each of them does.
  @Test(arguments: ["events.bind(onNext: onEvent)", "taps.map { Event.detail }.bind(onNext: onEvent)"])
  func `a callback is told the case that is sent`(binding: String) {
    Fixture(
      """
      enum Event { case detail, settings }
      class ListModel {
        let events = PublishSubject<Event>()
        let taps = PublishSubject<Void>()
        var onEvent: (Event) -> Void = { _ in }
        func bind() { \(binding).disposed(by: DisposeBag()) }
        func pick() { events.onNext(.detail); taps.onNext(()) }
      }
      class ListViewController: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model }
        override func viewDidLoad() { model.bind() }
        func tap() { model.pick() }
      }
      class DetailViewController: UIViewController {}
      class SettingsViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          model.onEvent = { [weak self] in self?.handle($0) }
          navigation.pushViewController(ListViewController(model: model), animated: true)
        }
        func handle(_ event: Event) {
          switch event {
          case .detail: navigation.pushViewController(DetailViewController(), animated: true)
          case .settings: navigation.pushViewController(SettingsViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      "flow ListViewController -> DetailViewController \(binding.hasPrefix("taps") ? "onEvent" : "events").detail push by AppCoordinator",
      kind: "flow")
  }

  /// Two methods of one name: which is meant, the type says that the place asks for.
  @Test(arguments: [
    ("String", "open(_ id: String)", "open(_ book: Book)", "Page"),
    ("Book", "open(_ id: String)", "open(_ book: Book)", "Book"),
    ("String", "open(id: String)", "open(for book: Book)", "Page"),
    ("Book", "open(for book: Book, at page: Int)", "open(for book: Book)", "Book"),
  ])
  func `a reference means the method that takes what its place passes`(
    passed: String, first: String, second: String, shown: String
  ) {
    Fixture(
      """
      struct Book {}
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ListViewController(onOpen: open)], animated: false) }
        func \(second) { navigation.pushViewController(BookViewController(), animated: true) }
        func \(first) { navigation.pushViewController(PageViewController(), animated: true) }
      }
      class ListViewController: UIViewController {
        let onOpen: (\(passed)) -> Void
        init(onOpen: @escaping (\(passed)) -> Void) { self.onOpen = onOpen; super.init(nibName: nil, bundle: nil) }
        func tapped(_ it: \(passed)) { onOpen(it) }
      }
      class BookViewController: UIViewController {}
      class PageViewController: UIViewController {}
      """
    ).expect("flow ListViewController -> \(shown)ViewController onOpen push by AppCoordinator", kind: "flow")
  }
}
