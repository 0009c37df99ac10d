/// Writes a tree of HTML: the one place where text is escaped for it.
struct HTMLWriter {
  private static let void: Set<String> = ["meta", "link", "input", "br", "img"]
  /// Elements that begin a line, so that a page can be read and compared.
  private static let lines: Set<String> = [
    "head", "meta", "link", "title", "script", "body", "header", "nav", "main", "footer", "section", "figure", "div",
    "h1", "h2", "h3", "p", "pre", "ul", "ol", "li", "dl", "dt", "dd", "details", "summary", "label", "img",
  ]

  private var text = ""

  static func text(of html: HTML) -> String {
    var writer = HTMLWriter()
    writer.write(html)
    return writer.text + "\n"
  }

  private mutating func write(_ html: HTML) {
    switch html {
    case .text(let words): text += Self.escaped(words)
    case .markup(let markup): text += markup
    case .element(let name, let attributes, let children):
      if Self.lines.contains(name) { text += "\n" }
      text += "<" + name + attributes.map(Self.text).joined() + ">"
      if Self.void.contains(name) { return }
      for child in children { write(child) }
      text += "</\(name)>"
    }
  }

  private static func text(of attribute: HTML.Attribute) -> String {
    " " + attribute.name + (attribute.value.map { "=\"\(escaped($0))\"" } ?? "")
  }

  /// Text between tags or in quotes; what could reorder the text around it, and controls, are spelled out.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where isOdd(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in which what could reorder the text around it, and controls, are spelled out.
  static func readable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x7F || $0 < 0x20 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(isOdd(scalar) ? "\u{FFFD}" : scalar) }
    return result
  }

  /// Most text needs none, and finding that out by bytes is ten times as fast.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: byte >= 0x7F || byte < 0x20
    }
  }

  /// Controls but for tabs and line ends, and marks that reorder text.
  private static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: false
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
