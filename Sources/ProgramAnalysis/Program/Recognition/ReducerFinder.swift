import SourceFacts

/// Finds the reducers of the Composable Architecture: types that conform to its protocol, and values of its older generic type, each for a
/// state and the actions that change it.
struct ReducerFinder: ProgramPart {
  let program: Program
  static let reducer = "ComposableArchitecture.Reducer"

  /// All reducers in the order of their types.
  func reducers() -> [ReducerFeature] {
    guard program.models.isKnown(Self.reducer) else { return [] }
    let types = hierarchy.concreteSubtypes(of: program.externalType(Self.reducer)).filter {
      !program.types[$0.index].isExternal
    }
    let declared = types.map { type in
      let info = program.types[type.index]
      return ReducerFeature(
        reducer: type, state: own("State", of: info),
        actions: own("Action", of: info) ?? (info.kind == .enum ? type : nil))
    }
    return (declared + values()).sorted { $0.reducer < $1.reducer }
  }

  /// The type that a reducer declares by a name or gives that name by a typealias.
  private func own(_ name: String, of reducer: TypeInfo) -> TypeID? {
    if let nested = reducer.nested[name]?.first { return nested }
    let aliased = reducer.typealiases[name].flatMap { resolution.resolve($0) }
    return aliased.flatMap { program.types[$0.index].isExternal ? nil : $0 }
  }

  /// `let homeReducer = Reducer<HomeState, HomeAction, HomeEnvironment> { … }`. Such a reducer is called by the type that state and actions
  /// are nested in, or else by its state.
  private func values() -> [ReducerFeature] {
    let types = program.types.indices.map(TypeID.init(index:))
    let properties =
      program.globalProperties.values.flatMap(\.self)
      + types.flatMap { program.types[$0.index].orderedProperties.filter(\.fact.isStatic) }
    var found: [TypeID: ReducerFeature] = [:]
    for property in properties.sorted(by: { $0.id < $1.id }) {
      guard let arguments = arguments(of: property), arguments.count >= 2,
        let state = resolution.resolve(arguments[0]), let actions = resolution.resolve(arguments[1]),
        !program.types[state.index].isExternal
      else { continue }
      let outer = program.types[state.index].scope.type
      let isNested = outer != nil && outer == program.types[actions.index].scope.type
      let reducer = isNested ? outer ?? state : state
      found[reducer, default: ReducerFeature(reducer: reducer, state: state, actions: actions)].values.append(property)
    }
    return Array(found.values)
  }

  /// The generic arguments of the reducer that a property holds, by its declared type or by what it begins with.
  private func arguments(of property: PropertySymbol) -> [ScopedType]? {
    if let declared = property.type { return arguments(of: declared) }
    return property.fact.initialValue?.calledTypes.lazy.compactMap {
      arguments(of: ScopedType(reference: $0, scope: property.scope))
    }.first
  }

  private func arguments(of type: ScopedType) -> [ScopedType]? {
    let expanded = resolution.expand(type)
    guard case .named(let path, let arguments) = expanded.reference, arguments.count >= 2,
      let generic = resolution.resolve(.named(path, arguments: []), in: expanded.scope),
      hierarchy.inherits(generic, fromExternal: Self.reducer)
    else { return nil }
    return arguments.map { ScopedType(reference: $0, scope: expanded.scope) }
  }
}

/// A reducer with the types of its state and actions.
struct ReducerFeature {
  let reducer: TypeID
  let state: TypeID?
  let actions: TypeID?
  /// The properties that hold it, where it is a value and no type of its own.
  var values: [PropertySymbol] = []
}

extension Expression {
  /// The types in `Type<A, B> { … }`, `Type<A, B>.combine(…).debug()` and `Type.combine([Type<A, B> { … }])`, the outermost first.
  fileprivate var calledTypes: [TypeReference] {
    switch self {
    case .call(let call): call.callee.calledTypes + call.arguments.flatMap(\.value.calledTypes)
    case .array(let elements, _): elements.flatMap(\.calledTypes)
    case .specialized(.name(let name, _), let arguments): [.named([name], arguments: arguments)]
    case .member(.some(let base), _, _): base.calledTypes
    case .name(let name, _): name.first?.isUppercase == true ? [.named([name], arguments: [])] : []
    case .type(let type, _): [type]
    default: []
    }
  }
}
