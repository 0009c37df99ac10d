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
    guard let place = place(of: wire.to, in: wire.link, of: wire.from), program[place.type].isReferenceType,
      !place.symbol.fact.isStatic, !place.symbol.fact.isComputed, let declared = referenceFixes.declared(place.symbol)
    else { return nil }
    return BackReference(
      holder: graph.id(place.type), owner: graph.id(place.symbol.owner ?? place.type),
      property: place.symbol.fact.name, declaration: observer.declaration(place.symbol), declared: declared.kind,
      coordinator: observer.name(wire.to),
      isForScreen: !graph.isCoordinator(wire.from) && isCoordinator(declared.type),
      evidence: observer.evidence(sites), chain: chain, remedy: sourceFixes.weakDeclaration(place.symbol),
      fix: place.object.flatMap { referenceFixes.fix(place.symbol, declared, $0, wire.to) })
  }

  private typealias Place = (type: TypeID, symbol: PropertySymbol, object: ObjectID?)

  /// The property that keeps the coordinator: that of an adaptor, where one stands between.
  private func place(of coordinator: ObjectID, in property: String, of holder: ObjectID) -> Place? {
    let (object, name) = ownership.carrier(of: coordinator, in: property, of: holder) ?? (holder, property)
    guard let type = graph.type(object), let symbol = graph.property(name, of: object) else { return nil }
    return adaptor(of: coordinator, behind: symbol) ?? (type, symbol, object)
  }

  /// An adaptor that the analysis looks through: the coordinator is none of what the property is declared to hold.
  private func adaptor(of coordinator: ObjectID, behind symbol: PropertySymbol) -> Place? {
    guard let own = graph.type(coordinator), let declared = symbol.fact.type,
      let type = program.resolution.resolve(declared, in: symbol.scope), !program.hierarchy.isSubtype(own, of: type)
    else { return nil }
    for candidate in program.hierarchy.concreteSubtypes(of: type) where program[candidate].isReferenceType {
      let kept = program[candidate].orderedProperties.first { property in
        let reference = property.fact.type.flatMap { program.resolution.resolve($0, in: property.scope) }
        return !property.fact.isWeak && !property.fact.isComputed
          && reference.map { program.hierarchy.isSubtype(own, of: $0) } == true
      }
      if let kept { return (candidate, kept, nil) }
    }
    return nil
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
    let isPermanent = graph.type(start).map(lifetimes.isPermanent) ?? false
    guard let chain = ownership.chain(from: start, to: end) else {
      return stackFinder.linksToFirstScreen(end, askedForBy: start).map {
        OwnershipChain(links: $0, isLasting: true, end: isPermanent ? .withApp : .withStack)
      }
    }
    let links = chain.links.compactMap { link -> Evidence? in
      if let showing = eventLog.showings[.init(container: link.holder, screen: link.target)] {
        return graph.evidence(showing)
      }
      return observer.declaration(of: link.property, in: link.holder)
    }
    let isHeldByStack = !chain.isLasting && stackFinder.isLasting(chain.links, from: start)
    let stackEnd = isHeldByStack ? stackFinder.end(of: chain.links, lifetimes) : nil
    return OwnershipChain(
      links: links, isLasting: chain.isLasting || isHeldByStack,
      end: isPermanent ? .withApp : stackEnd ?? circleEndFinder.end(of: chain.links))
  }

  /// Whether only coordinators are of a type.
  private func isCoordinator(_ type: TypeID) -> Bool {
    graph.roles.isCoordinator(type)
      || graph.roles.coordinatorRoots.contains { program.hierarchy.isSubtype(type, of: $0) }
  }
}
