import Diagrams
import Foundation
import GraphModel
import Workspace

/// Reads the graph back from a picture or document that this tool wrote.
///
/// - Parameters:
///   - path: the file.
///   - format: what it is; only formats that carry their graph can be read.
/// - Throws: an error whose description names the file.
public func committedGraph(at path: String, format: OutputFormat) throws -> GraphDocument {
  let bytes = try committedBytes(at: path)
  do {
    return try graph(in: bytes, format: format)
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
    if let bytes = try FileSystem.contents(of: path, limit: sizeLimit) { return bytes }
  } catch {
    throw InputError(path: path, message: error.reason)
  }
  throw InputError(path: path, message: "larger than \(sizeLimit / 1_000_000) MB")
}
