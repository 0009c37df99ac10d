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
  @Test(
    arguments: FixtureCase.list(
      """
      # MapView.Coordinator
        struct MapView: UIViewRepresentable {
        class Coordinator: NSObject, MKMapViewDelegate {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        }
      > conforms to no coordinator protocol
      # FileCoordinator
        class FileCoordinator {
        let inner = NSFileCoordinator()
        func write() { inner.coordinate() }
        }
      > conforms to no coordinator protocol
      # StoreCoordinator
        class StoreCoordinator: NSPersistentStoreCoordinator {}
      > conforms to no coordinator protocol
      # FeedChildCoordinator
        enum FeedChildCoordinator { case detail, profile }
      > an enum
      # FeedCoordinatorDelegate
        protocol FeedCoordinatorDelegate: AnyObject { func feedDidEnd() }
      > a protocol that asks for no way to start a flow
      # FeedCoordinatorFactory
        protocol FeedCoordinatorFactory { func startFactory() }
      > a protocol that asks for no way to start a flow
      # SyncCoordinator
        class SyncCoordinator { func start() {} }
      > conforms to no coordinator protocol
      # CoordinatorKey
        struct CoordinatorKey: Hashable {}
      > conforms to no coordinator protocol
      """))
  func `a near miss is none, and says why`(miss: FixtureCase) {
    let fixture = Fixture(
      """
      \(miss.code)
      class AppCoordinator: Coordinator {
        func start() {}
      }
      """)
    fixture.expectNodes("coordinator AppCoordinator")
    let misses = fixture.analysis().nearMisses
    #expect(misses.map(\.name) == [miss.name])
    #expect(misses.map(\.reason) == [miss.outcome])
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
