import GraphModel

/// Names as pictures show them: without the last words that most of a kind have in common, which tooltips keep.
package struct ShownNames: Equatable, Sendable {
  /// Every name whole.
  package static let whole = ShownNames(shortened: [:], suffixes: [])

  private let shortened: [String: String]
  /// What was left out, sorted.
  let suffixes: [String]

  private init(shortened: [String: String], suffixes: [String]) {
    self.shortened = shortened
    self.suffixes = suffixes
  }

  /// A suffix is left out where at least half of the coordinators, of the screens, or of the owners end in it; a name stays whole that
  /// would be nothing without it, or another's of its kind, and that of what the system launches.
  package init(of document: GraphDocument) {
    var shortened: [String: String] = [:]
    var suffixes: Set<String> = []
    for kind in [Node.Kind.coordinator, .screen, .owner] {
      let nodes = document.nodes.filter { $0.kind == kind && !$0.isLaunch }
      guard let suffix = Self.commonSuffix(of: nodes.map(\.name)) else { continue }
      let names = Set(nodes.map(\.name))
      for node in nodes where node.name.hasSuffix(suffix) {
        let rest = String(node.name.dropLast(suffix.count))
        guard let last = rest.last, last.isLetter || last.isNumber, !names.contains(rest) else { continue }
        shortened[node.id] = rest
        suffixes.insert(suffix)
      }
    }
    self.init(shortened: shortened, suffixes: suffixes.sorted())
  }

  /// The name in one line.
  func text(of node: Node) -> String { DisplayName.short(shortened[node.id] ?? node.name) }

  /// "names without Coordinator, ViewController"; nil where all are whole.
  var remark: String? {
    suffixes.isEmpty ? nil : "names without \(suffixes.map { DisplayName.short($0) }.joined(separator: ", "))"
  }

  /// The last words that save most letters.
  private static func commonSuffix(of names: [String]) -> String? {
    guard names.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for name in names {
      let words = DisplayName.words(of: name)
      for length in 1...3 where length < words.count { counts[words.suffix(length).joined(), default: 0] += 1 }
    }
    let common = counts.filter { $0.value * 2 >= names.count && $0.value > 1 }
    return common.max { ($0.value * $0.key.count, $0.key) < ($1.value * $1.key.count, $1.key) }?.key
  }
}
