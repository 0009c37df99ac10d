import GraphModel
import Testing

@testable import Diagrams

struct FlowPlanTests {
  @Test func entersABoxAtTheScreenThatNothingInItLeadsTo() {
    let plan = plan(screens: [("A", "Two"), ("A", "One")], flows: [("One", "Two", "A")])
    #expect(plan.entry(of: "A")?.screen == "One")
    #expect(plan.entry(of: "B") == nil)
  }

  @Test func entersACircleAtItsFirstScreen() {
    let plan = plan(screens: [("A", "One"), ("A", "Two")], flows: [("One", "Two", "A"), ("Two", "One", "A")])
    #expect(plan.entry(of: "A")?.screen == "One")
  }

  @Test func takesTheScreenInTheBoxOfTheCoordinatorThatMoves() {
    let plan = plan(screens: [("A", "Shared"), ("B", "Shared"), ("B", "Next")], flows: [("Shared", "Next", "B")])
    #expect(plan.moves.map(\.key.from.coordinator) == ["B"])
  }

  @Test func putsAScreenThatNobodyShowsIntoTheBoxOfTheCoordinatorThatMoves() {
    let plan = plan(screens: [("A", "One")], flows: [("Stray", "One", "B"), ("One", "Lost", "Nobody")])
    #expect(plan.places["B"]?.map(\.screen) == ["Stray"])
    #expect(plan.moves.count == 1)
  }

  @Test func joinsMovesBetweenTheSameEnds() {
    let plan = plan(
      screens: [("A", "One"), ("A", "Two")], flows: [("One", "Two", "A"), ("One", "Two", "A"), ("Two", "One", "A")])
    #expect(plan.moves.map(\.triggers) == [["t0", "t1"], ["t2"]])
  }

  @Test func startsChildrenThatNoMoveLeadsTo() {
    let children = ["B", "C"].map { BookShelf.edge("A", $0, BookShelf.child(.collection)) }
    let plan = plan(screens: [("A", "One")], flows: [("One", "B", "A")], others: children)
    #expect(plan.starts.map(\.to) == ["C"])
  }

  @Test func startsChildrenThatMovesFromOtherBoxesLeadTo() {
    let children = ["C", "B"].map { BookShelf.edge("A", $0, BookShelf.child(.property)) }
    let circle = [("One", "C", "A"), ("Two", "B", "A")]
    let plan = plan(screens: [("B", "One"), ("C", "Two")], flows: circle, others: children)
    #expect(plan.starts.map(\.to) == ["B", "C"])
  }

  @Test func standsInTheSameBoxInAPictureOfAPart() {
    let screens = [("A", "Shared"), ("B", "Shared"), ("C", "Next")]
    let plan = plan(screens: screens, flows: [("Shared", "Next", "C"), ("Stray", "Next", "C"), ("Stray", "Next", "B")])
    #expect(plan.moves.map(\.key.from.coordinator) == ["A", "C", "B"])
  }

  private func plan(
    screens: [(String, String)], flows: [(String, String, String)], others: [Edge] = []
  ) -> FlowPlan {
    let coordinators = ["A", "B", "C"]
    let names = Set(screens.map(\.1) + flows.flatMap { [$0.0, $0.1] }).subtracting(coordinators).sorted()
    let shown = screens.enumerated().map {
      BookShelf.edge($1.0, $1.1, .screen(ScreenRelation(.push)), "a.swift", $0 + 1)
    }
    let moves = flows.enumerated().map { offset, flow in
      let move: FlowRelation.Move = coordinators.contains(flow.1) ? .start : .transition(.push)
      return BookShelf.edge(flow.0, flow.1, .flow(FlowRelation(trigger: "t\(offset)", move: move, by: flow.2)))
    }
    return FlowPlan(
      GraphIndex(
        GraphDocument(
          nodes: coordinators.map { BookShelf.node($0, .coordinator, "a", 1) }
            + names.map { BookShelf.node($0, .screen, "a", 1) },
          edges: shown + moves + others)))
  }
}
