import GraphModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The graph that every picture carries, so that a committed picture can be compared with the code.
package enum SVGMetadata {
  /// The `id` that tells our `<metadata>` from those of drawing programs.
  static let identifier = "coordinator-graph"

  /// The element with the document's outline: no evidence, nothing that changes when a line only moves.
  static func element(for document: GraphDocument) throws -> String {
    let json = String(decoding: try document.outline.json(), as: UTF8.self)
    return "<metadata id=\"\(identifier)\">\n\(XMLText.escaped(spelledOut(json)))</metadata>\n"
  }

  /// Reads the outline out of a picture, which may come from anywhere.
  package static func document(inSVG bytes: [UInt8]) throws(SVGError) -> GraphDocument {
    var reader = MetadataReader()
    let json = try reader.text(in: bytes)
    do {
      return try GraphDocument(json: Data(json.utf8))
    } catch {
      throw .unreadableGraph(reason(error))
    }
  }

  /// Characters that XML cannot hold stand only inside JSON strings, which can spell them out.
  private static func spelledOut(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { !XMLText.isAllowed($0) }) else { return json }
    return json.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return XMLText.isAllowed(scalar)
        ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: "it is no graph document"
    }
  }
}
