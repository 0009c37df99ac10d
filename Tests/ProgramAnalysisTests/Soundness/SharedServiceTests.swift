import Testing

/// Flows through routers and services that many share.
@Suite struct SharedServiceTests {
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
}
