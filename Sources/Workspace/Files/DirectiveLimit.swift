/// Finds conditional compilation that nests deeper than the parser gets through.
///
/// For each `#if` SwiftParser looks ahead through those that follow at once, and reads what stands behind the innermost again: a literal of some
/// megabytes behind hundreds of them takes seconds. Of eighteen thousand files of apps none nests more than two.
struct DirectiveLimit {
  static let depth = 16

  /// What is too deep, from its `#if` to its `#endif`, or to the end where that is missing.
  static func excess(in bytes: [UInt8]) -> [Range<Int>] {
    guard mayExceed(bytes) else { return [] }
    var ranges: [Range<Int>] = []
    var scanner = BracketScanner(bytes, findsWords: true)
    var open = 0
    var start: Int?
    while let offset = scanner.next() {
      guard let word = scanner.word, offset > 0, bytes[offset - 1] == UInt8(ascii: "#") else { continue }
      if bytes[word].elementsEqual("if".utf8) {
        open += 1
        if open > depth, start == nil { start = offset - 1 }
      } else if bytes[word].elementsEqual("endif".utf8) {
        open = max(0, open - 1)
        if open == depth, let begin = start.take() { ranges.append(begin..<word.upperBound) }
      }
    }
    if let start { ranges.append(start..<bytes.count) }
    return ranges
  }

  /// Whether enough directives begin for it, wherever they stand.
  private static func mayExceed(_ bytes: [UInt8]) -> Bool {
    var count = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      count += bytes[(index + 1)...].starts(with: "if".utf8) ? 1 : 0
    }
    return count > depth
  }
}
