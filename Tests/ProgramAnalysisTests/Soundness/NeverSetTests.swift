import Testing

/// Delegates that nobody sets: who calls them calls nobody.
@Suite struct NeverSetTests {
  @Test(arguments: [
    ("", []),
    ("pier.tideDelegate = self", [Self.opens]),
    ("configure(pier)", [Self.opens]),
    ("set(self, \\.tideDelegate, of: pier)", [Self.opens]),
  ])
  func `only a delegate that is set is called`(wiring: String, rows: [String]) {
    Fixture(
      """
      protocol TideDelegate: AnyObject { func open() }
      class PortCoordinator: Coordinator, TideDelegate {
        let navigation = UINavigationController()
        func start() {
          let pier = PierCoordinator(navigation: navigation)
          \(wiring)
          pier.start()
        }
        func configure(_ pier: PierCoordinator) {\(wiring.hasPrefix("configure") ? " pier.tideDelegate = self " : "")}
        func open() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      func set(_ delegate: TideDelegate, _ path: ReferenceWritableKeyPath<PierCoordinator, TideDelegate?>, of pier: PierCoordinator) {
        pier[keyPath: path] = delegate
      }
      class PierCoordinator: Coordinator {
        let navigation: UINavigationController
        var tideDelegate: TideDelegate?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = PierViewController()
          page.coordinator = self
          navigation.pushViewController(page, animated: true)
        }
        func openTide() { tideDelegate?.open() }
      }
      class PierViewController: UIViewController {
        weak var coordinator: PierCoordinator?
        @objc func tap() { coordinator?.openTide() }
      }
      class TideViewController: UIViewController {}
      """
    ).expect(rows.joined(separator: "\n"), kind: "flow")
  }

  private static let opens = "flow PierViewController -> TideViewController openTide push by PortCoordinator"
}
