import GraphModel
import Testing

@testable import Site

@Suite struct FlowTreeTests {
  private func tree(_ pairs: [(String, String)], limit: Int) -> FlowTree {
    let ids = Set(pairs.flatMap { [$0.0, $0.1] }).sorted()
    let graph = GraphDocument(nodes: ids.map { Museum.node($0, .coordinator) }, edges: pairs.map(Museum.child))
    return FlowTree(index: SiteIndex(graph), limit: limit)
  }

  @Test func `what fits is one part`() {
    #expect(tree([("A", "B")], limit: 2).parts == [FlowTree.Part(head: nil, shown: ["A", "B"], collapsed: [])])
  }

  @Test func `past the limit the root's children stand for what they start`() {
    let parts = tree([("A", "B"), ("A", "C"), ("B", "D"), ("D", "E")], limit: 4).parts
    #expect(
      parts == [
        FlowTree.Part(head: nil, shown: ["A", "B", "C"], collapsed: ["B"]),
        FlowTree.Part(head: "B", shown: ["B", "D", "E"], collapsed: []),
      ])
  }

  @Test func `a subtree that does not fit either is collapsed again`() {
    let chain = (0..<9).map { ("N\($0)", "N\($0 + 1)") }
    let parts = tree(chain, limit: 3).parts
    #expect(parts.map(\.head) == [nil, "N1", "N3", "N5", "N7"])
    #expect(
      parts.map(\.shown) == [
        ["N0", "N1"], ["N1", "N2", "N3"], ["N3", "N4", "N5"], ["N5", "N6", "N7"], ["N7", "N8", "N9"],
      ])
    #expect(parts.map(\.collapsed) == [["N1"], ["N3"], ["N5"], ["N7"], []])
  }

  @Test func `circles end, and what only they lead to is shown`() {
    let parts = tree([("A", "B"), ("X", "Y"), ("Y", "Z"), ("Z", "X")], limit: 1).parts
    #expect(parts.first?.shown == ["A", "B", "X", "Y"])
    #expect(Set(parts.flatMap(\.shown)) == ["A", "B", "X", "Y", "Z"])
  }

  @Test func `every coordinator stands open on some page`() {
    let parts = tree((1..<200).map { ("N\(($0 - 1) / 5)", "N\($0)") }, limit: 20).parts
    let open = parts.flatMap { part in part.shown.filter { !part.collapsed.contains($0) } }
    #expect(Set(open).count == 200)
    #expect(parts.allSatisfy { $0.shown.count <= 20 })
  }
}
