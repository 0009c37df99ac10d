#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few questions a scan asks of the file system, answered by POSIX calls with the reason in words where they fail.
///
/// FoundationEssentials answers them too, but resolves owner and group names for each file and wraps `errno` in errors whose
/// texts differ between systems.
package enum FileSystem {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device, which is never read as source.
    case other
  }

  /// A call that failed, with the reason as the system words it.
  package struct Failure: Error, Hashable {
    package let reason: String
  }

  /// What stands at a path, without following a link there; nil where nothing does.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// What changes when a file is written: its size, when that was, and which file it is; nil where nothing stands at the path.
  package static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return lstat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// The same, of what a link leads to.
  package static func stamp(ofTarget path: String) -> Stamp? {
    var status = stat()
    return fstatat(AT_FDCWD, path, &status, 0) == 0 ? Stamp(status) : nil
  }

  package struct Stamp: Hashable, Sendable {
    package let size: Int
    /// When its content was written, as anybody may set it.
    package let written: Time
    /// When anything about it was changed last, which nobody can set.
    package let changed: Time
    /// The number by which the file system knows it.
    package let number: UInt64

    package init(size: Int, written: Time, changed: Time, number: UInt64) {
      self.size = size
      self.written = written
      self.changed = changed
      self.number = number
    }

    fileprivate init(_ status: stat) {
      #if canImport(Darwin)
        let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
      #else
        let (written, changed) = (status.st_mtim, status.st_ctim)
      #endif
      self.init(
        size: Int(status.st_size), written: Time(written), changed: Time(changed), number: UInt64(status.st_ino))
    }
  }

  /// A time since 1970.
  package struct Time: Hashable, Sendable {
    package let seconds: Int
    package let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    fileprivate init(_ time: timespec) {
      self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
  }

  /// Whether this process may read what stands at a path.
  package static func canRead(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The absolute path without links, `.` and `..`.
  package static func resolved(_ path: String) throws(Failure) -> String {
    guard let resolved = realpath(path, nil) else { throw lastFailure() }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder except `.` and `..`, sorted.
  package static func entries(ofFolder path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw lastFailure() }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a file, or nil where it holds more than `limit` of them; the rest is then not read.
  package static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8]? {
    // Without O_NONBLOCK a pipe that took the file's place would hold up the run until somebody wrote to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastFailure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure() }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(reason: "is a folder") }
    if Int(status.st_size) > limit { return nil }
    return try read(descriptor, expecting: Int(status.st_size), limit: limit)
  }

  /// The bytes of a file that a user named, or of standard input for `-`; nil where there are more than `limit`.
  package static func contents(ofDocument path: String, limit: Int) throws(Failure) -> [UInt8]? {
    path == "-" ? try read(STDIN_FILENO, expecting: 0, limit: limit) : try contents(of: path, limit: limit)
  }

  /// Reads to the end and not only to the size that was announced: a file may grow, and some announce none.
  private static func read(_ descriptor: Int32, expecting size: Int, limit: Int) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var capacity = size + 1
    while bytes.count <= limit {
      let chunk = try readChunk(descriptor, capacity: capacity)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      capacity = 1 << 16
    }
    return nil
  }

  private static func readChunk(_ descriptor: Int32, capacity: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result = -1
      repeat { result = systemRead(descriptor, buffer.baseAddress, capacity) } while result < 0 && errno == EINTR
      if result < 0 { failure = lastFailure() }
      count = max(0, result)
    }
    if let failure { throw failure }
    return chunk
  }

  private static func lastFailure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}

/// `read(2)`, under a name that the members of ``FileSystem`` do not hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
