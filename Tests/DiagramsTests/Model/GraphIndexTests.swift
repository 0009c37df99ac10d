import GraphModel
import Testing

@testable import Diagrams

struct GraphIndexTests {
  @Test func leavesOutBaseClassesWithoutEdgesAndOwnersThatStartNothing() {
    let extra = [
      BookShelf.node("Idle", .owner, "a.swift", 1),
      BookShelf.node("UsedBase", .coordinator, "a.swift", 2, isBase: true),
    ]
    let index = GraphIndex(
      GraphDocument(
        nodes: BookShelf.document.nodes + extra,
        edges: BookShelf.document.edges + [BookShelf.edge("UsedBase", "HomeView", .screen(ScreenRelation(.push)))]))
    #expect(
      index.coordinators.map(\.id) == ["AppCoordinator", "DetailCoordinator", "HomeCoordinator", "UsedBase"])
    #expect(index.owners.map(\.id) == ["SceneDelegate"])
  }

  @Test func leavesOutEdgesToUnknownNodes() {
    let edges = [
      BookShelf.edge("A", "B", BookShelf.child(.property)), BookShelf.edge("X", "A", .root(isRetained: true)),
      BookShelf.edge("A", "S", .screen(ScreenRelation(.push))),
    ]
    let index = GraphIndex(GraphDocument(nodes: [BookShelf.node("A", .coordinator, "a", 1)], edges: edges))
    #expect(index.children.isEmpty && index.roots.isEmpty && index.screens.isEmpty && index.owners.isEmpty)
  }

  @Test func ordersScreensAsTheCodeDoes() {
    let nodes = ["C", "X", "Y", "Z"].map { BookShelf.node($0, $0 == "C" ? .coordinator : .screen, "a", 1) }
    let edges = [("X", 30, Transition.root), ("Y", 10, .push), ("Z", 20, .tab)]
      .map { BookShelf.edge("C", $0.0, .screen(ScreenRelation($0.2)), "C.swift", $0.1) }
    let document = GraphDocument(nodes: nodes, edges: edges)
    #expect(GraphIndex(document).screens["C"]?.map(\.to) == ["Y", "Z", "X"])
    #expect(GraphIndex(document.outline).screens["C"]?.map(\.to) == ["X", "Z", "Y"])
  }

  @Test func namesTheScreensFirstThatComeFirst() {
    let nodes = ["C", "X", "Y"].map { BookShelf.node($0, $0 == "C" ? .coordinator : .screen, "a", 1) }
    let edges = [("X", 10, false), ("Y", 20, true)].map {
      BookShelf.edge("C", $0.0, .screen(ScreenRelation(.push, isInitial: $0.2)), "C.swift", $0.1)
    }
    #expect(GraphIndex(GraphDocument(nodes: nodes, edges: edges)).screens["C"]?.map(\.to) == ["Y", "X"])
  }

  @Test func countsScreensOnce() {
    let nodes = [
      BookShelf.node("A", .coordinator, "a", 1), BookShelf.node("B", .coordinator, "a", 1),
      BookShelf.node("S", .screen, "a", 1),
    ]
    let edges = [("A", Transition.push), ("A", .present), ("B", .push)].map {
      BookShelf.edge($0.0, "S", .screen(ScreenRelation($0.1)))
    }
    #expect(GraphIndex(GraphDocument(nodes: nodes, edges: edges)).summary == "2 coordinators · 1 screen")
  }
}
