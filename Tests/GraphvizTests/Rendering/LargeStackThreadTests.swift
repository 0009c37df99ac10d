import TestConditions
import Testing

@testable import Graphviz

struct LargeStackThreadTests {
  @Test func hasRoomForDeepRecursion() throws {
    let limit = Sanitizers.calls(200_000)
    #expect(try LargeStackThread.run(stackBytes: 256 << 20) { depth(reached: limit) } == limit)
  }

  @Test func takesLessWhereTheSystemRefuses() throws {
    #expect(try LargeStackThread.run(stackBytes: 1 << 60) { 7 } == 7)
  }

  @Test func saysThatThereIsNoThread() throws {
    do {
      _ = try LargeStackThread.run(stackBytes: 1 << 60, minimumBytes: 1 << 60) { 7 }
      Issue.record("a thread with an impossible stack was started")
    } catch {
      guard case .noThread(stackBytes: 1 << 60, let code) = error else { throw error }
      #expect(code != 0)
    }
  }

  /// Recursion that the optimizer cannot turn into a loop: each frame keeps an array alive across the call.
  private func depth(reached limit: Int, from level: Int = 1) -> Int {
    guard level < limit else { return level }
    let local = [level]
    return max(depth(reached: limit, from: level + 1), local.count)
  }
}
