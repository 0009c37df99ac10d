/// Finds the brackets of Swift source that stand outside of comments and string literals.
///
/// It knows just enough of the language for that. What it takes for a string, such as the inside of an interpolation or an odd
/// regular expression, costs at most a bracket until the line or the enclosing braces end.
struct BracketScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the next bracket, or of what ends a comparison: a line, `&&` or `||`.
  mutating func next() -> Int? {
    while position < bytes.count {
      let start = position
      position += 1
      switch bytes[start] {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        return start
      case UInt8(ascii: "\n"): return start
      case UInt8(ascii: "<") where isAngle(at: start): return start
      case UInt8(ascii: ">") where start > 0 && bytes[start - 1] != UInt8(ascii: "-"): return start
      case UInt8(ascii: "&") where byte(at: position) == UInt8(ascii: "&"): return start
      case UInt8(ascii: "|") where byte(at: position) == UInt8(ascii: "|"): return start
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"): skipRawString()
      default: break
      }
    }
    return nil
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Generic arguments begin right behind a name.
  private func isAngle(at offset: Int) -> Bool {
    guard offset > 0, byte(at: offset + 1) != UInt8(ascii: " ") else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: return true
    default: return false
    }
  }

  private mutating func skipComment() {
    if byte(at: position) == UInt8(ascii: "/") {
      skipLine()
    } else if byte(at: position) == UInt8(ascii: "*") {
      position += 1
      skipBlockComment()
    }
  }

  private mutating func skipLine() {
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 1
    while depth > 0, position < bytes.count {
      switch (bytes[position], byte(at: position + 1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      default: position += 1
      }
    }
  }

  private mutating func skipRawString() {
    var hashes = 1
    while byte(at: position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard byte(at: position) == UInt8(ascii: "\"") else { return }
    position += 1
    skipString(hashes: hashes)
  }

  /// From behind the first quote to behind the last; a string of one quote ends with its line at the latest.
  private mutating func skipString(hashes: Int) {
    let quotes = byte(at: position) == UInt8(ascii: "\"") && byte(at: position + 1) == UInt8(ascii: "\"") ? 3 : 1
    if quotes == 3 { position += 2 }
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "\n"), quotes == 1 { return }
      if byte == UInt8(ascii: "\""), isEnd(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      let isEscape = byte == UInt8(ascii: "\\") && hashes == 0 && self.byte(at: position + 1) != UInt8(ascii: "\n")
      position += isEscape ? 2 : 1
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    let end = position + quotes
    return (position..<end).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
      && (end..<end + hashes).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
  }
}
