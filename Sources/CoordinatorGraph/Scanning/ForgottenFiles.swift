import SourceFacts

/// Files that a project lacks though it needs them: in the middle of a change, or where a tool adds them that was not run.
///
/// Without them it would not compile: files that it has name types that they alone declare. Of two that declare one type, which is meant is not
/// known.
struct ForgottenFiles {
  /// Their paths.
  private(set) var paths: Set<String> = []

  /// - Parameters:
  ///   - files: all that are no tests.
  ///   - uncompiled: the paths of those that no target has.
  init(_ files: [FileFacts], _ uncompiled: Set<String>) {
    if uncompiled.isEmpty { return }
    let (others, compiled) = (
      files.filter { uncompiled.contains($0.path) }, files.filter { !uncompiled.contains($0.path) }
    )
    var declared = compiled.reduce(into: Set()) { $0.formUnion($1.declaredTypeNames) }
    var wanted = compiled.reduce(into: Set()) { $0.formUnion($1.namedTypes) }
    let counts = others.flatMap(\.declaredTypeNames).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var left = others.filter { file in file.declaredTypeNames.allSatisfy { counts[$0] == 1 } }
    while true {
      let found = left.filter { file in
        let names = file.declaredTypeNames
        return names.isDisjoint(with: declared) && !names.isDisjoint(with: wanted)
      }
      if found.isEmpty { return }
      paths.formUnion(found.map(\.path))
      for file in found {
        declared.formUnion(file.declaredTypeNames)
        wanted.formUnion(file.namedTypes)
      }
      left.removeAll { paths.contains($0.path) }
    }
  }
}

extension FileFacts {
  /// The names of the types that a file declares, those of typealiases among them.
  var declaredTypeNames: Set<String> { Set(types.map(\.name) + typealiases.map(\.name)) }

  /// The names of types that a file uses, inherits from or extends.
  var namedTypes: Set<String> {
    let inherited = (types.flatMap(\.inherits) + extensions.flatMap(\.inherits)).flatMap(\.names)
    return usedTypeNames.union(inherited).union(extensions.compactMap(\.extended.path.first))
  }
}
