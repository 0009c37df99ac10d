import GraphModel
import Testing

@testable import Site

@Suite struct OpeningScreensTests {
  private func openings(_ edges: [Edge]) -> OpeningScreens {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let nodes = ids.map { Museum.node($0, $0.first?.isLowercase == true ? .screen : .coordinator) }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: edges))
    return OpeningScreens(of: index.coordinators.map(\.id), index.edges, index.unprompted)
  }

  private func screen(_ from: String, _ to: String, isInitial: Bool = false) -> Edge {
    Museum.edge(from, to, .screen(ScreenRelation(.push, isInitial: isInitial)))
  }

  @Test func `its first screens come before all others`() {
    #expect(openings([screen("A", "a"), screen("A", "b", isInitial: true)]).screens(of: "A") == ["b"])
  }

  @Test func `without one of its own it opens what the children show that it starts by itself`() {
    let started = Museum.edge("b", "C", .flow(FlowRelation(trigger: "t", move: .start, by: "A")))
    let openings = openings([
      Museum.child("A", "B"), Museum.child("A", "C"), Museum.child("B", "A"), started,
      screen("B", "b", isInitial: true), screen("C", "c", isInitial: true),
    ])
    #expect(openings.screens(of: "A") == ["b"])
    #expect(openings.coordinators(openingWith: "b") == ["A", "B"])
    #expect(openings.coordinators(openingWith: "c") == ["C"])
  }

  @Test func `where nothing is known to come first, it opens what it shows unasked`() {
    let asked = Museum.edge("a", "b", .flow(FlowRelation(trigger: "t", move: .transition(.push), by: "A")))
    #expect(openings([screen("A", "a"), screen("A", "b"), asked]).screens(of: "A") == ["a"])
    #expect(openings([Museum.child("A", "B")]).screens(of: "A") == [])
  }
}
