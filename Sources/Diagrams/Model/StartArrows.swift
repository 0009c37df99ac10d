import GraphModel

/// The arrows of the cards from owners and parents to what they start.
///
/// A few are drawn as they are. Of many, those of owners are, and only the first of the others to a coordinator that more than a few
/// start; the others are a number on its card.
struct StartArrows {
  /// What is drawn.
  let all: [Edge]
  /// How many start a coordinator whose arrows are not all drawn, by its `id`.
  private(set) var crowds: [String: Int] = [:]

  init(_ index: GraphIndex) {
    let starts = (index.roots + index.children).filter { index.isShown($0.from) && index.isShown($0.to) }
    guard starts.count > Theme.crowdedArrows else {
      all = starts
      return
    }
    let isOwners = { (edge: Edge) in edge.relation.kind == "root" }
    let starters = Dictionary(grouping: starts.filter { $0.from != $0.to && !isOwners($0) }, by: \.to)
      .mapValues { Set($0.map(\.from)).count }
    let crowds = starters.filter { $0.value > FlowPassages.hubLimit }
    let first = Self.first(starts, index)
    all = starts.filter { isOwners($0) || $0.from == $0.to || crowds[$0.to] == nil || first[$0.to] == $0.from }
    self.crowds = crowds
  }

  /// "from 5 coordinators"; nil where all arrows are drawn.
  func note(on coordinator: String) -> String? {
    crowds[coordinator].map { "from \(DisplayName.count($0, "coordinator"))" }
  }

  /// By what each coordinator is first started, on the way from where the app begins.
  private static func first(_ starts: [Edge], _ index: GraphIndex) -> [String: String] {
    let targets = Dictionary(grouping: starts, by: \.from).mapValues { $0.map(\.to) }
    var first: [String: String] = [:]
    var seen: Set<String> = []
    for top in (index.owners + index.coordinators).map(\.id) where seen.insert(top).inserted {
      var waiting = [top]
      var next = 0
      while next < waiting.count {
        let from = waiting[next]
        next += 1
        for to in targets[from] ?? [] where to != from && first[to] == nil {
          first[to] = from
          if seen.insert(to).inserted { waiting.append(to) }
        }
      }
    }
    return first
  }
}
