/// What became of one thing between two documents.
public enum Change<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Only the head has it.
  case added(Value)
  /// Only the base has it.
  case removed(Value)
  /// Both have it, and say different things of it.
  case changed(from: Value, to: Value)

  /// As the base has it.
  public var before: Value? {
    switch self {
    case .added: nil
    case .removed(let value), .changed(let value, _): value
    }
  }

  /// As the head has it.
  public var after: Value? {
    switch self {
    case .removed: nil
    case .added(let value), .changed(_, let value): value
    }
  }

  /// The newest that is known of it.
  public var current: Value {
    switch self {
    case .added(let value), .removed(let value), .changed(_, let value): value
    }
  }

  /// The change that takes this one back.
  public var inverted: Change {
    switch self {
    case .added(let value): .removed(value)
    case .removed(let value): .added(value)
    case .changed(let before, let after): .changed(from: after, to: before)
    }
  }
}

/// The changes between two lists, in the order of their keys' first appearance.
///
/// Elements of one key that differ are taken for changed as long as each side has one; what is left over was added or removed.
///
/// - Parameter isSame: whether two elements of one key differ in nothing that counts.
package func changes<Element: Equatable & Sendable, Key: Hashable>(
  from old: [Element], to new: [Element], oldKey: (Element) -> Key, newKey: (Element) -> Key,
  isSame: (Element, Element) -> Bool
) -> [Change<Element>] {
  let oldByKey = Dictionary(grouping: old, by: oldKey)
  let newByKey = Dictionary(grouping: new, by: newKey)
  var keys: [Key] = []
  var known: Set<Key> = []
  for key in old.map(oldKey) + new.map(newKey) where known.insert(key).inserted { keys.append(key) }
  return keys.flatMap { key in
    changes(among: oldByKey[key] ?? [], and: newByKey[key] ?? [], isSame: isSame)
  }
}

private func changes<Element: Equatable & Sendable>(
  among old: [Element], and new: [Element], isSame: (Element, Element) -> Bool
) -> [Change<Element>] {
  var gone = old
  var come: [Element] = []
  for element in new {
    if let match = gone.firstIndex(where: { isSame($0, element) }) {
      gone.remove(at: match)
    } else {
      come.append(element)
    }
  }
  let pairs = Array(zip(gone, come))
  return pairs.map { .changed(from: $0, to: $1) } + gone.dropFirst(pairs.count).map { .removed($0) }
    + come.dropFirst(pairs.count).map { .added($0) }
}
