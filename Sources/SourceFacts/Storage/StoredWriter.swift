/// Writes values in their binary form: first the table of all strings, each once, then the values.
package struct StoredWriter {
  private var body: [UInt8] = []
  private var strings: [String: Int] = [:]
  private var table: [UInt8] = []
  private var objects: [ObjectIdentifier: Int] = [:]
  private var lastOffset: UInt32 = 0
  private var depth = 0
  private var isTooDeep = false

  /// How deep values may nest. What is read must not exhaust the stack, however it was made.
  static let depthLimit = 10_000

  /// The bytes of a value; nil where it nests too deeply to be read again.
  package static func bytes(of value: some Stored) -> [UInt8]? {
    var writer = StoredWriter()
    value.write(to: &writer)
    return writer.isTooDeep ? nil : writer.bytes
  }

  private var bytes: [UInt8] {
    var all = StoredWriter()
    all.addCount(strings.count)
    return all.body + table + body
  }

  /// Writes the fields of a value one after another.
  package mutating func add<each Field: Stored>(_ field: repeat each Field) {
    repeat (each field).write(to: &self)
  }

  /// Writes the case of an enum, and its payload.
  package mutating func add<each Field: Stored>(case tag: UInt8, _ field: repeat each Field) {
    addByte(tag)
    guard depth < Self.depthLimit else {
      isTooDeep = true
      return
    }
    depth += 1
    repeat (each field).write(to: &self)
    depth -= 1
  }

  package mutating func addByte(_ byte: UInt8) { body.append(byte) }

  /// Writes a count of what follows, or an index.
  mutating func addCount(_ count: Int) { addNumber(UInt(count)) }

  /// Seven bits a byte, the lowest first.
  private mutating func addNumber(_ number: UInt) {
    var rest = number
    while rest > 0x7F {
      body.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  /// With the sign in the lowest bit, so that numbers near zero are short.
  mutating func addSigned(_ number: Int) {
    addNumber(UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1)))
  }

  mutating func addWord(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { body.append(contentsOf: $0) }
  }

  mutating func addOffset(_ offset: UInt32) {
    addSigned(Int(offset) - Int(lastOffset))
    lastOffset = offset
  }

  mutating func addString(_ string: String) {
    if let index = strings[string] { return addCount(index) }
    addCount(strings.count)
    strings[string] = strings.count
    var entry = StoredWriter()
    entry.addCount(string.utf8.count)
    table += entry.body
    table += string.utf8
  }

  mutating func addObject(_ object: some StoredObject) {
    // Zero is an object that was not met before.
    if let number = objects[ObjectIdentifier(object)] { return addCount(number) }
    addCount(0)
    object.writeContent(to: &self)
    objects[ObjectIdentifier(object)] = objects.count + 1
  }
}
