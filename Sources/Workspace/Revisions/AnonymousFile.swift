#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name that is gone when it is closed, open at its beginning.
struct AnonymousFile: Sendable {
  let descriptor: Int32

  init(holding bytes: [UInt8]) throws(InputError) {
    if bytes.isEmpty {
      descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure() }
      return
    }
    guard let file = tmpfile() else { throw Self.failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { throw Self.failure() }
    rewind(file)
    descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw Self.failure() }
  }

  func close() {
    systemClose(descriptor)
  }

  private static func failure() -> InputError {
    InputError(path: "temporary file", message: String(cString: strerror(errno)))
  }
}

/// `close(2)`, under a name that the member does not hide.
private func systemClose(_ descriptor: Int32) {
  _ = close(descriptor)
}
