import GraphModel

extension Finding: Comparable {
  /// By place, then by rule and by what it says.
  public static func < (left: Finding, right: Finding) -> Bool {
    let (first, second) = (left.location, right.location)
    if first != second { return (first.file, first.line, first.column) < (second.file, second.line, second.column) }
    if (left.rule, left.message) != (right.rule, right.message) {
      return (left.rule, left.message) < (right.rule, right.message)
    }
    return left.symbols.lexicographicallyPrecedes(right.symbols)
  }
}
