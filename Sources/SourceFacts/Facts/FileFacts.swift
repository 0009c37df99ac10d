/// What one Swift file says, lowered to plain values; depends on the file's text alone.
package struct FileFacts: Sendable {
  /// Relative to the scanned root, separated by `/`.
  package let path: String
  package let text: SourceText
  package let types: [TypeFact]
  package let extensions: [ExtensionFact]
  /// Functions, operators included, at file scope.
  package let functions: [FunctionFact]
  /// Variables at file scope.
  package let properties: [PropertyFact]
  package let typealiases: [TypealiasFact]
  /// Names with a capital that the file uses in types and expressions.
  package let usedTypeNames: Set<String>
  /// Names of the imported modules, sorted.
  package let imports: [String]
  /// Of these, those that it imports for the files that import its own module too.
  package let exportedImports: [String]
  /// Whether it compiles with a test framework or not at all.
  package let isTestCode: Bool
  /// Whether Xcode makes files of it: a type's name has a part that is to be filled in, such as `___FILEBASENAME___`.
  package var isTemplate: Bool { types.contains { $0.name.hasPrefix("___") } }
  /// Comments that ask something of this tool, in the order of the file.
  package let commentRequests: [CommentRequest]
  /// Places that the parser could not read.
  package let problems: [SyntaxProblem]
}

/// A place that is no valid Swift; the rest of the file is used.
package struct SyntaxProblem: Sendable, Equatable {
  package let offset: UInt32
  package let message: String
}

/// A range of UTF-8 offsets in a file.
package struct SourceRange: Hashable, Sendable {
  package let start: UInt32
  package let end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
}

/// The bytes of a file and where its lines begin.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  private let lineStarts: [UInt32]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
  }

  /// Line and column, both from 1, columns in UTF-8 bytes.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }

  /// The text of a line, from 1, without its end; nil where there is none.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = lineStarts.indices.contains(number) ? Int(lineStarts[number]) : bytes.count
    let text = bytes[Int(lineStarts[number - 1])..<end]
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return String(decoding: text.prefix { !isLineEnd($0) }, as: UTF8.self)
  }

  /// Where a line begins, from 1; nil where there is none.
  package func offset(ofLine number: Int) -> Int? {
    lineStarts.indices.contains(number - 1) ? Int(lineStarts[number - 1]) : nil
  }

  /// What ends a line: a line feed, or a carriage return with or without one.
  package func endOfLine(_ number: Int) -> String {
    guard let line = line(number), let start = offset(ofLine: number) else { return "\n" }
    let next = offset(ofLine: number + 1) ?? bytes.count
    let end = String(decoding: bytes[(start + line.utf8.count)..<next], as: UTF8.self)
    return end.isEmpty ? "\n" : end
  }

  /// The text of a range on one line: white space folded, cut after `limit` characters.
  package func excerpt(_ range: SourceRange, limit: Int = 100) -> String {
    let end = min(Int(range.end), bytes.count)
    guard Int(range.start) < end else { return "" }
    // Four bytes a character at most; past that nothing of the excerpt is left.
    let slice = bytes[Int(range.start)..<min(end, Int(range.start) + limit * 8)]
    var folded = ""
    for word in String(decoding: slice, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
      if !folded.isEmpty { folded += " " }
      folded += word
    }
    return folded.count > limit ? folded.prefix(limit - 1) + "…" : folded
  }

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r"), index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(UInt32(index))
      }
    }
    return starts
  }
}
