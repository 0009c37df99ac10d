/// Which targets compile what, to tell namesakes apart.
struct CompiledTargets: ProgramPart {
  let program: Program

  /// Of several declarations of one name, those that a target compiles together with a file; all where that tells nothing.
  func compiled<Declaration>(
    with file: Int, of candidates: [Declaration], at place: (Declaration) -> Int
  ) -> [Declaration] {
    let own = targets(of: file)
    guard !own.isEmpty else { return candidates }
    let together = candidates.filter { !targets(of: place($0)).isDisjoint(with: own) }
    return together.isEmpty ? candidates : together
  }

  /// The target that compiles a type and none of the others; nil where one of them all has no target of its own.
  func target(telling type: TypeID, from namesakes: [TypeID]) -> String? {
    let own = namesakes.map { namesake in
      let others = namesakes.filter { $0 != namesake }.map { targets(of: program.types[$0.index].scope.file) }
      return targets(of: program.types[namesake.index].scope.file).subtracting(others.joined())
    }
    guard !own.contains(where: \.isEmpty) else { return nil }
    return namesakes.firstIndex(of: type).flatMap { own[$0].min() }
  }

  /// The targets that compile a file; none where that is not known.
  private func targets(of file: Int) -> Set<String> {
    program.fileTargets.indices.contains(file) ? program.fileTargets[file] : []
  }
}
