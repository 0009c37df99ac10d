import SourceFacts

/// Which of several functions the arguments of a call fit.
struct OverloadResolution: InterpreterPart {
  let interpreter: Interpreter

  /// The functions that the written arguments fit by their labels with the fewest parameters left out; of several that differ
  /// only in types, those that the arguments' values can be passed to.
  func choose(_ candidates: [FunctionSymbol], _ context: CallContext) -> [FunctionSymbol] {
    let arguments = context.call.arguments
    let accepting = candidates.filter { $0.fact.accepts(arguments) }
    guard accepting.count > 1 else { return accepting }
    // What another file keeps to itself is meant only where nothing else is.
    let visible = accepting.filter { !$0.fact.isPrivate || $0.scope.file == context.site.file }
    let fitting = visible.isEmpty ? accepting : visible
    guard fitting.count > 1 else { return fitting }
    // An override stands before what it overrides, with the same types; only what differs in types has to be told apart.
    guard fitting.dropFirst().contains(where: { !hasTypes(of: fitting[0], $0) }) else {
      return [twin(of: fitting[0], among: fitting, context) ?? fitting[0]]
    }
    argumentEvaluation.overloadedCalls += 1
    defer {
      argumentEvaluation.overloadedCalls -= 1
      if argumentEvaluation.overloadedCalls == 0 { argumentEvaluation.overloadedArguments.removeAll() }
    }
    let typed = fitting.filter { takes($0, context) }
    let possible = typed.isEmpty ? fitting : typed
    let fewest = possible.map { $0.fact.parameters.count }.min()
    let closest = possible.filter { $0.fact.parameters.count == fewest }
    let rivals = closest.filter { $0.owner == closest[0].owner }
    if typed.isEmpty { return [rivals[0]] }
    let exact = rivals.filter { isExact($0, context) }
    if exact.count == 1 { return exact }
    return rivals.filter { one in !rivals.contains { isMoreSpecific($0, than: one) } }
  }

  /// The function that is meant where the arguments fit none, as in source of which one half was changed and the other not yet: the one for which
  /// most of the labelled arguments are, and which lacks the fewest; or as before Swift 3; or the only method of the name, where it is called
  /// without any. Only where no function without source may be meant; and never the one that is running, which adds arguments to one without
  /// source.
  func closest(_ candidates: [FunctionSymbol], _ context: CallContext) -> FunctionSymbol? {
    let running = context.frame.activation.function
    let ranked = candidates.filter { $0.id != running }.map { symbol in
      let matched = symbol.fact.match(context.call.arguments).filter {
        context.call.arguments[$0.argument].label != nil
      }
      return (symbol: symbol, matched: matched.count, lacking: symbol.fact.parameters.count - matched.count)
    }
    if candidates.count == 1, ranked.count == 1, context.call.arguments.isEmpty, ranked[0].symbol.fact.kind == .method {
      return ranked[0].symbol
    }
    let best = ranked.max { ($0.matched, -$0.lacking) < ($1.matched, -$1.lacking) }
    return best.flatMap {
      $0.matched > 0 || $0.symbol.fact.isCalledWithoutFirstLabel(by: context.call.arguments) ? $0.symbol : nil
    }
  }

