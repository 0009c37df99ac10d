import GraphModel

/// How a committed graph differs from the one in the code, by what a picture shows: a line that only moved is no difference.
public struct Drift: Sendable, Equatable {
  /// One difference a line, in words: `+` what the code has and the committed graph lacks, `-` the reverse, `~` what changed.
  public let lines: [String]

  /// Whether both say the same.
  public var isEmpty: Bool { lines.isEmpty }

  /// Compares the outlines of two documents.
  public init(from committed: GraphDocument, to current: GraphDocument) {
    let (old, new) = (committed.outline, current.outline)
    lines = Self.nodes(from: old.nodes, to: new.nodes) + Self.edges(from: old.edges, to: new.edges)
  }

  private static func nodes(from old: [Node], to new: [Node]) -> [String] {
    changes(
      from: old, to: new, key: \.id, describe: { "\($0.kind.rawValue) \($0.id)" },
      change: { "\($1.kind.rawValue) \($1.id): \($1.qualities), was: \($0.qualities)" })
  }

  private static func edges(from old: [Edge], to new: [Edge]) -> [String] {
    changes(
      from: old, to: new, key: { [$0.relation.kind, $0.from, $0.to] }, describe: \.sentence,
      change: { "\($1.sentence), was: \($0.qualities.joined(separator: ", "))" })
  }

  /// The differences of two sorted lists in the order of their keys; elements of one key that differ are taken for changed.
  private static func changes<Element: Equatable, Key: Hashable>(
    from old: [Element], to new: [Element], key: (Element) -> Key,
    describe: (Element) -> String, change: (Element, Element) -> String
  ) -> [String] {
    let oldByKey = Dictionary(grouping: old, by: key)
    let newByKey = Dictionary(grouping: new, by: key)
    var keys: [Key] = []
    var known: Set<Key> = []
    for element in old + new where known.insert(key(element)).inserted { keys.append(key(element)) }
    return keys.flatMap { key in
      let (before, after) = (oldByKey[key] ?? [], newByKey[key] ?? [])
      let gone = before.filter { !after.contains($0) }
      let come = after.filter { !before.contains($0) }
      let changed = zip(gone, come).map { "~ " + change($0, $1) }
      return changed + gone.dropFirst(changed.count).map { "- " + describe($0) }
        + come.dropFirst(changed.count).map { "+ " + describe($0) }
    }
  }
}

extension Node {
  fileprivate var qualities: String {
    let base = isBase ? ", a base class" : ""
    return "\(kind.rawValue) \(name) in \(location.file)\(base)"
  }
}
