import Foundation

/// Temporary files of runs that were killed between naming a finished file and putting it in the place of another.
///
/// Who writes a ``TemporaryFile`` holds a lock on it, which the system takes away when that process ends, however it ends. So what can be
/// locked is nobody's any more, and only who has the lock removes the file.
enum Leftovers {
  /// Removes them from a folder. What another run still writes stays, and so does what is no file of this user.
  static func remove(from folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where TemporaryFile.isName(name) { removeFile("\(folder)/\(name)") }
  }

  private static func removeFile(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var (file, named) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &file) == 0, lstat(path, &named) == 0,
      // Another may have removed it meanwhile, and a third have given the name to a new file.
      (file.st_dev, file.st_ino) == (named.st_dev, named.st_ino),
      file.st_mode & S_IFMT == S_IFREG, file.st_uid == geteuid()
    else { return }
    unlink(path)
  }
}
