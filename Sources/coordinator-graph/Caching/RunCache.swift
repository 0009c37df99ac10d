import CoordinatorGraph
import Foundation

/// What earlier runs left for this one, and the file in which this one leaves what it added.
///
/// A run works without: whatever stands in the way of reading or writing costs time and nothing else.
struct RunCache {
  /// Nil where the run is to do without.
  let facts: FactCache?
  private let file: String?
  private let folder: CacheFolder?

  static let none = RunCache()

  /// How many bytes all files of the folder may have together; past it those are removed that were written first.
  private static let folderLimit = 1 << 30

  private init() {
    facts = nil
    file = nil
    folder = nil
  }

  /// Opens the cache of the repository that the paths are in.
  init(in folder: CacheFolder, for paths: [String]) {
    guard let place = folder.place(for: paths) else {
      self = .none
      return
    }
    facts = FactCache(at: place.file, of: place.subject)
    file = place.file
    self.folder = folder
  }

  /// Leaves what the run added; says why where that cannot be done, to those who ask for details.
  func save(_ console: Console) {
    guard let file, let folder, let bytes = facts?.packed() else { return }
    do {
      // Source is in it, which others may not be allowed to read.
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      Leftovers.remove(from: folder.path)
      try FileReplacement(path: file).write(bytes, isDurable: false)
      removeOldest(of: folder, except: file)
    } catch {
      console.note("nothing is kept for the next run: \((error as? WriteError)?.reason ?? "\(error)")", at: file)
    }
  }

  private func removeOldest(of folder: CacheFolder, except file: String) {
    var size = 0
    for pack in folder.packs() {
      size += pack.size
      if size > Self.folderLimit, pack.path != file { unlink(pack.path) }
    }
  }
}
