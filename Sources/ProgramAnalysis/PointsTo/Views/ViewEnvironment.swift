import Collections
import SourceFacts

/// What views hand down to the views below them, by type or by key.
struct ViewEnvironment: InterpreterPart {
  let interpreter: Interpreter

  /// What the environment provides under the property's type is taken for granted where that is a coordinator.
  func inject(_ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property else { return }
    guard let type = injectedType(property, call) else {
      return provideGeneric(to: holder, property, call)
    }
    let types =
      roles.isCoordinator(type) || !program.hierarchy.isProtocol(type)
      ? [type] : program.hierarchy.concreteSubtypes(of: type)
    let coordinators = types.filter { roles.isCoordinator($0) }.map { standIns.coordinator($0) }.filter { $0 != holder }
    if coordinators.count > 1 { solver.choices += 1 }
    for coordinator in coordinators {
      memory.put(ValueSet(.object(coordinator)), in: property.fact.name, of: holder)
      recorder.record(
        .stored(
          holder: holder, property: property.fact.name, coordinator: coordinator, isCollection: false,
          source: .argument, actor: coordinator), at: call.site)
    }
    if coordinators.count > 1 { solver.choices -= 1 }
    let lent = lent(to: holder, in: HiddenField.lent).filter { value in
      types.contains { casts.canBe($0, value) } && envelopes.coordinators(in: ValueSet(value)).isEmpty
    }
    if !lent.isEmpty { provide(lent, call) }
  }

  /// A property whose type is a parameter of the view, or of one around it, may have what was given around the view and is of a type that
  /// the parameter may stand for.
  private func provideGeneric(to holder: ObjectID, _ property: PropertySymbol, _ call: ModelledCall) {
    guard case .named(let path, _)? = property.fact.type, path.count == 1, let view = heap[holder].type,
      let parameter = program.visibleGenericParameters(of: program[view]).first(where: { $0.name == path[0] })
    else { return }
    let bound = parameter.bound.flatMap { program.resolution.resolve($0, in: property.scope) }
    let given = lent(to: holder, in: HiddenField.lentCoordinators).union(lent(to: holder, in: HiddenField.lent))
    let possible = given.filter { value in bound.map { casts.canBe($0, value) } ?? true }
    if possible.values.count > 1 { solver.choices += 1 }
    provide(possible, call)
    if possible.values.count > 1 { solver.choices -= 1 }
  }

  /// Gives objects to the views in the receiver, by their types. Coordinators are taken for granted where their type is written there.
  func lend(_ values: ValueSet, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    let instances = values.known.objects.filter { heap[$0].kind == .instance }
    for view in [receiver] + memory.field(HiddenField.content, of: receiver).objects {
      for object in instances {
        let field = kinds.isCoordinator(object) ? HiddenField.lentCoordinators : HiddenField.lent
        memory.put(ValueSet(.object(object)), in: field, of: view)
      }
    }
  }

  /// What was lent to a view, or to one that it stands in: to what made it, and what made that.
  private func lent(to view: ObjectID, in field: String) -> ValueSet {
    var lent = ValueSet()
    var holder: ObjectID? = view
    for _ in 0..<Self.depthLimit {
      guard let id = holder, !kinds.isCoordinator(id) else { break }
      lent.formUnion(memory.field(field, of: id))
      holder = heap[id].maker
    }
    return lent
  }

  /// So many views around one another are asked.
  private static let depthLimit = 8

  /// Puts values into the environment under the name that a key path ends in.
  func send(_ values: ValueSet, as key: Expression?) {
    if let name = key?.environmentKey { memory.put(values.known, in: name, of: environmentValues) }
  }

  /// The wrapped property gets what anybody put into the environment under the name that a key path ends in.
  func receive(_ key: Expression?, _ call: ModelledCall) {
    guard let name = key?.environmentKey else { return }
    let values = memory.field(name, of: environmentValues)
    if !values.isEmpty { provide(values, call) }
    for coordinator in envelopes.coordinators(in: values) { noteReference(to: coordinator, call) }
  }

