import SourceFacts

/// The one place that says what a bare name means: the innermost declaration wins, as in Swift.
struct NameResolution: InterpreterPart {
  let interpreter: Interpreter

  func meaning(of name: String, _ environment: Environment, _ frame: Frame) -> NameMeaning {
    if name == "self" || name == "super" { return frame.receiver.map { .receiver($0) } ?? .nothing }
    switch environment.declaration(of: name) {
    case .variable(let variable): return .variable(variable)
    case .function(let fact, let home): return .localFunction(fact, home)
    case nil: break
    }
    if name == "Self", let type = kinds.type(of: frame.receiver) { return .type(type) }
    if let receiver = frame.receiver, isMember(name, of: receiver) { return .member(receiver) }
    if let type = enclosingType(declaringStatic: name, frame) { return .staticMember(type) }
    if let symbol = program.resolution.globalProperty(name, from: frame.scope.file) { return .globalProperty(symbol) }
    if let symbols = program.globalFunctions[name] { return .globalFunctions(symbols) }
    if let generic = frame.generics[name] { return .type(generic) }
    if name.isCapitalized, let associated = associatedType(name, frame) { return .type(associated) }
    guard name.isCapitalized || program.typesByName[name] != nil,
      let type = program.resolution.resolve(.named(name), in: frame.scope)
    else { return .nothing }
    return .type(type)
  }

  /// What a name stands for in the receiver, where the code is of a protocol with an associated type of that name.
  func associatedType(_ name: String, _ frame: Frame) -> TypeID? {
    guard frame.owner.map(program.hierarchy.isProtocol) == true, let own = kinds.type(of: frame.receiver) else {
      return nil
    }
    return program.associatedTypes.meaning(of: name, in: own)
  }

  func isMember(_ name: String, of receiver: Value) -> Bool {
    guard let type = kinds.type(of: receiver) else { return false }
    return program.members.property(named: name, in: type) != nil
      || !program.members.functions(named: name, in: type).isEmpty
      || program.members.modelledProperty(named: name, in: type) != nil || isExternalField(name, of: receiver)
      || name == MemberReading.rawValue && program[type].kind == .enum
  }

  private func isExternalField(_ name: String, of receiver: Value) -> Bool {
    guard case .object(let id) = receiver else { return false }
    return !memory.field(name, of: id).isEmpty
      || (name.hasPrefix("$") && isMember(String(name.dropFirst()), of: receiver))
  }

  /// Static members of the types around a nested one are in scope without their names.
  private func enclosingType(declaringStatic name: String, _ frame: Frame) -> TypeID? {
    var enclosing = frame.scope.type
    while let type = enclosing {
      let info = program[type]
      if info.staticProperties[name] != nil { return type }
      if info.properties[name] == nil, info.functions[name]?.contains(where: \.fact.isStatic) == true { return type }
      enclosing = program[type].scope.type
    }
    return nil
  }

  func lookUp(_ name: String, _ range: SourceRange, _ environment: Environment, _ frame: Frame) -> ValueSet {
    switch meaning(of: name, environment, frame) {
    case .receiver(let value): return ValueSet(value)
    case .variable(let variable): return value(of: variable, frame)
    case .localFunction(let fact, let home): return ValueSet(.closure(closure(of: fact, home, frame)))
    case .member(let receiver):
      let values = reading.read(
        name, of: ValueSet(receiver), site: interpreter.site(range, frame), isSuper: false, frame)
      return recentWrites.value(of: name, among: values, frame)
    case .staticMember(let type):
      return reading.read(
        name, of: ValueSet(.metatype(type)), site: interpreter.site(range, frame), isSuper: false, frame)
    case .globalProperty(let symbol):
      return reducerComposition.reducer(heldBy: symbol, at: interpreter.site(range, frame), frame)
        ?? global(symbol, frame)
    case .globalFunctions(let symbols):
      return symbols.first.map { ValueSet(heap.method($0, receiver: nil)) } ?? .unknown
    case .type(let type): return ValueSet(.metatype(type))
    case .nothing:
      if case .object(let id)? = frame.receiver, let value = reading.inheritedSurroundings(name, of: id) {
        return value
      }
      guard name.hasPrefix("$"), let variable = environment.variable(String(name.dropFirst())) else { return .unknown }
      return bindings.projection(of: variable, name, frame)
    }
  }

  /// What a local variable or parameter holds; where that can't be known, top of its type.
  private func value(of variable: Environment.Variable, _ frame: Frame) -> ValueSet {
    let values = memory.values(of: variable)
    guard let type = variable.type else { return values }
    return functionInvocation.typed(values, as: type, frame.generics, at: .variable(ObjectIdentifier(variable)))
  }

  /// A local function as a value: it runs in the scope that declares it.
  private func closure(of fact: FunctionFact, _ home: Environment, _ frame: Frame) -> ClosureID {
    let captured = home.child(ObjectIdentifier(fact).hashValue)
    return closureMerging.closure(closureMerging.localClosure(of: fact), in: captured, frame)
  }

  /// What holds a global variable's values: an object that is nobody's.
  func storage(of symbol: PropertySymbol) -> ObjectID {
    heap.object(.statics, type: nil, name: "global \(symbol.id)", maker: nil).id
  }

  private func global(_ symbol: PropertySymbol, _ frame: Frame) -> ValueSet {
    let code: Code = symbol.fact.getter == nil ? .initialValue(symbol.id) : .getter(symbol.id)
    let activation = activationTable.activation(code, receiver: nil, actor: frame.actor, arguments: [])
    let initial = solver.run(activation, from: frame, site: nil, message: nil) { [self] in
      expressions.value(of: symbol, receiver: nil, activation)
    }
    let values = initial.union(memory.field(symbol.fact.name, of: storage(of: symbol)))
    guard values.isEmpty, values.isBottom || values.isUnknown, let type = symbol.type else { return values }
    let place = storage(of: symbol)
    guard solver.isWidened(.property(place, symbol.id)) else { return .empty }
    return standIns.top(of: type, generics: [:], name: "\(place.index).\(symbol.fact.name)")
  }
}

/// What a bare name means where it stands.
enum NameMeaning {
  case receiver(Value)
  case variable(Environment.Variable)
  case localFunction(FunctionFact, Environment)
  /// A member of the receiver.
  case member(Value)
  /// A static member of a type around the body.
  case staticMember(TypeID)
  case globalProperty(PropertySymbol)
  case globalFunctions([FunctionSymbol])
  case type(TypeID)
  case nothing
}
