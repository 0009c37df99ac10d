import GraphModel
import Testing

/// Children that begin by what is called of them first, whatever that is called.
@Suite struct FirstCallTests {
  @Test(arguments: [
    ("let login = LoginCoordinator(navigation: navigation); login.showEntry()", true),
    ("let login = LoginCoordinator(navigation: navigation); login.showEntry(); login.start()", true),
    ("let login = LoginCoordinator(navigation: navigation); login.configure(\"\"); self.login = login", false),
    (
      "switch step { case .entry: LoginCoordinator(navigation: navigation).showEntry(); case .help: HelpCoordinator().showEntry() }",
      false
    ),
  ])
  func `a child begins with its parent where that calls it`(body: String, isInitial: Bool) {
    let edges = Fixture(
      """
      enum Step { case entry, help }
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        var login: LoginCoordinator?
        func openLogin() { login?.showEntry() }
        func start() { begin(Settings.shared.step) }
        func begin(_ step: Step) { \(body) }
      }
      class LoginCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        var name = ""
        func start() {}
        func configure(_ name: String) { self.name = name }
        func showEntry() { navigation.pushViewController(EntryViewController(), animated: false) }
      }
      class EntryViewController: UIViewController {}
      class HelpCoordinator: Coordinator {
        func start() {}
        let navigation = UINavigationController()
        func showEntry() { navigation.pushViewController(EntryViewController(), animated: false) }
      }
      """
    ).analysis().graph.edges
    let children = edges.compactMap { edge in if case .child(let child) = edge.relation { child } else { nil } }
    #expect(children.map(\.isInitial) == Array(repeating: isInitial, count: children.count))
    #expect(!children.isEmpty)
  }
}
