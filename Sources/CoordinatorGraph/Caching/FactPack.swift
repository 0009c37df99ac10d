import Foundation
import SourceFacts
import Workspace

/// A file with the texts of many files and their facts: a header, the bytes of all records, and an index that says what stands where.
///
/// What is not as it was written is no pack, or no record of it; it is never an error.
struct FactPack: Sendable {
  let index: Index
  private let file: MappedFile

  /// What a pack says of itself and its records.
  struct Index: Sendable {
    /// The version of the tool that wrote it, and that of its facts: no other reads them.
    let toolVersion: String
    let storageVersion: Int
    /// What the records are of: the path of a folder.
    let subject: String
    let records: [Record]
    let memos: [Memo]
  }

  /// A text with its facts, and where the text was found.
  struct Record: Sendable {
    let textSum: UInt64
    /// Of facts and text.
    let sum: UInt64
    let offset: Int
    let factsSize: Int
    let textSize: Int
    /// When a run last had a use for it, in seconds since 1970.
    let lastUse: Int
    let places: [Place]

    var size: Int { factsSize + textSize }
  }

  /// What was made of texts of the pack, or without any, under a key that says how.
  struct Memo: Sendable {
    let keySum: UInt64
    /// Of key and result.
    let sum: UInt64
    let offset: Int
    let keySize: Int
    let resultSize: Int
    /// In seconds since 1970.
    let lastUse: Int
    /// The sums of the texts.
    let texts: [UInt64]

    var size: Int { keySize + resultSize }
  }

  enum Place: Hashable, Sendable {
    /// A file that had the text when it looked like this.
    case file(path: String, FileSystem.Stamp)
    /// The name of an object in git's store.
    case object(ObjectID)
  }

  static let magic: UInt64 = 0x0A53_5443_4146_4743
  /// The magic number, the place of the index, its length and its checksum.
  static let headerSize = 32

  /// Nil where there is no pack at the path that this version of the tool wrote.
  init?(at path: String) {
    guard let file = MappedFile(at: path), file.bytes.count >= Self.headerSize else { return nil }
    let header = (0..<4).map { UInt64(littleEndian: file.bytes.load(fromByteOffset: $0 * 8, as: UInt64.self)) }
    guard header[0] == Self.magic, let offset = Int(exactly: header[1]), let count = Int(exactly: header[2]) else {
      return nil
    }
    guard let bytes = file.bytes.part(from: offset, count: count), checksum(bytes) == header[3],
      let index = try? StoredReader.value(Index.self, in: bytes)
    else { return nil }
    guard index.toolVersion == toolVersion, index.storageVersion == FileFacts.storageVersion else { return nil }
    self.file = file
    self.index = index
  }

  /// How many bytes it has.
  var size: Int { file.bytes.count }

  /// The bytes of a record, facts first; nil where they are not those that were written.
  func bytes(of record: Record) -> UnsafeRawBufferPointer? {
    bytes(from: record.offset, count: record.size, sum: record.sum)
  }

  /// The bytes of a memo, its key first; nil where they are not those that were written.
  func bytes(of memo: Memo) -> UnsafeRawBufferPointer? {
    bytes(from: memo.offset, count: memo.size, sum: memo.sum)
  }

  private func bytes(from offset: Int, count: Int, sum: UInt64) -> UnsafeRawBufferPointer? {
    guard let bytes = file.bytes.part(from: offset, count: count) else { return nil }
    return checksum(bytes) == sum ? bytes : nil
  }

  /// The text of a record; nil where the bytes are not those that were written.
  func text(of record: Record) -> [UInt8]? {
    bytes(of: record).map { Array($0[record.factsSize...]) }
  }

  /// The result of a memo, if it is that of the key; nil where the bytes are not those that were written.
  func result(of memo: Memo, for key: [UInt8]) -> [UInt8]? {
    guard let bytes = bytes(of: memo) else { return nil }
    let own = UnsafeRawBufferPointer(rebasing: bytes[..<memo.keySize])
    return key.withUnsafeBytes { $0.isEqual(to: own) } ? Array(bytes[memo.keySize...]) : nil
  }

  /// The facts of a record as those of a file at a path; nil where the bytes are not those that were written.
  ///
  /// - Parameter text: the text that the facts have to be of, where it is known.
  func facts(of record: Record, as path: String, matching text: [UInt8]? = nil) -> FileFacts? {
    guard let bytes = bytes(of: record) else { return nil }
    let source = UnsafeRawBufferPointer(rebasing: bytes[record.factsSize...])
    if let text, !text.withUnsafeBytes({ $0.isEqual(to: source) }) { return nil }
    return try? FileFacts(
      stored: UnsafeRawBufferPointer(rebasing: bytes[..<record.factsSize]), path: path,
      text: SourceText(bytes: text ?? Array(source)))
  }
}

extension UnsafeRawBufferPointer {
  /// Some of the bytes; nil where there are not as many.
  fileprivate func part(from offset: Int, count: Int) -> UnsafeRawBufferPointer? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    return UnsafeRawBufferPointer(rebasing: self[offset..<(offset + count)])
  }

  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
      return count == other.count
    }
    return memcmp(start, otherStart, count) == 0
  }
}
