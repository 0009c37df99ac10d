import Foundation
import Testing

@testable import Graphviz

@Suite struct LayoutMemoTests {
  /// What was kept, and how often something was looked for and found.
  private final class Store: @unchecked Sendable {
    private let lock = NSLock()
    private var pictures: [[UInt8]: [UInt8]] = [:]
    private var hits = 0

    var counts: (kept: Int, found: Int) { lock.withLock { (pictures.count, hits) } }

    func memo(fontName: String = "Helvetica") -> LayoutMemo {
      LayoutMemo(
        specimen: Specimen(fontName: fontName),
        find: { key in
          self.lock.withLock {
            let picture = self.pictures[key]
            if picture != nil { self.hits += 1 }
            return picture
          }
        },
        keep: { picture, key in self.lock.withLock { self.pictures[key] = picture } })
    }
  }

  private func graph(_ names: String...) -> DOTGraph { DOTGraph(name: "g", nodes: names.map { DOTNode($0) }) }

  @Test func `the same graph in the same format is laid out once`() throws {
    let store = Store()
    let first = try GraphvizRenderer(memo: store.memo()).render(graph("a", "b"), as: .svg)
    #expect(store.counts == (1, 0))
    // Another run, with a memo of its own over what was kept.
    #expect(try GraphvizRenderer(memo: store.memo()).render(graph("a", "b"), as: .svg) == first)
    #expect(store.counts == (1, 1))
    #expect(try GraphvizRenderer().render(graph("a", "b"), as: .svg) == first)
  }

  @Test func `another graph, another format and another font are laid out`() throws {
    let store = Store()
    _ = try GraphvizRenderer(memo: store.memo()).render(graph("a"), as: .svg)
    _ = try GraphvizRenderer(memo: store.memo()).render(graph("b"), as: .svg)
    _ = try GraphvizRenderer(memo: store.memo()).render(graph("a"), as: .dot)
    _ = try GraphvizRenderer(memo: store.memo(fontName: "Courier")).render(graph("a"), as: .svg)
    #expect(store.counts == (4, 0))
  }

  @Test func `what Graphviz refuses is not kept`() throws {
    let store = Store()
    let renderer = GraphvizRenderer(budget: RenderBudget(nodes: 1), memo: store.memo())
    #expect(throws: GraphvizError.self) { try renderer.render(graph("a", "b"), as: .svg) }
    #expect(store.counts == (0, 0))
  }
}
