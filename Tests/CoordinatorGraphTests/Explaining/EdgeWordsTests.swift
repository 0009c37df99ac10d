import GraphModel
import Testing

@testable import CoordinatorGraph

@Suite struct EdgeWordsTests {
  @Test(arguments: [
    (Relation.root(isRetained: true), "A starts the root B: kept in a property"),
    (.root(isRetained: false), "A starts the root B: kept by nobody"),
    (
      .child(ChildRelation(retention: .property, isStarted: false, isRemoved: true)),
      "A starts the child B: kept in a property, not started by it, taken out again"
    ),
    (
      .delegate(
        DelegateRelation(
          via: .delegate, links: ["delegate", "parent"], protocolName: "BDelegate", isWeak: true,
          messages: ["a()", "b()"])),
      "A calls back B: through the delegate delegate, parent, as BDelegate, weak, sends a(), b()"
    ),
    (
      .delegate(DelegateRelation(via: .closure, links: ["onEnd"], protocolName: nil, isWeak: nil, messages: [])),
      "A calls back B: through the closure onEnd, sends nothing"
    ),
    (.screen(ScreenRelation(.embed)), "A shows the screen B: embedded"),
    (
      .flow(FlowRelation(trigger: "didTap", move: .transition(.push), by: "C")),
      "A leads to B: on didTap, pushed, by C"
    ),
    (.flow(FlowRelation(trigger: "done", move: .start, by: "C")), "A leads to B: on done, started, by C"),
  ])
  func `an edge is a sentence`(relation: Relation, sentence: String) {
    #expect(Edge(from: "A", to: "B", relation: relation, evidence: []).sentence == sentence)
  }
}
