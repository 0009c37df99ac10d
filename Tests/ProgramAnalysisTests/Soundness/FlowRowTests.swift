import Testing

/// Moves lead from the screen that sends to the coordinator that belongs to it, one row for each trigger and transition.
@Suite struct FlowRowTests {
  @Test func `each trigger between two screens is a row of its own`() {
    Fixture(
      """
      protocol FeedDelegate: AnyObject {
        func didSelect(_ item: Int)
        func didTapHelp()
      }
      class FeedViewController: UIViewController {
        weak var delegate: FeedDelegate?
        var onShare: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func helpTapped() { delegate?.didTapHelp() }
        func shareTapped() { onShare?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.delegate = self
          feed.onShare = { [weak self] in self?.presentDetail() }
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect(_ item: Int) { showDetail() }
        func didTapHelp() { showDetail() }
        private func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        private func presentDetail() { navigation.present(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController didSelect push by FeedCoordinator
      flow FeedViewController -> DetailViewController didTapHelp push by FeedCoordinator
      flow FeedViewController -> DetailViewController onShare present by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `each transition of one trigger is a row of its own`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.showDetail(traits.isCompact) }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail(_ isCompact: Bool) {
          if isCompact {
            navigation.pushViewController(DetailViewController(), animated: true)
          } else {
            navigation.present(DetailViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator
      flow FeedViewController -> DetailViewController showDetail present by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `each coordinator that shows the same is a row of its own`() {
    Fixture(
      """
      class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
        func tapped() { onSelect?() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListViewController()
          list.onSelect = { [weak self] in self?.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow ListViewController -> DetailViewController onSelect push by FeedCoordinator
      flow ListViewController -> DetailViewController onSelect push by SearchCoordinator
      """, kind: "flow")
  }

  @Test func `two places that send one trigger are one row`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.showDetail() }
        func swiped() { coordinator?.showDetail() }
      }
      class DetailViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """
    ).expect("flow FeedViewController -> DetailViewController showDetail push by FeedCoordinator", kind: "flow")
  }

  @Test(
    arguments: FixtureCase.list(
      """
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.finished() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong messages onFinish
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.didClose() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong messages onFinish
      # feed.delegate = self; feed.events.sink { [weak self] in self?.didSelect($0) }.store(in: &bag)
        weak var delegate: FeedDelegate?
        let events = PassthroughSubject<Int, Never>()
        func tapped() { events.send(1) }
        func swiped() { delegate?.didClose() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didClose
      > delegate FeedViewController -> FeedCoordinator via publisher links events messages events
      # feed.delegate = self; feed.onFinish = { [weak self] in self?.finished() }
        weak var delegate: FeedDelegate?
        var onFinish: (() -> Void)?
        func tapped() { delegate?.didSelect(1) }
        func swiped() { delegate?.didClose() }
      > delegate FeedViewController -> FeedCoordinator via delegate links delegate protocol FeedDelegate weak messages didClose,didSelect
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish strong
      # feed.onSelect = didSelect; feed.onFinish = { [weak self] in self?.finished() }
        var onSelect: ((Int) -> Void)?
        var onFinish: (() -> Void)?
        func tapped() { onSelect?(1) }
        func swiped() { onFinish?() }
      > delegate FeedViewController -> FeedCoordinator via closure links onFinish,onSelect strong messages onFinish,onSelect
      """))
  func `each wire lists what is sent through it`(way: FixtureCase) {
    Fixture(
      """
      protocol FeedDelegate: AnyObject {
        func didSelect(_ item: Int)
        func didClose()
      }
      class FeedViewController: UIViewController {
        \(way.code)
      }
      class FeedCoordinator: Coordinator, FeedDelegate {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        func start() {
          let feed = FeedViewController()
          \(way.name)
          navigation.pushViewController(feed, animated: true)
        }
        func didSelect(_ item: Int) {}
        func didClose() {}
        func finished() {}
      }
      """
    ).expect("\(way.outcome)", kind: "delegate")
  }

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
    arguments: FixtureCase.list(
      """
      # Coordinator
      final class Routers {
        static let shared = Routers()
        func makeRouter() -> Router { Router() }
      }
      > func start() {
      >     let router = Routers.shared.makeRouter()
      # BaseCoordinator
      class BaseCoordinator: Coordinator {
        let router = Router()
        func start() {}
      }
      > override func start() {
      # BaseCoordinator
      class BaseCoordinator: Coordinator {
        lazy var router = Router()
        func start() {}
      }
      > override func start() {
      # Coordinator
      func makeRouter() -> Router { Router() }
      > func start() {
      >     let router = makeRouter()
      """))
  func `a router of one place belongs to the coordinator for which it was made`(way: FixtureCase) {
    Fixture(
      """
      final class Router {
        var onOpen: (() -> Void)?
        func open() { onOpen?() }
      }
      class FeedViewModel {
        let router: Router
        init(router: Router) { self.router = router }
        func tapped() { router.open() }
      }
      class SearchViewModel {
        let router: Router
        init(router: Router) { self.router = router }
        func tapped() { router.open() }
      }
      class FeedViewController: UIViewController {
        let model: FeedViewModel
        init(model: FeedViewModel) { self.model = model }
        func tapped() { model.tapped() }
      }
      class SearchViewController: UIViewController {
        let model: SearchViewModel
        init(model: SearchViewModel) { self.model = model }
        func tapped() { model.tapped() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      \(way.code)
      class FeedCoordinator: \(way.name) {
        let navigation = UINavigationController()
        \(way.outcome)
          router.onOpen = { [weak self] in self?.showDetail() }
          navigation.pushViewController(FeedViewController(model: FeedViewModel(router: router)), animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: \(way.name) {
        let navigation = UINavigationController()
        \(way.outcome)
          router.onOpen = { [weak self] in self?.showResult() }
          navigation.pushViewController(SearchViewController(model: SearchViewModel(router: router)), animated: true)
        }
        func showResult() { navigation.present(ResultViewController(), animated: true) }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController onOpen push by FeedCoordinator
      flow SearchViewController -> ResultViewController onOpen present by SearchCoordinator
      """, kind: "flow")
  }

  @Test func `the delegate of a shared router is asked for what was sent`() {
    Fixture(
      """
      enum Route { case detail, help }
      protocol Routing: AnyObject { func open(_ route: Route) }
      final class Router {
        weak var delegate: Routing?
        func showDetail() { delegate?.open(.detail) }
        func showHelp() { delegate?.open(.help) }
      }
      class FeedViewController: UIViewController {
        let router: Router
        init(router: Router) { self.router = router }
        func tapped() { router.showDetail() }
      }
      class SearchViewController: UIViewController {
        let router: Router
        init(router: Router) { self.router = router }
        func tapped() { router.showHelp() }
      }
      class DetailViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class FeedCoordinator: Coordinator, Routing {
        let navigation = UINavigationController()
        let router = Router()
        func start() {
          router.delegate = self
          navigation.pushViewController(FeedViewController(router: router), animated: true)
          navigation.pushViewController(SearchViewController(router: router), animated: true)
        }
        func open(_ route: Route) {
          switch route {
          case .detail: navigation.pushViewController(DetailViewController(), animated: true)
          case .help: navigation.present(HelpViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController open push by FeedCoordinator
      flow SearchViewController -> HelpViewController open present by FeedCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Where a value came from does not decide who hears it yet."),
    arguments: FixtureCase.list(
      """
      # at once
      work()
      # after a while
      DispatchQueue.main.async { work() }
      # through the keychain
      keychain.unlock { work() }
      # with what waits
      pending.append(work); confirmed()
      """))
  func `a closure that a shared service runs at its end leads on from the screen that asked`(way: FixtureCase) {
    Fixture(
      """
      final class Session {
        static let shared = Session()
        private var pending: [() -> Void] = []
        func confirm(then work: @escaping () -> Void) { \(way.code) }
        func confirmed() { pending.forEach { $0() } }
      }
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.open() }
      }
      class SearchViewController: UIViewController {
        weak var coordinator: SearchCoordinator?
        func tapped() { coordinator?.search() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func open() {
          Session.shared.confirm { [navigation] in
            navigation.pushViewController(DetailViewController(), animated: true)
          }
        }
      }
      class SearchCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let search = SearchViewController()
          search.coordinator = self
          navigation.pushViewController(search, animated: true)
        }
        func search() {
          Session.shared.confirm { [navigation] in
            navigation.present(ResultViewController(), animated: true)
          }
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController open push by FeedCoordinator
      flow SearchViewController -> ResultViewController search present by SearchCoordinator
      """, kind: "flow")
  }

  @Test(
    .disabled("Where a value came from does not decide who hears it yet."),
    arguments: FixtureCase.list(
      """
      # paid
      delegate?.paid()
      > service.delegate = self
      # onPaid
      onPaid?()
      > service.onPaid = { [weak self] in self?.paid() }
      """))
  func `a shared service answers the coordinator that set itself up to be answered`(way: FixtureCase) {
    Fixture(
      """
      protocol PaymentDelegate: AnyObject { func paid() }
      final class PaymentService {
        weak var delegate: PaymentDelegate?
        var onPaid: (() -> Void)?
        func pay() { \(way.code) }
      }
      class FeedViewController: UIViewController {
        let service: PaymentService
        init(service: PaymentService) { self.service = service }
        func tapped() { service.pay() }
      }
      class SearchViewController: UIViewController {
        let service: PaymentService
        init(service: PaymentService) { self.service = service }
        func tapped() { service.pay() }
      }
      class DetailViewController: UIViewController {}
      class ResultViewController: UIViewController {}
      class FeedCoordinator: Coordinator, PaymentDelegate {
        let navigation = UINavigationController()
        let service: PaymentService
        init(service: PaymentService) { self.service = service }
        func start() {
          \(way.outcome)
          navigation.pushViewController(FeedViewController(service: service), animated: true)
        }
        func paid() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      class SearchCoordinator: Coordinator, PaymentDelegate {
        let navigation = UINavigationController()
        let service: PaymentService
        init(service: PaymentService) { self.service = service }
        func start() {
          \(way.outcome)
          navigation.pushViewController(SearchViewController(service: service), animated: true)
        }
        func paid() { navigation.present(ResultViewController(), animated: true) }
      }
      class AppCoordinator: Coordinator {
        let service = PaymentService()
        var children: [Coordinator] = []
        func start() { open(FeedCoordinator(service: service)) }
        func search() { open(SearchCoordinator(service: service)) }
        private func open(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
      }
      """
    ).expect(
      """
      flow FeedViewController -> DetailViewController \(way.name) push by FeedCoordinator
      flow SearchViewController -> ResultViewController \(way.name) present by SearchCoordinator
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

  @Test func `a screen that starts the flows of its tabs moves nobody on`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func tapped() { coordinator?.start() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
      }
      class TabsController: UITabBarController {
        let feed = FeedCoordinator()
        override func viewDidLoad() { feed.start() }
      }
      class AppCoordinator: Coordinator {
        let window = UIWindow()
        func start() { window.rootViewController = TabsController() }
      }
      """
    ).expect(
      """
      flow FeedViewController -> FeedViewController start push by FeedCoordinator
      """, kind: "flow")
  }

  @Test func `a child that shows a controller of the system is started by the message that shows it`() {
    Fixture(
      """
      class FeedViewController: UIViewController {
        weak var coordinator: FeedCoordinator?
        func linkTapped() { coordinator?.showPage() }
        func helpTapped() { coordinator?.prepareHelp() }
      }
      class FeedCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.coordinator = self
          navigation.pushViewController(feed, animated: true)
        }
        func showPage() {
          let browser = BrowserCoordinator()
          browser.open()
        }
        func prepareHelp() {
          let help = HelpCoordinator()
          help.prepare()
        }
      }
      class BrowserCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {}
        func open() { navigation.present(SFSafariViewController(), animated: true) }
      }
      class HelpCoordinator: Coordinator {
        func start() {}
        func prepare() {}
      }
      """
    ).expect(
      """
      flow FeedViewController -> BrowserCoordinator showPage start by FeedCoordinator
      """, kind: "flow")
  }
}
