import Algorithms
import Collections
import GraphModel
import SourceFacts

/// Closures and methods that keep a coordinator or screen which keeps them.
struct CaptureFinder: ObservationFinder {
  let observer: Observer

  func captures() -> [StrongCapture] {
    let lifetimes = LifetimeFinder(observer: observer)
    let stored = (ownership.closures + ownership.screenClosures).compactMap { storedCapture($0, lifetimes) }
    let subscribed = eventLog.subscriptions.flatMap { listener, call in
      kept(by: listener, call).compactMap { subscribedCapture($0, listener, call, lifetimes) }
    }
    let own = ownRingFinder.ownRings(lifetimes) + endlessTaskFinder.endlessTasks(lifetimes)
    return (stored + subscribed + own).uniqued {
      [$0.evidence.order, [$0.kept, $0.name]]
    }
    .sorted(by: { [$0.evidence] }) { [$0.kept, $0.holder] }
  }

  private func storedCapture(_ holding: Ownership.ClosureHolding, _ lifetimes: LifetimeFinder) -> StrongCapture? {
    // A collection of closures is a store of what many gave, which are called once and let go.
    guard holding.property != HiddenField.subscribers, interpreter.heap[holding.holder].kind != .collection,
      isMade(holding.value),
      var chain = referenceFinder.chain(from: holding.kept.object, to: holding.holder, lifetimes)
    else { return nil }
    let (holder, property) = visible(holding)
    chain.isLasting = isLasting(from: holding.kept.object, to: holding.holder, chain)
    return StrongCapture(
      holder: observer.name(holder), link: property, kept: observer.name(holding.kept.object),
      isCoordinator: graph.isCoordinator(holding.kept.object), name: holding.kept.name,
      isMethod: isMethod(holding.value), call: nil, releases: releases(in: holding),
      evidence: graph.evidence(site(of: holding.value) ?? methodSite(holding.kept)),
      chain: chain, fix: fix(holding))
  }

  /// Whether a circle stays. One through properties of a screen alone does, whoever made what is in them; a stack of others lets go.
  private func isLasting(from kept: ObjectID, to holder: ObjectID, _ chain: OwnershipChain) -> Bool {
    if chain.isLasting || graph.isCoordinator(kept) { return chain.isLasting }
    return ownership.chain(from: kept, to: holder)?.links.allSatisfy { !$0.property.hasPrefix("<") } ?? false
  }

  /// The property of an object that has a name, where the closure stands in an envelope.
  private func visible(_ holding: Ownership.ClosureHolding) -> (ObjectID, String) {
    guard interpreter.envelopes.isWrapper(holding.holder), !holding.property.hasPrefix("<"),
      let chain = ownership.chain(from: holding.kept.object, to: holding.holder)
    else { return (holding.holder, holding.property) }
    guard let named = chain.links.last(where: { !interpreter.envelopes.isWrapper($0.holder) }) else {
      return (holding.holder, holding.property)
    }
    // The parts of a tuple or enum case have numbers for names.
    return (named.holder, holding.property.first?.isNumber == true ? named.property : holding.property)
  }

  /// Where a coordinator's own code names the method that it hands out.
  private func methodSite(_ kept: KeptObject) -> Site {
    guard let type = graph.type(kept.object) else { return kept.site }
    let own = Set(program.hierarchy.ancestors(of: type))
    let named = mentions[kept.name].filter { $0.isOwn && $0.place == .value && $0.owner.map(own.contains) == true }
    return named.first?.site ?? kept.site
  }

  private func isMethod(_ value: Value) -> Bool { if case .method = value { true } else { false } }

  private func site(of value: Value) -> Site? {
    guard case .closure(let id) = value else { return nil }
    return Site(file: interpreter.heap[id].frame.scope.file, range: interpreter.heap[id].fact.range)
  }

