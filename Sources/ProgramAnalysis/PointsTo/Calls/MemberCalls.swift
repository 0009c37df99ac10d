import SourceFacts

/// Calls of members: the receiver's objects decide.
struct MemberCalls: InterpreterPart {
  let interpreter: Interpreter
  /// What changes a Boolean into its opposite.
  private static let negation = "toggle"

  /// Calls a member of each of the receivers; of a receiver that may be anything, what the name alone says.
  func callMember(_ name: String, of receivers: ValueSet, base: Expression, _ context: CallContext) -> ValueSet {
    controlEvents.listen(to: base, by: name, context)
    if name == Self.negation || !receivers.flags.isDisjoint(with: .boolean) { widenBooleans(base, context) }
    switch conditions.knowledge(of: receivers, at: context.call.range, context.frame) {
    case .waiting: return .empty
    case .null: return .null
    case .unknown: return callMember(name, ofUnknown: receivers, base: base, context)
    case .known: break
    }
    var found = MemberCall()
    for value in receivers.values { collect(value, name, base, context, &found) }
    if found.isChoice { solver.choices += 1 }
    defer { if found.isChoice { solver.choices -= 1 } }
    var result = found.result
    if !found.symbols.isEmpty { result.formUnion(functionInvocation.invoke(found.symbols, context, message: name)) }
    if !found.callable.isBottom { result.formUnion(valueCalls.callValues(found.callable, message: name, context)) }
    // `onOpen.execute()` says `onOpen`.
    if !found.wrapped.isBottom {
      result.formUnion(valueCalls.callValues(found.wrapped, message: base.lastName ?? name, context))
    }
    if !found.models.isEmpty {
      let element =
        found.models.contains { $0.0.inserts }
        ? genericsResolution.elementType(of: base, context)
        : found.models.contains { $0.0.follows }
          ? genericsResolution.typeArgument(of: base, context.environment, context.frame) : nil
      let arguments = argumentEvaluation.arguments(
        context, expecting: found.models.lazy.compactMap(\.0.expected).first, as: element)
      for (model, receiver) in found.models {
        result.formUnion(libraryCalls.apply(model.effects, receiver: receiver, base: base, arguments, context))
      }
    }
    if !found.unknown.isEmpty, found.symbols.isEmpty {
      let arguments = argumentEvaluation.arguments(context)
      if let result = unsourcedCalls.callUnsourced(name, of: found.unknown, arguments, context) { return result }
      // What a library adds to view controllers: `stack.presentPanModal(page)`.
      if PatternWords.placement(by: name) != nil, found.unknown.objects.contains(where: isController) {
        unsourcedCalls.show(arguments, byUnknown: name, context)
      }
      if PatternWords.namesReplacement(name) {
        unsourcedCalls.show(arguments, inUnknownWayBy: found.unknown, context)
      }
      messages.noteSupply(arguments.map(\.values), to: found.unknown, from: context.frame, site: context.site)
      carriers.carry(arguments, by: name, in: found.unknown, context)
      forward(found.unknown, by: name, context)
      result.formUnion(callbackRuns.callUnknown(name, receivers: found.unknown, base: base, arguments, context))
      result.formUnion(cells(askedForBy: arguments))
    }
    for id in found.unfollowed { result.formUnion(callUnfollowed(name, on: id, context)) }
    return result
  }

  /// Where the calls of a member go, by receiver.
  private struct MemberCall {
    var symbols: [(FunctionSymbol, Value?)] = []
    var models: [(CallModel, ObjectID)] = []
    var callable = ValueSet()
    /// Closures that are handed about in objects.
    var wrapped = ValueSet()
    var unknown = ValueSet()
    var result = ValueSet()
    /// Receivers that too many types implement.
    var unfollowed: [ObjectID] = []
    /// Whether one receiver stands for several.
    var isChoice = false
  }

