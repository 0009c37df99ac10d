import GraphModel
import GraphSketch
import Testing

@Suite struct ComparisonPartTests {
  private func comparison(_ base: String, _ head: String) -> Comparison {
    Comparison(
      base: Comparison.Side(name: "base", graph: Sketch.document(base)),
      head: Comparison.Side(name: "head", graph: Sketch.document(head)))
  }

  private func changes(_ base: String, _ head: String, _ change: (inout GraphSelection) -> Void) throws -> [String] {
    var selection = GraphSelection()
    change(&selection)
    let difference = try comparison(base, head).part(selection).difference
    let nodes = difference.nodes.map { change in
      switch change {
      case .added(let node): "+\(node.id)"
      case .removed(let node): "-\(node.id)"
      case .changed(_, let node): "~\(node.id)"
      }
    }
    return nodes + difference.edges.map { "\($0.current.from)>\($0.current.to)" }
  }

  @Test func `what comes near the focus does not seem to be new`() throws {
    let head = Shop.text + "\nchild Login Pay collection started"
    #expect(try changes(Shop.text, head) { $0.focus = ["Login"] } == ["Login>Pay"])
  }

  @Test func `changes elsewhere are none of the part`() throws {
    let head = Shop.text.replacing("child Cart Pay collection started", with: "child Cart Pay property started")
    #expect(try changes(Shop.text, head) { $0.focus = ["Login"] }.isEmpty)
    #expect(try changes(Shop.text, head) { $0.focus = ["Pay"] } == ["Cart>Pay"])
  }

  @Test func `a name of one side is enough`() throws {
    let head = Shop.text + "\ncoordinator New\nchild App New collection started"
    #expect(try changes(Shop.text, head) { $0.focus = ["New"] } == ["+New", "App>New"])
    #expect(try changes(head, Shop.text) { $0.focus = ["New"] } == ["-New", "App>New"])
    #expect(throws: SelectionError.nothingCalled("Old")) { try changes(Shop.text, head) { $0.focus = ["Old"] } }
  }

  @Test func `a renamed node is followed`() throws {
    let head = Shop.text.replacing("Cart", with: "Basket").replacing("openBasket", with: "openCart")
    #expect(try changes(Shop.text, head) { $0.focus = ["Basket"] }.isEmpty)
  }
}
