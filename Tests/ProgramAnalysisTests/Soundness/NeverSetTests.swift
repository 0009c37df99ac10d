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

  /// Where a page's own reference is its file's alone, nobody else sets it.
  @Test(arguments: [
    ("private var coordinator: PortCoordinator?", "", false),
    (
      "private var coordinator: PortCoordinator?",
      "func setUp(_ coordinator: PortCoordinator) { self.coordinator = coordinator }", true
    ),
    ("private var coordinator: PortCoordinator!", "init() { coordinator = Registry.shared.coordinator }", true),
    ("var coordinator: PortCoordinator?", "", true),
    ("@Injected private var coordinator: PortCoordinator?", "", true),
  ])
  func `a private reference that its file never sets leads nowhere`(property: String, setting: String, isSet: Bool) {
    Fixture(
      """
      //- Page.swift
      class PierViewController: UIViewController {
        \(property)
        \(setting)
        @objc func tap() { coordinator?.openTide() }
      }
      //- Port.swift
      class PortCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(PierViewController(), animated: true) }
        func openTide() { navigation.pushViewController(TideViewController(), animated: true) }
      }
      class OtherViewController: UIViewController {
        var coordinator: PortCoordinator?
        func set(_ other: OtherViewController) { other.coordinator = coordinator }
      }
      class TideViewController: UIViewController {}
      """
    ).expect(
      isSet ? "flow PierViewController -> TideViewController openTide push by PortCoordinator" : "", kind: "flow")
  }

  private static let opens = "flow PierViewController -> TideViewController openTide push by PortCoordinator"
}
