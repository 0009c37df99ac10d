import Foundation

/// Writes a regular file as a whole or not at all.
///
/// The bytes go to a temporary file beside it, which takes its place when everything is on the disk: whoever reads the file sees
/// the old content or the new one, and a full disk leaves the old one. Where the system can, the temporary file has no name until
/// then: a run that is killed leaves nothing behind, unless that happens between the two calls that name the file and put it in the
/// place of another. What is left then goes with the next run (``Leftovers``).
struct FileReplacement {
  let path: String

  /// - Parameter isDurable: whether the bytes must be on the disk before they replace the old ones; for one file of many that
  ///   can be made again it takes longer than all the rest.
  func write(_ bytes: [UInt8], isDurable: Bool = true) throws {
    let old = status()
    // The folder alone decides about a rename, which would replace even a file that was made read-only on purpose.
    if old != nil, access(path, W_OK) != 0 { throw WriteError(path: path, reason: Descriptor.reason()) }
    var temporary = try TemporaryFile(beside: path)
    do {
      defer { temporary.close() }
      try temporary.descriptor.write(bytes)
      inherit(old, temporary.descriptor)
      if isDurable { try temporary.descriptor.synchronize() }
      // Where nothing is to be replaced, the file never has another name.
      if old == nil, temporary.take(path) { return }
      let name = try temporary.named()
      guard rename(name, path) == 0 else { throw WriteError(path: path, reason: Descriptor.reason()) }
    } catch {
      temporary.remove()
      throw WriteError(path: path, reason: (error as? WriteError)?.reason ?? "\(error)")
    }
  }

  private func status() -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// A file that is replaced keeps its permissions and, where that is allowed, its owner; a new one gets what the umask leaves.
  private func inherit(_ old: stat?, _ new: Descriptor) {
    if let old {
      _ = fchown(new.number, old.st_uid, old.st_gid)
      _ = fchmod(new.number, old.st_mode & 0o7777)
    } else {
      let mask = umask(0)
      umask(mask)
      _ = fchmod(new.number, 0o666 & ~mask)
    }
  }
}
