import SourceFacts

/// The eta expansion of callbacks that one object hands on to a stream: `taps.bind(onNext: actions.showDetail)` is
/// `taps.bind { [showDetail = actions.showDetail] in showDetail($0) }`. What the stream delivers is passed on by who subscribes, not by who made
/// the callback.
final class CallbackExpansion: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  private var expansions: [Site: ClosureFact] = [:]

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The values of an argument, with a closure that calls them in place of the callables of other objects that a property, variable or method of
  /// that name gives. One that a view model hands on and that is told one of several cases stays as it is: so each sender's case is known to it.
  func expanded(_ values: ValueSet, _ argument: EvaluatedArgument?, _ call: ModelledCall) -> ValueSet {
    let handed = values.filter { isOfAnother($0, call.frame) && (isPages(call.frame) || !isToldCases($0)) }
    guard !handed.isEmpty, let written = argument?.written, let name = written.calledName,
      let range = written.range
    else { return values }
    let site = interpreter.site(range, call.frame)
    let expansion = expansions[site] ?? closure(calling: written, as: name, range)
    expansions[site] = expansion
    let closure = literals.makeClosure(expansion, call.environment, call.frame, expecting: nil)
    return values.filter { !handed.contains($0) }.union(ValueSet(.closure(closure)))
  }

  private func closure(calling written: Expression, as name: String, _ range: SourceRange) -> ClosureFact {
    let delivered = Call.Argument(label: nil, value: .name("$0", range), isTrailing: false)
    let call = Call(callee: .name(name, range), arguments: [delivered], range: range)
    return ClosureFact(
      captures: [ClosureFact.Capture(name: name, isWeak: false, value: written)],
      parameters: [ClosureFact.Parameter(name: "$0", type: nil)], body: [.return(.call(call))], range: range)
  }

  /// Whether a page subscribes, which tells the case itself.
  private func isPages(_ frame: Frame) -> Bool {
    if case .object(let id)? = frame.receiver { kinds.isAppScreen(id) } else { false }
  }

  private func isOfAnother(_ value: Value, _ frame: Frame) -> Bool {
    switch value {
    case .closure(let id): heap[id].frame.receiver != frame.receiver
    case .method(let id): heap[id].receiver != frame.receiver
    case .object, .metatype: false
    }
  }

  private func isToldCases(_ value: Value) -> Bool {
    let declared: ScopedType? =
      switch value {
      case .closure(let id): parameterType(of: heap[id])
      case .method(let id): heap[id].symbol.parameterTypes.first ?? nil
      case .object, .metatype: nil
      }
    return declared.flatMap { program.resolution.resolve($0) }.map { program[$0].kind == .enum } == true
  }

  private func parameterType(of closure: ClosureInstance) -> ScopedType? {
    if let written = closure.fact.parameters?.first?.type {
      return ScopedType(reference: written, scope: closure.frame.scope)
    }
    guard let expected = closure.expected.map({ program.resolution.expand($0) }),
      case .function(let parameters, _) = expected.reference, let first = parameters.first
    else { return nil }
    return ScopedType(reference: first, scope: expected.scope)
  }
}
