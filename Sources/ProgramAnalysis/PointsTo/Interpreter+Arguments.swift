import SourceFacts

/// An argument with what it may be.
struct EvaluatedArgument {
  let label: String?
  let values: ValueSet
  let isTrailing: Bool
  let written: Expression
}

/// Evaluates what is written between the parentheses, and tells which function it fits.
extension Interpreter {
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
  func arguments(for symbol: FunctionSymbol, _ context: CallContext) -> [ValueSet] {
    let fact = symbol.fact
    var values = Array(repeating: ValueSet(.missing), count: fact.parameters.count)
    for (argument, parameter) in fact.match(context.call.arguments) {
      let declared = symbol.parameterTypes[parameter].map { meant($0, by: symbol, context) }
      let evaluated = value(of: context.call.arguments[argument], declared, context)
      if fact.parameters[parameter].isVariadic {
        let object = collection(at: context.site, context.frame)
        put(evaluated, in: HiddenField.content, of: object)
        values[parameter] = ValueSet(.object(object))
      } else {
        values[parameter] = values[parameter].without(.missing).union(evaluated)
      }
    }
    return values
  }

  /// What a function may be called with; nil where an argument waits for its value.
  func passable(_ arguments: [ValueSet], _ site: Site) -> [ValueSet]? {
    var passed = arguments
    for (index, values) in arguments.enumerated() where values.isBottom {
      guard isWidened(.argument(site, index)) else { return nil }
      passed[index] = .unknown
    }
    return passed
  }

  /// What an argument gives. While overloads are told apart by it, it is asked for again and again, each time with calls in it that
  /// may have overloads too: then it is evaluated once for each type that is expected.
  private func value(of argument: Call.Argument, _ expected: ScopedType?, _ context: CallContext) -> ValueSet {
    guard overloadedCalls > 0, let range = argument.value.range else {
      return evaluate(argument.value, context.environment, context.frame, expecting: expected)
    }
    let key = ArgumentKey(
      activation: context.frame.activation.id, environment: ObjectIdentifier(context.environment), range: range,
      expecting: argument.value.dependsOnExpectedType ? expected?.reference : nil)
    if let known = overloadedArguments[key] { return known }
    let values = evaluate(argument.value, context.environment, context.frame, expecting: expected)
    overloadedArguments[key] = values
    return values
  }

  /// The functions that the written arguments fit by their labels with the fewest parameters left out; of several that differ
  /// only in types, those that the arguments' values can be passed to.
  func choose(_ candidates: [FunctionSymbol], _ context: CallContext) -> [FunctionSymbol] {
    let arguments = context.call.arguments
    let fitting = candidates.filter { $0.fact.accepts(arguments) }
    guard fitting.count > 1 else { return fitting }
    // An override stands before what it overrides, with the same types; only what differs in types has to be told apart.
    guard fitting.dropFirst().contains(where: { !hasTypes(of: fitting[0], $0) }) else { return [fitting[0]] }
    overloadedCalls += 1
    defer {
      overloadedCalls -= 1
      if overloadedCalls == 0 { overloadedArguments.removeAll() }
    }
    let typed = fitting.filter { takes($0, context) }
    let possible = typed.isEmpty ? fitting : typed
    let fewest = possible.map(\.fact.parameters.count).min()
    let closest = possible.filter { $0.fact.parameters.count == fewest }
    let rivals = closest.filter { $0.owner == closest[0].owner }
    if typed.isEmpty { return [rivals[0]] }
    let exact = rivals.filter { isExact($0, context) }
    if exact.count == 1 { return exact }
    return rivals.filter { one in !rivals.contains { isMoreSpecific($0, than: one) } }
  }

  /// Whether an argument is a variable that is declared with the very type of its parameter.
  private func isExact(_ symbol: FunctionSymbol, _ context: CallContext) -> Bool {
    symbol.fact.match(context.call.arguments).contains { argument, parameter in
      guard case .name(let name, _) = context.call.arguments[argument].value,
        let type = context.environment.variable(name)?.type, let declared = symbol.fact.parameters[parameter].type
      else { return false }
      return type.reference == declared
    }
  }

  private func hasTypes(of symbol: FunctionSymbol, _ other: FunctionSymbol) -> Bool {
    symbol.fact.parameters.map(\.type) == other.fact.parameters.map(\.type)
  }

  /// Whether each parameter of one overload takes only what the other's takes too, and one of them less.
  private func isMoreSpecific(_ symbol: FunctionSymbol, than other: FunctionSymbol) -> Bool {
    guard symbol !== other, symbol.fact.parameters.count == other.fact.parameters.count else { return false }
    var isNarrower = false
    for (own, others) in zip(symbol.fact.parameters, other.fact.parameters) where own.type != others.type {
      guard let own = own.type.flatMap({ program.resolve($0, in: symbol.scope) }),
        let others = others.type.flatMap({ program.resolve($0, in: other.scope) }), own != others
      else { continue }
      guard program.isSubtype(own, of: others) else { return false }
      isNarrower = true
    }
    return isNarrower
  }

