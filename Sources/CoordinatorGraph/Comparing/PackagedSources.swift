import SourceFacts

/// Source that one side of a comparison has in its own files, and the other in a package.
///
/// A base class or a container that moves out to a package, or comes back from one, changes nothing of the app, though on one side it can
/// be read and on the other it can't. What stands in files on one side alone is then read on both.
///
/// That a side has it in a package is told by files that both sides have: there they import something that they don't import on
/// the side that has the files, and name types that its files declare. Without a package they wouldn't compile.
struct PackagedSources {
  /// The files that one side alone has.
  let own: [FileFacts]
  /// Those that the other side alone has: what they declare it has from no package.
  let others: [FileFacts]
  /// The files that both sides have and that differ, as they are on the side that lacks the own ones, and as they are on the other.
  let changed: [(here: FileFacts, there: FileFacts)]

  /// The paths of the own files that the other side has in a package.
  var paths: Set<String> {
    let importing = changed.filter { Self.importsMore($0.here, than: $0.there) }.map(\.here)
    var wanted = importing.reduce(into: Set()) { $0.formUnion($1.namedTypes) }
    let declaredHere = (changed.map(\.here) + others).reduce(into: Set()) { $0.formUnion($1.declaredTypeNames) }
    var found: Set<String> = []
    var declared: Set<String> = []
    var grew = !wanted.isEmpty
    while grew {
      grew = false
      for file in own where !found.contains(file.path) {
        let names = file.declaredTypeNames
        // A file that was moved and changed is one of the app's on both sides.
        guard names.isDisjoint(with: declaredHere),
          !names.isDisjoint(with: wanted) || names.isEmpty && Self.extends(declared, file)
        else { continue }
        found.insert(file.path)
        declared.formUnion(names)
        wanted.formUnion(file.namedTypes)
        grew = true
      }
    }
    return found
  }

  /// Whether a file imports a module that another one doesn't.
  static func importsMore(_ file: FileFacts, than other: FileFacts) -> Bool {
    !modules(file).isSubset(of: modules(other))
  }

  private static func modules(_ file: FileFacts) -> Set<Substring> {
    Set(file.imports.map { module in module.prefix { $0 != "." } })
  }

  /// Whether a file adds to such types and to nothing else.
  private static func extends(_ types: Set<String>, _ file: FileFacts) -> Bool {
    !file.extensions.isEmpty && file.extensions.allSatisfy { $0.extended.path.first.map(types.contains) == true }
  }
}