  /// Where a closure empties the property that it stands in: whoever calls it breaks the circle.
  private func releases(in holding: Ownership.ClosureHolding) -> [Evidence] {
    guard let body = site(of: holding.value) else { return [] }
    return eventLog.assignments.filter { assignment in
      assignment.kind == .nothing && body.contains(assignment.site) && assignment.holder == holding.holder
        && assignment.property == holding.property
    }.map { graph.evidence($0.site) }
  }

  private func fix(_ holding: Ownership.ClosureHolding) -> SourceFix? {
    guard case .closure(let id) = holding.value, let symbol = graph.property(holding.property, of: holding.holder),
      givesNothing(symbol)
    else { return nil }
    let isSafe = sourceFixes.isKept(holding.kept.object) { $0 == holding.holder && $1 == holding.property }
    return sourceFixes.weakCapture(of: holding.kept.name, in: id, isSafe: isSafe)
  }

  /// Whether a property is declared to hold a closure without a result.
  private func givesNothing(_ symbol: PropertySymbol) -> Bool {
    guard let type = symbol.fact.type,
      case .function(_, let result) = program.resolution.expand(type, in: symbol.scope).reference
    else { return false }
    return result == .tuple([]) || result == .named("Void")
  }

  private func kept(by listener: Value, _ call: Site) -> [KeptObject] {
    switch listener {
    case .closure(let id):
      let ownSource = mentions.root(ofCall: call).map { interpreter.captured.objectsKept(by: id, named: $0) } ?? []
      let kept = interpreter.captured.coordinatorsKept(by: id) + interpreter.captured.screensKept(by: id)
      return kept + ownSource.filter { !kept.contains($0) }
    case .method(let id):
      guard case .object(let receiver)? = interpreter.heap[id].receiver, interpreter.kinds.isCoordinator(receiver)
      else {
        return []
      }
      return [KeptObject(object: receiver, name: interpreter.heap[id].symbol.fact.name, site: call)]
    case .object, .metatype: return []
    }
  }

  private func subscribedCapture(
    _ kept: KeptObject, _ listener: Value, _ call: Site, _ lifetimes: LifetimeFinder
  ) -> StrongCapture? {
    let listening = graph.isCoordinator(kept.object) ? kept.object : listeningCoordinator(listener)
    guard let listening, isMade(listener),
      let source = source(of: call, heardBy: listening) ?? source(of: call, in: kept),
      isEndless(call),
      let token = token(of: call),
      let chain = referenceFinder.chain(
        from: kept.object, to: graph.isCoordinator(kept.object) ? token.holder : source.holder, lifetimes)
    else { return nil }
    let declaration = observer.declaration(of: token.property, in: token.holder)
    return StrongCapture(
      holder: observer.name(source.holder), link: source.link, kept: observer.name(kept.object),
      isCoordinator: graph.isCoordinator(kept.object), name: kept.name, isMethod: isMethod(listener),
      call: mentions.name(ofCall: call), releases: [], evidence: graph.evidence(site(of: listener) ?? call),
      chain: OwnershipChain(
        links: chain.links + (declaration.map { [$0] } ?? []),
        isLasting: isLasting(from: kept.object, to: source.holder, chain),
        end: end(of: chain, kept, token.holder, declaration)),
      fix: fix(kept, listener, call))
  }

  /// What ends a circle that a subscription closes: one in the store of a coordinator goes with that, and where it, or a coordinator that keeps
  /// it, makes the screen once in its life, nothing piles up.
  private func end(
    of chain: OwnershipChain, _ kept: KeptObject, _ store: ObjectID, _ declaration: Evidence?
  ) -> CircleEnd {
    guard chain.end == .never, !graph.isCoordinator(kept.object), graph.isCoordinator(store), let declaration,
      let type = graph.type(kept.object),
      keepers(of: store).contains(where: { keeper in
        let lifetimes = LifetimeFinder(observer: observer, of: keeper)
        return lifetimes.isMadeOnce(kept.object) || lifetimes.isPermanent(type)
      })
    else { return chain.end }
    return .letGo([declaration])
  }

