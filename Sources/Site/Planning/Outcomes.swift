import Algorithms
import GraphModel

/// What one message that a user causes on a screen leads to.
struct Outcome: Sendable {
  /// The screen.
  let from: String
  let trigger: String
  /// The moves, in the document's order; never empty.
  let moves: [Edge]

  /// The moves of each message, in the order of the first.
  static func outcomes(of moves: [Edge]) -> [Outcome] {
    let keys = moves.map { [$0.from, $0.flow?.trigger ?? ""] }
    let groups = Dictionary(grouping: zip(keys, moves), by: \.0)
    return keys.uniqued(on: \.self).map { key in
      Outcome(from: key[0], trigger: key[1], moves: (groups[key] ?? []).map(\.1))
    }
  }
}
