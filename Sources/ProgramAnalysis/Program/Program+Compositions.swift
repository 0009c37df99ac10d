import Collections

extension Program {
  /// Views that may consist of others, directly or through more of their kind, as far as the names tell that their files use.
  ///
  /// - Parameter parts: the views that they may consist of.
  /// - Returns: these and all that names one of them.
  func compositions(of parts: Set<TypeID>) -> Set<TypeID> {
    guard !parts.isEmpty else { return [] }
    var users: [String: [TypeID]] = [:]
    for view in concreteSubtypes(of: externalType("View")) {
      for file in files(of: view) {
        for name in self.files[file].usedTypeNames { users[name, default: []].append(view) }
      }
    }
    var found = OrderedSet(parts.sorted())
    var index = 0
    while index < found.count {
      found.append(contentsOf: users[self[found[index]].simpleName] ?? [])
      index += 1
    }
    return Set(found)
  }
}
