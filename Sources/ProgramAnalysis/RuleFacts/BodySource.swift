import SourceFacts

/// What the source says of bodies and callback properties, for the finders.
struct BodySource: ObservationFinder {
  let observer: Observer

  /// The place of an activation's body; nil for what has none of its own.
  func body(of activation: Activation) -> Site? {
    switch activation.code {
    case .closure(let id):
      Site(file: interpreter.heap[id].frame.scope.file, range: interpreter.heap[id].fact.range)
    case .function: calls.function(activation).map { Site(file: $0.scope.file, range: $0.fact.range) }
    case .getter, .setter, .observer, .initialValue, .presentation, .event, .entry: nil
    }
  }

  /// The function that a place stands in.
  func body(around site: Site) -> Site? { calls.body(around: site) }

  /// The statements of what an activation runs, with the file that they stand in.
  func statements(of activation: Activation) -> (statements: [Statement], file: Int)? {
    switch activation.code {
    case .function:
      calls.function(activation).flatMap { symbol in symbol.fact.body.map { ($0, symbol.scope.file) } }
    case .closure(let id): (interpreter.heap[id].fact.body, interpreter.heap[id].frame.scope.file)
    default: nil
    }
  }

  /// Whether a call happens only where something is not there yet.
  func isGuarded(_ site: Site?, in activation: Activation, isAdder: Bool = false) -> Bool {
    guard let body = statements(of: activation), let site else { return false }
    return site.file == body.file && Guards(of: body.statements, isAdder: isAdder).protect(site.range)
  }

  /// Whether a body of a coordinator calls something through one of the properties by which it reaches its own parent.
  func tellsItsParent(_ coordinator: ObjectID, in body: Site) -> Bool {
    (callbackProperties(of: coordinator) + storedProperties(of: coordinator).filter { isWayBack($0) }).contains {
      property in
      mentions[property.fact.name].contains { $0.isOwn && $0.place != .target && body.contains($0.site) }
    }
  }

  /// The stored properties by which a coordinator tells others something: closures, and references to protocols or
  /// coordinators that it did not make.
  func callbackProperties(of coordinator: ObjectID) -> [PropertySymbol] {
    let children = graph.made[coordinator] ?? []
    return storedProperties(of: coordinator).filter { symbol in
      let values = interpreter.heap[coordinator].field(symbol.fact.name).values
      guard let declared = symbol.fact.type, !values.objects.contains(where: children.contains) else { return false }
      return isCallback(declared, in: symbol.scope)
    }
  }

  private func storedProperties(of coordinator: ObjectID) -> [PropertySymbol] {
    guard let type = graph.type(coordinator) else { return [] }
    return program.hierarchy.ancestors(of: type).filter { program[$0].kind != .protocol }
      .flatMap { program[$0].orderedProperties }.filter { !$0.fact.isStatic && !$0.fact.isComputed }
  }

  /// Whether others may hear of something through a property that is no callback: whatever is weak, and streams.
  private func isWayBack(_ symbol: PropertySymbol) -> Bool { symbol.fact.isWeak || isSubject(symbol) }

  /// A stream that it sends through.
  private func isSubject(_ symbol: PropertySymbol) -> Bool {
    mentions[symbol.fact.name].contains { mention in
      mention.isOwn
        && ["send", "accept", "onNext", "onCompleted", "yield"].contains(mentions.call(on: mention.site) ?? "")
    }
  }

  private func isCallback(_ declared: TypeReference, in scope: Scope) -> Bool {
    let expanded = program.resolution.expand(declared, in: scope)
    switch expanded.reference {
    case .function: return true
    case .named, .composition:
      guard let type = program.resolution.resolve(expanded), !program[type].isExternal else {
        return false
      }
      if graph.roles.isCoordinator(type) { return true }
      guard program.hierarchy.isProtocol(type) else { return false }
      let implementers = program.hierarchy.concreteSubtypes(of: type)
      return implementers.isEmpty || implementers.contains { graph.roles.isCoordinator($0) }
    default: return false
    }
  }
}
