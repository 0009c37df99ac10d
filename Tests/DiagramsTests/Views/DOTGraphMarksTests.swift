import GraphModel
import Graphviz
import Testing

@testable import Diagrams

@Suite struct DOTGraphMarksTests {
  private let pages = PageNames(
    names: ["AppCoordinator": "App", "HomeCoordinator": "Home", "DetailCoordinator": "Detail"], prefix: "card-")

  @Test func `nodes have ids and arrows name their ends`() {
    var options = ViewOptions(drawsDelegates: true)
    options.pages = pages
    let graph = CardsView.graph(of: BookShelf.document, options: options).marked(for: pages)
    #expect(
      graph.nodes.map { $0.attributes[.id] } == [
        .word("card-1"), .word("card-App"), .word("card-Detail"), .word("card-Home"),
      ])
    #expect(
      graph.edges.map { $0.attributes[.class] } == [
        .word("from-1 to-App"), .word("from-App to-Detail"), .word("from-App to-Home"), .word("from-Home to-Detail"),
        .word("call from-Home to-App"),
      ])
  }

  @Test func `nodes in boxes have ids, too`() {
    let graph = FlowView.graph(of: BookShelf.document, options: ViewOptions()).marked(for: pages)
    let inBoxes = graph.clusters.flatMap(\.nodes).map { $0.attributes[.id] }
    #expect(inBoxes == [.word("card-3"), .word("card-4"), .word("card-5")])
  }
}
