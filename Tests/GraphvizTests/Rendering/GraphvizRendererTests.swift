import Foundation
import Testing

@testable import Graphviz

struct GraphvizRendererTests {
  @Test(arguments: [
    (OutputFormat.svg, "<?xml"), (.png, "\u{89}PNG"), (.pdf, "%PDF"), (.dot, "digraph"), (.plain, "graph"),
  ])
  func rendersEveryFormat(_ format: OutputFormat, start: String) throws {
    let rendered = try GraphvizRenderer().render(Self.sample("formats"), as: format)
    #expect(rendered.bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    #expect(rendered.warnings == [])
    #expect(format.isBinary == (format == .png || format == .pdf))
  }

  /// Graphviz 2.43 frees such a rank where it no longer is, and the process dies.
  @Test func survivesRanksThatMakeRoomForALabel() throws {
    let boxes = ["a", "b"].map { box in DOTCluster(box, nodes: (0..<3).map { DOTNode("\(box)\($0)") }) }
    let edges = [("b1", "b2"), ("b2", "a2"), ("b0", "a2"), ("a0", "b2")].map {
      DOTEdge($0.0, $0.1, [.label: .text("label")])
    }
    let graph = DOTGraph(name: "g", attributes: [.rankdir: "LR", .compound: "true"], clusters: boxes, edges: edges)
    let pictures = try (0..<50).map { _ in try GraphvizRenderer().render(graph, as: .svg) }
    #expect(Set(pictures.map(\.bytes)).count == 1)
  }

  @Test func concurrentRendersGiveTheSerialBytes() async throws {
    let graphs = (0..<32).map { Self.sample("graph\($0)", children: $0 % 7 + 1) }
    let serial = try graphs.map { try GraphvizRenderer().render($0, as: .svg) }
    let concurrent = try await withThrowingTaskGroup(of: (Int, RenderedGraph).self) { group in
      for (index, graph) in graphs.enumerated() {
        group.addTask { (index, try GraphvizRenderer().render(graph, as: .svg)) }
      }
      return try await group.reduce(into: [Int: RenderedGraph]()) { $0[$1.0] = $1.1 }
    }
    #expect(serial.indices.map { concurrent[$0] } == serial)
    #expect(Set(serial.map(\.bytes)).count == 32)
  }

  @Test(arguments: [
    "graph", "a\"b", "\\", "<&>", "코디네이터", "🧭", "a\nb", "", " ", "--", "&foo;", "\\N\\G", "\u{0}\u{1B}", "%a",
  ])
  func drawsAnyNameAsWellFormedXML(_ name: String) throws {
    let cell = HTMLCell(.text([HTMLText(name, emphasis: .bold)]), link: try Link("a#L1"), tooltip: name)
    let graph = DOTGraph(
      name: name, attributes: [.label: .text(name)],
      nodes: [
        DOTNode(name, [.label: .text(name), .tooltip: .text(name)], link: try Link("b")),
        DOTNode("\(name) as table", [.label: .html(.table(HTMLTable(rows: [[cell]])))]),
      ],
      clusters: [DOTCluster(name, [.label: .text(name)], nodes: [DOTNode("\(name) inside")])],
      edges: [DOTEdge(name, "\(name) as table", [.label: .text(name)])])
    let rendered = try GraphvizRenderer().render(graph, as: .svg)
    let reader = SVGReader(rendered.bytes)
    #expect(reader.error == nil)
    let shown = name.filter { $0 != "\n" && $0 != "\0" && $0 != "\u{1B}" }
    let texts = reader.texts.map { $0.replacing("\u{2060}", with: "") }
    #expect(shown.isEmpty || texts.joined().contains(shown))
    #expect(rendered.warnings == [])
  }

