/// Text that names from scanned source may appear in without steering the reader's terminal.
package enum TerminalText {
  /// The text with controls, and marks that reorder text, spelled out as `\u{1B}`.
  package static func harmless(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if DOTText.isOdd(scalar) { result += DOTText.code(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
