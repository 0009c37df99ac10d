import ProgramAnalysis
import SourceFacts

/// Files that a project lacks though it needs them: in the middle of a change, or where a tool adds them that was not run.
///
/// Without them it would not compile: files that it has name types that they alone declare. Of names that a system's or a package's type may
/// have as well that cannot be said, and of two files that declare one type, which is meant is not known: what counts is a file that is called like
/// its coordinator, view controller, view or view model.
struct ForgottenFiles {
  /// Their paths.
  private(set) var paths: Set<String> = []

  /// - Parameters:
  ///   - files: all that are no tests.
  ///   - uncompiled: the paths of those that no target has.
  init(_ files: [FileFacts], _ uncompiled: Set<String>) {
    var left = files.filter { uncompiled.contains($0.path) && $0.isPartOfFlow }
    if left.isEmpty { return }
    let compiled = files.filter { !uncompiled.contains($0.path) }
    let counts = left.flatMap(\.declaredTypeNames).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    left.removeAll { file in file.declaredTypeNames.contains { counts[$0] != 1 } }
    var declared = compiled.reduce(into: Set()) { $0.formUnion($1.declaredTypeNames) }
    var wanted = compiled.reduce(into: Set()) { $0.formUnion($1.namedTypes) }
    while true {
      let found = left.filter { wanted.contains($0.path.typeName) && $0.declaredTypeNames.isDisjoint(with: declared) }
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

extension String {
  /// What a path says that a type is called which is alone in its file.
  fileprivate var typeName: String {
    let name = split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}

extension FileFacts {
  /// Whether a file is called like a part of a flow that it declares.
  fileprivate var isPartOfFlow: Bool {
    let name = path.typeName
    if PatternWords.namesPartOfFlow(name) { return declaredTypeNames.contains(name) }
    return types.contains { $0.name == name && $0.inherits.flatMap(\.names).contains(where: PatternWords.namesScreen) }
  }

  /// The names of the types that a file declares, those of typealiases among them.
  var declaredTypeNames: Set<String> { Set(types.map(\.name) + typealiases.map(\.name)) }

  /// The names of types that a file uses, inherits from or extends.
  var namedTypes: Set<String> {
    let inherited = (types.flatMap(\.inherits) + extensions.flatMap(\.inherits)).flatMap(\.names)
    return usedTypeNames.union(inherited).union(extensions.compactMap(\.extended.path.first))
  }
}
