import GraphModel
import Testing

@testable import Site

@Suite struct SitePlanTests {
  private func edges(_ name: String, limit: Int = SitePlan.cardLimit) throws -> [String] {
    let picture = try #require(SitePlan(Museum.graph, cardLimit: limit).pictures.first { $0.name == name })
    return picture.graph.edges.map { "\($0.relation.kind) \($0.from) \($0.to)" }
  }

  @Test func `each page has its pictures`() {
    #expect(
      SitePlan(Museum.graph).pictures.map(\.name)
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
    #expect(SitePlan(GraphDocument(nodes: [], edges: [])).pictures.map(\.name) == ["index", "flow"])
  }
}
