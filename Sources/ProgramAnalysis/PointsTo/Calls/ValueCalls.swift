import SourceFacts

/// Calls of what is a value itself: closures, methods, local functions, callable objects, and subscripts.
final class ValueCalls: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// Local functions that are running.
  private var localCalls: Set<ObjectIdentifier> = []

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  func callLocal(_ fact: FunctionFact, _ environment: Environment, _ context: CallContext) -> ValueSet {
    let frame = context.frame
    let inner = environment.child(ObjectIdentifier(fact).hashValue)
    for (argument, parameter) in fact.match(context.call.arguments) {
      let type = fact.parameters[parameter].type.map { ScopedType(reference: $0, scope: frame.scope) }
      let written = context.call.arguments[argument].value
      let values = expressions.evaluate(written, context.environment, frame, expecting: type)
      memory.declare(fact.parameters[parameter].name, values, type: type, in: inner)
    }
    for parameter in fact.parameters where inner.variables[parameter.name] == nil {
      let type = parameter.type.map { ScopedType(reference: $0, scope: frame.scope) }
      let values =
        parameter.defaultValue.map { expressions.evaluate($0, environment, frame, expecting: type) } ?? .unknown
      memory.declare(parameter.name, values, type: type, in: inner)
    }
    // A local function runs as part of the body around it; one that calls itself does so once.
    guard localCalls.insert(ObjectIdentifier(fact)).inserted else { return .empty }
    defer { localCalls.remove(ObjectIdentifier(fact)) }
    var result = ValueSet()
    statements.execute(fact.body ?? [], inner, frame, &result)
    return result.isBottom && fact.result == nil ? .unknown : result
  }

  /// Calls what an expression gave: closures, methods and types.
  func callValues(_ values: ValueSet, message: String?, _ context: CallContext) -> ValueSet {
    switch conditions.knowledge(of: values, at: context.call.range, context.frame) {
    case .waiting: return .empty
    case .null: return .null
    case .unknown: return callbackRuns.callUnknown(receivers: .unknown, argumentEvaluation.arguments(context), context)
    case .known: break
    }
    var result = ValueSet()
    var methods: [(FunctionSymbol, Value?)] = []
    var closures: [ClosureID] = []
    for value in values.values {
      switch value {
      case .method(let id): methods.append((heap[id].symbol, heap[id].receiver))
      case .metatype(let type): result.formUnion(construction.construct(type, context))
      case .closure(let id): closures.append(id)
      case .object(let id): result.formUnion(callAsFunction(id, context))
      }
    }
    for method in methods {
      result.formUnion(functionInvocation.invoke([method], context.labeled(for: method.0.fact), message: message))
    }
    guard !closures.isEmpty else { return result }
    let arguments = argumentEvaluation.arguments(context).map(\.values)
    guard let passed = argumentEvaluation.passable(arguments, context.site) else { return result }
    for id in closures {
      let actor = isFactory(id, in: context.frame) || givesScreen(id, context) ? context.frame.actor : nil
      result.formUnion(
        closureInvocation.invoke(id, passed, for: actor, from: context.frame, site: context.site, message: message))
    }
    return result
  }

  /// Whether a closure makes something for who asks: a function that gives what its own parameter stands for, as a container does, calls
  /// what neither a coordinator nor a screen told it.
  private func isFactory(_ id: ClosureID, in frame: Frame) -> Bool {
    guard case .named(let path, _)? = frame.result?.reference, path.count == 1, frame.generics[path[0]] != nil else {
      return false
    }
    let home = heap[id].frame.actor
    return !kinds.isCoordinator(home) && !kinds.isScreen(home)
  }

  /// Whether a screen or coordinator calls a property of its own for a screen, which is made by a closure of neither a coordinator nor a
  /// screen: a container gave it what makes its sheets, or its page.
  private func givesScreen(_ id: ClosureID, _ context: CallContext) -> Bool {
    guard case .object(let home)? = heap[id].frame.receiver, !kinds.isCoordinator(home), !kinds.isScreen(home),
      standIns.coordinator(viewedBy: home) == nil, case .object(let caller)? = context.frame.receiver,
      kinds.isScreen(caller) || kinds.isCoordinator(caller), let owner = context.frame.owner,
      let name = context.call.callee.lastName,
      let declared = program.members.property(named: name, in: owner)?.type
    else { return false }
    let expanded = program.resolution.expand(declared)
    guard case .function(_, let result) = expanded.reference,
      let given = program.resolution.resolve(result, in: expanded.scope)
    else { return false }
    return ["UIViewController", "View"].contains {
      program[given].name == $0 || program.hierarchy.inherits(given, fromExternal: $0)
    }
  }

  /// An object that is called itself.
  private func callAsFunction(_ id: ObjectID, _ context: CallContext) -> ValueSet {
    let symbols = memberCalls.methods("callAsFunction", of: id, isSuper: false, context)
    guard symbols.isEmpty else {
      return functionInvocation.invoke(symbols.map { ($0, .object(id)) }, context, message: "callAsFunction")
    }
    if let model = libraryCalls.modelCall("callAsFunction", context, of: .object(id)) {
      return libraryCalls.apply(model.effects, receiver: id, base: nil, argumentEvaluation.arguments(context), context)
    }
    // What is passed for an autoclosure is evaluated there; calling it gives it.
    if context.call.arguments.isEmpty, kinds.typeInfo(id)?.isExternal == false { return ValueSet(.object(id)) }
    return callbackRuns.callUnknown(receivers: ValueSet(.object(id)), argumentEvaluation.arguments(context), context)
      .known.union(.unknown)
  }

  /// `base[arguments]`: a subscript of the app's own, or an element of a collection.
  func index(_ call: Call, _ environment: Environment, _ frame: Frame) -> ValueSet {
    let bases = expressions.evaluate(call.callee, environment, frame)
    if let values = keyPaths.read(call, of: bases, environment, frame) { return values }
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: interpreter.site(call.range, frame),
      environment: environment,
      frame: frame)
    var result = ValueSet(bases.flags.intersection(.unknown))
    let references = bindings.elements(of: bases, context.site, frame)
    result.formUnion(references)
    var isOwn = false
    for id in bases.objects {
      guard let type = heap[id].type, heap[id].kind != .collection else { continue }
      guard let symbol = program.members.functions(named: "subscript", in: type).first(where: { $0.fact.body != nil })
      else {
        guard let model = libraryCalls.modelCall("subscript", context, of: .object(id)) else { continue }
        isOwn = true
        result.formUnion(
          libraryCalls.apply(
            model.effects, receiver: id, base: call.callee, self.argumentEvaluation.arguments(context), context))
        continue
      }
      isOwn = true
      result.formUnion(functionInvocation.invoke([(symbol, .object(id))], context, message: nil))
    }
    if !isOwn {
      for argument in call.arguments {
        let values = expressions.evaluate(argument.value, environment, frame)
        // `paths[tab, default: NavigationPath()]`
        if argument.label == "default", references.isEmpty { result.formUnion(values) }
      }
    }
    let collections = bases.known.filter { if case .object = $0 { true } else { false } }
    if !collections.isEmpty, holdsPaths(call.callee, environment, frame) { return result.union(.unknown) }
    let keys = collections.isEmpty ? [] : contentKeys.keys(of: call.arguments, environment, frame)
    return result.union(
      found(by: call, among: patterns.elements(of: collections, under: keys), context.site, environment, frame))
  }

  /// Of what a collection holds what was looked for where the index was found: `children.firstIndex { $0.kind == .cart }`.
  private func found(
    by call: Call, among elements: ValueSet, _ site: Site, _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    guard call.arguments.count == 1, case .name(let name, _) = call.arguments[0].value,
      let search = environment.variable(name)?.origin?.indexSearch, search.collection.lastName == call.callee.lastName
    else { return elements }
    let predicate = expressions.evaluate(search.test, environment, frame)
    return elements.filter { callbackRuns.mayHold(predicate, for: $0, frame, site) }
  }

  /// Whether it is a dictionary of paths, whose own steps stand in it with those of all others: `paths[tab]` is none of these.
  private func holdsPaths(_ dictionary: Expression, _ environment: Environment, _ frame: Frame) -> Bool {
    guard let declared = assignedPlaces.declaredType(of: dictionary, environment, frame).map(program.resolution.expand),
      case .dictionary(_, let value) = declared.reference
    else { return false }
    return program.resolution.resolve(value, in: declared.scope).map { program[$0].name == "NavigationPath" } == true
  }
}
