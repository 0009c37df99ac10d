import SourceFacts

extension ExpressionEvaluator {
  /// Keeps what a call that another is called on gave, for as long as the body runs.
  func remember(_ values: ValueSet, as receiver: Expression, _ environment: Environment) {
    guard case .call(let call) = receiver else { return }
    solver.current?.receivers[ReceiverKey(environment: ObjectIdentifier(environment), range: call.range)] = values
  }

  /// What an expression gives; what it gave when it was called on in this run, if it was.
  func evaluated(_ expression: Expression, _ environment: Environment, _ frame: Frame) -> ValueSet {
    if case .call(let call) = expression,
      let known = solver.current?.receivers[ReceiverKey(environment: ObjectIdentifier(environment), range: call.range)]
    {
      return known
    }
    return evaluate(expression, environment, frame)
  }
}
