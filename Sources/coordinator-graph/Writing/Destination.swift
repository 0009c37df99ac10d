import Foundation

/// Where a result goes.
enum Destination: Equatable {
  /// An open descriptor of this process: standard output, or what `/dev/stdout` and `/dev/fd/N` name.
  case descriptor(Int32)
  /// A pipe, a device, a socket: written to directly, never replaced.
  case special(path: String)
  /// A regular file, there or not, behind all links: replaced as a whole.
  case file(path: String)

  /// Finds out what a path leads to, following links as a write would.
  init(_ path: String) throws {
    var current = path
    for _ in 0..<40 {
      if let descriptor = Self.descriptor(named: current) {
        self = .descriptor(descriptor)
        return
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: current) else {
        self = try Self.end(current)
        return
      }
      current = target.hasPrefix("/") ? target : current.enclosingFolder + "/" + target
    }
    throw WriteError(path: path, reason: "Too many levels of symbolic links")
  }

  /// Opening these paths again would begin at the start of a file that the shell may have opened for appending.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      return folders.firstNonNil { path.hasPrefix($0) ? Int32(path.dropFirst($0.count)) : nil }
    }
  }

  private static func end(_ path: String) throws -> Destination {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // Anything but absence, such as a folder that cannot be entered, would fail again later, with a less clear reason.
      if errno == ENOENT { return .file(path: path) }
      throw WriteError(path: path, reason: Descriptor.reason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path: path)
    case S_IFDIR: throw WriteError(path: path, reason: "Is a directory")
    default: return .special(path: path)
    }
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
