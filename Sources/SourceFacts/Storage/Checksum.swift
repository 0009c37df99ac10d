/// A number that tells changed bytes from those that were written: one flipped bit, or any other change within eight bytes, always gives
/// another one. It is no protection against whoever changes bytes on purpose.
package func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var sum: UInt64 = 0
  /// One to one for each word, so that no two words lead from one sum to the same.
  func add(_ word: UInt64) {
    sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    sum ^= sum >> 32
  }
  let wordCount = bytes.count / 8
  for index in 0..<wordCount {
    add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
  }
  var rest: UInt64 = 0
  for index in (wordCount * 8)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
  add(rest)
  add(UInt64(bytes.count))
  return sum
}
