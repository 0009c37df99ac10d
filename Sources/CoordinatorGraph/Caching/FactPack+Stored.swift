import SourceFacts
import Workspace

extension FactPack.Index: Stored {
  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(
      toolVersion: try reader.next(), storageVersion: try reader.next(), subject: try reader.next(),
      records: try reader.next(), memos: try reader.next())
  }

  func write(to writer: inout StoredWriter) { writer.add(toolVersion, storageVersion, subject, records, memos) }
}

extension FactPack.Memo: Stored {
  private static let sizes = 0...MemoTable.limit

  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    let memo = Self(
      keySum: try reader.next(), sum: try reader.next(), offset: try reader.next(), keySize: try reader.next(),
      resultSize: try reader.next(), lastUse: try reader.next(), texts: try reader.next())
    guard sizes.contains(memo.keySize), sizes.contains(memo.resultSize) else { throw StorageDamage() }
    return memo
  }

  func write(to writer: inout StoredWriter) {
    writer.add(keySum, sum, offset, keySize, resultSize, lastUse, texts)
  }
}

extension FactPack.Record: Stored {
  /// Files beyond ten million bytes are not read, so neither sizes nor their sum are near the largest number.
  private static let sizes = 0...(1 << 32)

  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    let record = Self(
      textSum: try reader.next(), sum: try reader.next(), offset: try reader.next(), factsSize: try reader.next(),
      textSize: try reader.next(), lastUse: try reader.next(), places: try reader.next())
    guard sizes.contains(record.factsSize), sizes.contains(record.textSize) else { throw StorageDamage() }
    return record
  }

  func write(to writer: inout StoredWriter) {
    writer.add(textSum, sum, offset, factsSize, textSize, lastUse, places)
  }
}

extension FactPack.Place: Stored {
  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    try reader.nextCase { (tag, reader) throws(StorageDamage) in
      switch tag {
      case 0: return .file(path: try reader.next(), try reader.next())
      case 1:
        guard let object = ObjectID(try reader.next() as String) else { throw StorageDamage() }
        return .object(object)
      default: throw StorageDamage()
      }
    }
  }

  func write(to writer: inout StoredWriter) {
    switch self {
    case .file(let path, let stamp): writer.add(case: 0, path, stamp)
    case .object(let object): writer.add(case: 1, object.string)
    }
  }
}

extension FileSystem.Stamp: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(size: try reader.next(), written: try reader.next(), changed: try reader.next(), number: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(size, written, changed, number) }
}

extension FileSystem.Time: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    Self(seconds: try reader.next(), nanoseconds: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(seconds, nanoseconds) }
}
