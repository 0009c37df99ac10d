import CoordinatorGraph
import Foundation

/// Looks at the files of a scan again and again until they look different.
struct SourceWatch {
  private var stamp: SourceStamp

  init(_ stamp: SourceStamp) {
    self.stamp = stamp
  }

  /// Returns when what it sees is something else than what it saw last.
  ///
  /// - Parameter look: answers nil where the files cannot be looked at, such as a folder that is away for a moment, which is no change.
  mutating func waitForChange(_ look: () -> SourceStamp?) {
    while true {
      let start = ContinuousClock.now
      let next = look()
      if let next, next != stamp {
        stamp = next
        return
      }
      // Where looking takes long, it is done less often; what is being written meanwhile is there when it is read.
      Thread.sleep(forTimeInterval: max(0.2, (ContinuousClock.now - start) / .seconds(1) * 10))
    }
  }
}
