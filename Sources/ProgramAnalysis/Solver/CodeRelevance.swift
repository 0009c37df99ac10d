import Collections
import SourceFacts

/// Which bodies are worth running, by what is known of receiver, actor and arguments.
///
/// What the source alone tells of types stands in ``Relevance``.
final class CodeRelevance: MachinePart {
  unowned(unsafe) let machine: AbstractMachine
  /// Types whose objects hold a wire to a coordinator.
  @exclusivity(unchecked) private(set) var involved: Set<TypeID> = []
  /// Types whose objects hold a closure that leads to a coordinator, though not as a wire: the rows of a list, say.
  @exclusivity(unchecked) private var carrying: Set<TypeID> = []
  /// Activations that did not run code of a type, because it did not seem to have to do with the flow.
  @exclusivity(unchecked) private var refusals: [TypeID: Set<Int>] = [:]

  init(machine: AbstractMachine) {
    self.machine = machine
  }

  /// Takes types for such whose code matters; what was left out of it until now is run. Gives whether any is new.
  @discardableResult
  func involve(_ types: some Sequence<TypeID>) -> Bool {
    let new = types.filter { involved.insert($0).inserted }
    for type in new { revise(type) }
    return !new.isEmpty
  }

  /// Takes a type for one whose code calls what leads to a coordinator.
  func follow(_ type: TypeID) {
    if carrying.insert(type).inserted { revise(type) }
  }

  private func revise(_ type: TypeID) {
    for id in (refusals.removeValue(forKey: type) ?? []).sorted() { solver.invalidate(id) }
  }

  /// Notes that the body that is running would have run code of a type.
  func noteRefusal(of type: TypeID) {
    if let current = solver.current { refusals[type, default: []].insert(current.id) }
  }

  /// Whether to run a function.
  ///
  /// Coordinators, screens, what the system launches and what holds a wire to a coordinator are always run. Of other types that is done only on behalf of a
  /// coordinator or of what may start one, or with a coordinator in hand, and only for functions that make the object what it is, that give something of the
  /// flow or are handed it: what a service does with its own data leads nowhere.
  func isWorthRunning(
    _ symbol: FunctionSymbol, on receiver: Value?, for actor: ObjectID, passing arguments: [ValueSet]
  ) -> Bool {
    if symbol.fact.kind == .method, let owner = symbol.owner, machine.abstracted.contains(owner) { return false }
    guard let type = kinds.type(of: receiver), !program[type].isExternal, !isAlwaysRun(type) else { return true }
    let isWorthIt = mayMatter(symbol, of: type, for: actor, passing: arguments)
    // Who enters an object asks again for what its own code calls.
    if !isWorthIt, solver.current?.receiver != receiver {
      noteRefusal(of: type)
      if symbol.fact.kind == .initializer { for held in types(of: arguments) { noteRefusal(of: held) } }
      for asking in asking(symbol, arguments) { noteRefusal(of: asking) }
    }
    return isWorthIt
  }

  private func mayMatter(
    _ symbol: FunctionSymbol, of type: TypeID, for actor: ObjectID, passing arguments: [ValueSet]
  ) -> Bool {
    // What is made of something that matters has it.
    if symbol.fact.kind == .initializer, types(of: arguments).contains(where: involved.contains) { return true }
    // So does what wraps a case that it is made of, which a coordinator may switch over: `Event(type: .open)`.
    if symbol.fact.kind == .initializer, program[type].isValue, arguments.contains(where: isCase) { return true }
    // A route or factory that builds views builds them for pages too.
    if symbol.resultType.map(isView) == true { return true }
    // One that makes coordinators makes them for a tab bar controller too, and one that makes pages with their coordinators for other pages.
    if symbol.resultType.map({ bringsCoordinator($0) }) == true { return true }
    if symbol.resultType.map(isPage) == true,
      relevance.namesCoordinator(type) || program[type].kind == .enum || arguments.contains(where: holdsCoordinator)
    {
      return true
    }
    // What the app adds to the system's views may put the pages that it is handed into others.
    if program.addedEmbeddings.contains(symbol),
      arguments.contains(where: { $0.objects.contains(where: kinds.isAppScreen) })
    {
      return true
    }
    if makesWhatIsAsked(symbol, arguments) || givesItsOwn(symbol, of: type) { return true }
    guard
      actsForFlow(actor) || arguments.contains(where: leadsToCoordinator) || isMadeToShow(symbol, type)
        || involvesBox(symbol, type, arguments)
    else { return false }
    if symbol.fact.kind == .initializer || relevance.isFlowRelated(type) { return true }
    let own = symbol.owner.map { program[$0].genericParameters.map(\.name) } ?? []
    let generics = symbol.fact.genericParameters.map(\.name) + own
    return symbol.resultType.map { carriesFlow($0, generics) } == true
      || arguments.contains { $0.values.contains { isOfFlow($0) } } || keeps(symbol, own, arguments)
      || factoryRecognition.makesItsResult(symbol)
  }

