import Foundation
import GraphModel
import ProgramAnalysis
import SourceFacts
import Testing

/// The same parts give the same graph, in whatever order they stand and whatever their files are called.
@Suite struct OrderTests {
  private static let seeds: ClosedRange<UInt64> = 1...12

  @Test(arguments: OrderFixture.all)
  func `files, types and members in any order give the same graph`(fixture: OrderFixture) {
    let first = Outline(of: Fixture(fixture.source, protocols: fixture.protocols).analysis().graph)
    #expect(!first.edges.isEmpty)
    for seed in Self.seeds {
      var shuffle = SourceShuffle(seed: seed)
      let shuffled = Fixture(shuffle.source(of: fixture.source), protocols: fixture.protocols)
      let other = Outline(of: shuffled.analysis().graph)
      #expect(first.difference(to: other) == [], "seed \(seed)")
    }
  }

  @Test(arguments: ["FlowActions", "ListDetail", "Pitfalls", "RouterModules", "SharedChild", "SwiftUIStack", "TabBar"])
  func `files of a sample in any order and by any name give the same graph`(name: String) throws {
    let files = try Self.sample(named: name)
    let first = Outline(of: Self.graph(of: files))
    #expect(!first.edges.isEmpty)
    for seed in Self.seeds.prefix(4) {
      var shuffle = SourceShuffle(seed: seed)
      #expect(first.difference(to: Outline(of: Self.graph(of: shuffle.files(files)))) == [], "seed \(seed)")
    }
  }

  @Test func `a shuffled source has the same lines`() {
    for fixture in OrderFixture.all {
      let lines = Self.lines(of: fixture.source)
      var orders: Set<String> = []
      for seed in Self.seeds {
        var shuffle = SourceShuffle(seed: seed)
        let shuffled = shuffle.source(of: fixture.source)
        orders.insert(shuffled)
        #expect(Self.lines(of: shuffled) == lines, "\(fixture.name), seed \(seed)")
      }
      #expect(orders.count == Self.seeds.count)
    }
  }

  /// The lines without marks, sorted.
  private static func lines(of source: String) -> [Substring] {
    source.split(separator: "\n").filter { !$0.hasPrefix("//") }.sorted()
  }

  private static func sample(named name: String) throws -> [(path: String, content: Data)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "samples/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { ($0, try Data(contentsOf: root.appending(path: $0))) }
  }

  private static func graph(of files: [(path: String, content: Data)]) -> GraphDocument {
    onDeepStack {
      let facts = files.map { file in
        file.content.withUnsafeBytes { readFacts(of: $0.bindMemory(to: UInt8.self), path: file.path) }
      }
      return analyze(facts).graph
    }
  }
}

/// What a graph says, without the places that prove it.
private struct Outline {
  let edges: Set<String>
  let nodes: Set<String>

  init(of graph: GraphDocument) {
    edges = Set(graph.edges.map(\.line))
    nodes = Set(graph.nodes.map { "\($0.kind.rawValue) \($0.id) \($0.name) \($0.isBase)" })
  }

  /// The lines that only one of the two has.
  func difference(to other: Outline) -> [String] {
    let gone = edges.subtracting(other.edges).union(nodes.subtracting(other.nodes))
    let new = other.edges.subtracting(edges).union(other.nodes.subtracting(nodes))
    return gone.sorted().map { "- \($0)" } + new.sorted().map { "+ \($0)" }
  }
}
