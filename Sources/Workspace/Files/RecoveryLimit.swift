/// Finds what follows five hundred words without a keyword between them.
///
/// Where declarations are expected, SwiftParser takes each `name(`, `name <` and `name =` for one that lacks its keyword, and looks for the
/// next keyword from there: statements that stand in a type by mistake cost the square of their number. None of fifteen
/// thousand files of apps has as many words, and of six hundred large ones none more than 213.
///
/// What stands in parentheses and square brackets is a list, which may be as long as it wants, unless nothing closes them.
struct RecoveryLimit {
  static let words = 500

  private let bytes: [UInt8]
  /// What keywords do; without them too many words are counted, which is enough for nearly all files.
  private let knowsKeywords: Bool
  /// The brackets that are open, and the file itself.
  private var open = [Level(start: 0, bracket: UInt8(ascii: "{"))]
  private var cut: Cut?
  private var cuts: [Range<Int>] = []
  /// Where brackets begin that nothing closes before the braces around them, as far as it has been found out, and as known beforehand.
  private var unclosed: [Int] = []
  private let isUnclosed: Set<Int>

  private struct Level {
    let start: Int
    let bracket: UInt8
    /// The words directly in it since the last keyword.
    var words = 0
  }

  /// What is being taken out: it ends where a keyword stands beside its beginning, or with the brackets around it.
  private struct Cut {
    let start: Int
    let depth: Int
  }

  static func excess(in bytes: [UInt8]) -> [Range<Int>] {
    // A word and what parts it from the next are two bytes.
    guard bytes.count > 2 * words else { return [] }
    let survey = RecoveryLimit(surveying: bytes)
    guard !survey.cuts.isEmpty || !survey.unclosed.isEmpty else { return [] }
    return RecoveryLimit(bytes, unclosed: survey.unclosed).cuts
  }

  /// Finds the brackets that nothing closes, and whether there are so many words that keywords matter.
  private init(surveying bytes: [UInt8]) {
    self.bytes = bytes
    knowsKeywords = false
    isUnclosed = []
    scan()
  }

  private init(_ bytes: [UInt8], unclosed: [Int]) {
    self.bytes = bytes
    knowsKeywords = true
    isUnclosed = Set(unclosed)
    scan()
  }

  private mutating func scan() {
    var scanner = BracketScanner(bytes, findsWords: true)
    while let offset = scanner.next() {
      if let word = scanner.word { count(word) } else { take(offset) }
    }
    endCut(at: bytes.count)
    noteUnclosed(from: 1)
  }

  private mutating func take(_ offset: Int) {
    switch bytes[offset] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if !isUnclosed.contains(offset) { open.append(Level(start: offset, bracket: bytes[offset])) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if open[open.count - 1].bracket != UInt8(ascii: "{") { open.removeLast() }
    case UInt8(ascii: "}"): closeBrace(at: offset)
    default: break
    }
  }

  /// A brace closes what is open inside it; the last level is the file.
  private mutating func closeBrace(at offset: Int) {
    guard let index = open.lastIndex(where: { $0.bracket == UInt8(ascii: "{") }), index > 0 else { return }
    if let cut, cut.depth > index { endCut(at: offset) }
    noteUnclosed(from: index + 1)
    open.removeSubrange(index...)
  }

  private mutating func noteUnclosed(from index: Int) {
    unclosed += open[index...].lazy.filter { $0.bracket != UInt8(ascii: "{") }.map(\.start)
  }

  private mutating func count(_ word: Range<Int>) {
    let level = open.count - 1
    guard open[level].bracket == UInt8(ascii: "{") else { return }
    if knowsKeywords, isKeyword(word) {
      if cut?.depth == open.count { endCut(at: start(of: word)) }
      open[level].words = 0
    } else if !followsComma(word) {
      open[level].words += 1
      if cut == nil, open[level].words > Self.words { cut = Cut(start: word.lowerBound, depth: open.count) }
    }
  }

  /// A directive begins before its word.
  private func start(of keyword: Range<Int>) -> Int {
    let before = keyword.lowerBound - 1
    return before >= 0 && bytes[before] == UInt8(ascii: "#") ? before : keyword.lowerBound
  }

  private mutating func endCut(at offset: Int) {
    if let cut { cuts.append(cut.start..<offset) }
    cut = nil
  }

  /// Names in a list, as those of cases, may be as many as there are.
  private func followsComma(_ word: Range<Int>) -> Bool {
    let before = bytes[..<word.lowerBound].last { $0 != UInt8(ascii: " ") && !$0.endsLine }
    return before == UInt8(ascii: ",")
  }

  /// Behind a point a keyword is a name.
  private func isKeyword(_ word: Range<Int>) -> Bool {
    guard word.count <= 15, word.lowerBound == 0 || bytes[word.lowerBound - 1] != UInt8(ascii: ".") else {
      return false
    }
    return Self.keywords.contains(String(decoding: bytes[word], as: UTF8.self))
  }

  /// At these SwiftParser stops to look for a declaration.
  private static let keywords: Set = [
    "associatedtype", "class", "enum", "extension", "protocol", "struct", "typealias", "func", "init", "deinit",
    "subscript", "let", "var", "operator", "precedencegroup", "import", "fileprivate", "internal", "private", "public",
    "static", "defer", "do", "for", "guard", "if", "repeat", "switch", "while", "case", "catch", "default", "else",
    "break", "continue", "fallthrough", "return", "throw", "elseif", "endif",
  ]
}
