/// How a coordinator is reached: chains of types from an owner or a coordinator that nobody starts, the shortest first.
struct Ways {
  /// More would not be read.
  static let limit = 6
  /// Types that are looked at before the search is given up: the number of chains can grow with every level.
  private static let effort = 20_000

  let index: SiteIndex

  /// Each way as identifiers, the coordinator last; of two as long the first in the document's order comes first.
  func ways(to coordinator: String) -> [[String]] {
    var found: [[String]] = []
    var pending: [[String]] = [[coordinator]]
    var (position, spent) = (0, 0)
    while position < pending.count, spent < Self.effort, found.count < Self.limit {
      let chain = pending[position]
      position += 1
      spent += chain.count
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
