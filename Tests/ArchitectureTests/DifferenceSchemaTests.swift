import Foundation
import GraphModel
import Testing

/// Holds `docs/difference-schema.json` against what the tool writes: other tools rely on it.
@Suite struct DifferenceSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try Repository.data("docs/difference-schema.json"))
  }

  @Test func `nodes and edges are described as in the graph's schema`() throws {
    let own = try JSON(try Repository.data("docs/difference-schema.json"))["$defs"]?.object ?? [:]
    let graph = try JSON(try Repository.data("docs/graph-schema.json"))["$defs"]?.object ?? [:]
    #expect(!graph.isEmpty)
    #expect(own.filter { graph[$0.key] != nil } == graph)
  }

  @Test func `every schema has an address that names its version`() throws {
    for name in ["graph", "difference", "findings"] {
      let schema = try JSON(try Repository.data("docs/\(name)-schema.json"))
      let version = schema["properties"]?["schemaVersion"]?["const"]?.number.map { Int($0) }
      #expect(schema["$id"]?.string == "urn:coordinator-graph:schema:\(name):\(version ?? 0)")
    }
  }

  @Test func `a difference with everything in it is valid and described`() throws {
    let document = try JSON(Self.everything.json())
    #expect(schema.violations(in: document) == [])
    #expect(schema.undescribedKeys(in: document) == [])
  }

  @Test func `no difference is valid too`() throws {
    let side = Comparison.Side(name: "HEAD", graph: GraphDocument(nodes: [], edges: []))
    #expect(try schema.violations(in: JSON(Comparison(base: side, head: side).json())) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"change\" : \"renamed\"", "\"change\" : \"moved\""),
    ("\"change\" : \"added\"", "\"change\" : \"new\""), ("\"name\" : \"main\"", "\"title\" : \"main\""),
    ("\"retention\" : \"none\"", "\"retention\" : \"nobody\""),
    ("\"configuration\" : \"changed\"", "\"configuration\" : \"moved\""), ("\"rule\" : ", "\"id\" : "),
  ])
  func `a difference that breaks the contract is not`(part: String, replacement: String) throws {
    let text = String(decoding: try Self.everything.json(), as: UTF8.self)
    #expect(text.contains(part))
    #expect(try schema.violations(in: JSON(Data(text.replacing(part, with: replacement).utf8))) != [])
  }

  /// A rename, and a node and an edge that came, went and changed.
  private static let everything = Comparison(
    base: side(
      "main", "1", ["A", "Old", "Gone"], [("A", "Old"), ("Old", "B"), ("Old", "C"), ("A", "B"), ("A", "Gone")]),
    head: side(
      "topic", nil, ["A", "New", "Come"], [("A", "New"), ("New", "B"), ("New", "C"), ("B", "Come")], .property),
    findings: [
      Comparison.Remark(
        rule: "unretained-child", message: "m",
        location: GraphModel.SourceLocation(file: "A.swift", line: 1, column: 1),
        symbols: ["A"])
    ],
    configuration: .changed)

  private static func side(
    _ name: String, _ revision: String?, _ coordinators: [String], _ children: [(String, String)],
    _ retention: ChildRelation.Retention = .none
  ) -> Comparison.Side {
    let place = GraphModel.SourceLocation(file: "A.swift", line: 4, column: 2)
    let nodes = (coordinators + ["B", "C"]).map {
      Node(
        id: $0, kind: .coordinator, name: $0,
        location: GraphModel.SourceLocation(file: "\($0).swift", line: 1, column: 1))
    }
    let edges = children.map { from, to in
      let relation = ChildRelation(retention: to == "C" ? retention : .none, isStarted: true, isRemoved: false)
      return Edge(
        from: from, to: to, relation: .child(relation), evidence: [Evidence(location: place, note: "n")])
    }
    return Comparison.Side(name: name, revision: revision, graph: GraphDocument(nodes: nodes, edges: edges))
  }
}
