/// The first line and the fields of a request; what comes behind them is not read.
struct RequestHead: Equatable {
  let method: String
  /// As it was sent: what is percent-encoded stays so.
  let target: String
  /// By names in lower case; of a field that comes twice both values, joined by a comma.
  let fields: [String: String]

  /// Browsers send half a kilobyte.
  static let targetLimit = 2_048
  static let sizeLimit = 16_384

  /// Why something is no request that is answered.
  enum Refusal: Error, Equatable {
    case malformed
    case targetTooLong
    case tooLarge
  }

  /// Looks for a whole head at the beginning of what has arrived.
  ///
  /// - Returns: nil while more has to come.
  /// - Throws: ``Refusal`` as soon as nothing that may come makes it a request.
  static func find(in bytes: [UInt8]) throws(Refusal) -> RequestHead? {
    let firstLine = bytes.prefix { $0 != newline }
    // Room for the method and the version.
    if firstLine.count > targetLimit + 32 { throw .targetTooLong }
    guard let end = end(of: bytes) else {
      if bytes.count > sizeLimit { throw .tooLarge }
      return nil
    }
    if end > sizeLimit { throw .tooLarge }
    return try RequestHead(lines: lines(of: bytes[..<end]))
  }

  private init(lines: [String]) throws(Refusal) {
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, !words[1].isEmpty, ["HTTP/1.0", "HTTP/1.1"].contains(words[2]) else {
      throw .malformed
    }
    method = String(words[0])
    target = String(words[1])
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line.first?.isWhitespace == false else {
        throw .malformed
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" }
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    self.fields = fields
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The offset behind the empty line.
  private static func end(of bytes: [UInt8]) -> Int? {
    var lineStart = 0
    while let lineEnd = bytes[lineStart...].firstIndex(of: newline) {
      let line = bytes[lineStart..<lineEnd]
      if line.isEmpty || line.elementsEqual([carriageReturn]) { return lineEnd + 1 }
      lineStart = lineEnd + 1
    }
    return nil
  }

  private static func lines(of head: ArraySlice<UInt8>) throws(Refusal) -> [String] {
    var lines: [String] = []
    for bytes in head.split(separator: newline, omittingEmptySubsequences: false) {
      let bytes = bytes.last == carriageReturn ? bytes.dropLast() : bytes
      if bytes.isEmpty { continue }
      let line = String(decoding: bytes, as: UTF8.self)
      guard line.utf8.elementsEqual(bytes), !bytes.contains(where: { $0 < 0x20 && $0 != 9 }) else { throw .malformed }
      lines.append(line)
    }
    return lines
  }
}

extension Substring {
  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> String {
    let front = drop(while: isOuter)
    return String(front[..<(front.lastIndex { !isOuter($0) }.map { front.index(after: $0) } ?? front.startIndex)])
  }
}
