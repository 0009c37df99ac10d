import SourceFacts

/// Actions of the Composable Architecture: what is sent to a reducer is heard by it and by those that it is a part of.
extension Interpreter {
  /// `store.send(.tapped)`.
  func dispatch(_ actions: ValueSet, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    // What an effect is handed sends for the reducer whose effect it is.
    if let origin = sendOrigins[receiver] {
      for reducer in field(HiddenField.content, of: receiver).objects {
        dispatch(actions, to: reducer, call, from: origin)
      }
    }
    dispatch(actions, to: receiver, call, from: call)
  }

  private func dispatch(
    _ actions: ValueSet, to receiver: ObjectID, _ call: ModelledCall, from origin: ModelledCall
  ) {
    guard let type = heap[receiver].type, program.isReducer(type) else { return }
    if isCoordinator(receiver) { call.frame.activation.touched.append(receiver) }
    for action in actions.parts where !action.isBottom {
      dispatch(action, to: type, message: message(of: action, to: type) ?? "send", call, from: origin, depth: 0)
    }
  }

  /// The name of an action; of one that a type nested in the actions groups with others, its own.
  private func message(of action: ValueSet, to type: TypeID) -> String? {
    guard let id = action.objects.first, let name = caseName(id) else { return nil }
    guard let actions = program[type].nested["Action"]?.first,
      let payload = program.enumCase(named: name, in: actions)?.payload.first?.type,
      let group = program.resolve(payload, in: Scope(file: program[actions].scope.file, type: actions)),
      program[group].scope.type == actions, let inner = field("0", of: id).objects.first
    else { return name }
    return caseName(inner) ?? name
  }

  private func dispatch(
    _ action: ValueSet, to type: TypeID, message: String, _ call: ModelledCall, from origin: ModelledCall, depth: Int
  ) {
    guard depth < Self.actionDepth, spend() else { return }
    hear(action, by: type, message: message, call, from: origin, depth: depth)
    for route in program.actionRoutes[type] ?? [] {
      let wrapped = route.cases.reduce(action) { wrap($0, in: $1, call) }
      dispatch(wrapped, to: route.parent, message: message, call, from: origin, depth: depth + 1)
    }
  }

  private static let actionDepth = 8

  private func wrap(_ action: ValueSet, in carrier: CarrierModel, _ call: ModelledCall) -> ValueSet {
    let inner = action.objects.map { String($0.index) }.joined(separator: " ")
    let object = heap.object(
      .enumCase(carrier.name), type: nil, site: call.site, context: call.frame.activation.id, name: inner, maker: nil)
    for position in 0..<carrier.position { put(.unknown, in: String(position), of: object.id) }
    put(action, in: String(carrier.position), of: object.id)
    return ValueSet(.object(object.id))
  }

  /// Runs what a reducer does with an action, and sends what that sends.
  private func hear(
    _ action: ValueSet, by type: TypeID, message: String, _ call: ModelledCall, from origin: ModelledCall, depth: Int
  ) {
    let reducer = opaque(type)
    let handlers = handlers(of: reducer, call.frame).filter { hears($0, action) }
    guard !handlers.isEmpty else { return }
    let state = program[type].nested["State"]?.first.map { ValueSet(.object(opaque($0))) } ?? .unknown
    noteStore(of: reducer, origin)
    if sendOrigins[call.receiver ?? reducer] != nil {
      noteMessage(message, to: .object(reducer), from: origin.frame, site: origin.site)
    }
    let effects = runNow(handlers, [state, action], call.frame, call.site, message: message)
    for sent in self.sent(by: effects, of: reducer, origin, call) where sent != action {
      dispatch(
        sent, to: type, message: self.message(of: sent, to: type) ?? message, call, from: origin, depth: depth + 1)
    }
  }

