import GraphModel

extension GraphDifference {
  /// One change a line: sign, kind, ids.
  var lines: [String] {
    renames.map { "= \($0.from.id) \($0.to.id)" }
      + nodes.map { "\($0.sign) \($0.current.kind.rawValue) \($0.current.id)" }
      + edges.map { "\($0.sign) \($0.current.relation.kind) \($0.current.from) \($0.current.to)" }
  }
}

extension Change {
  fileprivate var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}
