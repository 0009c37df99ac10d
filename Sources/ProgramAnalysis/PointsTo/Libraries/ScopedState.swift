import Collections
import SourceFacts

/// State of reducers: which object holds a part of it, and what a scope of a store refers to.
final class ScopedState: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// The case of its value that a reference refers to.
  private var boundCases: [ObjectID: String] = [:]
  /// Where the stores of parts send what they are sent.
  private(set) var scopes: [ObjectID: StoreScope] = [:]
  /// What of the state a view observes.
  private var observed: [Observation: OrderedSet<String>] = [:]
  private static let scopeDepth = 6
  /// Members of a store that give its state as a whole.
  private static let wholes: Set<String> = ["state", "case"]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// What holds a property that is read of a store: the state of its reducer, if that has it.
  func stateHolder(of property: String, in id: ObjectID) -> ObjectID {
    guard let type = heap[id].type, !program[type].isExternal, let state = program.reducers.state(of: type),
      program.members.property(named: property, in: type) == nil,
      program.members.property(named: property, in: state) != nil
    else { return id }
    return standIns.opaque(state)
  }

  /// The places of state that a member of a store names: a property of the state, what the view observes of it, or the state itself where it
  /// is one of several cases.
  func places(of name: String, in id: ObjectID, _ frame: Frame) -> [(ObjectID, String)] {
    let holder = stateHolder(of: name, in: id)
    guard holder == id, Self.wholes.contains(name) else { return [(holder, name)] }
    if let referred = bindings.referred(by: id) { return referred.map { ($0.holder, $0.property) } }
    if let observed = observed[Observation(store: id, view: frame.receiver)] {
      return observed.map { (stateHolder(of: $0, in: id), $0) }
    }
    return [alternatives(in: id).map { ($0, HiddenField.state) } ?? (holder, name)]
  }

  /// `WithViewStore(store, observe: \.tab) { … }`: notes what of their state stores give as the whole in a view.
  func observe(_ stores: ValueSet, _ part: Expression?, _ frame: Frame) {
    guard let name = part?.readNames?.first else { return }
    for store in stores.objects where stateHolder(of: name, in: store) != store {
      observed[Observation(store: store, view: frame.receiver), default: []].append(name)
    }
  }

  /// The state of a store's reducer, where it is one of several cases.
  func alternatives(in store: ObjectID) -> ObjectID? {
    guard let state = heap[store].type.flatMap({ program.reducers.state(of: $0) }), program[state].kind == .enum else {
      return nil
    }
    return standIns.opaque(state)
  }

  /// `state = .done`: tells whoever depends on it what a reducer's state becomes as a whole.
  func change(_ current: ValueSet, to values: ValueSet, at site: Site, _ frame: Frame) {
    for id in current.objects where heap[id].kind == .opaque {
      guard let type = heap[id].type, program.reducers.reducer(ofState: type) != nil, program[type].kind == .enum else {
        continue
      }
      presentation.announce(values, in: StatePlace(holder: id, property: HiddenField.state), site, frame)
    }
  }

  /// The coordinator that decides about the state of an object: itself, or the reducer whose state it is.
  func decider(of holder: ObjectID) -> ObjectID? {
    if kinds.isCoordinator(holder) { return holder }
    guard let type = heap[holder].type, let reducer = program.reducers.reducer(ofState: type),
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
  func scoped(_ written: Expression?, _ actions: Expression?, _ call: ModelledCall) -> ValueSet {
    guard let names = written?.readNames, let first = names.first, let receiver = call.receiver else { return .unknown }
    // `\.$sheet` refers to the state, `\.sheet` to what is in it.
    let name = first.first == "$" ? String(first.dropFirst()) : first
    let references = bindings.referred(by: receiver)?.flatMap { place in
      reading.read(place.property, of: ValueSet(.object(place.holder)), site: call.site, isSuper: false, call.frame)
        .objects
    }
    var result = ValueSet()
    for reducer in references ?? [receiver] {
      guard let type = heap[reducer].type, let state = program.reducers.state(of: type),
        let symbol = program.members.property(named: name, in: state)
      else { continue }
      _ = actionSemantics.handlers(of: reducer, call.frame)
      readInitialStates(of: state, call)
      if references == nil, name == first, let own = partialReducer(of: symbol, in: names.dropFirst().first) {
        result.insert(.object(store(of: own, in: reducer, actions)))
      } else {
        let part = reference(to: name, of: standIns.opaque(state), ifCase: names.dropFirst().first)
        result.formUnion(part)
        for id in part.objects { scopes[id] = scopes[id] ?? scope(in: reducer, actions) }
      }
    }
    return result.isBottom ? .unknown : result
  }

  /// The reducer whose state a property holds, by its declared type or by what it begins with, or holds in a case: `\.destination?.edit`.
  private func partialReducer(of symbol: PropertySymbol, in caseName: String?) -> TypeID? {
    if let caseName, let part = program.reducers.reducer(ofCase: caseName, in: symbol) { return part }
    return program.declaredTypes.type(of: symbol).flatMap { program.reducers.reducer(ofState: $0) }
  }

  /// The store of a part: what it is sent is told to the reducer that it is scoped from, in the case that is named there.
  private func store(of part: TypeID, in whole: ObjectID, _ actions: Expression?) -> ObjectID {
    guard !roles.isCoordinator(part), depth(of: whole) < Self.scopeDepth, let scope = scope(in: whole, actions) else {
      return standIns.opaque(part)
    }
    let store = heap.object(.opaque, type: part, name: "\(whole.index).\(scope.carrier.name)", maker: nil).id
    scopes[store] = scope
    return store
  }

  private func depth(of store: ObjectID) -> Int { scopes[store].map { 1 + depth(of: $0.whole) } ?? 0 }

  private func scope(in whole: ObjectID, _ actions: Expression?) -> StoreScope? {
    guard let name = actions?.singleCase, let type = heap[whole].type,
      let payload = program.reducers.actions(of: type).flatMap({ program.members.enumCase(named: name, in: $0) })?
        .payload, let last = payload.indices.last
    else { return nil }
    return StoreScope(whole: whole, carrier: CarrierModel(name, position: last, count: payload.count))
  }

  private func reference(to property: String, of state: ObjectID, ifCase name: String?) -> ValueSet {
    let reference = bindings.projection(of: property, in: state)
    return name.map { self.reference(toCase: $0, of: reference) } ?? reference
  }

  private func reference(toCase name: String, of reference: ValueSet) -> ValueSet {
    let places = reference.objects.map { String($0.index) }.joined(separator: " ")
    let object = heap.object(
      .opaque, type: program.externalType("Binding"), name: "\(places).\(name)", maker: nil)
    memory.put(reference, in: HiddenField.content, of: object.id)
    boundCases[object.id] = name
    return ValueSet(.object(object.id))
  }

  /// References to the case that `/Destination.State.edit` or `\.edit` names, of the states that others refer to; those themselves where
  /// nothing is named.
  func cases(named written: Expression?, of references: ValueSet) -> ValueSet {
    guard let name = written?.namedCase, !references.isEmpty else { return references }
    return reference(toCase: name, of: references)
  }

  /// References to a property of the state of the reducers among the values; others as they are.
  func references(to property: String, of stores: ValueSet) -> ValueSet {
    stores.values.reduce(into: ValueSet(stores.flags)) { result, value in
      guard case .object(let id) = value, let state = heap[id].type.flatMap({ program.reducers.state(of: $0) }) else {
        result.insert(value)
        return
      }
      result.formUnion(bindings.projection(of: property, in: standIns.opaque(state)))
    }
  }

  /// The places of state that values refer to.
  func statePlaces(in values: ValueSet) -> [BoundPlace] {
    values.objects.flatMap { id in
      (bindings.referred(by: id) ?? []).map {
        BoundPlace(
          place: $0, caseName: boundCases[id], condition: memory.field(HiddenField.condition, of: id),
          derivation: memory.field(HiddenField.derivation, of: id))
      }
    }
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

/// A store as a view uses it.
private struct Observation: Hashable {
  let store: ObjectID
  let view: Value?
}

/// Where the store of a part sends what it is sent.
struct StoreScope {
  /// The store that it is scoped from.
  let whole: ObjectID
  let carrier: CarrierModel
}

extension Expression {
  /// The one case that `\.part`, `Action.part` or `{ .part($0) }` names.
  fileprivate var singleCase: String? {
    switch self {
    case .keyPath(let names, _, _): names.count == 1 ? names[0] : nil
    case .member(_, let name, _): name
    case .prefix("/", let operand, _): operand.singleCase
    case .call(let call): call.callee.singleCase
    case .closure(let closure):
      if closure.body.count == 1, case .return(.some(.call(let call))) = closure.body[0], call.arguments.count == 1 {
        call.callee.singleCase
      } else {
        nil
      }
    default: nil
    }
  }

  /// The names behind one another that `\.a.b` or `{ $0.a.b }` reads.
  var readNames: [String]? {
    switch self {
    case .keyPath(let names, _, _): return names
    case .closure(let closure):
      guard closure.body.count == 1, case .return(.some(let read)) = closure.body[0] else { return nil }
      return read.path.map { Array($0.dropFirst()) }
    default: return nil
    }
  }

  /// The case that `/State.edit` or `\.edit` names.
  fileprivate var namedCase: String? {
    switch self {
    case .prefix("/", let operand, _): operand.path?.last
    case .keyPath(let names, _, _): names.last
    default: nil
    }
  }

  /// `Outer.Inner` as the names in it.
  fileprivate var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(.some(let base), let name, _): base.path.map { $0 + [name] }
    default: nil
    }
  }
}
