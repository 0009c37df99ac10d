import Foundation

/// Whose time is counted.
package enum ProcessorClock {
  case thread
  /// All threads: only in a process of its own does it say something of a test, because others run beside it.
  case process

  fileprivate var id: clockid_t { self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID }

  fileprivate var now: Duration {
    var time = timespec()
    clock_gettime(id, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// What work gives, and how long it keeps the processor busy: a busy machine makes that no longer, so that a bound for it holds on any.
///
/// - Parameter clock: by default that of the calling thread, where all of the work has to be done.
package func timed<Value>(_ clock: ProcessorClock = .thread, _ work: () throws -> Value) rethrows -> (
  value: Value, time: Duration
) {
  let start = clock.now
  let value = try work()
  return (value, clock.now - start)
}
