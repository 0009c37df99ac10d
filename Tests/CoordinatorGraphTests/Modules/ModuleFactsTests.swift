import Foundation
import SourceFacts
import TemporaryFolder
import Testing
import Workspace

@testable import CoordinatorGraph

@Suite struct ModuleFactsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path

  /// Two modules with a type of one name each, and one that uses both; by their folders the wrong one of the two is nearer.
  private static let shop = [
    "Base/Coordinator.swift": """
    public protocol Coordinator: AnyObject {
      var childCoordinators: [Coordinator] { get set }
      func start()
    }
    """,
    "Kit/One/Flow.swift": """
    import Base
    public final class FlowCoordinator: Coordinator {
      public var childCoordinators: [Coordinator] = []
      public func start() { add(CartCoordinator()) }
      func add(_ child: Coordinator) { childCoordinators.append(child); child.start() }
    }
    final class CartCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
    """,
    "App/Two/Flow.swift": """
    import Base
    public final class FlowCoordinator: Coordinator {
      public var childCoordinators: [Coordinator] = []
      public func start() { add(HelpCoordinator()) }
      func add(_ child: Coordinator) { childCoordinators.append(child); child.start() }
    }
    final class HelpCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
    """,
    "App/Three/App.swift": """
    import Base
    import Cart
    final class AppCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() { let flow = FlowCoordinator(); childCoordinators.append(flow); flow.start() }
    }
    """,
    "App/Three/Settings.swift": """
    import Base
    final class SettingsCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() { let flow = Help.FlowCoordinator(); childCoordinators.append(flow); flow.start() }
    }
    """,
  ]
  private static let modules = ["Base": "Base", "Cart": "Kit/One", "Help": "App/Two", "App": "App/Three"]

  private func options(_ folder: String, paths: [String] = [], facts: [String] = []) -> ScanOptions {
    var options = ScanOptions(paths: paths.map { "\(folder)/\($0)" })
    options.facts = facts
    options.factsFolder = folder
    options.observes = true
    return options
  }

  /// Writes the facts of a module into a folder, and gives the path.
  private func write(
    _ module: String, of paths: [String], in folder: String, to target: TemporaryFolder
  ) throws -> String {
    try target.write(Data(moduleFacts(of: module, options(folder, paths: paths))), to: "\(module).facts")
    return target.path("\(module).facts")
  }

  @Test(arguments: SampleTests.samples) func `facts give what the source of a sample gives`(sample: String) throws {
    let target = try TemporaryFolder()
    let folder = "samples/\(sample)"
    let expected = try scan(options(Self.root, paths: [folder]))
    let whole = try write("Whole", of: [folder], in: Self.root, to: target)
    let files = expected.files.map { "\(folder)/\($0)" }
    let halves = [files.prefix(files.count / 2), files.suffix(from: files.count / 2)]
    let linked = try scan(options(Self.root, facts: [whole]))
    #expect(try linked.graph.json() == expected.graph.json())
    #expect(linked.observations == expected.observations)
    #expect(linked.files == expected.files && linked.root == expected.root && linked.appName == expected.appName)
    // One half as facts, beside the source of the other.
    guard !halves[0].isEmpty else { return }
    let half = try write("Half", of: Array(halves[0]), in: Self.root, to: target)
    let mixed = try scan(options(Self.root, paths: Array(halves[1]), facts: [half]))
    let both = try scan(options(Self.root, paths: files))
    #expect(try mixed.graph.json() == both.graph.json())
  }

  @Test func `import decides between types of one name in two modules`() throws {
    let folder = try TemporaryFolder(Self.shop)
    let facts = try Self.modules.sorted { $0.key < $1.key }.map { module, path in
      try write(module, of: [path], in: folder.path, to: folder)
    }
    let scan = try scan(options(folder.path, facts: facts))
    let children = scan.graph.edges.filter { if case .child = $0.relation { true } else { false } }
      .map { "\($0.from) > \($0.to)" }.sorted()
    #expect(
      children == [
        "AppCoordinator > Cart.FlowCoordinator", "Cart.FlowCoordinator > CartCoordinator",
        "Help.FlowCoordinator > HelpCoordinator", "SettingsCoordinator > Help.FlowCoordinator",
      ])
    let reversed = try CoordinatorGraph.scan(options(folder.path, facts: facts.reversed()))
    #expect(try reversed.graph.json() == scan.graph.json())
  }

  @Test func `the same source gives the same bytes wherever it stands, also through links`() throws {
    let folder = try TemporaryFolder(Self.shop)
    let other = try TemporaryFolder()
    try other.link("App", to: folder.path("App"))
    let bytes = try moduleFacts(of: "App", options(folder.path, paths: ["App"]))
    #expect(try moduleFacts(of: "App", options(other.path, paths: ["App"])) == bytes)
    #expect(try ModuleFacts(bytes).bytes == bytes)
  }

  @Test func `what lies outside the working directory, and what is no module, is refused`() throws {
    let folder = try TemporaryFolder(Self.shop)
    #expect(throws: InputError.self) { try moduleFacts(of: "A", options(folder.path("Kit"), paths: ["../App"])) }
    for name in ["", "a b", "../a", "1a", "a\u{0}"] {
      #expect(throws: InputError.self) { try moduleFacts(of: name, options(folder.path, paths: ["App"])) }
    }
  }

  @Test func `facts that no longer fit the source, or one another, are an error`() throws {
    let folder = try TemporaryFolder(Self.shop)
    let facts = try write("App", of: ["App"], in: folder.path, to: folder)
    #expect(throws: Never.self) { try scan(options(folder.path, paths: ["App/Two"], facts: [facts])) }
    try folder.write("final class Changed {}", to: "App/Two/Flow.swift")
    #expect {
      try scan(options(folder.path, paths: ["App/Two"], facts: [facts]))
    } throws: { "\($0)".contains("another text of 'Two/Flow.swift' than there is on disk") }
    let newer = try write("Newer", of: ["App/Two"], in: folder.path, to: folder)
    #expect {
      try scan(options(folder.path, facts: [facts, newer]))
    } throws: { "\($0)".contains("has another text of 'Two/Flow.swift' than there is in ") }
  }
}
