import SourceFacts

/// Runs functions with a receiver and arguments, one activation for each combination that is told apart.
struct FunctionInvocation: InterpreterPart {
  let interpreter: Interpreter
  private static let tupleLimit = 16

  /// Runs functions with the written arguments.
  func invoke(
    _ targets: [(FunctionSymbol, Value?)], _ context: CallContext, message: String?
  ) -> ValueSet {
    var result = ValueSet()
    var evaluated: [Int: [ValueSet]] = [:]
    for (symbol, receiver) in targets {
      // Implementers of one requirement share their parameters: evaluate what is written once.
      let key = targets.count > 1 ? symbol.fact.parameters.count : 0
      let written = evaluated[key] ?? argumentEvaluation.arguments(for: symbol, on: receiver, context)
      evaluated[key] = written
      let known =
        context.call.callee.ownMember == nil ? [] : recentWrites.passed(to: symbol, on: receiver, context.frame)
      guard let passed = argumentEvaluation.passable(written + known, context.site) else { continue }
      let (values, states) = (Array(passed.prefix(written.count)), Array(passed.dropFirst(written.count)))
      for tuple in argumentTuples(
        of: caseSplitting.split(values, for: symbol, on: receiver),
        isService: contextSelection.isService(receiver, [:]) && symbol.fact.genericParameters.isEmpty)
      {
        let generics = generics(of: symbol, tuple, context).merging(
          genericsResolution.ownGenerics(of: receiver, in: symbol.owner)
        ) {
          own, _ in own
        }
        result.formUnion(
          underTests(of: tuple, among: values, context.frame) {
            run(
              symbol, receiver, tuple, states, generics, from: context.frame, site: context.site, message: message,
              by: context.call.callee.baseName)
          })
        writeBack(symbol, receiver, self.passed(tuple, states, to: symbol), generics, context)
      }
    }
    return result
  }

  /// One tuple for each combination of single values: a body is run for each by itself, as in Agesen's cartesian product algorithm,
  /// so that what it is told does not depend on when which value arrived. Where there are too many combinations the sets stay whole.
  func argumentTuples(of arguments: [ValueSet], isService: Bool, isLibraryCall: Bool = false) -> [[ValueSet]] {
    // What most calls are passed is one value each.
    if arguments.allSatisfy(\.isOnePart) { return [arguments] }
    let arguments = arguments.map(withoutDoubt)
    let parts = arguments.map { isService ? self.parts(of: $0) : $0.parts }
    let several = parts.lazy.filter { $0.count > 1 }
    guard let first = several.first(where: { _ in true }) else { return [arguments] }
    let combinations = several.reduce(1) { min($0 * $1.count, ActivationTable.atomicActivationsPerCode + 1) }
    let isAtomic =
      !isLibraryCall && combinations == first.count
      && first.allSatisfy { $0.values.allSatisfy(contextSelection.isAtom) }
    let limit = isAtomic ? ActivationTable.atomicActivationsPerCode : Self.tupleLimit
    guard combinations <= limit else { return [arguments] }
    return parts.reduce([[]]) { tuples, parts in tuples.flatMap { tuple in parts.map { tuple + [$0] } } }
  }

  /// A coordinator that is known speaks for those that are not: top of its type passes as one value.
  private func withoutDoubt(_ values: ValueSet) -> ValueSet {
    values.isUnknown && values.objects.contains(where: kinds.isCoordinator) ? values.without(.unknown) : values
  }

  private func parts(of values: ValueSet) -> [ValueSet] {
    let rest = values.known.filter { !contextSelection.isTelling($0) }
    guard rest.values.count > 1 else { return values.parts }
    let telling = values.filter { contextSelection.isTelling($0) }
    return (telling.isBottom ? [] : telling.parts) + [rest]
  }

  /// Runs a body for one of the combinations that arguments are taken apart into: where an argument may be several cases, that is a test.
  func underTests<Result>(
    of tuple: [ValueSet], among arguments: [ValueSet], _ frame: Frame, _ run: () -> Result
  ) -> Result {
    let tests = zip(tuple, arguments).compactMap { $0 == $1 ? nil : patterns.caseTest($0, of: $1) }
    guard !tests.isEmpty else { return run() }
    let path = frame.activation.path
    frame.activation.path = path.adding(nil, tests)
    defer { frame.activation.path = path }
    return run()
  }

