import SourceFacts

/// The eta expansion of callbacks that one object hands on to a stream: `taps.bind(onNext: actions.showDetail)` is
/// `taps.bind { actions.showDetail($0) }`. What the stream delivers is passed on by who subscribes, not by who made the callback.
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

  /// The values of an argument, with a closure that calls them in place of the callables of other objects that a property or method of that
  /// name gives. What a function was passed itself stays as it is.
  func expanded(_ values: ValueSet, _ argument: EvaluatedArgument?, _ call: ModelledCall) -> ValueSet {
    guard let written = argument?.written, let site = path(written, call).map({ interpreter.site($0, call.frame) })
    else { return values }
    let handed = values.filter { isOfAnother($0, call.frame) }
    guard !handed.isEmpty else { return values }
    let key = Key(site: site, parameterCount: handed.values.map(parameterCount).max() ?? 0)
    let expansion = expansions[key] ?? closure(calling: written, key)
    expansions[key] = expansion
    let closure = literals.makeClosure(expansion, call.environment, call.frame, expecting: nil)
    return values.filter { !handed.contains($0) }.union(ValueSet(.closure(closure)))
  }

  /// Where a property or a method of an object is written that no local variable or parameter hides.
  private func path(_ written: Expression, _ call: ModelledCall) -> SourceRange? {
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
