import SourceFacts

/// Conditions that values decide: Booleans, types, cases, identity, and optionals that are known to be `nil`.
struct ConditionEvaluator: InterpreterPart {
  let interpreter: Interpreter

  func knowledge(of values: ValueSet, at expression: Expression, _ frame: Frame) -> Knowledge {
    knowledge(of: values, at: values.isBottom ? expression.range : nil, frame)
  }

  /// - Parameter range: where the values are asked for, if that is kept.
  func knowledge(of values: ValueSet, at range: SourceRange?, _ frame: Frame) -> Knowledge {
    if !values.isEmpty { return .known }
    if values.isUnknown || values.flags.contains(.unspecified) { return .unknown }
    if !values.isBottom { return values.isNull ? .null : .known }
    guard let range else { return .unknown }
    return solver.isWidened(.expression(interpreter.site(range, frame))) ? .unknown : .waiting
  }

  func truth(of expression: Expression, _ environment: Environment, _ frame: Frame) -> Truth {
    switch expression {
    case .boolean(let value): return Truth(value ? .true : .false)
    case .literal, .integer, .string: return .unknown
    case .check(let operand, let type):
      return truth(of: expressions.evaluate(operand, environment, frame), being: type, at: operand, frame)
    case .prefix("!", let operand, _): return truth(of: operand, environment, frame).negated
    case .infix(let left, "&&", let right, _):
      let first = truth(of: left, environment, frame)
      return first.canHold ? first && truth(of: right, environment, frame) : first
    case .infix(let left, "||", let right, _):
      let first = truth(of: left, environment, frame)
      return first.canFail ? first || truth(of: right, environment, frame) : first
    case .infix(let left, let op, .null, _) where op == "==" || op == "!=":
      let isNull = truth(ofBeingNull: left, environment, frame)
      return op == "==" ? isNull : isNull.negated
    case .infix(let left, let op, let right, _) where ["==", "===", "!=", "!=="].contains(op):
      let equal = truth(of: left, equals: right, environment, frame)
      // One object stands for all coordinators of a type: which of them is meant is not known where it matters that two differ.
      if op == "!==", equal.canHold { return .unknown }
      return op.first == "!" ? equal.negated : equal
    default:
      if case .call(let call) = expression, let truth = truth(ofMembership: call, environment, frame) { return truth }
      let values = expressions.evaluate(expression, environment, frame)
      if hardCodedConstants.isHardCoded(expression, environment, frame) { return .unknown }
      let booleans = values.flags.intersection(.boolean)
      if values.isEmpty, !values.isUnknown, !booleans.isEmpty { return Truth(booleans) }
      return knowledge(of: values, at: expression, frame) == .waiting ? .waiting : .unknown
    }
  }

  private func truth(ofBeingNull operand: Expression, _ environment: Environment, _ frame: Frame) -> Truth {
    if case .cast(let inner, let type, _) = operand {
      return truth(of: expressions.evaluate(inner, environment, frame), being: type, at: inner, frame).negated
    }
    let values = expressions.evaluate(operand, environment, frame)
    switch knowledge(of: values, at: operand, frame) {
    case .waiting: return .waiting
    case .null: return Truth(canHold: true, canFail: false)
    case .known where isWritten(operand, values) || isLastingParent(operand, values, environment, frame):
      return Truth(canHold: false, canFail: true)
    // Whether something is there yet depends on when it is asked.
    case .known, .unknown: return .unknown
    }
  }

  /// Whether a pattern that binds or matches can succeed; binding it is left to the caller.
  func truth(
    of pattern: Pattern, matching value: Expression, _ values: ValueSet, _ environment: Environment, _ frame: Frame
  ) -> Truth {
    if case .cast(let operand, let type, _) = value, case .name = pattern {
      let truth = truth(of: expressions.evaluate(operand, environment, frame), being: type, at: operand, frame)
      // A property may be empty when it is asked, and generic arguments are not compared: that such a cast can fail is never sure.
      let isSure = !type.hasArguments && isLocal(operand, environment)
      if truth.canHold != truth.canFail, truth.canFail || isSure { return truth }
    }
    if hardCodedConstants.isHardCoded(value, environment, frame) { return .unknown }
    switch knowledge(of: values, at: value, frame) {
    case .waiting: return .waiting
    case .null: return Truth(canHold: false, canFail: true)
    case .unknown: return .unknown
    case .known:
      if case .name = pattern, isWritten(value, values) || isLastingParent(value, values, environment, frame) {
        return Truth(canHold: true, canFail: false)
      }
      let canHold =
        values.isEmpty || values.isUnknown || values.values.contains { patterns.canMatch(pattern, $0, frame) }
      return Truth(canHold: canHold, canFail: true)
    }
  }

  /// Whether an expression is the state of a view that was just written, with something in it.
  private func isWritten(_ expression: Expression, _ values: ValueSet) -> Bool {
    guard case .name(StateBranches.stateName, _) = expression else { return false }
    return !values.isUnknown && !values.flags.contains(.null)
  }

