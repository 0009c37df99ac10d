import Collections
import SourceFacts

/// Actions of the Composable Architecture: what is sent to a reducer is heard by it and by those that it is a part of.
final class ActionSemantics: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What led to each effect that sends actions.
  var origins: [ObjectID: Origin] = [:]

  /// The call that an effect goes back to, and what the coordinator was told by it whose effect it is.
  struct Origin {
    let call: ModelledCall
    let message: String?
  }

  private static let actionDepth = 8
  /// The case by which `ViewAction`, as the macro asks for it, carries what a view sends.
  private static let viewActions = CarrierModel("view")

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// `store.send(.tapped)`, or `send(.tapped)` where the store is in a property.
  func dispatch(_ actions: ValueSet, by property: String?, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    if let property {
      let stores = reading.read(
        property, of: ValueSet(.object(receiver)), site: call.site, isSuper: false, call.frame)
      for store in stores.objects {
        for action in actions.parts where !action.isBottom {
          dispatch(
            actionCases.wrap(actionCases.canonical(action), in: Self.viewActions), to: store,
            message: self.message(of: action, to: nil), call, from: call)
        }
      }
      return
    }
    // What an effect is handed sends for the reducer whose effect it is.
    if let origin = origins[receiver] {
      for reducer in memory.field(HiddenField.content, of: receiver).objects {
        dispatch(actions, to: reducer, message: origin.message, call, from: origin.call)
      }
    }
    dispatch(actions, to: receiver, call, from: call)
  }

  private func dispatch(
    _ actions: ValueSet, to receiver: ObjectID, message: String? = nil, _ call: ModelledCall, from origin: ModelledCall
  ) {
    let type = heap[receiver].type.flatMap { program.reducers.isReducer($0) ? $0 : nil }
    let scope = scopedState.scopes[receiver]
    guard type != nil || scope != nil else { return }
    if kinds.isCoordinator(receiver) { call.frame.activation.touched.append(receiver) }
    for action in actions.parts where !action.isBottom {
      let message = message ?? self.message(of: action, to: type) ?? "send"
      let sent = actionCases.canonical(action)
      send(
        type.map { actionCases.grouped(sent, for: $0) } ?? sent, to: Store(id: receiver, reducer: type),
        message: message, call, from: origin)
    }
  }

  /// A store with its reducer, if the part of the state has one of its own.
  private struct Store {
    let id: ObjectID
    let reducer: TypeID?
  }

  /// An action on its way to a reducer and to those that it is a part of.
  private struct Delivery: Hashable {
    let action: ValueSet
    let reducer: TypeID
    let message: String
  }

  /// Tells an action to the reducer of a store, and to the one of the store that it is scoped from; where that is not known, to all that the
  /// reducer is a part of; and what they send in turn, each action once.
  private func send(
    _ action: ValueSet, to store: Store, message: String, _ call: ModelledCall, from origin: ModelledCall
  ) {
    var (action, store, depth) = (action, store, 0)
    var pending: Deque<(delivery: Delivery, depth: Int)> = []
    while let scope = scopedState.scopes[store.id], depth < Self.actionDepth, solver.spend() {
      depth += 1
      if let type = store.reducer {
        pending += hear(delivery(of: action, to: type, message), call, from: origin).map { ($0, depth) }
      }
      store = Store(
        id: scope.whole, reducer: heap[scope.whole].type.flatMap { program.reducers.isReducer($0) ? $0 : nil })
      action = actionCases.wrap(action, in: scope.carrier)
    }
    if let type = store.reducer { pending.append((delivery(of: action, to: type, message), depth)) }
    var delivered: Set<Delivery> = []
    while let (delivery, depth) = pending.popFirst() {
      guard depth < Self.actionDepth, delivered.insert(delivery).inserted else { continue }
      guard solver.spend() else { return }
      pending += hear(delivery, call, from: origin).map { ($0, depth + 1) }
      for route in program.reducers.actionRoutes[delivery.reducer] ?? [] {
        let wrapped = route.cases.reduce(delivery.action) { actionCases.wrap($0, in: $1) }
        pending.append((self.delivery(of: wrapped, to: route.parent, delivery.message), depth + 1))
      }
    }
  }

  /// The name of an action; of one that a type nested in the actions groups with others, its own.
  private func message(of action: ValueSet, to type: TypeID?) -> String? {
    guard let id = action.objects.first, let name = viewBuilding.caseName(id) else { return nil }
    guard let actions = type.flatMap({ program.reducers.actions(of: $0) }),
      let payload = program.members.enumCase(named: name, in: actions)?.payload.first?.type,
      let group = program.resolution.resolve(payload, in: Scope(file: program[actions].scope.file, type: actions)),
      program[group].scope.type == actions, let inner = memory.field("0", of: id).objects.first
    else { return name }
    return viewBuilding.caseName(inner) ?? name
  }

  /// Runs what a reducer does with an action; gives what that sends.
  private func hear(_ delivery: Delivery, _ call: ModelledCall, from origin: ModelledCall) -> [Delivery] {
    let (type, message) = (delivery.reducer, delivery.message)
    let reducer = standIns.opaque(type)
    let handlers = handlers(of: reducer, call.frame).filter { hears($0, delivery.action, call.frame) }
    guard !handlers.isEmpty else { return [] }
    let state = program.reducers.state(of: type).map { ValueSet(.object(standIns.opaque($0))) } ?? .unknown
    noteStore(of: reducer, origin)
    if origins[call.receiver ?? reducer] != nil {
      messages.noteMessage(message, to: .object(reducer), from: origin.frame, site: origin.site)
    }
    let effects = run(handlers, [state, delivery.action], message: message, call)
    // What a coordinator sends to itself comes of what it was told.
    let told = kinds.isCoordinator(reducer) ? message : nil
    let sent = actionEffects.actions(in: effects, of: reducer, Origin(call: origin, message: told), call)
    return sent.map {
      self.delivery(of: $0, to: type, told ?? self.message(of: $0, to: type) ?? message)
    }.filter { $0.action != delivery.action }
  }

  private func delivery(of action: ValueSet, to reducer: TypeID, _ message: String) -> Delivery {
    let action = actionCases.canonical(action, of: program.reducers.actions(of: reducer))
    return Delivery(action: action, reducer: reducer, message: message)
  }

  private func run(_ handlers: ValueSet, _ arguments: [ValueSet], message: String, _ call: ModelledCall) -> ValueSet {
    handlers.values.reduce(into: ValueSet()) { effects, handler in
      if case .method(let id) = handler {
        let (symbol, receiver) = heap[id]
        guard symbol.fact.body != nil else { return }
        // What the app calls its method is no message.
        effects.formUnion(
          functionInvocation.invoke(
            symbol, receiver, arguments, from: call.frame, site: call.site, message: message))
      } else {
        effects.formUnion(
          callbackRuns.runNow(ValueSet(handler), arguments, call.frame, call.site, message: message))
      }
    }
  }

  /// The closures and methods of a reducer that hear actions: those that its code makes, and `reduce(into:action:)`.
  func handlers(of reducer: ObjectID, _ frame: Frame) -> ValueSet {
    guard let type = heap[reducer].type else { return .empty }
    reducerComposition.build(reducer, for: standIns.actor(for: .object(reducer), else: reducer), frame.activation)
    var found = memory.field(HiddenField.handlers, of: reducer)
    for symbol in program.members.functions(named: "reduce", in: type)
    where symbol.fact.body != nil && takesActions(symbol, of: type) {
      found.formUnion(ValueSet(heap.method(symbol, receiver: .object(reducer))))
    }
    return found
  }

  /// Whether a `reduce(into:action:)` is handed the reducer's own actions: others of this name are parts into which its code is divided.
  private func takesActions(_ symbol: FunctionSymbol, of reducer: TypeID) -> Bool {
    guard let actions = program.reducers.actions(of: reducer),
      let declared = symbol.parameterTypes.dropFirst().first.flatMap({ $0 }),
      let taken = program.resolution.resolve(declared)
    else { return true }
    return taken == actions || program[taken].kind != .enum
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

  /// Whether what hears actions has a case for one, if it switches over them; one that returns at once hears no action.
  private func hears(_ handler: Value, _ action: ValueSet, _ frame: Frame) -> Bool {
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
    guard !switches.isEmpty else { return !body.leavesAtOnce }
    guard let value = action.values.first else { return true }
    return switches.contains { branch in
      !branch.body.leavesAtOnce && branch.patterns.contains { $0.isCase && patterns.canMatch($0, value, frame) }
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
