import Collections
import SourceFacts

/// What a write to a property of an object does: where it is bound to, its setter or observers, and what it takes over from whom.
struct PropertyWrites: InterpreterPart {
  let interpreter: Interpreter

  /// Assigns to a property of an object: runs its setter, or stores and runs its observers.
  func write(
    _ values: ValueSet, to name: String, of id: ObjectID, from written: Expression, _ site: Site,
    _ environment: Environment, _ frame: Frame
  ) {
    if let wrapped = heap[id].type.flatMap({ bindings.wrapped(by: name, in: $0)?.property }) {
      let content = bindings.unwrapped(values)
      // What is bound refers to what another holds; any other wrapper holds its content itself.
      if content.values.contains(where: bindings.isBinding) { return memory.put(content, in: wrapped, of: id) }
      return write(content, to: wrapped, of: id, from: written, site, environment, frame)
    }
    let places = bindings.boundPlaces(name, of: id)
    guard places == [StatePlace(holder: id, property: name)] else {
      for place in places where place.holder != id || place.property != name {
        write(values, to: place.property, of: place.holder, from: written, site, environment, frame)
      }
      return
    }
    if kinds.isCoordinator(id) { frame.activation.touched.append(id) }
    let symbol = heap[id].type.flatMap { program.members.property(named: name, in: $0) }
    defer { stateCollections.announce(values, from: written, in: places[0], site, environment, frame) }
    let isNothing = written.isNull || values.isNull
    events.noteAssignment(isNothing ? .nothing : .value, to: name, of: id, site, frame)
    if let symbol, let setter = symbol.fact.setter {
      // What it hands on to a part of it, it is told itself.
      if kinds.isSender(id), frame.actor != id {
        storedFlow.noteCallbacks(in: values, enter: name, of: id, site, frame)
      }
      runAccessor(setter, .setter(symbol.id), symbol, values, of: id, site, frame)
      return
    }
    if isNothing {
      if frame.isInitializing || !written.isNull {
        memory.put(.null, in: name, of: id)
      } else {
        if PatternWords.namesParent(name) { memory.put(.null, in: HiddenField.cleared(name), of: id) }
        removals.record(from: name, of: id, site, environment, frame)
      }
      return
    }
    if symbol == nil, let type = heap[id].type, let model = program.members.modelledProperty(named: name, in: type) {
      // Writing back what was read, as in `x.items = x.items.filter { … }`, shows nothing new.
      guard shownScreens.isCopy(values, of: id) || !reads(name, of: id, in: written, environment, frame) else { return }
      let arguments = [EvaluatedArgument(label: nil, values: values, isTrailing: false, written: written)]
      libraryCalls.apply(model.assignment, receiver: id, arguments, site: site, frame)
      return
    }
    if symbol == nil {
      carriers.carry(values, by: name, in: id, site)
      callbackRuns.runHandedLater(values, written: written, frame, site)
      if frame.receiver == .object(id) { unsourcedCalls.show(values, byProperty: name, of: id, site, frame) }
    }
    if written.isEmptyCollection ? !frame.isInitializing : written.reads(name) && !written.isOnlyAddedTo {
      removals.record(
        from: name, of: id, by: written.selectors.isEmpty ? nil : .staying(written.selectors),
        isOfAll: written.isEmptyCollection, site, environment, frame)
    } else if !frame.isInitializing, !written.reads(name) {
      // What stood there before is gone, in a collection too.
      events.noteRemoval(from: name, of: id, isOfAll: true, site, frame)
    }
    // What stays of a collection does not enter it.
    if written.selects(from: name) {
      memory.put(stateCollections.copied(values, into: StatePlace(holder: id, property: name)), in: name, of: id)
      return runObservers(of: symbol, values, id, site, frame)
    }
    let source = source(of: written, to: id, environment, frame)
    store(
      values, in: name, of: id, symbol, source: source, isOwn: written.reads(name),
      isEmptyLiteral: written.isEmptyCollection, site: site, frame)
    if values.isUnknown || frame.isInitializing, values.objects.allSatisfy({ heap[$0].kind == .opaque }) {
      deliver(from: symbol, of: id, written, site, environment, frame)
    }
    runObservers(of: symbol, values, id, site, frame)
  }

  /// A page that gives its view model a stream of which nothing is known, as a control's is, sends by it: whoever listens hears what the user
  /// does. What a view model is made with comes from its page too, whoever makes it. What stands for the stream is the property's own, because one
  /// may stand for all that are not known.
  private func deliver(
    from property: PropertySymbol?, of id: ObjectID, _ written: Expression, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) {
    guard let property, let type = property.type,
      program.resolution.resolve(type).map(program.hierarchy.isStream) == true
    else { return }
    let isMade =
      frame.isInitializing && heap[id].type.map(program.isCalledViewModel) == true
      && program.resolution.resolve(type).map(sends) == false && isOfGivenStreams(written, environment)
    guard isMade || !frame.isInitializing && kinds.isScreen(frame.actor) && frame.actor != id && kinds.isSender(id)
    else { return }
    let streams = standIns.top(of: type, generics: [:], name: "\(id.index).\(property.fact.name)")
    memory.put(streams, in: property.fact.name, of: id)
    for stream in streams.objects {
      if isMade {
        memory.put(ValueSet(.object(id)), in: HiddenField.streamOwner, of: stream)
        controlEvents.deliver(from: stream, property.fact.name, of: id, site, frame)
      } else {
        emission.emit(.unknown, from: stream, isDeferred: false, frame, site)
      }
    }
  }

