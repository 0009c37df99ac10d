/// Takes brackets out of source where they nest deeper than the parser gets through.
///
/// For each `[` SwiftParser looks ahead twice, for an inline array and for a collection type: twenty in one another take a
/// minute, thirty take days. Other brackets cost the square or cube of their depth. Its own limit of nesting does not hold for
/// looking ahead, and no person writes either depth.
struct NestingLimit {
  static let brackets = 100
  static let squareBrackets = 10

  /// The brackets that are open and were left in, at most ``brackets``.
  private var open: [UInt8] = []
  /// How many of each kind are open and were taken out.
  private var excess: [UInt8: Int] = [:]

  /// Replaces each bracket that is too deep by a space; answers the offset of the first.
  static func flatten(_ bytes: inout [UInt8]) -> Int? {
    var limit = NestingLimit()
    var scanner = BracketScanner(bytes)
    var first: Int?
    while let offset = scanner.next() {
      if limit.keeps(bytes[offset]) { continue }
      bytes[offset] = UInt8(ascii: " ")
      first = first ?? offset
    }
    return first
  }

  private mutating func keeps(_ bracket: UInt8) -> Bool {
    guard let opener = Self.opener(of: bracket) else { return opens(bracket) }
    return closes(opener)
  }

  private mutating func opens(_ bracket: UInt8) -> Bool {
    let square = UInt8(ascii: "[")
    // A closure begins anew: no type reaches into it.
    let enclosing = open.reversed().prefix { $0 != UInt8(ascii: "{") }
    if open.count < Self.brackets, bracket != square || enclosing.count(where: { $0 == square }) < Self.squareBrackets {
      open.append(bracket)
      return true
    }
    excess[bracket, default: 0] += 1
    return false
  }

  /// A closing bracket ends all that was left open inside, so that one that is missing makes nothing else look deeper for long.
  private mutating func closes(_ opener: UInt8) -> Bool {
    if let count = excess[opener], count > 0 {
      excess[opener] = count - 1
      return false
    }
    let brace = UInt8(ascii: "{")
    if let index = open.lastIndex(where: { $0 == opener || $0 == brace }), open[index] == opener {
      open.removeSubrange(index...)
    }
    return true
  }

  private static func opener(of bracket: UInt8) -> UInt8? {
    switch bracket {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }
}
