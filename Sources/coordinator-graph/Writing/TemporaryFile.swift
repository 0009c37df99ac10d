import Foundation

/// A file beside another, whose place it is to take.
struct TemporaryFile {
  let descriptor: Descriptor
  private let folder: String
  private var name: String?

  /// What the names of all of them begin with.
  static let prefix = ".coordinator-graph."

  /// Opens a new file in the folder of another, without a name where system and file system allow it.
  init(beside path: String) throws {
    folder = path.enclosingFolder
    let number = Self.openNameless(in: folder)
    if number >= 0 {
      descriptor = Descriptor(number: number, path: path)
      return
    }
    var template = Array("\(folder)/\(Self.prefix)XXXXXX".utf8CString)
    let named = template.withUnsafeMutableBufferPointer { $0.baseAddress.map { mkstemp($0) } ?? -1 }
    guard named >= 0 else {
      let isAbsent = errno == ENOENT
      throw WriteError(
        path: path, reason: isAbsent ? "the folder \(folder) does not exist" : Descriptor.reason())
    }
    descriptor = Descriptor(number: named, path: path)
    name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Gives a file without a name its place, unless something stands there; false where that is so or cannot be done.
  func take(_ path: String) -> Bool { name == nil && Self.link(descriptor.number, to: path) == 0 }

  /// The path of the file, which has a name from now on.
  mutating func named() throws -> String {
    if let name { return name }
    for number in 0..<100 {
      let path = "\(folder)/\(Self.prefix)\(getpid())-\(number)"
      if Self.link(descriptor.number, to: path) == 0 {
        name = path
        return path
      }
      if errno != EEXIST { break }
    }
    throw WriteError(path: descriptor.path, reason: Descriptor.reason())
  }

  func close() {
    _ = Foundation.close(descriptor.number)
  }

  /// Takes the name away, if it has one.
  func remove() {
    if let name { unlink(name) }
  }

  #if os(Linux)
    /// The headers have it only as an expression that Swift does not import.
    private static let nameless = 0o20_000_000 | O_DIRECTORY

    private static func openNameless(in folder: String) -> Int32 {
      // Without /proc a name could not be given to it.
      access("/proc/self/fd", X_OK) == 0 ? open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o600) : -1
    }

    private static func link(_ descriptor: Int32, to path: String) -> Int32 {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    }
  #else
    private static func openNameless(in folder: String) -> Int32 { -1 }

    private static func link(_ descriptor: Int32, to path: String) -> Int32 { -1 }
  #endif
}
