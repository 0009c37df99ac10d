import GraphModel
import ProgramAnalysis
import Testing

/// What lies past a limit is never left out in silence.
@Suite struct LimitTests {
  /// Ways to make many children, as the body of `start` and members of the parent.
  @Test(
    arguments: [128, 129, 140, 300],
    [Way.adder, .appends, .array, .choice, .methods])
  func `every one of many children is told of`(count: Int, way: Way) {
    let graph = Fixture(way.app(of: count)).analysis().graph
    let children = graph.edges.filter { $0.relation.kind == "child" }
    #expect(Set(children.map(\.to)) == Set((0..<count).map { "Flow\($0)Coordinator" }))
    #expect(children.map(\.line).filter { !$0.contains(" collection started") } == [])
    expectWarning(graph, ifAnyIsLikely: children)
  }

  @Test func `thousands of children in one list are told of`() {
    let count = 4_300
    let graph = Fixture(Way.array.app(of: count)).analysis().graph
    #expect(graph.edges.count { $0.line.hasSuffix(" collection started") } == count)
    #expect(graph.diagnostics.filter { $0.severity == .warning } == [])
  }

  /// However deep a screen lies in what is put around it.
  @Test(arguments: [1, 5, 6, 15])
  func `a screen in containers is found`(depth: Int) {
    let opening = String(repeating: "UINavigationController(rootViewController: ", count: depth)
    let graph = Fixture(
      """
      class FeedViewController: UIViewController {}
      class AppCoordinator: Coordinator {
        let host: UIViewController
        func start() { host.present(\(opening)FeedViewController()\(String(repeating: ")", count: depth)), animated: true) }
      }
      """
    ).analysis().graph
    #expect(graph.edges.map(\.line) == ["screen AppCoordinator -> FeedViewController present initial"])
  }

  @Test(arguments: [128, 140])
  func `every one of many screens is told of`(count: Int) {
    let names = (0..<count).map { "Screen\($0)ViewController" }
    let graph = Fixture(
      """
      \(names.map { "class \($0): UIViewController {}" }.joined(separator: "\n"))
      class AppCoordinator: Coordinator {
        let navigation = UINavigationController()
        func start() {
          let screens = [\(names.map { "\($0)()" }.joined(separator: ", "))]
          screens.forEach { navigation.pushViewController($0, animated: true) }
        }
      }
      """
    ).analysis().graph
    let screens = graph.edges.filter { $0.relation.kind == "screen" }
    #expect(Set(screens.map(\.to)) == Set(names))
    expectWarning(graph, ifAnyIsLikely: screens)
  }

  /// A limit that was reached is named with its place; certain edges need no excuse.
  private func expectWarning(
    _ graph: GraphDocument, ifAnyIsLikely edges: [Edge], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let warnings = graph.diagnostics.filter { $0.severity == .warning }
    if edges.contains(where: { $0.confidence == .likely }) {
      #expect(warnings.contains { $0.location != nil && $0.message.contains(/\d/) }, sourceLocation: sourceLocation)
    } else {
      #expect(warnings == [], sourceLocation: sourceLocation)
    }
  }

  // MARK: - Implementers

