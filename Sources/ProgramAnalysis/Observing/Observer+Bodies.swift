import SourceFacts

/// The source of what runs.
extension Observer {
  /// The place of an activation's body; nil for what has none of its own.
  func body(of activation: Activation) -> Site? {
    switch activation.code {
    case .closure(let id):
      Site(file: interpreter.heap[id].frame.scope.file, range: interpreter.heap[id].fact.range)
    case .function: calls.function(activation).map { Site(file: $0.scope.file, range: $0.fact.range) }
    case .getter, .setter, .observer, .initialValue, .entry: nil
    }
  }

  /// Whether a body of a coordinator calls something through one of the properties by which it reaches its own parent.
  func tellsItsParent(_ coordinator: ObjectID, in body: Site) -> Bool {
    callbackProperties(of: coordinator).contains { property in
      mentions[property.fact.name].contains { $0.isOwn && $0.place != .target && body.contains($0.site) }
    }
  }

  /// The stored properties by which a coordinator tells others something: closures, and references to protocols or
  /// coordinators that it did not make.
  func callbackProperties(of coordinator: ObjectID) -> [PropertySymbol] {
    guard let type = graph.type(coordinator) else { return [] }
    let children = graph.made[coordinator] ?? []
    return program.ancestors(of: type).filter { program[$0].kind != .protocol }
      .flatMap { program[$0].orderedProperties }.filter { symbol in
        guard !symbol.fact.isStatic, !symbol.fact.isComputed, let declared = symbol.fact.type else { return false }
        let values = interpreter.heap[coordinator].fields[symbol.fact.name] ?? .empty
        guard !values.objects.contains(where: children.contains) else { return false }
        return isCallback(declared, in: symbol.scope)
      }
  }

  private func isCallback(_ declared: TypeReference, in scope: Scope) -> Bool {
    let expanded = program.expand(declared, in: scope)
    switch expanded.reference {
    case .function: return true
    case .named, .composition:
      guard let type = program.resolve(expanded.reference, in: expanded.scope), !program[type].isExternal else {
        return false
      }
      if graph.roles.isCoordinator(type) { return true }
      guard program.isProtocol(type) else { return false }
      return program.concreteSubtypes(of: type).contains { graph.roles.isCoordinator($0) }
    default: return false
    }
  }
}