  /// A coordinator and those that keep it, in collections too, whom it does not survive.
  private func keepers(of coordinator: ObjectID) -> [ObjectID] {
    var keepers: OrderedSet = [coordinator]
    var index = 0
    while index < keepers.count {
      keepers.formUnion(
        ownership.holders(of: keepers[index]).map(\.holder).filter {
          graph.isCoordinator($0) || interpreter.heap[$0].kind == .collection
        })
      index += 1
    }
    return keepers.filter(graph.isCoordinator)
  }

  /// Whether anything runs the code that a closure stands in.
  private func isMade(_ value: Value) -> Bool {
    guard case .closure(let id) = value else { return true }
    return calls.isLive(interpreter.heap[id].frame.activation, mentions)
  }

  private func listeningCoordinator(_ listener: Value) -> ObjectID? {
    guard case .closure(let id) = listener, case .object(let owner)? = interpreter.heap[id].frame.receiver else {
      return nil
    }
    return graph.isCoordinator(owner) ? owner : nil
  }

  private func fix(_ kept: KeptObject, _ listener: Value, _ call: Site) -> SourceFix? {
    guard case .closure(let id) = listener, let name = mentions.name(ofCall: call),
      ["drive", "emit", "sink", "subscribe"].contains(name)
    else { return nil }
    return sourceFixes.weakCapture(of: kept.name, in: id, isSafe: sourceFixes.isKept(kept.object) { _, _ in false })
  }

  /// Whose property is listened to; what a method gives may well be a stream that ends.
  private func source(of call: Site, heardBy coordinator: ObjectID) -> (holder: ObjectID, link: String)? {
    for (effect, sites) in observer.effects[coordinator] ?? [] {
      guard case .subscribed(let source, let link, coordinator) = effect, observer.isWithin(sites.last ?? call, [call]),
        let symbol = graph.property(link, of: source), !isFinite(symbol)
      else { continue }
      return (source, link)
    }
    return nil
  }

  /// The property of a captured screen that the call listens to: `screen.closed.sink { … }`.
  private func source(of call: Site, in kept: KeptObject) -> (holder: ObjectID, link: String)? {
    guard !graph.isCoordinator(kept.object), let type = graph.type(kept.object) else { return nil }
    let bases = mentions[kept.name].filter { $0.place == .base && call.contains($0.site) }.map(\.site.range.start)
    let start = call.range.start
    guard bases.contains(start) else { return nil }
    let symbol = program.hierarchy.ancestors(of: type).lazy.flatMap { program[$0].orderedProperties }.first { symbol in
      mentions[symbol.fact.name].contains { call.contains($0.site) && $0.site.range.start == start }
    }
    return symbol.flatMap { isFinite($0) ? nil : (kept.object, $0.fact.name) }
  }

  private func isFinite(_ symbol: PropertySymbol) -> Bool {
    guard case .named(let path, _)? = symbol.fact.type, let name = path.last else { return false }
    return ["Single", "Maybe", "Completable", "Future", "Just", "Empty", "Fail"].contains(name)
  }

  /// Whether nothing in the call says after how many values the subscription ends.
  private func isEndless(_ call: Site) -> Bool {
    !["first", "prefix", "take", "takeUntil", "timeout", "output"].contains { name in
      mentions[name].contains { call.contains($0.site) }
    }
  }

  /// The property that the subscription is put into.
  private func token(of call: Site) -> (holder: ObjectID, property: String)? {
    if let token = eventLog.tokens.first(where: { $0.site.contains(call) }) { return (token.holder, token.property) }
    let assignment = eventLog.assignments.first { $0.kind == .value && $0.site.contains(call) && !$0.isInitial }
    return assignment.map { ($0.holder, $0.property) }
  }
}
