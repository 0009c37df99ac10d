/// Text as XML holds it.
package enum XMLText {
  /// Text between tags, without the characters that XML forbids.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Nearly all text needs none, and finding that out by bytes is ten times as fast.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    // The first byte of the code points that XML forbids beyond the controls.
    case 0xEF: true
    default: byte < 0x20 && byte != UInt8(ascii: "\n")
    }
  }

  /// The `Char` production of XML 1.0.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// What the entities of a text stand for; nil where one is unknown. A document type's own entities are unknown here, so
  /// that a hostile file cannot make its text grow.
  static func unescaped(_ text: Substring) -> String? {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let scalar = scalar(named: rest[rest.index(after: start)..<end])
      else { return nil }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: number(name).flatMap(Unicode.Scalar.init)
    }
  }

  private static func number(_ name: Substring) -> UInt32? {
    if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16) }
    return name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
  }
}