  private func collect(
    _ value: Value, _ name: String, _ base: Expression, _ context: CallContext, _ found: inout MemberCall
  ) {
    switch value {
    case .metatype(let type): found.result.formUnion(staticCalls.callStatic(name, of: type, context))
    case .closure, .method:
      if isCalled(value, by: name) { found.wrapped.insert(value) } else { found.unknown.insert(value) }
    case .object(let id):
      let targets = standIns.targets(of: id)
      if targets.isEmpty { found.unfollowed.append(id) }
      if targets.count > 1 { found.isChoice = true }
      for target in targets {
        let symbols = methods(name, of: target, isSuper: base.isSuper, context)
        if isNamesake(symbols, context), let values = callableProperty(name, of: target, context) {
          found.callable.formUnion(values)
        } else if !symbols.isEmpty {
          noteOwnKind(target, member: name, base, context)
          if symbols.count > 1 { found.isChoice = true }
          found.symbols += symbols.map { ($0, .object(target)) }
          if let model = overridden(name, of: target, base, context) { found.models.append((model, target)) }
        } else if let values = callableProperty(name, of: target, context) {
          found.callable.formUnion(values)
        } else if let model = libraryCalls.modelCall(name, context, of: .object(target)) {
          found.models.append((model, target))
        } else {
          found.unknown.insert(.object(target))
        }
      }
    }
  }

  private func isController(_ id: ObjectID) -> Bool {
    heap[id].type.map(roles.isController) == true && !kinds.isCoordinator(id)
  }

  /// Whether a method of what wraps a closure calls it.
  func isCalled(_ value: Value, by name: String) -> Bool {
    heap.wrappers(of: value).contains { program.closureWrappers.wrapper($0)?.callers.contains(name) == true }
  }

  private func callMember(
    _ name: String, ofUnknown receivers: ValueSet, base: Expression, _ context: CallContext
  ) -> ValueSet {
    if let made = staticCalls.callMacroCase(name, of: base, context) { return made }
    if let model = modelForUnknown(name, base, context) {
      let arguments = argumentEvaluation.arguments(
        context, as: model.inserts ? genericsResolution.elementType(of: base, context) : nil)
      let result = libraryCalls.apply(model.effects, receiver: nil, base: base, arguments, context)
      // What a list holds of which nothing is known is not known either.
      return result.isBottom ? .unknown : result
    }
    let embeddings = overloadResolution.choose(embeddings(name, of: base, context), context)
    if !embeddings.isEmpty { return functionInvocation.invoke(embeddings.map { ($0, nil) }, context, message: name) }
    let arguments = argumentEvaluation.arguments(context)
    messages.noteSupply(arguments.map(\.values), to: .empty, from: context.frame, site: context.site)
    unsourcedCalls.show(arguments, byUnknown: name, context)
    unsourcedChannels.send(arguments, through: base, context)
    if program.addedListeners.ofStreams.contains(name), streamSources.mayBeStream(base, context) {
      // Of a stream that is not known there is only that its own operator hands on what it delivers.
      let closures = arguments.reduce(into: ValueSet()) { $0.formUnion($1.values.filter(\.isCallable)) }
      subscription.subscribe(closures, to: .empty, written: base, owner: nil, context.environment, context.frame)
    }
    if unsourcedChannels.listen(arguments, through: base, context) {
      escapeRecorder.noteEscape(name, arguments, context)
      return .unknown
    }
    let result = callbackRuns.callUnknown(name, receivers: .unknown, base: base, arguments, context)
    return result.union(cells(askedForBy: arguments))
  }

  /// `table.dequeue(ItemCell.self, for: index)`: who is asked for a cell by its type gives one, whoever adds the method to the list.
  private func cells(askedForBy arguments: [EvaluatedArgument]) -> ValueSet {
    arguments.reduce(into: ValueSet()) { found, argument in
      for case .metatype(let type) in argument.values.values where controlEvents.isCell(type) {
        found.insert(.object(standIns.opaque(type)))
      }
    }
  }

