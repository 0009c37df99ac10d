import SourceFacts

/// Results of earlier runs, each under a key that says all it was made of: a run with the same key takes the result over.
///
/// Keys are compared byte by byte; the sum of one only finds it.
struct MemoTable {
  /// How many bytes keys and results may have together, in memory and in a pack; what was used last stays.
  static let limit = 64 << 20

  private var entries: [UInt64: Entry] = [:]
  private var uses = 0
  /// Of the entries that no pack has.
  private var newSize = 0

  private struct Entry {
    let content: Content
    /// The sums of the texts that the result was made of.
    let texts: [UInt64]
    /// In seconds since 1970.
    var lastUse: Int
    /// Tells which of two was used later within a run.
    var turn: Int

    var newSize: Int { if case .new(let memo) = content { memo.size } else { 0 } }
  }

  private enum Content {
    case packed(FactPack.Memo)
    case new(NewMemo)
  }

  init(_ pack: FactPack?) {
    for memo in pack?.index.memos ?? [] {
      entries[memo.keySum] = Entry(content: .packed(memo), texts: memo.texts, lastUse: memo.lastUse, turn: 0)
    }
  }

  /// The result under a key; nil where there is none.
  mutating func result(for key: [UInt8], in pack: FactPack?, at time: Int) -> [UInt8]? {
    let sum = key.withUnsafeBytes { checksum($0) }
    guard let entry = entries[sum] else { return nil }
    let result: [UInt8]? =
      switch entry.content {
      case .packed(let memo): pack?.result(of: memo, for: key)
      case .new(let memo): memo.key == key ? memo.result : nil
      }
    if result != nil {
      uses += 1
      entries[sum]?.lastUse = time
      entries[sum]?.turn = uses
    }
    return result
  }

  /// Keeps a result for later runs.
  ///
  /// - Parameter texts: the sums of the texts that it was made of; without one of them it means nothing.
  mutating func keep(_ result: [UInt8], for key: [UInt8], of texts: [UInt64], at time: Int) {
    let memo = NewMemo(key: key, result: result)
    guard memo.size <= Self.limit / 4 else { return }
    uses += 1
    newSize += memo.size - (entries[memo.keySum]?.newSize ?? 0)
    entries[memo.keySum] = Entry(content: .new(memo), texts: texts, lastUse: time, turn: uses)
    while newSize > Self.limit, let oldest = oldestNew {
      newSize -= entries.removeValue(forKey: oldest)?.newSize ?? 0
    }
  }

  private var oldestNew: UInt64? {
    entries.filter { $0.value.newSize > 0 }.min { ($0.value.turn, $0.key) < ($1.value.turn, $1.key) }?.key
  }

  /// Puts what was used last into a pack, as far as its texts are there.
  func write(to writer: inout PackWriter, from pack: FactPack?, limit: Int) {
    let start = writer.bytes.count
    let end = min(limit, start + Self.limit)
    let latest = entries.sorted {
      ($0.value.lastUse, $0.value.turn, $0.key) > ($1.value.lastUse, $1.value.turn, $1.key)
    }
    for (_, entry) in latest where writer.hasTexts(entry.texts) {
      switch entry.content {
      case .packed(let memo):
        guard writer.bytes.count + memo.size <= end else { return }
        if let bytes = pack?.bytes(of: memo) { writer.add(memo, bytes, lastUse: entry.lastUse) }
      case .new(let memo):
        guard writer.bytes.count + memo.size <= end else { return }
        writer.add(memo, lastUse: entry.lastUse, texts: entry.texts)
      }
    }
  }
}

/// A result that no pack has yet.
struct NewMemo: Sendable {
  let key: [UInt8]
  let result: [UInt8]
  let keySum: UInt64

  init(key: [UInt8], result: [UInt8]) {
    self.key = key
    self.result = result
    keySum = key.withUnsafeBytes { checksum($0) }
  }

  var size: Int { key.count + result.count }
}
