import SourceFacts
import Workspace

extension FuzzTarget {
  /// The text of a Swift file to its facts, and through their binary form.
  static let source = FuzzTarget(name: "source") { bytes in
    guard let facts = facts(of: bytes, path: "A.swift") else { return }
    let length = facts.text.bytes.count
    try require(facts.problems.allSatisfy { $0.offset <= length }, "a problem stands behind the text")
    // What nests too deeply is not stored.
    guard let stored = facts.stored else { return }
    let again = try stored.withUnsafeBytes { try FileFacts(stored: $0, path: facts.path, text: facts.text) }
    try require(again.stored == stored, "facts change when they are stored and read")
  }

  /// Stored facts, some bytes of which are others: they are refused, or are facts that can be stored.
  static let stored = FuzzTarget(name: "stored") { bytes in
    var taker = ByteTaker(bytes)
    let damages = (0..<taker.number(below: 4)).map { _ in
      (place: taker.number(below: 256) + 256 * taker.number(below: 256), byte: taker.byte())
    }
    guard let facts = facts(of: taker.remaining, path: "A.swift"), var stored = facts.stored else { return }
    for damage in damages where !stored.isEmpty { stored[damage.place % stored.count] = damage.byte }
    let read = try? stored.withUnsafeBytes { try FileFacts(stored: $0, path: facts.path, text: facts.text) }
    guard let first = read?.stored else { return }
    let again = try first.withUnsafeBytes { try FileFacts(stored: $0, path: facts.path, text: facts.text) }
    try require(again.stored == first, "facts change when they are stored and read")
  }
}

/// What a scan makes of a file's bytes.
func facts(of bytes: [UInt8], path: String) -> FileFacts? {
  let text = Workspace.SourceText(of: .contents(bytes), path: path)
  return text.bytes?.withUnsafeBufferPointer { readFacts(of: $0, path: path) }
}
