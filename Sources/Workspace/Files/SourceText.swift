/// The text of one Swift file, made safe to parse.
package struct SourceText: Sendable {
  /// Valid UTF-8 without NUL; nil where nothing could be read.
  package let bytes: [UInt8]?
  package let problems: [ReadProblem]

  /// Files beyond ten million bytes are data in Swift's clothing, and would cost a run its time and memory.
  package static let sizeLimit = 10_000_000

  /// Reads a file below `root`; whatever stands in the way becomes a problem and not an error.
  package init(of path: String, below root: AbsolutePath, sizeLimit: Int = SourceText.sizeLimit) {
    do {
      let contents = try FileSystem.contents(of: root.appending(path).string, limit: sizeLimit)
      guard let contents else {
        self.init(bytes: nil, problems: [ReadProblem(path: path, kind: .tooLarge(limit: sizeLimit))])
        return
      }
      self.init(repairing: contents, path: path)
    } catch {
      self.init(bytes: nil, problems: [ReadProblem(path: path, kind: .unreadable(reason: error.reason))])
    }
  }

  /// Takes what git's object store has of a file.
  package init(of blob: Blob, path: String, sizeLimit: Int = SourceText.sizeLimit) {
    switch blob {
    case .contents(let bytes): self.init(repairing: bytes, path: path)
    case .tooLarge: self.init(bytes: nil, problems: [ReadProblem(path: path, kind: .tooLarge(limit: sizeLimit))])
    }
  }

  private init(bytes: [UInt8]?, problems: [ReadProblem]) {
    self.bytes = bytes
    self.problems = problems
  }

  private init(repairing original: [UInt8], path: String) {
    var bytes = original
    var problems: [ReadProblem] = []
    if let nul = bytes.firstIndex(of: 0) {
      problems.append(ReadProblem(path: path, kind: .containsNUL(line: line(at: nul, in: bytes))))
      for index in bytes.indices where bytes[index] == 0 { bytes[index] = UInt8(ascii: " ") }
    }
    var repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if repaired != bytes {
      let offset = zip(repaired, bytes).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
      problems.append(ReadProblem(path: path, kind: .notUTF8(line: line(at: offset, in: bytes))))
    }
    let limits: [(([UInt8]) -> [Range<Int>], (Int) -> ReadProblem.Kind)] = [
      (NestingLimit.excess, ReadProblem.Kind.nestsTooDeeply),
      (DirectiveLimit.excess, ReadProblem.Kind.hasDeepDirectives),
      (RecoveryLimit.excess, ReadProblem.Kind.lacksKeywords),
    ]
    for (excess, kind) in limits {
      let ranges = excess(repaired)
      guard let first = ranges.map(\.lowerBound).min() else { continue }
      problems.append(ReadProblem(path: path, kind: kind(line(at: first, in: repaired))))
      if let end = blank(ranges, in: &repaired) {
        problems.append(ReadProblem(path: path, kind: .breaksOff(line: line(at: end, in: repaired))))
      }
    }
    self.init(bytes: repaired, problems: problems)
  }
}

/// The parser reads spaces again wherever it looks ahead, so that too many take their time, too: a file in which more would be left out ends there.
private let blankLimit = 50_000

/// Replaces what is left out by spaces; answers where it ended the file, if it did.
private func blank(_ ranges: [Range<Int>], in bytes: inout [UInt8]) -> Int? {
  var rest = blankLimit
  for range in ranges {
    rest -= range.count
    guard rest >= 0 else {
      bytes.removeSubrange(range.lowerBound...)
      return range.lowerBound
    }
    for index in range where !bytes[index].endsLine { bytes[index] = UInt8(ascii: " ") }
  }
  return nil
}

/// The line, from 1, in which a byte stands.
private func line(at offset: Int, in bytes: [UInt8]) -> Int {
  bytes[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
}
