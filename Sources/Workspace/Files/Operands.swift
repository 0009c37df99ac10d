extension ArraySlice<UInt8> {
  /// Whether an expression may end with the last byte that is not white space: a name, a number, a literal, a closing bracket.
  var endsWithOperand: Bool {
    guard let end = lastIndex(where: { !$0.isSpace }) else { return false }
    switch self[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""): return true
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      return end > startIndex && !self[end - 1].isSpace && self[..<end].endsWithOperand
    case let byte where byte.isOfName: return !Self.wordsBeforeOperands.contains(lastWord(to: end))
    default: return false
    }
  }

  private func lastWord(to end: Int) -> String {
    let before = self[...end].lastIndex { !$0.isOfName }
    return String(decoding: self[(before.map { $0 + 1 } ?? startIndex)...end], as: UTF8.self)
  }

  private static let wordsBeforeOperands: Set = [
    "any", "as", "await", "borrow", "case", "consume", "copy", "do", "each", "else", "for", "guard", "if", "in", "is",
    "let", "repeat",
    "return", "some", "switch", "throw", "try", "unsafe", "var", "where", "while", "yield",
  ]
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || endsLine }
}
