import SourceFacts

/// The eta expansion of callbacks: a closure that calls what is written stands for it.
final class CallbackExpansion: InterpreterPart {
  unowned(unsafe) let interpreter: Interpreter
  private var expansions: [Key: ClosureFact] = [:]

  private struct Key: Hashable {
    let site: Site
    let parameterCount: Int
  }

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// What a stream is handed: `taps.bind(onNext: actions.showDetail)` is `taps.bind { actions.showDetail($0) }`. What the stream delivers is passed
  /// on by who subscribes, not by who made the callback.
  ///
  /// - Returns: the values of the argument, with a closure that calls them in place of the callables of other objects.
  func expanded(_ values: ValueSet, _ argument: EvaluatedArgument?, _ call: ModelledCall) -> ValueSet {
    guard let written = argument?.written else { return values }
    let handed = values.filter { isOfAnother($0, call.frame) }
    let count = handed.values.map(parameterCount).max() ?? 0
    guard !handed.isEmpty, let closure = closure(calling: written, with: count, call.environment, call.frame)
    else { return values }
    return values.filter { !handed.contains($0) }.union(ValueSet(.closure(closure)))
  }

  /// A method that a coordinator inherits from a class without source, as a value: `page.onClose = finish` is `page.onClose = { finish() }`.
  ///
  /// - Returns: nil where no function is asked for, or the class has no member without source.
  func unsourcedMethod(
    _ name: String, _ range: SourceRange, _ environment: Environment, _ frame: Frame, expecting: ScopedType?
  ) -> ValueSet? {
    guard case .object(let id)? = frame.receiver, kinds.isCoordinator(id), let type = heap[id].type,
      !program.hierarchy.hasOnlyOwnMembers(type),
      case .function(let parameters, _)? = expecting.map({ program.resolution.expand($0).reference })
    else { return nil }
    let method = Expression.member(.name("self", range), name, range)
    return closure(calling: method, with: parameters.count, environment, frame).map { ValueSet(.closure($0)) }
  }

  private func closure(
    calling written: Expression, with parameterCount: Int, _ environment: Environment, _ frame: Frame
  ) -> ClosureID? {
    guard let range = place(of: written) else { return nil }
    let key = Key(site: interpreter.site(range, frame), parameterCount: parameterCount)
    let expansion = expansions[key] ?? closure(calling: written, key)
    expansions[key] = expansion
    return literals.makeClosure(expansion, environment, frame, expecting: nil)
  }

  /// Where a name, or a member of an object, is written.
  private func place(of written: Expression) -> SourceRange? {
    switch written {
    case .name(_, let range): range
    case .member(.some(let base), _, let range): base.isSuper ? nil : range
    default: nil
    }
  }

  private func isOfAnother(_ value: Value, _ frame: Frame) -> Bool {
    switch value {
    case .closure(let id): heap[id].frame.receiver != frame.receiver
    case .method(let id): heap[id].receiver != frame.receiver
    case .object, .metatype: false
    }
  }

  private func parameterCount(_ value: Value) -> Int {
    switch value {
    case .closure(let id): heap[id].fact.parameters?.count ?? 0
    case .method(let id): heap[id].symbol.fact.parameters.count
    case .object, .metatype: 0
    }
  }

  private func closure(calling written: Expression, _ key: Key) -> ClosureFact {
    let range = key.site.range
    let names = (0..<key.parameterCount).map { "$\($0)" }
    let arguments = names.map { Call.Argument(label: nil, value: .name($0, range), isTrailing: false) }
    return ClosureFact(
      captures: [], parameters: names.map { ClosureFact.Parameter(name: $0, type: nil) },
      body: [.expression(.call(Call(callee: written, arguments: arguments, range: range)))], range: range)
  }
}
