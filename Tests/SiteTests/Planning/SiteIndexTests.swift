import GraphModel
import Testing

@testable import Site

@Suite struct SiteIndexTests {
  private func node(_ id: String, _ kind: Node.Kind, in file: String, isLaunch: Bool = false) -> Node {
    Node(id: id, kind: kind, name: id, isLaunch: isLaunch, location: Museum.place(1, file))
  }

  private func edge(_ from: String, _ to: String, _ relation: Relation, _ places: (String, Int)...) -> Edge {
    let evidence = places.map { Evidence(location: Museum.place($0.1, $0.0), note: "\($0.0) \($0.1)") }
    return Edge(from: from, to: to, relation: relation, evidence: evidence)
  }

  @Test func `edges stand in the order of the source, what a coordinator begins with first`() {
    let screens = [
      edge("A", "a", .screen(ScreenRelation(.push)), ("A.swift", 30)),
      edge("A", "b", .screen(ScreenRelation(.push)), ("Router.swift", 1), ("A.swift", 9)),
      edge("A", "c", .screen(ScreenRelation(.push, isInitial: true)), ("A.swift", 40)),
    ]
    let nodes = [node("A", .coordinator, in: "A.swift")] + ["a", "b", "c"].map { node($0, .screen, in: "S.swift") }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: screens))
    #expect(index.edges(from: "A", .screen).map(\.to) == ["c", "b", "a"])
  }

  @Test func `what the system launches comes first, then who starts most`() {
    let nodes =
      [
        node("ABridge", .owner, in: "F"), node("BDelegate", .owner, in: "F"),
        node("CDelegate", .owner, in: "F", isLaunch: true),
      ]
      + ["A", "B", "B2", "C"].map { node($0, .coordinator, in: "F") }
    let roots = ["ABridge": "A", "BDelegate": "B", "CDelegate": "C"].map {
      edge($0.key, $0.value, .root(isRetained: true))
    }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: roots + [Museum.child("B", "B2")]))
    #expect(index.roots.map(\.from) == ["CDelegate", "BDelegate", "ABridge"])
    let page = OverviewPage(content: Museum.content(of: GraphDocument(nodes: nodes, edges: roots))).page
    let section = page.blocks.compactMap { block -> Section? in
      if case .section(let section) = block, section.id == OverviewPage.entryPoints { section } else { nil }
    }.first
    guard case .entries(let entries)? = section?.blocks.first else { return #expect(Bool(false)) }
    #expect(entries.first?.statement.first == .type("CDelegate"))
  }

  @Test func `who acts is quoted before the helpers, a parent for what its child has shown`() {
    let nodes =
      [node("P", .coordinator, in: "P.swift"), node("A", .coordinator, in: "A.swift")]
      + ["a", "b", "c"].map { node($0, .screen, in: "S.swift") }
    let child = ChildRelation(retention: .property, isStarted: true, isRemoved: false)
    let edges = [
      edge("P", "A", .child(child), ("Helper.swift", 2), ("P.swift", 7)),
      edge("A", "a", .screen(ScreenRelation(.push)), ("Helper.swift", 1), ("A.swift", 5)),
      edge("A", "b", .screen(ScreenRelation(.push)), ("Helper.swift", 1), ("P.swift", 6)),
      edge("A", "c", .screen(ScreenRelation(.push)), ("Helper.swift", 1), ("Helper.swift", 3)),
    ]
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: edges))
    let places = { (screen: String) in index.edges(to: screen, .screen).flatMap(index.places).map(\.note) }
    #expect(places("a") == ["A.swift 5", "Helper.swift 1"])
    #expect(places("b") == ["P.swift 6", "Helper.swift 1"])
    #expect(places("c") == ["P.swift 7", "Helper.swift 1", "Helper.swift 3"])
  }
}
