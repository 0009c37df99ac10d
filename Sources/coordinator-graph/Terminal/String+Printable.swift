extension String {
  /// The text with everything escaped that could steer a terminal or reorder what is read there.
  ///
  /// Names and paths come from the scanned source, which nobody vouches for.
  var printable: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steersTerminals {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Control characters, line separators, and the marks that change the direction of writing.
  fileprivate var steersTerminals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
