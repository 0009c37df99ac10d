/// Makes choices and texts of an input's bytes, for targets whose input has a structure; past the end every byte is zero.
struct ByteTaker {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// What was not taken yet.
  var remaining: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below `limit`, which is at most 256.
  mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

  /// What stands before the next line feed, with all that is no UTF-8 replaced.
  mutating func text() -> String {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }
}
