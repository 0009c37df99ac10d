import SourceFacts

/// Which types have to do with the flow, as far as their source alone tells.
///
/// Most of an app has nothing to do with it: services, models, formatting. What types are about is told by the names that their
/// files use: those of coordinators, and those of UIKit's view controllers and windows.
struct Relevance {
  /// Types whose files name one of UIKit's view controllers.
  private let presenting: Set<TypeID>
  /// Types whose files name a coordinator, a view controller of UIKit, a window or a library's container, the app's own containers, and
  /// what registers with them.
  private let flowRelated: Set<TypeID>
  /// Types that have a place for what a library says sends messages to coordinators.
  private let relaying: Set<TypeID>

  /// Types that post notifications which coordinators observe.
  private let broadcasting: Set<TypeID>

  init(program: Program, roles: Roles) {
    let all = program.types.indices.map(TypeID.init(index:)).filter { program[$0].scope.file >= 0 }
    let controllers = Set(
      program.models.typeNames.filter { program.inherits(program.externalType($0), fromExternal: "UIViewController") })
    let coordinators = (roles.coordinatorRoots + roles.coordinatorTypes).map { program[$0].simpleName }
    let flowNames = controllers.union(coordinators).union(["UIWindow"]).union(program.models.registryNames)
    func naming(_ names: Set<String>) -> Set<TypeID> {
      Set(all.filter { program.files(of: $0).contains { !program.files[$0].usedTypeNames.isDisjoint(with: names) } })
    }
    presenting = naming(controllers)
    broadcasting = program.broadcasters(heardBy: roles.coordinatorTypes)
    flowRelated = naming(flowNames).union(program.containersAndRegistrars())
    relaying = Set(all.filter { Self.relays($0, program, roles) })
  }

  private static func relays(_ type: TypeID, _ program: Program, _ roles: Roles) -> Bool {
    program[type].orderedProperties.contains { property in
      guard !property.fact.isComputed, let declared = property.type.flatMap({ program.resolve($0) }) else {
        return false
      }
      return roles.isSender(declared) || program.concreteSubtypes(of: declared).contains { roles.isSender($0) }
    }
  }

  /// Whether its own files name one of UIKit's view controllers.
  func presents(_ type: TypeID) -> Bool { presenting.contains(type) }

  /// Whether it posts notifications which coordinators observe.
  func broadcasts(_ type: TypeID) -> Bool { broadcasting.contains(type) }

  /// Whether its own files name a coordinator, a view controller of UIKit, a window or a library's container, or it is a container of
  /// the app's own or registers with one.
  func isFlowRelated(_ type: TypeID) -> Bool { flowRelated.contains(type) }

  /// Whether it may hand on what it is told to something that a library says sends messages to coordinators, as an adapter between
  /// two listeners does.
  func relays(_ type: TypeID) -> Bool { relaying.contains(type) }
}

/// Which bodies are worth running.
extension Interpreter {
  /// Whether to run a function.
  ///
  /// Coordinators, screens, what the system launches and what holds a wire to a coordinator are always run. Of other types that is done only on behalf of a
  /// coordinator or of what may start one, or with a coordinator in hand, and only for functions that make the object what it is, that give something of the
  /// flow or are handed it: what a service does with its own data leads nowhere.
  func isWorthRunning(
    _ symbol: FunctionSymbol, on receiver: Value?, for actor: ObjectID, passing arguments: [ValueSet]
  ) -> Bool {
    guard let type = type(of: receiver), !program[type].isExternal, !isAlwaysRun(type) else { return true }
    guard actsForFlow(actor) || arguments.contains(where: leadsToCoordinator) else { return false }
    if symbol.fact.kind == .initializer || relevance.isFlowRelated(type) { return true }
    let own = symbol.owner.map { program[$0].genericParameters.map(\.name) } ?? []
    let generics = symbol.fact.genericParameters.map(\.name) + own
    return symbol.resultType.map { carriesFlow($0, generics) } == true
      || arguments.contains { $0.values.contains { isOfFlow($0) } } || keeps(symbol, own, arguments)
      || makesItsResult(symbol)
  }

  /// Whether what a function of a generic type is handed may be kept: an object of the app's own, by a parameter that is declared to be
  /// whatever the type holds.
  private func keeps(_ symbol: FunctionSymbol, _ generics: [String], _ arguments: [ValueSet]) -> Bool {
    !generics.isEmpty
      && zip(symbol.parameterTypes, arguments).contains { declared, values in
        guard let declared, values.objects.contains(where: { isSender($0) }) else { return false }
        return declared.reference.names.contains(where: generics.contains)
      }
  }

