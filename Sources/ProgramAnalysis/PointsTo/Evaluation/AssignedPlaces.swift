import SourceFacts

/// Which properties an expression on the left of `=` stands for, what type they are declared with, and changes of the collections
/// in them.
struct AssignedPlaces: InterpreterPart {
  let interpreter: Interpreter

  /// The declared type of what is assigned to, so that `.member` is looked up in it.
  func declaredType(of target: Expression, _ environment: Environment, _ frame: Frame) -> ScopedType? {
    switch target {
    case .name(let name, _):
      switch names.meaning(of: name, environment, frame) {
      case .variable(let variable): return variable.type
      case .member(let receiver):
        return kinds.type(of: receiver).flatMap { declaredType(of: name, in: $0, for: receiver) }
      case .staticMember(let type): return declaredType(of: name, in: type)
      case .globalProperty(let symbol):
        return symbol.type
      // `_model` is declared by its wrapper alone.
      case .nothing:
        return kinds.type(of: frame.receiver).flatMap { declaredType(of: name, in: $0, for: frame.receiver) }
      case .receiver: return kinds.type(of: frame.receiver).map { genericsResolution.scopedType(of: $0) }
      case .localFunction, .globalFunctions, .type: return nil
      }
    case .member(.some(.name("self", _)), let name, _):
      return kinds.type(of: frame.receiver).flatMap { declaredType(of: name, in: $0, for: frame.receiver) }
    case .member(.some(let base), let name, _):
      return declaredType(of: name, in: expressions.evaluated(base, environment, frame))
    default: return nil
    }
  }

  /// The declared type of a member of the first of the values that has one.
  func declaredType(of name: String, in owners: ValueSet) -> ScopedType? {
    owners.objects.lazy.compactMap { id in
      self.heap[id].type.flatMap { self.declaredType(of: name, in: $0, for: .object(id)) }
    }.first
  }

  private func declaredType(of name: String, in type: TypeID, for receiver: Value? = nil) -> ScopedType? {
    if let (wrapper, property) = bindings.wrapped(by: name, in: type) {
      // `_model = .init(wrappedValue: …)` makes the wrapper.
      return declaredType(of: property, in: type, for: receiver).map {
        ScopedType(reference: .named([wrapper], arguments: [$0.reference]), scope: $0.scope)
      }
    }
    guard let symbol = program.members.property(named: name, in: type), let declared = symbol.type else { return nil }
    return genericsResolution.meant(declared, by: symbol.owner, for: receiver)
  }

  /// The stored properties that an expression such as `self.children` or `children[key]` names.
  func lvalues(of expression: Expression, _ environment: Environment, _ frame: Frame) -> [(ObjectID, String)] {
    namedPlaces(expression, environment, frame).flatMap { holder, property in
      bindings.boundPlaces(property, of: holder).map { ($0.holder, $0.property) }
    }
  }

  private func namedPlaces(
    _ expression: Expression, _ environment: Environment, _ frame: Frame
  ) -> [(ObjectID, String)] {
    switch expression {
    case .name(let name, _):
      switch names.meaning(of: name, environment, frame) {
      case .member(.object(let id)): return [(id, name)]
      case .member(.metatype(let type)), .staticMember(let type): return [(standIns.statics(of: type), name)]
      case .nothing:
        // An inherited property of a class without source.
        if case .object(let id)? = frame.receiver { return [(id, name)] }
        return []
      case .receiver, .variable, .localFunction, .member, .globalProperty, .globalFunctions, .type: return []
      }
    case .member(.some(let base), let name, _):
      return expressions.evaluated(base, environment, frame).objects.flatMap { standIns.targets(of: $0) }.flatMap {
        scopedState.places(of: name, in: $0, frame)
      }
    case .index(let call):
      let given = expressions.evaluated(call.callee, environment, frame).objects.flatMap { holder in
        bindings.statesGiven(bySubscriptOf: holder).map { (holder, $0) }
      }
      return given.isEmpty ? lvalues(of: call.callee, environment, frame) : given
    case .reference(let inner): return lvalues(of: inner, environment, frame)
    default: return []
    }
  }

