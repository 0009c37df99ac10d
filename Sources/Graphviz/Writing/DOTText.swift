/// The one place where text is escaped for DOT and for Graphviz's HTML-like labels.
///
/// What comes out is free of control characters and of invisible characters that reorder text, gives well-formed XML when
/// Graphviz writes SVG, and shows the reader the text that went in.
enum DOTText {
  /// A quoted string that Graphviz shows as `text`, with line breaks kept.
  static func label(_ text: String) -> String {
    quoted(text) { isLineBreak($0) ? "\\n" : ($0 == "\t" ? " " : "") }
  }

  /// A quoted string for a name or a word; different names stay different.
  static func name(_ name: String) -> String {
    quoted(name, odd: code)
  }

  /// Text inside an HTML-like label, or inside the quotes of an attribute there.
  static func html(_ text: String) -> String {
    escaped(text, odd: { isLineBreak($0) || $0 == "\t" ? " " : "" }) {
      switch $0 {
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\\": "\\\\"
      default: nil
      }
    }
  }

  /// How Swift would spell the character in a string.
  static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Backslashes are doubled because labels are escape strings: `\N` would be replaced by the node's name.
  private static func quoted(_ text: String, odd: (Unicode.Scalar) -> String) -> String {
    let body = escaped(text, odd: odd) {
      switch $0 {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: nil
      }
    }
    return "\"" + body + "\""
  }

  private static func escaped(
    _ text: String, odd: (Unicode.Scalar) -> String, replacement: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    let scalars = text.unicodeScalars
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for index in scalars.indices {
      let scalar = scalars[index]
      if isOdd(scalar) {
        result += odd(scalar)
      } else if scalar == "&" {
        result += "&amp;"
        // An invisible word joiner keeps Graphviz from seeing a reference once it has decoded the ampersand.
        if CharacterReference.begins(at: index, in: scalars) { result += "\u{2060}" }
      } else if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Nearly all names need none, and finding that out by bytes is ten times as fast.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    default: byte < 0x20 || byte >= 0x7F
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// What no picture should contain: controls, what XML forbids, line separators, and marks that reorder text.
  static func isOdd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
