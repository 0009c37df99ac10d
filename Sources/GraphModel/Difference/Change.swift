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
/// - Parameters:
///   - isSame: whether two elements of one key differ in nothing that counts.
///   - isAlike: of several elements of one key, whether one is rather what became of the other than the rest.
package func changes<Element: Equatable & Sendable, Key: Hashable>(
  from old: [Element], to new: [Element], oldKey: (Element) -> Key, newKey: (Element) -> Key,
  isSame: (Element, Element) -> Bool, isAlike: (Element, Element) -> Bool = { _, _ in true }
) -> [Change<Element>] {
  let oldByKey = Dictionary(grouping: old, by: oldKey)
  let newByKey = Dictionary(grouping: new, by: newKey)
  var keys: [Key] = []
  var known: Set<Key> = []
  for key in old.map(oldKey) + new.map(newKey) where known.insert(key).inserted { keys.append(key) }
  return keys.flatMap { key in
    var pairing = Pairing(gone: oldByKey[key] ?? [], come: newByKey[key] ?? [])
    _ = pairing.takePairs(where: isSame)
    let changed = pairing.takePairs(where: isAlike) + pairing.takePairs { _, _ in true }
    return changed.map { Change.changed(from: $0, to: $1) } + pairing.gone.map { Change.removed($0) }
      + pairing.come.map { Change.added($0) }
  }
}

/// Elements of one key that have no partner yet.
private struct Pairing<Element> {
  var gone: [Element]
  var come: [Element]

  /// Takes out those that belong together, each with the first that does.
  mutating func takePairs(where belong: (Element, Element) -> Bool) -> [(Element, Element)] {
    var pairs: [(Element, Element)] = []
    var rest: [Element] = []
    for new in come {
      if let old = gone.firstIndex(where: { belong($0, new) }) {
        pairs.append((gone.remove(at: old), new))
      } else {
        rest.append(new)
      }
    }
    come = rest
    return pairs
  }
}
