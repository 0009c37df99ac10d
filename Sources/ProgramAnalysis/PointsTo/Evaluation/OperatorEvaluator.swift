import SourceFacts

/// Infix operators, those of the app and of libraries included.
struct OperatorEvaluator: InterpreterPart {
  let interpreter: Interpreter

  func infix(
    _ left: Expression, _ op: String, _ right: Expression, _ site: Site, _ environment: Environment, _ frame: Frame,
    expecting: ScopedType?
  ) -> ValueSet {
    switch op {
    case "??":
      let first = expressions.evaluate(left, environment, frame, expecting: expecting)
      // `child.start() ?? .empty()`
      let asked =
        expecting ?? first.objects.first.flatMap { heap[$0].type }.map { genericsResolution.scopedType(of: $0) }
      return first.without(.null).union(expressions.evaluate(right, environment, frame, expecting: asked))
    case "==", "!=", "===", "!==", "&&", "||":
      guard op.count == 3 || operatorFunctions(op, for: [left, right], environment, frame).isEmpty else { break }
      let expression = Expression.infix(left, operator: op, right, site.range)
      return ValueSet(conditions.truth(of: expression, environment, frame).flags)
    default: break
    }
    let functions = operatorFunctions(op, for: [left, right], environment, frame)
    if !functions.isEmpty {
      let arguments = [
        Call.Argument(label: nil, value: left, isTrailing: false),
        Call.Argument(label: nil, value: right, isTrailing: false),
      ]
      return functionInvocation.invoke(functions.map { ($0, nil) }, arguments, site, message: nil, environment, frame)
    }
    if let model = program.models.globalCall(op, labels: []) {
      return infix(left, model, right, site, environment, frame)
    }
    let (first, second) = (
      expressions.evaluate(left, environment, frame), expressions.evaluate(right, environment, frame)
    )
    // `+` of collections joins them; of other operators the result says nothing about objects.
    let collections = op == "+" ? first.union(second).known.filter { isCollection($0) } : .empty
    return collections.isEmpty ? .unknown : collections
  }

  /// A library's operator: its left operand is the receiver.
  private func infix(
    _ left: Expression, _ model: CallModel, _ right: Expression, _ site: Site, _ environment: Environment,
    _ frame: Frame
  ) -> ValueSet {
    let values = expressions.evaluate(right, environment, frame)
    let argument = EvaluatedArgument(label: nil, values: values, isTrailing: false, written: right)
    let receivers = expressions.evaluate(left, environment, frame).objects
    guard !receivers.isEmpty else {
      return libraryCalls.apply(model.effects, receiver: nil, [argument], site: site, frame)
    }
    return receivers.reduce(into: ValueSet()) {
      $0.formUnion(libraryCalls.apply(model.effects, receiver: $1, [argument], site: site, frame))
    }
  }

  private func isCollection(_ value: Value) -> Bool {
    if case .object(let id) = value { heap[id].kind == .collection } else { false }
  }

  /// Operators that nearly all types have.
  private static let common: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/"]

  /// The functions of the app that an operator may stand for: those that fit the operands best. One that nearly all types have is the app's
  /// own only for operands of its types.
  private func operatorFunctions(
    _ name: String, for operands: [Expression], _ environment: Environment, _ frame: Frame
  ) -> [FunctionSymbol] {
    let candidates = (program.operators[name] ?? []).filter {
      $0.fact.parameters.count == operands.count && $0.fact.body != nil
    }
    guard !candidates.isEmpty, candidates.count > 1 || Self.common.contains(name) else { return candidates }
    let types = operands.map { operand in
      expressions.evaluate(operand, environment, frame).objects.compactMap { heap[$0].type }
    }
    let fits = candidates.map { fit($0, types) }
    guard let best = fits.max(), best > 0 else { return Self.common.contains(name) ? [] : Array(candidates.prefix(1)) }
    return zip(candidates, fits).filter { $0.1 == best }.map(\.0)
  }

  /// How many of the operands are of the types that a function is declared for.
  private func fit(_ symbol: FunctionSymbol, _ operands: [[TypeID]]) -> Int {
    zip(symbol.parameterTypes, operands).count { declared, types in
      guard let expected = declared.flatMap({ program.resolution.resolve($0) }) ?? symbol.owner else { return false }
      return types.contains { program.hierarchy.isSubtype($0, of: expected) }
    }
  }
}
