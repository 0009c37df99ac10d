import Collections
import SourceFacts

/// What stored properties hold from the start.
struct InitialValues: InterpreterPart {
  let interpreter: Interpreter

  func readStored(
    _ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ site: Site, _ frame: Frame
  ) -> ValueSet {
    let fact = symbol.fact
    var values: ValueSet
    if fact.isComputed {
      if fact.getter == nil {
        values = .empty
      } else {
        guard codeRelevance.isWorthReading(symbol, on: receiver, for: standIns.actor(for: receiver, else: frame.actor))
        else {
          return .unknown
        }
        let activation = activationTable.activation(
          .getter(symbol.id), receiver: receiver, actor: standIns.actor(for: receiver, else: frame.actor), arguments: []
        )
        values = solver.run(activation, from: frame, site: site, message: nil) { [self] in
          expressions.value(of: symbol, receiver: receiver, activation)
        }
      }
    } else {
      initialize(symbol, of: holder, receiver: receiver, frame)
      values = memory.field(fact.name, of: holder)
      if comesFromOutside(symbol, holder) { values = values.withoutConstants }
      if changesUnseen(symbol, holder, values) { values.insert(.unknown) }
      if program.memberWrites.writtenByPath.contains(fact.name), let type = symbol.type {
        values.formUnion(standIns.top(of: type, generics: [:], name: ""))
      }
      values = bindings.dereferenced(values, of: symbol, site, frame)
    }
    values = typed(values, of: symbol, holder, frame)
    messages.noteHandedOut(values, by: receiver, to: frame, site: site)
    return values
  }

  /// Whether what a property began with is not seen: nobody is seen to make the object, and what its declaration says, if anything, may
  /// have been replaced by who made it.
  private func comesFromOutside(_ symbol: PropertySymbol, _ holder: ObjectID) -> Bool {
    guard heap[holder].kind == .opaque, let type = heap[holder].type else { return false }
    return symbol.fact.initialValue == nil || !roles.takesPart(type)
  }

  /// Whether code that is not followed may set a property to something else than what it is known to be: of a service or a view model that
  /// has nothing to do with the flow not all functions are run.
  private func changesUnseen(_ symbol: PropertySymbol, _ holder: ObjectID, _ values: ValueSet) -> Bool {
    guard !symbol.fact.isConstant, let type = heap[holder].type, program[type].isReferenceType,
      !program[type].isExternal, !codeRelevance.isAlwaysRun(type),
      !values.flags.isDisjoint(with: [.true, .false, .null]) || values.objects.contains(where: { heap[$0].kind.isCase })
    else { return false }
    codeRelevance.noteRefusal(of: type)
    return true
  }

  /// What a property holds: what is known, or else, once nothing more arrives, top of its type; of what is weak or `nil` until it is
  /// set, nothing, but for what a storyboard or nib sets, and for a stack that an object is given which nobody is seen to make.
  private func typed(_ values: ValueSet, of symbol: PropertySymbol, _ holder: ObjectID, _ frame: Frame) -> ValueSet {
    guard values.isEmpty,
      !symbol.fact.isWeak || symbol.fact.isComputed || symbol.isOutlet || isGivenStack(symbol, holder),
      !(kinds.isCoordinator(holder) && program.memberWrites.isNeverSet(symbol)),
      !isNobody(symbol)
    else { return values }
    let place = WaitingPoint.Place.property(holder, symbol.id)
    guard let type = symbol.type else {
      return values.isBottom && solver.isWidened(place) ? .unknown : values
    }
    // `@Query var books: [Book]` of a library has its elements from elsewhere, whatever they are.
    if values.isBottom, reading.isFilledFromOutside(symbol) { return .unknown }
    // What a parameter stands for in the object counts; what one of its name stands for in the caller is another matter.
    return functionInvocation.typed(
      values, as: type, genericsResolution.ownGenerics(of: .object(holder), in: symbol.owner), at: place,
      name: "\(holder.index).\(symbol.fact.name)")
  }

  /// Whether a reference to whom a page or another object tells something is `nil` for good.
  private func isNobody(_ symbol: PropertySymbol) -> Bool {
    program.memberWrites.isPrivateAndNeverSet(symbol)
      && symbol.type.flatMap { program.resolution.resolve($0) }.map(roles.isScreen) != true
  }

  /// Whether an object that nobody is seen to make has the system's controller by its initializer, as a router has its navigation
  /// controller.
  private func isGivenStack(_ symbol: PropertySymbol, _ holder: ObjectID) -> Bool {
    guard heap[holder].kind == .opaque, let owner = symbol.owner,
      let type = symbol.type.flatMap({ program.resolution.resolve($0) })
    else { return false }
    return program[type].isExternal && roles.isController(type)
      && program.memberWrites.isAssignedByInitializers(symbol.fact.name, of: owner)
  }

  /// On whose behalf the initial value of a property is made: what stands for a coordinator does not make it on that one's behalf.
  private func maker(of symbol: PropertySymbol, in holder: ObjectID, for owner: ObjectID) -> ObjectID {
    guard let own = standIns.coordinator(viewedBy: holder) else {
      return standIns.actor(for: .object(holder), else: owner)
    }
    return kinds.isCoordinator(owner) && owner != own ? owner : holder
  }

  /// Puts the initial value into a stored property.
  func initialize(_ symbol: PropertySymbol, of holder: ObjectID, receiver: Value, _ frame: Frame) {
    let isWrapped = !symbol.fact.attributes.isEmpty && propertyWrappers.isWrapped(symbol)
    let provider = propertyWrappers.provider(of: symbol)
    guard symbol.fact.getter == nil, symbol.fact.initialValue != nil || isWrapped || provider != nil else { return }
    // What is static is made once, for nobody in particular.
    let owner = heap[holder].kind == .statics ? holder : heap[holder].maker ?? frame.actor
    let activation = activationTable.activation(
      .initialValue(symbol.id), receiver: receiver, actor: maker(of: symbol, in: holder, for: owner), arguments: [])
    frame.activation.initializations.append(activation.id)
    guard activation.isDirty, !activation.isRunning else { return }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    _ = solver.run(activation, from: frame.activation) { [self] in
      let initial =
        provider.map { propertyWrappers.provided(by: $0, for: symbol, receiver, activation) }
        ?? expressions.value(of: symbol, receiver: receiver, activation)
      // A wrapper such as `@AppStorage` or `@State` has its value from elsewhere too.
      let written = symbol.fact.isConstant ? initial : literals.withoutRouteNames(initial)
      if symbol.fact.attributes.contains(where: { $0.name == "Published" }) {
        memory.put(written, in: HiddenField.first(symbol.fact.name), of: holder)
      }
      let values = symbol.fact.attributes.isEmpty ? written : written.withoutConstants
      let home = Frame(
        activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor,
        generics: genericsResolution.ownGenerics(of: receiver, in: symbol.owner), owner: symbol.owner, result: nil)
      propertyWrites.store(
        values, in: symbol.fact.name, of: holder, symbol,
        isEmptyLiteral: symbol.fact.initialValue?.isEmptyCollection == true, site: place, home)
      if isWrapped { propertyWrappers.applyWrappers(of: symbol, to: values, of: holder, place, home) }
      streamSources.note(values, madeBy: holder)
      return values
    }
  }
}

extension PropertySymbol {
  /// Whether a storyboard or nib sets it: `@IBOutlet weak var field: NameField!`.
  fileprivate var isOutlet: Bool { fact.attributes.contains { $0.name == "IBOutlet" } }
}
