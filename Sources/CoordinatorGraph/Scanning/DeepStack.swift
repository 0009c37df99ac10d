import Foundation

/// Work on threads with room for deep recursion.
///
/// A chain of ten thousand calls or operators in one expression nests its syntax tree, and everything that walks the tree, as
/// deep. The threads of Dispatch and Swift concurrency have half a megabyte on some systems, and no way to ask for more.
enum DeepStack {
  /// Address space for one thread; memory is only taken as far as the recursion goes.
  static let stackSize = 256 << 20

  /// What became of an item.
  enum Outcome<Result: Sendable>: Sendable {
    case done(Result)
    /// Time was up while it was worked on.
    case underWay
    /// Time was up before its turn.
    case notBegun

    /// Nil where time was up.
    var result: Result? { if case .done(let result) = self { result } else { nil } }
  }

  /// Runs `work` on a deep stack and waits for its result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    // Without a deadline there is a result.
    map([()], finished: { _, _ in }) { _ in work() }[0]
  }

  /// Runs `work` on a deep stack and waits for its result, but no longer than to a deadline; what is not done by then is left to itself.
  static func run<Result: Sendable>(
    before deadline: ContinuousClock.Instant, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    outcomes([()], before: deadline, finished: { _, _ in }) { _ in work() }[0].result
  }

  /// Maps the items on as many deep stacks as there are processors; the results are in the order of the items.
  ///
  /// - Parameter finished: is told how many of how many items are done; from any thread, one call at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], finished: @escaping @Sendable (Int, Int) -> Void,
    _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    outcomes(items, before: nil, finished: finished, transform).compactMap(\.result)
  }

  /// The same, but for no longer than to a deadline. No thread can be stopped from outside: those that work on an item by then are left to
  /// themselves, and take no other.
  static func outcomes<Item: Sendable, Result: Sendable>(
    _ items: [Item], before deadline: ContinuousClock.Instant?, finished: @escaping @Sendable (Int, Int) -> Void,
    _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Outcome<Result>] {
    if items.isEmpty { return [] }
    let slots = Slots(items, finished: finished, transform)
    // More than sixteen parsers wait for the memory more than they work.
    let count = min(ProcessInfo.processInfo.activeProcessorCount, 16, items.count)
    let starts = (0..<count).map { _ in DeepThread.start(stackSize: stackSize, body: slots.fillAll) }
    // Where the system refused all threads, this one has to do.
    if !starts.contains(true) { slots.fillAll() }
    return slots.outcomes(before: deadline)
  }
}

/// Items that several threads take in turn, and a place for the result of each.
///
/// Unchecked, because what changes is only touched while the lock is held; `Mutex` needs macOS 15.
private final class Slots<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var done = 0
  private var isOver = false
  private let areAllDone = DispatchSemaphore(value: 0)
  private var filled: [DeepStack.Outcome<Result>]

  private let items: [Item]
  private let finished: @Sendable (Int, Int) -> Void
  private let transform: @Sendable (Item) -> Result

  init(
    _ items: [Item], finished: @escaping @Sendable (Int, Int) -> Void, _ transform: @escaping @Sendable (Item) -> Result
  ) {
    self.items = items
    self.finished = finished
    self.transform = transform
    filled = Array(repeating: .notBegun, count: items.count)
  }

  /// Takes items until none is left.
  @Sendable func fillAll() {
    while let index = take() {
      let result = transform(items[index])
      lock.withLock {
        guard !isOver else { return }
        filled[index] = .done(result)
        done += 1
        finished(done, items.count)
        if done == items.count { areAllDone.signal() }
      }
    }
  }

  /// Waits until all is done, or until the deadline.
  func outcomes(before deadline: ContinuousClock.Instant?) -> [DeepStack.Outcome<Result>] {
    let rest = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) / .nanoseconds(1) }
    _ = areAllDone.wait(timeout: rest.map { .now() + .nanoseconds(Int($0)) } ?? .distantFuture)
    return lock.withLock {
      isOver = true
      return filled
    }
  }

  private func take() -> Int? {
    lock.withLock {
      guard !isOver, next < items.count else { return nil }
      filled[next] = .underWay
      next += 1
      return next - 1
    }
  }
}
