import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Coordinators that are made: what keeps them, what uses them, and what dies with them.
struct CreationFinder: ObservationFinder {
  let observer: Observer

  /// Where its own code makes it the target of a control or button, which does not keep it.
  private func targetActions(of coordinator: ObjectID) -> [Evidence] {
    guard let type = graph.type(coordinator) else { return [] }
    let own = Set(program.hierarchy.ancestors(of: type))
    return mentions["self"].filter { mention in
      mention.owner.map(own.contains) == true && mentions.isTarget(mention.site)
    }.map { graph.evidence($0.site) }
  }

  func creations() -> [Creation] {
    let made = observer.allMade()
    let found = made.filter { !isContainers($0, among: made) }.compactMap { creation($0, among: made) }
    return (found + localCreationFinder.localCreations(besides: found)).sorted(by: \.evidence) {
      [$0.maker, $0.coordinator]
    }
  }

  /// Whether one statement makes coordinators of several kinds for one object: that of a container, which gives what it is asked for.
  private func isContainers(_ made: Observer.Made, among all: [Observer.Made]) -> Bool {
    all.contains { $0.sites[0] == made.sites[0] && $0.owner == made.owner && $0.coordinator != made.coordinator }
  }

  private func creation(_ made: Observer.Made, among all: [Observer.Made]) -> Creation? {
    guard let owner = graph.type(made.owner), !program[owner].isExternal, let type = graph.type(made.coordinator),
      made.isCertain, graph.isCoordinator(made.owner) || graph.roles.isLaunched(owner)
    else { return nil }
    // One object stands for all of a type: what others make for themselves is not this one, but what they have made by this very statement,
    // as by a container that is told here how to make it.
    let others = Set(
      all.filter {
        $0.coordinator == made.coordinator && $0.owner != made.owner
          && !(made.sites.count < $0.sites.count && $0.sites.suffix(made.sites.count).elementsEqual(made.sites))
      }.map(\.owner))
    return Creation(
      maker: graph.id(owner), coordinator: graph.id(type), isLaunch: graph.roles.isLaunched(owner),
      isByCoordinator: graph.isCoordinator(made.owner), evidence: observer.evidence(made.sites),
      uses: uses(of: made.coordinator, besides: others),
      mustBeStarted: mustBeStarted(made.coordinator) && !isHandedOn(made.coordinator),
      holders: holders(of: made.coordinator, besides: others), callbacks: callbacks(of: made.coordinator),
      dependents: dependents(on: made.coordinator),
      escapes: (observer.escapes[made.coordinator] ?? []).map(graph.evidence),
      possibleStarts: possibleStarts(of: made.coordinator, by: made.owner))
  }

  /// Where others than its own screens ask something of it.
  private func uses(of coordinator: ObjectID, besides others: Set<ObjectID>) -> [Evidence] {
    (observer.effects[coordinator] ?? []).compactMap { effect, sites -> Evidence? in
      switch effect {
      case .used(let actor, coordinator, _)
      where !others.contains(actor) && interpreter.heap[actor].maker != coordinator:
        return sites.first.map(graph.evidence)
      case .handedOut(coordinator, _): return sites.first.map(graph.evidence)
      default: return nil
      }
    }
  }

  /// Whether it has a method to begin with that does something, and does not begin by itself when it is made.
  private func mustBeStarted(_ coordinator: ObjectID) -> Bool {
    guard let type = graph.type(coordinator) else { return false }
    let entries = program.hierarchy.ancestors(of: type).filter { program[$0].kind != .protocol }
      .flatMap { program[$0].orderedFunctions }.filter { symbol in
        PatternWords.isStart(symbol.fact.name) && symbol.fact.body?.isEmpty == false && !symbol.fact.isStatic
      }
    return !entries.isEmpty && !beginsByItself(coordinator)
  }

  /// Whether it is made for a view model or screen to talk to, and no child.
  private func isHandedOn(_ coordinator: ObjectID) -> Bool {
    (observer.effects[coordinator] ?? []).contains { effect, _ in
      guard case .stored(let holder, _, _, _, _, let actor) = effect, let type = graph.type(holder) else {
        return false
      }
      return !graph.isCoordinator(holder) && !interpreter.envelopes.isWrapper(holder) && actor != coordinator
        && interpreter.heap[holder].maker != coordinator && interpreter.heap[holder].kind != .statics
        && !graph.roles.isLaunched(type)
    }
  }