  /// Gives what a function put into its `inout` parameters to what was passed with `&`.
  private func writeBack(
    _ symbol: FunctionSymbol, _ receiver: Value?, _ values: [ValueSet], _ generics: [String: TypeID],
    _ context: CallContext
  ) {
    for (argument, parameter) in symbol.fact.match(context.call.arguments) {
      guard case .reference(let target) = context.call.arguments[argument].value else { continue }
      let run = activationTable.activation(
        .function(symbol.id), receiver: receiver,
        actor: standIns.actor(of: symbol, on: receiver, else: context.frame.actor),
        arguments: values, generics: generics)
      guard let variable = run.environment().variables[symbol.fact.parameters[parameter].name] else { continue }
      assignment.assign(
        target, memory.values(of: variable), from: .literal, context.site, context.environment, context.frame)
    }
  }

  func invoke(
    _ targets: [(FunctionSymbol, Value?)], _ arguments: [Call.Argument], _ site: Site, message: String?,
    _ environment: Environment, _ frame: Frame
  ) -> ValueSet {
    let call = Call(callee: .literal, arguments: arguments, range: site.range)
    let context = CallContext(
      call: call, typeArguments: [], expecting: nil, site: site, environment: environment, frame: frame)
    return invoke(targets, context, message: message)
  }

  /// Runs one function with values for its parameters; those that are left out are missing.
  @discardableResult
  func invoke(
    _ symbol: FunctionSymbol, _ receiver: Value?, _ arguments: [ValueSet], from caller: Frame, site: Site?,
    message: String?, isDeferred: Bool = false
  ) -> ValueSet {
    var result = ValueSet()
    guard
      let values = argumentEvaluation.passable(
        arguments, site ?? Site(file: symbol.scope.file, range: symbol.fact.range))
    else {
      return .empty
    }
    let generics = genericsResolution.ownGenerics(of: receiver, in: symbol.owner)
    for tuple in argumentTuples(
      of: caseSplitting.split(values, for: symbol, on: receiver),
      isService: contextSelection.isService(receiver, generics))
    {
      result.formUnion(
        underTests(of: tuple, among: values, caller) {
          run(
            symbol, receiver, tuple, [], generics, from: caller, site: site, message: message, isDeferred: isDeferred)
        })
    }
    return result
  }

  /// Runs one function with one tuple of values, and with what is known of the states that it reads.
  private func run(
    _ symbol: FunctionSymbol, _ receiver: Value?, _ arguments: [ValueSet], _ states: [ValueSet],
    _ generics: [String: TypeID],
    from caller: Frame, site: Site?, message: String?, by link: String? = nil, isDeferred: Bool = false
  ) -> ValueSet {
    let actor = standIns.actor(of: symbol, on: receiver, else: caller.actor)
    if !erases(symbol) { messages.noteMessage(message, to: receiver, by: link, from: caller, site: site) }
    if let receiver {
      messages.noteSupply(arguments, to: ValueSet(receiver), from: caller, site: site)
      messages.notePlacement(arguments, of: symbol, in: receiver, from: caller, site: site)
    }
    guard codeRelevance.isWorthRunning(symbol, on: receiver, for: actor, passing: arguments) else {
      if let site { for values in arguments { events.eventLog?.noteEscape(of: values, at: site) } }
      let place = site ?? Site(file: symbol.scope.file, range: symbol.fact.range)
      let run = { [self] in
        for values in arguments { callbackRuns.runNow(callbackRuns.callables(in: values), [], caller, place) }
      }
      // What an object is made with it calls later, and so does a control or a cell what it is handed for the user to do.
      let isKept = symbol.fact.kind == .initializer || takesListener(symbol, receiver, arguments)
      if isKept { solver.whileBinding(run) } else { run() }
      if symbol.fact.kind == .initializer, case .object(let id)? = receiver { heap[id].isUninitialized = true }
      return skipped(symbol, on: receiver, generics)
    }
    if symbol.fact.kind == .initializer, case .object(let id)? = receiver { heap[id].isUninitialized = false }
    let passed = passed(arguments, states, to: symbol)
    let activation = activationTable.activation(
      .function(symbol.id), receiver: receiver, actor: actor, arguments: passed, generics: generics)
    let result = solver.run(
      activation, from: caller, site: site, message: message, isDeferred: isDeferred,
      passing: activation.joinsCalls ? pages(among: passed, for: symbol) : []
    ) { [self] in
      body(of: symbol, receiver, generics, activation)
    }
    messages.noteHandedOut(result, by: receiver, to: caller, site: site)
    if case .object(let id)? = receiver, let site { emission.noteSender(through: id, by: symbol, caller, site) }
    if PatternWords.isStart(symbol.fact.name) { subscription.noteOutcome(result, of: receiver, for: caller) }
    return result
  }

