import Dispatch
import TestConditions
import Testing

@testable import CoordinatorGraph

@Suite struct DeepStackTests {
  @Test func `results are in the order of the items`() {
    let items = Array(0..<1_000)
    let results = DeepStack.map(items, finished: { _, _ in }) { item in
      // The first items take longest, so that the threads finish out of order.
      (0..<(1_000 - item)).reduce(item) { sum, _ in sum }
    }
    #expect(results == items)
  }

  @Test func `no items have no results`() {
    #expect(DeepStack.map([Int](), finished: { _, _ in }) { $0 }.isEmpty)
  }

  @Test func `each item that is done is reported once, in order`() {
    let counts = Counts()
    _ = DeepStack.map(Array(0..<50), finished: { done, all in counts.add(done, of: all) }) { $0 }
    #expect(counts.done == Array(1...50))
    #expect(counts.all == [50])
  }

  @Test func `past the deadline nothing is waited for, and nothing more is begun`() {
    let gate = DispatchSemaphore(value: 0)
    let outcomes = DeepStack.outcomes(Array(0..<40), before: .now + .milliseconds(300), finished: { _, _ in }) { item in
      if item > 0 { gate.wait() }
      return item
    }
    for _ in 0..<40 { gate.signal() }
    #expect(outcomes[0].result == 0)
    let words = outcomes.map { "\($0)" }
    let underWay = words.count { $0 == "underWay" }
    #expect(underWay > 0 && underWay <= 16)
    #expect(words.dropFirst().prefix(underWay).allSatisfy { $0 == "underWay" })
    #expect(words.dropFirst(1 + underWay).allSatisfy { $0 == "notBegun" })
    #expect(words.count == 40)
  }

  @Test func `work that does not end by the deadline has no result`() {
    let gate = DispatchSemaphore(value: 0)
    let late = DeepStack.run(before: .now + .milliseconds(100)) {
      gate.wait()
      return 1
    }
    gate.signal()
    #expect(late == nil)
    #expect(DeepStack.run(before: .now + .seconds(60)) { 1 } == 1)
  }

  @Test func `recursion a hundred thousand deep fits`() {
    let deep = Sanitizers.calls(100_000)
    #expect(DeepStack.run { depth(deep) } == deep)
    #expect(DeepStack.map([deep, deep], finished: { _, _ in }, depth) == [deep, deep])
  }
}

/// Recurses with work after the call, so that no optimiser makes a loop of it.
@inline(never)
@Sendable private func depth(_ remaining: Int) -> Int {
  if remaining == 0 { return 0 }
  let filler = [remaining]
  return depth(remaining - 1) + filler.count
}

/// Collects what the progress of a map reports.
///
/// Unchecked, because a map reports from one thread at a time and the test reads when it has ended.
private final class Counts: @unchecked Sendable {
  private(set) var done: [Int] = []
  private(set) var all: Set<Int> = []

  func add(_ done: Int, of all: Int) {
    self.done.append(done)
    self.all.insert(all)
  }
}