  @Test(arguments: [2, 6])
  func `a protocol of few implementers is each of them`(count: Int) {
    let graph = Self.factories(count, given: nil).analysis().graph
    let children = graph.edges.map(\.line)
    #expect(
      Set(children) == Set((0..<count).map { "child AppCoordinator -> Feed\($0)Coordinator collection started likely" })
    )
    #expect(graph.diagnostics == [])
  }

  @Test(arguments: [7, 40])
  func `a protocol of many implementers is not followed, and a note says so`(count: Int) {
    let fixture = Self.factories(count, given: nil)
    let graph = fixture.analysis().graph
    #expect(graph.edges.map(\.line) == [])
    #expect(graph.diagnostics.map(\.severity) == [.note])
    for note in graph.diagnostics {
      #expect(note.message.contains("makeFeed on FeedFactory not followed: \(count) types implement it"))
      #expect(note.location.flatMap { fixture.markers[$0] } == "1️⃣")
    }
  }

  @Test(arguments: [6, 7, 40])
  func `the implementer that is known is followed, however many there are`(count: Int) {
    let graph = Self.factories(count, given: "Factory1()").analysis().graph
    #expect(
      graph.edges.map(\.line) == [
        "child AppCoordinator -> Feed1Coordinator collection started",
        "root SceneDelegate -> AppCoordinator retained",
      ])
    #expect(graph.diagnostics == [])
  }

  /// A coordinator with a factory of which only the protocol is known, or what the scene gives.
  private static func factories(_ count: Int, given factory: String?) -> Fixture {
    let factories = (0..<count).map { index in
      """
      class Feed\(index)Coordinator: Coordinator { func start() {} }
      struct Factory\(index): FeedFactory { func makeFeed() -> Coordinator { Feed\(index)Coordinator() } }
      """
    }
    let scene = factory.map { factory in
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = AppCoordinator(factory: \(factory))
          coordinator?.start()
        }
      }
      """
    }
    return Fixture(
      """
      protocol FeedFactory { func makeFeed() -> Coordinator }
      \(factories.joined(separator: "\n"))
      \(scene ?? "")
      class AppCoordinator: Coordinator {
        let factory: FeedFactory
        var children: [Coordinator] = []
        init(factory: FeedFactory) { self.factory = factory }
        func start() {
          let feed = 1️⃣factory.makeFeed()
          children.append(feed)
          feed.start()
        }
      }
      """)
  }

  // MARK: - Evidence

  @Test(arguments: [1, 6, 7, 8, 12])
  func `the evidence of an edge begins in the coordinator and has at most eight places`(hops: Int) throws {
    let steps = (1..<hops).map { "func step\($0 - 1)(_ screen: UIViewController) { step\($0)(screen) }" }
    let graph = Fixture(
      """
      class FeedViewController: UIViewController {}
      class Router {
        let navigation = UINavigationController()
        \(steps.joined(separator: "\n  "))
        func step\(hops - 1)(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      class FeedCoordinator: Coordinator {
        let router = Router()
        func start() { router.step0(FeedViewController()) }
      }
      """
    ).analysis().graph
    let edge = try #require(graph.edges.first { $0.relation.kind == "screen" })
    let chain =
      ["router.step0(FeedViewController())"] + (1..<hops).map { "step\($0)(screen)" }
      + ["navigation.pushViewController(screen, animated: true)"]
    #expect(edge.evidence.map(\.note) == Array(chain.prefix(8)))
  }
}

extension LimitTests {
  /// How a coordinator comes to its children.
  enum Way: String, CaseIterable, Sendable {
    case adder, appends, array, choice, methods

    func app(of count: Int) -> String {
      let indices = 0..<count
      let made = indices.map { "Flow\($0)Coordinator()" }
      let members =
        switch self {
        case .adder: start(made.map { "add(\($0))" })
        case .appends: start(made.map { "children.append(\($0))" } + [Self.startAll])
        case .array: start(["children = [\(made.joined(separator: ", "))]", Self.startAll])
        case .choice:
          start([]) + "\nfunc go(_ index: Int) { add(make(index)) }\nfunc make(_ index: Int) -> Coordinator {\n"
            + "switch index {\n"
            + indices.map { "case \($0): return Flow\($0)Coordinator()" }.joined(separator: "\n")
            + "\ndefault: fatalError()\n}\n}"
        case .methods:
          start([]) + "\n" + made.enumerated().map { "func open\($0)() { add(\($1)) }" }.joined(separator: "\n")
        }
      return """
        \(indices.map { "class Flow\($0)Coordinator: Coordinator { func start() {} }" }.joined(separator: "\n"))
        class AppCoordinator: Coordinator {
          var children: [Coordinator] = []
          func add(_ flow: Coordinator) {
            children.append(flow)
            flow.start()
          }
          \(members)
        }
        """
    }

    private func start(_ statements: [String]) -> String {
      "func start() {\n\(statements.joined(separator: "\n"))\n}"
    }

    private static let startAll = "children.forEach { $0.start() }"
  }
}
