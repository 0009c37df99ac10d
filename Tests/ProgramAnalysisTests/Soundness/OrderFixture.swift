import Testing

/// Apps of which every part may stand anywhere: files begin at `//- `, types at `//~`, members at `//.`.
///
/// The first line of a type that has members is its head, its last part its end.
struct OrderFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  var protocols = Fixture.protocolFile

  var testDescription: String { name }

  static let all = [
    OrderFixture(
      name: "a route by member order",
      source: """
        //- Feed.swift
        enum Route { case list, detail }
        //~
        class ListViewController: UIViewController {}
        //~
        class DetailViewController: UIViewController {}
        //~
        class FeedCoordinator: Coordinator {
          let navigation = UINavigationController()
        //.
          func start() { go(.list) }
        //.
          func go(_ route: Route) {
            switch route {
            case .list: navigation.pushViewController(ListViewController(), animated: true)
            case .detail: navigation.pushViewController(DetailViewController(), animated: true)
            }
          }
        //.
        }
        """),
    OrderFixture(
      name: "a router of two implementers",
      source: """
        //- Router.swift
        protocol Router { func show(_ screen: UIViewController) }
        //~
        final class PushRouter: Router {
          let navigation = UINavigationController()
        //.
          func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        //.
        }
        //~
        final class ModalRouter: Router {
          let navigation = UINavigationController()
        //.
          func show(_ screen: UIViewController) { navigation.present(screen, animated: true) }
        //.
        }
        //- Feed.swift
        class FeedViewController: UIViewController {}
        //~
        class FeedCoordinator: Coordinator {
          let router: Router
        //.
          init(router: Router) { self.router = router }
        //.
          func start() { router.show(FeedViewController()) }
        //.
        }
        //- App.swift
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
        //.
          func start() {
            let feed = FeedCoordinator(router: ModalRouter())
            children.append(feed)
            feed.start()
          }
        //.
        }
        """),
    OrderFixture(
      name: "two delegates of one pair",
      source: """
        //- Feed.swift
        protocol FeedDelegate: AnyObject { func opened() }
        //~
        protocol FeedRouting: AnyObject { func closed() }
        //~
        class FeedViewController: UIViewController {
          weak var delegate: FeedDelegate?
        //.
          var router: FeedRouting?
        //.
          func tapped() { delegate?.opened() }
        //.
          func swiped() { router?.closed() }
        //.
        }
        //- FeedCoordinator.swift
        class FeedCoordinator: Coordinator, FeedDelegate, FeedRouting {
          let navigation = UINavigationController()
        //.
          let feed = FeedViewController()
        //.
          func start() {
            wireDelegate()
            wireRouter()
            navigation.pushViewController(feed, animated: true)
          }
        //.
          func wireDelegate() { feed.delegate = self }
        //.
          func wireRouter() { feed.router = self }
        //.
          func opened() {}
        //.
          func closed() {}
        //.
        }
        """),
    OrderFixture(
      name: "several triggers of one pair",
      source: """
        //- Feed.swift
        class FeedViewController: UIViewController {
          weak var coordinator: FeedCoordinator?
        //.
          func tapped() { coordinator?.showDetail() }
        //.
          func helpTapped() { coordinator?.help() }
        //.
          func shareTapped() { coordinator?.share() }
        //.
        }
        //~
        class DetailViewController: UIViewController {}
        //- FeedCoordinator.swift
        class FeedCoordinator: Coordinator {
          let navigation = UINavigationController()
        //.
          func start() {
            let feed = FeedViewController()
            feed.coordinator = self
            navigation.pushViewController(feed, animated: true)
          }
        //.
          func share() { navigation.present(DetailViewController(), animated: true) }
        //.
          func help() { navigation.pushViewController(DetailViewController(), animated: true) }
        //.
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        //.
        }
        """),
    OrderFixture(
      name: "a property that is filled elsewhere",
      source: """
        //- Home.swift
        class HomeCoordinator: Coordinator {
          var destination: Destination?
        //.
          let navigation = UINavigationController()
        //.
          func start() {
            if case .detail = destination {
              navigation.pushViewController(DetailViewController(), animated: true)
            } else {
              navigation.pushViewController(ListViewController(), animated: true)
            }
          }
        //.
        }
        //~
        enum Destination { case list, detail }
        //- Screens.swift
        class ListViewController: UIViewController {}
        //~
        class DetailViewController: UIViewController {}
        //- App.swift
        class AppCoordinator: Coordinator {
          var home: HomeCoordinator?
        //.
          func start() {
            let home = HomeCoordinator()
            home.destination = .detail
            self.home = home
            home.start()
          }
        //.
        }
        //~
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var coordinator: AppCoordinator?
        //.
          func scene(_ scene: UIScene) {
            coordinator = AppCoordinator()
            coordinator?.start()
          }
        //.
        }
        """),
    OrderFixture(
      name: "overloads of one name",
      source: """
        //- Factory.swift
        class FeedCoordinator: Coordinator { func start() {} }
        //~
        class SearchCoordinator: Coordinator { func start() {} }
        //~
        class Factory {
          func make(_ value: Any) -> Coordinator { FeedCoordinator() }
        //.
          func make<Value>(_ value: Value) -> Coordinator { SearchCoordinator() }
        //.
        }
        //- App.swift
        class AppCoordinator: Coordinator {
          let factory = Factory()
        //.
          var children: [Coordinator] = []
        //.
          func start() { open(factory.make(items)) }
        //.
          func open(_ flow: Coordinator) {
            children.append(flow)
            flow.start()
          }
        //.
        }
        """),
    OrderFixture(
      name: "a store that two fill",
      source: """
        //- Store.swift
        final class Store {
          static let shared = Store()
        //.
          var flows: [Coordinator] = []
        //.
          func add(_ flow: Coordinator) { flows.append(flow) }
        //.
          func startAll() { flows.forEach { $0.start() } }
        //.
        }
        //- Feed.swift
        class FeedCoordinator: Coordinator { func start() {} }
        //~
        class HomeCoordinator: Coordinator {
          func start() {
            Store.shared.add(FeedCoordinator())
            Store.shared.startAll()
          }
        //.
        }
        //- Search.swift
        class SearchCoordinator: Coordinator { func start() {} }
        //~
        class MenuCoordinator: Coordinator {
          func start() {
            Store.shared.add(SearchCoordinator())
            Store.shared.startAll()
          }
        //.
        }
        """),
    OrderFixture(
      name: "a child that ends",
      source: """
        //- Login.swift
        protocol LoginDelegate: AnyObject { func loginFinished(_ login: LoginCoordinator) }
        //~
        class LoginViewController: UIViewController {
          var onDone: (() -> Void)?
        //.
          func tapped() { onDone?() }
        //.
        }
        //~
        class LoginCoordinator: Coordinator {
          weak var delegate: LoginDelegate?
        //.
          let navigation = UINavigationController()
        //.
          func start() {
            let login = LoginViewController()
            login.onDone = { [weak self] in self?.finish() }
            navigation.pushViewController(login, animated: true)
          }
        //.
          func finish() { delegate?.loginFinished(self) }
        //.
        }
        //- Home.swift
        class HomeViewController: UIViewController {}
        //~
        class HomeCoordinator: Coordinator {
          let navigation = UINavigationController()
        //.
          func start() { navigation.setViewControllers([HomeViewController()], animated: false) }
        //.
        }
        //- App.swift
        class AppCoordinator: Coordinator, LoginDelegate {
          var child: Coordinator?
        //.
          var isLoggedIn = false
        //.
          func start() { isLoggedIn ? showHome() : showLogin() }
        //.
          func showLogin() {
            let login = LoginCoordinator()
            login.delegate = self
            child = login
            login.start()
          }
        //.
          func showHome() {
            let home = HomeCoordinator()
            child = home
            home.start()
          }
        //.
          func loginFinished(_ login: LoginCoordinator) {
            child = nil
            isLoggedIn = true
            showHome()
          }
        //.
        }
        //~
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var coordinator: AppCoordinator?
        //.
          func scene(_ scene: UIScene) {
            coordinator = AppCoordinator()
            coordinator?.start()
          }
        //.
        }
        """),
    OrderFixture(
      name: "a default of a protocol extension",
      source: """
        //- Base.swift
        protocol Showing: Coordinator { var navigation: UINavigationController { get } }
        //~
        extension Showing { func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) } }
        //~
        class BaseCoordinator: Showing {
          let navigation = UINavigationController()
        //.
          var children: [Coordinator] = []
        //.
          func start() { show(first()) }
        //.
          func first() -> UIViewController { fatalError() }
        //.
          func add(_ child: Coordinator) {
            children.append(child)
            child.start()
          }
        //.
        }
        //- Feed.swift
        class FeedViewController: UIViewController {}
        //~
        class FeedCoordinator: BaseCoordinator {
          override func first() -> UIViewController { FeedViewController() }
        //.
        }
        //- Search.swift
        class SearchViewController: UIViewController {}
        //~
        class SearchCoordinator: BaseCoordinator {
          override func first() -> UIViewController { SearchViewController() }
        //.
          func openFeed() { add(FeedCoordinator()) }
        //.
        }
        //- App.swift
        class AppCoordinator: BaseCoordinator {
          override func start() { [FeedCoordinator(), SearchCoordinator()].forEach { add($0) } }
        //.
        }
        """),
    OrderFixture(
      name: "a shared subject",
      source: """
        //- Bus.swift
        enum Event {
          case opened(Int), searched
        }
        //~
        final class Bus {
          let events = PassthroughSubject<Event, Never>()
        //.
          static let shared = Bus()
        //.
        }
        //- Feed.swift
        class FeedViewController: UIViewController { func tapped() { Bus.shared.events.send(.opened(1)) } }
        //~
        class DetailViewController: UIViewController {}
        //~
        class FeedCoordinator: Coordinator {
          let navigation = UINavigationController()
        //.
          var bag: Set<AnyCancellable> = []
        //.
          func start() {
            Bus.shared.events.sink { [weak self] in self?.handle($0) }.store(in: &bag)
            navigation.pushViewController(FeedViewController(), animated: true)
          }
        //.
          func handle(_ event: Event) {
            switch event {
            case .opened: navigation.pushViewController(DetailViewController(), animated: true)
            case .searched: break
            }
          }
        //.
        }
        //- Search.swift
        class SearchViewController: UIViewController { func tapped() { Bus.shared.events.send(.searched) } }
        //~
        class ResultViewController: UIViewController {}
        //~
        class SearchCoordinator: Coordinator {
          let navigation = UINavigationController()
        //.
          var bag: Set<AnyCancellable> = []
        //.
          func start() {
            Bus.shared.events.sink { [weak self] in self?.handle($0) }.store(in: &bag)
            navigation.pushViewController(SearchViewController(), animated: true)
          }
        //.
          func handle(_ event: Event) {
            if case .searched = event { navigation.present(ResultViewController(), animated: true) }
          }
        //.
        }
        """),
    OrderFixture(
      name: "coordinators that start each other",
      source: """
        //- A.swift
        class FeedCoordinator: Coordinator {
          var child: Coordinator?
        //.
          func start() {}
        //.
          func openSearch() {
            child = SearchCoordinator(parent: self)
            child?.start()
          }
        //.
        }
        //- B.swift
        class SearchCoordinator: Coordinator {
          weak var parent: Coordinator?
        //.
          var child: Coordinator?
        //.
          init(parent: Coordinator?) { self.parent = parent }
        //.
          func start() {}
        //.
          func openFeed() {
            let feed = FeedCoordinator()
            child = feed
            feed.openSearch()
          }
        //.
        }
        //- C.swift
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
        //.
          func start() { open(FeedCoordinator()) }
        //.
          func search() { open(SearchCoordinator(parent: self)) }
        //.
          func open(_ flow: Coordinator) {
            children.append(flow)
            flow.start()
          }
        //.
        }
        """),
    OrderFixture(
      name: "a factory that an initializer picks",
      source: """
        //- Factory.swift
        protocol Factory { func makeFeed() -> Coordinator }
        //~
        struct PlainFactory: Factory { func makeFeed() -> Coordinator { FeedCoordinator() } }
        //~
        struct RichFactory: Factory { func makeFeed() -> Coordinator { RichFeedCoordinator() } }
        //- Feed.swift
        class FeedCoordinator: Coordinator { func start() {} }
        //~
        class RichFeedCoordinator: Coordinator { func start() {} }
        //- Home.swift
        class HomeCoordinator: Coordinator {
          let factory: Factory
        //.
          var children: [Coordinator] = []
        //.
          init(factory: Factory) { self.factory = factory }
        //.
          func start() { open(factory.makeFeed()) }
        //.
          func open(_ flow: Coordinator) {
            children.append(flow)
            flow.start()
          }
        //.
        }
        //- App.swift
        class AppCoordinator: Coordinator {
          var home: Coordinator?
        //.
          func start() {
            home = HomeCoordinator(factory: RichFactory())
            home?.start()
          }
        //.
        }
        //~
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = AppCoordinator()
        //.
          func scene(_ scene: UIScene) { coordinator.start() }
        //.
        }
        """),
    OrderFixture(
      name: "a screen that is handed on late",
      source: """
        //- App.swift
        class AppCoordinator: Coordinator {
          let presenter = Presenter()
        //.
          func start() {
            presenter.host = HostViewController()
            presenter.show(FeedViewController())
          }
        //.
          func showDetail() { presenter.show(DetailViewController()) }
        //.
        }
        //- Presenter.swift
        final class Presenter {
          var host: UIViewController?
        //.
          let navigation = UINavigationController()
        //.
          func show(_ screen: UIViewController) {
            if host is HostViewController {
              host?.present(screen, animated: true)
            } else {
              navigation.pushViewController(screen, animated: true)
            }
          }
        //.
        }
        //- Screens.swift
        class HostViewController: UIViewController {}
        //~
        class FeedViewController: UIViewController {}
        //~
        class DetailViewController: UIViewController {}
        """),
    OrderFixture(
      name: "routes of a library",
      source: """
        //- Routes.swift
        import XCoordinator
        enum AppRoute: Route { case home, detail, settings }
        //~
        enum SettingsRoute: Route { case list, about }
        //- App.swift
        import XCoordinator
        class AppCoordinator: NavigationCoordinator<AppRoute> {
          init() { super.init(initialRoute: .home) }
        //.
          override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .home: return .set([HomeViewController(router: unownedRouter)])
            case .detail: return .push(DetailViewController())
            case .settings: return .present(SettingsCoordinator())
            }
          }
        //.
        }
        //- Settings.swift
        import XCoordinator
        class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
          init() { super.init(initialRoute: nil) }
        //.
          override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
            switch route {
            case .list: return .push(ListViewController())
            case .about: return .push(AboutViewController())
            }
          }
        //.
        }
        //- Screens.swift
        import XCoordinator
        class HomeViewController: UIViewController {
          let router: UnownedRouter<AppRoute>
        //.
          init(router: UnownedRouter<AppRoute>) { self.router = router }
        //.
          func settings() { router.trigger(.settings) }
        //.
          func detail() { router.trigger(.detail) }
        //.
        }
        //~
        class DetailViewController: UIViewController {}
        //~
        class ListViewController: UIViewController {}
        //~
        class AboutViewController: UIViewController {}
        """,
      protocols: ""),
  ]
}
