import SourceFacts

/// Strings that name something.
struct KeyFinder: ProgramPart {
  let program: Program

  /// The strings under which containers are told what to make. Of others it says nothing which they are.
  func findKeys() -> Set<String> {
    var labels = program.models.keyLabels
    if !program.models.registryNames.isEmpty { labels.insert("name") }
    guard !labels.isEmpty else { return [] }
    var keys: Set<String> = []
    var constants: Set<String> = []
    let walk = ExpressionWalk(visit: { expression, _ in
      guard case .call(let call) = expression else { return }
      for argument in call.arguments where argument.label.map(labels.contains) == true {
        for value in argument.value.elements {
          switch value {
          case .string(let text): keys.insert(text)
          case .member(_, let name, _): constants.insert(name)
          default: break
          }
        }
      }
    })
    for symbol in program.types.lazy.flatMap(\.orderedFunctions) { walk.walk(symbol.fact.body ?? []) }
    let properties = program.types.flatMap(\.orderedProperties)
    for symbol in properties { walk.walk(symbol.fact) }
    for symbol in properties where symbol.fact.isStatic && constants.contains(symbol.fact.name) {
      if case .string(let text)? = symbol.fact.initialValue { keys.insert(text) }
    }
    return keys
  }
}

extension Expression {
  /// What an array or a choice consists of; otherwise itself.
  fileprivate var elements: [Expression] {
    switch self {
    case .array(let elements, _): elements
    case .ternary(_, let first, let second): [first, second]
    default: [self]
    }
  }
}
