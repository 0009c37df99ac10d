import GraphModel
import Testing

@testable import Diagrams

struct WordingTests {
  @Test(arguments: [
    (Relation.root(isRetained: true), "A starts B · a.swift:1"),
    (.root(isRetained: false), "A starts B and does not keep it · a.swift:1"),
    (BookShelf.child(.collection), "A starts B, kept in a collection · a.swift:1"),
    (
      .child(ChildRelation(retention: .property, isStarted: false, isRemoved: true)),
      "A holds B, kept in a property, removed when it ends · a.swift:1"
    ),
    (BookShelf.child(.none), "A starts B, not kept · a.swift:1"),
    (.screen(ScreenRelation(.embed)), "A shows B (embed) · a.swift:1"),
    (BookShelf.flow("tap", .start), "A: tap leads to B (start) · a.swift:1"),
    (
      .delegate(DelegateRelation(via: .parent, links: ["x", "y"], protocolName: nil, isWeak: nil, messages: [])),
      "A calls back B through x, y · a.swift:1"
    ),
  ])
  func saysWhatAnEdgeSays(_ relation: Relation, tooltip: String) {
    let from = BookShelf.node("A", .coordinator, "a.swift", 1)
    let to = BookShelf.node("B", .coordinator, "b.swift", 2)
    #expect(Wording.tooltip(for: BookShelf.edge("A", "B", relation), from: from, to: to) == tooltip)
    let likely = Edge(from: "A", to: "B", relation: relation, confidence: .likely, evidence: [])
    let expected = tooltip.replacing(" · a.swift:1", with: " (likely)")
    #expect(Wording.tooltip(for: likely, from: from, to: to) == expected)
  }

  @Test func namesTheDeclaration() {
    #expect(Wording.tooltip(for: BookShelf.node("A", .screen, "x/a.swift", 3)) == "A · x/a.swift:3")
  }
}
