import SwiftSyntax

/// Finds the comments of a file that ask something of this tool.
struct CommentRequests {
  private let text: SourceText
  private var found: [CommentRequest] = []

  private static let marker = Array("coordinator-graph:".utf8)

  /// The requests in the order of the file.
  ///
  /// The trivia of all tokens are walked only where the marker stands somewhere in the bytes, which it hardly ever does.
  static func requests(in tree: SourceFileSyntax, _ text: SourceText) -> [CommentRequest] {
    guard text.bytes.withUnsafeBufferPointer(containsMarker) else { return [] }
    var requests = CommentRequests(text: text)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      requests.read(token.leadingTrivia, of: token, at: token.position)
      requests.read(token.trailingTrivia, of: token, at: token.endPositionBeforeTrailingTrivia)
    }
    return requests.found
  }

  private init(text: SourceText) {
    self.text = text
  }

  /// Compares at each hyphen: there are far fewer of them than of letters.
  private static func containsMarker(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let lead = marker.prefix { $0 != UInt8(ascii: "-") }.count
    guard bytes.count >= marker.count else { return false }
    for index in lead...(bytes.count - marker.count + lead) where bytes[index] == UInt8(ascii: "-") {
      if bytes[(index - lead)..<(index - lead + marker.count)].elementsEqual(marker) { return true }
    }
    return false
  }

  private mutating func read(_ trivia: Trivia, of token: TokenSyntax, at start: AbsolutePosition) {
    var offset = start.utf8Offset
    for piece in trivia {
      switch piece {
      case .lineComment(let comment), .docLineComment(let comment), .blockComment(let comment),
        .docBlockComment(let comment):
        read(comment, at: offset, beside: token)
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  /// A comment may ask once a line.
  private mutating func read(_ comment: String, at start: Int, beside token: TokenSyntax) {
    var offset = start
    for line in comment.utf8.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineEnd) {
      let decoration = line.prefix(while: Self.isDecoration).count
      let request = line.dropFirst(decoration)
      if request.starts(with: Self.marker) {
        let text = String(decoding: request.dropFirst(Self.marker.count), as: UTF8.self)
        found.append(
          CommentRequest(
            offset: UInt32(offset + decoration), text: text.hasSuffix("*/") ? String(text.dropLast(2)) : text,
            code: code(for: start, token)))
      }
      offset += line.count + 1
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// What stands before the text of a comment's line.
  private static func isDecoration(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte)
  }

  /// The token before the comment if it stands on the same line, else the one behind it with what its attributes belong to.
  private func code(for comment: Int, _ token: TokenSyntax) -> SourceRange? {
    let isTrailing = token.endPositionBeforeTrailingTrivia.utf8Offset <= comment
    let before = isTrailing ? token : token.previousToken(viewMode: .sourceAccurate)
    if let before, line(before.endPositionBeforeTrailingTrivia.utf8Offset) == line(comment) {
      return range(before, through: before)
    }
    let behind = isTrailing ? token.nextToken(viewMode: .sourceAccurate) : token
    guard let behind, behind.tokenKind != .endOfFile else { return nil }
    return range(behind, through: behind.tokenBehindAttributes ?? behind)
  }

  private func line(_ offset: Int) -> Int { text.position(of: UInt32(offset)).line }

  /// Where the first token begins and the last one, too: a string over many lines is not covered as a whole.
  private func range(_ first: TokenSyntax, through last: TokenSyntax) -> SourceRange {
    SourceRange(
      start: UInt32(first.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: UInt32(last.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}

extension TokenSyntax {
  /// The first token behind the attributes that this one begins; nil where it begins none.
  fileprivate var tokenBehindAttributes: TokenSyntax? {
    var node = parent
    while let current = node, current.position == position {
      if let attributes = current.asProtocol(WithAttributesSyntax.self)?.attributes, attributes.position == position {
        return attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      }
      node = current.parent
    }
    return nil
  }
}
