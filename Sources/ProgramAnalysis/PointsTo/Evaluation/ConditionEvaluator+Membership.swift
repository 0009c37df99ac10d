import SourceFacts

extension ConditionEvaluator {
  /// Whether a collection of cases may have the one that is looked for: `[.list, .map].contains(page)`. Nil where that is not told by
  /// cases. That it has one is never sure: a collection may be empty when it is asked.
  func truth(ofMembership call: Call, _ environment: Environment, _ frame: Frame) -> Truth? {
    guard case .member(.some(let collection), "contains", _) = call.callee, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, !argument.isTrailing
    else { return nil }
    let sought = expressions.evaluate(argument.value, environment, frame)
    guard let keys = comparable(sought), let type = sought.objects.first.flatMap({ heap[$0].type }) else { return nil }
    let elements = ScopedType(
      reference: .array(.named(program[type].name)), scope: Scope(file: frame.scope.file, type: type))
    let held = patterns.elements(of: expressions.evaluate(collection, environment, frame, expecting: elements))
    return comparable(held).map { Truth(canHold: !keys.isDisjoint(with: $0), canFail: true) }
  }
}
