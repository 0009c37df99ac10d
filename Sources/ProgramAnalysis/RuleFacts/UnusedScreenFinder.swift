import GraphModel
import SourceFacts

/// Screens that nothing makes: view controllers, and SwiftUI's views.
struct UnusedScreenFinder: ObservationFinder {
  let observer: Observer

  func unusedScreens() -> [UnusedScreen] {
    let named = NamedTypes(program: program)
    return program.types.indices.map { TypeID(index: $0) }.filter(isOwnController).compactMap { type in
      let info = program[type]
      guard !named.isNamed(info.simpleName, besides: type) else { return nil }
      let places = mentions[info.simpleName].filter { $0.owner != type }
      // What a coordinator would show with it is told for the coordinator.
      guard places.allSatisfy({ isNeverRun($0) && $0.owner.map(graph.roles.isCoordinator) != true }) else { return nil }
      let declaration = Evidence(location: graph.location(of: type), note: "class \(info.simpleName)")
      return UnusedScreen(
        screen: graph.id(type), declaration: declaration, mentions: places.map { graph.evidence($0.site) },
        mayBeLoaded: !refusesToBeLoaded(type))
    }.sorted(by: { [$0.declaration] }) { [$0.screen] }
  }

  /// The SwiftUI views that no code makes but previews: no other file names them, and in their own no other type does.
  func unmadeViews() -> [String] {
    let named = NamedTypes(program: program)
    return program.types.indices.map { TypeID(index: $0) }.filter(isOwnView).filter { view in
      let name = program[view].simpleName
      let own = program.files(of: view)
      return program.files.indices.allSatisfy { own.contains($0) || !program.files[$0].usedTypeNames.contains(name) }
        && mentions[name].allSatisfy { isOwn($0.owner, view) } && named.owners(of: name).allSatisfy { isOwn($0, view) }
    }.map { graph.id($0) }.sorted()
  }

  private func isOwnView(_ type: TypeID) -> Bool {
    program[type].kind == .struct && !program[type].isExternal && program.hierarchy.inherits(type, fromExternal: "View")
  }

  /// Whether it is code of the view itself, or of a preview.
  private func isOwn(_ owner: TypeID?, _ view: TypeID) -> Bool {
    owner == view || owner.map { program.hierarchy.inherits($0, fromExternal: "PreviewProvider") } == true
  }

  /// A view controller of the app's that no other inherits from.
  private func isOwnController(_ type: TypeID) -> Bool {
    !program[type].isExternal && program[type].isReferenceType && graph.roles.isController(type)
      && !graph.roles.isCoordinator(type) && program.hierarchy.concreteSubtypes(of: type) == [type]
      && !program[type].attributes.contains { ["objc", "objcMembers"].contains($0) }
  }

  /// Whether a place stands in a function that nothing names.
  private func isNeverRun(_ mention: MentionIndex.Mention) -> Bool {
    guard let fact = calls.function(around: mention.site)?.fact else { return false }
    return fact.kind == .method && !fact.isOverride && fact.attributes.isEmpty && mentions[fact.name].isEmpty
      && !PatternWords.isStart(fact.name) && !program.models.deliveredMethods.contains(fact.name)
  }

  /// Whether it traps where a storyboard or nib makes it.
  private func refusesToBeLoaded(_ type: TypeID) -> Bool {
    program.hierarchy.ancestors(of: type).contains { ancestor in
      program[ancestor].orderedFunctions.contains { symbol in
        symbol.fact.kind == .initializer && symbol.fact.parameters.first?.label == "coder"
          && (symbol.fact.attributes.contains("available") || traps(symbol))
      }
    }
  }

  private func traps(_ symbol: FunctionSymbol) -> Bool {
    let body = Site(file: symbol.scope.file, range: symbol.fact.range)
    return ["fatalError", "preconditionFailure"].contains { name in
      mentions[name].contains { $0.place == .callee && body.contains($0.site) }
    }
  }
}

/// The types that declarations and bodies name where they say what type something has.
private struct NamedTypes {
  private var owners: [String: Set<TypeID?>] = [:]

  init(program: Program) {
    for type in program.types {
      for symbol in type.orderedFunctions + type.deinitializers { add(symbol.fact, symbol.owner) }
      for symbol in type.orderedProperties { add(symbol.fact, symbol.owner) }
    }
    for symbol in program.globalFunctions.values.joined() { add(symbol.fact, nil) }
    for symbol in program.globalProperties.values.joined() { add(symbol.fact, nil) }
  }

  /// The types whose code names a type of this name; nil stands for code outside of types.
  func owners(of name: String) -> Set<TypeID?> { owners[name] ?? [] }

  /// Whether anything but the type itself names it.
  func isNamed(_ name: String, besides type: TypeID) -> Bool { owners(of: name).contains { $0 != type } }

  private mutating func add(_ fact: FunctionFact, _ owner: TypeID?) {
    for type in fact.parameters.compactMap(\.type) + [fact.result].compactMap(\.self) { add(type, owner) }
    for type in types(of: { $0.walk(fact.body ?? []) }) { add(type, owner) }
  }

  private mutating func add(_ fact: PropertyFact, _ owner: TypeID?) {
    for type in types(of: { $0.walk(fact) }) { add(type, owner) }
  }

  /// The types that stand in what a walk visits.
  private func types(of run: (ExpressionWalk) -> Void) -> [TypeReference] {
    var found: [TypeReference] = []
    var walk = ExpressionWalk { expression, _ in
      switch expression {
      case .cast(_, let type, _), .check(_, let type), .type(let type, _): found.append(type)
      case .specialized(_, let arguments): found += arguments
      case .closure(let closure): found += closure.parameters?.compactMap(\.type) ?? []
      default: break
      }
    }
    walk.visitType = { found.append($0) }
    run(walk)
    return found
  }

  private mutating func add(_ type: TypeReference, _ owner: TypeID?) {
    for name in type.names { owners[name, default: []].insert(owner) }
  }
}