  /// Whether to run a getter.
  func isWorthReading(_ symbol: PropertySymbol, on receiver: Value, for actor: ObjectID) -> Bool {
    guard let type = type(of: receiver), !program[type].isExternal, !isAlwaysRun(type) else { return true }
    guard actsForFlow(actor) else {
      noteRefusal(of: type)
      return false
    }
    guard !relevance.isFlowRelated(type), let declared = symbol.type,
      let resolved = program.resolve(declared)
    else { return true }
    return matters(resolved) || makesItsResult(symbol)
  }

  /// Whether all code of a type's is run.
  func isAlwaysRun(_ type: TypeID) -> Bool {
    roles.isCoordinator(type) || roles.isScreen(type) || roles.isSender(type) || roles.isLaunched(type)
      || involved.contains(type) || roles.isCoordinatorView(type) || roles.isModifier(type) || roles.isPathHolder(type)
      || relevance.broadcasts(type) || relevance.relays(type)
  }

  private func actsForFlow(_ actor: ObjectID) -> Bool {
    guard let type = heap[actor].type else { return true }
    return !roles.isScreen(type) && !involved.contains(type)
  }

  private func leadsToCoordinator(_ values: ValueSet) -> Bool {
    values.values.contains { value in
      switch value {
      case .object(let id): isCoordinator(id) || isWrapper(id) && !held(by: id).coordinators.isEmpty
      case .closure(let id): isCoordinator(heap[id].frame.receiver)
      case .method(let id): isCoordinator(heap[id].receiver)
      case .metatype: false
      }
    }
  }

  private func isCoordinator(_ receiver: Value?) -> Bool { type(of: receiver).map { roles.isCoordinator($0) } ?? false }

  /// Whether a value of a declared type may bring something of the flow with it.
  private func carriesFlow(_ type: ScopedType, _ generics: [String]) -> Bool {
    let expanded = program.expand(type)
    func carries(_ part: TypeReference) -> Bool {
      carriesFlow(ScopedType(reference: part, scope: expanded.scope), generics)
    }
    switch expanded.reference {
    case .function: return true
    case .array(let element), .dictionary(_, let element), .metatype(let element): return carries(element)
    case .tuple(let elements): return elements.contains { carries($0.type) }
    case .composition(let parts): return parts.contains(where: carries)
    case .named(let path, let arguments):
      if path.count == 1, generics.contains(path[0]) { return true }
      return arguments.contains(where: carries)
        || program.resolve(expanded).map { isOfFlow($0) } ?? true
    }
  }

  /// Whether values of a type, or of one of its implementers, have to do with the flow.
  private func isOfFlow(_ type: TypeID) -> Bool {
    func isConcretely(_ type: TypeID) -> Bool {
      isAlwaysRun(type) || roles.isController(type) || roles.isView(type) || relevance.isFlowRelated(type)
    }
    // `AnyView` may hold any view of the app.
    if isConcretely(type) || program[type].isExternal && program.inherits(type, fromExternal: "View") { return true }
    guard program.isProtocol(type) else { return false }
    return program[type].name == "View" || program.concreteSubtypes(of: type).contains(where: isConcretely)
  }

  private func isOfFlow(_ value: Value) -> Bool {
    switch value {
    case .metatype(let type): return isOfFlow(type)
    case .closure(let id): return isOfFlow(receiver: heap[id].frame.receiver)
    case .method(let id): return isOfFlow(receiver: heap[id].receiver)
    case .object(let id):
      if let type = heap[id].type, isOfFlow(type) { return true }
      guard isWrapper(id) else { return false }
      let held = held(by: id)
      return !held.coordinators.isEmpty || held.callables.contains { isOfFlow($0) } || carriesScreen(id)
    }
  }

  /// Whether an envelope, or one that is in it, holds a screen.
  private func carriesScreen(_ id: ObjectID, depth: Int = 0) -> Bool {
    heap[id].filledFields.contains { name, _ in
      field(name, of: id).objects.contains {
        isAppScreen($0) || depth < 3 && isWrapper($0) && carriesScreen($0, depth: depth + 1)
      }
    }
  }

  private func isOfFlow(receiver: Value?) -> Bool { type(of: receiver).map { isOfFlow($0) } ?? true }
}
