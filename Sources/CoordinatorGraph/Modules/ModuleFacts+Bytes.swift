import SourceFacts
import Workspace

extension ModuleFacts {
  private static let magic: UInt64 = 0x0A53_5443_4146_4D43
  /// The version of what is around the facts, which have one of their own.
  private static let version: UInt64 = 1
  /// The magic number, both versions and the checksum of all that follows.
  private static let headerSize = 32
  private static let sizeLimit = 1 << 32

  /// The bytes of the file; nil where the index cannot be stored.
  var bytes: [UInt8]? {
    guard let stored = StoredWriter.bytes(of: index) else { return nil }
    var body: [UInt8] = []
    body.append(word: UInt64(stored.count))
    body += stored
    for file in index.files.indices {
      body += storedFacts(of: file)
      body += text(of: file)
    }
    var bytes: [UInt8] = []
    for word in [Self.magic, Self.version, UInt64(FileFacts.storageVersion), body.withUnsafeBytes { checksum($0) }] {
      bytes.append(word: word)
    }
    return bytes + body
  }

  /// Reads a file that `coordinator-graph facts` wrote.
  ///
  /// - Throws: where it is none, or one of another version, or not as it was written.
  init(at path: String) throws(InputError) {
    let contents: [UInt8]?
    do { contents = try FileSystem.contents(of: path, limit: Self.sizeLimit) } catch {
      throw InputError(path: path, message: error.reason)
    }
    guard let contents else { throw InputError(path: path, message: "larger than any facts of a module") }
    do { try self.init(contents) } catch { throw InputError(path: path, message: error.message) }
  }

  /// Why bytes are no facts of a module.
  enum Failure: Error {
    case foreign
    case otherVersion(of: UInt64, facts: UInt64)
    case damaged

    var message: String {
      switch self {
      case .foreign: "holds no facts of a module; 'coordinator-graph facts' writes them"
      case .otherVersion(let version, let facts):
        "holds facts of version \(version).\(facts), and this is a tool for "
          + "\(ModuleFacts.version).\(FileFacts.storageVersion): write them again with 'coordinator-graph facts'"
      case .damaged: "is damaged: write it again with 'coordinator-graph facts'"
      }
    }
  }

  init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.word(at: 0) == Self.magic else { throw .foreign }
    guard let version = bytes.word(at: 8), let facts = bytes.word(at: 16) else { throw .damaged }
    guard version == Self.version, facts == UInt64(FileFacts.storageVersion) else {
      throw .otherVersion(of: version, facts: facts)
    }
    let start = Self.headerSize + 8
    let sum = bytes.withUnsafeBytes { $0.count < start ? nil : checksum(.init(rebasing: $0[Self.headerSize...])) }
    guard let sum, bytes.word(at: 24) == sum, let size = bytes.word(at: Self.headerSize),
      size <= UInt64(bytes.count - start)
    else { throw .damaged }
    var offset = start + Int(size)
    let stored = bytes[start..<offset].withUnsafeBytes { try? StoredReader.value(Index.self, in: $0) }
    guard let stored, stored.isSound else { throw .damaged }
    var contents: [Content] = []
    for file in stored.files {
      guard let facts = bytes.part(&offset, file.factsSize), let text = bytes.part(&offset, file.textSize) else {
        throw .damaged
      }
      contents.append(Content(facts: facts, text: text))
    }
    guard offset == bytes.count else { throw .damaged }
    self.init(stored, contents)
  }
}

extension ModuleFacts.Index {
  /// Whether all names are such as `coordinator-graph facts` writes: no path leads out of the folder that it is relative to.
  fileprivate var isSound: Bool {
    ModuleFacts.isModuleName(module) && (folder.isEmpty || folder.isCleanPath)
      && files.allSatisfy { $0.path.isCleanPath && $0.path.hasSuffix(".swift") }
      && Set(files.map(\.path)).count == files.count && projects.allSatisfy { !$0.utf8.contains(0) }
  }
}

extension String {
  fileprivate var isCleanPath: Bool {
    let names = split(separator: "/", omittingEmptySubsequences: false)
    return !utf8.contains(0) && names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && names.joined(separator: "/") == pathComponents.joined(separator: "/")
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate func word(at offset: Int) -> UInt64? {
    guard count - offset >= 8 else { return nil }
    return withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }

  /// The next bytes; nil where there are not as many.
  fileprivate func part(_ offset: inout Int, _ size: Int) -> ArraySlice<UInt8>? {
    guard size >= 0, size <= count - offset else { return nil }
    defer { offset += size }
    return self[offset..<(offset + size)]
  }
}
