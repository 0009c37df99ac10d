import SourceFacts

extension Program {
  /// The nominal type that a reference means in a scope; nil for tuples, functions and arrays, which are none.
  func resolve(_ reference: TypeReference, in scope: Scope) -> TypeID? {
    guard isBuilt else { return resolve(reference, in: scope, depth: 0) }
    let key = ResolutionKey(reference: reference, file: scope.file, type: scope.type)
    if let known = resolutions[key] { return known }
    let found = resolve(reference, in: scope, depth: 0)
    resolutions[key] = found
    return found
  }

  private func resolve(_ reference: TypeReference, in scope: Scope, depth: Int) -> TypeID? {
    // Typealiases may be written in a circle.
    guard depth < 16 else { return nil }
    switch reference {
    case .named(let path, let arguments):
      let type = resolve(path, in: scope, depth: depth)
      if let type, models.elements(of: types[type.index].name) != nil { return nil }
      // An envelope of the library's stands for what is in it.
      guard let type, let content = arguments.first, models.isTransparent(types[type.index].name) else { return type }
      return resolve(content, in: scope, depth: depth + 1)
    case .composition(let parts):
      let resolved = parts.compactMap { resolve($0, in: scope, depth: depth + 1) }
      return resolved.isEmpty ? nil : composition(resolved)
    case .array, .dictionary, .tuple, .function, .metatype: return nil
    }
  }

  struct ResolutionKey: Hashable {
    let reference: TypeReference
    let file: Int
    let type: TypeID?
  }

  /// What a typealias stands for, where that is no nominal type; otherwise the reference itself.
  func expand(_ reference: TypeReference, in scope: Scope) -> ScopedType {
    var current = ScopedType(reference: reference, scope: scope)
    for _ in 0..<16 {
      guard case .named(let path, _) = current.reference,
        let target = path.count == 1
          ? alias(named: path[0], in: current.scope) : alias(at: path[...], from: current.scope)
      else { break }
      current = target
    }
    return collection(for: current) ?? current
  }

  /// The array that a library's type is another name for.
  private func collection(for type: ScopedType) -> ScopedType? {
    guard case .named(let path, let arguments) = type.reference, let name = path.last,
      models.collectionNames.contains(name), let element = arguments.last,
      let resolved = resolve(path, in: type.scope, depth: 0),
      let model = models.elements(of: types[resolved.index].name)
    else { return nil }
    switch model {
    case .argument: return ScopedType(reference: .array(element), scope: type.scope)
    case .type(let name): return ScopedType(reference: .array(.named([name], arguments: arguments)), scope: type.scope)
    }
  }

  /// The library's type that a reference names, where its values stand for those of its argument.
  func envelope(_ type: ScopedType) -> TypeID? {
    guard case .named(let path, let arguments) = expand(type).reference, !arguments.isEmpty,
      let found = resolve(path, in: type.scope, depth: 0), models.isTransparent(types[found.index].name)
    else { return nil }
    return found
  }

