import SourceFacts

/// The calls of a body that run one after the other whenever the first of them does: those of one block, without what stands in
/// its branches.
struct StraightLines {
  enum Step {
    /// A call on a variable, or one that is passed it, by the variable's name.
    case call(String, SourceRange)
    /// A name gets another value.
    case binding(String)
    /// Something after which nothing is certain: a way out, or a branch.
    case end
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
    case .expression(.statement(let inner, _)): add(inner, to: &steps)
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
    case .block(let statements):
      for statement in statements { add(statement, to: &steps) }
    case .forAwait, .function, .property: break
    }
  }

  private func add(_ expression: Expression, to steps: inout [Step]) {
    switch expression {
    case .call(let call):
      if let name = call.variable { steps.append(.call(name, call.range)) }
    case .assignment(let target, _, let value, _):
      add(value, to: &steps)
      if let name = target.variable { steps.append(.binding(name)) }
    default: break
    }
  }
}

extension Call {
  /// The variable that it is called on or passed.
  fileprivate var variable: String? {
    if case .member(.some(let base), _, _) = callee, let name = base.variable, name != "self", name != "super" {
      return name
    }
    return arguments.lazy.compactMap(\.value.variable).first { $0 != "self" }
  }
}

extension Expression {
  /// `name` or `self.name`.
  fileprivate var variable: String? {
    switch self {
    case .name(let name, _): name
    case .member(.some(.name("self", _)), let name, _): name
    case .cast(let inner, _, _), .reference(let inner): inner.variable
    default: nil
    }
  }
}
