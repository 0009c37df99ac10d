/// How a coordinator is reached: chains of types from an owner or a coordinator that nobody starts, the shortest first.
struct Ways {
  /// More would not be read.
  static let limit = 6
  /// Chains that are looked at before the search is given up: their number can grow with every level.
  private static let effort = 2_000

  let index: SiteIndex

  /// Each way as identifiers, the coordinator last; of two as long the first in the document's order comes first.
  func ways(to coordinator: String) -> [[String]] {
    var found: [[String]] = []
    var pending: [[String]] = [[coordinator]]
    var position = 0
    while position < pending.count, position < Self.effort, found.count < Self.limit {
      let chain = pending[position]
      position += 1
      let starters = index.starters(of: chain[0]).map(\.from)
      if starters.isEmpty, chain.count > 1 { found.append(chain) }
      var seen: Set<String> = []
      for starter in starters where !chain.contains(starter) && seen.insert(starter).inserted {
        pending.append([starter] + chain)
      }
    }
    return found
  }
}
