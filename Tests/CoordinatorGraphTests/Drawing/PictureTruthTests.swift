import CoordinatorGraph
import Diagrams
import Foundation
import GraphModel
import Testing

@Suite struct PictureTruthTests {
  @Test(arguments: SampleTests.samples) func `every picture of a sample's site agrees with its graph`(
    sample: String
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples/\(sample)")
    let graph = try scan(ScanOptions(paths: [folder.standardized.path])).graph
    #expect(PictureTruth.violations(in: graph) == [])
  }

  @Test func `every picture of a large app's site agrees with its graph`() {
    #expect(PictureTruth.violations(in: LargeApp.graph(coordinators: 60)) == [])
  }

  @Test func `a screen in another's box and a card without its arrow are noticed`() {
    let graph = LargeApp.graph(coordinators: 4)
    var drawing = FlowView.graph(of: graph, options: ViewOptions())
    let moved = drawing.clusters[0].nodes.removeLast()
    drawing.clusters[1].nodes.append(moved)
    drawing.edges.removeAll { $0.tail == "Scene" }
    let violations = PictureTruth(drawing, of: graph, in: graph).violations
    #expect(violations.contains { $0.contains("stands in") })
    #expect(violations.contains("Scene floats"))
    #expect(violations.contains("Scene > Flow0 is missing"))
  }
}

/// An app with what makes pictures hard: screens that several coordinators show, screens that nobody does, coordinators without screens,
/// moves that another coordinator makes, and what is reached from everywhere.
enum LargeApp {
  static func graph(coordinators count: Int) -> GraphDocument {
    let place = GraphModel.SourceLocation(file: "Flow.swift", line: 1, column: 1)
    let flows = (0..<count).map { "Flow\($0)" }
    var nodes = flows.map { Node(id: $0, kind: .coordinator, name: $0, location: place) }
    nodes.append(Node(id: "Scene", kind: .owner, name: "Scene", location: place))
    var edges = [edge("Scene", "Flow0", .root(isRetained: true))]
    var screens: Set<String> = ["Shared", "Login"]
    let child = Relation.child(ChildRelation(retention: .collection, isStarted: true, isRemoved: false))
    for number in 1..<count {
      edges.append(edge("Flow\((number - 1) / 3)", "Flow\(number)", child))
      if number % 7 == 0 { edges.append(edge("Flow\(number / 2)", "Flow\(number)", child)) }
    }
    for (number, flow) in flows.enumerated() where number % 5 != 4 {
      let own = (0..<(1 + number % 3)).map { "Screen\(number)of\($0)" }
      screens.formUnion(own + ["Stray\(number)"])
      for (offset, screen) in own.enumerated() {
        edges.append(edge(flow, screen, .screen(ScreenRelation(.push, isInitial: offset == 0))))
        if offset > 0 { edges.append(edge(own[offset - 1], screen, move(.transition(.push), flow))) }
        edges.append(edge(screen, "Flow\(count - 1)", move(.start, "Flow0")))
      }
      if number % 4 == 0 { edges.append(edge(flow, "Shared", .screen(ScreenRelation(.present)))) }
      edges.append(edge("Shared", own[0], move(.transition(.push), flow)))
      edges.append(edge("Stray\(number)", own[0], move(.transition(.push), flow)))
      if 3 * number + 1 < count { edges.append(edge(own[0], "Flow\(3 * number + 1)", move(.start, flow))) }
    }
    edges.append(edge("Flow0", "Login", .screen(ScreenRelation(.root))))
    nodes += screens.map { Node(id: $0, kind: .screen, name: $0, location: place) }
    return GraphDocument(nodes: nodes, edges: Array(Set(edges)))
  }

  private static func move(_ move: FlowRelation.Move, _ by: String) -> Relation {
    .flow(FlowRelation(trigger: "go", move: move, by: by))
  }

  private static func edge(_ from: String, _ to: String, _ relation: Relation) -> Edge {
    let place = GraphModel.SourceLocation(file: "Flow.swift", line: 1, column: 1)
    return Edge(from: from, to: to, relation: relation, evidence: [Evidence(location: place, note: "")])
  }
}
