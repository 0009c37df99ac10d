import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an SVG with a real XML parser: whether it is well-formed, and the words it shows.
final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var error: (any Error)?
  private(set) var texts: [String] = []
  private var isInText = false

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
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInText = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }
}
