import Foundation

/// Work on several items at once.
enum Concurrently {
  /// Maps the items on as many threads as there are processors; the results are in the order of the items.
  ///
  /// Throws the error of the first item in order that has one, so that the same input fails alike.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) throws -> Result
  ) throws -> [Result] {
    let results = Results<Result>(count: items.count)
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      results.set(index, Swift.Result { try transform(items[index]) })
    }
    return try results.all()
  }
}

/// A place for each result. Unchecked, because what changes is only touched while the lock is held.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var filled: [Result<Value, any Error>?]

  init(count: Int) { filled = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<Value, any Error>) { lock.withLock { filled[index] = result } }

  func all() throws -> [Value] { try lock.withLock { try filled.compactMap { try $0?.get() } } }
}
