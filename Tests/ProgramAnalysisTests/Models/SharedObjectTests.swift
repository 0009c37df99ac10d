import Testing

/// Objects that a container makes once: what a child sends through one reaches the parent that listens to it.
@Suite struct SharedObjectTests {
  /// What is imported and registered, and how a coordinator gets the router.
  struct Way: Sendable {
    let module: String
    let registration: String
    let property: String
  }

  private static func factory(_ scope: String) -> Way {
    Way(
      module: "Factory",
      registration: "extension Container { var router: Factory<Router> { self { Router() }\(scope) } }",
      property: "@Injected(\\.router) var router")
  }

  private static func swinject(_ registration: String) -> Way {
    Way(
      module: "Swinject",
      registration: """
        let shared = Container()
        class Parts: Assembly {
          func assemble(container: Container) { container.\(registration) }
        }
        """,
      property: "lazy var router = shared.resolve(Router.self)!")
  }

  private static func resolver(_ scope: String) -> Way {
    Way(
      module: "Resolver",
      registration: """
        extension Resolver: ResolverRegistering {
          static func registerAllServices() { register { Router() }\(scope) }
        }
        """,
      property: "@Injected var router: Router")
  }

  private func fixture(_ way: Way) -> Fixture {
    Fixture(
      """
      import Combine
      import \(way.module)
      final class Router {
        let closed = PassthroughSubject<Void, Never>()
        var onClose: (() -> Void)?
      }
      \(way.registration)
      class DetailViewController: UIViewController {}
      class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        func tapped() { coordinator?.close() }
      }
      class ListCoordinator: Coordinator {
        let navigation: UINavigationController
        \(way.property)
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListViewController()
          list.coordinator = self
          navigation.pushViewController(list, animated: true)
        }
        func close() { router.closed.send(()) }
      }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var child: ListCoordinator?
        var bag: Set<AnyCancellable> = []
        \(way.property)
        func start() {
          router.closed.sink { [weak self] in self?.showDetail() }.store(in: &bag)
          let list = ListCoordinator(navigation: navigation)
          child = list
          list.start()
        }
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  private static let flow = "flow ListViewController -> DetailViewController close push by AppCoordinator"

  @Test(arguments: [
    factory(".shared"), factory(".singleton"), factory(".cached"), factory(".scope(.singleton)"),
    Way(
      module: "Factory",
      registration: "extension Container { static let router = Factory<Router>(scope: .shared) { Router() } }",
      property: "@Injected(Container.router) var router: Router"),
    swinject("register(Router.self) { _ in Router() }.inObjectScope(.container)"),
    swinject("autoregister(Router.self, initializer: Router.init).inObjectScope(.container)"),
    resolver(".scope(.shared)"), resolver(".scope(.application)"),
  ])
  func `what is sent through a shared object reaches who listens`(way: Way) {
    fixture(way).expect(Self.flow, kind: "flow")
  }

  @Test(arguments: [
    factory(""), factory(".unique"), factory(".scope(.unique)"),
    swinject("register(Router.self) { _ in Router() }"),
    swinject("register(Router.self) { _ in Router() }.inObjectScope(.transient)"), resolver(".scope(.unique)"),
  ])
  func `who asks for an object of its own hears nothing of the others`(way: Way) {
    fixture(way).expect("", kind: "flow")
  }
}
