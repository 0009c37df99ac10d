import SourceFacts

extension Expression {
  /// The ranges of the expression and of all expressions inside, from the outside in.
  var ranges: [SourceRange] {
    (range.map { [$0] } ?? []) + parts.flatMap(\.ranges)
  }

  private var parts: [Expression] {
    switch self {
    case .member(let base?, _, _): [base]
    case .call(let call), .index(let call): [call.callee] + call.arguments.map(\.value)
    case .assignment(let target, _, let value, _): [target, value]
    case .infix(let left, _, let right, _): [left, right]
    case .closure(let closure):
      closure.body.compactMap { statement in
        switch statement {
        case .expression(let value), .return(let value?): value
        default: nil
        }
      }
    default: []
    }
  }
}
