import SwiftOperators
import SwiftParser
import SwiftSyntax

extension FileLowering {
  /// Folds a flat sequence by the precedence of its operators and lowers what comes out.
  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    learnOperators(of: node)
    let folded = operators.foldSingle(node) { _ in }
    let outer = base
    base += UInt32(node.position.utf8Offset)
    defer { base = outer }
    return expression(folded)
  }

  /// An operator that the standard library doesn't have binds like one without a precedence group; its declaration may stand in
  /// any file, and facts depend on one.
  private mutating func learnOperators(of node: SequenceExprSyntax) {
    for element in node.elements {
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        operators.infixOperator(named: name) == nil, learnedOperators.insert(name).inserted
      else { continue }
      operators.addSourceFile(Parser.parse(source: "infix operator \(name)")) { _ in }
    }
  }

  mutating func infix(_ node: InfixOperatorExprSyntax) -> Expression {
    let left = expression(node.leftOperand)
    let right = expression(node.rightOperand)
    switch node.operator.as(ExprSyntaxEnum.self) {
    case .assignmentExpr:
      return .assignment(target: left, operator: "=", value: right, range(node))
    case .binaryOperatorExpr(let op):
      let name = op.operator.text
      if operators.infixOperator(named: name)?.precedenceGroup == "AssignmentPrecedence" {
        return .assignment(target: left, operator: name, value: right, range(node))
      }
      return .infix(left, operator: name, right, range(node))
    default: return .effects([left, right])
    }
  }
}
