/// Finds the text of our `<metadata>`, a child of the outermost `<svg>`.
struct MetadataReader {
  private var depth = 0
  /// What was read of the element so far; nil outside of it.
  private var found: String?
  private var isComplete = false

  mutating func text(in bytes: [UInt8]) throws(SVGError) -> String {
    var scanner = XMLScanner(bytes)
    while let piece = try Self.next(&scanner) {
      try read(piece, bytes[piece.range])
      if isComplete, let found { return found }
    }
    if depth > 0 { throw .malformed(offset: bytes.count) }
    throw depth < 0 || !hasRoot ? .notSVG : .noGraph
  }

  private var hasRoot = false

  private static func next(_ scanner: inout XMLScanner) throws(SVGError) -> XMLScanner.Piece? {
    do {
      return try scanner.next()
    } catch {
      throw .malformed(offset: error.offset)
    }
  }

  private mutating func read(_ piece: XMLScanner.Piece, _ source: ArraySlice<UInt8>) throws(SVGError) {
    switch piece.kind {
    case .startTag(let name, let isEmpty):
      try open(XMLTag.localName(name), source, isEmpty: isEmpty)
    case .endTag:
      depth -= 1
      isComplete = found != nil
    case .text where found != nil:
      guard let text = XMLText.unescaped(Substring(decoding: source, as: UTF8.self)) else {
        throw .malformed(offset: piece.range.lowerBound)
      }
      found? += text
    case .cdata where found != nil:
      found? += String(decoding: source.dropFirst("<![CDATA[".utf8.count).dropLast("]]>".utf8.count), as: UTF8.self)
    case .text, .cdata, .comment, .instruction, .doctype:
      break
    }
  }

  private mutating func open(_ name: String, _ source: ArraySlice<UInt8>, isEmpty: Bool) throws(SVGError) {
    if depth == 0 {
      guard name == "svg", !hasRoot else { throw .notSVG }
      hasRoot = true
    }
    if found != nil { throw .unreadableGraph("there is markup inside it") }
    if depth == 1, name == "metadata", !isEmpty, XMLTag.attribute("id", in: source) == SVGMetadata.identifier {
      found = ""
    }
    if !isEmpty { depth += 1 }
  }
}