  /// The closures and methods of a reducer that hear actions: those that its body makes, and `reduce(into:action:)`.
  private func handlers(of reducer: ObjectID, _ frame: Frame) -> ValueSet {
    guard let type = heap[reducer].type else { return .empty }
    if let body = program.property(named: "body", in: type), body.fact.getter != nil {
      let activation = activation(
        .getter(body.id), receiver: .object(reducer), actor: actor(for: .object(reducer), else: reducer), arguments: [])
      _ = run(activation, from: frame.activation) { [self] in
        value(of: body, receiver: .object(reducer), activation)
      }
    }
    var found = field(HiddenField.handlers, of: reducer)
    for symbol in program.functions(named: "reduce", in: type) where symbol.fact.body != nil {
      found.formUnion(ValueSet(heap.method(symbol, receiver: .object(reducer))))
    }
    return found
  }

  /// The actions in effects such as `.send(.done)` and `.merge(.send(.done), …)`.
  private func sent(
    by effects: ValueSet, of reducer: ObjectID, _ origin: ModelledCall, _ call: ModelledCall, depth: Int = 0
  ) -> [ValueSet] {
    guard depth < 3 else { return [] }
    return effects.objects.flatMap { id -> [ValueSet] in
      let payloads = heap[id].filledFields.map(\.key).sorted().map { field($0, of: id) }
      switch caseName(id) {
      case "send": return payloads.first?.parts.filter { !$0.isBottom } ?? []
      case "run":
        for payload in payloads { runNow(payload, [sender(for: reducer, origin)], call.frame, call.site) }
        return []
      case "merge", "concatenate":
        return payloads.flatMap { sent(by: elements(of: $0), of: reducer, origin, call, depth: depth + 1) }
      default: return []
      }
    }
  }

  /// What an effect is handed to send actions by.
  private func sender(for reducer: ObjectID, _ origin: ModelledCall) -> ValueSet {
    let object = heap.object(
      .instance, type: program.externalType("ComposableArchitecture.Send"),
      name: "\(reducer.index) \(origin.frame.activation.id)", maker: nil)
    sendOrigins[object.id] = origin
    put(ValueSet(.object(reducer)), in: HiddenField.content, of: object.id)
    return ValueSet(.object(object.id))
  }

  /// Notes that the store by which somebody sends refers to the coordinator that hears it.
  private func noteStore(of reducer: ObjectID, _ call: ModelledCall) {
    guard isCoordinator(reducer), reducer != call.frame.actor, let base = call.base else { return }
    for (holder, property) in lvalues(of: base, call.environment, call.frame) where holder != reducer {
      record(
        .stored(
          holder: holder, property: property, coordinator: reducer, isCollection: false, source: .argument,
          actor: reducer), at: call.site)
    }
  }

  /// Whether what hears actions has a case for one, if it switches over them.
  private func hears(_ handler: Value, _ action: ValueSet) -> Bool {
    let body: [Statement]
    let name: String?
    switch handler {
    case .closure(let id): (body, name) = (heap[id].fact.body, heap[id].fact.parameters?.dropFirst().first?.name)
    case .method(let id):
      let fact = heap[id].symbol.fact
      (body, name) = (fact.body ?? [], fact.parameters.dropFirst().first?.name)
    case .object, .metatype: return false
    }
    let switches = body.compactMap(\.switchedCases).filter { $0.subject == (name ?? "$1") }.flatMap(\.cases)
    guard !switches.isEmpty, let value = action.values.first else { return true }
    return switches.contains { branch in
      !branch.body.leavesAtOnce && branch.patterns.contains { $0.isCase && canMatch($0, value) }
    }
  }

  // MARK: - State

  /// What holds a property that is read of a store: the state of its reducer, if that has it.
  func stateHolder(of property: String, in id: ObjectID) -> ObjectID {
    guard let type = heap[id].type, !program[type].isExternal, let state = program[type].nested["State"]?.first,
      program.isActionState(state), program.property(named: property, in: type) == nil,
      program.property(named: property, in: state) != nil
    else { return id }
    return opaque(state)
  }

