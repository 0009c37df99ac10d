import Collections
import SourceFacts

/// Actions of the Composable Architecture: what is sent to a reducer is heard by it and by those that it is a part of.
final class ActionSemantics: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// The call that led to each effect that sends actions.
  private var sendOrigins: [ObjectID: ModelledCall] = [:]

  private static let actionDepth = 8

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// `store.send(.tapped)`.
  func dispatch(_ actions: ValueSet, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    // What an effect is handed sends for the reducer whose effect it is.
    if let origin = sendOrigins[receiver] {
      for reducer in memory.field(HiddenField.content, of: receiver).objects {
        dispatch(actions, to: reducer, call, from: origin)
      }
    }
    dispatch(actions, to: receiver, call, from: call)
  }

  private func dispatch(
    _ actions: ValueSet, to receiver: ObjectID, _ call: ModelledCall, from origin: ModelledCall
  ) {
    guard let type = heap[receiver].type, program.reducers.isReducer(type) else { return }
    if kinds.isCoordinator(receiver) { call.frame.activation.touched.append(receiver) }
    for action in actions.parts where !action.isBottom {
      dispatch(action, to: type, message: message(of: action, to: type) ?? "send", call, from: origin, depth: 0)
    }
  }

  /// The name of an action; of one that a type nested in the actions groups with others, its own.
  private func message(of action: ValueSet, to type: TypeID) -> String? {
    guard let id = action.objects.first, let name = viewBuilding.caseName(id) else { return nil }
    guard let actions = program[type].nested["Action"]?.first,
      let payload = program.members.enumCase(named: name, in: actions)?.payload.first?.type,
      let group = program.resolution.resolve(payload, in: Scope(file: program[actions].scope.file, type: actions)),
      program[group].scope.type == actions, let inner = memory.field("0", of: id).objects.first
    else { return name }
    return viewBuilding.caseName(inner) ?? name
  }

  private func dispatch(
    _ action: ValueSet, to type: TypeID, message: String, _ call: ModelledCall, from origin: ModelledCall, depth: Int
  ) {
    guard depth < Self.actionDepth, solver.spend() else { return }
    hear(action, by: type, message: message, call, from: origin, depth: depth)
    for route in program.reducers.actionRoutes[type] ?? [] {
      let wrapped = route.cases.reduce(action) { wrap($0, in: $1, call) }
      dispatch(wrapped, to: route.parent, message: message, call, from: origin, depth: depth + 1)
    }
  }

  private func wrap(_ action: ValueSet, in carrier: CarrierModel, _ call: ModelledCall) -> ValueSet {
    let inner = action.objects.map { String($0.index) }.joined(separator: " ")
    let object = heap.object(
      .enumCase(carrier.name), type: nil, site: call.site, context: call.frame.activation.id, name: inner, maker: nil)
    for position in 0..<carrier.position { memory.put(.unknown, in: String(position), of: object.id) }
    memory.put(action, in: String(carrier.position), of: object.id)
    return ValueSet(.object(object.id))
  }

  /// Runs what a reducer does with an action, and sends what that sends.
  private func hear(
    _ action: ValueSet, by type: TypeID, message: String, _ call: ModelledCall, from origin: ModelledCall, depth: Int
  ) {
    let reducer = standIns.opaque(type)
    let handlers = handlers(of: reducer, call.frame).filter { hears($0, action) }
    guard !handlers.isEmpty else { return }
    let state = program[type].nested["State"]?.first.map { ValueSet(.object(standIns.opaque($0))) } ?? .unknown
    noteStore(of: reducer, origin)
    if sendOrigins[call.receiver ?? reducer] != nil {
      messages.noteMessage(message, to: .object(reducer), from: origin.frame, site: origin.site)
    }
    let effects = callbackRuns.runNow(handlers, [state, action], call.frame, call.site, message: message)
    for sent in self.sent(by: effects, of: reducer, origin, call) where sent != action {
      dispatch(
        sent, to: type, message: self.message(of: sent, to: type) ?? message, call, from: origin, depth: depth + 1)
    }
  }

  /// The closures and methods of a reducer that hear actions: those that its body makes, and `reduce(into:action:)`.
  func handlers(of reducer: ObjectID, _ frame: Frame) -> ValueSet {
    guard let type = heap[reducer].type else { return .empty }
    if let body = program.members.property(named: "body", in: type), body.fact.getter != nil {
      let activation = activationTable.activation(
        .getter(body.id), receiver: .object(reducer), actor: standIns.actor(for: .object(reducer), else: reducer),
        arguments: [])
      _ = solver.run(activation, from: frame.activation) { [self] in
        expressions.value(of: body, receiver: .object(reducer), activation)
      }
    }
    var found = memory.field(HiddenField.handlers, of: reducer)
    for symbol in program.members.functions(named: "reduce", in: type) where symbol.fact.body != nil {
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
      let payloads = heap[id].filledFields.map(\.key).sorted().map { memory.field($0, of: id) }
      switch viewBuilding.caseName(id) {
      case "send": return payloads.first?.parts.filter { !$0.isBottom } ?? []
      case "run":
        for payload in payloads { callbackRuns.runNow(payload, [sender(for: reducer, origin)], call.frame, call.site) }
        return []
      case "merge", "concatenate":
        return payloads.flatMap { sent(by: patterns.elements(of: $0), of: reducer, origin, call, depth: depth + 1) }
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
    memory.put(ValueSet(.object(reducer)), in: HiddenField.content, of: object.id)
    return ValueSet(.object(object.id))
  }

  /// Notes that the store by which somebody sends refers to the coordinator that hears it.
  private func noteStore(of reducer: ObjectID, _ call: ModelledCall) {
    guard kinds.isCoordinator(reducer), reducer != call.frame.actor, let base = call.base else { return }
    for (holder, property) in assignedPlaces.lvalues(of: base, call.environment, call.frame) where holder != reducer {
      recorder.record(
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
      !branch.body.leavesAtOnce && branch.patterns.contains { $0.isCase && patterns.canMatch($0, value) }
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