  /// The methods that the app adds to what an expression is declared to be, by which it puts pages into others.
  private func embeddings(_ name: String, of base: Expression, _ context: CallContext) -> [FunctionSymbol] {
    let added = program.addedEmbeddings[name]
    guard !added.isEmpty, let declared = declaredType(of: base, context) else { return [] }
    return added.filter { $0.owner.map { program.hierarchy.isSubtype(declared, of: $0) } == true }
  }

  private func declaredType(of base: Expression, _ context: CallContext) -> TypeID? {
    if let type = staticTypes.type(of: base, context.environment, context.frame) {
      return program.resolution.resolve(type)
    }
    guard let name = base.ownMember, let owner = kinds.type(of: context.frame.receiver) else { return nil }
    return program.members.property(named: name, in: owner).flatMap { program.declaredTypes.type(of: $0) }
  }

  /// A call on a Boolean may change it.
  private func widenBooleans(_ base: Expression, _ context: CallContext) {
    for (holder, property) in assignedPlaces.lvalues(of: base, context.environment, context.frame) {
      memory.put(.unknown, in: property, of: holder)
      presentation.announce(
        ValueSet(.boolean), in: StatePlace(holder: holder, property: property), context.site, context.frame)
    }
  }

  /// A call that says by its name what it does; or that changes the collection in a property, whatever its type.
  private func modelForUnknown(_ name: String, _ base: Expression, _ context: CallContext) -> CallModel? {
    if let model = program.models.call(name, labels: context.labels) { return model }
    guard let model = program.models.call(name, labels: context.labels, on: LibraryModel.collectionType),
      assignedPlaces.lvalues(of: base, context.environment, context.frame).contains(where: { holder, property in
        guard let type = heap[holder].type else { return false }
        if let symbol = program.members.property(named: property, in: type) { return !symbol.fact.isComputed }
        return program.members.modelledProperty(named: property, in: type)?.insertion.isEmpty == false
      })
    else { return nil }
    return model.inserts || model.effects.contains { if case .remove = $0 { true } else { false } } ? model : nil
  }

  /// `tap.map { Step.next }.bind(to: steps)`: of a stream that is not known there is only what it delivers.
  private func forward(_ values: ValueSet, by name: String, _ context: CallContext) {
    guard !values.isEmpty, let model = program.models.call(name, labels: context.labels) else { return }
    for case .forward(.labeled(let label)) in model.effects {
      for argument in argumentEvaluation.arguments(context) where argument.label == label {
        for stream in argument.values.objects where kinds.isStream(stream) {
          solver.whileBinding {
            emission.emit(values, from: stream, isDeferred: false, context.frame, context.site)
          }
        }
      }
    }
  }

  func methods(_ name: String, of id: ObjectID, isSuper: Bool, _ context: CallContext) -> [FunctionSymbol] {
    guard let type = heap[id].type else { return [] }
    // A reference to state is a publisher and a binding: the arguments say which of both is meant.
    let added = bindings.addedMethods(name, of: id)
    if !added.isEmpty {
      let chosen = overloadResolution.choose(added, context)
      if !chosen.isEmpty { return chosen }
    }
    let candidates =
      isSuper
      ? program.members.functions(named: name, in: type, after: context.frame.owner)
      : program.members.functions(named: name, in: type, calledIn: context.frame.owner)
    let possible = candidates.filter {
      $0.fact.body != nil && !$0.fact.isStatic && !isWrapper($0, ofCall: name, on: id, context)
    }
    let chosen = overloadResolution.choose(possible, context)
    guard chosen.isEmpty, let closest = overloadResolution.closest(possible, context),
      program.hierarchy.hasOnlyOwnMembers(type) || closest.fact.isCalledRelabeled(by: context.call.arguments)
    else { return chosen }
    return [closest]
  }

