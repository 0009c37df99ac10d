import SourceFacts

/// The calls of a body that run one after the other whenever the first of them does: those of one block, without what stands in
/// its branches.
struct StraightLines {
  enum Step {
    /// A call on a variable, or one that is passed it.
    case call(Variable, SourceRange)
    /// A variable gets another value.
    case assignment(Variable)
    /// A local variable begins.
    case binding(String)
    /// Something after which nothing is certain: a way out, or a branch.
    case end
  }

  /// A variable as it is written: `name`, or `self.name`.
  struct Variable: Hashable {
    let name: String
    let isOwn: Bool
  }

  /// The body's own block.
  private(set) var outer: [Step] = []
  /// The blocks inside it.
  private var inner: [[Step]] = []

  /// Each block by itself, the outer first.
  var lists: [[Step]] { [outer] + inner }

  init(of body: [Statement]) {
    outer = steps(of: body)
  }

  private mutating func steps(of statements: [Statement]) -> [Step] {
    var steps: [Step] = []
    for statement in statements { add(statement, to: &steps) }
    return steps
  }

  private mutating func add(_ statement: Statement, to steps: inout [Step]) {
    switch statement {
    case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))): add(inner, to: &steps)
    case .expression(let expression): add(expression, to: &steps)
    case .binding(let pattern, _, let value):
      if let value { add(value, to: &steps) }
      if case .name(let name) = pattern { steps.append(.binding(name)) } else { steps.append(.end) }
    case .branch(let conditions, let then, let otherwise):
      // The names that a guard binds live on.
      for case .matching(.name(let name), _) in conditions { steps.append(.binding(name)) }
      inner += [then, otherwise].filter { !$0.isEmpty }.map { self.steps(of: $0) }
      // What a branch did is not known behind it.
      if !then.isEmpty { steps.append(.end) }
    case .switch(_, let cases):
      for branch in cases { inner.append(self.steps(of: branch.body)) }
      steps.append(.end)
    case .forEach(_, _, let body):
      inner.append(self.steps(of: body))
      steps.append(.end)
    case .return(let value):
      if let value { add(value, to: &steps) }
      steps.append(.end)
    case .throw(let error):
      add(error, to: &steps)
      steps.append(.end)
    case .block(let statements):
      for statement in statements { add(statement, to: &steps) }
    case .forAwait, .function, .property: break
    }
  }

  private func add(_ expression: Expression, to steps: inout [Step]) {
    switch expression {
    case .call(let call):
      if let variable = call.variable { steps.append(.call(variable, call.range)) }
    case .assignment(let target, _, let value, _):
      add(value, to: &steps)
      if let variable = target.variable { steps.append(.assignment(variable)) }
    default: break
    }
  }
}

extension Call {
  /// The variable that it is called on or passed.
  fileprivate var variable: StraightLines.Variable? {
    if case .member(.some(let base), _, _) = callee, let variable = base.variable { return variable }
    return arguments.lazy.compactMap(\.value.variable).first
  }
}

extension Expression {
  fileprivate var variable: StraightLines.Variable? {
    switch self {
    case .name("self", _), .name("super", _): nil
    case .name(let name, _): StraightLines.Variable(name: name, isOwn: false)
    case .member(.some(.name("self", _)), let name, _): StraightLines.Variable(name: name, isOwn: true)
    case .cast(let inner, _, _), .reference(let inner): inner.variable
    default: nil
    }
  }
}
