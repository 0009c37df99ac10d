import Diagrams
import Foundation
import GraphModel
import Workspace

/// Reads the graph back from a picture or document that this tool wrote.
///
/// - Parameters:
///   - path: the file, or `-` for standard input.
///   - format: what it is, of the formats that carry their graph; nil to tell a document from a picture by how it begins.
/// - Throws: an error whose description names the file.
public func committedGraph(at path: String, format: OutputFormat?) throws -> GraphDocument {
  let bytes = try committedBytes(at: path)
  do {
    return try graph(in: bytes, format: format ?? (bytes.beginsDocument ? .json : .svg))
  } catch let error as SVGError {
    throw InputError(path: path, message: "\(error)")
  } catch DecodingError.dataCorrupted(let context) {
    throw InputError(path: path, message: "not a graph document: \(context.debugDescription)")
  } catch {
    throw InputError(path: path, message: "not a graph document")
  }
}

private func graph(in bytes: [UInt8], format: OutputFormat) throws -> GraphDocument {
  format == .json ? try GraphDocument(json: Data(bytes)) : try SVGMetadata.document(inSVG: bytes)
}

/// Pictures of the largest apps have a few megabytes; a hundred are none of ours.
private let sizeLimit = 100_000_000

private func committedBytes(at path: String) throws(InputError) -> [UInt8] {
  do {
    if let bytes = try FileSystem.contents(ofDocument: path, limit: sizeLimit) { return bytes }
  } catch {
    throw InputError(path: path, message: error.reason)
  }
  throw InputError(path: path, message: "larger than \(sizeLimit / 1_000_000) MB")
}

extension [UInt8] {
  /// Whether the first byte that is no white space opens an object of JSON; a picture begins with `<`.
  fileprivate var beginsDocument: Bool { first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{") }
}
