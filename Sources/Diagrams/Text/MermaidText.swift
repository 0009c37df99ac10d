/// Escaping inside a quoted Mermaid label.
enum MermaidText {
  /// Everything in ASCII that is no letter, digit or plain separator becomes a Mermaid entity (`#35;`).
  static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      if isPlain(scalar) { return String(scalar) }
      return isInvisible(scalar) ? " " : "#\(scalar.value);" + separator(after: scalar)
    }.joined()
    return escaped.isEmpty ? " " : escaped
  }

  /// A word joiner, which is not seen.
  ///
  /// A label of several lines is read again after its entities are resolved: then `\n` ends a line, `$$` begins a formula, and
  /// `fa:fa-camera` is an icon.
  private static func separator(after scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "$", ":": "#8288;"
    default: ""
    }
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
