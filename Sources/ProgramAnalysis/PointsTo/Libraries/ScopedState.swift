import SourceFacts

/// State of reducers: which object holds a part of it, and what a scope of a store refers to.
final class ScopedState: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// The case of its value that a reference refers to.
  private var boundCases: [ObjectID: String] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// What holds a property that is read of a store: the state of its reducer, if that has it.
  func stateHolder(of property: String, in id: ObjectID) -> ObjectID {
    guard let type = heap[id].type, !program[type].nested.isEmpty, !program[type].isExternal,
      let state = program[type].nested["State"]?.first,
      program.reducers.isActionState(state), program.members.property(named: property, in: type) == nil,
      program.members.property(named: property, in: state) != nil
    else { return id }
    return standIns.opaque(state)
  }

  /// The coordinator that decides about the state of an object: itself, or the reducer whose state it is.
  func decider(of holder: ObjectID) -> ObjectID? {
    if kinds.isCoordinator(holder) { return holder }
    guard let type = heap[holder].type, program.reducers.isActionState(type), let reducer = program[type].scope.type,
      roles.isCoordinator(reducer)
    else { return nil }
    return standIns.coordinator(reducer)
  }

  /// Reads what the type of a state offers as the state to begin with.
  private func readInitialStates(of state: TypeID, _ call: ModelledCall) {
    for property in program[state].orderedProperties where property.fact.isStatic {
      _ = reading.read(property.fact.name, of: ValueSet(.metatype(state)), site: call.site, isSuper: false, call.frame)
    }
  }

  /// `store.scope(state: \.path, action: \.path)`: a part's reducer, or a reference to the state.
  func scoped(_ written: Expression?, _ call: ModelledCall) -> ValueSet {
    guard case .keyPath(let names, _, _)? = written, let name = names.first, let receiver = call.receiver else {
      return .unknown
    }
    let references = bindings.referred(by: receiver)?.flatMap { place in
      reading.read(place.property, of: ValueSet(.object(place.holder)), site: call.site, isSuper: false, call.frame)
        .objects
    }
    var result = ValueSet()
    for reducer in references ?? [receiver] {
      guard let type = heap[reducer].type, program.reducers.isReducer(type),
        let state = program[type].nested["State"]?.first,
        let symbol = program.members.property(named: name, in: state)
      else { continue }
      _ = actionSemantics.handlers(of: reducer, call.frame)
      readInitialStates(of: state, call)
      if references == nil, let own = partialReducer(of: symbol) {
        result.insert(.object(standIns.opaque(own)))
      } else {
        result.formUnion(reference(to: name, of: standIns.opaque(state), ifCase: names.dropFirst().first))
      }
    }
    return result.isBottom ? .unknown : result
  }

  /// The reducer whose state a property holds, by its declared type or by what it begins with.
  private func partialReducer(of symbol: PropertySymbol) -> TypeID? {
    var type = symbol.type.flatMap { program.resolution.resolve($0) }
    if type == nil, case .call(let call)? = symbol.fact.initialValue, let path = call.callee.path {
      type = program.resolution.resolve(.named(path, arguments: []), in: symbol.scope)
    }
    return type.flatMap { program.reducers.isActionState($0) ? program[$0].scope.type : nil }
  }

  private func reference(to property: String, of state: ObjectID, ifCase name: String?) -> ValueSet {
    let reference = bindings.projection(of: property, in: state)
    guard let name else { return reference }
    let object = heap.object(
      .opaque, type: program.externalType("Binding"), name: "\(state.index).$\(property).\(name)", maker: nil)
    memory.put(reference, in: HiddenField.content, of: object.id)
    boundCases[object.id] = name
    return ValueSet(.object(object.id))
  }

  /// The places of state that values refer to, each with the case that is meant.
  func statePlaces(in values: ValueSet) -> [(StatePlace, String?)] {
    values.objects.flatMap { id in (bindings.referred(by: id) ?? []).map { ($0, boundCases[id]) } }
  }

  /// What a presenter sees of values: all, or the payload of its case.
  func presented(_ values: ValueSet, by presenter: Presenter) -> ValueSet {
    guard let name = presenter.caseName else { return values }
    return values.objects.reduce(into: ValueSet(values.flags)) { result, id in
      guard viewBuilding.caseName(id) == name else { return }
      let payload = memory.field("0", of: id)
      result.formUnion(payload.isBottom ? .unknown : payload)
    }
  }
}

extension Expression {
  /// `Outer.Inner` as the names in it.
  fileprivate var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(.some(let base), let name, _): base.path.map { $0 + [name] }
    default: nil
    }
  }
}
