import Graphviz
import Testing

@testable import Diagrams

@Suite struct CollapseSearchTests {
  private let order = (0..<40).map { "C\($0)" }

  /// What is opened where each of the coordinators takes some of the room that there is.
  private func opened(room: Int, _ size: @escaping @Sendable (String) -> Int = { _ in 1 }) throws -> [String] {
    let search = CollapseSearch(order: order, least: 10)
    let best = try search.best { opened in
      let taken = opened.reduce(0) { $0 + size($1) }
      return PictureFitter.Measured(graph: DOTGraph(name: "\(taken)"), text: taken <= room ? 10 : 9)
    }
    // The graph belongs to what is opened.
    #expect(best.measured.graph.name == "\(best.opened.reduce(0) { $0 + size($1) })")
    return order.filter(best.opened.contains)
  }

  @Test func asManyAreOpenedAsThereIsRoomFor() throws {
    for room in 0...order.count { #expect(try opened(room: room) == Array(order.prefix(room))) }
  }

  @Test func whatDoesNotFitIsPassedOver() throws {
    #expect(try opened(room: 5) { $0 == "C2" || $0 == "C4" ? 100 : 1 } == ["C0", "C1", "C3", "C5", "C6"])
  }

  @Test func nothingIsOpenedWhereNothingFits() throws {
    #expect(try opened(room: -1) == [])
  }

  @Test func theFirstErrorInOrderIsThrown() throws {
    struct Failure: Error, Equatable { let item: Int }
    #expect(throws: Failure(item: 3)) {
      _ = try Concurrently.map(Array(0..<20)) { item in if item >= 3 { throw Failure(item: item) } }
    }
    #expect(try Concurrently.map(Array(0..<100)) { $0 * 2 } == (0..<100).map { $0 * 2 })
  }
}