  private func beginsByItself(_ coordinator: ObjectID) -> Bool {
    let initializers = (observer.runs[coordinator] ?? []).filter { calls.function($0)?.fact.kind == .initializer }
    var seen: Set<Int> = []
    var pending = initializers.map(\.id)
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let activation = interpreter.solver.activations[id]
      if !activation.shown.isEmpty || calls.function(activation).map({ PatternWords.isStart($0.fact.name) }) == true {
        return true
      }
      pending += activation.calls.map(\.callee)
    }
    return false
  }

  /// Calls by which its flow may begin, of which it is not known whom they reach.
  private func possibleStarts(of coordinator: ObjectID, by owner: ObjectID) -> [Evidence] {
    guard let type = graph.type(coordinator), let maker = graph.type(owner) else { return [] }
    let names = Set(
      program.hierarchy.ancestors(of: type).flatMap { program[$0].orderedFunctions }.map(\.fact.name).filter(
        PatternWords.isStart)
    )
    let places = Set(program.hierarchy.ancestors(of: maker) + program.hierarchy.ancestors(of: type))
    return names.sorted().flatMap { name in
      mentions[name].filter { mention in
        mention.place != .target && mention.owner.map(places.contains) != false && !mention.isSuper
          && calls.receivers(of: name, at: mention.site).isEmpty
      }.map { graph.evidence($0.site) }
    }
  }

  private func holders(of coordinator: ObjectID, besides others: Set<ObjectID>) -> [Evidence] {
    var found = ownership.holders(of: coordinator).filter { !others.contains($0.holder) }
    // What a library keeps stands in no property of the app's.
    for case (.stored(let holder, let property, coordinator, _, _, _), _) in observer.effects[coordinator] ?? []
    where !others.contains(holder) && holder != coordinator && ownership.isStrong(property, of: holder)
      && !interpreter.envelopes.isWrapper(holder)
    {
      found.append((holder, property))
    }
    return found.map { place($0.property, of: $0.holder) }.uniqued { $0 }
  }

  /// Where it keeps coordinators that nobody else keeps.
  func dependents(on coordinator: ObjectID) -> [Evidence] {
    (graph.made[coordinator] ?? []).sorted { $0.index < $1.index }.flatMap { child in
      (observer.effects[child] ?? []).compactMap { effect, sites -> Evidence? in
        guard case .stored(coordinator, let property, child, _, _, _) = effect,
          ownership.isStrong(property, of: coordinator),
          ownership.holders(of: child).allSatisfy({ $0.holder == coordinator })
        else { return nil }
        return sites.first.map(graph.evidence)
      }
    }
  }

  private func place(_ property: String, of holder: ObjectID) -> Evidence {
    if let declaration = observer.declaration(of: property, in: holder) { return declaration }
    if let site = interpreter.heap[holder].site { return graph.evidence(site) }
    return Evidence(
      location: SourceLocation(file: "", line: 1, column: 1), note: "\(observer.name(holder)).\(property)")
  }

  /// What reaches it from its screens and children, none of which keeps it.
  func callbacks(of coordinator: ObjectID) -> [Evidence] {
    targetActions(of: coordinator)
      + (observer.effects[coordinator] ?? []).compactMap { effect, sites -> Evidence? in
        switch effect {
        case .stored(let holder, let property, coordinator, false, _, _)
        where holder != coordinator && !ownership.isStrong(property, of: holder): return sites.last.map(graph.evidence)
        case .wired(let holder, _, coordinator, _, _) where holder != coordinator: return sites.last.map(graph.evidence)
        case .subscribed(_, _, coordinator): return sites.last.map(graph.evidence)
        default: return nil
        }
      }
  }

  /// Where each coordinator, or a closure that keeps it, is passed to code that was not followed.
  static func escapes(_ interpreter: Interpreter, _ eventLog: EventLog) -> [ObjectID: [Site]] {
    var escapes: [ObjectID: [Site]] = [:]
    for (value, site) in eventLog.escapes {
      let escaped: [ObjectID] =
        switch value {
        case .object: Array(interpreter.envelopes.coordinators(in: ValueSet(value)))
        case .closure(let id): interpreter.captured.coordinatorsKept(by: id).map(\.object)
        case .method(let id):
          if case .object(let receiver)? = interpreter.heap[id].receiver { [receiver] } else { [] }
        case .metatype: []
        }
      for id in escaped { escapes[id, default: []].append(site) }
    }
    return escapes
  }
}
