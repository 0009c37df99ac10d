import SourceFacts

extension TypeResolution {
  func alias(named name: String, in scope: Scope) -> ScopedType? {
    var enclosing = scope.type
    while let type = enclosing {
      if let alias = program.types[type.index].typealiases[name] { return alias }
      if program.types[type.index].nested[name] != nil { return nil }
      enclosing = program.types[type.index].scope.type
    }
    return program.typesByName[name] == nil ? nearestAlias(name, to: scope) : nil
  }

  /// What `Module.Alias` stands for, where the module is the app's own; who names a system's module means its type and not the app's.
  func alias(at path: ArraySlice<String>, from scope: Scope) -> ScopedType? {
    guard path.count == 2, let module = path.first, let name = path.last, program.typesByName[module] == nil,
      !AppleFrameworks.modules.contains(module), let alias = nearestAlias(name, to: scope)
    else { return nil }
    // `typealias Panel = PanelKit.Panel` gives a library's type a shorter name.
    if case .named(let target, _) = alias.reference, target == Array(path) { return nil }
    return alias
  }

  func nearestAlias(_ name: String, to scope: Scope) -> ScopedType? {
    guard let aliases = program.globalTypealiases[name] else { return nil }
    return nearest(aliases, to: scope.file) { $0.scope.file }
  }

  /// Of several types of one name, one that a target compiles together with the file that names it; of these, or where no targets
  /// are known, the one whose file shares the longest path with that file: modules are folders.
  func nearest(_ candidates: [TypeID], to scope: Scope) -> TypeID? {
    guard candidates.count > 1, scope.file >= 0 else { return candidates.first }
    // What is declared in the file itself may be private to it.
    if let own = candidates.first(where: { program.types[$0.index].scope.file == scope.file }) { return own }
    let candidates = targets.compiled(with: scope.file, of: candidates) { program.types[$0.index].scope.file }
    let here = folder(of: scope.file)
    var best = candidates[0]
    for candidate in candidates.dropFirst() where isNearer(candidate, than: best, to: here) { best = candidate }
    return best
  }

  private func isNearer(_ type: TypeID, than other: TypeID, to here: [String]) -> Bool {
    shared(here, folder(of: program.types[type.index].scope.file))
      > shared(here, folder(of: program.types[other.index].scope.file))
  }

  /// The folders that a file lies in, from the root down.
  func folder(of file: Int) -> [String] { program.folders[file] }

  /// The global variable that a name means in a file.
  func globalProperty(_ name: String, from file: Int) -> PropertySymbol? {
    program.globalProperties[name].flatMap { nearest($0, to: file) { $0.scope.file } }
  }

  /// Of several declarations of one name, the one in the file itself, or else the one of the same target whose folder is nearest.
  private func nearest<Declaration>(
    _ candidates: [Declaration], to file: Int, of place: (Declaration) -> Int
  ) -> Declaration? {
    guard candidates.count > 1, program.files.indices.contains(file) else { return candidates.first }
    if let own = candidates.first(where: { place($0) == file }) { return own }
    let candidates = targets.compiled(with: file, of: candidates, at: place)
    let here = folder(of: file)
    var best = candidates[0]
    for candidate in candidates.dropFirst()
    where shared(here, folder(of: place(candidate))) > shared(here, folder(of: place(best))) {
      best = candidate
    }
    return best
  }

  private func shared(_ left: [String], _ right: [String]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}
