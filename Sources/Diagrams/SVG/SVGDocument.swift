import GraphModel

/// Makes Graphviz's SVG a document of its own: described in words, light and dark, and carrying its graph.
package enum SVGDocument {
  /// What is added to the drawing.
  struct Additions {
    let title: String
    let description: String
    let metadata: String
  }

  package static func assemble(
    _ drawing: [UInt8], of document: GraphDocument, title: String
  ) throws -> [UInt8] {
    let additions = Additions(
      title: title, description: SpokenDescription.text(of: document),
      metadata: try SVGMetadata.element(for: document))
    return try insert(additions, into: drawing)
  }

  /// The same for a picture of something else than one graph, which it then does not carry.
  package static func assemble(_ drawing: [UInt8], title: String, description: String) throws -> [UInt8] {
    try insert(Additions(title: title, description: description, metadata: ""), into: drawing)
  }

  /// Keeps what Graphviz drew byte for byte, but for comments, which name its version, and the document type, whose DTD a
  /// viewer might fetch.
  private static func insert(_ additions: Additions, into drawing: [UInt8]) throws(SVGError) -> [UInt8] {
    var scanner = XMLScanner(drawing)
    var result: [UInt8] = []
    result.reserveCapacity(drawing.count + additions.metadata.utf8.count + 8_192)
    var isRootOpen = false
    do {
      while let piece = try scanner.next() {
        switch piece.kind {
        case .comment, .doctype:
          break
        case .startTag("svg", isEmpty: false) where !isRootOpen:
          isRootOpen = true
          result += drawing[piece.range].dropLast()
          result += opening(additions).utf8
        case .text where !isRootOpen:
          // Each removed declaration had a line of its own.
          if result.last != UInt8(ascii: "\n") { result += "\n".utf8 }
        case .startTag, .endTag, .text, .cdata, .instruction:
          result += drawing[piece.range]
        }
      }
    } catch {
      throw .malformed(offset: error.offset)
    }
    guard isRootOpen else { throw .notSVG }
    return result
  }

  private static func opening(_ additions: Additions) -> String {
    """
     role="img" aria-labelledby="coordinator-graph-title" aria-describedby="coordinator-graph-description">
    <title id="coordinator-graph-title">\(XMLText.escaped(additions.title))</title>
    <desc id="coordinator-graph-description">\(XMLText.escaped(additions.description))</desc>
    \(additions.metadata)<style>
    \(SVGStyle.sheet)
    </style>
    """
  }
}
