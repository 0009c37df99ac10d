import GraphModel
import Testing

@testable import Diagrams
@testable import Site

/// Pages name what starts the app in the order in which pictures draw it.
@Suite struct RootOrderTests {
  @Test func `pages and pictures have the same order of owners`() {
    let place = SourceLocation(file: "App.swift", line: 1, column: 1)
    let owners = ["ABridge", "BDelegate", "CDelegate", "DBridge"].map {
      Node(id: $0, kind: .owner, name: $0, isLaunch: $0 == "CDelegate", location: place)
    }
    let coordinators = ["A", "B", "B2", "C", "D"].map { Node(id: $0, kind: .coordinator, name: $0, location: place) }
    let child = ChildRelation(retention: .collection, isStarted: true, isRemoved: false)
    let roots = [("ABridge", "A"), ("BDelegate", "B"), ("CDelegate", "C"), ("DBridge", "D")].map {
      Edge(from: $0.0, to: $0.1, relation: .root(isRetained: true), evidence: [])
    }
    let document = GraphDocument(
      nodes: owners + coordinators,
      edges: roots + [Edge(from: "B", to: "B2", relation: .child(child), evidence: [])])
    let drawn = GraphIndex(document).owners.map(\.id)
    #expect(drawn == ["CDelegate", "BDelegate", "ABridge", "DBridge"])
    #expect(SiteIndex(document).roots.map(\.from) == drawn)
  }
}
