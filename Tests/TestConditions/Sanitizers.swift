/// Whether the tests run under a sanitizer, as `make sanitize` has it.
package enum Sanitizers {
  #if SANITIZED
    package static let areOn = true
  #else
    package static let areOn = false
  #endif

  /// How much longer work takes under them: up to fifteen times, by the thread sanitizer's documentation.
  package static let slowdown = areOn ? 15 : 1

  /// How deep calls may nest where a test wants `count`: the thread sanitizer remembers 65,536 of a thread.
  package static func calls(_ count: Int) -> Int { areOn ? min(count, 10_000) : count }
}
