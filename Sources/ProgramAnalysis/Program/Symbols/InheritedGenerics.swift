import SourceFacts

/// What the generic parameters of superclasses and protocols stand for in a type that inherits from them.
struct InheritedGenerics: ProgramPart {
  let program: Program
  private static let inheritanceLimit = 64

  /// What the parameters of a class stand for in one that inherits from it, whose own stand for the types that are given.
  func generics(of owner: TypeID, inheritedBy type: TypeID, _ own: [String: TypeID]) -> [String: TypeID] {
    var current = type
    var bound = own
    // A class may inherit in a circle, in source that does not compile.
    for _ in 0..<Self.inheritanceLimit where current != owner {
      guard let step = superclass(of: current) else { return [:] }
      let parameters = program[step.type].genericParameters
      bound = zip(parameters, step.arguments).reduce(into: [:]) { next, pair in
        next[pair.0.name] = meaning(of: pair.1, in: Scope(file: step.file, type: current), bound)
      }
      current = step.type
    }
    return current == owner ? bound : [:]
  }

  /// The superclass with source, and the types that are written for its parameters.
  private func superclass(of type: TypeID) -> (type: TypeID, arguments: [TypeReference], file: Int)? {
    for inherited in program[type].inherits {
      let expanded = resolution.expand(inherited)
      guard case .named(_, let arguments) = expanded.reference, let found = resolution.resolve(expanded),
        program[found].kind == .class
      else { continue }
      return (found, arguments, expanded.scope.file)
    }
    return nil
  }

  private func meaning(of written: TypeReference, in scope: Scope, _ bound: [String: TypeID]) -> TypeID? {
    if case .named(let path, _) = written, path.count == 1, let known = bound[path[0]] { return known }
    return resolution.resolve(written, in: scope)
  }
}
