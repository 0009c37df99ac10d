import SourceFacts

/// Whether what a body makes at a place is only called there, and started.
struct LocalUse {
  /// Where it is started; nil where it is not, or where it may leave the body.
  private(set) var start: SourceRange?

  init(of creation: SourceRange, in body: [Statement]) {
    if let variable = Self.variable(holding: creation, in: body) {
      start = Self.start(ofLocal: variable, in: body)
    } else {
      start = Self.start(ofChain: creation, in: body)
    }
  }

  /// The local variable that begins with what is made.
  private static func variable(holding creation: SourceRange, in body: [Statement]) -> String? {
    for statement in body {
      switch statement {
      case .binding(.name(let name), _, .some(let value)) where value.range == creation: return name
      case .property(let fact) where fact.initialValue?.range == creation: return fact.name
      case .branch(_, let then, let otherwise):
        if let found = variable(holding: creation, in: then) ?? variable(holding: creation, in: otherwise) {
          return found
        }
      case .switch(_, let cases):
        for branch in cases { if let found = variable(holding: creation, in: branch.body) { return found } }
      case .block(let inner), .forEach(_, _, let inner):
        if let found = variable(holding: creation, in: inner) { return found }
      case .expression(.statement(let inner, _)), .return(.some(.statement(let inner, _))):
        if let found = variable(holding: creation, in: [inner]) { return found }
      default: continue
      }
    }
    return nil
  }

  /// The call that starts a variable, if the variable is nothing but called and set up.
  private static func start(ofLocal name: String, in body: [Statement]) -> SourceRange? {
    var leaves = false
    var start: SourceRange?
    let visit: (Expression, ExpressionWalk.Place) -> Void = { expression, place in
      switch expression {
      case .name(name, _): leaves = leaves || place != .base
      case .call(let call):
        if case .member(.some(.name(name, _)), let member, _) = call.callee, PatternWords.isStart(member) {
          start = start ?? call.range
        }
      // What a closure names it keeps.
      case .closure(let closure):
        let free = FreeNames(of: closure)
        leaves = leaves || free.strong.contains { $0.name == name } || free.values.contains(name)
      default: break
      }
    }
    var walk = ExpressionWalk(visit: visit)
    walk.entersClosures = false
    walk.walk(body)
    return leaves ? nil : start
  }

  /// The call that starts what is made in one expression: `Child().start()`.
  private static func start(ofChain creation: SourceRange, in body: [Statement]) -> SourceRange? {
    var start: SourceRange?
    ExpressionWalk { expression, _ in
      guard case .call(let call) = expression, case .member(.some(let base), let member, _) = call.callee,
        base.range == creation, PatternWords.isStart(member)
      else { return }
      start = call.range
    }.walk(body)
    return start
  }
}
