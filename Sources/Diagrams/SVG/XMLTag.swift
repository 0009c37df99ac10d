/// What stands inside a start tag.
enum XMLTag {
  /// The name without its namespace prefix.
  static func localName(_ name: String) -> String {
    String(name.split(separator: ":", omittingEmptySubsequences: false).last ?? "")
  }

  /// The value of an attribute of a tag, entities resolved; nil where there is none or it cannot be read.
  static func attribute(_ name: String, in tag: ArraySlice<UInt8>) -> String? {
    var rest = tag.dropFirst().drop { !isSpace($0) }
    while true {
      rest = rest.drop(while: isSpace)
      let found = rest.prefix { !isSpace($0) && !"=/>".utf8.contains($0) }
      rest = rest[found.endIndex...].drop(while: isSpace)
      guard !found.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
      rest = rest.dropFirst().drop(while: isSpace)
      guard let quote = rest.first, "\"'".utf8.contains(quote) else { return nil }
      let value = rest.dropFirst().prefix { $0 != quote }
      if found.elementsEqual(name.utf8) { return XMLText.unescaped(Substring(decoding: value, as: UTF8.self)) }
      rest = rest[value.endIndex...].dropFirst()
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    " \t\r\n".utf8.contains(byte)
  }
}
