import SwiftSyntax

extension FileLowering {
  mutating func pattern(_ node: PatternSyntax) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): .name(node.identifier.identifierText)
    case .tuplePattern(let node): tuple(node)
    case .valueBindingPattern(let node): binding(pattern(node.pattern))
    case .expressionPattern(let node): pattern(of: expression(node.expression))
    case .isTypePattern(let node): .cast(.wildcard, type(node.type))
    case .wildcardPattern, .missingPattern: .wildcard
    }
  }

  private mutating func tuple(_ node: TuplePatternSyntax) -> Pattern {
    var elements: [Pattern] = []
    for element in node.elements { elements.append(pattern(element.pattern)) }
    return elements.count == 1 ? elements[0] : .tuple(elements)
  }

  /// Inside `let (a, b)` or `let .some(a)` a bare name binds instead of being compared with.
  private func binding(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .expression(.name(let name, _)): .name(name)
    case .tuple(let elements): .tuple(elements.map { binding($0) })
    case .enumCase(let name, let payload, let type): .enumCase(name, payload.map { binding($0) }, of: type)
    case .cast(let inner, let type): .cast(binding(inner), type)
    default: pattern
    }
  }

  /// Patterns are parsed as expressions where they could be either.
  private func pattern(of expression: Expression) -> Pattern {
    switch expression {
    case .member(let base, let name, _) where base == nil || base?.isTypeName == true:
      .enumCase(name, [], of: base?.typePath)
    case .call(let call):
      if case .member(let base, let name, _) = call.callee {
        .enumCase(name, call.arguments.map { pattern(of: $0.value) }, of: base?.typePath)
      } else {
        .expression(expression)
      }
    case .tuple(let elements): .tuple(elements.map { pattern(of: $0.value) })
    case .cast(let inner, let type, _): .cast(pattern(of: inner), type)
    case .effects(let parts) where parts.isEmpty: .wildcard
    case .statement(.binding(let pattern, _, _), _): pattern
    default: .expression(expression)
    }
  }
}

extension Expression {
  /// Whether it is written as a type: names that begin with a capital.
  fileprivate var isTypeName: Bool {
    switch self {
    case .name(let name, _), .member(_, let name, _): name.first?.isUppercase == true
    default: false
    }
  }

  /// The names of a type and of those around it; nil for what is none.
  fileprivate var typePath: [String]? {
    switch self {
    case .name(let name, _) where isTypeName: [name]
    case .member(.some(let base), let name, _) where isTypeName: base.typePath.map { $0 + [name] }
    default: nil
    }
  }
}
