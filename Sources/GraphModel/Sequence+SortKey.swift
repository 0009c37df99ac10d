extension Sequence {
  /// Sorts by keys of strings, each of which is made once.
  func sorted(byKey key: (Element) -> [String]) -> [Element] {
    map { (key($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}
