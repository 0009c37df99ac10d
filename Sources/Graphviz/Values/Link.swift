/// The address behind a part of a picture, checked so that following it can only open a page or an editor.
///
/// Accepted are `https`, `http`, `vscode` and `xcode` addresses and relative ones (`docs/a.html`, `/a`, `#a`), spelled in the
/// characters of RFC 3986. Everything else is refused with ``GraphvizError/refusedLink(_:reason:)``: other schemes such as
/// `javascript:` and `data:` run code in the reader's browser, `//host` leaves the site unseen, and Graphviz copies a
/// character reference (`&#106;`) into the picture as it stands, where it would spell a scheme that was never checked.
package struct Link: Equatable, Sendable {
  package let address: String

  package init(_ address: String) throws(GraphvizError) {
    if let reason = Self.objection(to: address) {
      throw .refusedLink(address, reason: reason)
    }
    self.address = address
  }

  private static let schemes: Set<String> = ["https", "http", "vscode", "xcode"]

  private static func objection(to address: String) -> String? {
    if address.isEmpty { return "it is empty" }
    if let odd = address.unicodeScalars.first(where: { !isAllowed($0) }) {
      return "U+\(hexadecimal(odd)) must be percent-encoded"
    }
    if address.hasPrefix("//") { return "it names a host without a scheme" }
    if CharacterReference.occurs(in: address) { return "it contains a character reference" }
    if let scheme = scheme(of: address), !schemes.contains(scheme) {
      return "only https, http, vscode, xcode and relative links are allowed"
    }
    return nil
  }

  /// What stands before the first colon, unless a `/`, `?` or `#` comes first; lower case.
  private static func scheme(of address: String) -> String? {
    guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":" else { return nil }
    return address[..<end].lowercased()
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
