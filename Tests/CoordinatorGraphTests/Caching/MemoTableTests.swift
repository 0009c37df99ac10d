import Testing

@testable import CoordinatorGraph

@Suite struct MemoTableTests {
  private func key(_ number: Int) -> [UInt8] { Array("key \(number)".utf8) }

  @Test func `a result is found under its key alone`() {
    var table = MemoTable(nil)
    table.keep([1, 2], for: key(1), of: [], at: 0)
    #expect(table.result(for: key(1), in: nil, at: 0) == [1, 2])
    #expect(table.result(for: key(2), in: nil, at: 0) == nil)
    table.keep([3], for: key(1), of: [], at: 0)
    #expect(table.result(for: key(1), in: nil, at: 0) == [3])
  }

  @Test func `in memory those stay that were used last`() {
    var table = MemoTable(nil)
    let large = [UInt8](repeating: 0, count: MemoTable.limit / 5)
    for number in 0..<4 { table.keep(large, for: key(number), of: [], at: 0) }
    _ = table.result(for: key(0), in: nil, at: 0)
    table.keep(large, for: key(4), of: [], at: 0)
    let found = (0..<5).map { table.result(for: key($0), in: nil, at: 0) != nil }
    #expect(found == [true, false, true, true, true])
  }

  @Test func `what would take too much of the room is not kept`() {
    var table = MemoTable(nil)
    table.keep([UInt8](repeating: 0, count: MemoTable.limit / 4), for: key(0), of: [], at: 0)
    #expect(table.result(for: key(0), in: nil, at: 0) == nil)
  }
}
