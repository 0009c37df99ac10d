/// Makes Graphviz's SVG a part of an HTML page.
package enum InlineSVG {
  /// The `<svg>` element alone, named `label` for those who cannot see it.
  ///
  /// Its colours stay attributes, which the page's style sheet goes by. What two pictures in one page would both have goes:
  /// titles that only repeat names, fonts, and all `id`s but those that begin with `prefix`.
  package static func element(from drawing: [UInt8], label: String, prefix: String) throws(SVGError) -> String {
    var inliner = Inliner(prefix: prefix, label: label)
    try inliner.read(drawing)
    guard inliner.hasRoot else { throw .notSVG }
    return String(decoding: inliner.result, as: UTF8.self)
  }

  /// The width of a drawing in points.
  static func width(of drawing: [UInt8]) throws(SVGError) -> Double {
    var scanner = XMLScanner(drawing)
    do {
      while let piece = try scanner.next() {
        guard case .startTag("svg", _) = piece.kind else { continue }
        let width = XMLTag.attribute("width", in: drawing[piece.range]) ?? ""
        if let points = Double(width.prefix { $0.isNumber || $0 == "." }) { return points }
        break
      }
    } catch {
      throw .malformed(offset: error.offset)
    }
    throw .notSVG
  }
}

private struct Inliner {
  let prefix: String
  let label: String
  private(set) var result: [UInt8] = []
  private(set) var hasRoot = false
  private var isInTitle = false

  init(prefix: String, label: String) {
    self.prefix = prefix
    self.label = label
  }

  mutating func read(_ drawing: [UInt8]) throws(SVGError) {
    var scanner = XMLScanner(drawing)
    result.reserveCapacity(drawing.count)
    do {
      while let piece = try scanner.next() { add(piece, drawing[piece.range]) }
    } catch {
      throw .malformed(offset: error.offset)
    }
  }

  private mutating func add(_ piece: XMLScanner.Piece, _ source: ArraySlice<UInt8>) {
    switch piece.kind {
    case .startTag("svg", _) where !hasRoot:
      hasRoot = true
      result += root(source).utf8
    case .startTag("title", _):
      isInTitle = true
    case .endTag("title"):
      isInTitle = false
    case .startTag("g", _):
      result += group(source)
    case .startTag("text", _):
      result += Self.without("font-family", source)
    case .startTag, .endTag, .text, .cdata:
      if hasRoot && !isInTitle { result += source }
    case .comment, .instruction, .doctype:
      break
    }
  }

  private func root(_ tag: ArraySlice<UInt8>) -> String {
    let attributes = ["width", "height", "viewBox"].compactMap { name in
      XMLTag.attribute(name, in: tag).map { "\(name)=\"\(XMLText.escaped($0))\"" }
    }
    let name = XMLText.escaped(label).replacing("\"", with: "&quot;")
    return "<svg \(attributes.joined(separator: " ")) role=\"group\" aria-label=\"\(name)\">"
  }

  private func group(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    guard let id = XMLTag.attribute("id", in: tag) else { return Array(tag) }
    // Graphviz spells hyphens as character references.
    let tag = Array(String(decoding: tag, as: UTF8.self).replacing("&#45;", with: "-").utf8)
    return id.hasPrefix(prefix) ? tag : Self.without("id", tag[...])
  }

  /// A tag as Graphviz writes it, with one space before each attribute and double quotes, without one of them.
  private static func without(_ attribute: String, _ tag: ArraySlice<UInt8>) -> [UInt8] {
    let opening = Array(" \(attribute)=\"".utf8)
    guard let start = tag.indices.first(where: { tag[$0...].starts(with: opening) }) else { return Array(tag) }
    let rest = tag[(start + opening.count)...].drop { $0 != UInt8(ascii: "\"") }
    return Array(tag[..<start]) + rest.dropFirst()
  }
}
