import CoordinatorGraph
import Foundation

/// The site that a server shows, swapped as a whole: an answer comes from one site or the next, never from both.
///
/// Unchecked, because what changes is only touched while the lock is held.
final class ServedSite: @unchecked Sendable {
  private let lock = NSLock()
  private var site: SiteFiles

  init(_ site: SiteFiles) {
    self.site = site
  }

  var current: SiteFiles { lock.withLock { site } }

  /// Shows another site from now on.
  func replace(with next: SiteFiles) {
    lock.withLock { site = next }
  }
}
