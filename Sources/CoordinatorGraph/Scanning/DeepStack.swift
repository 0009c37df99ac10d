import Foundation

/// Work on threads with room for deep recursion.
///
/// A chain of ten thousand calls or operators in one expression nests its syntax tree, and everything that walks the tree, as
/// deep. The threads of Dispatch and Swift concurrency have half a megabyte on some systems, and no way to ask for more.
enum DeepStack {
  /// Address space for one thread; memory is only taken as far as the recursion goes.
  static let stackSize = 256 << 20

  /// Runs `work` on a deep stack and waits for its result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let slot = Slots([()], finished: { _, _ in }) { _ in work() }
    DeepThread(stackSize: stackSize, body: slot.fillAll)?.join()
    // Does nothing, unless the system refused the thread.
    slot.fillAll()
    return slot.results()[0]
  }

  /// Maps the items on as many deep stacks as there are processors; the results are in the order of the items.
  ///
  /// - Parameter finished: is told how many of how many items are done; from any thread, one call at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], finished: @escaping @Sendable (Int, Int) -> Void,
    _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let slots = Slots(items, finished: finished, transform)
    // More than sixteen parsers wait for the memory more than they work.
    let count = min(ProcessInfo.processInfo.activeProcessorCount, 16, items.count)
    let threads = (0..<count).compactMap { _ in DeepThread(stackSize: stackSize, body: slots.fillAll) }
    for thread in threads { thread.join() }
    slots.fillAll()
    return slots.results()
  }
}

/// Items that several threads take in turn, and a place for the result of each.
private final class Slots<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  // Unchecked, because what changes is only touched while the lock is held; `Mutex` needs macOS 15.
  private let lock = NSLock()
  private var next = 0
  private var done = 0
  private var filled: [Result?]

  private let items: [Item]
  private let finished: @Sendable (Int, Int) -> Void
  private let transform: @Sendable (Item) -> Result

  init(
    _ items: [Item], finished: @escaping @Sendable (Int, Int) -> Void, _ transform: @escaping @Sendable (Item) -> Result
  ) {
    self.items = items
    self.finished = finished
    self.transform = transform
    filled = Array(repeating: nil, count: items.count)
  }

  /// Takes items until none is left.
  @Sendable func fillAll() {
    while let index = take() {
      let result = transform(items[index])
      lock.withLock {
        filled[index] = result
        done += 1
        finished(done, items.count)
      }
    }
  }

  func results() -> [Result] {
    lock.withLock { filled.compactMap(\.self) }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < items.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
