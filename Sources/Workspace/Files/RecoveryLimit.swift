/// Finds what follows five hundred words without a keyword between them in a type or in the file itself.
///
/// Where the members of a type are expected, SwiftParser takes each `name(`, `name <` and `name =` for one that lacks its keyword, and looks
/// for the next keyword from there: statements that stand in a type by mistake cost the square of their number. In the bodies of functions,
/// accessors and closures they are at home and cost no more than they are.
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
    /// Whether statements stand in it.
    var isCode = false
    /// The words directly in it since the last keyword.
    var words = 0
    /// Whether a brace that comes now would hold the members of a type.
    var opensType = false
    /// Whether the last word is `class`, which stands before members that all instances share, too.
    var endsWithClass = false
    /// How many `#if` are open that stand directly in it.
    var directives = 0
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
    case UInt8(ascii: "{"):
      open.append(
        Level(start: offset, bracket: bytes[offset], isCode: knowsKeywords && !open[open.count - 1].opensType))
    case UInt8(ascii: "("), UInt8(ascii: "["):
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
    open[index - 1].opensType = false
  }

  private mutating func noteUnclosed(from index: Int) {
    unclosed += open[index...].lazy.filter { $0.bracket != UInt8(ascii: "{") }.map(\.start)
  }

  private mutating func count(_ word: Range<Int>) {
    let level = open.count - 1
    guard open[level].bracket == UInt8(ascii: "{") else { return }
    if knowsKeywords, let keyword = keyword(word) {
      if cut?.depth == open.count { endCut(at: start(of: word)) }
      open[level].words = 0
      read(keyword, at: word)
    } else {
      open[level].endsWithClass = false
      if bytes[word].elementsEqual(Self.actor) { open[level].opensType = true }
      if !open[level].isCode, !followsComma(word) { open[level].words += 1 }
      if cut == nil, open[level].words > Self.words { cut = Cut(start: word.lowerBound, depth: open.count) }
    }
  }

  /// Notes what a keyword says of the brace that comes next.
  private mutating func read(_ keyword: String, at word: Range<Int>) {
    let level = open.count - 1
    let wasClass = open[level].endsWithClass
    open[level].endsWithClass = keyword == "class"
    if start(of: word) < word.lowerBound {
      follow(directive: keyword)
    } else if Self.typeKeywords.contains(keyword) {
      open[level].opensType = true
    } else if wasClass, Self.memberKeywords.contains(keyword),
      bytes[..<word.lowerBound].last(where: \.isNoBlank)?.isOfName == true
    {
      open[level].opensType = false
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
    bytes[..<word.lowerBound].last(where: \.isNoBlank) == UInt8(ascii: ",")
  }

  /// Where a branch of `#if` begins within braces that the one before it opened, the parser takes them for closed.
  private mutating func follow(directive: String) {
    let level = open.count - 1
    switch directive {
    case "if": open[level].directives += 1
    case _ where open[level].directives == 0: for index in open.indices { open[index].isCode = false }
    case "endif": open[level].directives -= 1
    default: break
    }
  }

  /// Behind a point a keyword is a name.
  private func keyword(_ word: Range<Int>) -> String? {
    guard word.count <= 15, word.lowerBound == 0 || bytes[word.lowerBound - 1] != UInt8(ascii: ".") else {
      return nil
    }
    let text = String(decoding: bytes[word], as: UTF8.self)
    return Self.keywords.contains(text) ? text : nil
  }

  /// A brace that comes after one of these holds members, or what SwiftParser reads as such.
  private static let typeKeywords: Set = [
    "class", "struct", "enum", "extension", "protocol", "operator", "precedencegroup",
  ]

  /// Before these, `class` says that all instances share a member.
  private static let memberKeywords: Set = ["func", "init", "subscript", "let", "var"]

  /// A keyword only where a name follows, which SwiftParser does not stop at.
  private static let actor = Array("actor".utf8)

  /// At these SwiftParser stops to look for a declaration.
  private static let keywords: Set = [
    "associatedtype", "class", "enum", "extension", "protocol", "struct", "typealias", "func", "init", "deinit",
    "subscript", "let", "var", "operator", "precedencegroup", "import", "fileprivate", "internal", "private", "public",
    "static", "defer", "do", "for", "guard", "if", "repeat", "switch", "while", "case", "catch", "default", "else",
    "break", "continue", "fallthrough", "return", "throw", "elseif", "endif",
  ]
}

extension UInt8 {
  fileprivate var isNoBlank: Bool { self != UInt8(ascii: " ") && !endsLine }
}
