import Foundation
import GraphModel
import Testing

@testable import CoordinatorGraph

/// Every sample's graph, held exactly against the document beside it and the picture of it in docs/.
///
/// `UPDATE_SNAPSHOTS=1` rewrites the documents; read what has changed before committing them. The tool's own version is `VERSION`
/// there, so that a release changes none of them.
@Suite struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  static let samples: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "samples").path)) ?? [])
    .filter { !$0.contains(".") }.sorted()

  private func graph(of sample: String) throws -> GraphDocument {
    try scan(ScanOptions(paths: [Self.root.appending(path: "samples/\(sample)").path])).graph
  }

  @Test func `there are samples`() {
    #expect(
      Self.samples.isSuperset(of: [
        "ListDetail", "FlowActions", "RouterModules", "TabBar", "SharedChild", "SwiftUIStack",
      ]))
  }

  @Test(arguments: samples) func `the graph is the expected document, to the byte`(sample: String) throws {
    let file = Self.root.appending(path: "samples/\(sample)/expected-graph.json")
    let found = String(decoding: try graph(of: sample).json(), as: UTF8.self)
      .replacing("\"version\" : \"\(Generator.current.version)\"", with: "\"version\" : \"VERSION\"")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil { try Data(found.utf8).write(to: file) }
    #expect(try found == String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: samples, ["", "-flow"]) func `the picture in docs shows the graph`(
    sample: String, view: String
  ) throws {
    let picture = Self.root.appending(path: "docs/samples/\(sample)\(view).svg").path
    let drift = Drift(from: try committedGraph(at: picture, format: .svg), to: try graph(of: sample))
    #expect(drift.lines.isEmpty)
  }

  @Test(arguments: samples) func `compared with itself nothing changed, and with another all the reverse`(
    sample: String
  ) throws {
    let graph = try graph(of: sample)
    #expect(GraphDifference(from: graph, to: graph).isEmpty)
    for other in Self.samples where other != sample {
      let base = try self.graph(of: other)
      let difference = GraphDifference(from: base, to: graph)
      #expect(!difference.isEmpty)
      #expect(GraphDifference(from: graph, to: base) == difference.inverted)
    }
  }

  @Test(arguments: samples) func `reading it twice gives the same bytes`(sample: String) throws {
    #expect(try graph(of: sample).json() == graph(of: sample).json())
  }
}

extension [String] {
  fileprivate func isSuperset(of names: [String]) -> Bool { Set(self).isSuperset(of: names) }
}
