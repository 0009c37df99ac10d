import Algorithms
import GraphModel

/// By what else a search finds things than what they are called: names that stand on the way of a move, and that types declare.
struct SearchNames {
  /// More a type would make the index large.
  private static let limit = 24

  private let index: SiteIndex
  private let declared: [String: [String]]

  init(_ content: SiteContent) {
    index = content.index
    declared = Self.telling(content.declaredNames)
  }

  /// Of the names that types declare those that tell something: what many types declare, such as `viewDidLoad`, does not.
  private static func telling(_ names: [String: [String]]) -> [String: [String]] {
    let counts = names.values.reduce(into: [String: Int]()) { counts, names in
      for name in Set(names) { counts[name, default: 0] += 1 }
    }
    let most = max(names.count / 10, 2)
    return names.mapValues { names in
      Array(names.uniqued(on: \.self).filter { counts[$0, default: 0] <= most }.prefix(limit))
    }
  }

  /// What a type declares.
  func names(of type: String) -> [String] { declared[type] ?? [] }

  /// Who makes the moves, by which wires the message goes, and who sends it for the screen, such as its view model.
  func names(of outcome: Outcome) -> [String] {
    let makers = outcome.moves.compactMap { $0.flow?.by }.uniqued(on: \.self)
    let wires = makers.flatMap { index.edges(to: $0, .delegate) }.filter { edge in
      edge.wire?.messages.contains(outcome.trigger) == true
        && (edge.from == outcome.from || index.nodes[edge.from]?.kind == .participant)
    }
    let senders = wires.map(\.from).filter { $0 != outcome.from }.uniqued(on: \.self)
    // What many send, such as `finish`, tells nothing of this screen's.
    let near = senders.count > 2 ? wires.filter { $0.from == outcome.from } : wires
    let links = near.flatMap { edge in
      [index.name(of: edge.from)] + (edge.wire.map { $0.links + [$0.protocolName ?? ""] } ?? [])
    }
    return (makers.map(index.name) + links).uniqued(on: \.self)
      .filter { !$0.isEmpty && $0 != outcome.trigger && $0 != index.name(of: outcome.from) }
  }
}