  /// Whether an extension's method calls the library's method of its own name: without the arguments that it adds itself, or, in a protocol's
  /// extension, of what an object has for the library: `controller.present(page.controller, animated: true)`.
  private func isWrapper(_ symbol: FunctionSymbol, ofCall name: String, on id: ObjectID, _ context: CallContext) -> Bool
  {
    guard let running = context.frame.activation.function else { return false }
    let isOwn = running == symbol.id && symbol.fact.parameters.count > context.call.arguments.count
    return (isOwn || isForwarded(symbol, ofCall: name, from: running, context))
      && libraryCalls.modelCall(name, context, of: .object(id)) != nil
  }

  private func isForwarded(
    _ symbol: FunctionSymbol, ofCall name: String, from running: Int, _ context: CallContext
  ) -> Bool {
    guard let owner = symbol.owner, owner == context.frame.owner, program.hierarchy.isProtocol(owner),
      program.functionName(running) == name, case .member(.some(let base), _, _) = context.call.callee
    else { return false }
    return !base.isSelf
  }

  /// The library's call that a container of the app overrides: whoever makes it shows what it says, beside what the override does.
  private func overridden(_ name: String, of id: ObjectID, _ base: Expression, _ context: CallContext) -> CallModel? {
    guard !base.isSuper, let type = heap[id].type, roles.isContainer(type),
      let model = libraryCalls.modelCall(name, context, of: .object(id)),
      model.effects.contains(where: { if case .show = $0 { true } else { false } })
    else { return nil }
    return model
  }

  /// Whether a name means the very function that it is called in: where a property has the name too, the function calls that one.
  ///
  ///     @IBAction func onDelete(_ sender: UIButton) { onDelete?(item) }
  private func isNamesake(_ symbols: [FunctionSymbol], _ context: CallContext) -> Bool {
    symbols.count == 1 && symbols[0].id == context.frame.activation.function
  }

  /// A property that holds something to call.
  private func callableProperty(_ name: String, of id: ObjectID, _ context: CallContext) -> ValueSet? {
    guard let type = heap[id].type else { return memory.field(name, of: id).isEmpty ? nil : memory.field(name, of: id) }
    guard program.members.property(named: name, in: type) != nil || !memory.field(name, of: id).isEmpty else {
      return nil
    }
    return reading.read(name, of: ValueSet(.object(id)), site: context.site, isSuper: false, context.frame)
  }

  /// Notes that a coordinator uses another of its own type: one object stands for both, but only one of them is `self`.
  private func noteOwnKind(_ id: ObjectID, member: String, _ base: Expression, _ context: CallContext) {
    guard context.frame.receiver == .object(id), kinds.isCoordinator(id), !base.isSelf, !base.isSuper else { return }
    recorder.record(.used(actor: id, coordinator: id, member: member), at: context.site)
  }

  /// Calls one of too many: any of them may run the closures that it is handed, and gives what the requirement says.
  private func callUnfollowed(_ name: String, on id: ObjectID, _ context: CallContext) -> ValueSet {
    guard let type = heap[id].type else { return .unknown }
    let implementers = program.hierarchy.implementers(of: type).count
    recorder.noteUnresolved(
      "call of \(name) on \(program[type].name) not followed: \(implementers) types implement it", at: context.site,
      context.frame)
    solver.choices += 1
    defer { solver.choices -= 1 }
    _ = callbackRuns.callUnknown(name, receivers: .unknown, argumentEvaluation.arguments(context), context)
    let requirements = program.members.functions(named: name, in: type).filter { !$0.fact.isStatic }
    let result =
      overloadResolution.choose(requirements, context).first.map {
        functionInvocation.skipped($0, on: .object(id), [:])
      } ?? .unknown
    // What is only known by another protocol tells nothing more.
    return result.filter { kinds.type(of: $0).map { !program.hierarchy.isProtocol($0) } ?? false }.union(.unknown)
  }
}
