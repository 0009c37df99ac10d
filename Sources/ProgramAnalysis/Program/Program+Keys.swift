import SourceFacts

/// Strings that name something.
extension Program {
  /// The strings under which containers are told what to make. Of others it says nothing which they are.
  func findKeys() -> Set<String> {
    let naming = models.registryNames
    guard !naming.isEmpty else { return [] }
    let relevant = Set(files.indices.filter { !files[$0].usedTypeNames.isDisjoint(with: naming) })
    guard !relevant.isEmpty else { return [] }
    var keys: Set<String> = []
    let walk = ExpressionWalk(visit: { expression, _ in
      guard case .call(let call) = expression else { return }
      for case .string(let text) in call.arguments.lazy.filter({ $0.label == "name" }).map(\.value) { keys.insert(text) }
    })
    for symbol in types.lazy.flatMap(\.orderedFunctions) where relevant.contains(symbol.scope.file) {
      walk.walk(symbol.fact.body ?? [])
    }
    for symbol in types.lazy.flatMap(\.orderedProperties) where relevant.contains(symbol.scope.file) {
      walk.walk(symbol.fact)
    }
    return keys
  }
}