  /// The coordinator that decides about the state of an object: itself, or the reducer whose state it is.
  func decider(of holder: ObjectID) -> ObjectID? {
    if isCoordinator(holder) { return holder }
    guard let type = heap[holder].type, program.isActionState(type), let reducer = program[type].scope.type,
      roles.isCoordinator(reducer)
    else { return nil }
    return coordinator(reducer)
  }

  /// Reads what the type of a state offers as the state to begin with.
  private func readInitialStates(of state: TypeID, _ call: ModelledCall) {
    for property in program[state].orderedProperties where property.fact.isStatic {
      _ = read(property.fact.name, of: ValueSet(.metatype(state)), site: call.site, isSuper: false, call.frame)
    }
  }

  // MARK: - Scopes

  /// `store.scope(state: \.path, action: \.path)`: a part's reducer, or a reference to the state.
  func scoped(_ written: Expression?, _ call: ModelledCall) -> ValueSet {
    guard case .keyPath(let names, _, _)? = written, let name = names.first, let receiver = call.receiver else {
      return .unknown
    }
    let references = referred(by: receiver)?.flatMap { place in
      read(place.property, of: ValueSet(.object(place.holder)), site: call.site, isSuper: false, call.frame).objects
    }
    var result = ValueSet()
    for reducer in references ?? [receiver] {
      guard let type = heap[reducer].type, program.isReducer(type), let state = program[type].nested["State"]?.first,
        let symbol = program.property(named: name, in: state)
      else { continue }
      _ = handlers(of: reducer, call.frame)
      readInitialStates(of: state, call)
      if references == nil, let own = partialReducer(of: symbol) {
        result.insert(.object(opaque(own)))
      } else {
        result.formUnion(reference(to: name, of: opaque(state), ifCase: names.dropFirst().first))
      }
    }
    return result.isBottom ? .unknown : result
  }

  /// The reducer whose state a property holds, by its declared type or by what it begins with.
  private func partialReducer(of symbol: PropertySymbol) -> TypeID? {
    var type = symbol.type.flatMap { program.resolve($0) }
    if type == nil, case .call(let call)? = symbol.fact.initialValue, let path = call.callee.path {
      type = program.resolve(.named(path, arguments: []), in: symbol.scope)
    }
    return type.flatMap { program.isActionState($0) ? program[$0].scope.type : nil }
  }

  private func reference(to property: String, of state: ObjectID, ifCase name: String?) -> ValueSet {
    let reference = projection(of: property, in: state)
    guard let name else { return reference }
    let object = heap.object(
      .opaque, type: program.externalType("Binding"), name: "\(state.index).$\(property).\(name)", maker: nil)
    put(reference, in: HiddenField.content, of: object.id)
    boundCases[object.id] = name
    return ValueSet(.object(object.id))
  }

  /// The places of state that values refer to, each with the case that is meant.
  func statePlaces(in values: ValueSet) -> [(StatePlace, String?)] {
    values.objects.flatMap { id in (referred(by: id) ?? []).map { ($0, boundCases[id]) } }
  }

  /// What a presenter sees of values: all, or the payload of its case.
  func presented(_ values: ValueSet, by presenter: Presenter) -> ValueSet {
    guard let name = presenter.caseName else { return values }
    return values.objects.reduce(into: ValueSet(values.flags)) { result, id in
      guard caseName(id) == name else { return }
      let payload = field("0", of: id)
      result.formUnion(payload.isBottom ? .unknown : payload)
    }
  }
}

extension Statement {
  /// The cases of a `switch`, and the name that it is over.
  fileprivate var switchedCases: (subject: String, cases: [SwitchCase])? {
    switch self {
    case .switch(.name(let name, _), let cases): (name, cases)
    case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))): inner.switchedCases
    default: nil
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

extension [Statement] {
  /// `return .none`, `break`.
  fileprivate var leavesAtOnce: Bool {
    switch first {
    case nil, .return(nil): true
    case .return(.some(.member(nil, "none", _))): true
    default: false
    }
  }
}

extension Pattern {
  fileprivate var isCase: Bool {
    switch self {
    case .enumCase: true
    case .expression(.member), .expression(.call): true
    default: false
    }
  }
}
