import SourceFacts

/// What is known of a condition.
struct Truth {
  var canHold = true
  var canFail = true

  static let unknown = Truth()

  var negated: Truth { Truth(canHold: canFail, canFail: canHold) }

  static func && (left: Truth, right: Truth) -> Truth {
    Truth(canHold: left.canHold && right.canHold, canFail: left.canFail || right.canFail)
  }
}

/// Conditions that tell objects apart: by type, by case and by identity. Of others nothing is known.
extension Interpreter {
  func truth(of expression: Expression, _ environment: Environment, _ frame: Frame) -> Truth {
    switch expression {
    case .check(let operand, let type):
      return truth(of: evaluate(operand, environment, frame), being: type, frame)
    case .prefix("!", let operand, _): return truth(of: operand, environment, frame).negated
    case .infix(let left, "&&", let right, _):
      return truth(of: left, environment, frame) && truth(of: right, environment, frame)
    case .infix(let left, let op, let right, _) where ["==", "===", "!=", "!=="].contains(op):
      let equal = truth(of: left, equals: right, environment, frame)
      // One object stands for all coordinators of a type: which of them is meant is not known where it matters that two differ.
      if op == "!==", equal.canHold { return .unknown }
      return op.first == "!" ? equal.negated : equal
    default:
      evaluate(expression, environment, frame)
      return .unknown
    }
  }

  /// Whether a pattern that binds or matches can succeed; binding it is left to the caller.
  func truth(
    of pattern: Pattern, matching value: Expression, _ values: ValueSet, _ environment: Environment, _ frame: Frame
  ) -> Truth {
    if !values.isEmpty {
      return Truth(canHold: values.values.contains { canMatch(pattern, $0) }, canFail: true)
    }
    // `if let x = value as? Type` of a value that is known and no such thing.
    guard case .cast(let operand, let type, _) = value else { return .unknown }
    return truth(of: evaluate(operand, environment, frame), being: type, frame)
  }

  private func truth(of values: ValueSet, being type: TypeReference, _ frame: Frame) -> Truth {
    guard let expected = nominal(ScopedType(reference: type, scope: frame.scope), frame) else { return .unknown }
    var truth = Truth(canHold: false, canFail: false)
    for value in values.values {
      guard case .object(let id) = value, heap[id].kind == .instance, let actual = heap[id].type,
        !program[actual].isExternal
      else { return .unknown }
      if program.isSubtype(actual, of: expected) { truth.canHold = true } else { truth.canFail = true }
    }
    return values.isEmpty ? .unknown : truth
  }

  private func truth(
    of left: Expression, equals right: Expression, _ environment: Environment, _ frame: Frame
  ) -> Truth {
    let first = evaluate(left, environment, frame)
    let type = first.objects.first.flatMap { heap[$0].type }
    let expected = type.map {
      ScopedType(reference: .named(program[$0].name), scope: Scope(file: frame.scope.file, type: $0))
    }
    let second = evaluate(right, environment, frame, expecting: expected)
    noteComparison(first, "===", second, frame)
    guard let ours = comparable(first), let theirs = comparable(second) else { return .unknown }
    return Truth(canHold: !ours.isDisjoint(with: theirs), canFail: ours.count > 1 || ours != theirs)
  }

  /// Values of which identity or case is known: coordinators, and cases without payload.
  private func comparable(_ values: ValueSet) -> Set<ComparisonKey>? {
    var keys: Set<ComparisonKey> = []
    for value in values.values {
      guard case .object(let id) = value else { return nil }
      if case .enumCase(let name) = heap[id].kind, heap[id].fields.isEmpty {
        keys.insert(.name(name))
      } else if isCoordinator(id) {
        keys.insert(.object(id))
      } else {
        return nil
      }
    }
    return keys.isEmpty ? nil : keys
  }

  private enum ComparisonKey: Hashable {
    case name(String)
    case object(ObjectID)
  }
}