  /// Whether a generic function makes messages of the type that a sender asks for, as one does that turns errors into the steps of a
  /// flow: `handle(error) { (step: PayStep) in steps.accept(step) }`.
  private func makesWhatIsAsked(_ symbol: FunctionSymbol, _ arguments: [ValueSet]) -> Bool {
    guard !symbol.fact.genericParameters.isEmpty else { return false }
    let names = symbol.fact.genericParameters.map(\.name)
    return asking(symbol, arguments).contains(where: involved.contains)
      || zip(symbol.fact.parameters, arguments).contains { parameter, values in
        guard case .metatype(.named(let path, _)) = parameter.type, case .metatype(let type)? = values.values.first
        else { return false }
        return path.count == 1 && names.contains(path[0]) && program[type].kind == .enum
      }
  }

  /// Whether a case gives what it is a case of, as one does that makes the view model of whichever page it is made for.
  private func givesItsOwn(_ symbol: FunctionSymbol, of type: TypeID) -> Bool {
    guard program[type].kind == .enum, let result = symbol.resultType else { return false }
    return program[type].genericParameters.contains { result.reference.names == [$0.name] }
  }

  /// The types whose closures a generic function hands something of a type of its own.
  private func asking(_ symbol: FunctionSymbol, _ arguments: [ValueSet]) -> [TypeID] {
    guard !symbol.fact.genericParameters.isEmpty else { return [] }
    let names = symbol.fact.genericParameters.map(\.name)
    return zip(symbol.fact.parameters, arguments).compactMap { parameter, values in
      guard case .function(let handed, _) = parameter.type, case .closure(let id)? = values.values.first,
        handed.contains(where: { $0.names.count == 1 && names.contains($0.names[0]) })
      else { return nil }
      return kinds.type(of: heap[id].frame.receiver)
    }
  }

  private func isCase(_ values: ValueSet) -> Bool {
    values.objects.contains { id in
      if case .enumCase = heap[id].kind { heap[id].type.map { !program[$0].isExternal } == true } else { false }
    }
  }

  private func types(of arguments: [ValueSet]) -> Set<TypeID> {
    arguments.reduce(into: []) { types, values in types.formUnion(values.objects.compactMap { heap[$0].type }) }
  }

  /// Whether an object is made that shows others in what it is handed, as a router is that a tab bar controller makes for a tab's stack.
  private func isMadeToShow(_ symbol: FunctionSymbol, _ type: TypeID) -> Bool {
    symbol.fact.kind == .initializer && relevance.presents(type)
      && symbol.parameterTypes.contains {
        $0.flatMap { program.resolution.resolve($0) }.map(roles.isController) == true
      }
  }

  /// Takes a generic box for such whose code matters where one is made around an object of the app, as a screen does with its view model:
  /// `AnyViewModel(viewModel)`. Who calls the box calls that object. Gives whether it is one.
  private func involvesBox(_ symbol: FunctionSymbol, _ type: TypeID, _ arguments: [ValueSet]) -> Bool {
    let generics = symbol.fact.genericParameters + program[type].genericParameters
    guard symbol.fact.kind == .initializer, !program[type].genericParameters.isEmpty,
      program[type].orderedProperties.count(where: { !$0.fact.isComputed && !$0.fact.isStatic }) == 1,
      keeps(symbol, generics.map(\.name), arguments)
    else { return false }
    involve([type])
    return true
  }

  /// Whether what a function of a generic type is handed may be kept: an object of the app's own, by a parameter that is declared to be
  /// whatever the type holds.
  private func keeps(_ symbol: FunctionSymbol, _ generics: [String], _ arguments: [ValueSet]) -> Bool {
    !generics.isEmpty
      && zip(symbol.parameterTypes, arguments).contains { declared, values in
        guard let declared, values.objects.contains(where: { kinds.isSender($0) }) else { return false }
        return declared.reference.names.contains(where: generics.contains)
      }
  }

  /// Whether to run a getter.
  func isWorthReading(_ symbol: PropertySymbol, on receiver: Value, for actor: ObjectID) -> Bool {
    guard let type = kinds.type(of: receiver), !program[type].isExternal, !isAlwaysRun(type) else { return true }
    if symbol.type.map({ isView($0) || bringsCoordinator($0) }) == true { return true }
    if program.keys.properties.contains(symbol.fact.name) { return true }
    // The page that stands for a case is a page of whoever asks for it, as a container does for each of its tabs.
    if program[type].kind == .enum, symbol.type.map(isPage) == true { return true }
    guard actsForFlow(actor) else {
      noteRefusal(of: type)
      return false
    }
    guard !relevance.isFlowRelated(type), let declared = symbol.type,
      let resolved = program.resolution.resolve(declared)
    else { return true }
    return kinds.matters(resolved) || factoryRecognition.makesItsResult(symbol)
  }

  private func isView(_ declared: ScopedType) -> Bool {
    program.resolution.resolve(declared).map {
      program[$0].isExternal && program.hierarchy.inherits($0, fromExternal: "View")
    }
      ?? false
  }

