import SourceFacts

/// Runs closures in place of a library that would call them, and what an unknown call may do with them.
struct CallbackRuns: InterpreterPart {
  let interpreter: Interpreter

  /// A view builder's content is what its closure returns, a factory's what its method does.
  func closureResults(_ values: ValueSet, _ call: ModelledCall) -> ValueSet {
    values.filter { if case .object = $0 { true } else { false } }.union(runNow(values, [], call.frame, call.site))
  }

  /// Runs closures and methods in place of the library that would call them.
  ///
  /// - Parameters:
  ///   - message: what closures count as.
  ///   - methodMessage: what methods count as; nil for their own names.
  @discardableResult
  func runNow(
    _ values: ValueSet, _ arguments: [ValueSet], _ frame: Frame, _ site: Site, message: String? = nil,
    methodMessage: String? = nil
  ) -> ValueSet {
    var result = ValueSet()
    for value in values.values {
      switch value {
      case .closure(let id):
        result.formUnion(closureInvocation.invoke(id, arguments, from: frame, site: site, message: message))
      case .method(let id):
        let (bound, receiver) = heap[id]
        let symbol = overload(of: bound, receiver, for: arguments)
        guard symbol.fact.body != nil else { continue }
        result.formUnion(
          functionInvocation.invoke(
            symbol, receiver, arguments, from: frame, site: site, message: methodMessage ?? symbol.fact.name))
      case .metatype, .object: continue
      }
    }
    return result
  }

  /// Whether a predicate may be true of a value: `{ $0 is MapCoordinator }` is not of one of another type.
  func mayHold(_ predicate: ValueSet, for value: Value, _ frame: Frame, _ site: Site) -> Bool {
    guard !predicate.closures.isEmpty else { return true }
    let verdict = runNow(predicate, [ValueSet(value)], frame, site)
    return !verdict.isEmpty || verdict.flags != .false
  }

  /// Of overloads for one value each, the one for what is passed: `content: harbor.build` for each kind of page.
  func overload(
    of symbol: FunctionSymbol, _ receiver: Value?, for arguments: [ValueSet]
  ) -> FunctionSymbol {
    guard arguments.count == 1, symbol.fact.parameters.count == 1, !takes(symbol, arguments[0]),
      let type = kinds.type(of: receiver)
    else { return symbol }
    return program.members.functions(named: symbol.fact.name, in: type).first {
      $0.fact.body != nil && !$0.fact.isStatic && $0.fact.parameters.count == 1 && takes($0, arguments[0])
    } ?? symbol
  }

  private func takes(_ symbol: FunctionSymbol, _ values: ValueSet) -> Bool {
    guard let type = symbol.parameterTypes[0].flatMap({ program.resolution.resolve($0) }), !program[type].isExternal,
      !values.isEmpty
    else { return true }
    return values.values.contains { value in
      guard case .object(let id) = value else { return true }
      // Of a case written without its enum the name alone is known.
      if case .enumCase(let name) = heap[id].kind, heap[id].type == nil, program[type].kind == .enum {
        return program.members.enumCase(named: name, in: type) != nil
      }
      guard let actual = heap[id].type, !program[actual].isExternal else { return true }
      return program.hierarchy.isSubtype(actual, of: type)
        || heap[id].kind == .opaque && program.hierarchy.isSubtype(type, of: actual)
    }
  }

  /// What can be called of what a function is passed, also within tuples, arrays, cases and plain structs: `[.default("OK") { … }]`.
  func callables(in values: ValueSet) -> ValueSet {
    values.union(carriedCallables(in: values))
  }

  private func carriedCallables(in values: ValueSet) -> ValueSet {
    values.objects.filter { envelopes.isWrapper($0) }.reduce(into: ValueSet()) { callables, envelope in
      for callable in memory.held(by: envelope).callables { callables.formUnion(ValueSet(callable)) }
    }
  }

  /// What is made where it is handed to code without source, which it is for alone, that calls later: `alert.add([.button("Delete") { … }])`.
  func runHandedLater(_ values: ValueSet, written: Expression, _ frame: Frame, _ site: Site) {
    guard written.isMadeOfCases else { return }
    _ = solver.whileBinding { runNow(carriedCallables(in: values), [], frame, site) }
  }

