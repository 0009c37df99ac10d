/// Escaping inside a quoted Mermaid label.
enum MermaidText {
  /// Everything in ASCII that is no letter, digit or plain separator becomes a Mermaid entity (`#35;`).
  static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      if isPlain(scalar) { return String(scalar) }
      return isInvisible(scalar) ? " " : "#\(scalar.value);"
    }.joined()
    return escaped.isEmpty ? " " : escaped
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "…": true
    default: scalar.value >= 0xA0 && !isInvisible(scalar)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}
