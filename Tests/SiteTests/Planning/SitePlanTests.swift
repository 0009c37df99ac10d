import GraphModel
import Testing

@testable import Site

@Suite struct SitePlanTests {
  private func edges(_ name: String, limit: Int = SitePlan.cardLimit) throws -> [String] {
    let picture = try #require(SitePlan(Museum.graph, cardLimit: limit).pictures.first { $0.name == name })
    return picture.graph.edges.map { "\($0.relation.kind) \($0.from) \($0.to)" }
  }

  @Test func `each page has its pictures`() {
    let names = SitePlan(Museum.graph).pictures.map(\.name)
    #expect(names.suffix(Lesson.all.count) == Lesson.all.map { "glossary-\($0.id)" }[...])
    #expect(
      names.dropLast(Lesson.all.count)
        == [
          "index", "flow-moves", "AppCoordinator", "ExhibitCoordinator", "TicketCoordinator",
          "ExhibitCoordinator-moves",
          "TicketCoordinator-moves", "ExhibitDetailViewController", "ExhibitListViewController",
        ].map { $0 == "flow-moves" ? "flow" : $0 })
  }

  @Test func `a coordinator's picture has what it is joined to`() throws {
    #expect(
      try edges("ExhibitCoordinator") == [
        "child AppCoordinator ExhibitCoordinator", "child ExhibitCoordinator TicketCoordinator",
        "delegate ExhibitCoordinator AppCoordinator", "screen ExhibitCoordinator ExhibitDetailViewController",
        "screen ExhibitCoordinator ExhibitListViewController",
      ])
  }

  @Test func `the moves that start a coordinator stand in its picture`() throws {
    #expect(
      try edges("TicketCoordinator-moves") == [
        "flow ExhibitDetailViewController TicketCoordinator", "screen ExhibitCoordinator ExhibitDetailViewController",
      ])
  }

  @Test func `a screen's picture has the moves to it and from it`() throws {
    #expect(
      try edges("ExhibitListViewController") == [
        "flow ExhibitListViewController ExhibitDetailViewController",
        "screen ExhibitCoordinator ExhibitDetailViewController", "screen ExhibitCoordinator ExhibitListViewController",
      ])
  }

  @Test func `a screen stands in the box of who shows it, not of who makes the move`() throws {
    let graph = GraphDocument(
      nodes: ["A", "B", "C"].map { Museum.node($0, .coordinator) } + ["S", "T"].map { Museum.node($0, .screen) },
      edges: [
        Museum.edge("A", "S", .screen(ScreenRelation(.root))), Museum.edge("B", "T", .screen(ScreenRelation(.push))),
        Museum.edge("C", "T", .screen(ScreenRelation(.push))),
        Museum.edge("S", "T", .flow(FlowRelation(trigger: "go", move: .transition(.push), by: "X"))),
      ])
    let picture = try #require(SitePlan(graph).picture(named: "T"))
    #expect(
      picture.graph.edges.map { "\($0.relation.kind) \($0.from) \($0.to)" } == ["flow S T", "screen A S", "screen B T"])
    // Nobody's card floats beside the moves.
    #expect(picture.graph.nodes.map(\.id) == ["A", "B", "S", "T"])
  }

  @Test func `what starts a coordinator leads to the screens that it begins with`() throws {
    #expect(try edges("ExhibitListViewController").contains("screen ExhibitCoordinator ExhibitListViewController"))
    let graph = GraphDocument(
      nodes: ["A", "B"].map { Museum.node($0, .coordinator) } + ["S", "T", "U"].map { Museum.node($0, .screen) },
      edges: [
        Museum.edge("A", "S", .screen(ScreenRelation(.root, isInitial: true))), Museum.child("A", "B"),
        Museum.edge("B", "T", .screen(ScreenRelation(.push, isInitial: true))),
        Museum.edge("B", "U", .screen(ScreenRelation(.push))),
        Museum.edge("S", "B", .flow(FlowRelation(trigger: "go", move: .start, by: "A"))),
      ])
    let plan = SitePlan(graph)
    let picture = try #require(plan.picture(named: "T"))
    #expect(
      picture.graph.edges.map { "\($0.relation.kind) \($0.from) \($0.to)" } == ["flow S B", "screen A S", "screen B T"])
    #expect(plan.picture(named: "U") == nil)
  }

  @Test func `a collapsed card says what it stands for, and leads to its flow`() throws {
    let plan = SitePlan(Museum.graph, cardLimit: 2)
    let overview = try #require(plan.pictures.first)
    #expect(overview.remarks == ["ExhibitCoordinator": "2 coordinators"])
    #expect(overview.pageNames == ["ExhibitCoordinator": "ExhibitCoordinator-flow"])
    #expect(overview.graph.edges.map(\.relation.kind) == ["child", "root"])
    #expect(
      plan.pictures.map(\.name).prefix(3) == ["index", "ExhibitCoordinator-flow", "ExhibitCoordinator-flow-moves"])
  }

  @Test func `an empty graph has an empty overview`() {
    #expect(
      SitePlan(GraphDocument(nodes: [], edges: [])).pictures.map(\.name).prefix(3) == [
        "index", "flow", "glossary-coordinator",
      ])
  }
}
