import SourceFacts

/// References to state: `$name`, `$model.name`, `Binding(get:set:)` and properties that are bound to others.
final class BindingSemantics: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// The places of state that have a collection of their own.
  @exclusivity(unchecked) var collectionPlaces: [ObjectID: StatePlace] = [:]
  /// The properties that bindings refer to.
  @exclusivity(unchecked) private var boundPlaces: [ObjectID: StatePlace] = [:]
  /// The places that are being read by references to them: one object stands for all coordinators of a type, so that a place may be bound to
  /// itself.
  @exclusivity(unchecked) private var placesBeingRead: Set<StatePlace> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// `$name` of a property: the stream of its values and the reference to it. A property that is bound to another gives that one.
  func projection(of property: String, in holder: ObjectID) -> ValueSet {
    let bound = memory.field(property, of: holder).filter { isBinding($0) }.known
    return bound.isEmpty ? ValueSet(.object(reference(to: StatePlace(holder: holder, property: property)))) : bound
  }

  /// The place of state that a reference refers to itself.
  func place(of reference: ObjectID) -> StatePlace? { boundPlaces[reference] }

  private func reference(to place: StatePlace) -> ObjectID {
    let type = program.externalType("Published.Publisher")
    let id = heap.object(
      .opaque, type: type, name: "\(place.holder.index).$\(place.property)", maker: place.holder
    ).id
    boundPlaces[id] = place
    return id
  }

  /// `$name` of a local variable: of what it holds, each property can be bound to.
  func projection(of variable: Environment.Variable, _ name: String, _ frame: Frame) -> ValueSet {
    let object = heap.object(
      .opaque, type: program.externalType("Binding"), name: "\(frame.activation.id).\(name)", maker: nil)
    memory.put(memory.values(of: variable).known, in: HiddenField.content, of: object.id)
    return ValueSet(.object(object.id))
  }

  func isBinding(_ value: Value) -> Bool {
    if case .object(let id) = value { boundPlaces[id] != nil || isBindingObject(id) } else { false }
  }

  /// The methods of a name that the app adds to bindings: `extension Binding { func map(…) }`.
  func addedMethods(_ name: String, of id: ObjectID) -> [FunctionSymbol] {
    guard isBinding(.object(id)) else { return [] }
    return program.members.functions(named: name, in: program.externalType("Binding")).filter {
      $0.fact.body != nil && !$0.fact.isStatic
    }
  }

  /// Whether what the app adds to bindings makes one of another: that refers to what its receiver does, by what it is passed.
  func isMadeOfAnother(_ type: TypeID, _ frame: Frame) -> Bool {
    program[type].isExternal && program[type].name == "Binding" && frame.owner == type
  }

  private func isBindingObject(_ id: ObjectID) -> Bool {
    kinds.typeInfo(id).map { $0.isExternal && ["Binding", "Bindable"].contains($0.name) } ?? false
  }

  /// A member of a reference to state: what it refers to, or the reference to a member of that. Nil for what is none.
  func readReference(_ name: String, of id: ObjectID, _ site: Site, _ frame: Frame) -> ValueSet? {
    guard boundPlaces[id] != nil || isBindingObject(id) else { return nil }
    if name == "projectedValue" { return ValueSet(.object(id)) }
    let state = state(of: id, site, frame)
    if name == "wrappedValue" { return state }
    let members = state.objects.flatMap { standIns.targets(of: $0) }.map { scopedState.stateHolder(of: name, in: $0) }
      .filter { isProperty(name, of: $0) }
    guard !members.isEmpty else { return nil }
    return members.reduce(into: ValueSet()) { $0.formUnion(projection(of: name, in: $1)) }
  }

  /// `$router[.home]` and `$router.paths[.home]`: references to the state that a subscript gives an element of, whatever the key.
  func elements(of references: ValueSet, _ site: Site, _ frame: Frame) -> ValueSet {
    references.values.filter(isBinding).reduce(into: ValueSet()) { result, value in
      guard case .object(let id) = value else { return }
      let given = state(of: id, site, frame).objects.flatMap { standIns.targets(of: $0) }.flatMap { holder in
        statesGiven(bySubscriptOf: holder).map { projection(of: $0, in: holder) }
      }
      for reference in given { result.formUnion(reference) }
      if given.isEmpty, referred(by: id)?.contains(where: holdsDictionary) == true { result.insert(value) }
    }
  }

  private func holdsDictionary(_ place: StatePlace) -> Bool {
    let symbol = heap[place.holder].type.flatMap { program.members.property(named: place.property, in: $0) }
    guard let declared = symbol?.type, case .dictionary = program.resolution.expand(declared).reference else {
      return false
    }
    return true
  }

  /// The state of an object that its subscripts give, or elements of it: `subscript(tab: Tab) -> [Route] { paths[tab, default: []] }`.
  func statesGiven(bySubscriptOf holder: ObjectID) -> [String] {
    guard let type = heap[holder].type, !program[type].isExternal else { return [] }
    return program.members.functions(named: "subscript", in: type).flatMap { symbol -> [String] in
      guard let body = symbol.fact.body, let given = symbol.resultType.map({ program.resolution.expand($0).reference })
      else { return [] }
      return program[type].orderedProperties.filter { property in
        guard isState(property.fact.name, of: holder), let declared = property.type,
          reads(property.fact.name, in: body)
        else { return false }
        let reference = program.resolution.expand(declared).reference
        if case .dictionary(_, let element) = reference { return element == given }
        return reference == given
      }.map(\.fact.name)
    }
  }

  private func reads(_ name: String, in body: [Statement]) -> Bool {
    var isRead = false
    ExpressionWalk { expression, _ in
      switch expression {
      case .name(name, _), .member(.some(.name("self", _)), name, _): isRead = true
      default: break
      }
    }.walk(body)
    return isRead
  }

  private func isProperty(_ name: String, of id: ObjectID) -> Bool {
    heap[id].type.flatMap { program.members.property(named: name, in: $0) } != nil
  }

  /// What a reference refers to.
  private func state(of id: ObjectID, _ site: Site, _ frame: Frame) -> ValueSet {
    guard let place = boundPlaces[id] else {
      return memory.field(HiddenField.content, of: id).objects.reduce(into: ValueSet()) { result, inner in
        result.formUnion(boundPlaces[inner] == nil ? ValueSet(.object(inner)) : state(of: inner, site, frame))
      }
    }
    guard placesBeingRead.insert(place).inserted else { return .empty }
    defer { placesBeingRead.remove(place) }
    return reading.read(place.property, of: ValueSet(.object(place.holder)), site: site, isSuper: false, frame)
  }

  /// What a property gives that is bound to others: their values in place of the references.
  func dereferenced(_ values: ValueSet, of symbol: PropertySymbol, _ site: Site, _ frame: Frame) -> ValueSet {
    guard symbol.fact.attributes.contains(where: { $0.name == "Binding" }), values.values.contains(where: isBinding)
    else { return values }
    return values.values.reduce(into: ValueSet(values.flags)) { result, value in
      if case .object(let id) = value, isBinding(value) {
        result.formUnion(state(of: id, site, frame))
      } else {
        result.insert(value)
      }
    }
  }

  /// The places of state that a property stands for: those that it is bound to, or itself.
  func boundPlaces(_ property: String, of holder: ObjectID) -> [StatePlace] {
    if property == "wrappedValue", let places = referred(by: holder) { return places }
    let symbol = heap[holder].type.flatMap { program.members.property(named: property, in: $0) }
    guard let symbol, symbol.fact.attributes.contains(where: { $0.name == "Binding" }) else {
      return [StatePlace(holder: holder, property: property)]
    }
    let places = memory.field(property, of: holder).objects.compactMap { referred(by: $0) }.flatMap(\.self)
    return places.isEmpty ? [StatePlace(holder: holder, property: property)] : places
  }

  /// The property whose wrapper `_name` is, and the wrapper's name.
  func wrapped(by name: String, in type: TypeID) -> (wrapper: String, property: String)? {
    guard name.hasPrefix("_"), program.members.property(named: name, in: type) == nil else { return nil }
    let property = String(name.dropFirst())
    return program.members.property(named: property, in: type)?.fact.attributes.first.map { ($0.name, property) }
  }

  /// What wrappers such as `StateObject(wrappedValue: …)` hold.
  func unwrapped(_ values: ValueSet) -> ValueSet {
    values.values.reduce(into: ValueSet(values.flags)) { result, value in
      if case .object(let id) = value, kinds.typeInfo(id).map({ LibraryModel.stateWrappers.contains($0.name) }) == true
      {
        result.formUnion(memory.field(HiddenField.content, of: id))
      } else {
        result.insert(value)
      }
    }
  }

  /// The places that a reference refers to; nil for what is none.
  func referred(by id: ObjectID) -> [StatePlace]? {
    if let place = boundPlaces[id] { return [place] }
    guard isBindingObject(id) else { return nil }
    return memory.field(HiddenField.content, of: id).objects.compactMap { boundPlaces[$0] }
  }

  /// `Binding(get: { model.route }, set: …)` refers to the state that the closure reads first.
  func bind(_ getters: ValueSet, _ call: ModelledCall) {
    guard let receiver = call.receiver else { return }
    for getter in getters.closures {
      callbackRuns.runNow(ValueSet(.closure(getter)), [], call.frame, call.site)
      let closure = heap[getter]
      var found: [(ObjectID, String)] = []
      ExpressionWalk { expression, place in
        guard found.isEmpty, place != .callee else { return }
        found = self.assignedPlaces.lvalues(of: expression, closure.environment, closure.frame).filter {
          self.isState($0.1, of: $0.0)
        }
      }.walk(closure.fact.body)
      for (holder, property) in found {
        memory.put(projection(of: property, in: holder), in: HiddenField.content, of: receiver)
      }
      if found.isEmpty { continue }
      if let condition = stateBranches.condition(givenBy: closure, on: found) {
        memory.put(ValueSet(condition), in: HiddenField.condition, of: receiver)
      } else if let derivation = stateBranches.derivation(givenBy: closure, on: found) {
        memory.put(ValueSet(derivation), in: HiddenField.derivation, of: receiver)
      }
    }
  }

  /// Whether a property is stored state that views may depend on: that of a struct changes with the property that holds the struct.
  func isState(_ property: String, of holder: ObjectID) -> Bool {
    if property == HiddenField.state { return true }
    guard heap[holder].kind == .instance || heap[holder].kind == .opaque, let type = heap[holder].type,
      let symbol = program.members.property(named: property, in: type)
    else { return false }
    return !symbol.fact.isStatic && !symbol.fact.isConstant
      && (!symbol.fact.attributes.isEmpty || program.reducers.reducer(ofState: type) != nil
        || program[type].kind == .struct
        || symbol.owner.map { program[$0].attributes.contains("Observable") } == true)
  }
}
