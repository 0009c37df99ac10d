/// Reads values from bytes that ``StoredWriter`` wrote, or anybody: whatever they are, it reads nothing outside of them and ends.
package struct StoredReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var strings: [String] = []
  private var objects: [any StoredObject] = []
  private var lastOffset: UInt32 = 0
  private var depth = 0
  private let offsetLimit: UInt32

  /// Reads the value that the bytes hold, and nothing else.
  ///
  /// - Parameter offsetLimit: the length of the text that offsets are in.
  package static func value<Value: Stored>(
    _ type: Value.Type, in bytes: UnsafeRawBufferPointer, offsetLimit: Int = .max
  ) throws(StorageDamage) -> Value {
    var reader = StoredReader(bytes, offsetLimit: UInt32(clamping: offsetLimit))
    try reader.readTable()
    let value = try Value.read(from: &reader)
    guard reader.position == bytes.count else { throw StorageDamage() }
    return value
  }

  private init(_ bytes: UnsafeRawBufferPointer, offsetLimit: UInt32) {
    self.bytes = bytes
    self.offsetLimit = offsetLimit
  }

  /// The next value, of the type that is asked for.
  package mutating func next<Value: Stored>() throws(StorageDamage) -> Value { try Value.read(from: &self) }

  /// Reads an enum: `payload` is given the case.
  package mutating func nextCase<Value>(
    _ payload: (UInt8, inout StoredReader) throws(StorageDamage) -> Value
  ) throws(StorageDamage) -> Value {
    let tag = try byte()
    guard depth <= StoredWriter.depthLimit else { throw StorageDamage() }
    depth += 1
    let value = try payload(tag, &self)
    depth -= 1
    return value
  }

  mutating func byte() throws(StorageDamage) -> UInt8 {
    guard position < bytes.count else { throw StorageDamage() }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() throws(StorageDamage) -> UInt {
    var number: UInt = 0
    var shift = 0
    while true {
      let byte = try byte()
      guard shift < UInt.bitWidth else { throw StorageDamage() }
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  /// A count of what follows, each of which takes a byte at least: no other is believed.
  mutating func count() throws(StorageDamage) -> Int {
    let count = try number()
    guard count <= UInt(bytes.count - position) else { throw StorageDamage() }
    return Int(count)
  }

  mutating func signedNumber() throws(StorageDamage) -> Int {
    let number = try number()
    return Int(bitPattern: number >> 1) ^ -Int(number & 1)
  }

  mutating func word() throws(StorageDamage) -> UInt64 {
    guard bytes.count - position >= 8 else { throw StorageDamage() }
    defer { position += 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  mutating func offset() throws(StorageDamage) -> UInt32 {
    let (sum, isTooLarge) = Int(lastOffset).addingReportingOverflow(try signedNumber())
    guard !isTooLarge, let offset = UInt32(exactly: sum), offset <= offsetLimit else { throw StorageDamage() }
    lastOffset = offset
    return offset
  }

  mutating func string() throws(StorageDamage) -> String {
    let index = try number()
    guard index < UInt(strings.count) else { throw StorageDamage() }
    return strings[Int(index)]
  }

  mutating func object<Object: StoredObject>() throws(StorageDamage) -> Object {
    let number = try number()
    if number == 0 {
      let object = try Object.readContent(from: &self)
      objects.append(object)
      return object
    }
    guard number <= UInt(objects.count), let object = objects[Int(number) - 1] as? Object else { throw StorageDamage() }
    return object
  }

  private mutating func readTable() throws(StorageDamage) {
    let count = try count()
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try self.count()
      strings.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
      position += length
    }
  }
}
