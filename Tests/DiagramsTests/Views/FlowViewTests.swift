import GraphModel
import GraphSketch
import Graphviz
import Testing

@testable import Diagrams

struct FlowViewTests {
  @Test func writesTheExpectedDOT() throws {
    let graph = FlowView.graph(of: BookShelf.document, options: ViewOptions(title: "BookShelf"))
    try expectSnapshot("flow.dot", DOTWriter.text(of: graph))
  }

  @Test func stopsArrowsToACoordinatorAtItsBox() {
    let graph = FlowView.graph(of: BookShelf.document, options: ViewOptions())
    let start = graph.edges.first { $0.tail == "HomeCoordinator › SearchView" }
    #expect(start?.head == "DetailCoordinator › DetailView")
    #expect(start?.attributes[.lhead] == "cluster_DetailCoordinator")
  }

  @Test func drawsACoordinatorWithoutScreensAsACard() {
    let graph = FlowView.graph(of: BookShelf.document, options: ViewOptions())
    #expect(graph.nodes.map(\.id) == ["SceneDelegate", "AppCoordinator"])
    #expect(graph.clusters.map(\.id) == ["DetailCoordinator", "HomeCoordinator"])
  }

  @Test func putsAScreenThatNoArrowTouchesBesideTheOthersOfItsBox() throws {
    let document = Sketch.document(
      """
      owner SceneDelegate
      coordinator App
      coordinator Shop
      root SceneDelegate App kept
      child App Shop property started
      shows App Home root
      shows Shop List root
      shows Shop Lone push
      shows Shop Detail push
      flow List Detail onSelect push Shop
      """)
    let graph = FlowView.graph(of: document, options: ViewOptions())
    #expect(graph.clusters.map(\.rank) == [[], ["Shop › List", "Shop › Lone"]])
    let picture = try PictureWriter().picture(of: document, as: .svg, draw: FlowView.graph)
    #expect(picture.warnings == [])
  }

  @Test func graphvizAcceptsMovesOfACoordinatorToItself() throws {
    let nodes = [BookShelf.node("A", .coordinator, "a", 1), BookShelf.node("S", .screen, "a", 2)]
    let edges = [
      BookShelf.edge("A", "A", BookShelf.child(.collection)), BookShelf.edge("A", "S", .screen(ScreenRelation(.push))),
      BookShelf.edge("S", "A", .flow(FlowRelation(trigger: "again", move: .start, by: "A"))),
      BookShelf.edge("S", "S", .flow(FlowRelation(trigger: "same", move: .transition(.push), by: "A"))),
    ]
    let picture = try PictureWriter().picture(
      of: GraphDocument(nodes: nodes, edges: edges), as: .svg, draw: FlowView.graph)
    #expect(picture.warnings == [])
    #expect(SVGOutline(picture.bytes).texts["text"]?.contains("again") == true)
  }
}
