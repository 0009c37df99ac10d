/// Finds what nests deeper than the parser gets through.
///
/// For each `[` SwiftParser looks ahead twice, for an inline array and for a collection type: twenty in one another take a
/// minute, thirty take days. Other brackets cost the square or cube of their depth, and what follows those that nothing closes is
/// read again for each of them. Its own limit of nesting does not hold for looking ahead, and no person writes such depths: of fifteen
/// thousand files of apps none nests more than 17 brackets.
struct NestingLimit {
  static let brackets = 32
  static let squareBrackets = 8
  static let angleBrackets = 12
  /// The lexer copies its states for each string inside an interpolation of another.
  static let interpolations = 8

  /// The brackets that are open.
  private var open: [UInt8] = []
  /// Inside brackets that are too deep, how many of those that are open are not.
  private var allowed: Int?

  /// Brackets that are too deep with what stands in them, and members behind brackets that are too many.
  static func excess(in bytes: [UInt8]) -> [Range<Int>] {
    var limit = NestingLimit()
    var scanner = BracketScanner(bytes)
    var ranges: [Range<Int>] = []
    var start: Int?
    while let offset = scanner.next() {
      if limit.allowed == nil, bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: ")"),
        let members = MemberChain.excess(in: bytes, behind: offset)
      {
        ranges.append(members)
      }
      if scanner.beginsInterpolation {
        if limit.allowsInterpolation(scanner.interpolations) { continue }
        scanner.leaveInterpolation()
        ranges.append(offset..<offset + 1)
      } else if limit.isExcess(bytes[offset]) {
        let begin = start ?? offset
        start = limit.allowed == nil ? nil : begin
        if start == nil { ranges.append(begin..<offset + 1) }
      } else if let start = start.take() {
        ranges.append(start..<offset)
      }
    }
    if let start { ranges.append(start..<bytes.count) }
    return ranges
  }

  /// What is left out of a string is text, so that no bracket closes it.
  private mutating func allowsInterpolation(_ depth: Int) -> Bool {
    guard depth <= Self.interpolations, allowed != nil || open.count < Self.brackets else { return false }
    open.append(UInt8(ascii: "("))
    return true
  }

  private mutating func isExcess(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): isExcess(opening: byte)
    case UInt8(ascii: ")"): isExcess(closing: UInt8(ascii: "("))
    case UInt8(ascii: "]"): isExcess(closing: UInt8(ascii: "["))
    case UInt8(ascii: "}"): isExcess(closing: UInt8(ascii: "{"))
    case UInt8(ascii: ">"): isExcess(closing: UInt8(ascii: "<"))
    default: isExcessAfterComparison()
    }
  }

  private mutating func isExcess(opening bracket: UInt8) -> Bool {
    if allowed == nil, open.count >= Self.brackets || depth(of: bracket) >= Self.limit(of: bracket) {
      allowed = open.count
    }
    open.append(bracket)
    return allowed != nil
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

  /// A closing bracket ends all that was left open inside, so that one that is missing makes nothing else look deeper for long. What is too deep
  /// may be of any length: there only a brace ends others than its own kind.
  private mutating func isExcess(closing opener: UInt8) -> Bool {
    let brace = UInt8(ascii: "{")
    guard let allowed else {
      let index =
        opener == UInt8(ascii: "<")
        ? open.indices.last : open.lastIndex { $0 == opener || $0 == brace }
      if let index, open[index] == opener { open.removeSubrange(index...) }
      return false
    }
    if opener != brace {
      if open.last == opener { open.removeLast() }
    } else if let index = open[allowed...].lastIndex(of: brace) {
      open.removeSubrange(index...)
    } else {
      open.removeSubrange(allowed...)
      self.allowed = nil
      return isExcess(closing: opener)
    }
    if open.count == allowed { self.allowed = nil }
    return true
  }

  /// What was taken for the beginning of generic arguments was a comparison.
  private mutating func isExcessAfterComparison() -> Bool {
    while open.last == UInt8(ascii: "<") { open.removeLast() }
    if let allowed, open.count <= allowed { self.allowed = nil }
    return allowed != nil
  }
}
