import CoordinatorGraph
import TestRepository
import Testing

/// To which screens and children only code leads that nothing calls.
@Suite struct UncalledGoalsTests {
  private func uncalled(_ members: String) async throws -> [String: Set<String>] {
    let test = try await TestRepository(["Start.swift": App.base])
    try await test.commit([
      "Start.swift": App.base,
      "Pier.swift": """
      import UIKit

      final class BoatViewController: UIViewController {}
      final class HarborViewController: UIViewController {}
      final class PierCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() { push(HarborViewController()) }
        private func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
        \(members)
      }

      """,
    ])
    let range = try ComparisonRange(base: "HEAD~1", head: "HEAD", isStaged: false, workingDirectory: test.path)
    let graphs = try await onThread {
      try snapshots(of: range, rules: CheckOptions(), workingDirectory: test.path)
    }
    return try #require(graphs.comparison.head.uncalledGoals)
  }

  @Test(arguments: [
    "func showBoat() { push(BoatViewController()) }",
    "func showBoat() { push(BoatViewController()) }\nfunc showHarbor() { push(HarborViewController()) }",
    "func showBoat() { start(); push(BoatViewController()) }",
  ])
  func `what only an uncalled function shows is uncalled`(members: String) async throws {
    #expect(try await uncalled(members) == ["PierCoordinator": ["BoatViewController"]])
  }

  @Test(arguments: [
    "func showBoat() { push(BoatViewController()) }\n@objc func tapped() { showBoat() }",
    "func showBoat() { push(BoatViewController()) }\nfunc startBoat() { push(BoatViewController()) }",
    """
    func makeBoat() -> UIViewController { BoatViewController() }
    func showBoat() { push(BoatViewController()) }
    }
    final class DockCoordinator: Coordinator {
      let navigation = UINavigationController()
      let pier = PierCoordinator()
      func start() { pier.start(); navigation.pushViewController(pier.makeBoat(), animated: true) }
    """,
  ])
  func `what something else shows too is called`(members: String) async throws {
    #expect(try await uncalled(members)["PierCoordinator"]?.contains("BoatViewController") != true)
  }
}
