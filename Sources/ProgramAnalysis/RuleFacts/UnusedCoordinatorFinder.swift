import Collections
import GraphModel
import SourceFacts

/// Coordinators that nothing makes.
struct UnusedCoordinatorFinder: ObservationFinder {
  let observer: Observer

  func unusedCoordinators() -> [UnusedCoordinator] {
    let made = Set(graph.places.keys.compactMap { if case .made(_, _, let id) = $0 { graph.type(id) } else { nil } })
    return graph.roles.coordinatorTypes.compactMap { type -> UnusedCoordinator? in
      let info = program[type]
      guard !made.contains(type), info.isReferenceType, program.hierarchy.concreteSubtypes(of: type).count == 1,
        !info.attributes.contains(where: { ["objc", "objcMembers", "main"].contains($0) })
      else { return nil }
      let declaration = Evidence(
        location: graph.location(of: type), note: "\(info.kind?.rawValue ?? "") \(info.simpleName)")
      return UnusedCoordinator(coordinator: graph.id(type), declaration: declaration, mentions: mentions(of: type))
    }.sorted(by: { [$0.declaration] }) { [$0.coordinator] }
  }

  /// The coordinators that never exist: what nothing makes, and what only those make. Of a part of an app that something else launches
  /// it is not known.
  func neverMade() -> Set<String> {
    let made = observer.allMade()
    guard made.contains(where: { graph.type($0.owner).map(graph.roles.isLaunched) ?? false }) else { return [] }
    var missing = Set(unusedCoordinators().filter(\.mentions.isEmpty).map(\.coordinator))
    let makers = made.reduce(into: [String: Set<String>]()) {
      $0[observer.name($1.coordinator), default: []].insert(observer.name($1.owner))
    }
    while true {
      let others = makers.filter { !missing.contains($0.key) && missing.isSuperset(of: $0.value) }.keys
      if others.isEmpty { return missing }
      missing.formUnion(others)
    }
  }

  /// Where its type is named as a value outside of its own code: such a place may make it.
  private func mentions(of type: TypeID) -> [Evidence] {
    let info = program[type]
    let aliases = program.globalTypealiases.filter { _, targets in
      targets.contains { program.resolution.resolve($0) == type }
    }.keys.sorted()
    return ([info.simpleName] + aliases).flatMap { name in
      mentions[name].filter { mention in
        mention.owner != type
          && program.resolution.resolve(.named(name), in: Scope(file: mention.site.file, type: mention.owner)) == type
      }.map { graph.evidence($0.site) }
    }
  }
}
