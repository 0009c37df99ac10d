import Testing

/// Erasers are glass: edges go to what they wrap.
@Suite struct TypeEraserTests {
  private static let erasers: [(name: String, code: String)] = [
    (
      "closures that call",
      """
      class AnyCoordinator<Route>: Coordinator {
        private let doStart: () -> Void
        private let doOpen: (Route) -> Void
        init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
          doStart = { coordinator.start() }
          doOpen = { route in coordinator.open(route) }
        }
        func start() { doStart() }
        func open(_ route: Route) { doOpen(route) }
        func open(_ route: Route, animated: Bool) { open(route) }
      }
      """
    ),
    (
      "methods",
      """
      struct AnyCoordinator<Route>: Coordinator {
        private let _start: () -> Void
        init<C: Coordinator>(_ base: C) { self._start = base.start }
        func start() { return _start() }
      }
      """
    ),
    (
      "a value of the protocol",
      """
      final class AnyCoordinator: NSObject, Coordinator {
        let base: Coordinator
        init(_ base: any Coordinator) { self.base = base; super.init() }
        var child: Coordinator? { base.child }
        func start() { base.start() }
      }
      """
    ),
    (
      "a box",
      """
      class CoordinatorBoxBase<Route>: Coordinator { func start() { fatalError() } }
      final class CoordinatorBox<C: Coordinator>: CoordinatorBoxBase<C.Route> {
        let base: C
        init(_ base: C) { self.base = base }
        override func start() { base.start() }
      }
      class AnyCoordinator<Route>: Coordinator {
        private let box: CoordinatorBoxBase<Route>
        init<C: Coordinator>(_ base: C) { box = CoordinatorBox(base) }
        func start() { box.start() }
      }
      """
    ),
  ]

  /// Ways to erase a coordinator.
  private static let uses = [
    "ShopCoordinator().asAnyCoordinator()", "AnyCoordinator(ShopCoordinator())", "ShopCoordinator().eraseToAny()",
    "erased(.init(ShopCoordinator()))",
  ]

  private func app(_ eraser: String, _ use: String) -> Fixture {
    Fixture(
      """
      \(eraser)
      extension Coordinator {
        func asAnyCoordinator() -> AnyCoordinator<Route> { AnyCoordinator(self) }
        func eraseToAny() -> AnyCoordinator<Route> { .init(self) }
      }
      func erased(_ coordinator: AnyCoordinator<Int>) -> AnyCoordinator<Int> { coordinator }
      class AppCoordinator: Coordinator {
        var child: AnyCoordinator<Int>?
        var feed: AnyCoordinator<Int>?
        func start() {
          let shop = \(use)
          shop.start()
          child = shop
          let feed = FeedCoordinator().asAnyCoordinator()
          self.feed = feed
        }
      }
      class ShopCoordinator: Coordinator {
        let navigation: UINavigationController
        func start() { navigation.pushViewController(ShopViewController(model: ShopModel(coordinator: asAnyCoordinator())), animated: true) }
      }
      class FeedCoordinator: Coordinator { func start() {} }
      class ShopModel {
        let coordinator: AnyCoordinator<Int>
        init(coordinator: AnyCoordinator<Int>) { self.coordinator = coordinator }
        func again() { coordinator.start() }
      }
      class ShopViewController: UIViewController {
        let model: ShopModel
        init(model: ShopModel) { self.model = model }
      }
      """)
  }

  @Test(arguments: erasers.map(\.name), uses)
  func `edges go to what an eraser wraps`(form: String, use: String) throws {
    let eraser = try #require(Self.erasers.first { $0.name == form }).code
    let fixture = app(eraser, use)
    fixture.expect(
      """
      child AppCoordinator -> FeedCoordinator property
      child AppCoordinator -> ShopCoordinator property started
      delegate ShopModel -> ShopCoordinator via delegate links coordinator strong messages start
      flow ShopViewController -> ShopViewController start push by ShopCoordinator
      screen ShopCoordinator -> ShopViewController push
      """)
    let nodes = fixture.analysis().graph.nodes.filter { $0.kind == .coordinator && !$0.isBase }.map(\.id)
    #expect(nodes == ["AppCoordinator", "FeedCoordinator", "ShopCoordinator"])
  }

  @Test(arguments: [
    "func start() { base.start(); OtherCoordinator().start() }", "func start() { count += 1 }\n var count = 0",
    "func start() { window.rootViewController = ShopViewController(model: ShopModel()) }\n let window = UIWindow()",
  ])
  func `what does something of its own is a coordinator`(member: String) {
    let graph = Fixture(
      """
      final class WrappingCoordinator: Coordinator {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        \(member)
      }
      class OtherCoordinator: Coordinator { func start() {} }
      """
    ).analysis().graph
    #expect(graph.nodes.contains { $0.id == "WrappingCoordinator" && $0.kind == .coordinator })
  }

  @Test func `explaining an eraser says that it is one`() {
    let misses = app(Self.erasers[0].code, Self.uses[0]).analysis().nearMisses
    #expect(
      misses.map { "\($0.name): \($0.reason)" } == ["AnyCoordinator: it only hands on to the coordinator that it wraps"]
    )
  }

  @Test func `a coordinator that makes one of its own kind by a factory has itself as a child`() {
    Fixture(
      """
      class Module {
        func make() -> AnyItem { AnyItem(ItemCoordinator(module: self)) }
      }
      final class AnyItem: Coordinator {
        let base: Coordinator
        init(_ base: Coordinator) { self.base = base }
        func start() { base.start() }
      }
      class ItemCoordinator: Coordinator {
        let module: Module
        init(module: Module) { self.module = module }
        func start() {}
        func more() {
          let item = module.make()
          item.start()
        }
      }
      """
    ).expect("child ItemCoordinator -> ItemCoordinator none started")
  }
}
