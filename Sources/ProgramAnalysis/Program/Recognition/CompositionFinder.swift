import SourceFacts

/// What the views of an app are composed of.
struct CompositionFinder: ProgramPart {
  let program: Program

  /// Views that may consist of others, directly or through more of their kind, as far as the names tell that their files use.
  ///
  /// - Parameter parts: the views that they may consist of.
  /// - Returns: these and all that names one of them.
  func compositions(of parts: Set<TypeID>) -> Set<TypeID> {
    guard !parts.isEmpty else { return [] }
    var users: [String: [TypeID]] = [:]
    for view in hierarchy.concreteSubtypes(of: program.externalType("View")) {
      for file in program.files(of: view) {
        for name in program.files[file].usedTypeNames { users[name, default: []].append(view) }
      }
    }
    return Set(reachable(from: parts) { users[program[$0].simpleName] ?? [] })
  }

  /// Views that may be a link to a value's destination, as far as the names tell that their files use.
  var linkingViews: Set<TypeID> {
    Set(
      hierarchy.concreteSubtypes(of: program.externalType("View")).filter { view in
        program.files(of: view).contains { program.files[$0].usedTypeNames.contains("NavigationLink") }
      })
  }
}
