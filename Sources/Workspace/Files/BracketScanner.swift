/// Finds the brackets of Swift source that stand outside of comments and string literals, and those of interpolations.
///
/// It knows just enough of the language for that. What it takes for a string, such as an odd regular expression, costs at most a
/// bracket until the line or the enclosing braces end.
struct BracketScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The literals around this place whose interpolations are open, the innermost last.
  private var interpolated: [Literal] = []
  /// The literal whose rest comes next.
  private var interrupted: Literal?
  /// Whether the bracket that was found last begins an interpolation.
  private(set) var beginsInterpolation = false
  private let findsWords: Bool
  /// The word that was found last; nil where something else was.
  private(set) var word: Range<Int>?

  /// A string literal.
  private struct Literal {
    let quotes: Int
    let hashes: Int
    /// How many parentheses and braces are open in its interpolation.
    var parentheses = 0
    var braces = 0
  }

  /// - Parameter findsWords: whether names, keywords and numbers are found too.
  init(_ bytes: [UInt8], findsWords: Bool = false) {
    self.bytes = bytes
    self.findsWords = findsWords
  }

  /// How many interpolations are open.
  var interpolations: Int { interpolated.count }

  /// Takes the interpolation that was found last for text.
  mutating func leaveInterpolation() {
    interrupted = interpolated.popLast()
  }

  /// The offset of the next bracket or word, or of what ends a comparison: a line, `&&` or `||`.
  mutating func next() -> Int? {
    beginsInterpolation = false
    word = nil
    if let literal = interrupted, let start = skipString(literal) { return start }
    while position < bytes.count {
      let start = position
      position += 1
      switch bytes[start] {
      case UInt8(ascii: "["), UInt8(ascii: "]"): return start
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        countBrace(bytes[start])
        return start
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        countParenthesis(bytes[start])
        return start
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        interpolated.removeAll { $0.quotes == 1 }
        return start
      case UInt8(ascii: "<") where isAngle(at: start): return start
      case UInt8(ascii: ">") where start > 0 && bytes[start - 1] != UInt8(ascii: "-"): return start
      case UInt8(ascii: "&") where byte(at: position) == UInt8(ascii: "&"): return start
      case UInt8(ascii: "|") where byte(at: position) == UInt8(ascii: "|"): return start
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""):
        if let interpolation = openString(hashes: 0) { return interpolation }
      case UInt8(ascii: "#"):
        if let interpolation = openRawString() { return interpolation }
      case let byte where findsWords && byte.isOfName:
        while position < bytes.count, bytes[position].isOfName { position += 1 }
        word = start..<position
        return start
      default: break
      }
    }
    return nil
  }

  /// The parenthesis that closes an interpolation leads back into its literal.
  private mutating func countParenthesis(_ byte: UInt8) {
    guard var literal = interpolated.popLast() else { return }
    literal.parentheses += byte == UInt8(ascii: "(") ? 1 : -1
    if literal.parentheses < 0 {
      interrupted = Literal(quotes: literal.quotes, hashes: literal.hashes)
    } else {
      interpolated.append(literal)
    }
  }

  private mutating func countBrace(_ byte: UInt8) {
    guard !interpolated.isEmpty else { return }
    interpolated[interpolated.count - 1].braces += byte == UInt8(ascii: "{") ? 1 : -1
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Generic arguments begin right behind a name.
  private func isAngle(at offset: Int) -> Bool {
    offset > 0 && byte(at: offset + 1) != UInt8(ascii: " ") && bytes[offset - 1].isOfName
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
    while let byte = byte(at: position), !byte.endsLine { position += 1 }
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

  private mutating func openRawString() -> Int? {
    var hashes = 1
    while byte(at: position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    guard byte(at: position) == UInt8(ascii: "\"") else { return nil }
    position += 1
    return openString(hashes: hashes)
  }

  /// From behind the first quote.
  private mutating func openString(hashes: Int) -> Int? {
    let isMultiline = byte(at: position) == UInt8(ascii: "\"") && byte(at: position + 1) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    if let literal = interruptedInterpolation(quotes: quotes, hashes: hashes) {
      position -= 1
      return skipString(literal)
    }
    if isMultiline { position += 2 }
    return skipString(Literal(quotes: quotes, hashes: hashes))
  }

  /// The literal that goes on at a quote because its interpolation breaks off there: `"\(name "`. No literal stands right behind an operand, so
  /// that SwiftParser takes its quotes for those that end the literal around; in a closure it is the next statement.
  private mutating func interruptedInterpolation(quotes: Int, hashes: Int) -> Literal? {
    guard hashes == 0, let literal = interpolated.last, literal.quotes == quotes, literal.braces <= 0,
      bytes[..<(position - 1)].endsWithOperand
    else { return nil }
    interpolated.removeLast()
    return Literal(quotes: quotes, hashes: literal.hashes)
  }

  /// To behind the last quote; a string of one quote ends with its line at the latest. Answers the parenthesis of an interpolation, with
  /// which it is interrupted.
  private mutating func skipString(_ literal: Literal) -> Int? {
    interrupted = nil
    while let byte = byte(at: position) {
      if byte.endsLine, literal.quotes == 1 { return nil }
      if byte == UInt8(ascii: "\""), isEnd(quotes: literal.quotes, hashes: literal.hashes) {
        position += literal.quotes + literal.hashes
        return nil
      }
      if byte == UInt8(ascii: "\\"), let start = interpolation(hashes: literal.hashes) {
        position = start + 1
        interpolated.append(literal)
        beginsInterpolation = true
        return start
      }
      let isEscape =
        byte == UInt8(ascii: "\\") && literal.hashes == 0 && self.byte(at: position + 1)?.endsLine == false
      position += isEscape ? 2 : 1
    }
    return nil
  }

  /// The offset of the parenthesis behind a backslash and hashes.
  private func interpolation(hashes: Int) -> Int? {
    let start = position + 1 + hashes
    guard byte(at: start) == UInt8(ascii: "(") else { return nil }
    return (position + 1..<start).allSatisfy { byte(at: $0) == UInt8(ascii: "#") } ? start : nil
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    let end = position + quotes
    return (position..<end).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") }
      && (end..<end + hashes).allSatisfy { byte(at: $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  /// Whether it ends a line, and so a comment and a string of one quote: a line feed, or a carriage return.
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether it can stand in a name, a keyword or a number.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }
}
