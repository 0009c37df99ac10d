import SourceFacts

/// What stands between the parentheses of a call, evaluated once however many overloads there are.
final class ArgumentEvaluation: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  /// What the arguments of a call with overloads gave, as long as the outermost such call is evaluated.
  @exclusivity(unchecked) var overloadedArguments: [ArgumentKey: ValueSet] = [:]
  @exclusivity(unchecked) var overloadedCalls = 0
  /// Arguments for autoclosures in the form of closures.
  @exclusivity(unchecked) private var deferredArguments: [Site: ClosureFact] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The written arguments; `.member` among them is looked up in the type that the callee expects.
  func arguments(
    _ context: CallContext, expecting name: String? = nil, as element: ScopedType? = nil
  ) -> [EvaluatedArgument] {
    let expected = name.map { TypeReference.named($0.split(separator: ".").map(String.init), arguments: []) }
    return context.call.arguments.map { argument in
      let isArray = if case .array = argument.value { true } else { false }
      let type =
        expected.map { ScopedType(reference: isArray ? .array($0) : $0, scope: context.frame.scope) } ?? element
      return EvaluatedArgument(
        label: argument.label, values: value(of: argument, type, context), isTrailing: argument.isTrailing,
        written: argument.value)
    }
  }

  /// The arguments by the callee's parameters, each evaluated with the type that its parameter asks for.
  func arguments(for symbol: FunctionSymbol, on receiver: Value? = nil, _ context: CallContext) -> [ValueSet] {
    let fact = symbol.fact
    var values = Array(repeating: ValueSet(.missing), count: fact.parameters.count)
    for (argument, parameter) in fact.matchRelabeled(context.call.arguments) {
      let declared = symbol.parameterTypes[parameter].map {
        genericsResolution.meant($0, by: symbol, on: receiver, context)
      }
      let written = context.call.arguments[argument]
      let evaluated =
        fact.parameters[parameter].isDeferred
        ? deferred(written.value, context) : value(of: written, declared, context)
      streamSources.note(evaluated, passedAs: written.value, context)
      if fact.parameters[parameter].isVariadic {
        let object = literals.collection(at: context.site, context.frame)
        memory.put(evaluated, in: HiddenField.content, of: object)
        values[parameter] = ValueSet(.object(object))
      } else {
        values[parameter] = values[parameter].without(.missing).union(evaluated)
      }
    }
    return values
  }

  /// What is written for an autoclosure: a closure that does it once it is called.
  private func deferred(_ written: Expression, _ context: CallContext) -> ValueSet {
    guard let range = written.range else { return .unknown }
    let site = interpreter.site(range, context.frame)
    let fact =
      deferredArguments[site]
      ?? ClosureFact(captures: [], parameters: [], body: [.expression(written)], range: range)
    deferredArguments[site] = fact
    return ValueSet(.closure(closureMerging.closure(fact, in: context.environment, context.frame)))
  }

  /// What a function may be called with; nil where an argument waits for its value.
  func passable(_ arguments: [ValueSet], _ site: Site) -> [ValueSet]? {
    var passed = arguments
    for (index, values) in arguments.enumerated() where values.isBottom {
      guard solver.isWidened(.argument(site, index)) else { return nil }
      passed[index] = .unknown
    }
    return passed
  }

  /// What an argument gives. While overloads are told apart by it, it is asked for again and again, each time with calls in it that
  /// may have overloads too: then it is evaluated once for each type that is expected.
  func value(of argument: Call.Argument, _ expected: ScopedType?, _ context: CallContext) -> ValueSet {
    guard overloadedCalls > 0, let range = argument.value.range else {
      return expressions.evaluate(argument.value, context.environment, context.frame, expecting: expected)
    }
    let key = ArgumentKey(
      activation: context.frame.activation.id, environment: ObjectIdentifier(context.environment), range: range,
      expecting: argument.value.dependsOnExpectedType ? expected?.reference : nil)
    if let known = overloadedArguments[key] { return known }
    let values = expressions.evaluate(argument.value, context.environment, context.frame, expecting: expected)
    overloadedArguments[key] = values
    return values
  }
}

/// One evaluation of an argument.
struct ArgumentKey: Hashable {
  let activation: Int
  let environment: ObjectIdentifier
  let range: SourceRange
  let expecting: TypeReference?
}

/// An argument with what it may be.
struct EvaluatedArgument {
  let label: String?
  let values: ValueSet
  let isTrailing: Bool
  let written: Expression
}
