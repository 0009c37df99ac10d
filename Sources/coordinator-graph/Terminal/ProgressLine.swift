import CoordinatorGraph
import Foundation

/// One line on a terminal that says how far a scan has come, once it takes over a second.
///
/// Unchecked, because a scan reports from one thread at a time and ``clear()`` is called after it has ended.
final class ProgressLine: @unchecked Sendable {
  private let console: Console
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var nextUpdate: ContinuousClock.Instant
  private var isDrawn = false

  init(on console: Console) {
    self.console = console
    isShown = console.level > .quiet && isatty(STDERR_FILENO) == 1
    nextUpdate = clock.now + .seconds(1)
  }

  func update(_ progress: ScanProgress) {
    guard isShown, clock.now >= nextUpdate else { return }
    nextUpdate = clock.now + .milliseconds(100)
    isDrawn = true
    console.write("\r\u{1B}[2Kreading: \(progress.filesRead) of \(progress.fileCount) files")
  }

  func clear() {
    if isDrawn { console.write("\r\u{1B}[2K") }
  }
}
