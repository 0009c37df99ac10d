import SwiftSyntax

extension FileLowering {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return .literal }
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return name(node)
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node): return index(node)
    case .closureExpr(let node): return .closure(closure(node))
    case .sequenceExpr(let node): return sequence(node)
    case .infixOperatorExpr(let node): return infix(node)
    case .prefixOperatorExpr(let node):
      return .prefix(operator: node.operator.text, expression(node.expression), range(node))
    case .postfixOperatorExpr(let node):
      let operand = Call.Argument(label: nil, value: expression(node.expression), isTrailing: false)
      return .call(
        Call(callee: .name(node.operator.text, range(node.operator)), arguments: [operand], range: range(node)))
    case .tryExpr(let node): return expression(node.expression)
    case .awaitExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    case .optionalChainingExpr(let node): return expression(node.expression)
    case .forceUnwrapExpr(let node): return expression(node.expression)
    case .inOutExpr(let node): return .reference(expression(node.expression))
    case .tupleExpr(let node): return tuple(node)
    case .arrayExpr(let node): return array(node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .asExpr(let node): return .cast(expression(node.expression), type(node.type), range(node))
    case .isExpr(let node): return .check(expression(node.expression), type(node.type))
    case .ternaryExpr(let node):
      return .ternary(
        condition: expression(node.condition), expression(node.thenExpression), expression(node.elseExpression))
    case .ifExpr(let node): return .statement(branch(node), range(node))
    case .switchExpr(let node): return .statement(switchStatement(node), range(node))
    case .keyPathExpr(let node): return keyPath(node)
    case .genericSpecializationExpr(let node):
      return .specialized(
        expression(node.expression), node.genericArgumentClause.arguments.map { argument($0) })
    case .typeExpr(let node): return .type(type(node.type), range(node))
    case .superExpr(let node): return .name("super", range(node))
    case .stringLiteralExpr(let node): return interpolation(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .patternExpr(let node): return .statement(.binding(pattern(node.pattern), nil, nil), range(node))
    case .nilLiteralExpr: return .null
    case .integerLiteralExpr(let node): return node.representedLiteralValue.map { .integer($0) } ?? .literal
    case .booleanLiteralExpr(let node): return .boolean(node.literal.tokenKind == .keyword(.true))
    case .discardAssignmentExpr: return .effects([])
    case .postfixIfConfigExpr(let node): return node.base.map { expression($0) } ?? .literal
    default: return .literal
    }
  }

  private mutating func name(_ node: DeclReferenceExprSyntax) -> Expression {
    let name = node.baseName.identifierText
    if name.first?.isUppercase == true { usedTypeNames.insert(name) }
    if name.first == "$", let index = Int(name.dropFirst()) {
      anonymousParameterCount = max(anonymousParameterCount, index + 1)
    }
    return .name(name, range(node))
  }

  private mutating func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.identifierText
    return .member(node.base.map { expression($0) }, name, range(node))
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    var arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    if case .member(_, let name, _) = callee, Self.transforms.contains(name), let path = arguments.first?.value,
      let function = function(of: path)
    {
      arguments[0] = .init(label: arguments[0].label, value: .closure(function), isTrailing: false)
    }
    return .call(Call(callee: callee, arguments: arguments, range: range(node)))
  }

  private mutating func index(_ node: SubscriptCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .index(Call(callee: callee, arguments: arguments, range: range(node)))
  }

  private mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Call.Argument] {
    var lowered: [Call.Argument] = []
    for argument in list {
      lowered.append(
        .init(label: argument.label?.identifierText, value: expression(argument.expression), isTrailing: false))
    }
    if let trailing { lowered.append(.init(label: nil, value: .closure(closure(trailing)), isTrailing: true)) }
    for element in more {
      lowered.append(
        .init(label: element.label.identifierText, value: .closure(closure(element.closure)), isTrailing: true))
    }
    return lowered
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> ClosureFact {
    var captures: [ClosureFact.Capture] = []
    for item in node.signature?.capture?.items ?? [] {
      captures.append(
        .init(
          name: item.name.identifierText, isWeak: item.specifier != nil,
          value: item.initializer.map { expression($0.value) }))
    }
    let outer = anonymousParameterCount
    anonymousParameterCount = 0
    defer { anonymousParameterCount = outer }
    let body = statements(node.statements, isValueBody: true)
    return ClosureFact(
      captures: captures, parameters: node.signature.flatMap { parameters($0) } ?? anonymousParameters(),
      result: node.signature?.returnClause.map { type($0.type) }, body: body, range: range(node), opening: opening(node)
    )
  }

  private func opening(_ node: ClosureExprSyntax) -> ClosureFact.Opening {
    ClosureFact.Opening(
      brace: range(node.leftBrace).end,
      captureList: node.signature?.capture.map { range($0.leftSquare).end },
      hasSignature: node.signature != nil, body: node.statements.first.map { range($0).start })
  }

  private func anonymousParameters() -> [ClosureFact.Parameter]? {
    guard anonymousParameterCount > 0 else { return nil }
    return (0..<anonymousParameterCount).map { .init(name: "$\($0)", type: nil) }
  }

  private func parameters(_ signature: ClosureSignatureSyntax) -> [ClosureFact.Parameter]? {
    switch signature.parameterClause {
    case .simpleInput(let list): list.map { .init(name: $0.name.identifierText, type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        .init(name: ($0.secondName ?? $0.firstName).identifierText, type: $0.type.map { type($0) })
      }
    case nil: nil
    }
  }

  private mutating func tuple(_ node: TupleExprSyntax) -> Expression {
    // Parentheses around one value only group.
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return expression(only.expression)
    }
    var elements: [Expression.TupleElement] = []
    for element in node.elements {
      elements.append(.init(label: element.label?.identifierText, value: expression(element.expression)))
    }
    return .tuple(elements)
  }

  private mutating func array(_ node: ArrayExprSyntax) -> Expression {
    var elements: [Expression] = []
    for element in node.elements { elements.append(expression(element.expression)) }
    return .array(elements, range(node))
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    var entries: [Expression.DictionaryEntry] = []
    if case .elements(let elements) = node.content {
      for element in elements { entries.append(.init(key: expression(element.key), value: expression(element.value))) }
    }
    return .dictionary(entries, range(node))
  }

  /// What Swift's own collections and streams ask a function of, in place of which a key path may stand.
  private static let transforms: Set = ["map", "compactMap", "flatMap", "filter"]

  /// The function that a key path stands for where one is asked for, `{ $0.detail }` for `\.detail` (SE-0249).
  private func function(of path: Expression) -> ClosureFact? {
    guard case .keyPath(let names, _, let range) = path, !names.isEmpty else { return nil }
    let value = names.reduce(Expression.name("$0", range)) { .member($0, $1, range) }
    return ClosureFact(
      captures: [], parameters: [.init(name: "$0", type: nil)], body: [.return(value)], range: range)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let names: [String] = node.components.compactMap { component in
      if case .property(let property) = component.component { property.declName.baseName.identifierText } else { nil }
    }
    return .keyPath(names, root: node.root.map { type($0) }, range(node))
  }

  private mutating func interpolation(_ node: StringLiteralExprSyntax) -> Expression {
    var parts: [Expression] = []
    for segment in node.segments {
      guard case .expressionSegment(let segment) = segment else { continue }
      for argument in segment.expressions { parts.append(expression(argument.expression)) }
    }
    guard parts.isEmpty else { return .effects(parts) }
    return node.representedLiteralValue.map { .string($0) } ?? .literal
  }

  private mutating func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    // `#selector(f)` names a method that runs later, whoever sends it.
    if node.macroName.text == "selector", let target = arguments.first?.value { return .effects([target]) }
    return .effects(arguments.map(\.value))
  }
}