  /// What has no source is made with closures, which it calls later: `UIAlertAction(title: title) { _ in self.leave() }`. A task runs its own
  /// now.
  func keepClosures(in arguments: [EvaluatedArgument], _ context: CallContext) {
    let name = context.call.callee.lastName ?? ""
    escapeRecorder.noteEscape(name, arguments, context)
    func run() {
      for argument in arguments {
        runNow(argument.values, [], context.frame, context.site, message: argument.written.calledName)
        runHandedLater(argument.values, written: argument.written, context.frame, context.site)
      }
    }
    if PlatformCalls.runningInitializers.contains(name) { run() } else { solver.whileBinding(run) }
  }

  /// A call of which neither source nor model is known: closures may run, with the receiver where nothing else is passed, after the object
  /// that goes with them where there is one: `subscribe(with: self) { owner, action in … }`.
  func callUnknown(
    _ name: String = "", receivers: ValueSet, base: Expression? = nil, _ arguments: [EvaluatedArgument],
    _ context: CallContext
  ) -> ValueSet {
    escapeRecorder.noteEscape(name, arguments, context)
    let takesReceiver = arguments.count == 1 && !receivers.isEmpty
    let companion = arguments.first { $0.label == "with" && $0.written.isSelf }?.values.known ?? .empty
    let handed =
      takesReceiver
      ? [receivers.known]
      : companion.objects.isEmpty ? [] : receivers.known.isBottom ? [companion] : [companion, receivers.known]
    let streams = receivers.filter { if case .object(let id) = $0 { kinds.isStream(id) } else { false } }
    if !streams.isEmpty, !companion.objects.isEmpty {
      let closures = arguments.reduce(into: ValueSet()) { $0.formUnion($1.values.filter(\.isCallable)) }
      subscription.subscribe(closures, to: streams, written: base, owner: companion, context.environment, context.frame)
      return streams
    }
    func run() -> ValueSet {
      arguments.reduce(into: ValueSet()) { returned, argument in
        returned.formUnion(
          runNow(argument.values, handed, context.frame, context.site, message: argument.written.calledName))
      }
    }
    let isListener =
      PlatformCalls.isListener(name) && receivers.objects.contains(where: isView)
      || PlatformCalls.addsListener(name) && !isOfCoordinator(context.frame)
    let returned = isListener ? solver.whileBinding(run) : run()
    for argument in arguments {
      runHandedLater(argument.values, written: argument.written, context.frame, context.site)
    }
    if arguments.count == 1, ["map", "compactMap", "flatMap"].contains(name) { return returned }
    // Streams and views are changed by calls that give them back; so do the fluent calls on other objects.
    let kept = receivers.known.filter { value in
      guard case .object(let id) = value else { return false }
      return kinds.isStream(id) || isView(id) || actionEffects.isEffect(id) || takesReceiver && !returned.isEmpty
    }
    return kept.isEmpty ? .unknown : kept
  }

  /// Whether a coordinator's own code runs: what that listens to decides with what it begins.
  private func isOfCoordinator(_ frame: Frame) -> Bool {
    if case .object(let id)? = frame.receiver { kinds.isCoordinator(id) } else { false }
  }

  private func isView(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return roles.isView(type) || program.hierarchy.inherits(type, fromExternal: "View")
  }
}

extension Expression {
  /// Whether it is a case of an enum with what it carries, or a list with such or with closures.
  fileprivate var isMadeOfCases: Bool {
    switch self {
    case .array(let elements, _):
      elements.contains { element in if case .closure = element { true } else { element.isMadeOfCases } }
    case .call(let call):
      switch call.callee {
      case .member(nil, let name, _): name != "init"
      case .member(.some(.name(let type, _)), let name, _): type.isCapitalized && name != "init"
      default: false
      }
    default: false
    }
  }

  /// The name of a property or parameter that is handed on to be called.
  var calledName: String? {
    switch self {
    case .name(let name, _), .member(.some, let name, _): name
    default: nil
    }
  }
}
