import SourceFacts

/// Calls of static members, initializers and enum cases.
struct StaticCalls: InterpreterPart {
  let interpreter: Interpreter

  /// `.name(…)`: a case, static method or initializer of the expected type.
  func callImplicitMember(_ name: String, _ context: CallContext) -> ValueSet {
    if let envelope = context.expecting.flatMap({ program.resolution.envelope($0) }),
      let model = libraryCalls.modelCall(name, context, of: .metatype(envelope))
    {
      // What is put into an envelope is of its argument's type.
      return libraryCalls.apply(
        model.effects, receiver: nil, base: nil, argumentEvaluation.arguments(context, as: context.expecting), context)
    }
    if let type = context.expecting.flatMap({ casts.nominal($0, context.frame) }) {
      if name == "init" { return construction.construct(type, context) }
      // Of a type that nobody knows it is most often a case.
      if program[type].isExternal, !kinds.matters(type), !context.call.arguments.contains(where: \.isClosure),
        libraryCalls.modelCall(name, context, of: .metatype(type)) == nil
      {
        return enumCase(name, of: macroEnum(type, context.frame), context)
      }
      if isUndeclaredCase(name, of: type, context) { return enumCase(name, of: type, payload: nil, context) }
      return callStatic(name, of: type, context)
    }
    if name == "init" {
      if context.expecting.map({ program.resolution.expand($0).reference.isCollection }) == true {
        return callResolution.makeCollection(context)
      }
      callbackRuns.keepClosures(in: argumentEvaluation.arguments(context), context)
      return .unknown
    }
    return enumCase(name, of: nil, payload: nil, context)
  }

  /// Whether a name is none of an enum's, as in code that does not compile yet: a `switch` has no branch for it.
  private func isUndeclaredCase(_ name: String, of type: TypeID, _ context: CallContext) -> Bool {
    program[type].kind == .enum && program.hierarchy.hasOnlyOwnMembers(type)
      && program.members.enumCase(named: name, in: type) == nil
      && program.members.functions(named: name, in: type).isEmpty
      && program.members.staticProperty(named: name, in: type) == nil
      && program.resolution.member(type: name, of: type) == nil
      && libraryCalls.modelCall(name, context, of: .metatype(type)) == nil
  }

  func callStatic(_ name: String, of type: TypeID, _ context: CallContext) -> ValueSet {
    if name == "init" { return construction.construct(type, context) }
    let statics = program.members.functions(named: name, in: type).filter { $0.fact.isStatic && $0.fact.body != nil }
    let chosen = overloadResolution.choose(statics, context)
    if !chosen.isEmpty {
      let result = functionInvocation.invoke(chosen.map { ($0, .metatype(type)) }, context, message: name)
      return loads(type, chosen, result) ? construction.construct(type, context) : result
    }
    if let found = program.members.enumCase(named: name, in: type) {
      return enumCase(name, of: type, payload: found.payload, context)
    }
    if let nested = program.resolution.member(type: name, of: type) { return construction.construct(nested, context) }
    if program.members.staticProperty(named: name, in: type) != nil {
      let values = reading.read(name, of: ValueSet(.metatype(type)), site: context.site, isSuper: false, context.frame)
      return valueCalls.callValues(values, message: name, context)
    }
    if let model = libraryCalls.modelCall(name, context, of: .metatype(type)) {
      let arguments = argumentEvaluation.arguments(context, expecting: model.expected)
      return libraryCalls.apply(model.effects, receiver: nil, type: type, base: nil, arguments, context)
    }
    if let nested = modelledType(name, in: type) { return construction.construct(nested, context) }
    if let own = program.resolution.type(name, ofModule: type, from: context.frame.scope) {
      return construction.construct(own, context)
    }
    let unlabelled = statics.first { $0.fact.isCalledWithoutFirstLabel(by: context.call.arguments) }
    let isOwn = program.hierarchy.hasOnlyOwnMembers(type)
    if let meant = unlabelled ?? (isOwn ? overloadResolution.closest(statics, context) : nil) {
      return functionInvocation.invoke([(meant, .metatype(type))], context, message: name)
    }
    // A static member of a view controller's class that no source declares, such as `instantiate()`, is taken to give one of that class.
    if roles.isController(type) || program.unsourced.isUnsourcedController(type) {
      return construction.construct(type, context)
    }
    let arguments = argumentEvaluation.arguments(context)
    if program[type].isExternal { unsourcedCalls.show(arguments, byUnknown: name, context) }
    return callbackRuns.callUnknown(receivers: .unknown, arguments, context)
  }

  /// Whether functions that a view controller inherits give one of its class, of which they say only that it is a view controller:
  /// a storyboard knows it by the name of the class, as in `extension UIViewController { static func load() -> UIViewController }`.
  private func loads(_ type: TypeID, _ functions: [FunctionSymbol], _ result: ValueSet) -> Bool {
    roles.isController(type) && !program[type].isExternal && !result.isBottom
      && functions.allSatisfy { function in
        guard let owner = function.owner, owner != type,
          let given = function.resultType.flatMap({ program.resolution.resolve($0) })
        else { return false }
        return given != type && roles.isController(given) && program.hierarchy.isSubtype(type, of: given)
          && result.objects.allSatisfy { heap[$0].type == given }
      }
  }

  /// An enum that a macro declares in a reducer that may be any of several, with a case for each of these: `PierScreen.State`, `PierScreen.Action`.
  private struct MacroEnum {
    enum Kind: String { case state = "State", action = "Action" }
    let kind: Kind
    let reducer: TypeID
  }

