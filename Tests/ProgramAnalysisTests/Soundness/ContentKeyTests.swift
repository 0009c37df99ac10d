import Testing

/// What dictionaries keep under the cases of an enumeration.
@Suite struct ContentKeyTests {
  /// A name that a `case` tests may be a static property, and so no case under which anything is kept.
  @Test(arguments: ["static let first = Route.pier", "static var first: Route { .pier }"])
  func `a case may be tested by another name`(alias: String) {
    Fixture(
      """
      enum Route: Hashable { case pier, sea }
      extension Route { \(alias) }
      final class HarborCoordinator: Coordinator {
        let navigation = UINavigationController()
        private var pages: [Route: UIViewController] = [:]
        func start() {
          let harbor = HarborViewController()
          harbor.coordinator = self
          navigation.setViewControllers([harbor], animated: false)
        }
        func keep(_ route: Route) {
          switch route {
          case .first: pages[route] = PierViewController()
          default: break
          }
        }
        func open(_ route: Route) {
          guard let page = pages[route] else { return }
          navigation.pushViewController(page, animated: true)
        }
      }
      final class HarborViewController: UIViewController {
        weak var coordinator: HarborCoordinator?
        @objc func tap() { coordinator?.open(.pier) }
      }
      final class PierViewController: UIViewController {}
      """.replacing("\\\(alias)", with: alias)
    ).expect("flow HarborViewController -> PierViewController open push by HarborCoordinator", kind: "flow")
  }
}
