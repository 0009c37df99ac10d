import GraphModel
import Graphviz

/// How the place of a type or statement becomes the address behind it in a picture.
package struct LinkTemplate: Equatable, Sendable {
  /// The path as it is, as GitHub and GitLab follow it beside the committed picture.
  package static let relative = LinkTemplate(checked: "{path}#L{line}")

  /// No links at all.
  package static let nowhere = LinkTemplate(checked: nil)

  private let text: String?

  /// Takes a text with the placeholders `{path}` and `{line}`; refuses what could not become a safe ``Link``.
  package init(_ text: String) throws(GraphvizError) {
    self.init(checked: text)
    _ = try Link(expanded(path: "a", line: 1))
  }

  private init(checked text: String?) {
    self.text = text
  }

  /// Nil for a path that makes the whole an unsafe link, such as one that begins with two slashes.
  package func link(to location: SourceLocation) -> Link? {
    try? Link(expanded(path: Self.percentEncoded(location.file), line: location.line))
  }

  private func expanded(path: String, line: Int) -> String {
    (text ?? "").replacing("{line}", with: String(line)).replacing("{path}", with: path)
  }

  /// Everything but unreserved characters and `/`; a colon, too, so that a path never looks like a scheme.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte < 0x80 && isUnreserved(Unicode.Scalar(byte))
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
  }

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
