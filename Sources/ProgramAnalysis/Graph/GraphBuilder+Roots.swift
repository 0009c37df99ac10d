import GraphModel

extension GraphBuilder {
  /// Coordinators that something else makes and keeps or starts.
  func rootEdges() -> [TypeEdge] {
    var edges: [TypeEdge] = []
    for (effect, sites) in places {
      guard case .made(let actor, let maker, let coordinator) = effect else { continue }
      let owner = keeps(maker, coordinator) ? maker : actor
      guard !isCoordinator(owner), let from = type(owner),
        let to = type(coordinator), !program[from].isExternal
      else { continue }
      let isRetained = places.keys.contains {
        if case .stored(owner, _, coordinator, _, _, _) = $0 { true } else { false }
      }
      let isStarted = users[coordinator]?.contains { $0.actor == owner } ?? false
      guard isRetained || isStarted else { continue }
      edges.append(
        TypeEdge(
          from: from, to: to, relation: .relation(.root(isRetained: isRetained)), isCertain: isCertain(effect),
          evidence: sites))
    }
    return edges.uniqued { [$0.from, $0.to] }
  }
}

extension Array {
  /// The elements without those whose key stood before.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
