import GraphModel
import Testing

@testable import Site

@Suite struct WaysTests {
  private func shortest(to id: String, _ edges: [Edge]) -> [String] {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let graph = GraphDocument(nodes: ids.map { Museum.node($0, .coordinator) }, edges: edges)
    return Ways(index: SiteIndex(graph)).shortest(to: id)
  }

  @Test func `the shortest chain is found`() {
    let edges = [("A", "B"), ("B", "C"), ("A", "C"), ("X", "B")].map(Museum.child)
    #expect(shortest(to: "C", edges) == ["A", "C"])
    #expect(shortest(to: "B", edges) == ["A", "B"])
  }

  @Test func `an owner begins a chain`() {
    #expect(
      Ways(index: SiteIndex(Museum.graph)).shortest(to: "TicketCoordinator")
        == ["SceneDelegate", "AppCoordinator", "ExhibitCoordinator", "TicketCoordinator"])
  }

  @Test func `a root stands alone, and so does what only a circle leads to`() {
    #expect(shortest(to: "A", [Museum.child("A", "B")]) == ["A"])
    #expect(shortest(to: "A", [("A", "B"), ("B", "A"), ("A", "A")].map(Museum.child)) == ["A"])
  }
}
