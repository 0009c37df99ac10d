import Algorithms
import Collections
import GraphModel

/// Coordinators that a body makes, starts and lets go of, though others of their type are kept elsewhere.
///
/// One object stands for all coordinators of a type, so that what keeps one of them seems to keep all. Where the variable that holds
/// one is only called, nothing but itself can keep it.
struct LocalCreationFinder: ObservationFinder {
  let observer: Observer

  func localCreations(besides found: [Creation]) -> [Creation] {
    let told = Set(found.filter(\.holders.isEmpty).flatMap { $0.evidence.prefix(1) })
    return interpreter.solver.activations.flatMap { activation in
      activation.effects.compactMap { localCreation($0, in: activation) }
    }.filter { !told.contains($0.evidence[0]) }.uniqued { $0.evidence[0].order + [$0.maker, $0.coordinator] }
  }

  private func localCreation(_ recorded: RecordedEffect, in activation: Activation) -> Creation? {
    guard case .made(let actor, let maker, let coordinator) = recorded.effect, actor == maker, actor != coordinator,
      let site = recorded.site, let body = bodySource.statements(of: activation), body.file == site.file,
      let start = LocalUse(of: site.range, in: body.statements).start, let owner = graph.type(maker),
      !program[owner].isExternal, graph.isCoordinator(maker) || graph.roles.isLaunched(owner)
    else { return nil }
    return Creation(
      maker: graph.id(owner), coordinator: observer.name(coordinator), isLaunch: graph.roles.isLaunched(owner),
      isByCoordinator: graph.isCoordinator(maker), evidence: [graph.evidence(site)],
      uses: [graph.evidence(Site(file: site.file, range: start))], mustBeStarted: false,
      holders: ownHolders(of: coordinator, madeBy: maker), callbacks: creationFinder.callbacks(of: coordinator),
      dependents: creationFinder.dependents(on: coordinator),
      escapes: (observer.escapes[coordinator] ?? []).map(graph.evidence), possibleStarts: [])
  }

  /// What keeps a coordinator because the coordinator gave itself away.
  private func ownHolders(of coordinator: ObjectID, madeBy maker: ObjectID) -> [Evidence] {
    let closures = ownership.closures.filter { holding in
      guard holding.kept.object == coordinator else { return false }
      // A method keeps the coordinator that it is of.
      if case .method = holding.value { return true }
      return holding.kept.name == "self"
    }.map { graph.evidence($0.kept.site) }
    let references = (observer.effects[coordinator] ?? []).compactMap { effect, sites -> Evidence? in
      guard case .stored(let holder, let property, coordinator, _, _, let actor) = effect, holder != coordinator,
        holder != maker, ownership.isStrong(property, of: holder),
        actor == coordinator || interpreter.heap[holder].maker == coordinator
          || actor == holder
            && !graph.isCoordinator(holder)
      else { return nil }
      return sites.last.map(graph.evidence)
    }
    return closures + references
  }
}
