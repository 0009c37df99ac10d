import SwiftSyntax

extension FileLowering {
  /// Lowers a body. With `isValueBody`, a body of one expression returns its value.
  mutating func statements(_ items: CodeBlockItemListSyntax, isValueBody: Bool = false) -> [Statement] {
    var lowered: [Statement] = []
    for item in items { lowered += statement(item) }
    if isValueBody, lowered.count == 1, case .expression(let value) = lowered[0] {
      return [.return(value)]
    }
    return lowered
  }

  private mutating func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node): [.expression(expression(node))]
    case .stmt(let node): [statement(node)]
    case .decl(let node): declaration(node)
    }
  }

  private mutating func statement(_ node: StmtSyntax) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return .expression(expression(node.expression))
    case .returnStmt(let node): return .return(node.expression.map { expression($0) })
    case .throwStmt(let node):
      let error = expression(node.expression)
      return node.isCaught ? .expression(.effects([error])) : .throw(error)
    case .guardStmt(let node):
      // What follows runs where the conditions hold, so their bindings live on; only the way out is a branch.
      let conditions = conditions(node.conditions)
      return .branch(conditions, then: [], else: [.block(statements(node.body.statements))])
    case .whileStmt(let node):
      // However sure the conditions are, what follows the loop is reached.
      let conditions = conditions(node.conditions) + [.expression(.literal)]
      return .branch(conditions, then: [.block(statements(node.body.statements))], else: [])
    case .repeatStmt(let node):
      return .block(statements(node.body.statements) + [.expression(expression(node.condition))])
    case .forStmt(let node): return loop(node)
    case .doStmt(let node):
      // What catches an error stands before the body, which may leave the function.
      var blocks: [Statement] = []
      let body = statements(node.body.statements)
      for clause in node.catchClauses { blocks.append(Self.maybe([.block(statements(clause.body.statements))])) }
      return .block(blocks + [.block(body)])
    case .deferStmt(let node): return .block(statements(node.body.statements))
    case .labeledStmt(let node): return statement(node.statement)
    case .yieldStmt(let node):
      if case .single(let value) = node.yieldedExpressions { return .return(expression(value)) }
      return .block([])
    default: return .block([])
    }
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Statement {
    let pattern = pattern(node.pattern)
    let condition = node.whereClause.map { Condition.expression(expression($0.condition)) }
    let statements = statements(node.body.statements)
    let body = condition.map { [Statement.branch([$0], then: statements, else: [])] } ?? statements
    let sequence = expression(node.sequence)
    guard node.awaitKeyword != nil else { return .forEach(pattern, sequence, body) }
    var parameters: [ClosureFact.Parameter] = []
    if case .name(let name) = pattern { parameters.append(.init(name: name, type: nil)) }
    return .forAwait(
      sequence, ClosureFact(captures: [], parameters: parameters, body: body, range: range(node.body)))
  }

  private mutating func declaration(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let decl): return bindings(decl)
    case .functionDecl(let decl): return [.function(function(decl))]
    case .ifConfigDecl(let decl): return ifConfig(decl)
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return []
    default: return []
    }
  }

  /// One clause is compiled, or none where there is no `#else`: alternatives. Names that they declare are those of the code around them: such
  /// clauses stand one after the other there, and only a way out in one of them is a branch.
  private mutating func ifConfig(_ decl: IfConfigDeclSyntax) -> [Statement] {
    var clauses: [(isElse: Bool, body: [Statement])] = []
    for clause in decl.clauses {
      let isElse = clause.condition == nil
      switch clause.elements {
      case .statements(let items): clauses.append((isElse, statements(items)))
      case .postfixExpression(let node): clauses.append((isElse, [.expression(expression(node))]))
      default: clauses.append((isElse, []))
      }
    }
    if clauses.contains(where: { $0.body.contains(where: Self.declaresNames) }) {
      return clauses.flatMap { clause in
        switch clause.body.last {
        case .return, .throw: [Self.maybe(clause.body)]
        default: clause.body
        }
      }
    }
    return clauses.reversed().reduce(into: []) { otherwise, clause in
      otherwise = clause.isElse ? clause.body : [.branch([Self.unknown], then: clause.body, else: otherwise)]
    }
  }

  /// Whether what follows a statement sees names that it declares, as behind a `guard let`.
  private static func declaresNames(_ statement: Statement) -> Bool {
    switch statement {
    case .binding, .function, .property: true
    case .branch(let conditions, let then, _):
      then.isEmpty && conditions.contains { if case .matching = $0 { true } else { false } }
    default: false
    }
  }

  /// Holds or not.
  private static var unknown: Condition { .expression(.literal) }

  /// Statements that may run or not, in the scope of what stands around them.
  private static func maybe(_ statements: [Statement]) -> Statement {
    .branch([unknown], then: statements, else: [])
  }

  private mutating func bindings(_ decl: VariableDeclSyntax) -> [Statement] {
    var lowered: [Statement] = []
    for binding in decl.bindings {
      if binding.accessorBlock != nil {
        lowered += properties(decl).map { .property($0) }
        return lowered
      }
      let type = binding.typeAnnotation.map { self.type($0.type) }
      let value = binding.initializer.map { expression($0.value) }
      lowered.append(.binding(pattern(binding.pattern), type, value))
    }
    return lowered
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    var lowered: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let node): lowered.append(.expression(expression(node)))
      case .optionalBinding(let node):
        let pattern = pattern(node.pattern)
        lowered.append(.matching(pattern, node.initializer.map { expression($0.value) } ?? shadowed(node.pattern)))
      case .matchingPattern(let node):
        lowered.append(.matching(self.pattern(node.pattern), expression(node.initializer.value)))
      // A device has either system. Of a view only the newer form is drawn: the older one shows the same once more.
      case .availability: if !buildsView { lowered.append(Self.unknown) }
      }
    }
    return lowered
  }

  /// In `if let name` the value is what the name means outside.
  private func shadowed(_ pattern: PatternSyntax) -> Expression {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .literal }
    return .name(name.identifierText, range(name))
  }

  mutating func branch(_ node: IfExprSyntax) -> Statement {
    let conditions = conditions(node.conditions)
    let then = statements(node.body.statements, isValueBody: false)
    let otherwise: [Statement] =
      switch node.elseBody {
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let node): [branch(node)]
      case nil: []
      }
    // The names that the conditions bind live in the first branch only.
    return .block([.branch(conditions, then: [.block(then)], else: [.block(otherwise)])])
  }

  mutating func switchStatement(_ node: SwitchExprSyntax) -> Statement {
    var cases: [SwitchCase] = []
    add(node.cases, to: &cases)
    return .switch(expression(node.subject), cases)
  }

  private mutating func add(_ list: SwitchCaseListSyntax, to cases: inout [SwitchCase]) {
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(switchCase(node))
      case .ifConfigDecl(let decl):
        for clause in decl.clauses {
          if case .switchCases(let list) = clause.elements { add(list, to: &cases) }
        }
      }
    }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    var items: [CaseItem] = []
    if case .case(let label) = node.label {
      for item in label.caseItems {
        items.append(
          CaseItem(pattern: pattern(item.pattern), condition: item.whereClause.map { expression($0.condition) }))
      }
    }
    return SwitchCase(items: items, body: statements(node.statements))
  }
}

extension ThrowStmtSyntax {
  /// Whether a `do` around it, in the same body, catches what it throws.
  fileprivate var isCaught: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) { return false }
      if parent.isProtocol(DeclSyntaxProtocol.self), !parent.is(IfConfigDeclSyntax.self) { return false }
      if let statement = parent.as(DoStmtSyntax.self), !statement.catchClauses.isEmpty, node.id == statement.body.id {
        return true
      }
      node = parent
    }
    return false
  }
}
