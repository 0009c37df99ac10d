import Testing

/// What stands for a screen on the way from what builds it to what shows it.
@Suite struct ScreenItemTests {
  private static func app(_ item: String) -> Fixture {
    Fixture(
      """
      \(item)
      enum HarborRoute { case pier(onOpen: () -> Void), boat, crew }
      protocol Composing { associatedtype Route; func controller(for route: Route) -> UIViewController }
      struct HarborComposer: Composing {
        func controller(for route: HarborRoute) -> UIViewController {
          switch route {
          case .pier(let onOpen): let pier = PierViewController(); pier.onOpen = onOpen; return pier
          case .boat: return BoatViewController()
          case .crew: return CrewViewController()
          }
        }
      }
      final class Box<Route> {
        private let make: (Route) -> Item
        init<C: Composing>(_ composer: C) where C.Route == Route { make = { route in Item(composer.controller(for: route)) } }
        func item(for route: Route) -> Item { make(route) }
      }
      final class Router {
        private let stack = UINavigationController()
        private var items: [Item] = []
        func begin(with item: Item) { stack.setViewControllers([item.controller], animated: false); items = [item] }
        func push(_ item: Item) { stack.pushViewController(item.controller, animated: true); items.append(item) }
        func present(_ item: Item) { stack.present(item.controller, animated: true) }
      }
      final class HarborCoordinator: Coordinator {
        private let router = Router()
        private let box = Box(HarborComposer())
        func start() { router.begin(with: box.item(for: .pier(onOpen: { [weak self] in self?.open() }))) }
        private func open() { router.push(box.item(for: .boat)) }
        func meet() { router.present(box.item(for: .crew)) }
      }
      final class PierViewController: UIViewController { var onOpen: (() -> Void)?; func tap() { onOpen?() } }
      final class BoatViewController: UIViewController {}
      final class CrewViewController: UIViewController {}
      """)
  }

  @Test(
    arguments: [
      "struct Item { let controller: UIViewController; init(_ controller: UIViewController) { self.controller = controller } }",
      """
      struct Item {
        let controller: UIViewController
        init(_ controller: UIViewController) { self.controller = controller }
        func holds(_ other: UIViewController) -> Bool { controller === other }
      }
      """,
      """
      struct Item {
        let controller: UIViewController
        let id = UUID()
        init(_ controller: UIViewController) { self.controller = controller }
        func holds(_ other: UIViewController) -> Bool { controller === other }
      }
      """,
    ])
  func `an item that keeps a screen stands for that screen alone`(item: String) {
    Self.app(item).expect(
      "flow PierViewController -> BoatViewController onOpen push by HarborCoordinator", kind: "flow")
    Self.app(item).expect(
      """
      screen HarborCoordinator -> BoatViewController push
      screen HarborCoordinator -> CrewViewController present
      screen HarborCoordinator -> PierViewController root
      """, kind: "screen")
  }
}
