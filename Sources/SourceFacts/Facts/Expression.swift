/// An expression, without what does not change which objects it is about: `try`, `await`, `?` and `!` are taken off.
package indirect enum Expression: Sendable {
  case name(String, SourceRange)
  /// `base.name`, or `.name` without a base.
  case member(Expression?, String, SourceRange)
  case call(Call)
  /// `base[arguments]`.
  case index(Call)
  case closure(ClosureFact)
  /// `target = value`, or with another operator than `=` a compound assignment.
  case assignment(target: Expression, operator: String, value: Expression, SourceRange)
  case infix(Expression, operator: String, Expression, SourceRange)
  case prefix(operator: String, Expression, SourceRange)
  case tuple([TupleElement])
  case array([Expression], SourceRange)
  case dictionary([DictionaryEntry], SourceRange)
  case cast(Expression, TypeReference, SourceRange)
  /// `value is Type`.
  case check(Expression, TypeReference)
  case ternary(condition: Expression, Expression, Expression)
  /// An `if`, `switch` or `do` used for its value.
  case statement(Statement, SourceRange)
  /// `\Root.name.name`; the root where it is written.
  case keyPath([String], root: TypeReference?, SourceRange)
  /// `Name<Argument>`.
  case specialized(Expression, [TypeReference])
  /// A type where a value may stand, such as `[Item]` in `[Item]()`.
  case type(TypeReference, SourceRange)
  case reference(Expression)
  /// Something that has no value of interest but holds expressions that run.
  case effects([Expression])
  /// `nil`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A string without interpolation.
  case string(String)
  /// A whole number that an `Int` holds.
  case integer(Int)
  case literal

  package struct TupleElement: Sendable {
    package let label: String?
    package let value: Expression
  }

  package struct DictionaryEntry: Sendable {
    package let key: Expression
    package let value: Expression
  }
}

/// A call, or the use of a subscript.
package struct Call: Sendable {
  package let callee: Expression
  package let arguments: [Argument]
  package let range: SourceRange

  package init(callee: Expression, arguments: [Argument], range: SourceRange) {
    self.callee = callee
    self.arguments = arguments
    self.range = range
  }

  package struct Argument: Sendable {
    package let label: String?
    package let value: Expression
    package let isTrailing: Bool

    package init(label: String?, value: Expression, isTrailing: Bool) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
    }
  }
}

/// A closure literal.
package final class ClosureFact: Sendable {
  package let captures: [Capture]
  /// `$0`, `$1` … as far as they are used where the closure names none; nil where it uses none either.
  package let parameters: [Parameter]?
  /// What it gives, where it says so.
  package let result: TypeReference?
  package let body: [Statement]
  package let range: SourceRange
  /// How it begins, for a literal in the source.
  package let opening: Opening?

  package struct Capture: Sendable {
    package let name: String
    /// `weak` or `unowned`.
    package let isWeak: Bool
    package let value: Expression?

    package init(name: String, isWeak: Bool, value: Expression?) {
      self.name = name
      self.isWeak = isWeak
      self.value = value
    }
  }

  package struct Parameter: Sendable {
    package let name: String
    package let type: TypeReference?

    package init(name: String, type: TypeReference?) {
      self.name = name
      self.type = type
    }
  }

  /// The places in a literal at which a capture could be written.
  package struct Opening: Sendable {
    /// Behind the brace.
    package let brace: UInt32
    /// Behind the bracket of the capture list, where there is one.
    package let captureList: UInt32?
    /// Whether there is an `in`.
    package let hasSignature: Bool
    /// Where the first statement begins; nil for an empty body.
    package let body: UInt32?
  }

  package init(
    captures: [Capture], parameters: [Parameter]?, result: TypeReference? = nil, body: [Statement], range: SourceRange,
    opening: Opening? = nil
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.range = range
    self.opening = opening
  }
}

extension Expression {
  /// Where it stands, where that is kept.
  package var range: SourceRange? {
    switch self {
    case .name(_, let range), .member(_, _, let range), .assignment(_, _, _, let range), .infix(_, _, _, let range),
      .prefix(_, _, let range), .array(_, let range), .dictionary(_, let range), .cast(_, _, let range),
      .statement(_, let range),
      .keyPath(_, _, let range), .type(_, let range):
      range
    case .call(let call), .index(let call): call.range
    case .closure(let closure): closure.range
    case .reference(let expression), .specialized(let expression, _): expression.range
    case .tuple, .ternary, .check, .effects, .null, .boolean, .string, .integer, .literal: nil
    }
  }
}
