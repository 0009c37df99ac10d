#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Comparison {
  /// The version of the JSON contract (`docs/difference-schema.json`).
  public static let schemaVersion = 1

  /// The difference as JSON: keys sorted, two-space indentation, no escaped slashes, a newline at the end.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(EncodedComparison(self)) + Data("\n".utf8)
  }
}

extension Change {
  /// The name in the JSON contract.
  public var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }
}

private struct EncodedComparison: Encodable {
  let schemaVersion = Comparison.schemaVersion
  let generator = Generator.current
  let base: EncodedSide
  let head: EncodedSide
  let renames: [EncodedChange<Node>]
  let nodes: [EncodedChange<Node>]
  let edges: [EncodedChange<Edge>]
  let reach: EncodedReach
  let findings: [EncodedFinding]
  let windowScreens: [EncodedChange<WindowScreen>]
  let configuration: String?

  init(_ comparison: Comparison) {
    base = EncodedSide(name: comparison.base.name, revision: comparison.base.revision)
    head = EncodedSide(name: comparison.head.name, revision: comparison.head.revision)
    let difference = comparison.difference
    renames = difference.renames.map { EncodedChange(change: "renamed", before: $0.from, after: $0.to) }
    nodes = difference.nodes.map { EncodedChange(change: $0.word, before: $0.before, after: $0.after) }
    edges = difference.edges.map { EncodedChange(change: $0.word, before: $0.before, after: $0.after) }
    reach = EncodedReach(gained: Self.ids(comparison.reach.gained), lost: Self.ids(comparison.reach.lost))
    findings = comparison.findings.map(EncodedFinding.init)
    windowScreens = comparison.windowScreens.map {
      EncodedChange(change: $0.word, before: $0.before, after: $0.after)
    }
    configuration = comparison.configuration?.rawValue
  }

  private static func ids(_ entries: [ReachChanges.Entry]) -> [String] {
    entries.flatMap { [$0.node.id] + $0.behind }.sorted()
  }
}

private struct EncodedSide: Encodable {
  let name: String
  let revision: String?
}

private struct EncodedReach: Encodable {
  let gained: [String]
  let lost: [String]
}

private struct EncodedFinding: Encodable {
  let rule: String
  let message: String
  let symbols: [String]
  let location: SourceLocation

  init(_ finding: Comparison.Remark) {
    rule = finding.rule
    message = finding.message
    symbols = finding.symbols
    location = finding.location
  }
}

private struct EncodedChange<Value: Encodable>: Encodable {
  let change: String
  let before: Value?
  let after: Value?
}
