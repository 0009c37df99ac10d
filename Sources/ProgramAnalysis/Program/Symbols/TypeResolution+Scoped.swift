extension TypeResolution {
  /// The nominal type that a reference means; nil for tuples, functions and arrays, which are none.
  func resolve(_ type: ScopedType) -> TypeID? {
    if let known = type.resolution { return known }
    let found = resolve(type.reference, in: type.scope)
    if program.isBuilt { type.resolution = .some(found) }
    return found
  }

  /// What a typealias stands for, where that is no nominal type; otherwise the type itself.
  func expand(_ type: ScopedType) -> ScopedType {
    if let known = type.expansion { return known }
    let expanded = expand(type.reference, in: type.scope)
    // The expansion of most types is the type itself.
    if program.isBuilt, expanded !== type { type.expansion = expanded }
    return expanded
  }
}
