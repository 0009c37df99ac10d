import Foundation

/// Runs asynchronous work and waits for its result.
///
/// For threads that are not those of Swift's tasks: of these there may be as few as processors, and the work needs one.
func waiting<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
  let slot = Slot<Value>()
  Task.detached {
    do { slot.fill(.success(try await work())) } catch { slot.fill(.failure(error)) }
  }
  return try slot.wait().get()
}

/// A place for one result.
///
/// Unchecked, because the semaphore orders the only write before the only read.
private final class Slot<Value: Sendable>: @unchecked Sendable {
  private let isFull = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?

  func fill(_ result: Result<Value, any Error>) {
    self.result = result
    isFull.signal()
  }

  func wait() -> Result<Value, any Error> {
    isFull.wait()
    return result ?? .failure(CancellationError())
  }
}