  /// The arguments that may be shown: what is declared to be anything, as the sender of an event is, is none.
  private func pages(among arguments: [ValueSet], for symbol: FunctionSymbol) -> [ValueSet?] {
    zip(symbol.fact.parameters, arguments).map { parameter, values in
      parameter.type?.names.contains("Any") == true ? nil : values
    }
  }

  /// What tells the activations of a function apart: a value for each parameter, and for each state of its object that it reads.
  private func passed(_ arguments: [ValueSet], _ states: [ValueSet], to symbol: FunctionSymbol) -> [ValueSet] {
    if states.isEmpty { return arguments }
    let left = max(0, symbol.fact.parameters.count - arguments.count)
    return arguments.prefix(symbol.fact.parameters.count) + Array(repeating: ValueSet(.missing), count: left) + states
  }

  /// Whether a function of a control or of a list's cell keeps what it is passed to call: `button.onTap { … }`.
  private func takesListener(_ symbol: FunctionSymbol, _ receiver: Value?, _ arguments: [ValueSet]) -> Bool {
    guard let type = kinds.type(of: receiver), controlEvents.isControl(type) || controlEvents.isCell(type) else {
      return false
    }
    return zip(symbol.fact.parameters, arguments).allSatisfy { parameter, values in
      !parameter.isNonEscaping || callbackRuns.callables(in: values).isEmpty
    }
  }

  /// Whether a function such as `asAnyCoordinator()` only gives its receiver in another form.
  private func erases(_ symbol: FunctionSymbol) -> Bool {
    guard symbol.fact.parameters.isEmpty, let result = symbol.resultType else { return false }
    return program.resolution.resolve(result).map { roles.erasers[$0] != nil } ?? false
  }

  /// What a function gives that is not run.
  func skipped(_ symbol: FunctionSymbol, on receiver: Value?, _ generics: [String: TypeID]) -> ValueSet {
    guard let result = symbol.resultType else { return .unknown }
    return standIns.top(of: result, generics: withSelf(generics, receiver), name: "").union(.unknown)
  }

  /// Where a protocol says `Self`, the receiver's type is meant.
  private func withSelf(_ generics: [String: TypeID], _ receiver: Value?) -> [String: TypeID] {
    guard let type = kinds.type(of: receiver) else { return generics }
    return generics.merging(["Self": type]) { own, _ in own }
  }

  private func body(
    of symbol: FunctionSymbol, _ receiver: Value?, _ generics: [String: TypeID], _ activation: Activation
  ) -> ValueSet {
    let arguments = activation.arguments
    let declared = symbol.resultType
    let frame = Frame(
      activation: activation, scope: symbol.scope, receiver: receiver, actor: activation.actor, generics: generics,
      owner: symbol.owner, result: declared, isInitializing: symbol.fact.kind == .initializer)
    let environment = activation.environment()
    environment.uncoverParameters()
    for (index, parameter) in symbol.fact.parameters.enumerated() {
      let type = symbol.parameterTypes[index]
      var values = arguments.indices.contains(index) ? arguments[index] : ValueSet(.missing)
      if values.flags.contains(.missing) {
        // A default value sees no parameter, not even one of a name that it uses.
        let initial = parameter.defaultValue.map { expressions.evaluate($0, Environment(), frame, expecting: type) }
        values = values.without(.missing).union(initial ?? .unknown)
      }
      if case .named(let path, _)? = parameter.type, path.count == 1,
        let bound = specialization(of: receiver, by: symbol)[path[0]]
      {
        values = values.filter { casts.canBe(bound, $0) }
      }
      memory.declare(parameter.name, values, type: type, in: environment)
      environment.variables[parameter.name]?.isArgument = true
      environment.variables[parameter.name]?.isNonEscaping = parameter.isNonEscaping
    }
    recentWrites.begin(symbol, on: receiver, with: arguments.dropFirst(symbol.fact.parameters.count), frame)
    var result = ValueSet()
    statements.execute(symbol.fact.body ?? [], environment, frame, &result)
    guard let declared, symbol.fact.kind != .initializer else { return .unknown }
    if case .named(let path, _) = declared.reference, path.count == 1, let bound = generics[path[0]] {
      // What is kept for many types, as in a container, is of the one that was asked for.
      result = result.filter { casts.canBe(bound, $0) }
    }
    return typed(result, as: declared, withSelf(generics, receiver), at: .result)
  }

