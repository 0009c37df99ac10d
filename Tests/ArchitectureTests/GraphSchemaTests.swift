import Foundation
import GraphModel
import Testing

/// Holds `docs/graph-schema.json` against what the tool writes: other tools rely on it.
@Suite struct GraphSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(try Repository.data("docs/graph-schema.json"))
  }

  @Test func `a document with everything in it is valid`() throws {
    #expect(try schema.violations(in: JSON(everything.json())) == [])
  }

  @Test func `an empty document is valid`() throws {
    #expect(try schema.violations(in: JSON(GraphDocument(nodes: [], edges: []).json())) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"kind\" : \"owner\"", "\"kind\" : \"boss\""),
    ("\"isRemoved\"", "\"wasRemoved\""), ("\"retained\" : true", "\"retained\" : \"yes\""),
    ("\"line\" : 4", "\"line\" : 0"), ("\"severity\" : \"note\"", "\"severity\" : \"error\""),
    ("\"transition\" : \"push\"", "\"transition\" : \"fade\""), ("\"links\"", "\"lynx\""),
  ])
  func `a document that breaks the contract is not`(part: String, replacement: String) throws {
    let text = String(decoding: try everything.json(), as: UTF8.self)
    #expect(text.contains(part))
    #expect(try schema.violations(in: JSON(Data(text.replacing(part, with: replacement).utf8))) != [])
  }

  @Test func `every key that is written is described`() throws {
    #expect(try schema.undescribedKeys(in: JSON(everything.json())) == [])
    let text = String(decoding: try everything.json(), as: UTF8.self).replacing("\"isBase\"", with: "\"isRoot\"")
    #expect(try schema.undescribedKeys(in: JSON(Data(text.utf8))) == ["isRoot"])
  }

  @Test func `the lists of words are those of the code`() {
    #expect(schema.words(of: "kind", in: "node") == Node.Kind.allCases.map(\.rawValue))
    #expect(schema.words(of: "retention", in: "child") == ChildRelation.Retention.allCases.map(\.rawValue))
    #expect(schema.words(of: "via", in: "delegate") == DelegateRelation.Via.allCases.map(\.rawValue))
    #expect(schema.words(of: "transition", in: "screen") == Transition.allCases.map(\.rawValue))
    #expect(schema.words(of: "transition", in: "flow") == Transition.allCases.map(\.rawValue) + ["start"])
  }

  /// One of each kind of node, edge and diagnostic, with each optional field present and absent.
  private var everything: GraphDocument {
    let place = GraphModel.SourceLocation(file: "A.swift", line: 4, column: 2)
    let nodes = Node.Kind.allCases.map { Node(id: $0.rawValue, kind: $0, name: $0.rawValue, location: place) }
    let relations: [Relation] = [
      .root(isRetained: true),
      .child(ChildRelation(retention: .none, isStarted: true, isRemoved: false)),
      .delegate(DelegateRelation(via: .closure, links: [], protocolName: nil, isWeak: nil, messages: [])),
      .delegate(DelegateRelation(via: .delegate, links: ["d"], protocolName: "P", isWeak: true, messages: ["m()"])),
      .screen(ScreenRelation(.push)), .screen(ScreenRelation(.root, isInitial: true)),
      .flow(FlowRelation(trigger: "t", move: .start, by: "coordinator")),
      .flow(FlowRelation(trigger: "t", move: .transition(.push), by: "coordinator")),
    ]
    let edges = relations.map {
      Edge(
        from: "owner", to: "coordinator", relation: $0, confidence: .likely,
        evidence: [Evidence(location: place, note: "n")])
    }
    let diagnostics = [
      Diagnostic(severity: .warning, message: "m", location: place),
      Diagnostic(severity: .note, message: "m", location: nil),
    ]
    return GraphDocument(nodes: nodes, edges: edges, diagnostics: diagnostics)
  }
}
