#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file of this user's, mapped into memory for as long as somebody holds it.
///
/// Unchecked, because nothing writes to the bytes: whoever replaces the file puts another in its place, and the one that is mapped
/// stays.
package final class MappedFile: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  /// Nil where there is no such file, where it is empty, a link or somebody else's, or where the system will not map it.
  package init?(at path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return nil
    }
    let size = Int(status.st_size)
    guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
