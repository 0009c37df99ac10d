import SourceFacts

extension TypeResolution {
  /// The types of a name outside of others: those of the module, by what is known of modules and as far as folders are called like them,
  /// or else all.
  func topLevelTypes(_ name: String, of module: String) -> [TypeID] {
    let all = program.typesByName[name]?.filter { program.types[$0.index].scope.type == nil } ?? []
    guard all.count > 1 else { return all }
    let own = all.filter { isOf(module, $0) || lies($0, in: module) }
    return own.isEmpty ? all : own
  }

  /// The type that `Module.Type` means in an expression: one whose file lies in a folder that is called like the module, or of namesakes
  /// one that is known to be the module's.
  func type(_ name: String, ofModule module: TypeID, from scope: Scope) -> TypeID? {
    guard program.types[module.index].isExternal, name.isCapitalized else { return nil }
    let namesakes = program.typesByName[name]?.filter { program.types[$0.index].scope.type == nil } ?? []
    let moduleName = program.types[module.index].name
    let own = namesakes.count > 1 ? namesakes.filter { isOf(moduleName, $0) } : []
    return nearest(own.isEmpty ? namesakes.filter { lies($0, in: moduleName) } : own, to: scope)
  }

  private func isOf(_ module: String, _ type: TypeID) -> Bool {
    targets.module(of: program.types[type.index].scope.file) == module
  }

  private func lies(_ type: TypeID, in module: String) -> Bool {
    let file = program.types[type.index].scope.file
    return program.files.indices.contains(file) && folder(of: file).contains { $0 == module }
  }

  /// A nested type without source, or one that is named with its module.
  func externalMember(_ name: String, of outer: TypeID, in scope: Scope) -> TypeID {
    // While the program is being built it is not known what a type inherits.
    if program.isBuilt,
      program.models.isReferenced(name, by: hierarchy.ancestors(of: outer).map { program.types[$0.index].name })
    {
      return outer
    }
    let qualified = program.types[outer.index].name + "." + name
    let isPlain =
      program.imports(program.types[outer.index].name, in: scope) && !program.models.isKnown(qualified)
      && program.models.isKnown(name)
    return program.externalType(isPlain ? name : qualified)
  }

  func resolveName(_ name: String, in scope: Scope, depth: Int) -> TypeID? {
    if name == "Self", let type = scope.type { return type }
    var enclosing = scope.type
    while let type = enclosing {
      if program.types[type.index].simpleName == name, !program.types[type.index].isExternal { return type }
      if let found = member(type: name, of: type, depth: depth) { return found }
      if program.types[type.index].genericParameters.contains(where: { $0.name == name }) { return nil }
      enclosing = program.types[type.index].scope.type
    }
    let candidates = program.typesByName[name]?.filter { program.types[$0.index].scope.type == nil } ?? []
    if let found = nearest(candidates, to: scope) { return found }
    if let alias = nearestAlias(name, to: scope) { return resolve(alias.reference, in: alias.scope, depth: depth + 1) }
    return name == "_" ? nil : program.externalType(name, in: scope)
  }

  /// A type nested in another or in what that inherits from.
  func member(type name: String, of outer: TypeID, depth: Int = 0) -> TypeID? {
    if let found = program.types[outer.index].nested[name]?.first { return found }
    if let alias = program.types[outer.index].typealiases[name] {
      return resolve(alias.reference, in: alias.scope, depth: depth + 1)
    }
    // While the program is being built supertypes are not resolved yet; then only the type itself is searched.
    for ancestor in program.types[outer.index].supertypes.isEmpty ? [] : hierarchy.ancestors(of: outer).dropFirst() {
      if let found = program.types[ancestor.index].nested[name]?.first { return found }
      if let alias = program.types[ancestor.index].typealiases[name], depth < 8 {
        return resolve(alias.reference, in: alias.scope, depth: depth + 1)
      }
    }
    return nil
  }
}
