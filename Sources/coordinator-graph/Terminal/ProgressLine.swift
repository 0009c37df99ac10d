import CoordinatorGraph
import Foundation

/// One line on a terminal that says how far a scan has come, once it takes over a second.
///
/// Unchecked, because what changes is only touched while the lock is held.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let timer: (any DispatchSourceTimer)?
  private var interruptions: [any DispatchSourceSignal] = []
  private var progress: ScanProgress?
  private var isDrawn = false
  private var isOver = false

  init(on console: Console) {
    // A timer and not the scan draws the line: its last stage reports only once, when it begins.
    let isShown = console.level > .quiet && isatty(STDERR_FILENO) == 1
    timer = isShown ? DispatchSource.makeTimerSource() : nil
    timer?.setEventHandler { [weak self] in self?.draw(on: console) }
    timer?.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(100))
    timer?.activate()
    if isShown { interruptions = [SIGINT, SIGTERM].map { interruption($0, on: console) } }
  }

  /// Takes the line away before the run ends by a signal, as it would without a line.
  private func interruption(_ number: Int32, on console: Console) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler { [weak self] in
      self?.clear(on: console)
      // The thread that this runs on blocks signals.
      kill(getpid(), number)
    }
    source.activate()
    return source
  }

  func update(_ progress: ScanProgress) {
    lock.withLock { self.progress = progress }
  }

  /// Takes the line away for good.
  func clear(on console: Console) {
    timer?.cancel()
    lock.withLock {
      isOver = true
      for interruption in interruptions {
        interruption.cancel()
        signal(Int32(interruption.handle), SIG_DFL)
      }
      interruptions = []
      if isDrawn { console.write("\r\u{1B}[2K") }
      isDrawn = false
    }
  }

  private func draw(on console: Console) {
    lock.withLock {
      guard !isOver, let progress else { return }
      isDrawn = true
      console.write("\r\u{1B}[2K\(progress.words)")
    }
  }
}

extension ScanProgress {
  fileprivate var words: String {
    switch self {
    case .reading(let filesRead, let fileCount): "reading: \(filesRead) of \(fileCount) files"
    case .resolving(let fileCount): "resolving \(fileCount) files"
    }
  }
}
