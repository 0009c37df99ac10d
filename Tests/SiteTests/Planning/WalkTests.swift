import GraphModel
import Testing

@testable import Site

@Suite struct WalkTests {
  private func walk(_ edges: [Edge], from head: String, through members: [String]) -> [String] {
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + members).sorted()
    let nodes = ids.map { Museum.node($0, $0.first?.isLowercase == true ? .screen : .coordinator) }
    let index = SiteIndex(GraphDocument(nodes: nodes, edges: edges))
    let unprompted = index.unprompted
    let openings = OpeningScreens(of: index.coordinators.map(\.id), index.edges, unprompted)
    let branches = Branches(index, unprompted, openings)
    let walk = Walk(from: head, members: members, index: index, openings: openings, branches: branches)
    return walk.steps.map { step in
      step.screen + (step.isReached ? "" : "?") + step.branches.map { " +\($0)" }.joined()
        + step.outcomes.map { " \($0.trigger)" }.joined()
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
    #expect(walk(edges, from: "A", through: ["A", "B"]) == ["b +c", "c", "a?"])
    #expect(walk([], from: "A", through: ["A"]) == [])
  }

  @Test func `each child of a root has a walk, and a root without children`() {
    #expect(SitePlan(Museum.graph).walks.map(\.head) == ["ExhibitCoordinator"])
    let nodes = [Museum.node("A", .coordinator), Museum.node("s", .screen), Museum.node("t", .screen)]
    let lone = GraphDocument(nodes: nodes, edges: [screen("A", "s"), screen("A", "t")])
    #expect(SitePlan(lone).walks.map(\.head) == ["A"])
    #expect(SitePlan(GraphDocument(nodes: [Museum.node("A", .coordinator)], edges: [])).walks.isEmpty)
  }

  @Test func `what a root shows itself has a walk, too, and a flow of one screen none`() {
    let ids = ["App", "Home", "Help", "gate", "main", "list", "detail", "help"]
    let edges = [
      screen("App", "gate", isInitial: true), screen("App", "main"), Museum.child("App", "Home"),
      Museum.child("App", "Help"), screen("Home", "list", isInitial: true), screen("Home", "detail"),
      screen("Help", "help", isInitial: true), move("gate", "enter", "main", by: "App"),
    ]
    let nodes = ids.map { Museum.node($0, $0.first?.isLowercase == true ? .screen : .coordinator) }
    let plan = SitePlan(GraphDocument(nodes: nodes, edges: edges))
    #expect(plan.walks.map(\.head) == ["App", "Home"])
    #expect(plan.walks.first?.steps.map(\.screen) == ["gate", "main"])
    #expect(plan.singles.map(\.head) == ["Help"])
  }

  @Test func `the tabs of a tab bar are branches of the walk that shows it`() {
    func tab(_ from: String, _ to: String) -> Edge { Museum.edge(from, to, .screen(ScreenRelation(.tab))) }
    let edges = [
      screen("Tabs", "bar", isInitial: true), tab("Tabs", "feed"), Museum.child("Tabs", "Home"),
      Museum.child("Tabs", "Detail"), screen("Home", "home", isInitial: true),
      screen("Detail", "detail", isInitial: true),
      move("home", "open", "Detail", by: "Tabs"),
    ]
    #expect(
      walk(edges, from: "Tabs", through: ["Tabs", "Home", "Detail"]) == [
        "bar +feed +home", "feed", "home open", "detail",
      ])
  }

  @Test func `a flow that opens with several screens says so, and a screen stands below who shows it first`() {
    let edges = [
      Museum.edge("Owner", "Z", .root(isRetained: true)), Museum.child("Z", "Tabs"), Museum.child("Tabs", "Aside"),
      screen("Tabs", "home", isInitial: true), screen("Tabs", "feed", isInitial: true), screen("Tabs", "detail"),
      screen("Aside", "aside", isInitial: true), screen("Aside", "home"), move("aside", "go", "home", by: "Aside"),
      move("home", "open", "Aside", by: "Tabs"),
    ]
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let nodes = ids.map {
      Museum.node($0, $0 == "Owner" ? .owner : $0.first?.isLowercase == true ? .screen : .coordinator)
    }
    let content = Museum.content(of: GraphDocument(nodes: nodes, edges: edges), findings: [])
    let walk = content.plan.walks.first { $0.head == "Tabs" }
    #expect(Set(walk?.openings ?? []) == ["home", "feed"])
    #expect(TypePlaces(content: content, node: Museum.node("home", .screen)).trail == [.type("Z"), .type("Tabs")])
  }

  @Test func `what is made and never started stands beside nothing`() {
    let never = ChildRelation(retention: .property, isStarted: false, isRemoved: false)
    let edges = [
      screen("A", "a", isInitial: true), Museum.edge("A", "B", .child(never)), screen("B", "b", isInitial: true),
    ]
    #expect(walk(edges, from: "A", through: ["A", "B"]) == ["a", "b?"])
  }
}
