import SourceFacts
import Workspace

/// Puts the bytes of a ``FactPack`` together, record by record.
struct PackWriter {
  private(set) var bytes = [UInt8](repeating: 0, count: FactPack.headerSize)
  private var records: [FactPack.Record] = []

  /// Adds a record that another pack has; its bytes are taken as they are, right or damaged.
  mutating func add(
    _ record: FactPack.Record, _ content: UnsafeRawBufferPointer, lastUse: Int, places: [FactPack.Place]
  ) {
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
    records.append(
      .init(
        textSum: new.textSum, sum: bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[offset...])) },
        offset: offset, factsSize: new.facts.count, textSize: new.text.count, lastUse: lastUse, places: places))
  }

  /// All bytes of the pack; nil where the index cannot be stored.
  consuming func finished(
    of subject: String, toolVersion: String = CoordinatorGraph.toolVersion,
    storageVersion: Int = FileFacts.storageVersion
  ) -> [UInt8]? {
    let index = FactPack.Index(
      toolVersion: toolVersion, storageVersion: storageVersion, subject: subject, records: records)
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
