import GraphModel
import Testing

@testable import Site

@Suite struct WalkTests {
  private func walk(_ edges: [Edge], from head: String, through members: [String]) -> [String] {
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + members).sorted()
    let nodes = ids.map { Museum.node($0, $0.first?.isLowercase == true ? .screen : .coordinator) }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: edges))
    let openings = OpeningScreens(of: index.coordinators.map(\.id), index.edges, Unprompted(index.edges))
    return Walk(from: head, members: members, index: index, openings: openings).steps.map { step in
      step.screen + (step.isReached ? "" : "?") + step.outcomes.map { " \($0.trigger)" }.joined()
    }
  }

  private func screen(_ from: String, _ to: String, isInitial: Bool = false) -> Edge {
    Museum.edge(from, to, .screen(ScreenRelation(.push, isInitial: isInitial)))
  }

  private func move(_ from: String, _ trigger: String, _ to: String, by: String) -> Edge {
    let move: FlowRelation.Move = to.first?.isLowercase == true ? .transition(.push) : .start
    return Museum.edge(from, to, .flow(FlowRelation(trigger: trigger, move: move, by: by)))
  }

  @Test func `screens stand in the order in which a user first comes to them`() {
    let edges = [
      screen("A", "z", isInitial: true), screen("A", "y"), screen("A", "x"), screen("B", "w", isInitial: true),
      move("z", "go", "B", by: "A"), move("w", "open", "y", by: "A"), move("y", "back", "z", by: "A"),
    ]
    #expect(walk(edges, from: "A", through: ["A", "B"]) == ["z go", "w open", "y back", "x?"])
  }

  @Test func `what the flow does not own is no step`() {
    let edges = [
      screen("A", "z", isInitial: true), screen("B", "w", isInitial: true), move("z", "go", "B", by: "A"),
      move("z", "leave", "w", by: "B"),
    ]
    #expect(walk(edges, from: "A", through: ["A"]) == ["z go leave"])
  }

  @Test func `without moves its screens stand in the order of its coordinators, first screens first`() {
    let edges = [screen("B", "c"), screen("A", "a"), screen("A", "b", isInitial: true), Museum.child("A", "B")]
    #expect(walk(edges, from: "A", through: ["A", "B"]) == ["b", "a?", "c?"])
    #expect(walk([], from: "A", through: ["A"]) == [])
  }

  @Test func `each child of a root has a walk, and a root without children`() {
    #expect(SitePlan(Museum.graph).walks.map(\.head) == ["ExhibitCoordinator"])
    let lone = GraphDocument(
      nodes: [Museum.node("A", .coordinator), Museum.node("s", .screen)], edges: [screen("A", "s")])
    #expect(SitePlan(lone).walks.map(\.head) == ["A"])
    #expect(SitePlan(GraphDocument(nodes: [Museum.node("A", .coordinator)], edges: [])).walks.isEmpty)
  }
}
