import ProgramAnalysis
import Testing

/// What is a coordinator, and what only looks like one.
@Suite struct CoordinatorFinderTests {
  @Test(arguments: [
    "class FeedCoordinator: Coordinator { func start() {} }",
    "struct FeedCoordinator: Refined { func start() {} }",
    "actor FeedCoordinator: Refined { func start() {} }",
    "enum FeedCoordinator: Refined { case feed\n func start() {} }",
    "class FeedCoordinator { func start() {} }\nextension FeedCoordinator: Refined {}",
    "class FeedCoordinator: Alias { func start() {} }",
    "class FeedCoordinator: NSObject, UIScrollViewDelegate & Refined { func start() {} }",
    "class FeedCoordinator: Generic<Int> {}\nclass Generic<T>: Refined { func start() {} }",
  ])
  func `a type that conforms is a coordinator`(declaration: String) {
    let isGeneric = declaration.contains("Generic")
    Fixture(
      """
      protocol Refined: Coordinator {}
      typealias Alias = NSObject & Refined
      \(declaration)
      """
    ).expectNodes((isGeneric ? "coordinator Generic base\n" : "") + "coordinator FeedCoordinator")
  }

  @Test(arguments: [
    "protocol Coordinating: AnyObject { func start() }", "protocol CoordinatorType { func start() }",
    "protocol FlowCoordinator { func start(animated: Bool) }", "protocol NavigationCoordinating { func start() }",
    "protocol CoordinatorProtocol {}", "public protocol CoordinatorProtocol { associatedtype Route }",
    "protocol RootCoordinator { func coordinate(to route: Int) }",
  ])
  func `a protocol in the role makes coordinators`(declaration: String) throws {
    let name = try #require(declaration.firstMatch(of: /protocol (\w+)/)?.1)
    let fixture = Fixture("\(declaration)\nclass Feed: \(name) { func start() {} }", protocols: "")
    fixture.expectNodes("coordinator Feed")
    #expect(fixture.analysis().coordinatorProtocols == [String(name)])
  }

  @Test func `a base class that conforms to nothing is in the role`() {
    Fixture(
      """
      class BaseCoordinator {
        var children: [BaseCoordinator] = []
        func start() {}
      }
      class FeedCoordinator: BaseCoordinator {}
      """, protocols: ""
    ).expectNodes(
      """
      coordinator BaseCoordinator base
      coordinator FeedCoordinator
      """)
  }

  @Test func `a configured protocol makes coordinators`() {
    let fixture = Fixture(
      "protocol Wayfinder {}\nclass Feed: Wayfinder { func go() { Detail().go() } }\nclass Detail: Wayfinder { func go() {} }",
      protocols: "")
    fixture.expect("", options: AnalysisOptions())
    fixture.expect(
      "child Feed -> Detail none started", options: AnalysisOptions(coordinatorProtocols: ["Wayfinder"]))
  }

  /// Types that look like coordinators, with the reason why they are none.
  @Test(arguments: [
    (
      "struct MapView: UIViewRepresentable {\n class Coordinator: NSObject, MKMapViewDelegate {}\n func makeCoordinator() -> Coordinator { Coordinator() }\n}",
      "MapView.Coordinator", "conforms to no coordinator protocol"
    ),
    (
      "class FileCoordinator {\n let inner = NSFileCoordinator()\n func write() { inner.coordinate() }\n}",
      "FileCoordinator", "conforms to no coordinator protocol"
    ),
    (
      "class StoreCoordinator: NSPersistentStoreCoordinator {}", "StoreCoordinator",
      "conforms to no coordinator protocol"
    ),
    ("enum FeedChildCoordinator { case detail, profile }", "FeedChildCoordinator", "an enum"),
    (
      "protocol FeedCoordinatorDelegate: AnyObject { func feedDidEnd() }", "FeedCoordinatorDelegate",
      "a protocol that asks for no way to start a flow"
    ),
    (
      "protocol FeedCoordinatorFactory { func startFactory() }", "FeedCoordinatorFactory",
      "a protocol that asks for no way to start a flow"
    ),
    ("class SyncCoordinator { func start() {} }", "SyncCoordinator", "conforms to no coordinator protocol"),
    ("struct CoordinatorKey: Hashable {}", "CoordinatorKey", "conforms to no coordinator protocol"),
  ])
  func `a near miss is none, and says why`(declaration: String, name: String, reason: String) {
    let fixture = Fixture(
      """
      \(declaration)
      class AppCoordinator: Coordinator {
        func start() {}
      }
      """)
    fixture.expectNodes("coordinator AppCoordinator")
    let misses = fixture.analysis().nearMisses
    #expect(misses.map(\.name) == [name])
    #expect(misses.map(\.reason) == [reason])
    #expect(misses.first?.location.file == "App.swift")
  }

  @Test func `a delegate protocol's implementers are no coordinators`() {
    Fixture(
      """
      protocol FeedCoordinatorDelegate: AnyObject { func startAgain() }
      class FeedViewController: UIViewController, FeedCoordinatorDelegate { func startAgain() {} }
      """
    ).expectNodes("")
  }

  @Test func `an app without coordinators has an empty graph`() {
    Fixture("class FeedViewController: UIViewController {}", protocols: "").expectNodes("")
    Fixture("", protocols: "").expectNodes("")
  }
}