  /// Whether who has a stream of that type may send through it, as through a subject or relay: it is no control's.
  private func sends(_ stream: TypeID) -> Bool {
    ["Subject", "Relay"].contains { program[stream].simpleName.hasSuffix($0) }
  }

  /// Whether an initializer makes something of a stream that it was passed, by itself or in a struct of such: not of what an object has.
  private func isOfGivenStreams(_ written: Expression, _ environment: Environment) -> Bool {
    var isGiven = false
    ExpressionWalk { expression, _ in
      guard case .name(let name, _) = expression, let variable = environment.variable(name), variable.isArgument,
        let type = variable.type.flatMap({ program.resolution.resolve($0) })
      else { return }
      if program.hierarchy.isStream(type) && !sends(type) || program[type].kind == .struct { isGiven = true }
    }.walk(written)
    return isGiven
  }

  private func runObservers(
    of symbol: PropertySymbol?, _ values: ValueSet, _ id: ObjectID, _ site: Site, _ frame: Frame
  ) {
    guard let symbol else { return }
    for (index, observer) in symbol.fact.observers.enumerated() {
      runAccessor(observer, .observer(symbol.id, index), symbol, values, of: id, site, frame)
    }
  }

  /// Whether an expression reads a property of that very object.
  func reads(
    _ name: String, of id: ObjectID, in written: Expression, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    guard written.reads(name) else { return false }
    var isRead = false
    ExpressionWalk { expression, _ in
      switch expression {
      // `self.items = items` writes what a parameter brings.
      case .name(name, _) where environment.variable(name)?.isArgument != true:
        if frame.receiver == .object(id) { isRead = true }
      case .member(.some(let base), name, _):
        if expressions.evaluated(base, environment, frame).objects.contains(id) { isRead = true }
      default: break
      }
    }.walk(written)
    return isRead
  }

  private func runAccessor(
    _ accessor: AccessorFact, _ code: Code, _ symbol: PropertySymbol, _ values: ValueSet, of id: ObjectID, _ site: Site,
    _ frame: Frame
  ) {
    let receiver = Value.object(id)
    let activation = activationTable.activation(
      code, receiver: receiver, actor: standIns.actor(for: receiver, else: frame.actor), arguments: [values])
    _ = solver.run(activation, from: frame, site: site, message: nil) { [self] in
      let inner = Frame(
        activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
        generics: genericsResolution.ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
      let environment = activation.environment()
      let type = symbol.type
      // Past a limit one activation stands for several writes.
      let values = activation.arguments.first ?? .empty
      let told = accessor.followsChange ? memory.field(symbol.fact.name, of: id).union(.unknown) : values
      memory.declare(accessor.parameter, told, type: type, in: environment)
      if accessor.followsChange { recentWrites.begin(with: values, in: symbol, inner) }
      var result = ValueSet()
      statements.execute(accessor.body, environment, inner, &result)
      return result
    }
  }

  /// Puts values into a stored property and notes what that means; `isOwn` says that they stood there before. What enters an empty
  /// literal later is noted where it does.
  func store(
    _ values: ValueSet, in name: String, of id: ObjectID, _ symbol: PropertySymbol?, source: ValueSource = .own,
    isOwn: Bool = false, isEmptyLiteral: Bool = false, site: Site, _ frame: Frame
  ) {
    // A property with a declared type needs no stand-in: when nothing better is known, its type says as much.
    var known = symbol?.fact.type == nil ? values : values.filter { !isStandIn($0) }
    // What it was before is not known either, nor what it is for who reads it first.
    if heap[id].isUninitialized, !known.flags.isDisjoint(with: .boolean) { known = known.union(.unknown) }
    memory.put(stateCollections.copied(known, into: StatePlace(holder: id, property: name)), in: name, of: id)
    guard !isEmptyLiteral else { return }
    let isCollection = known.objects.contains { heap[$0].kind == .collection }
    storedFlow.noteCoordinators(in: known, enter: name, of: id, isCollection: isCollection, source: source, site, frame)
    if isCollection, !isOwn { events.noteInsertion(of: known, into: name, of: id, site, frame) }
    storedFlow.noteCallbacks(in: known, enter: name, of: id, site, frame)
  }

  private func isStandIn(_ value: Value) -> Bool {
    guard case .object(let id) = value, heap[id].kind == .opaque, let type = heap[id].type else { return false }
    return !program[type].isExternal && program.hierarchy.isProtocol(type)
  }

  private func source(
    of written: Expression, to holder: ObjectID, _ environment: Environment, _ frame: Frame
  ) -> ValueSource {
    switch written {
    // Who gives itself to another passes itself: `child.delegate = self`.
    case .name("self", _) where frame.receiver != .object(holder): return .argument
    case .name(let name, _):
      guard let variable = environment.variable(name), variable.isArgument else { return .own }
      return .argument
    case .member(.some(let base), _, _):
      let owners = expressions.evaluated(base, environment, frame).objects
      // With and without `self` the same is meant.
      if owners.contains(holder) || owners.map(Value.object) == [frame.receiver] { return .own }
      if owners.contains(where: { !envelopes.isWrapper($0) }) { return .foreign }
      return source(of: base, to: holder, environment, frame)
    case .cast(let inner, _, _), .reference(let inner): return source(of: inner, to: holder, environment, frame)
    case .infix(let left, "??", let right, _):
      let first = source(of: left, to: holder, environment, frame)
      return first == .own ? .own : source(of: right, to: holder, environment, frame)
    default: return .own
    }
  }
}