  private func resolve(_ path: [String], in scope: Scope, depth: Int) -> TypeID? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    var current = resolveName(first, in: scope, depth: depth)
    // `Module.Type`: the first component is no type that has the next one in it.
    if let next = rest.first, current.map({ types[$0.index].isExternal }) ?? true,
      let type = nearest(topLevelTypes(next, of: first), to: scope)
    {
      current = type
      rest = rest.dropFirst()
    } else if current.map({ types[$0.index].isExternal }) ?? true, let alias = alias(at: path.prefix(2), from: scope) {
      // Aliases may be written in a circle through two names; larger steps keep the search short.
      current = resolve(alias.reference, in: alias.scope, depth: depth + 4)
      rest = rest.dropFirst()
    }
    for name in rest {
      guard let outer = current else { return nil }
      current = member(type: name, of: outer, depth: depth) ?? externalMember(name, of: outer, in: scope)
    }
    return current
  }

  /// The types of a name outside of others: those of the module, as far as folders are called like modules, or else all.
  private func topLevelTypes(_ name: String, of module: String) -> [TypeID] {
    let all = typesByName[name]?.filter { types[$0.index].scope.type == nil } ?? []
    guard all.count > 1 else { return all }
    let own = all.filter { lies($0, in: module) }
    return own.isEmpty ? all : own
  }

  /// The type that `Module.Type` means in an expression: one whose file lies in a folder that is called like the module.
  func type(_ name: String, ofModule module: TypeID, from scope: Scope) -> TypeID? {
    guard types[module.index].isExternal, name.first?.isUppercase == true else { return nil }
    let candidates = typesByName[name]?.filter {
      types[$0.index].scope.type == nil && lies($0, in: types[module.index].name)
    }
    return candidates.flatMap { nearest($0, to: scope) }
  }

  private func lies(_ type: TypeID, in module: String) -> Bool {
    let file = types[type.index].scope.file
    return files.indices.contains(file) && folder(of: file).contains { $0 == module }
  }

  /// A nested type without source, or one that is named with its module.
  private func externalMember(_ name: String, of outer: TypeID, in scope: Scope) -> TypeID {
    // While the program is being built it is not known what a type inherits.
    if isBuilt, models.isReferenced(name, by: ancestors(of: outer).map { types[$0.index].name }) { return outer }
    let qualified = types[outer.index].name + "." + name
    let isPlain = imports(types[outer.index].name, in: scope) && !models.isKnown(qualified) && models.isKnown(name)
    return externalType(isPlain ? name : qualified)
  }

  private func resolveName(_ name: String, in scope: Scope, depth: Int) -> TypeID? {
    if name == "Self", let type = scope.type { return type }
    var enclosing = scope.type
    while let type = enclosing {
      if types[type.index].simpleName == name, !types[type.index].isExternal { return type }
      if let found = member(type: name, of: type, depth: depth) { return found }
      if types[type.index].genericParameters.contains(where: { $0.name == name }) { return nil }
      enclosing = types[type.index].scope.type
    }
    let candidates = typesByName[name]?.filter { types[$0.index].scope.type == nil } ?? []
    if let found = nearest(candidates, to: scope) { return found }
    if let alias = nearestAlias(name, to: scope) { return resolve(alias.reference, in: alias.scope, depth: depth + 1) }
    return name == "_" ? nil : externalType(name, in: scope)
  }

  /// A type nested in another or in what that inherits from.
  private func member(type name: String, of outer: TypeID, depth: Int) -> TypeID? {
    if let found = types[outer.index].nested[name]?.first { return found }
    if let alias = types[outer.index].typealiases[name] {
      return resolve(alias.reference, in: alias.scope, depth: depth + 1)
    }
    // While the program is being built supertypes are not resolved yet; then only the type itself is searched.
    for ancestor in types[outer.index].supertypes.isEmpty ? [] : ancestors(of: outer).dropFirst() {
      if let found = types[ancestor.index].nested[name]?.first { return found }
      if let alias = types[ancestor.index].typealiases[name], depth < 8 {
        return resolve(alias.reference, in: alias.scope, depth: depth + 1)
      }
    }
    return nil
  }

  private func alias(named name: String, in scope: Scope) -> ScopedType? {
    var enclosing = scope.type
    while let type = enclosing {
      if let alias = types[type.index].typealiases[name] { return alias }
      if types[type.index].nested[name] != nil { return nil }
      enclosing = types[type.index].scope.type
    }
    return typesByName[name] == nil ? nearestAlias(name, to: scope) : nil
  }

  /// What `Module.Alias` stands for, where the module is the app's own; who names a system's module means its type and not the app's.
  private func alias(at path: ArraySlice<String>, from scope: Scope) -> ScopedType? {
    guard path.count == 2, let module = path.first, let name = path.last, typesByName[module] == nil,
      !AppleFrameworks.modules.contains(module), let alias = nearestAlias(name, to: scope)
    else { return nil }
    // `typealias Panel = PanelKit.Panel` gives a library's type a shorter name.
    if case .named(let target, _) = alias.reference, target == Array(path) { return nil }
    return alias
  }

  private func nearestAlias(_ name: String, to scope: Scope) -> ScopedType? {
    guard let aliases = globalTypealiases[name] else { return nil }
    return nearest(aliases, to: scope.file) { $0.scope.file }
  }

  /// Of several types of one name, one that a target compiles together with the file that names it; of these, or where no targets
  /// are known, the one whose file shares the longest path with that file: modules are folders.
  func nearest(_ candidates: [TypeID], to scope: Scope) -> TypeID? {
    guard candidates.count > 1, scope.file >= 0 else { return candidates.first }
    // What is declared in the file itself may be private to it.
    if let own = candidates.first(where: { types[$0.index].scope.file == scope.file }) { return own }
    let candidates = compiled(with: scope.file, of: candidates) { types[$0.index].scope.file }
    let here = folder(of: scope.file)
    var best = candidates[0]
    for candidate in candidates.dropFirst() where isNearer(candidate, than: best, to: here) { best = candidate }
    return best
  }

  private func isNearer(_ type: TypeID, than other: TypeID, to here: [Substring]) -> Bool {
    shared(here, folder(of: types[type.index].scope.file)) > shared(here, folder(of: types[other.index].scope.file))
  }

  /// The folders that a file lies in, from the root down.
  func folder(of file: Int) -> [Substring] { files[file].path.split(separator: "/").dropLast() }

  /// The global variable that a name means in a file.
  func globalProperty(_ name: String, from file: Int) -> PropertySymbol? {
    globalProperties[name].flatMap { nearest($0, to: file) { $0.scope.file } }
  }

  /// Of several declarations of one name, the one in the file itself, or else the one of the same target whose folder is nearest.
  private func nearest<Declaration>(
    _ candidates: [Declaration], to file: Int, of place: (Declaration) -> Int
  ) -> Declaration? {
    guard candidates.count > 1, files.indices.contains(file) else { return candidates.first }
    if let own = candidates.first(where: { place($0) == file }) { return own }
    let candidates = compiled(with: file, of: candidates, at: place)
    let here = folder(of: file)
    var best = candidates[0]
    for candidate in candidates.dropFirst()
    where shared(here, folder(of: place(candidate))) > shared(here, folder(of: place(best))) {
      best = candidate
    }
    return best
  }

  private func shared(_ left: [Substring], _ right: [Substring]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}
