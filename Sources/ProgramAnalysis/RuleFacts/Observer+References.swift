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
      holder: graph.id(type), property: wire.link, declaration: declaration(symbol), declared: declared.kind,
      coordinator: name(wire.to),
      isForScreen: !graph.isCoordinator(wire.from) && isCoordinator(declared.type),
      evidence: evidence(sites), chain: chain, remedy: weakDeclaration(symbol),
      fix: fix(symbol, declared, wire.from, wire.to))
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
    let places = sites + (sites.last.map { calls(from: coordinator, to: holder, reaching: $0) } ?? [])
    return mentions["self"].contains { mention in
      mention.place == .value && mention.owner.map(own.contains) == true && isWithin(mention.site, places)
    }
  }

  /// The calls in a coordinator's own code by which a statement of the holder comes to run: its initializer may be called by a factory.
  private func calls(from coordinator: ObjectID, to holder: ObjectID, reaching statement: Site) -> [Site] {
    var found: [Site] = []
    var seen: Set<Int> = []
    var level = interpreter.activations.filter {
      $0.receiver == .object(holder) && body(of: $0)?.contains(statement) == true
    }.map(\.id)
    for _ in 0..<Self.helperDepth {
      var next: [Int] = []
      for id in level where seen.insert(id).inserted {
        for caller in interpreter.activations[id].callers {
          let sites = interpreter.activations[caller].calls.filter { $0.callee == id && !$0.isDeferred }.compactMap(
            \.site)
          if receiver(around: interpreter.activations[caller]) == coordinator {
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

  private static let helperDepth = 4

  /// The object in whose code a body stands; of a closure, that of the function around it.
  func receiver(around activation: Activation) -> ObjectID? {
    let receiver =
      if case .closure(let id) = activation.code { interpreter.heap[id].frame.receiver } else { activation.receiver }
    return if case .object(let id)? = receiver { id } else { nil }
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

  /// Whether only coordinators are of a type.
  private func isCoordinator(_ type: TypeID) -> Bool {
    graph.roles.isCoordinator(type) || graph.roles.coordinatorRoots.contains { program.isSubtype(type, of: $0) }
  }

  /// Makes the property weak, and its protocol one of classes where it is not.
  private func fix(
    _ symbol: PropertySymbol, _ declared: (type: TypeID, kind: BackReference.Declared), _ holder: ObjectID,
    _ coordinator: ObjectID
  ) -> SourceFix? {
    guard let fix = weakening(symbol, of: holder, for: coordinator) else { return nil }
    guard case .open(let name, _, _) = declared.kind else { return fix }
    return SourceFix(
      title: "Let only classes conform to \(name), and make \(symbol.fact.name) weak",
      edits: fix.edits + [classBinding(declared.type)], isSafe: fix.isSafe)
  }

  /// Nil where the type is not known well enough to say whether the property could be weak.
  private func declared(_ symbol: PropertySymbol) -> (type: TypeID, kind: BackReference.Declared)? {
    guard let reference = symbol.fact.type,
      let type = program.resolve(reference, in: symbol.scope) ?? bound(of: reference, in: symbol)
    else { return nil }
    let info = program[type]
    if info.kind == .class || info.kind == .actor || isClassBound(type) {
      return (type, .classBound(info.name))
    }
    guard info.kind == .protocol, info.scope.file >= 0 else { return nil }
    let implementers = program.concreteSubtypes(of: type)
    let kind = BackReference.Declared.open(
      name: graph.id(type), location: graph.location(of: type),
      hasOnlyClasses: !implementers.isEmpty && implementers.allSatisfy { program[$0].isReferenceType })
    return (type, kind)
  }

  /// What a generic parameter of the type that declares a property must conform to.
  private func bound(of reference: TypeReference, in symbol: PropertySymbol) -> TypeID? {
    guard let owner = symbol.owner, case .named(let path, _) = reference, path.count == 1,
      let parameter = program[owner].genericParameters.first(where: { $0.name == path[0] })
    else { return nil }
    return parameter.bound.flatMap { program.resolve($0, in: symbol.scope) }
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
