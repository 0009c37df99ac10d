/// Takes brackets out of source where they nest deeper than the parser gets through.
///
/// For each `[` SwiftParser looks ahead twice, for an inline array and for a collection type: twenty in one another take a
/// minute, thirty take days. Other brackets cost the square or cube of their depth. Its own limit of nesting does not hold for
/// looking ahead, and no person writes such depths: of fifteen thousand files of apps none nests more than 17 brackets.
struct NestingLimit {
  static let brackets = 32
  static let squareBrackets = 8
  static let angleBrackets = 12
  /// The lexer copies its states for each string inside an interpolation of another.
  static let interpolations = 8

  /// The brackets that are open and were left in, at most ``brackets``.
  private var open: [UInt8] = []
  /// How many of each kind are open and were taken out.
  private var excess: [UInt8: Int] = [:]

  /// Replaces each bracket that is too deep by a space, and members behind brackets that are too many; answers the offset of the first.
  static func flatten(_ bytes: inout [UInt8]) -> Int? {
    var limit = NestingLimit()
    var scanner = BracketScanner(bytes)
    var first: Int?
    while let offset = scanner.next() {
      if bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: ")"),
        let excess = MemberChain.excess(in: bytes, behind: offset)
      {
        for index in excess { bytes[index] = UInt8(ascii: " ") }
        first = first ?? excess.lowerBound
      }
      if scanner.beginsInterpolation {
        if limit.keepsInterpolation(scanner.interpolations) { continue }
        scanner.leaveInterpolation()
      } else if limit.keeps(bytes[offset]) {
        continue
      }
      bytes[offset] = UInt8(ascii: " ")
      first = min(first ?? offset, offset)
    }
    return first
  }

  /// What is left out of a string is text, so that no bracket closes it.
  private mutating func keepsInterpolation(_ depth: Int) -> Bool {
    guard depth <= Self.interpolations, open.count < Self.brackets else { return false }
    open.append(UInt8(ascii: "("))
    return true
  }

  private mutating func keeps(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): return opens(byte)
    case UInt8(ascii: ")"): return closes(UInt8(ascii: "("))
    case UInt8(ascii: "]"): return closes(UInt8(ascii: "["))
    case UInt8(ascii: "}"): return closes(UInt8(ascii: "{"))
    case UInt8(ascii: ">"): return closes(UInt8(ascii: "<"))
    default:
      endAngles()
      return true
    }
  }

  private mutating func opens(_ bracket: UInt8) -> Bool {
    if open.count < Self.brackets, depth(of: bracket) < Self.limit(of: bracket) {
      open.append(bracket)
      return true
    }
    excess[bracket, default: 0] += 1
    return false
  }

  /// How many brackets of a kind are open since the last brace: no type reaches beyond one.
  private func depth(of bracket: UInt8) -> Int {
    let start = open.lastIndex(of: UInt8(ascii: "{")) ?? 0
    return open[start...].count { $0 == bracket }
  }

  private static func limit(of bracket: UInt8) -> Int {
    switch bracket {
    case UInt8(ascii: "["): squareBrackets
    case UInt8(ascii: "<"): angleBrackets
    default: brackets
    }
  }

  /// A closing bracket ends all that was left open inside, so that one that is missing makes nothing else look deeper for long.
  private mutating func closes(_ opener: UInt8) -> Bool {
    if let count = excess[opener], count > 0 {
      excess[opener] = count - 1
      return false
    }
    if opener == UInt8(ascii: "<"), open.last != opener { return true }
    let brace = UInt8(ascii: "{")
    if let index = open.lastIndex(where: { $0 == opener || $0 == brace }), open[index] == opener {
      open.removeSubrange(index...)
    }
    return true
  }

  /// What was taken for the beginning of generic arguments was a comparison.
  private mutating func endAngles() {
    while open.last == UInt8(ascii: "<") { open.removeLast() }
    excess[UInt8(ascii: "<")] = 0
  }
}