  /// Whether a key tells one object from all others: what is put there under it takes the place of nothing.
  func isIdentity(_ key: Expression, of written: Expression, _ values: ValueSet) -> Bool {
    guard case .name(let name, _) = written else { return false }
    switch key {
    case .call(let call):
      guard call.callee.lastName == "ObjectIdentifier", case .name(name, _)? = call.arguments.first?.value else {
        return false
      }
      return true
    case .member(.some(.name(name, _)), let property, _):
      return values.objects.contains { id in
        guard let type = heap[id].type, let fact = program.members.property(named: property, in: type)?.fact else {
          return false
        }
        if case .call(let call)? = fact.initialValue, call.callee.lastName == "UUID" { return true }
        return fact.type.map { $0.names.contains("UUID") || $0.names.contains("ObjectIdentifier") } ?? false
      }
    default: return false
    }
  }

  /// `publisher.assign(to: &$profile)`: what a publisher's values are assigned to holds whatever they are.
  func fill(_ operand: Expression, _ environment: Environment, _ frame: Frame) {
    let (base, name): (Expression?, String)
    switch operand {
    case .name(let projection, _): (base, name) = (nil, projection)
    case .member(let owner, let projection, _): (base, name) = (owner, projection)
    default: return
    }
    guard name.hasPrefix("$") else { return }
    let receiver = frame.receiver.map { ValueSet($0) } ?? .empty
    let owners = base.map { expressions.evaluate($0, environment, frame) } ?? receiver
    for owner in owners.objects { memory.put(.unknown, in: String(name.dropFirst()), of: owner) }
  }

  /// Shows what enters a collection of the platform's in place: `navigationController.viewControllers.append(screen)`. What is written of the
  /// collection itself only changes its place there.
  ///
  /// - Parameter isFirst: whether it enters as the first.
  func showInsertion(
    of values: ValueSet, written: Expression?, into places: [(ObjectID, String)], isFirst: Bool = false, _ site: Site,
    _ frame: Frame
  ) {
    for (holder, property) in places where written?.reads(property) != true {
      guard let type = heap[holder].type, program.members.property(named: property, in: type) == nil,
        let model = program.members.modelledProperty(named: property, in: type), !model.insertion.isEmpty
      else { continue }
      let arguments = [
        EvaluatedArgument(label: nil, values: patterns.elements(of: values), isTrailing: false, written: .literal)
      ]
      libraryCalls.apply(
        isFirst ? model.assignment : model.insertion, receiver: holder, arguments, site: site, frame)
    }
  }

  /// What is known to enter the collection that an expression names. Whose it is of several coordinators, as that of an unknown `parent` in
  /// `parent?.children.append(child)`, is not known: none of them is seen to keep another there.
  func entering(
    _ values: ValueSet, _ collection: Expression?, _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    guard case .member(.some(let owner), _, _)? = collection, values.objects.contains(where: kinds.isCoordinator),
      expressions.evaluated(owner, environment, frame).objects.contains(where: { standIns.targets(of: $0).count > 1 })
    else { return values }
    return values.filter { if case .object(let id) = $0 { !kinds.isCoordinator(id) } else { true } }
  }

  /// Notes that values enter the collections in those properties.
  ///
  /// - Parameter receiver: the collection that a method was called on. Its caller fills it, as it does each other that the method may have
  ///   been called on, so that here only the properties' own collections are left to fill.
  /// - Parameter keys: what is known of the keys that they enter under; empty for any.
  func mutate(
    _ places: [(ObjectID, String)], inserting values: ValueSet, under keys: [ContentKey] = [],
    receiver: ObjectID? = nil,
    isReplacing: Bool = false, _ site: Site, _ frame: Frame
  ) {
    guard !places.isEmpty else { return }
    let elements = patterns.elements(of: values)
    for (holder, property) in places {
      let symbol = heap[holder].type.flatMap { program.members.property(named: property, in: $0) }
      if let symbol { initialValues.initialize(symbol, of: holder, receiver: .object(holder), frame) }
      storedFlow.noteCoordinators(in: values, enter: property, of: holder, isCollection: true, site, frame)
      events.noteInsertion(of: values, into: property, of: holder, isReplacing: isReplacing, site, frame)
      closureInvocation.runLater(values, from: frame, site: site)
      var filled: [ObjectID] = []
      if heap[holder].kind == .instance || heap[holder].kind == .opaque {
        let own = stateCollections.collection(of: StatePlace(holder: holder, property: property))
        memory.put(ValueSet(.object(own)), in: property, of: holder)
        filled.append(own)
      }
      if receiver.map({ heap[$0].kind == .collection }) != true { filled += memory.field(property, of: holder).objects }
      for id in filled where heap[id].kind == .collection { memory.put(elements, under: keys, in: id) }
      presentation.announce(elements, in: StatePlace(holder: holder, property: property), site, frame)
    }
  }
}