  private var environmentValues: ObjectID { heap.object(.statics, type: nil, name: "environment", maker: nil).id }

  /// Notes that who wraps a property was given a coordinator by it, as by an initializer.
  private func noteReference(to coordinator: ObjectID, _ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property else { return }
    recorder.record(
      .stored(
        holder: holder, property: property.fact.name, coordinator: coordinator, isCollection: false, source: .argument,
        actor: coordinator), at: call.site)
  }

  /// The wrapped property gets the values.
  func provide(_ values: ValueSet, _ call: ModelledCall) {
    guard let holder = call.receiver, let property = call.property else { return }
    propertyWrites.store(
      values, in: property.fact.name, of: holder, property, source: .foreign, site: call.site, call.frame)
  }

  private func injectedType(_ property: PropertySymbol, _ call: ModelledCall) -> TypeID? {
    if let declared = property.fact.type { return program.resolution.resolve(declared, in: property.scope) }
    return call.arguments.lazy.flatMap(\.values.values).compactMap {
      if case .metatype(let type) = $0 { type } else { nil }
    }.first
  }

  /// The property of the receiver that a key path names.
  private func property(_ written: Expression?, of receiver: ObjectID) -> PropertySymbol? {
    guard let type = heap[receiver].type, case .keyPath(let names, _, _)? = written, let name = names.last else {
      return nil
    }
    return program.members.property(named: name, in: type)
  }

  /// The coordinators behind a wrapped property; where it gives none, the receiver.
  func routed(_ written: Expression?, _ call: ModelledCall) -> ValueSet {
    guard let receiver = call.receiver, let symbol = property(written, of: receiver) else { return .empty }
    initialValues.initialize(symbol, of: receiver, receiver: .object(receiver), call.frame)
    let given = memory.field(HiddenField.route(symbol.fact.name), of: receiver)
    return libraryChildren.coordinators(heldBy: given).isEmpty ? ValueSet(.object(receiver)) : given
  }

  /// Does again, as a message of the caller, what the wrapper of a property does when the app starts it by key path.
  func open(_ written: Expression?, message: String, _ call: ModelledCall) {
    guard let receiver = call.receiver, let symbol = property(written, of: receiver) else { return }
    let message = "\(message).\(symbol.fact.name)"
    messages.noteMessage(message, to: .object(receiver), from: call.frame, site: call.site)
    initialValues.initialize(symbol, of: receiver, receiver: .object(receiver), call.frame)
    let opening = activationTable.activation(
      .initialValue(symbol.id), receiver: .object(receiver),
      actor: standIns.actor(for: .object(receiver), else: receiver),
      arguments: [])
    call.frame.activation.calls.append(
      CallEdge(callee: opening.id, message: message, isDeferred: false, isChoice: solver.choices > 0, site: call.site))
  }

  /// Notes the wrapped properties that key paths name as those with which the coordinator begins whose code runs.
  func begin(_ written: Expression?, _ call: ModelledCall) {
    guard case .object(let coordinator)? = call.frame.receiver, kinds.isCoordinator(coordinator) else { return }
    for path in written?.alternatives ?? [] {
      if let symbol = property(path, of: coordinator) { libraryChildren.noteFirst(symbol, of: coordinator) }
    }
  }
}

extension Expression {
  /// `router` of `\.router`.
  fileprivate var environmentKey: String? {
    if case .keyPath(let names, _, _) = self { names.last.flatMap { $0 == "self" ? nil : $0 } } else { nil }
  }

  /// The elements of an array, and of a choice what either side gives; of anything else itself.
  fileprivate var alternatives: [Expression] {
    switch self {
    case .array(let elements, _): elements.flatMap(\.alternatives)
    case .ternary(_, let first, let second): first.alternatives + second.alternatives
    default: [self]
    }
  }

  /// The name of `.name`, `Type.name` or `.name(…)`.
  var caseName: String? {
    switch self {
    case .member(_, let name, _): name
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
