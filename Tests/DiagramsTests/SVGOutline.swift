import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG shows and links to, read with a real XML parser, without the coordinates that depend on the version of
/// Graphviz.
final class SVGOutline: NSObject, XMLParserDelegate {
  private(set) var error: (any Error)?
  /// One line a text, link or group, indented by the depth of its group.
  private(set) var lines: [String] = []
  /// The attributes of the outermost element.
  private(set) var root: [String: String] = [:]
  /// The text of each element that has one, by its name.
  private(set) var texts: [String: [String]] = [:]
  /// The colours of fills and strokes.
  private(set) var colors: Set<String> = []
  private var depth = 0
  private var current: (name: String, text: String)?

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if root.isEmpty { root = attributes }
    current = (name, "")
    colors.formUnion(["fill", "stroke"].compactMap { attributes[$0] })
    if name == "g", let kind = attributes["class"] { add(kind) }
    if name == "a" { add("\(attributes["xlink:href"] ?? "no link") “\(attributes["xlink:title"] ?? "")”") }
    if name == "g" || name == "a" { depth += 1 }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "g" || name == "a" { depth -= 1 }
    guard let current, current.name == name else { return }
    texts[name, default: []].append(current.text)
    if name == "text" || name == "title" { add("\(name): \(current.text)") }
    self.current = nil
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    current?.text += string
  }

  private func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
