import SourceFacts

/// The names that a closure takes from outside, and how it holds what they mean.
struct FreeNames {
  /// Names that it keeps alive, with the first place where each is written.
  private(set) var strong: [(name: String, range: SourceRange)] = []
  /// Names in its capture list, which stand for the values that they had.
  private(set) var values: Set<String> = []
  /// Names that it captures weakly.
  private(set) var weak: Set<String> = []

  init(of closure: ClosureFact) {
    weak = Set(closure.captures.filter(\.isWeak).map(\.name))
    var bound = Set(closure.parameters?.map(\.name) ?? []).union(weak)
    for capture in closure.captures where !capture.isWeak {
      // `[self]` and `[child]` keep what they name; of `[model = self.model]` only the value is kept.
      if capture.value == nil { add(capture.name, closure.range) }
      if capture.name != "self" { values.insert(capture.name) }
      bound.insert(capture.name)
    }
    Self.bind(closure.body, &bound)
    let names = bound
    var found: [(String, SourceRange)] = []
    var walk = ExpressionWalk { expression, _ in
      switch expression {
      case .name(let name, let range): found.append((name, range))
      case .closure(let inner):
        let free = FreeNames(of: inner)
        found += free.strong.map { ($0.name, $0.range) }
        // What an inner closure captures weakly the outer one must have.
        found += free.weak.sorted().map { ($0, inner.range) }
      default: break
      }
    }
    walk.entersClosures = false
    walk.walk(closure.body)
    for (name, range) in found where !names.contains(name) { add(name, range) }
  }

  private mutating func add(_ name: String, _ range: SourceRange) {
    if !strong.contains(where: { $0.name == name }) { strong.append((name, range)) }
  }

  /// Whether a body gives a name a meaning of its own, as `guard let self` does.
  static func rebinds(_ name: String, in body: [Statement]) -> Bool { bound(in: body).contains(name) }

  /// The names that a body gives a meaning of its own, wherever in it.
  static func bound(in body: [Statement]) -> Set<String> {
    var bound: Set<String> = []
    bind(body, &bound)
    return bound
  }

  // MARK: - Bindings

  private static func bind(_ statements: [Statement], _ bound: inout Set<String>) {
    for statement in statements { bind(statement, &bound) }
  }

  private static func bind(_ statement: Statement, _ bound: inout Set<String>) {
    switch statement {
    case .binding(let pattern, _, _): bind(pattern, &bound)
    case .branch(let conditions, let then, let otherwise):
      for case .matching(let pattern, _) in conditions { bind(pattern, &bound) }
      bind(then + otherwise, &bound)
    case .switch(_, let cases):
      for branch in cases {
        for pattern in branch.patterns { bind(pattern, &bound) }
        bind(branch.body, &bound)
      }
    case .forEach(let pattern, _, let body):
      bind(pattern, &bound)
      bind(body, &bound)
    case .block(let statements): bind(statements, &bound)
    case .function(let fact): bound.insert(fact.name)
    case .property(let fact): bound.insert(fact.name)
    case .expression(.statement(let inner, _)): bind(inner, &bound)
    case .return(.some(.statement(let inner, _))): bind(inner, &bound)
    case .expression, .return, .throw, .forAwait: break
    }
  }

  private static func bind(_ pattern: Pattern, _ bound: inout Set<String>) {
    switch pattern {
    case .name(let name): bound.insert(name)
    case .tuple(let parts), .enumCase(_, let parts, _): for part in parts { bind(part, &bound) }
    case .cast(let inner, _): bind(inner, &bound)
    case .expression(.statement(let statement, _)): bind(statement, &bound)
    case .wildcard, .expression: break
    }
  }
}
