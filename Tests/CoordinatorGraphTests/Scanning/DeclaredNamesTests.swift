import TemporaryFolder
import Testing

@testable import CoordinatorGraph

@Suite struct DeclaredNamesTests {
  @Test func `a scan knows what the types of its graph declare, actions first`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      protocol Coordinator: AnyObject { func start() }
      final class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(Pages.HomeViewController(), animated: true) }
      }
      enum Pages {
        final class HomeViewController: UIViewController {
          private let logoutButton = UIButton()
          enum Row { case signOut, settings }
          override func viewDidLoad() {}
          func logoutTapped() {}
        }
      }
      extension Pages.HomeViewController { func shared() {} }
      final class Elsewhere { func unrelated() {} }
      """, to: "App.swift")
    let names = try scan(ScanOptions(paths: [folder.path])).declaredNames
    #expect(names["Pages.HomeViewController"] == ["logoutTapped", "signOut", "settings", "logoutButton", "shared"])
    #expect(names["AppCoordinator"] == ["start", "navigation"])
    #expect(names.count == 2)
  }
}
