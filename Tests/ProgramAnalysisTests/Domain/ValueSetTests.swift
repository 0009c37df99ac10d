import Testing

@testable import ProgramAnalysis

/// The laws of the join, and that equal sets are equal values however they came about: none, one and many values are held apart.
@Suite struct ValueSetTests {
  /// Sets of every size that is held or joined in a way of its own.
  private static let samples: [ValueSet] = [
    .empty, .unknown, .null, ValueSet(.boolean), of([3]), of([3, 5]), of([5, 7]), of([1, 3, 5, 7]), of(Array(0..<9)),
    of(Array(4..<16)), of([3]).union(.null), of(Array(0..<20)).union(.unknown),
  ]

  private static func of(_ indices: [Int]) -> ValueSet {
    indices.reduce(into: ValueSet()) { $0.insert(.object(ObjectID(index: $1))) }
  }

  @Test func `joining is idempotent, commutative and associative`() {
    for first in Self.samples {
      #expect(first.union(first) == first)
      for second in Self.samples {
        #expect(first.union(second) == second.union(first))
        #expect(first.union(second).hashValue == second.union(first).hashValue)
        for third in Self.samples {
          #expect(first.union(second).union(third) == first.union(second.union(third)))
        }
      }
    }
  }

  @Test func `a join grows exactly where it gives something new, and holds what both hold in order`() {
    for first in Self.samples {
      for second in Self.samples {
        var joined = first
        let grew = joined.formUnion(second)
        #expect(grew == (joined != first))
        #expect(Set(joined.values) == Set(first.values).union(second.values))
        #expect(Array(joined.values) == joined.values.sorted())
        #expect(joined.flags == first.flags.union(second.flags))
        #expect(second.values.allSatisfy(joined.contains))
      }
    }
  }

  @Test func `a set that shares its values with another keeps its own when that one grows`() {
    for sample in Self.samples {
      var copy = sample
      copy.insert(.object(ObjectID(index: 100)))
      #expect(!sample.contains(.object(ObjectID(index: 100))))
      #expect(copy.values.count == sample.values.count + 1)
      #expect(copy.filter { $0 != .object(ObjectID(index: 100)) } == sample)
    }
  }

  @Test func `a set says by itself whether it has several parts`() {
    for sample in Self.samples + Self.samples.map({ $0.union(.null) }) + [ValueSet([.true, .missing])] {
      #expect(sample.isOnePart == (sample.parts.count == 1))
    }
  }
}
