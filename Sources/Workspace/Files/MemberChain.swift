/// Members behind a bracket, one after another: `].a.b.c`.
///
/// Behind a type in brackets SwiftParser looks ahead twice for each of them, so that twenty take a second and thirty take an hour. Of fifteen
/// thousand files of apps none has more than four without a call between them.
struct MemberChain {
  static let limit = 8

  private let bytes: [UInt8]
  private var position: Int

  /// Where those that are too many stand.
  static func excess(in bytes: [UInt8], behind bracket: Int) -> Range<Int>? {
    var chain = MemberChain(bytes: bytes, position: bracket + 1)
    var start: Int?
    var end = chain.position
    var count = 0
    while let dot = chain.nextMember() {
      count += 1
      end = chain.position
      if count == limit + 1 { start = dot }
    }
    return start.map { $0..<end }
  }

  /// The offset of the next dot, behind whose name and generic arguments the position then stands.
  private mutating func nextMember() -> Int? {
    skipTrivia()
    while byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { position += 1 }
    skipTrivia()
    let dot = position
    guard byte == UInt8(ascii: ".") else { return nil }
    position += 1
    skipTrivia()
    guard skipName() else { return nil }
    skipGenericArguments()
    return dot
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// White space and comments.
  private mutating func skipTrivia() {
    while let byte {
      let next = position + 1 < bytes.count ? bytes[position + 1] : nil
      switch (byte, next) {
      case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        position += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        position = bytes[position...].firstIndex(where: \.endsLine) ?? bytes.count
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    while let byte {
      position += 1
      if byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }

  private mutating func skipName() -> Bool {
    let start = position
    while let byte, byte.isOfName { position += 1 }
    return position > start
  }

  private mutating func skipGenericArguments() {
    var depth = 0
    var end = position
    // A bracket that nothing closes is a comparison, and is not looked for to the end of the file again and again.
    while end < min(bytes.count, position + 256) {
      switch bytes[end] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return
      default: break
      }
      if depth == 0 { break }
      end += 1
    }
    if depth == 0, end > position { position = end + 1 }
  }
}
