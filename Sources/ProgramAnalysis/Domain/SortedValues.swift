/// Values in their order, each once. Most places hold one or none, for which nothing is allocated.
struct SortedValues: RandomAccessCollection, Hashable {
  /// Two or more are many, so that equal values have one form.
  private enum Storage: Hashable {
    case none
    case one(Value)
    case many([Value])
  }

  private var storage = Storage.none

  init() {}

  init(_ value: Value) { storage = .one(value) }

  /// - Parameter sorted: values in their order.
  private init(sorted: [Value]) {
    switch sorted.count {
    case 0: storage = .none
    case 1: storage = .one(sorted[0])
    default: storage = .many(sorted)
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let values): values.count
    }
  }

  subscript(index: Int) -> Value {
    switch storage {
    case .none: preconditionFailure("no values")
    case .one(let value): value
    case .many(let values): values[index]
    }
  }

  func contains(sorted value: Value) -> Bool {
    switch storage {
    case .none: return false
    case .one(let known): return known == value
    case .many(let values):
      let index = Self.lowerBound(of: value, in: values)
      return index < values.count && values[index] == value
    }
  }

  func keeping(_ isIncluded: (Value) -> Bool) -> SortedValues {
    switch storage {
    case .none: self
    case .one(let value): isIncluded(value) ? self : SortedValues()
    case .many(let values): SortedValues(sorted: values.filter(isIncluded))
    }
  }

  /// Returns whether the value is new.
  mutating func insert(_ value: Value) -> Bool {
    switch storage {
    case .none: storage = .one(value)
    case .one(let known):
      guard known != value else { return false }
      storage = .many(known < value ? [known, value] : [value, known])
    case .many(var values):
      let index = Self.lowerBound(of: value, in: values)
      guard index == values.count || values[index] != value else { return false }
      // The only reference is the local one from here on, so that nothing is copied.
      storage = .none
      values.insert(value, at: index)
      storage = .many(values)
    }
    return true
  }

  /// Returns whether one of the others is new.
  mutating func formUnion(_ others: SortedValues) -> Bool {
    switch others.storage {
    case .none: return false
    case .one(let value): return insert(value)
    case .many(let more): return formUnion(more, of: others)
    }
  }

  private mutating func formUnion(_ more: [Value], of others: SortedValues) -> Bool {
    switch storage {
    case .none: storage = others.storage
    case .one(let value):
      storage = others.storage
      _ = insert(value)
    case .many:
      guard !isSameStorage(as: more) else { return false }
      // Few values are put in where they belong; many are merged in one pass, so that sets of any size grow in linear time.
      guard more.count > Self.fewValues else { return more.reduce(false) { insert($1) || $0 } }
      return merge(more)
    }
    return true
  }

  private static let fewValues = 8

  /// Whether the values are known to be equal without a look at them, as those of a copy are.
  private func isSameStorage(as others: [Value]) -> Bool {
    guard case .many(let values) = storage, values.count == others.count else { return false }
    return values.withUnsafeBufferPointer { ours in
      others.withUnsafeBufferPointer { ours.baseAddress == $0.baseAddress }
    }
  }

  /// Merges sorted values; returns whether one of them is new.
  private mutating func merge(_ others: [Value]) -> Bool {
    guard case .many(let values) = storage else { return formUnion(SortedValues(sorted: others)) }
    let added = Self.countMissing(of: others, in: values)
    guard values.count + added > others.count else {
      // They hold all of these: sharing their storage makes the next union with them a comparison of addresses.
      storage = .many(others)
      return added > 0
    }
    guard added > 0 else { return false }
    var merged: [Value] = []
    merged.reserveCapacity(values.count + added)
    var index = 0
    for other in others {
      while index < values.count, values[index] < other {
        merged.append(values[index])
        index += 1
      }
      if index < values.count, values[index] == other { index += 1 }
      merged.append(other)
    }
    merged += values[index...]
    storage = .many(merged)
    return true
  }

  /// How many of sorted values are not among others.
  private static func countMissing(of others: [Value], in values: [Value]) -> Int {
    var index = 0
    return others.reduce(0) { count, other in
      while index < values.count, values[index] < other { index += 1 }
      guard index < values.count, values[index] == other else { return count + 1 }
      index += 1
      return count
    }
  }

  /// Where a value stands or would stand; most often behind all others.
  private static func lowerBound(of value: Value, in values: [Value]) -> Int {
    if let last = values.last, last < value { return values.count }
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
