import Collections
import GraphModel
import SourceFacts

/// Closures and methods that keep a coordinator which keeps them.
extension Observer {
  func captures() -> [StrongCapture] {
    (storedCaptures() + subscribedCaptures()).uniqued { [$0.evidence.order, [$0.coordinator, $0.name]] }
      .sorted(by: { [$0.evidence] }) { [$0.coordinator, $0.holder] }
  }

  // MARK: - In properties

  private func storedCaptures() -> [StrongCapture] {
    ownership.closures.compactMap { holding -> StrongCapture? in
      // A collection of closures is a store of what many gave, which are called once and let go.
      guard holding.property != HiddenField.subscribers, interpreter.heap[holding.holder].kind != .collection,
        let chain = chain(from: holding.kept.coordinator, to: holding.holder)
      else { return nil }
      let (holder, property) = visible(holding)
      return StrongCapture(
        holder: name(holder), link: property, coordinator: name(holding.kept.coordinator), name: holding.kept.name,
        isMethod: isMethod(holding.value), evidence: graph.evidence(site(of: holding.value) ?? holding.kept.site),
        chain: chain)
    }
  }

  /// The property of an object that has a name, where the closure stands in an envelope.
  private func visible(_ holding: Ownership.ClosureHolding) -> (ObjectID, String) {
    guard interpreter.isWrapper(holding.holder), !holding.property.hasPrefix("<"),
      let chain = ownership.chain(from: holding.kept.coordinator, to: holding.holder)
    else { return (holding.holder, holding.property) }
    guard let named = chain.links.last(where: { !interpreter.isWrapper($0.holder) }) else {
      return (holding.holder, holding.property)
    }
    // The parts of a tuple or enum case have numbers for names.
    return (named.holder, holding.property.first?.isNumber == true ? named.property : holding.property)
  }

  private func isMethod(_ value: Value) -> Bool { if case .method = value { true } else { false } }

  private func site(of value: Value) -> Site? {
    guard case .closure(let id) = value else { return nil }
    return Site(file: interpreter.heap[id].frame.scope.file, range: interpreter.heap[id].fact.range)
  }

  // MARK: - In subscriptions

  private func subscribedCaptures() -> [StrongCapture] {
    eventLog.subscriptions.flatMap { listener, call in
      kept(by: listener, call).compactMap { subscribedCapture($0, listener, call) }
    }
  }

  private func kept(by listener: Value, _ call: Site) -> [KeptCoordinator] {
    switch listener {
    case .closure(let id): return interpreter.coordinatorsKept(by: id)
    case .method(let id):
      guard case .object(let receiver)? = interpreter.heap[id].receiver, interpreter.isCoordinator(receiver) else {
        return []
      }
      return [KeptCoordinator(coordinator: receiver, name: interpreter.heap[id].symbol.fact.name, site: call)]
    case .object, .metatype: return []
    }
  }

  private func subscribedCapture(_ kept: KeptCoordinator, _ listener: Value, _ call: Site) -> StrongCapture? {
    guard let source = source(of: call, heardBy: kept.coordinator), isEndless(call),
      let token = token(of: call), let chain = chain(from: kept.coordinator, to: token.holder)
    else { return nil }
    let declaration = self.declaration(of: token.property, in: token.holder)
    return StrongCapture(
      holder: name(source.holder), link: source.link, coordinator: name(kept.coordinator), name: kept.name,
      isMethod: isMethod(listener), evidence: graph.evidence(site(of: listener) ?? call),
      chain: OwnershipChain(links: chain.links + (declaration.map { [$0] } ?? []), isLasting: chain.isLasting))
  }

  /// Whose property is listened to; what a method gives may well be a stream that ends.
  private func source(of call: Site, heardBy coordinator: ObjectID) -> (holder: ObjectID, link: String)? {
    for (effect, sites) in effects[coordinator] ?? [] {
      guard case .subscribed(let source, let link, coordinator) = effect, isWithin(sites.last ?? call, [call]),
        let symbol = graph.property(link, of: source), !isFinite(symbol)
      else { continue }
      return (source, link)
    }
    return nil
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
