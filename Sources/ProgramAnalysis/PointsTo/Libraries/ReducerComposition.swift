import SourceFacts

/// What reducers are made of: the code that builds one tells what hears its actions, and which reducers are parts of it.
struct ReducerComposition: InterpreterPart {
  let interpreter: Interpreter
  /// Where the Composable Architecture keeps the parts of a reducer.
  private static let parts = "body"

  /// Runs the code that builds a reducer on behalf of an actor: its body, or the values that it is. With `isPart` that is part of what
  /// the caller does, which otherwise only asks.
  func build(_ reducer: ObjectID, for actor: ObjectID, isPart: Bool = false, _ activation: Activation) {
    guard let type = heap[reducer].type, program.reducers.isReducer(type) else { return }
    let body = program.members.property(named: Self.parts, in: type).flatMap { $0.fact.getter == nil ? nil : $0 }
    for symbol in program.reducers.values(of: type) + (body.map { [$0] } ?? []) {
      let run = activationTable.activation(
        symbol.fact.getter == nil ? .initialValue(symbol.id) : .getter(symbol.id), receiver: .object(reducer),
        actor: actor, arguments: [])
      if isPart {
        activation.calls.append(
          CallEdge(callee: run.id, message: nil, isDeferred: false, isChoice: solver.choices > 0, site: nil))
      }
      _ = solver.run(run, from: activation) { [self] in
        expressions.value(of: symbol, receiver: .object(reducer), run)
      }
    }
  }

  /// The reducer that a property holds, made by whoever names it; nil for other properties.
  func reducer(heldBy symbol: PropertySymbol, at site: Site, _ frame: Frame) -> ValueSet? {
    guard let type = program.reducers.reducer(heldBy: symbol) else { return nil }
    return ValueSet(
      .object(
        roles.isCoordinator(type) ? construction.allocate(type, at: site, frame) : standIns.opaque(type)))
  }

  /// The closure hears the actions of the reducer whose code makes it, and not those of what that is a part of.
  func handle(_ listeners: ValueSet, _ frame: Frame) {
    guard case .object(let owner)? = frame.receiver,
      frame.actor == standIns.actor(for: frame.receiver, else: owner)
    else { return }
    memory.put(listeners, in: HiddenField.handlers, of: owner)
  }

  /// The reducers are parts of the one whose code runs: coordinators become children of the coordinator on whose behalf it runs, and so do
  /// those that other reducers are made of.
  func compose(_ values: ValueSet, _ call: ModelledCall) {
    add(callbackRuns.closureResults(values, call), call)
  }

  /// The reducers that the cases of a macro's enum carry are parts too where the state that is named holds the enum's state.
  func composeCases(of state: Expression?, _ call: ModelledCall) {
    guard let property = state.flatMap({ property($0, call) }) else { return }
    let parts = program.reducers.carriedReducers(in: property).map { type in
      roles.isCoordinator(type) ? construction.allocate(type, at: call.site, call.frame) : standIns.opaque(type)
    }
    add(parts.reduce(into: ValueSet()) { $0.insert(.object($1)) }, call)
  }

  private func add(_ parts: ValueSet, _ call: ModelledCall) {
    guard kinds.isCoordinator(call.frame.actor) else { return }
    libraryChildren.addChildren(parts, into: Self.parts, of: call.frame.actor, call)
    if !isNested(call), call.name?.hasPrefix("forEach") != true {
      libraryChildren.noteSingle(parts, of: call.frame.actor)
    }
    for part in patterns.elements(of: parts).objects where !kinds.isCoordinator(part) {
      build(part, for: call.frame.actor, isPart: true, call.frame.activation)
    }
  }

  /// Whether it is a part's code that runs for the whole: what that is made of may be one of several.
  private func isNested(_ call: ModelledCall) -> Bool {
    if case .object(let reducer)? = call.frame.receiver { reducer != call.frame.actor } else { false }
  }

  /// The property of its state that a key path names in the code of a reducer.
  private func property(_ written: Expression, _ call: ModelledCall) -> PropertySymbol? {
    guard !isNested(call), let name = written.readNames?.first,
      let state = heap[call.frame.actor].type.flatMap({ program.reducers.state(of: $0) })
    else { return nil }
    return program.members.property(named: name.first == "$" ? String(name.dropFirst()) : name, in: state)
  }
}
