import Foundation

/// A file beside another, whose place it is to take. It is locked for as long as it is open, so that nobody takes it for one of ``Leftovers``.
struct TemporaryFile {
  let descriptor: Descriptor
  private let folder: String
  private var name: String?

  /// What the names of all of them begin with.
  static let prefix = ".coordinator-graph."

  /// Opens a new file in the folder of another, without a name where system and file system allow it.
  init(beside path: String) throws {
    folder = path.enclosingFolder
    let nameless = Self.openNameless(in: folder)
    if nameless >= 0 {
      flock(nameless, LOCK_EX)
      descriptor = Descriptor(number: nameless, path: path)
      return
    }
    let (number, name) = Self.openNamed(in: folder)
    guard number >= 0 else {
      let isAbsent = errno == ENOENT
      throw WriteError(
        path: path, reason: isAbsent ? "the folder \(folder) does not exist" : Descriptor.reason())
    }
    descriptor = Descriptor(number: number, path: path)
    self.name = name
  }

  /// Whether a file of this name can be one of them: behind the prefix stand the number of a process and another.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { UInt32($0) != nil }
  }

  /// Gives a file without a name its place, unless something stands there; false where that is so or cannot be done.
  func take(_ path: String) -> Bool { name == nil && Self.link(descriptor.number, to: path) == 0 }

  /// The path of the file, which has a name from now on.
  mutating func named() throws -> String {
    if let name { return name }
    for name in Self.names(in: folder) {
      if Self.link(descriptor.number, to: name) == 0 {
        self.name = name
        return name
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

  private static func names(in folder: String) -> [String] {
    (0..<100).map { "\(folder)/\(prefix)\(getpid())-\($0)" }
  }

  /// A file that has a name from its beginning; negative where there can be none.
  private static func openNamed(in folder: String) -> (number: Int32, name: String?) {
    for name in names(in: folder) {
      let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard number >= 0 else {
        if errno == EEXIST { continue }
        break
      }
      flock(number, LOCK_EX)
      var status = stat()
      // Before it was locked another run may have taken it for a leftover.
      if fstat(number, &status) != 0 || status.st_nlink > 0 { return (number, name) }
      _ = Foundation.close(number)
    }
    return (-1, nil)
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
