import Foundation

/// Runs something that calls itself deeply, as parsing nested source does.
func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  guard let value = outcome.value else { fatalError("the thread signals once it has a value") }
  return value
}

/// Written by one thread before the semaphore is signalled and read by the other after it, never by both at a time.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}