  /// Whether values of a declared type are view controllers that may be the app's own.
  private func isPage(_ declared: ScopedType) -> Bool {
    program.resolution.resolve(declared).map {
      roles.isController($0) && (!program[$0].isExternal || program[$0].name == "UIViewController")
    } == true
  }

  /// Whether all code of a type's is run.
  func isAlwaysRun(_ type: TypeID) -> Bool {
    roles.isCoordinator(type) || roles.isScreen(type) || roles.isSender(type) || roles.isLaunched(type)
      || involved.contains(type) || carrying.contains(type) || roles.isCoordinatorView(type) || roles.isModifier(type)
      || roles.isPathHolder(type) || program.hierarchy.isStream(type)
      || relevance.broadcasts(type) || relevance.relays(type) || program.emitters.isEmitter(type, roles)
      || relevance.reachesCoordinator(type) || program.reducers.isReducer(type)
  }

  private func actsForFlow(_ actor: ObjectID) -> Bool {
    guard let type = heap[actor].type else { return true }
    return !roles.isScreen(type) && !involved.contains(type)
  }

  /// Whether a view model was given a coordinator. Who asks is asked again once it is.
  private func holdsCoordinator(_ values: ValueSet) -> Bool {
    values.objects.contains { id in
      guard let type = heap[id].type, program.isCalledViewModel(type) else { return false }
      return program[type].orderedProperties.contains { property in
        !property.fact.isComputed && !property.fact.isStatic
          && memory.field(property.fact.name, of: id).objects.contains(where: kinds.isCoordinator)
      }
    }
  }

  private func leadsToCoordinator(_ values: ValueSet) -> Bool {
    values.values.contains { value in
      switch value {
      case .object(let id):
        kinds.isCoordinator(id) || envelopes.isWrapper(id) && !memory.held(by: id).coordinators.isEmpty
      case .closure(let id): isCoordinator(heap[id].frame.receiver)
      case .method(let id): isCoordinator(heap[id].receiver)
      case .metatype: false
      }
    }
  }

  private func isCoordinator(_ receiver: Value?) -> Bool {
    kinds.type(of: receiver).map { roles.isCoordinator($0) } ?? false
  }

  /// Whether values of a declared type are coordinators, or plain structs, tuples or collections of them.
  private func bringsCoordinator(_ declared: ScopedType, depth: Int = 0) -> Bool {
    guard depth <= 2 else { return false }
    let expanded = program.resolution.expand(declared)
    func brings(_ part: TypeReference) -> Bool {
      bringsCoordinator(ScopedType(reference: part, scope: expanded.scope), depth: depth + 1)
    }
    switch expanded.reference {
    case .array(let element), .dictionary(_, let element): return brings(element)
    case .tuple(let elements): return elements.contains { brings($0.type) }
    case .named:
      guard let type = program.resolution.resolve(expanded), !program[type].isExternal else { return false }
      if roles.isCoordinator(type) || roles.coordinatorRoots.contains(type) { return true }
      if program.hierarchy.isProtocol(type) {
        return program.hierarchy.concreteSubtypes(of: type).contains(where: roles.isCoordinator)
      }
      return program[type].kind == .struct
        && program[type].orderedProperties.contains { property in
          !property.fact.isStatic && property.type.map { bringsCoordinator($0, depth: depth + 1) } == true
        }
    case .function, .metatype, .composition: return false
    }
  }

  /// Whether a value of a declared type may bring something of the flow with it.
  private func carriesFlow(_ type: ScopedType, _ generics: [String]) -> Bool {
    let expanded = program.resolution.expand(type)
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
        || program.resolution.resolve(expanded).map { isOfFlow($0) } ?? true
    }
  }

  /// Whether values of a type, or of one of its implementers, have to do with the flow.
  private func isOfFlow(_ type: TypeID) -> Bool {
    func isConcretely(_ type: TypeID) -> Bool {
      isAlwaysRun(type) || roles.isController(type) || roles.isView(type) || relevance.isFlowRelated(type)
    }
    // `AnyView` may hold any view of the app.
    if isConcretely(type) || program[type].isExternal && program.hierarchy.inherits(type, fromExternal: "View") {
      return true
    }
    guard program.hierarchy.isProtocol(type) else { return false }
    return program[type].name == "View" || program.hierarchy.concreteSubtypes(of: type).contains(where: isConcretely)
  }

  private func isOfFlow(_ value: Value) -> Bool {
    switch value {
    case .metatype(let type): return isOfFlow(type)
    case .closure(let id): return isOfFlow(receiver: heap[id].frame.receiver)
    case .method(let id): return isOfFlow(receiver: heap[id].receiver)
    case .object(let id):
      if let type = heap[id].type, isOfFlow(type) { return true }
      guard envelopes.isWrapper(id) else { return false }
      let held = memory.held(by: id)
      return !held.coordinators.isEmpty || held.hasScreen || held.callables.contains { isOfFlow($0) }
    }
  }

  private func isOfFlow(receiver: Value?) -> Bool { kinds.type(of: receiver).map { isOfFlow($0) } ?? true }
}
