import Foundation

/// Calls on an open file, with the reason in words where they fail.
struct Descriptor {
  let number: Int32
  /// What the file is called in errors.
  let path: String

  /// Opens a file that is there; it keeps its content until something is written.
  init(opening path: String) throws {
    number = open(path, O_WRONLY | O_CLOEXEC)
    self.path = path
    guard number >= 0 else { throw WriteError(path: path, reason: Self.reason()) }
  }

  init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes everything; a reader that went away early has seen enough, which is no error.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw WriteError(path: path, reason: Self.reason())
      }
    }
  }

  /// Hands what was written to the disk: some file systems only then notice that it is full.
  func synchronize() throws {
    guard fsync(number) == 0 else { throw WriteError(path: path, reason: Self.reason()) }
  }

  func close() throws {
    guard Foundation.close(number) == 0 else { throw WriteError(path: path, reason: Self.reason()) }
  }

  /// What `errno` says, in words.
  static func reason() -> String { String(cString: strerror(errno)) }
}
