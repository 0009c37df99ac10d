/// Things like `&lt;` and `&#106;` inside text.
///
/// Graphviz takes them for escapes wherever they come from and copies them into the SVG as they are; an unknown name
/// (`&foo;`) makes the SVG malformed.
enum CharacterReference {
  static func occurs(in text: some StringProtocol) -> Bool {
    text.unicodeScalars.indices.contains { begins(at: $0, in: text.unicodeScalars) }
  }

  /// Whether an ampersand at `index` would be read as the start of a reference.
  static func begins<Scalars: Collection>(at index: Scalars.Index, in scalars: Scalars) -> Bool
  where Scalars.Element == Unicode.Scalar {
    guard scalars[index] == "&" else { return false }
    let name = scalars[scalars.index(after: index)...].prefix { isNamePart($0) }
    return !name.isEmpty && name.endIndex < scalars.endIndex && scalars[name.endIndex] == ";"
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#": true
    default: false
    }
  }
}
