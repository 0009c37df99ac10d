import Testing

@testable import SourceFacts

@Suite struct ChecksumTests {
  private func sum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { checksum($0) } }

  @Test(arguments: [0, 1, 7, 8, 9, 64, 100])
  func `each flipped bit gives another sum, and so does each length`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    var sums: Set = [sum(bytes), sum(bytes + [0])]
    for bit in 0..<(count * 8) {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      sums.insert(sum(changed))
    }
    #expect(sums.count == count * 8 + 2)
  }

  @Test func `equal bytes at another address have the same sum`() {
    let bytes = (0..<50).map { UInt8($0) }
    let shifted = [0] + bytes
    #expect(shifted.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0.dropFirst())) } == sum(bytes))
  }
}
