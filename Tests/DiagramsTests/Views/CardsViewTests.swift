import GraphModel
import Graphviz
import Testing

@testable import Diagrams

struct CardsViewTests {
  @Test func writesTheExpectedDOT() throws {
    let options = ViewOptions(title: "BookShelf", drawsDelegates: true)
    try expectSnapshot("cards.dot", DOTWriter.text(of: CardsView.graph(of: BookShelf.document, options: options)))
  }

  @Test func drawsDelegatesOnlyWhenAskedAndWithoutMovingTheCards() {
    let edges = CardsView.graph(of: BookShelf.document, options: ViewOptions()).edges
    #expect(edges.map { "\($0.tail)>\($0.head)" }.filter { $0 == "HomeCoordinator>AppCoordinator" } == [])
    let withDelegates = CardsView.graph(of: BookShelf.document, options: ViewOptions(drawsDelegates: true)).edges
    #expect(withDelegates.dropLast() == edges[...])
    #expect(withDelegates.last?.attributes[.constraint] == "false")
    #expect(withDelegates.last?.attributes[.label] == .text("delegate"))
  }

  @Test func drawsASharedChildOnce() {
    let graph = CardsView.graph(of: BookShelf.document, options: ViewOptions())
    #expect(graph.nodes.count { $0.id == "DetailCoordinator" } == 1)
    #expect(graph.edges.count { $0.head == "DetailCoordinator" } == 2)
  }

  @Test func tellsCoordinatorsOfOneNameApart() {
    let place = SourceLocation(file: "a", line: 1, column: 1)
    let nodes = ["One", "Two"].map { Node(id: "\($0)/Flow", kind: .coordinator, name: "Flow", location: place) }
    let text = DOTWriter.text(of: CardsView.graph(of: GraphDocument(nodes: nodes, edges: []), options: ViewOptions()))
    #expect(text.contains(">One/Flow<") && text.contains(">Two/Flow<"))
  }

  @Test func keepsADrawingOfNothing() throws {
    let writer = PictureWriter()
    let picture = try writer.picture(of: GraphDocument(nodes: [], edges: []), as: .svg, draw: CardsView.graph)
    #expect(SVGOutline(picture.bytes).texts["text"] == ["Coordinators", "0 coordinators · 0 screens"])
  }
}
