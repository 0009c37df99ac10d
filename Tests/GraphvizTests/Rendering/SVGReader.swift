import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an SVG with a real XML parser: whether it is well-formed, and the words it shows.
final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var error: (any Error)?
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private var element = ""

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
    element = name
    if name == "text" { texts.append("") }
    if name == "title" { titles.append("") }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    element = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if element == "text" { texts[texts.count - 1] += string }
    if element == "title" { titles[titles.count - 1] += string }
  }
}