  /// Whether an expression is the coordinator's own parent, which each of its initializers is handed and nobody takes away: a search for the
  /// root of a chain of parents ends at the one without.
  private func isLastingParent(
    _ expression: Expression, _ values: ValueSet, _ environment: Environment, _ frame: Frame
  ) -> Bool {
    guard let name = expression.ownMember, PatternWords.namesParent(name), values.flags.isEmpty,
      case .object(let holder)? = frame.receiver, kinds.isCoordinator(holder),
      assignedPlaces.lvalues(of: expression, environment, frame).contains(where: { $0 == (holder, name) }),
      let symbol = heap[holder].type.flatMap({ program.members.property(named: name, in: $0) }),
      let owner = symbol.owner
    else { return false }
    return !symbol.fact.isWeak && !symbol.fact.isComputed
      && memory.field(HiddenField.cleared(name), of: holder).isBottom
      && program.memberWrites.isAssignedByInitializers(name, of: owner)
  }

  private func isLocal(_ expression: Expression, _ environment: Environment) -> Bool {
    if case .name(let name, _) = expression { environment.variable(name) != nil } else { false }
  }

  func truth(of values: ValueSet, being type: TypeReference, at operand: Expression, _ frame: Frame) -> Truth {
    guard let expected = casts.nominal(ScopedType(reference: type, scope: frame.scope), frame) else { return .unknown }
    switch knowledge(of: values, at: operand, frame) {
    case .waiting: return .waiting
    case .null: return Truth(canHold: false, canFail: true)
    case .unknown: return .unknown
    case .known: if values.isUnknown { return .unknown }
    }
    var truth = Truth(canHold: false, canFail: values.flags.contains(.null))
    for value in values.values {
      guard case .object(let id) = value, heap[id].kind == .instance, let actual = heap[id].type else {
        return .unknown
      }
      if program.hierarchy.isSubtype(actual, of: expected) {
        truth.canHold = true
      } else if program[actual].isExternal, !program.unsourced.isDescribed(expected) || mayBe(expected, actual) {
        return .unknown
      } else {
        truth.canFail = true
      }
    }
    return values.isEmpty ? .unknown : truth
  }

  /// Whether an object of a library's type may be one of another type: the library may have been given one of a subtype.
  private func mayBe(_ expected: TypeID, _ actual: TypeID) -> Bool {
    !program.unsourced.isDescribed(actual) || program.hierarchy.isSubtype(expected, of: actual)
  }

  private func truth(
    of left: Expression, equals right: Expression, _ environment: Environment, _ frame: Frame
  ) -> Truth {
    let first = expressions.evaluate(left, environment, frame)
    let type = first.objects.first.flatMap { heap[$0].type }
    let expected = type.map {
      ScopedType(reference: .named(program[$0].name), scope: Scope(file: frame.scope.file, type: $0))
    }
    let second = expressions.evaluate(right, environment, frame, expecting: expected)
    events.noteComparison(first, "===", second, frame)
    if [left, right].contains(where: { hardCodedConstants.isHardCoded($0, environment, frame) }) { return .unknown }
    for (values, written) in [(first, left), (second, right)]
    where knowledge(of: values, at: written, frame) == .waiting {
      return .waiting
    }
    if let ours = booleans(first), let theirs = booleans(second) {
      let same = ours.intersection(theirs)
      let isOne = ours == .true || ours == .false
      return Truth(canHold: !same.isEmpty, canFail: ours != theirs || !isOne)
    }
    guard let ours = comparable(first), let theirs = comparable(second) else { return .unknown }
    let isSame = ours.count == 1 && ours == theirs
    return Truth(
      canHold: !ours.isDisjoint(with: theirs), canFail: !isSame || isFilledCase(first) || isFilledCase(second))
  }

  /// What is known of a Boolean, and nothing else.
  private func booleans(_ values: ValueSet) -> ValueSet.Flags? {
    values.isEmpty && !values.flags.isEmpty && ValueSet.Flags.boolean.isSuperset(of: values.flags) ? values.flags : nil
  }

  /// Values of which identity or case is known: coordinators, and cases, of which those of different names are different.
  func comparable(_ values: ValueSet) -> Set<ComparisonKey>? {
    guard values.flags.isEmpty else { return nil }
    var keys: Set<ComparisonKey> = []
    for value in values.values {
      // What else is written to a number or string that stands for a tab is not known: `page += 1`.
      guard case .object(let id) = value, !literals.isTag(id) else { return nil }
      if case .enumCase(let name) = heap[id].kind {
        keys.insert(.name(name))
      } else if kinds.isCoordinator(id) {
        keys.insert(.object(id))
      } else {
        return nil
      }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Whether two cases of one name may differ by what they carry.
  private func isFilledCase(_ values: ValueSet) -> Bool {
    values.objects.contains { heap[$0].kind.isCase && !heap[$0].isUnfilled }
  }

  enum ComparisonKey: Hashable {
    case name(String)
    case object(ObjectID)
  }
}

extension TypeReference {
  fileprivate var hasArguments: Bool { if case .named(_, let arguments) = self { !arguments.isEmpty } else { false } }
}
