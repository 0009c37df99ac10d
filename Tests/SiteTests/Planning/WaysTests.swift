import GraphModel
import Testing

@testable import Site

@Suite struct WaysTests {
  private func ways(to id: String, _ edges: [Edge]) -> [[String]] {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let graph = GraphDocument(nodes: ids.map { Museum.node($0, .coordinator) }, edges: edges)
    return Ways(index: SiteIndex(graph)).ways(to: id)
  }

  @Test func `the shortest way comes first`() {
    let edges = [("A", "B"), ("B", "C"), ("A", "C"), ("X", "B")].map(Museum.child)
    #expect(ways(to: "C", edges) == [["A", "C"], ["A", "B", "C"], ["X", "B", "C"]])
  }

  @Test func `an owner begins a way`() {
    #expect(
      Ways(index: SiteIndex(Museum.graph)).ways(to: "TicketCoordinator")
        == [["SceneDelegate", "AppCoordinator", "ExhibitCoordinator", "TicketCoordinator"]])
  }

  @Test func `a root is reached by none, and a circle leads nowhere`() {
    #expect(ways(to: "A", [Museum.child("A", "B")]) == [])
    #expect(ways(to: "A", [("A", "B"), ("B", "A"), ("A", "A")].map(Museum.child)) == [])
  }

  @Test func `a graph with very many ways gives up in time`() {
    let layers = (0..<12).flatMap { layer in
      (0..<8).flatMap { from in (0..<8).map { Museum.child("L\(layer)N\(from)", "L\(layer + 1)N\($0)") } }
    }
    #expect(ways(to: "L12N0", layers).count <= Ways.limit)
    #expect(ways(to: "L1N0", layers).count == Ways.limit)
  }
}
