/// Which targets and modules what is declared belongs to, to tell namesakes apart.
struct CompiledTargets: ProgramPart {
  let program: Program

  /// Of several declarations of one name, those that a file can see, and of these those that a target compiles together with it; all where
  /// that tells nothing.
  func compiled<Declaration>(
    with file: Int, of candidates: [Declaration], at place: (Declaration) -> Int
  ) -> [Declaration] {
    let candidates = visible(from: file, of: candidates, at: place)
    let own = targets(of: file)
    guard !own.isEmpty else { return candidates }
    let together = candidates.filter { !targets(of: place($0)).isDisjoint(with: own) }
    return together.isEmpty ? candidates : together
  }

  /// Those of the file's own module, or else of the modules that it imports and of none that is known; all where there are none.
  private func visible<Declaration>(
    from file: Int, of candidates: [Declaration], at place: (Declaration) -> Int
  ) -> [Declaration] {
    guard !program.fileModules.isEmpty else { return candidates }
    if let module = module(of: file) {
      let own = candidates.filter { self.module(of: place($0)) == module }
      if !own.isEmpty { return own }
    }
    let scope = Scope(file: file, type: nil)
    let imported = candidates.filter { module(of: place($0)).map { program.imports($0, in: scope) } ?? true }
    return imported.isEmpty ? candidates : imported
  }

  /// The module that a file is known to belong to.
  func module(of file: Int) -> String? {
    program.fileModules.indices.contains(file) ? program.fileModules[file] : nil
  }

  /// The target or module that has a type and none of the others; nil where one of them all has none of its own.
  func target(telling type: TypeID, from namesakes: [TypeID]) -> String? {
    let own = namesakes.map { namesake in
      let others = namesakes.filter { $0 != namesake }.map { owners(of: program.types[$0.index].scope.file) }
      return owners(of: program.types[namesake.index].scope.file).subtracting(others.joined())
    }
    guard !own.contains(where: \.isEmpty) else { return nil }
    return namesakes.firstIndex(of: type).flatMap { own[$0].min() }
  }

  private func owners(of file: Int) -> Set<String> { targets(of: file).union([module(of: file)].compactMap(\.self)) }

  /// The targets that compile a file; none where that is not known.
  private func targets(of file: Int) -> Set<String> {
    program.fileTargets.indices.contains(file) ? program.fileTargets[file] : []
  }
}
