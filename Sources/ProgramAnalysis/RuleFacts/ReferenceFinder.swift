import Collections
import GraphModel
import SourceFacts

/// References back to a coordinator that keep it, where it keeps the one that holds them.
struct ReferenceFinder: ObservationFinder {
  let observer: Observer
  private static let helperDepth = 4

  func references() -> [BackReference] {
    var found: OrderedDictionary<[String], BackReference> = [:]
    let lifetimes = LifetimeFinder(observer: observer)
    for (effect, sites) in graph.places {
      guard let reference = reference(effect, sites, lifetimes) else { continue }
      let key = [reference.holder, reference.property, reference.coordinator]
      // A lasting circle says more than one that ends with the screen.
      if let known = found[key], known.chain.isLasting || !reference.chain.isLasting { continue }
      found[key] = reference
    }
    return Array(found.values).sorted(by: { [$0.declaration] + $0.evidence }) { [$0.holder, $0.coordinator] }
  }

  private func reference(_ effect: Effect, _ sites: [Site], _ lifetimes: LifetimeFinder) -> BackReference? {
    guard case .stored = effect, let wire = graph.delegateEdgeFinder.wire(effect),
      interpreter.heap[wire.from].kind == .instance, ownership.isStrong(wire.link, of: wire.from),
      isGivenItself(effect, wire.to, wire.from, sites), let chain = chain(from: wire.to, to: wire.from, lifetimes)
    else { return nil }
    let holder = ownership.carrier(of: wire.to, in: wire.link, of: wire.from) ?? (wire.from, wire.link)
    guard let type = graph.type(holder.object), program[type].isReferenceType,
      let symbol = graph.property(holder.property, of: holder.object), !symbol.fact.isStatic, !symbol.fact.isComputed,
      let declared = referenceFixes.declared(symbol)
    else { return nil }
    return BackReference(
      holder: graph.id(type), property: holder.property, declaration: observer.declaration(symbol),
      declared: declared.kind, coordinator: observer.name(wire.to),
      isForScreen: !graph.isCoordinator(wire.from) && isCoordinator(declared.type),
      evidence: observer.evidence(sites), chain: chain, remedy: sourceFixes.weakDeclaration(symbol),
      fix: referenceFixes.fix(symbol, declared, holder.object, wire.to))
  }

  /// Whether the coordinator hands itself out, or what made both wires them. One object stands for all coordinators of a type:
  /// what one of them is given need not be itself.
  private func isGivenItself(
    _ effect: Effect, _ coordinator: ObjectID, _ holder: ObjectID, _ sites: [Site]
  ) -> Bool {
    guard case .stored(_, _, _, _, _, let actor) = effect, let type = graph.type(actor) else { return false }
    guard actor == coordinator else {
      return graph.makes(coordinator, holder) || interpreter.heap[holder].maker == coordinator
    }
    let own = Set(program.hierarchy.ancestors(of: type))
    let places = sites + (sites.last.map { calls(from: coordinator, to: holder, reaching: $0) } ?? [])
    return mentions["self"].contains { mention in
      mention.place == .value && mention.owner.map(own.contains) == true && observer.isWithin(mention.site, places)
    }
  }

  /// The calls in a coordinator's own code by which a statement of the holder comes to run: its initializer may be called by a factory.
  private func calls(from coordinator: ObjectID, to holder: ObjectID, reaching statement: Site) -> [Site] {
    var found: [Site] = []
    var seen: Set<Int> = []
    var level = interpreter.solver.activations.filter {
      $0.receiver == .object(holder) && bodySource.body(of: $0)?.contains(statement) == true
    }.map(\.id)
    for _ in 0..<Self.helperDepth {
      var next: [Int] = []
      for id in level where seen.insert(id).inserted {
        for caller in interpreter.solver.activations[id].callers {
          let sites = interpreter.solver.activations[caller].calls.filter { $0.callee == id && !$0.isDeferred }
            .compactMap(
              \.site)
          if receiver(around: interpreter.solver.activations[caller]) == coordinator {
            found += sites
          } else {
            next.append(caller)
          }
        }
      }
      level = next
    }
    return found
  }

  /// The object in whose code a body stands; of a closure, that of the function around it.
  func receiver(around activation: Activation) -> ObjectID? {
    let receiver =
      if case .closure(let id) = activation.code { interpreter.heap[id].frame.receiver } else { activation.receiver }
    return if case .object(let id)? = receiver { id } else { nil }
  }

  /// How one object keeps another, in words, and until when.
  func chain(from start: ObjectID, to end: ObjectID, _ lifetimes: LifetimeFinder) -> OwnershipChain? {
    guard let chain = ownership.chain(from: start, to: end) else { return nil }
    let links = chain.links.compactMap { link -> Evidence? in
      if let showing = eventLog.showings[.init(container: link.holder, screen: link.target)] {
        return graph.evidence(showing)
      }
      return observer.declaration(of: link.property, in: link.holder)
    }
    let isPermanent = graph.type(start).map(lifetimes.isPermanent) ?? false
    return OwnershipChain(
      links: links, isLasting: chain.isLasting,
      end: isPermanent ? .withApp : circleEndFinder.end(of: chain.links))
  }

  /// Whether only coordinators are of a type.
  private func isCoordinator(_ type: TypeID) -> Bool {
    graph.roles.isCoordinator(type)
      || graph.roles.coordinatorRoots.contains { program.hierarchy.isSubtype(type, of: $0) }
  }
}
