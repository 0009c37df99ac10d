/// How a coordinator is reached: the shortest chain of types from an owner or a coordinator that nobody starts.
struct Ways {
  let index: SiteIndex

  /// As identifiers, the coordinator last; of two chains as long the first in the document's order. Only the coordinator itself
  /// where nothing but a circle leads to it.
  func shortest(to coordinator: String) -> [String] {
    var next: [String: String] = [:]
    var pending = [coordinator]
    var seen: Set<String> = [coordinator]
    var position = 0
    while position < pending.count {
      let current = pending[position]
      position += 1
      let starters = index.starters(of: current).map(\.from).filter { $0 != current }
      if starters.isEmpty { return chain(from: current, next) }
      for starter in starters where seen.insert(starter).inserted {
        next[starter] = current
        pending.append(starter)
      }
    }
    return [coordinator]
  }

  private func chain(from top: String, _ next: [String: String]) -> [String] {
    var chain = [top]
    while let last = chain.last, let following = next[last] { chain.append(following) }
    return chain
  }
}
