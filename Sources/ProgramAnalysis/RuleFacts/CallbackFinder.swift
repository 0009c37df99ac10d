import Collections
import GraphModel
import SourceFacts

/// Properties by which children tell their end: who sets them, and whether anything is ever sent.
struct CallbackFinder: ObservationFinder {
  let observer: Observer

  func callbacks() -> [Callback] {
    let made = observer.allMade()
    let once = Set(membershipFinder.memberships().filter(\.repetitions.isEmpty).map { [$0.parent, $0.child] })
    return made.filter { graph.isCoordinator($0.owner) && $0.isCertain }.flatMap { pair in
      bodySource.callbackProperties(of: pair.coordinator).compactMap { callback($0, pair, among: made, once) }
    }.sorted(by: { $0.creation + [$0.declaration] }) { [$0.parent, $0.child] }
  }

  private func callback(
    _ symbol: PropertySymbol, _ pair: Observer.Made, among all: [Observer.Made], _ once: Set<[String]>
  ) -> Callback? {
    let child = pair.coordinator
    let declared = symbol.fact.type.flatMap { program.resolution.resolve($0, in: symbol.scope) }
    let (sends, possibleSends) = sends(through: symbol, of: child)
    guard speaksOfEnd(symbol, declared) else { return nil }
    let others = Set(all.filter { $0.coordinator == child && $0.owner != pair.owner }.map(\.owner))
    let settings = eventLog.assignments.filter {
      $0.holder == child && $0.property == symbol.fact.name && $0.kind == .value
        && ($0.isInitial && !mayBeOmitted(symbol, by: child) || !others.contains($0.actor))
    }
    let initial = symbol.fact.initialValue.map { !$0.isNull } == true
    return Callback(
      parent: observer.name(pair.owner), child: observer.name(child), property: symbol.fact.name,
      protocolName: declared.flatMap { program.hierarchy.isProtocol($0) ? graph.id($0) : nil },
      declaration: observer.declaration(symbol),
      creation: observer.evidence(pair.sites), sends: sends, possibleSends: possibleSends,
      settings: settings.map { graph.evidence($0.site) } + (initial ? [observer.declaration(symbol)] : []),
      isHeard: isHeard(symbol.fact.name, of: child, by: pair.owner),
      possibleSettings: possibleSettings(of: symbol, child),
      isOnce: once.contains([observer.name(pair.owner), observer.name(child)]),
      leavesOtherwise: leaves(child, pair.owner, besides: settings.map(\.site)))
  }

  /// Whether who makes a child may leave out what it is made with for a property: `init(onFinish: (() -> Void)? = nil)`.
  private func mayBeOmitted(_ symbol: PropertySymbol, by child: ObjectID) -> Bool {
    guard let type = graph.type(child) else { return false }
    return program.members.functions(named: "init", in: type).flatMap(\.fact.parameters).contains {
      $0.name == symbol.fact.name && $0.defaultValue != nil
    }
  }

  /// Whether a child leaves a collection of its parent by code that does not stand in what the property is set to.
  private func leaves(_ child: ObjectID, _ parent: ObjectID, besides settings: [Site]) -> Bool {
    eventLog.insertions.contains { insertion in
      insertion.holder == parent && insertion.coordinator == child
        && observer.departures.all.contains { departure in
          departure.takes(child, outOf: parent, insertion.property)
            && !settings.contains { $0.contains(departure.site) }
        }
    }
  }

  private func speaksOfEnd(_ symbol: PropertySymbol, _ declared: TypeID?) -> Bool {
    if PatternWords.areIn(symbol.fact.name) { return true }
    guard let declared, program[declared].kind == .protocol else { return false }
    // What an extension gives every coordinator is told through the protocol, too.
    return program.hierarchy.ancestors(of: declared).filter { program[$0].kind == .protocol }.flatMap {
      program[$0].orderedFunctions
    }
    .contains { PatternWords.areIn($0.fact.name) }
  }

  /// The methods that a protocol asks for, those of the protocols that it refines too.
  func requirements(of type: TypeID) -> [FunctionSymbol] {
    program.hierarchy.ancestors(of: type).filter { program[$0].kind == .protocol }
      .flatMap { program[$0].orderedFunctions.filter { $0.fact.body == nil && $0.fact.kind == .method } }
  }

  /// Where a child's own code, or what it inherits and really calls, sends its end through a property.
  private func sends(through symbol: PropertySymbol, of child: ObjectID) -> (certain: [Evidence], possible: [Evidence])
  {
    guard let type = graph.type(child) else { return ([], []) }
    let ancestors = Set(program.hierarchy.ancestors(of: type))
    var certain: [Evidence] = []
    var possible: [Evidence] = []
    for mention in mentions[symbol.fact.name] where mention.place != .target {
      let isInherited = mention.owner.map { $0 != type && ancestors.contains($0) } == true
      if mention.owner == type || isInherited {
        guard mention.isOwn, !isInherited || isRun(mention.site, on: child) else { continue }
        let message = message(sentThrough: symbol.fact.name, at: mention)
        if message.map({ PatternWords.areIn($0) || PatternWords.areIn(symbol.fact.name) }) ?? false {
          certain.append(graph.evidence(mention.site))
        } else if message == nil {
          possible.append(graph.evidence(mention.site))
        }
      } else if !mention.isOwn, mention.place == .base || mention.place == .callee {
        possible.append(graph.evidence(mention.site))
      }
    }
    return (certain, possible)
  }

  /// What is called through a property there; nil where it is not called but read, and so handed to others.
  private func message(sentThrough name: String, at mention: MentionIndex.Mention) -> String? {
    mention.place == .callee ? name : mentions.call(on: mention.site)
  }

  /// Whether a place in what a coordinator inherits is run for it, by its own code or by others.
  private func isRun(_ site: Site, on coordinator: ObjectID) -> Bool {
    observer.runs[coordinator]?.contains { activation in
      bodySource.body(of: activation)?.contains(site) == true
        && (calls.isLive(activation, mentions) || isCalled(activation, byOwnCodeOf: coordinator))
    } ?? false
  }

  private func isCalled(_ activation: Activation, byOwnCodeOf coordinator: ObjectID) -> Bool {
    var seen: Set<Int> = []
    var pending = Array(activation.callers)
    while let id = pending.popLast() {
      let caller = interpreter.solver.activations[id]
      guard seen.insert(id).inserted, caller.receiver == .object(coordinator) else { continue }
      if calls.function(caller)?.owner == graph.type(coordinator) { return true }
      pending += caller.callers
    }
    return false
  }

  /// Whether what a property holds acts on the parent.
  private func isHeard(_ property: String, of child: ObjectID, by parent: ObjectID) -> Bool {
    (observer.effects[parent] ?? []).contains { effect, _ in
      switch effect {
      case .stored(child, property, parent, _, _, _), .wired(child, property, parent, _, _): true
      default: false
      }
    }
  }

  /// Assignments to a property of that name which the interpreter did not come to.
  private func possibleSettings(of symbol: PropertySymbol, _ child: ObjectID) -> [Evidence] {
    guard let type = graph.type(child) else { return [] }
    let ancestors = Set(program.hierarchy.ancestors(of: type))
    let followed = Set(
      eventLog.assignments.filter { $0.property == symbol.fact.name }.map {
        [Int($0.site.file), Int($0.site.range.start)]
      })
    return mentions[symbol.fact.name].filter { mention in
      mention.place == .target && (!mention.isOwn || mention.owner.map(ancestors.contains) != false)
        && !followed.contains([mention.site.file, Int(mention.site.range.start)])
    }.map { graph.evidence($0.site) }
  }
}
