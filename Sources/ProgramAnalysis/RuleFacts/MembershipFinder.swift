import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Children in collections of their parents: how they get in, and what gets them out.
struct MembershipFinder: ObservationFinder {
  let observer: Observer

  func memberships() -> [Membership] {
    insertionGroups().compactMap { membership($0) }.sorted(by: \.evidence) { [$0.parent, $0.child] }
  }

  /// How children enter collections, those of one parent, property and kind of child together.
  func insertionGroups() -> [[EventLog.Insertion]] {
    var groups: OrderedDictionary<[String], [EventLog.Insertion]> = [:]
    for insertion in eventLog.insertions
    where insertion.holder != insertion.coordinator && graph.isCoordinator(insertion.holder)
      && ownership.isStrong(insertion.property, of: insertion.holder)
      && graph.property(insertion.property, of: insertion.holder) != nil
    {
      groups[[observer.name(insertion.holder), observer.name(insertion.coordinator), insertion.property], default: []]
        .append(insertion)
    }
    return Array(groups.values)
  }

  func membership(_ insertions: [EventLog.Insertion], allowsReplacing: Bool = false) -> Membership? {
    let first = insertions[0]
    // What takes the place of another under the same key never grows.
    guard !insertions.contains(where: \.isReplacing) || allowsReplacing && isStreamed(first.coordinator) else {
      return nil
    }
    let ways = insertions.flatMap { repetitionFinder.repetitions(of: $0) }
    return Membership(
      parent: observer.name(first.holder), child: observer.name(first.coordinator), property: first.property,
      evidence: place(of: first), repetitions: ways.uniqued(on: \.order),
      endings: endings(of: first.coordinator, toldTo: first.holder),
      exits: observer.departures.all.filter { $0.takes(first.coordinator, outOf: first.holder, first.property) }
        .filter { !waits($0, forEndOf: first.coordinator) }.map { graph.evidence($0.site) },
      mayLeave: possibleDeparture(from: first.property, of: first.holder) != nil,
      removal: removal(from: first.property, of: first.holder))
  }

  /// Where code that was not followed may take children out: of somebody's collection, or in a function that may be called on the holder.
  func possibleDeparture(from property: String, of holder: ObjectID) -> Site? {
    let own = Set(graph.type(holder).map { program.hierarchy.ancestors(of: $0) } ?? [])
    let followed = eventLog.removals.filter { $0.property == property }.map(\.site)
    return mentions[property].first { mention in
      guard mention.place == .base, let call = mentions.call(on: mention.site), PlatformCalls.removals.contains(call),
        !followed.contains(where: { $0.contains(mention.site) })
      else { return false }
      if !mention.isOwn { return true }
      guard mention.owner.map(own.contains) == true, let name = calls.function(around: mention.site)?.fact.name else {
        return false
      }
      return mentions[name].contains {
        $0.place == .callee && !$0.isSuper && calls.receivers(of: name, at: $0.site).isEmpty
      }
    }?.site
  }

  func removal(from property: String, of holder: ObjectID) -> String {
    switch graph.property(property, of: holder)?.fact.type {
    case .array: "\(property).removeAll { $0 === child }"
    case .dictionary: "\(property)[key] = nil"
    default: "\(property).remove(child)"
    }
  }

  /// The parent's own statement, then the helpers.
  private func place(of insertion: EventLog.Insertion) -> [Evidence] {
    for (effect, sites) in observer.effects[insertion.coordinator] ?? [] {
      guard case .stored(insertion.holder, insertion.property, insertion.coordinator, _, _, _) = effect else {
        continue
      }
      return observer.evidence(sites)
    }
    return [graph.evidence(insertion.site)]
  }

  /// Whether a child says by a stream how it ends: whoever waits for that keeps it, whatever takes its place.
  private func isStreamed(_ child: ObjectID) -> Bool {
    guard let type = graph.type(child) else { return false }
    return program.hierarchy.ancestors(of: type).flatMap { program[$0].orderedFunctions }.contains { symbol in
      PatternWords.isStart(symbol.fact.name)
        && symbol.resultType.flatMap { program.resolution.resolve($0) }.map { program.hierarchy.isStream($0) } == true
    }
  }

  /// Whether something leaves only when a stream delivers that never does: the child gives none other from where it starts.
  private func waits(_ departure: Departure, forEndOf child: ObjectID) -> Bool {
    guard let type = graph.type(child), eventLog.subscriptions.values.contains(where: { $0.contains(departure.site) })
    else {
      return false
    }
    let starts = program.hierarchy.ancestors(of: type).lazy.map { program[$0].orderedFunctions }
      .first { functions in functions.contains { PatternWords.isStart($0.fact.name) && $0.fact.body?.isEmpty == false }
      }
    let bodies = (starts ?? []).filter { PatternWords.isStart($0.fact.name) }.compactMap(\.fact.body)
    return !bodies.isEmpty && bodies.allSatisfy(\.givesNever)
  }

  /// Where a child says that it has ended, and its parent goes on.
  private func endings(of child: ObjectID, toldTo parent: ObjectID) -> [Evidence] {
    guard !endsItself(parent, with: child) else { return [] }
    return (observer.effects[parent] ?? []).compactMap { effect, sites in
      guard case .sent(child, parent, let message, _) = effect,
        PatternWords.areIn(message, ofCoordinator: observer.name(child)), let site = sites.last, isRun(site, by: child)
      else { return nil }
      return graph.evidence(site)
    }
  }

  /// Whether anything runs the body of a coordinator that a place stands in; of one that was not seen to run it is not known.
  private func isRun(_ site: Site, by coordinator: ObjectID) -> Bool {
    let around = (observer.runs[coordinator] ?? []).filter { bodySource.body(of: $0)?.contains(site) == true }
    return around.isEmpty || around.contains { calls.isLive($0, mentions) }
  }

  /// Whether a parent tells its own parent when the child ends: then both go.
  private func endsItself(_ parent: ObjectID, with child: ObjectID) -> Bool {
    var seen: Set<Int> = []
    var pending = (observer.runs[child] ?? []).flatMap { activation in
      activation.calls.filter { $0.message.map(PatternWords.areIn) == true }.map(\.callee)
    }.filter { interpreter.solver.activations[$0].receiver == .object(parent) }
    while let id = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let body = bodySource.body(of: interpreter.solver.activations[id]), bodySource.tellsItsParent(parent, in: body)
      {
        return true
      }
      pending += interpreter.solver.activations[id].calls.map(\.callee).filter {
        interpreter.solver.activations[$0].receiver == .object(parent)
      }
    }
    return false
  }
}

extension [Statement] {
  /// Whether a body gives a stream that never delivers, and nothing else.
  fileprivate var givesNever: Bool {
    let values = returned
    return !values.isEmpty
      && values.allSatisfy { value in
        guard case .call(let call) = value else { return false }
        return call.callee.lastName == "never"
      }
  }

  /// What a body gives, closures inside it left out.
  private var returned: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement {
      case .return(.some(.statement(let inner, _))), .expression(.statement(let inner, _)): [inner].returned
      case .return(.some(let value)): [value]
      case .branch(_, let then, let otherwise): then.returned + otherwise.returned
      case .switch(_, let cases): cases.flatMap(\.body.returned)
      case .forEach(_, _, let body), .block(let body): body.returned
      default: []
      }
    }
  }
}
