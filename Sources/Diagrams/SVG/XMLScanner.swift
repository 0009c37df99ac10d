/// Cuts an XML document into its markup, without changing or judging what is between.
///
/// Enough for finding and placing elements in an SVG: it knows where tags, comments and declarations begin and end, and
/// leaves namespaces, entities and document types alone.
struct XMLScanner {
  enum Kind: Equatable {
    /// The name as written, and whether the element ends at once (`<a/>`).
    case startTag(String, isEmpty: Bool)
    case endTag(String)
    case text
    case cdata
    case comment
    case instruction
    case doctype
  }

  struct Piece: Equatable {
    let kind: Kind
    /// Of the bytes, its delimiters included.
    let range: Range<Int>
  }

  /// A `<` that begins nothing, or something that never ends.
  struct Failure: Error, Equatable {
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next piece; nil at the end.
  mutating func next() throws(Failure) -> Piece? {
    guard position < bytes.count else { return nil }
    let start = position
    let (kind, end) = try piece(at: start)
    position = end
    return Piece(kind: kind, range: start..<end)
  }

  private func piece(at start: Int) throws(Failure) -> (Kind, Int) {
    if bytes[start] != UInt8(ascii: "<") {
      return (.text, bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
    }
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return (.comment, try end(of: "-->", from: start, after: 4)) }
    if rest.starts(with: "<![CDATA[".utf8) { return (.cdata, try end(of: "]]>", from: start, after: 9)) }
    if rest.starts(with: "<?".utf8) { return (.instruction, try end(of: "?>", from: start, after: 2)) }
    if rest.starts(with: "<!".utf8) { return (.doctype, try endOfDoctype(at: start)) }
    return try tag(at: start)
  }

  private func tag(at start: Int) throws(Failure) -> (Kind, Int) {
    let end = try endOfTag(at: start)
    let isEnd = start + 1 < end && bytes[start + 1] == UInt8(ascii: "/")
    let name = bytes[(start + (isEnd ? 2 : 1))..<end].prefix { !" \t\r\n/>".utf8.contains($0) }
    guard !name.isEmpty else { throw Failure(offset: start) }
    let text = String(decoding: name, as: UTF8.self)
    return (isEnd ? .endTag(text) : .startTag(text, isEmpty: bytes[end - 2] == UInt8(ascii: "/")), end)
  }

  /// A `>` inside a quoted attribute does not end the tag.
  private func endOfTag(at start: Int) throws(Failure) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    throw Failure(offset: start)
  }

  /// A document type may hold declarations in square brackets.
  private func endOfDoctype(at start: Int) throws(Failure) -> Int {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    throw Failure(offset: start)
  }

  private func end(of closing: String, from start: Int, after opening: Int) throws(Failure) -> Int {
    let closing = Array(closing.utf8)
    var index = start + opening
    while index + closing.count <= bytes.count {
      if bytes[index..<(index + closing.count)].elementsEqual(closing) { return index + closing.count }
      index += 1
    }
    throw Failure(offset: start)
  }
}
