import SourceFacts
import Workspace

/// Puts the bytes of a ``FactPack`` together, record by record.
struct PackWriter {
  private(set) var bytes = [UInt8](repeating: 0, count: FactPack.headerSize)
  private var records: [FactPack.Record] = []
  private var memos: [FactPack.Memo] = []
  private var texts: Set<UInt64> = []

  /// Adds a record that another pack has; its bytes are taken as they are, right or damaged.
  mutating func add(
    _ record: FactPack.Record, _ content: UnsafeRawBufferPointer, lastUse: Int, places: [FactPack.Place]
  ) {
    texts.insert(record.textSum)
    records.append(
      .init(
        textSum: record.textSum, sum: record.sum, offset: bytes.count, factsSize: record.factsSize,
        textSize: record.textSize, lastUse: lastUse, places: places))
    bytes.append(contentsOf: content)
  }

  /// Adds the stored facts of a text.
  mutating func add(_ new: NewRecord, lastUse: Int, places: [FactPack.Place]) {
    let offset = bytes.count
    bytes += new.facts
    bytes += new.text
    texts.insert(new.textSum)
    records.append(
      .init(
        textSum: new.textSum, sum: sum(from: offset), offset: offset, factsSize: new.facts.count,
        textSize: new.text.count, lastUse: lastUse, places: places))
  }

  /// Whether all texts of the given sums were added.
  func hasTexts(_ sums: [UInt64]) -> Bool { sums.allSatisfy(texts.contains) }

  /// Adds a memo that another pack has.
  mutating func add(_ memo: FactPack.Memo, _ content: UnsafeRawBufferPointer, lastUse: Int) {
    memos.append(
      .init(
        keySum: memo.keySum, sum: memo.sum, offset: bytes.count, keySize: memo.keySize, resultSize: memo.resultSize,
        lastUse: lastUse, texts: memo.texts))
    bytes.append(contentsOf: content)
  }

  /// Adds a new memo.
  mutating func add(_ new: NewMemo, lastUse: Int, texts: [UInt64]) {
    let offset = bytes.count
    bytes += new.key
    bytes += new.result
    memos.append(
      .init(
        keySum: new.keySum, sum: sum(from: offset), offset: offset, keySize: new.key.count,
        resultSize: new.result.count, lastUse: lastUse, texts: texts))
  }

  private func sum(from offset: Int) -> UInt64 {
    bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
  }

  /// All bytes of the pack; nil where the index cannot be stored.
  consuming func finished(
    of subject: String, toolVersion: String = CoordinatorGraph.toolVersion,
    storageVersion: Int = FileFacts.storageVersion
  ) -> [UInt8]? {
    let index = FactPack.Index(
      toolVersion: toolVersion, storageVersion: storageVersion, subject: subject, records: records,
      memos: memos)
    guard let stored = StoredWriter.bytes(of: index) else { return nil }
    let header = [
      FactPack.magic, UInt64(bytes.count), UInt64(stored.count), stored.withUnsafeBytes { checksum($0) },
    ]
    for (position, word) in header.enumerated() {
      withUnsafeBytes(of: word.littleEndian) {
        bytes.replaceSubrange((position * 8)..<(position * 8 + 8), with: $0)
      }
    }
    bytes += stored
    return bytes
  }
}

/// The facts of a text that no pack has yet.
struct NewRecord: Sendable {
  let facts: [UInt8]
  let text: [UInt8]
  let textSum: UInt64

  /// Nil where the facts cannot be stored.
  init?(_ facts: FileFacts) {
    guard let stored = facts.stored else { return nil }
    self.facts = stored
    text = facts.text.bytes
    textSum = text.withUnsafeBytes { checksum($0) }
  }

  var size: Int { facts.count + text.count }
}
