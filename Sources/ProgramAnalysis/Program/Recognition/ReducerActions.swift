import SourceFacts

/// The Composable Architecture's reducers: which state and which actions are whose, and how the actions of a part reach the whole.
final class ReducerActions: ProgramPart {
  unowned(unsafe) let program: Program
  /// How actions reach what a reducer is a part of.
  private(set) lazy var actionRoutes = findActionRoutes()
  private lazy var features = Dictionary(
    ReducerFinder(program: program).reducers().map { ($0.reducer, $0) }, uniquingKeysWith: { first, _ in first })
  private lazy var stateOwners = owners(by: \.state)
  private lazy var actionOwners = owners(by: \.actions)
  private lazy var valueOwners = Dictionary(
    features.values.flatMap { feature in feature.values.map { ($0.id, feature.reducer) } },
    uniquingKeysWith: { first, _ in first })

  init(program: Program) {
    self.program = program
  }

  private func owners(by part: (ReducerFeature) -> TypeID?) -> [TypeID: TypeID] {
    Dictionary(
      features.values.compactMap { feature in part(feature).map { ($0, feature.reducer) } }, uniquingKeysWith: min)
  }

  func isReducer(_ type: TypeID) -> Bool { features[type] != nil }

  /// The type of a reducer's state.
  func state(of reducer: TypeID) -> TypeID? { features[reducer]?.state }

  /// The type of a reducer's actions.
  func actions(of reducer: TypeID) -> TypeID? { features[reducer]?.actions }

  /// The properties that hold a reducer which is a value.
  func values(of reducer: TypeID) -> [PropertySymbol] { features[reducer]?.values ?? [] }

  /// The reducer that a property holds.
  func reducer(heldBy property: PropertySymbol) -> TypeID? { valueOwners[property.id] }

  /// The reducer whose state a type is.
  func reducer(ofState type: TypeID) -> TypeID? { stateOwners[type] }

  /// Whether it is a part of another, and its own state is that of one of several: of a screen that may be any of these.
  func choosesPart(_ reducer: TypeID) -> Bool {
    actionRoutes[reducer] != nil && program.types[(state(of: reducer) ?? reducer).index].kind == .enum
  }

  /// Those whose actions are among those of a reducer.
  func parts(of reducer: TypeID) -> Set<TypeID> { partsByReducer[reducer] ?? [] }

  private lazy var partsByReducer = actionRoutes.reduce(into: [TypeID: Set<TypeID>]()) { parts, entry in
    for route in entry.value { parts[route.parent, default: []].insert(entry.key) }
  }

  /// By reducer, those that it is a part of.
  private func findActionRoutes() -> [TypeID: [ActionRoute]] {
    var routes: [TypeID: [ActionRoute]] = [:]
    for parent in features.keys.sorted() {
      guard let actions = actions(of: parent) else { continue }
      let scope = Scope(file: program.types[actions.index].scope.file, type: actions)
      for (name, fact) in program.types[actions.index].cases.sorted(by: { $0.key < $1.key }) {
        for (position, payload) in fact.payload.enumerated() {
          guard let type = payload.type, let (part, cases) = carried(type, scope), part != parent else { continue }
          let carrier = CarrierModel(name, position: position, count: fact.payload.count)
          routes[part, default: []].append(ActionRoute(parent: parent, cases: cases + [carrier]))
        }
      }
    }
    return routes
  }

  /// The reducers that the cases of a macro's enum carry, whose state is somewhere in the type of a property: `[Route<Screen.State>]`.
  func carriedReducers(in property: PropertySymbol) -> [TypeID] {
    guard let type = property.type, let choice = choice(in: type.reference, type.scope) else { return [] }
    let scope = Scope(file: program.types[choice.index].scope.file, type: choice)
    return program.types[choice.index].cases.sorted { $0.key < $1.key }.compactMap { _, fact in
      fact.payload.first?.type.flatMap { resolution.resolve($0, in: scope) }
    }.filter(isReducer)
  }

  /// The reducer that a case carries, or whose state it carries, of the enum that a property holds.
  func reducer(ofCase name: String, in property: PropertySymbol) -> TypeID? {
    guard let type = property.type,
      let choice = choice(in: type.reference, type.scope) ?? resolution.resolve(type),
      let payload = program.types[choice.index].cases[name]?.payload.first?.type,
      let carried = resolution.resolve(payload, in: Scope(file: program.types[choice.index].scope.file, type: choice))
    else { return nil }
    return isReducer(carried) ? carried : reducer(ofState: carried)
  }

  /// The reducer that is any of several by a macro, whose state is in a type.
  private func choice(in type: TypeReference, _ scope: Scope) -> TypeID? {
    switch type {
    case .array(let element): return choice(in: element, scope)
    case .named(let path, _) where path.count > 1 && path.last == "State":
      return resolution.resolve(.named(path.dropLast(), arguments: []), in: scope).flatMap {
        program.types[$0.index].kind == .enum && isReducer($0) ? $0 : nil
      }
    case .named(_, let arguments): return arguments.lazy.compactMap { self.choice(in: $0, scope) }.first
    default: return nil
    }
  }

  /// The reducer whose actions a type of payloads carries, or the reducer itself, and the cases around them.
  private func carried(_ payload: TypeReference, _ scope: Scope, depth: Int = 0) -> (TypeID, [CarrierModel])? {
    guard depth < 4, case .named(let path, let arguments) = payload else { return nil }
    if let type = resolution.resolve(payload, in: scope) {
      if let owner = actionOwners[type] { return (owner, []) }
      if isReducer(type), state(of: type) != type { return (type, []) }
    }
    // The actions that a macro declares in a reducer are not in the source.
    if path.count > 1, path.last == "Action" {
      return resolution.resolve(.named(path.dropLast(), arguments: []), in: scope).flatMap {
        isReducer($0) ? ($0, []) : nil
      }
    }
    guard let argument = arguments.last, let generic = resolution.resolve(.named(path, arguments: []), in: scope),
      let carrier = program.models.carrier(of: program.types[generic.index].name),
      let (part, cases) = carried(argument, scope, depth: depth + 1)
    else { return nil }
    return (part, cases + [carrier])
  }
}

/// How an action of one reducer is told to another that it is a part of: in the payloads of these cases, from the inside out.
struct ActionRoute {
  let parent: TypeID
  let cases: [CarrierModel]
}
