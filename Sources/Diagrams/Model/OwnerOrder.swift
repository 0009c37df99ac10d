import GraphModel

/// Owners by weight: what the system begins the app with comes first, then those behind whom most of the app lies; bridges to a
/// single coordinator come last.
struct OwnerOrder {
  private let reachability: Reachability

  init(_ document: GraphDocument) {
    reachability = Reachability(document)
  }

  func sorted(_ owners: [Node]) -> [Node] {
    let weighed = owners.map { owner in
      (owner: owner, weight: (owner.isLaunch ? 1 : 0, reachability.behind(owner.id).count))
    }
    return weighed.sorted { ($1.weight.0, $1.weight.1, $0.owner.id) < ($0.weight.0, $0.weight.1, $1.owner.id) }
      .map(\.owner)
  }
}
