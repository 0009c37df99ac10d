import SourceFacts

extension ConditionEvaluator {
  /// Whether a list of cases may have the one that is looked for: `[.list, .map].contains(page)`. Nil where it is no list that is written out. That it
  /// has one is never sure: a list that is given by a property may be another's.
  func truth(ofMembership call: Call, _ environment: Environment, _ frame: Frame) -> Truth? {
    guard case .member(.some(let list), "contains", _) = call.callee, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, !argument.isTrailing
    else { return nil }
    let sought = expressions.evaluate(argument.value, environment, frame)
    guard let type = enumeration(of: sought), let keys = comparable(sought) else { return nil }
    let elements = ScopedType(
      reference: .array(.named(program[type].name)), scope: Scope(file: frame.scope.file, type: type))
    let lists = expressions.evaluate(list, environment, frame, expecting: elements)
    guard isWrittenOut(list, lists, environment, frame) else { return nil }
    let held = patterns.elements(of: lists)
    guard enumeration(of: held) == type else { return nil }
    return comparable(held).map { Truth(canHold: !keys.isDisjoint(with: $0), canFail: true) }
  }

  /// The one enumeration of which values are cases, all of them known.
  private func enumeration(of values: ValueSet) -> TypeID? {
    let cases = values.objects.filter { heap[$0].kind.isCase }
    let types = Set(cases.map { heap[$0].type })
    return cases.count == values.values.count && types.count == 1 ? types.first ?? nil : nil
  }

  /// Whether an expression is a list that stands in the source and nobody adds to: itself, or what a constant or a computed property gives.
  private func isWrittenOut(
    _ list: Expression, _ values: ValueSet, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    guard !values.isEmpty,
      values.values.allSatisfy({ if case .object(let id) = $0 { heap[id].kind == .collection } else { false } })
    else { return false }
    switch list {
    case .array: return true
    case .name(let name, _):
      switch names.meaning(of: name, environment, frame) {
      case .member(let receiver): return kinds.type(of: receiver).map { isFixed(name, in: $0) } == true
      case .staticMember(let type): return isFixed(name, in: type)
      case .globalProperty(let symbol): return symbol.isFixedList
      case .variable(let variable): if case .array? = variable.origin { return true } else { return false }
      case .receiver, .localFunction, .globalFunctions, .type, .nothing: return false
      }
    case .member(.some(let base), let name, _):
      return expressions.evaluated(base, environment, frame).values.allSatisfy { owner in
        kinds.type(of: owner).map { isFixed(name, in: $0) } == true
      }
    default: return false
    }
  }

  private func isFixed(_ name: String, in type: TypeID) -> Bool {
    (program.members.staticProperty(named: name, in: type) ?? program.members.property(named: name, in: type))?
      .isFixedList == true
  }
}

extension PropertySymbol {
  /// Whether it is a list that is written out where it is declared, and stays so.
  fileprivate var isFixedList: Bool {
    let written = fact.isComputed ? fact.getter.flatMap { $0.count == 1 ? $0[0].returned : nil } : fact.initialValue
    guard case .array? = written else { return false }
    return fact.isComputed || fact.isConstant
  }
}

extension Statement {
  fileprivate var returned: Expression? { if case .return(let value) = self { value } else { nil } }
}
