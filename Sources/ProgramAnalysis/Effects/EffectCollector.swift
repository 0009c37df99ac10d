import Collections
import SourceFacts

/// Decides what the interpreter runs: coordinators first, what may start them, then whatever was shown or wired to them.
struct EffectCollector {
  let program: Program
  let roles: Roles
  let interpreter: Interpreter

  init(program: Program, roles: Roles, notebook: Notebook? = nil) {
    self.program = program
    self.roles = roles
    interpreter = Interpreter(program: program, roles: roles, notebook: notebook)
  }

  /// Runs until nothing new is found.
  func collect() {
    let owners = possibleOwners()
    // What the system makes comes first: what it hands to its coordinators is then known when these run.
    for type in owners where roles.launchTypes.contains(type) { runMembers(of: interpreter.opaque(type)) }
    for type in roles.coordinatorTypes { runMembers(of: interpreter.coordinator(type)) }
    for type in owners where !roles.launchTypes.contains(type) { runMembers(of: interpreter.opaque(type)) }
    interpreter.settle()
    var known: Set<ObjectID> = []
    while true {
      let found = participants().filter { known.insert($0).inserted }
      if found.isEmpty { break }
      interpreter.involved.formUnion(found.compactMap { interpreter.heap[$0].type })
      for participant in found { runMembers(of: participant) }
      interpreter.settle()
    }
  }

  /// Types that may start a coordinator: what the system makes, and what names a coordinator or its protocol.
  private func possibleOwners() -> [TypeID] {
    let coordinatorTypes = roles.coordinatorTypes + roles.coordinatorRoots
    let names = Set(coordinatorTypes.map { program[$0].simpleName })
    let refinements = program.types.indices.map(TypeID.init(index:)).filter { type in
      program[type].kind == .protocol && roles.coordinatorRoots.contains { program.isSubtype(type, of: $0) }
    }
    let all = names.union(refinements.map { program[$0].simpleName })
    return program.types.indices.map(TypeID.init(index:)).filter { type in
      let info = program[type]
      guard let kind = info.kind, kind != .protocol, !roles.isCoordinator(type), info.scope.file >= 0 else {
        return false
      }
      return roles.launchTypes.contains(type) || !program.files[info.scope.file].usedTypeNames.isDisjoint(with: all)
    }
  }

  /// Objects whose code decides what is sent to a coordinator: screens that were shown, and what got a reference, a closure or
  /// a listener.
  private func participants() -> [ObjectID] {
    var found: OrderedSet<ObjectID> = []
    let senders = Senders(interpreter: interpreter, places: interpreter.log.places.keys)
    for effect in interpreter.log.places.keys {
      switch effect {
      case .shown(_, let object, _), .handedOut(_, let object), .supplied(_, _, let object): found.append(object)
      case .wired(let object, _, let coordinator, _), .subscribed(let object, _, let coordinator),
        .stored(let object, _, let coordinator, _, _, _):
        if !interpreter.isCoordinator(object), senders.contains(object, to: coordinator) { found.append(object) }
      case .made, .removed, .used, .sent: continue
      }
    }
    return Array(found)
  }

  // MARK: - Members

  /// Runs what can be called from outside, then what is left.
  private func runMembers(of id: ObjectID) {
    guard let type = interpreter.heap[id].type, !program[type].isExternal else { return }
    let receiver = Value.object(id)
    let activation = interpreter.activation(.entry(id), receiver: receiver, actor: id, arguments: [])
    let frame = Frame(
      activation: activation, scope: Scope(file: program[type].scope.file, type: type), receiver: receiver, actor: id,
      generics: [:], owner: type, result: nil)
    let functions = entries(of: type)
    // Private functions that nothing has called by then are called by what can't be seen: a timer, a target and action.
    let isLast = functions.map(\.fact.isPrivate)
    _ = interpreter.run(activation, from: frame, site: nil, message: nil) {
      initializeProperties(of: type, receiver, id, frame)
      for (symbol, isLast) in zip(functions, isLast) where !isLast { run(symbol, receiver, frame) }
      for (symbol, isLast) in zip(functions, isLast) where isLast { run(symbol, receiver, frame) }
      for property in program[type].orderedProperties where property.fact.getter != nil && !property.fact.isStatic {
        let place = Site(file: property.scope.file, range: property.fact.range)
        _ = interpreter.read(property.fact.name, of: ValueSet(receiver), site: place, isSuper: false, frame)
      }
      return .empty
    }
  }

  private func initializeProperties(of type: TypeID, _ receiver: Value, _ id: ObjectID, _ frame: Frame) {
    for ancestor in program.ancestors(of: type) where program[ancestor].kind != .protocol {
      for property in program[ancestor].orderedProperties where !property.fact.isStatic {
        interpreter.initialize(property, of: id, receiver: receiver, frame)
      }
    }
  }

  /// Its own functions, and of inherited ones those that answer a requirement.
  private func entries(of type: TypeID) -> [FunctionSymbol] {
    var found = program[type].orderedFunctions
    let requirements = program.ancestors(of: type).filter { program[$0].kind == .protocol }
      .flatMap { program[$0].orderedFunctions.filter { $0.fact.body == nil }.map(\.fact.name) }
    for ancestor in program.ancestors(of: type).dropFirst() where program[ancestor].kind != .protocol {
      found += program[ancestor].orderedFunctions.filter { symbol in
        requirements.contains(symbol.fact.name) && program[type].functions[symbol.fact.name] == nil
      }
    }
    return found.filter { $0.fact.body != nil && !$0.fact.isStatic && $0.fact.kind != .operator }
  }

  private func run(_ symbol: FunctionSymbol, _ receiver: Value, _ frame: Frame) {
    // What a library calls, it may call with anything, not only with what it was seen to be given.
    let isDelivered = program.models.deliveredMethods.contains(symbol.fact.name)
    guard isDelivered || !interpreter.hasRun(symbol, receiver) || interpreter.isEntered(symbol, receiver, by: frame)
    else { return }
    let result = interpreter.invoke(symbol, receiver, [], from: frame, site: nil, message: nil)
    // What a requirement returns goes to whoever holds the object by the protocol.
    guard case .object(let id) = receiver, interpreter.isCoordinator(id), isRequirement(symbol.fact.name, of: id) else {
      return
    }
    let place = Site(file: symbol.scope.file, range: symbol.fact.range)
    for screen in interpreter.screens(in: result) where interpreter.heap[screen].maker == id {
      interpreter.record(.handedOut(coordinator: id, screen: screen), at: place)
    }
  }

  private func isRequirement(_ name: String, of id: ObjectID) -> Bool {
    guard let type = interpreter.heap[id].type else { return false }
    return program.ancestors(of: type).contains { ancestor in
      program[ancestor].kind == .protocol && program[ancestor].functions[name]?.contains { $0.fact.body == nil } == true
    }
  }
}
