import Algorithms
import Collections
import GraphModel
import SourceFacts

/// What delegate protocols ask of coordinators, and who sends it.
struct RequirementFinder: ObservationFinder {
  let observer: Observer

  func requirements() -> [Requirement] {
    delegateProtocols().flatMap { type in
      program[type].orderedFunctions.filter { $0.fact.body == nil && $0.fact.kind == .method && !$0.fact.isStatic }
        .map { requirement($0, of: type) }
    }.uniqued { [$0.protocolName] + $0.declaration.order }.sorted(by: { [$0.declaration] }) { [$0.protocolName] }
  }

  /// The protocols by which others reach coordinators, those for coordinators themselves left out.
  private func delegateProtocols() -> OrderedSet<TypeID> {
    var found: OrderedSet<TypeID> = []
    for (effect, _) in graph.places {
      guard case .stored = effect, let wire = graph.delegateEdgeFinder.wire(effect),
        let symbol = graph.property(wire.link, of: wire.from),
        let declared = symbol.fact.type, let type = program.resolution.resolve(declared, in: symbol.scope)
      else { continue }
      let parts = program[type].isComposition ? program[type].supertypes : [type]
      found.formUnion(parts.filter(isDelegateProtocol))
    }
    return found
  }

  private func isDelegateProtocol(_ type: TypeID) -> Bool {
    let info = program[type]
    // What Objective-C may send is not in the Swift source.
    return info.kind == .protocol && info.scope.file >= 0 && !info.attributes.contains("objc")
      && !graph.roles.coordinatorRoots.contains { program.hierarchy.isSubtype(type, of: $0) }
  }

  private func requirement(_ symbol: FunctionSymbol, of type: TypeID) -> Requirement {
    let coordinators = program.hierarchy.concreteSubtypes(of: type).filter { graph.roles.isCoordinator($0) }
    let isOverloaded = program[type].orderedFunctions.count { $0.fact.name == symbol.fact.name } > 1
    let sends = mentions[symbol.fact.name].filter { mention in
      guard mention.place != .target, !mention.isSuper else { return false }
      if isOverloaded, let labels = mentions.labels(passedTo: mention.site), !symbol.fact.takes(labels) { return false }
      let receivers = calls.receivers(of: symbol.fact.name, at: mention.site)
      return receivers.isEmpty || receivers.contains { answers($0, type) }
    }
    return Requirement(
      protocolName: graph.id(type), name: isOverloaded ? symbol.fact.fullName : symbol.fact.name,
      declaration: graph.evidence(Site(file: symbol.scope.file, range: symbol.fact.range)),
      coordinators: coordinators.map { graph.id($0) }.sorted(), sends: sends.map { graph.evidence($0.site) },
      isEnding: PatternWords.areIn(symbol.fact.name))
  }

  private func answers(_ receiver: Value, _ type: TypeID) -> Bool {
    interpreter.kinds.type(of: receiver).map { program.hierarchy.isSubtype($0, of: type) } ?? true
  }
}

extension FunctionFact {
  /// The name with the labels of its parameters: `didSelect(item:)`.
  fileprivate var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }

  /// Whether a call with those labels in parentheses may mean it: parameters with defaults, and those that trailing closures are
  /// passed to, may be missing.
  fileprivate func takes(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil, !parameter.isFunction {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension ParameterFact {
  fileprivate var isFunction: Bool { if case .function? = type { true } else { false } }
}
