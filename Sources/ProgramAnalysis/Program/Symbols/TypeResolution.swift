import SourceFacts

/// Which type a written one means where it stands; of namesakes the nearest.
final class TypeResolution: ProgramPart {
  unowned(unsafe) let program: Program
  @exclusivity(unchecked) private var resolutions: [ResolutionKey: TypeID?] = [:]

  init(program: Program) {
    self.program = program
  }

  /// The nominal type that a reference means in a scope; nil for tuples, functions and arrays, which are none.
  func resolve(_ reference: TypeReference, in scope: Scope) -> TypeID? {
    guard program.isBuilt else { return resolve(reference, in: scope, depth: 0) }
    let key = ResolutionKey(reference: reference, file: scope.file, type: scope.type)
    if let known = resolutions[key] { return known }
    let found = resolve(reference, in: scope, depth: 0)
    resolutions[key] = found
    return found
  }

  func resolve(_ reference: TypeReference, in scope: Scope, depth: Int) -> TypeID? {
    // Typealiases may be written in a circle.
    guard depth < 16 else { return nil }
    switch reference {
    case .named(let path, let arguments):
      let type = resolve(path, in: scope, depth: depth)
      if let type, program.models.elements(of: program.types[type.index].name) != nil { return nil }
      guard let type, let content = arguments.first else { return type }
      // An envelope of the library's stands for what is in it, a store of a state for the reducer.
      if program.models.isTransparent(program.types[type.index].name) {
        return resolve(content, in: scope, depth: depth + 1)
      }
      guard program.isBuilt, program.models.isStore(program.types[type.index].name) else { return type }
      return resolve(content, in: scope, depth: depth + 1).flatMap { program.reducers.reducer(ofState: $0) } ?? type
    case .composition(let parts):
      let resolved = parts.compactMap { resolve($0, in: scope, depth: depth + 1) }
      return resolved.isEmpty ? nil : program.composition(resolved)
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
      program.models.collectionNames.contains(name), let element = arguments.last,
      let resolved = resolve(path, in: type.scope, depth: 0),
      let model = program.models.elements(of: program.types[resolved.index].name)
    else { return nil }
    switch model {
    case .argument: return ScopedType(reference: .array(element), scope: type.scope)
    case .type(let name): return ScopedType(reference: .array(.named([name], arguments: arguments)), scope: type.scope)
    }
  }

  /// The library's type that a reference names, where its values stand for those of its argument.
  func envelope(_ type: ScopedType) -> TypeID? {
    guard case .named(let path, let arguments) = expand(type).reference, !arguments.isEmpty,
      let found = resolve(path, in: type.scope, depth: 0)
    else { return nil }
    let name = program.types[found.index].name
    return program.models.isTransparent(name) || program.models.isStore(name) ? found : nil
  }

  private func resolve(_ path: [String], in scope: Scope, depth: Int) -> TypeID? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    var current = resolveName(first, in: scope, depth: depth)
    // `Module.Type`: the first component is no type that has the next one in it.
    if let next = rest.first, current.map({ program.types[$0.index].isExternal }) ?? true,
      let type = nearest(topLevelTypes(next, of: first), to: scope)
    {
      current = type
      rest = rest.dropFirst()
    } else if current.map({ program.types[$0.index].isExternal }) ?? true,
      let alias = alias(at: path.prefix(2), from: scope)
    {
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
}
