import Foundation

/// What is asked of a helper: a graph in DOT, and what to make of it.
struct LayoutRequest: Codable, Equatable {
  let name: String
  let format: OutputFormat
  let nodeCount: Int
  let stackBytes: Int
}

/// What a helper answers; the bytes of the picture go beside it.
enum LayoutReply: Codable, Equatable {
  case picture(warnings: [String])
  case failure(GraphvizError)
}

/// A message on its way between the tool and its helper: a header in JSON, and a body of any bytes.
struct LayoutMessage<Header: Codable> {
  let header: Header
  let body: [UInt8]

  init(_ header: Header, body: [UInt8] = []) {
    self.header = header
    self.body = body
  }

  /// Nil where the bytes are no such message.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return nil }
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 4 + length,
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[4..<4 + length]))
    else { return nil }
    self.init(header, body: Array(bytes[(4 + length)...]))
  }

  var bytes: [UInt8] {
    get throws {
      let header = try JSONEncoder().encode(header)
      return withUnsafeBytes(of: UInt32(header.count).littleEndian) { Array($0) } + header + body
    }
  }
}