  /// What the parameters of a generic coordinator's type stand for in it, where its own initializer is handed what tells them.
  private func specialization(of receiver: Value?, by symbol: FunctionSymbol) -> [String: TypeID] {
    guard symbol.fact.kind == .initializer, case .object(let id)? = receiver, kinds.isCoordinator(id),
      symbol.owner == heap[id].type
    else { return [:] }
    return heap[id].generics
  }

  /// What a place with a declared type holds: what is known, or else, once nothing more arrives, top of its type.
  func typed(
    _ values: ValueSet, as type: ScopedType, _ generics: [String: TypeID], at place: WaitingPoint.Place,
    name: String = ""
  ) -> ValueSet {
    if values.flags.contains(.unspecified) { return values.without(.unspecified).union(.unknown) }
    guard values.isEmpty, values.isBottom || values.isUnknown else {
      // One object that is known speaks for those that are not; one case says nothing of the others.
      return values.values.contains { isCase($0) } ? values : values.without(.unknown)
    }
    guard mayBeKnown(type, generics) else { return values.union(.unknown) }
    guard solver.isWidened(place) else { return .empty }
    return values.union(standIns.top(of: type, generics: generics, name: name))
  }

  private func isCase(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .enumCase = heap[id].kind else { return false }
    return true
  }

  /// Whether anything is ever known of values of a type.
  private func mayBeKnown(_ type: ScopedType, _ generics: [String: TypeID]) -> Bool {
    switch program.resolution.expand(type).reference {
    case .array, .dictionary, .tuple, .function, .metatype: return true
    case .named(let path, _) where path.count == 1 && generics[path[0]] != nil: return true
    case .named, .composition: return program.resolution.resolve(type).map { kinds.matters($0) } ?? true
    }
  }

  /// What the generic parameters stand for in this call.
  private func generics(of symbol: FunctionSymbol, _ values: [ValueSet], _ context: CallContext) -> [String: TypeID] {
    var bound: [String: TypeID] = [:]
    let parameters = symbol.fact.genericParameters
    guard !parameters.isEmpty else { return bound }
    for (parameter, written) in zip(parameters, context.typeArguments) {
      bound[parameter.name] = program.resolution.resolve(written, in: context.frame.scope)
    }
    let names = Set(parameters.map(\.name))
    for (parameter, value) in zip(symbol.fact.parameters, values) {
      switch parameter.type {
      case .metatype(.named(let path, _)) where path.count == 1 && names.contains(path[0]):
        if case .metatype(let type)? = value.values.first { bound[path[0]] = bound[path[0]] ?? type }
      case .named(let path, _) where path.count == 1 && names.contains(path[0]):
        if let type = value.objects.first.flatMap({ heap[$0].type }) { bound[path[0]] = bound[path[0]] ?? type }
      case .function(let parameters, _):
        for (index, reference) in parameters.enumerated() {
          guard case .named(let path, _) = reference, path.count == 1, names.contains(path[0]), bound[path[0]] == nil
          else { continue }
          bound[path[0]] = writtenType(ofParameter: index, of: value)
        }
      default: break
      }
    }
    if case .named(let path, _)? = symbol.fact.result, path.count == 1, bound[path[0]] == nil,
      let parameter = parameters.first(where: { $0.name == path[0] })
    {
      bound[path[0]] = resultType(parameter, of: symbol, context)
    }
    return bound
  }

  /// What a generic parameter stands for that no argument told: the type that the call's place asks for, or the class that bounds it where the
  /// place asks for one of its superclasses and no argument could tell.
  private func resultType(
    _ parameter: GenericParameterFact, of symbol: FunctionSymbol, _ context: CallContext
  ) -> TypeID? {
    let expected = context.expecting.flatMap { casts.nominal($0, context.frame) }
    let isTold = symbol.fact.parameters.contains { $0.type?.names.contains(parameter.name) == true }
    guard let asked = expected, !isTold,
      let bound = parameter.bound.flatMap({ program.resolution.resolve($0, in: symbol.scope) }),
      program[bound].kind == .class, !program[bound].isExternal, program.hierarchy.isSubtype(bound, of: asked)
    else { return expected }
    return bound
  }

  /// The type that a closure says its parameter to be of, as in `{ (step: PayStep) in … }`.
  private func writtenType(ofParameter index: Int, of value: ValueSet) -> TypeID? {
    guard case .closure(let id)? = value.values.first, let parameters = heap[id].fact.parameters,
      parameters.indices.contains(index), let written = parameters[index].type
    else { return nil }
    let frame = heap[id].frame
    return casts.nominal(ScopedType(reference: written, scope: frame.scope), frame)
  }
}