  @Test func keepsTheAmpersandsOfLinks() throws {
    let link = try Link("https://example.org/a?b=1&c=2")
    let cell = HTMLCell(.text([HTMLText("cell")]), link: link, tooltip: "a&b")
    let table = HTMLLabel.table(HTMLTable(rows: [[cell]]))
    let graph = DOTGraph(
      name: "links", nodes: [DOTNode("a", [.label: .html(table)], link: link), DOTNode("b", link: link)],
      clusters: [DOTCluster("c", [.label: .html(table)], link: link, nodes: [DOTNode("d")])],
      edges: [DOTEdge("a", "b", [.label: .html(table)], link: link)])
    let picture = try GraphvizRenderer().render(graph, as: .svg)
    #expect(SVGReader(picture.bytes).error == nil)
    let addresses = String(decoding: picture.bytes, as: UTF8.self).matches(of: #/xlink:href="([^"]*)"/#).map { $0.1 }
    #expect(addresses.count > 6)
    #expect(Set(addresses) == ["https://example.org/a?b=1&amp;c=2"])
  }

  /// Graphviz itself orders clusters by where their names lie in memory.
  @Test func drawsClustersInTheOrderOfTheGraph() throws {
    for length in [1, 30, 300] {
      let names = (0..<60).map { String(repeating: "\($0 * 37 % 60) ", count: $0 % 5 * length + 1) }
      let clusters = names.map { DOTCluster($0, nodes: [DOTNode("in \($0)")]) }
      let rendered = try GraphvizRenderer().render(DOTGraph(name: "clusters", clusters: clusters), as: .svg)
      let titles = SVGReader(rendered.bytes).titles.filter { $0.hasPrefix("cluster_") }
      let isInOrder = titles == clusters.map(\.name)
      #expect(isInOrder)
    }
  }

  @Test func refusesALongChainThatWouldTakeTooLong() {
    let expected = GraphvizError.tooLarge(graph: "chain", nodes: 20_000, edges: 19_999, budget: RenderBudget())
    #expect(throws: expected) { try GraphvizRenderer().render(Self.chain(20_000), as: .svg) }
    #expect(
      expected.description == """
        the graph 'chain' has 20000 nodes and 19999 edges; at most 5000 and 20000 can be laid out: draw a part of it
        """)
  }

  @Test func laysOutALongChainHoweverSmallAStackIsAskedFor() throws {
    let rendered = try GraphvizRenderer(stackBytes: 0).render(Self.chain(5_000), as: .plain)
    #expect(rendered.bytes.split(separator: UInt8(ascii: "\n")).count { $0.starts(with: "node".utf8) } == 5_000)
  }

  @Test func reportsWarnings() throws {
    let graph = DOTGraph(name: "warned", nodes: [DOTNode("a", [.shape: "no-such-shape"])])
    #expect(try GraphvizRenderer().render(graph, as: .plain).warnings == ["using box for unknown shape no-such-shape"])
    #expect(try GraphvizRenderer().render(Self.sample("next"), as: .plain).warnings == [])
  }

  static func sample(_ name: String, children: Int = 3) -> DOTGraph {
    let nodes = (0...children).map { DOTNode("n\($0)", [.label: .text("Node \($0)")]) }
    return DOTGraph(
      name: name, attributes: [.rankdir: "LR"], nodeDefaults: [.fontname: "Helvetica,Arial,sans-serif"], nodes: nodes,
      edges: (1...children).map { DOTEdge("n0", "n\($0)") })
  }

  static func chain(_ length: Int) -> DOTGraph {
    DOTGraph(
      name: "chain", attributes: [.splines: ""], nodeDefaults: [.label: "", .shape: "point"],
      nodes: (0..<length).map { DOTNode("n\($0)") },
      edges: (1..<length).map { DOTEdge("n\($0 - 1)", "n\($0)") })
  }

  @Test(arguments: [nil, 0, 0.3])
  func theWidthIsThatOfThePicture(padding: Double?) throws {
    var graph = DOTGraph(
      name: "wide", nodes: [DOTNode("a", [.label: .text("a long label, so that it is wide")]), DOTNode("b")],
      edges: [DOTEdge("a", "b")])
    if let padding { graph.attributes[.pad] = .number(padding) }
    let picture = String(decoding: try GraphvizRenderer().render(graph, as: .svg).bytes, as: UTF8.self)
    let written = try #require(picture.firstMatch(of: /<svg width="(\d+)pt"/)).output.1
    #expect(try abs(GraphvizRenderer().width(of: graph) - #require(Double(written))) <= 1)
  }
}
