import Testing

@testable import Workspace

@Suite struct BlobBatchTests {
  private static func id(_ digit: Character) -> String { String(repeating: digit, count: 40) }

  private func read(_ text: String, inPiecesOf length: Int, sizeLimit: Int = 100) throws -> [String] {
    var batch = BlobBatch(sizeLimit: sizeLimit)
    let bytes = Array(text.utf8)
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      let piece = bytes[start..<min(start + length, bytes.count)]
      found += try piece.withUnsafeBytes { try batch.take($0) }.map { object, blob in
        "\(object.string.prefix(1)) \(described(blob))"
      }
    }
    return found + (batch.isComplete ? [] : ["incomplete"])
  }

  private func described(_ blob: Blob?) -> String {
    switch blob {
    case .contents(let bytes): "'\(String(decoding: bytes, as: UTF8.self))'"
    case .tooLarge: "too large"
    case nil: "missing"
    }
  }

  @Test(arguments: [1, 2, 3, 7, 41, 50, 64, 1_000]) func `pieces of any length make the same blobs`(length: Int) throws
  {
    let text =
      "\(Self.id("a")) blob 5\none\n2\n\(Self.id("b")) blob 0\n\n\(Self.id("c")) missing\n"
      + "\(Self.id("d")) tree 3\nabc\n\(Self.id("e")) blob 101\n\(String(repeating: "x", count: 101))\n"
      + "\(Self.id("f")) blob 100\n\(String(repeating: "y", count: 100))\n"
    #expect(
      try read(text, inPiecesOf: length) == [
        "a 'one\n2'", "b ''", "c missing", "d missing", "e too large", "f '\(String(repeating: "y", count: 100))'",
      ])
  }

  @Test(arguments: ["a", "\(id("a")) blob 5\none", "\(id("a")) blob 3\none"])
  func `an answer that breaks off is not complete`(text: String) throws {
    #expect(try read(text, inPiecesOf: 4) == ["incomplete"])
  }

  @Test(arguments: [
    "\n", "fatal: no\n", "\(id("a")) blob\n", "\(id("a")) blob -1\n", "\(id("a")) blob x\n", "\(id("a")) gone\n",
  ])
  func `what is no answer is an error`(text: String) {
    #expect(throws: InputError(path: "git", message: "gave an answer that is none to cat-file --batch")) {
      try read(text, inPiecesOf: 100)
    }
  }
}
