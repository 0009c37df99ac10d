import GraphModel
import Testing

@testable import CoordinatorGraph

@Suite struct DriftTests {
  private func node(_ id: String, file: String = "A.swift", line: Int = 1, isBase: Bool = false) -> Node {
    Node(
      id: id, kind: .coordinator, name: id, isBase: isBase,
      location: GraphModel.SourceLocation(file: file, line: line, column: 1))
  }

  private func child(_ from: String, _ to: String, _ retention: ChildRelation.Retention = .collection) -> Edge {
    let relation = ChildRelation(retention: retention, isStarted: true, isRemoved: false)
    return Edge(from: from, to: to, relation: .child(relation), evidence: [])
  }

  private func lines(_ old: GraphDocument, _ new: GraphDocument) -> [String] {
    Drift(from: old, to: new).lines
  }

  @Test func `a line that moved, new evidence and another version are no drift`() {
    let place = Evidence(location: GraphModel.SourceLocation(file: "B.swift", line: 9, column: 9), note: "append(b)")
    let relation = Relation.child(ChildRelation(retention: .collection, isStarted: true, isRemoved: false))
    let old = GraphDocument(
      generator: Generator(name: "coordinator-graph", version: "0.0.1"), nodes: [node("A"), node("B")],
      edges: [child("A", "B")])
    let new = GraphDocument(
      nodes: [node("B", line: 70), node("A", line: 12)],
      edges: [Edge(from: "A", to: "B", relation: relation, evidence: [place])],
      diagnostics: [Diagnostic(severity: .note, message: "m", location: nil)])
    #expect(Drift(from: old, to: new).isEmpty)
  }

  @Test func `what is new, gone and changed is said in words`() {
    let old = GraphDocument(
      nodes: [node("A"), node("B"), node("Gone")], edges: [child("A", "B"), child("A", "Gone", .property)])
    let new = GraphDocument(
      nodes: [node("A"), node("B", file: "Moved.swift"), node("New", isBase: true)],
      edges: [child("A", "B", .none), child("A", "New")])
    #expect(
      lines(old, new) == [
        "~ coordinator B: coordinator B in Moved.swift, was: coordinator B in A.swift",
        "- coordinator Gone",
        "+ coordinator New",
        "~ A starts the child B: kept by nobody, started, was: kept in a collection, started",
        "- A starts the child Gone: kept in a property, started",
        "+ A starts the child New: kept in a collection, started",
      ])
  }

  @Test func `several edges between two nodes are told apart`() {
    func screen(_ transition: Transition) -> Edge {
      Edge(from: "A", to: "S", relation: .screen(ScreenRelation(transition)), evidence: [])
    }
    let old = GraphDocument(nodes: [], edges: [screen(.push)])
    let new = GraphDocument(nodes: [], edges: [screen(.push), screen(.present)])
    #expect(lines(old, new) == ["+ A shows the screen S: presented"])
    #expect(lines(new, old) == ["- A shows the screen S: presented"])
  }

  @Test func `an edge that became uncertain has changed`() {
    func root(_ confidence: Confidence) -> GraphDocument {
      let edge = Edge(from: "S", to: "A", relation: .root(isRetained: true), confidence: confidence, evidence: [])
      return GraphDocument(nodes: [], edges: [edge])
    }
    #expect(
      lines(root(.certain), root(.likely)) == [
        "~ S starts the root A: kept in a property, likely, was: kept in a property"
      ])
  }
}
