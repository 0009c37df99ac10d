import Collections
import GraphModel
import SourceFacts

/// References back to a coordinator that keep it, where it keeps the one that holds them.
extension Observer {
  func references() -> [BackReference] {
    var found: OrderedDictionary<[String], BackReference> = [:]
    for (effect, sites) in graph.places {
      guard let reference = reference(effect, sites) else { continue }
      let key = [reference.holder, reference.property, reference.coordinator]
      // A lasting circle says more than one that ends with the screen.
      if let known = found[key], known.chain.isLasting || !reference.chain.isLasting { continue }
      found[key] = reference
    }
    return Array(found.values).sorted(by: { [$0.declaration] + $0.evidence }) { [$0.holder, $0.coordinator] }
  }

  private func reference(_ effect: Effect, _ sites: [Site]) -> BackReference? {
    guard case .stored = effect, let wire = graph.wire(effect), interpreter.heap[wire.from].kind == .instance,
      let type = graph.type(wire.from), program[type].isReferenceType,
      let symbol = graph.property(wire.link, of: wire.from), !symbol.fact.isStatic, !symbol.fact.isComputed,
      ownership.isStrong(wire.link, of: wire.from), isGivenItself(effect, wire.to, wire.from, sites),
      let declared = declared(symbol),
      let chain = chain(from: wire.to, to: wire.from)
    else { return nil }
    return BackReference(
      holder: graph.id(type), property: wire.link, declaration: declaration(symbol), declared: declared,
      coordinator: name(wire.to), evidence: evidence(sites), chain: chain)
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
    let own = Set(program.ancestors(of: type))
    return mentions["self"].contains { mention in
      mention.place == .value && mention.owner.map(own.contains) == true && isWithin(mention.site, sites)
    }
  }

  /// How one object keeps another, in words.
  func chain(from start: ObjectID, to end: ObjectID) -> OwnershipChain? {
    guard let chain = ownership.chain(from: start, to: end) else { return nil }
    let links = chain.links.compactMap { link -> Evidence? in
      if let showing = eventLog.showings[.init(container: link.holder, screen: link.target)] {
        return graph.evidence(showing)
      }
      return declaration(of: link.property, in: link.holder)
    }
    return OwnershipChain(links: links, isLasting: chain.isLasting)
  }

  // MARK: - What the property may be

  /// Nil where the type is not known well enough to say whether the property could be weak.
  private func declared(_ symbol: PropertySymbol) -> BackReference.Declared? {
    guard let reference = symbol.fact.type, let type = program.resolve(reference, in: symbol.scope) else { return nil }
    let info = program[type]
    if info.kind == .class || info.kind == .actor || isClassBound(type) { return .classBound(info.name) }
    guard info.kind == .protocol, info.scope.file >= 0 else { return nil }
    let implementers = program.concreteSubtypes(of: type)
    return .open(
      name: graph.id(type), location: graph.location(of: type),
      hasOnlyClasses: !implementers.isEmpty && implementers.allSatisfy { program[$0].isReferenceType })
  }

  /// Whether only classes can conform to a protocol.
  private func isClassBound(_ type: TypeID) -> Bool {
    let references = program.ancestors(of: type).flatMap { program[$0].inherits + program[$0].selfConstraints }
    let types = program.ancestors(of: type) + references.compactMap { program.resolve($0) }
    return types.contains { type in
      let info = program[type]
      return info.kind == .class || info.kind == .actor || info.attributes.contains("objc")
        || info.isExternal && isForeignClass(type)
    }
  }

  /// `AnyObject`, or a class of the platform's.
  private func isForeignClass(_ type: TypeID) -> Bool {
    let name = program[type].name
    return name == "AnyObject" || AppleFrameworks.owns(name) || program.inherits(type, fromExternal: "NSObjectProtocol")
  }
}