  /// Whether no argument is known to be of another type than its parameter.
  private func takes(_ symbol: FunctionSymbol, _ context: CallContext) -> Bool {
    symbol.fact.match(context.call.arguments).allSatisfy { argument, parameter in
      guard let declared = symbol.parameterTypes[parameter], let expected = expectedType(declared, of: symbol) else {
        return true
      }
      let written = context.call.arguments[argument]
      let values = value(of: written, declared, context)
      let types = values.objects.compactMap { heap[$0].type }
      guard !types.isEmpty else {
        return values.objects.isEmpty ? isDeclared(written.value, expected, context) : !written.value.isImplicitMember
      }
      return types.contains { type in
        program.isSubtype(type, of: expected) || heapMayHold(expected, as: type)
          || program.unsourcedBase(of: type) != nil
      }
    }
  }

  /// Whether an object that is only known as one type may be of another: a view controller without source may be any.
  private func heapMayHold(_ expected: TypeID, as type: TypeID) -> Bool {
    (program[type].isExternal || program.isProtocol(type)) && program.isSubtype(expected, of: type)
  }

  /// The type that a parameter takes, or the bound of its generic one; nil where nothing is known of it.
  private func expectedType(_ declared: ScopedType, of symbol: FunctionSymbol) -> TypeID? {
    var resolved = program.resolve(declared)
    if case .named(let path, _) = declared.reference, path.count == 1,
      let generic = symbol.fact.genericParameters.first(where: { $0.name == path[0] })
    {
      resolved = generic.bound.flatMap { program.resolve($0, in: symbol.scope) }
    }
    return resolved.flatMap { program.isDescribed($0) ? $0 : nil }
  }

  /// Whether what is written for an argument of which nothing is known could be of a type.
  private func isDeclared(_ written: Expression, _ expected: TypeID, _ context: CallContext) -> Bool {
    guard case .name(let name, _) = written, let type = context.environment.variable(name)?.type,
      let declared = program.resolve(type), !program[declared].isExternal
    else { return true }
    return program.isSubtype(declared, of: expected) || program.isSubtype(expected, of: declared)
  }
}

extension Expression {
  /// `.name`, or `.name(…)`: of what type it is its place decides.
  fileprivate var isImplicitMember: Bool {
    switch self {
    case .member(nil, _, _): true
    case .call(let call): call.callee.isImplicitMember
    default: false
    }
  }

  /// Whether what it gives may depend on the type that its place asks for.
  fileprivate var dependsOnExpectedType: Bool {
    switch self {
    case .name, .member(.some, _, _), .closure, .null, .boolean, .string, .literal, .keyPath, .type, .check: false
    default: true
    }
  }
}

extension FunctionFact {
  /// Pairs arguments with parameters by label and order; trailing closures fall to what takes a function.
  func match(_ arguments: [Call.Argument]) -> [(argument: Int, parameter: Int)] {
    var pairs: [(Int, Int)] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        guard let parameter = trailingParameter(from: next, remaining: arguments.count - index) else { continue }
        pairs.append((index, parameter))
        next = parameter + 1
        continue
      }
      guard let parameter = parameters.indices.first(where: { $0 >= next && parameters[$0].label == argument.label })
      else {
        // More values of a variadic parameter have no label.
        if argument.label == nil, next > 0, parameters.indices.contains(next - 1), parameters[next - 1].isVariadic {
          pairs.append((index, next - 1))
        }
        continue
      }
      pairs.append((index, parameter))
      next = parameter + 1
    }
    return pairs
  }

  /// The first parameter left that takes a function, so that labelled closures behind it still find theirs.
  private func trailingParameter(from next: Int, remaining: Int) -> Int? {
    let left = parameters.indices.filter { $0 >= next }
    return left.first { parameters[$0].takesFunction && parameters[$0].defaultValue == nil }
      ?? left.last { parameters[$0].takesFunction } ?? left.last
  }

  /// Whether every argument finds a parameter and every parameter an argument or default.
  func accepts(_ arguments: [Call.Argument]) -> Bool {
    let pairs = match(arguments)
    guard pairs.count == arguments.count else { return false }
    let bound = Set(pairs.map(\.parameter))
    return parameters.indices.allSatisfy {
      bound.contains($0) || parameters[$0].defaultValue != nil || parameters[$0].isVariadic
    }
  }
}

extension PropertyFact {
  /// Whether a trailing closure may be meant for it.
  var takesFunction: Bool { if case .function? = type { true } else { false } }
}

extension ParameterFact {
  var takesFunction: Bool { if case .function? = type { true } else { false } }
}
