import SourceFacts

/// Where a call goes by the form of its callee: a name, an implicit member, a member, a value.
struct CallResolution: InterpreterPart {
  let interpreter: Interpreter

  func evaluate(
    _ call: Call, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet {
    var callee = call.callee
    var typeArguments: [TypeReference] = []
    if case .specialized(let inner, let arguments) = callee {
      callee = inner
      typeArguments = arguments
    }
    let context = CallContext(
      call: call, typeArguments: typeArguments, expecting: expecting, site: interpreter.site(call.range, frame),
      environment: environment, frame: frame)
    switch callee {
    case .array, .dictionary: return ValueSet(.object(literals.collection(at: context.site, frame)))
    case .name(let name, _) where isCollectionName(name, environment): return makeCollection(context)
    case .name(let name, _): return callName(name, context)
    case .member(nil, let name, _): return staticCalls.callImplicitMember(name, context)
    case .member(.some(let base), "init", _) where base.isSuper:
      return construction.callInitializer(of: frame.receiver, isSuper: true, context)
    case .member(.some(.name("self", _)), "init", _):
      return construction.callInitializer(of: frame.receiver, isSuper: false, context)
    case .member(.some(.name(let outer, _)), let name, _) where isModelledType(name, in: outer, environment):
      return construction.construct(program.externalType("\(outer).\(name)"), context)
    case .member(.some(let base), let name, _):
      let receivers = expressions.evaluate(base, environment, frame)
      expressions.remember(receivers, as: base, environment)
      return memberCalls.callMember(name, of: receivers, base: base, context)
    case .call(let making):
      // What a callback gives to be done is done for who asked: `onEvent?(.help)()`.
      return valueCalls.callValues(
        expressions.evaluate(callee, environment, frame), message: making.callee.lastName, context)
    case .closure where call.arguments.isEmpty:
      // What is called where it stands gives what its place asks for: `lazy var flow: Flow = { .init() }()`.
      let expected = expecting.map {
        ScopedType(reference: .function(parameters: [], result: $0.reference), scope: $0.scope)
      }
      return valueCalls.callValues(
        expressions.evaluate(callee, environment, frame, expecting: expected), message: nil, context)
    default: return valueCalls.callValues(expressions.evaluate(callee, environment, frame), message: nil, context)
    }
  }

  /// `UICollectionView.CellRegistration<Cell, Item> { … }`: whether a name is that of a type that a model nests in another.
  private func isModelledType(_ name: String, in outer: String, _ environment: Environment) -> Bool {
    name.first?.isUppercase == true && program.models.isKnown("\(outer).\(name)") && environment.variable(outer) == nil
      && program.typesByName[outer]?.allSatisfy { program[$0].isExternal } != false
  }

  /// `Array(…)`, `Set(…)`, `.init()` where an array or a dictionary is asked for: a collection of what the arguments hold.
  func makeCollection(_ context: CallContext) -> ValueSet {
    let object = literals.collection(at: context.site, context.frame)
    for argument in argumentEvaluation.arguments(context) {
      memory.put(patterns.elements(of: argument.values), in: HiddenField.content, of: object)
    }
    return ValueSet(.object(object))
  }

  private func isCollectionName(_ name: String, _ environment: Environment) -> Bool {
    guard LibraryModel.collectionNames.contains(name) || program.models.collectionNames.contains(name) else {
      return false
    }
    return environment.variable(name) == nil && program.typesByName[name] == nil
  }

  private func callName(_ name: String, _ context: CallContext) -> ValueSet {
    let frame = context.frame
    switch names.meaning(of: name, context.environment, frame) {
    case .variable(let variable):
      // A function that was passed to be called at once tells its maker nothing.
      let values = names.lookUp(name, context.call.range, context.environment, frame)
      // What the app adds to all streams hands on what the stream delivers, whose name it goes by.
      let link = streamSources.sources(of: nil, context.environment, frame).first?.link
      return valueCalls.callValues(values, message: variable.isNonEscaping ? nil : link ?? name, context)
    case .localFunction(let fact, let home): return valueCalls.callLocal(fact, home, context)
    case .receiver(let receiver): return valueCalls.callValues(ValueSet(receiver), message: nil, context)
    case .member(let receiver):
      return memberCalls.callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
    case .staticMember(let type):
      return memberCalls.callMember(
        name, of: ValueSet(.metatype(type)), base: .name("Self", context.call.range), context)
    default: break
    }
    if let receiver = frame.receiver, libraryCalls.modelCall(name, context, of: receiver) != nil {
      return memberCalls.callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
    }
    let functions = overloadResolution.choose(program.globalFunctions[name] ?? [], context)
    if !functions.isEmpty { return functionInvocation.invoke(functions.map { ($0, nil) }, context, message: name) }
    if let model = program.models.globalCall(name, labels: context.labels) {
      return libraryCalls.apply(model.effects, receiver: nil, base: nil, argumentEvaluation.arguments(context), context)
    }
    switch names.meaning(of: name, context.environment, frame) {
    case .type(let type): return construction.construct(type, context)
    case .globalProperty:
      let values = names.lookUp(name, context.call.range, context.environment, frame)
      return valueCalls.callValues(values, message: name, context)
    default:
      // In an extension of views, a modifier without source is called on the view.
      if let receiver = frame.receiver, stateBranches.extendsViews(frame), name.first?.isLowercase == true {
        return memberCalls.callMember(name, of: ValueSet(receiver), base: .name("self", context.call.range), context)
      }
      let arguments = argumentEvaluation.arguments(context)
      if case .object(let id)? = frame.receiver,
        let result = unsourcedCalls.callUnsourced(name, of: id, arguments, context)
      {
        return result
      }
      guard name.isCapitalized else {
        return callbackRuns.callUnknown(receivers: extendedValue(frame), arguments, context)
      }
      callbackRuns.keepClosures(in: arguments, context)
      return .unknown
    }
  }

  /// In an extension of a library's type, what the extension is of: `modifier(…)` in one of `View` gives the view.
  private func extendedValue(_ frame: Frame) -> ValueSet {
    guard let owner = frame.owner, program[owner].isExternal, let receiver = frame.receiver else { return .unknown }
    return ValueSet(receiver)
  }
}

/// A call with everything that it needs from where it stands.
struct CallContext {
  let call: Call
  let typeArguments: [TypeReference]
  let expecting: ScopedType?
  let site: Site
  let environment: Environment
  let frame: Frame

  var labels: [String?] { call.arguments.map(\.label) }

  /// The same call with the labels of a function that it calls as a value, which is done without.
  func labeled(for function: FunctionFact) -> CallContext {
    let arguments = call.arguments.enumerated().map { index, argument in
      guard argument.label == nil, function.parameters.indices.contains(index) else { return argument }
      return Call.Argument(label: function.parameters[index].label, value: argument.value, isTrailing: false)
    }
    return CallContext(
      call: Call(callee: call.callee, arguments: arguments, range: call.range), typeArguments: typeArguments,
      expecting: expecting, site: site, environment: environment, frame: frame)
  }
}

extension Expression {
  /// The name of what a member is called on: `delegate` in `self.delegate?.didFinish()`.
  var baseName: String? {
    if case .member(.some(let base), _, _) = self, !base.isSelf, !base.isSuper { base.lastName } else { nil }
  }
}
