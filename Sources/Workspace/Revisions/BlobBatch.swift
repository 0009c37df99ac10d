/// What git's object store holds under a name.
package enum Blob: Hashable, Sendable {
  case contents([UInt8])
  /// More than the limit, which was not kept.
  case tooLarge
}

/// Reads what `git cat-file --batch` prints, in pieces of any length: `<object> <type> <size>`, a line feed, the bytes, a line
/// feed; or `<object> missing`.
struct BlobBatch: Sendable {
  private let sizeLimit: Int
  private var header: [UInt8] = []
  private var current: Entry?

  private struct Entry {
    let object: ObjectID
    var bytes: [UInt8]
    /// How many bytes of it are still to come, the line feed behind it included.
    var remaining: Int
    let isFile: Bool
    let isTooLarge: Bool

    var isKept: Bool { isFile && !isTooLarge }
    var blob: Blob? { isFile ? isTooLarge ? .tooLarge : .contents(bytes) : nil }
  }

  init(sizeLimit: Int) {
    self.sizeLimit = sizeLimit
  }

  /// Whether all that has begun has ended.
  var isComplete: Bool { current == nil && header.isEmpty }

  /// Takes the next piece and answers what is now complete; nil for what is missing or no file.
  mutating func take(_ piece: UnsafeRawBufferPointer) throws(InputError) -> [(ObjectID, Blob?)] {
    var found: [(ObjectID, Blob?)] = []
    var rest = piece[...]
    while !rest.isEmpty {
      if current != nil {
        takeContents(&rest)
      } else if let missing = try takeHeader(&rest) {
        found.append((missing, nil))
      }
      if let entry = current, entry.remaining == 0 {
        found.append((entry.object, entry.blob))
        current = nil
      }
    }
    return found
  }

  private mutating func takeContents(_ rest: inout Slice<UnsafeRawBufferPointer>) {
    guard var entry = current else { return }
    // Not twice in memory while it grows.
    current = nil
    let count = min(entry.remaining, rest.count)
    let kept = entry.isKept ? min(count, entry.remaining - 1) : 0
    entry.bytes.append(contentsOf: rest.prefix(kept))
    entry.remaining -= count
    rest = rest.dropFirst(count)
    current = entry
  }

  /// Reads on in a line; answers its object where it says that there is none.
  private mutating func takeHeader(_ rest: inout Slice<UnsafeRawBufferPointer>) throws(InputError) -> ObjectID? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      header.append(contentsOf: rest)
      rest = rest[rest.endIndex...]
      return nil
    }
    header.append(contentsOf: rest[..<end])
    rest = rest[(end + 1)...]
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    header = []
    guard let object = words.first.flatMap({ ObjectID($0) }) else { throw Self.oddAnswer }
    if words.count == 2, words[1] == "missing" { return object }
    guard words.count == 3, let size = Int(words[2]), size >= 0, size < .max else { throw Self.oddAnswer }
    var entry = Entry(
      object: object, bytes: [], remaining: size + 1, isFile: words[1] == "blob", isTooLarge: size > sizeLimit)
    if entry.isKept { entry.bytes.reserveCapacity(size) }
    current = entry
    return nil
  }

  private static let oddAnswer = InputError(path: "git", message: "gave an answer that is none to cat-file --batch")
}