  /// What a function means that calls its own name: of those with the same parameters the one that gives something else, as an `async`
  /// function is made of one that gives a publisher.
  private func twin(
    of symbol: FunctionSymbol, among fitting: [FunctionSymbol], _ context: CallContext
  ) -> FunctionSymbol? {
    guard context.frame.activation.function == symbol.id else { return nil }
    if case .member(.some(let base), _, _) = context.call.callee, base.isSuper { return nil }
    return fitting.first { $0.fact.result != symbol.fact.result && $0.fact.body != nil }
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
      guard let own = own.type.flatMap({ program.resolution.resolve($0, in: symbol.scope) }),
        let others = others.type.flatMap({ program.resolution.resolve($0, in: other.scope) }), own != others
      else { continue }
      guard program.hierarchy.isSubtype(own, of: others) else { return false }
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
      let values = argumentEvaluation.value(of: written, declared, context)
      let types = values.objects.compactMap { heap[$0].type }
      guard !types.isEmpty else {
        return values.objects.isEmpty ? isDeclared(written.value, expected, context) : !written.value.isImplicitMember
      }
      return types.contains { type in
        program.hierarchy.isSubtype(type, of: expected) || heapMayHold(expected, as: type)
          || program.unsourced.unsourcedBase(of: type) != nil
      }
    }
  }

  /// Whether an object that is only known as one type may be of another: a view controller without source may be any.
  private func heapMayHold(_ expected: TypeID, as type: TypeID) -> Bool {
    (program[type].isExternal || program.hierarchy.isProtocol(type)) && program.hierarchy.isSubtype(expected, of: type)
  }

  /// The methods that names refer to, of several of one name those that take what their place passes: `Page(onOpen: open)`, where `onOpen` is a
  /// `(String) -> Void`.
  func references(in values: ValueSet, expecting: ScopedType?) -> ValueSet {
    guard let expecting, values.values.contains(where: { if case .method = $0 { true } else { false } }) else {
      return values
    }
    let expanded = program.resolution.expand(expecting)
    guard case .function(let parameters, _) = expanded.reference else { return values }
    let passed = parameters.map { ScopedType(reference: $0, scope: expanded.scope) }
    return values.values.reduce(into: ValueSet(values.flags)) { result, value in
      result.insert(overload(of: value, taking: passed) ?? value)
    }
  }

  private func overload(of value: Value, taking passed: [ScopedType]) -> Value? {
    guard case .method(let id) = value else { return nil }
    let (symbol, receiver) = heap[id]
    guard let type = kinds.type(of: receiver) ?? symbol.owner else { return nil }
    let overloads = program.members.functions(named: symbol.fact.name, in: type).filter {
      $0.fact.body != nil && $0.fact.isStatic == symbol.fact.isStatic
    }
    guard overloads.count > 1, !takes(symbol, passed) else { return nil }
    return overloads.first { takes($0, passed) }.map { heap.method($0, receiver: receiver) }
  }

  private func takes(_ symbol: FunctionSymbol, _ passed: [ScopedType]) -> Bool {
    symbol.parameterTypes.count == passed.count
      && zip(symbol.parameterTypes, passed).allSatisfy { declared, passed in
        declared.map { program.resolution.expand($0).reference == program.resolution.expand(passed).reference } == true
      }
  }

  /// The type that a parameter takes, or the bound of its generic one; nil where nothing is known of it.
  private func expectedType(_ declared: ScopedType, of symbol: FunctionSymbol) -> TypeID? {
    var resolved = program.resolution.resolve(declared)
    if case .named(let path, _) = declared.reference, path.count == 1,
      let generic = symbol.fact.genericParameters.first(where: { $0.name == path[0] })
    {
      resolved = generic.bound.flatMap { program.resolution.resolve($0, in: symbol.scope) }
    }
    return resolved.flatMap { program.unsourced.isDescribed($0) ? $0 : nil }
  }

  /// Whether what is written for an argument of which nothing is known could be of a type.
  private func isDeclared(_ written: Expression, _ expected: TypeID, _ context: CallContext) -> Bool {
    guard let type = staticTypes.type(of: written, context.environment, context.frame),
      let declared = program.resolution.resolve(type), !program[declared].isExternal
    else { return true }
    return program.hierarchy.isSubtype(declared, of: expected) || program.hierarchy.isSubtype(expected, of: declared)
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
  var dependsOnExpectedType: Bool {
    switch self {
    case .null, .boolean, .string, .integer, .literal, .type, .check: false
    default: true
    }
  }
}

extension FunctionFact {
  /// Pairs arguments with parameters by label and order; trailing closures fall to what takes a function. The first label may be left out as
  /// before Swift 3.
  func match(_ arguments: [Call.Argument]) -> [(argument: Int, parameter: Int)] {
    isCalledWithoutFirstLabel(by: arguments) ? arguments.indices.map { ($0, $0) } : strictMatch(arguments)
  }

  /// The same, and the one argument whose label no parameter has with the one that is left: a parameter that was renamed in one half of the source.
  func matchRelabeled(_ arguments: [Call.Argument]) -> [(argument: Int, parameter: Int)] {
    let pairs = match(arguments)
    let open = arguments.indices.filter { index in
      arguments[index].label != nil && !pairs.contains { $0.argument == index }
    }
    let lacking = parameters.indices.filter { index in
      parameters[index].defaultValue == nil && !parameters[index].isVariadic
        && !pairs.contains { $0.parameter == index }
    }
    guard open.count == 1, lacking.count == 1, parameters[lacking[0]].label != nil else { return pairs }
    return (pairs + [(open[0], lacking[0])]).sorted { $0.argument < $1.argument }
  }

  /// Whether a call has all that a method takes, one argument by another label and two at least by theirs.
  func isCalledRelabeled(by arguments: [Call.Argument]) -> Bool {
    let pairs = matchRelabeled(arguments)
    let own = match(arguments).count { arguments[$0.argument].label != nil }
    return kind == .method && own > 1 && pairs.count == own + 1 && pairs.count == arguments.count
  }

  /// Whether a call is written as before Swift 3, where the first argument of a method had no label.
  func isCalledWithoutFirstLabel(by arguments: [Call.Argument]) -> Bool {
    kind == .method && arguments.count == parameters.count && parameters.first.map { $0.label != nil } == true
      && arguments.first.map { $0.label == nil && !$0.isTrailing } == true
      && zip(arguments, parameters).dropFirst().allSatisfy { $0.label == $1.label }
  }

  private func strictMatch(_ arguments: [Call.Argument]) -> [(argument: Int, parameter: Int)] {
    var pairs: [(argument: Int, parameter: Int)] = []
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

  /// Whether every argument finds a parameter and every parameter an argument or default. Before Swift 4 `Void` needed no argument.
  func accepts(_ arguments: [Call.Argument]) -> Bool {
    let pairs = strictMatch(arguments)
    guard pairs.count == arguments.count else { return false }
    return parameters.indices.allSatisfy { index in
      let parameter = parameters[index]
      return pairs.contains { $0.parameter == index } || parameter.defaultValue != nil || parameter.isVariadic
        || parameter.takesNothing
    }
  }
}

extension PropertyFact {
  /// Whether a trailing closure may be meant for it.
  var takesFunction: Bool { if case .function? = type { true } else { false } }
}

extension ParameterFact {
  /// Whether it is declared as `Void` or `()`.
  fileprivate var takesNothing: Bool {
    switch type {
    case .named(["Void"], _): true
    case .tuple(let elements): elements.isEmpty
    default: false
    }
  }

  var takesFunction: Bool { if case .function? = type { true } else { false } }
}
