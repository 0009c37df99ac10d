/// A value with a binary form: fields in a fixed order, without names or padding, so that only who knows the type can read it.
///
/// Both directions stand beside each other in one extension a type. Whoever changes one, or a type's fields, raises
/// ``FileFacts/storageVersion``.
package protocol Stored {
  /// Reads what ``write(to:)`` wrote.
  ///
  /// - Throws: where the bytes are no such value.
  static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self
  func write(to writer: inout StoredWriter)
}

/// Bytes that are not what they should be. Whoever meets them goes on as if there were none, so no reason is kept.
package struct StorageDamage: Error {
  package init() {}
}

/// An object that several places may share: it is written once, and stays one object when it is read.
package protocol StoredObject: AnyObject, Stored {
  static func readContent(from reader: inout StoredReader) throws(StorageDamage) -> Self
  func writeContent(to writer: inout StoredWriter)
}

extension StoredObject {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self { try reader.object() }
  package func write(to writer: inout StoredWriter) { writer.addObject(self) }
}

extension Bool: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Bool {
    switch try reader.byte() {
    case 0: false
    case 1: true
    default: throw StorageDamage()
    }
  }

  package func write(to writer: inout StoredWriter) { writer.addByte(self ? 1 : 0) }
}

extension Int: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Int { try reader.signedNumber() }
  package func write(to writer: inout StoredWriter) { writer.addSigned(self) }
}

/// A checksum or another number of which all bits matter.
extension UInt64: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> UInt64 { try reader.word() }
  package func write(to writer: inout StoredWriter) { writer.addWord(self) }
}

/// An offset in a file, as its distance from the one before it, which is most often near.
extension UInt32: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> UInt32 { try reader.offset() }
  package func write(to writer: inout StoredWriter) { writer.addOffset(self) }
}

extension String: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> String { try reader.string() }
  package func write(to writer: inout StoredWriter) { writer.addString(self) }
}

extension Optional: Stored where Wrapped: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Wrapped? {
    try Bool.read(from: &reader) ? try Wrapped.read(from: &reader) : nil
  }

  package func write(to writer: inout StoredWriter) {
    (self != nil).write(to: &writer)
    self?.write(to: &writer)
  }
}

extension Array: Stored where Element: Stored {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> [Element] {
    let count = try reader.count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try Element.read(from: &reader)) }
    return elements
  }

  package func write(to writer: inout StoredWriter) {
    writer.addCount(count)
    for element in self { element.write(to: &writer) }
  }
}

/// A case without payload, by its position among all.
extension Stored where Self: CaseIterable & Equatable, AllCases.Index == Int {
  package static func read(from reader: inout StoredReader) throws(StorageDamage) -> Self {
    let position = Int(try reader.byte())
    guard allCases.indices.contains(position) else { throw StorageDamage() }
    return allCases[position]
  }

  package func write(to writer: inout StoredWriter) {
    // Every case is one of all cases, and no enum here has more than a byte can tell apart.
    writer.addByte(UInt8(Self.allCases.firstIndex(of: self) ?? 0))
  }
}
