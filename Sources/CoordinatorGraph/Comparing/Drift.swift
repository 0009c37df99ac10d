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
    changes(from: old, to: new, oldKey: \.id, newKey: \.id, isSame: ==).map { change in
      switch change {
      case .added(let node): "+ \(node.kind.rawValue) \(node.id)"
      case .removed(let node): "- \(node.kind.rawValue) \(node.id)"
      case .changed(let old, let new): "~ \(new.kind.rawValue) \(new.id): \(new.qualities), was: \(old.qualities)"
      }
    }
  }

  private static func edges(from old: [Edge], to new: [Edge]) -> [String] {
    let key = { (edge: Edge) in [edge.relation.kind, edge.from, edge.to] }
    return changes(from: old, to: new, oldKey: key, newKey: key, isSame: ==).map { change in
      switch change {
      case .added(let edge): "+ \(edge.sentence)"
      case .removed(let edge): "- \(edge.sentence)"
      case .changed(let old, let new): "~ \(new.sentence), was: \(old.qualities.joined(separator: ", "))"
      }
    }
  }
}

extension Node {
  fileprivate var qualities: String {
    let base = isBase ? ", a base class" : ""
    return "\(kind.rawValue) \(name) in \(location.file)\(base)"
  }
}