  private func macroEnum(_ type: TypeID, _ frame: Frame) -> MacroEnum? {
    let path = program[type].name.split(separator: ".").map(String.init)
    guard path.count > 1, let kind = MacroEnum.Kind(rawValue: path[path.count - 1]) else { return nil }
    return program.resolution.resolve(.named(path.dropLast(), arguments: []), in: frame.scope).flatMap {
      macroEnum(kind, in: $0)
    }
  }

  private func macroEnum(_ kind: MacroEnum.Kind, in type: TypeID) -> MacroEnum? {
    let isDeclaring = program[type].kind == .enum && program.reducers.isReducer(type)
    return isDeclaring ? MacroEnum(kind: kind, reducer: type) : nil
  }

  /// `PierScreen.Action.pier(…)`: a case of an enum that a macro declares; nil if it is none.
  func callMacroCase(_ name: String, of base: Expression, _ context: CallContext) -> ValueSet? {
    guard case .member(let owner?, let part, _) = base, let kind = MacroEnum.Kind(rawValue: part) else { return nil }
    let owners = expressions.evaluate(owner, context.environment, context.frame).values
    guard owners.count == 1, case .metatype(let type)? = owners.first, let declared = macroEnum(kind, in: type),
      program.members.enumCase(named: name, in: type) != nil
    else { return nil }
    return enumCase(name, of: declared, context)
  }

  private func enumCase(_ name: String, of declared: MacroEnum?, _ context: CallContext) -> ValueSet {
    let payload = declared.flatMap { program.members.enumCase(named: name, in: $0.reducer)?.payload }
    return enumCase(name, of: nil, payload: payload, declaredBy: declared, context)
  }

  /// - Parameter declared: of a case that a macro declares, the enum; what the case carries is the state or an action of another reducer.
  private func enumCase(
    _ name: String, of type: TypeID?, payload: [ParameterFact]?, declaredBy declared: MacroEnum? = nil,
    _ context: CallContext
  ) -> ValueSet {
    let scope = (declared?.reducer ?? type).map { Scope(file: program[$0].scope.file, type: $0) }
    let carried = context.call.arguments.enumerated().map { index, argument in
      let payloadType = payload.flatMap { $0.indices.contains(index) ? $0[index].type : nil }
      let written = payloadType.flatMap { type in scope.map { ScopedType(reference: type, scope: $0) } }
      let expected = if let declared { written.flatMap { part($0, in: declared.kind) } } else { written }
      return expressions.evaluate(argument.value, context.environment, context.frame, expecting: expected)
    }
    let generics = type.map { self.generics(of: $0, context) } ?? [:]
    return alternatives(of: carried, at: context.site).reduce(into: ValueSet()) { made, alternative in
      let object = literals.enumCase(
        name, type: type, generics, site: context.site, carrying: alternative.name, context.frame)
      for (index, values) in alternative.carried.enumerated() { memory.put(values, in: String(index), of: object.id) }
      made.insert(.object(object.id))
    }
  }

  /// What the parameters of a generic enum stand for in a case: what is written, or what they do where the enum's own code makes the case.
  private func generics(of type: TypeID, _ context: CallContext) -> [String: TypeID] {
    guard !program[type].genericParameters.isEmpty else { return [:] }
    let written = construction.typeArguments(of: type, context)
    if written.isEmpty, case .object(let id)? = context.frame.receiver, heap[id].type == type {
      return heap[id].generics
    }
    return written
  }

  /// What the cases of a macro's enum carry of a reducer: its state or its actions.
  private func part(_ reducer: ScopedType, in kind: MacroEnum.Kind) -> ScopedType? {
    program.resolution.resolve(reducer).flatMap {
      switch kind {
      case .state: program.reducers.state(of: $0)
      case .action: program.reducers.actions(of: $0)
      }
    }.map { genericsResolution.scopedType(of: $0) }
  }

  /// What a case carries, another time for each case that its only payload may be, with the name of that case: a helper that sends `.action(action)`
  /// must not mix the actions of its callers.
  private func alternatives(of carried: [ValueSet], at site: Site) -> [(name: String, carried: [ValueSet])] {
    guard carried.count == 1 else { return [("", carried)] }
    // Where nothing has arrived yet the case waits; whatever it carries, it is that case and no other.
    if carried[0].isBottom { return solver.isWidened(.expression(site)) ? [("", carried)] : [] }
    var byName: [String: ValueSet] = [:]
    for value in carried[0].values {
      guard case .object(let id) = value, case .enumCase(let name) = heap[id].kind else { return [("", carried)] }
      byName[name, default: ValueSet()].insert(value)
    }
    guard (1...Self.carriedCases).contains(byName.count) else { return [("", carried)] }
    return byName.sorted { $0.key < $1.key }.map { ($0.key, [$0.value.union(ValueSet(carried[0].flags))]) }
  }

  /// A case that carries more cases than this is one.
  private static let carriedCases = 32

  /// A nested type that only a model knows, such as `Publishers.Merge`.
  private func modelledType(_ name: String, in type: TypeID) -> TypeID? {
    let qualified = program[type].name + "." + name
    return program[type].isExternal && program.models.isKnown(qualified) ? program.externalType(qualified) : nil
  }
}

extension TypeReference {
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}

extension Call.Argument {
  fileprivate var isClosure: Bool { if case .closure = value { true } else { false } }
}
