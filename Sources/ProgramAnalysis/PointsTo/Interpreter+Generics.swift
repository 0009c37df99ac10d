import SourceFacts

/// What generic parameters of types stand for.
extension Interpreter {
  /// What the parameters of the type that declares a member stand for in a receiver: what its class says where it names its
  /// superclass, and what was written where the object was made.
  func ownGenerics(of receiver: Value?, in owner: TypeID?) -> [String: TypeID] {
    guard let owner, !program[owner].genericParameters.isEmpty, let type = type(of: receiver) else { return [:] }
    var own: [String: TypeID] = [:]
    if case .object(let id)? = receiver { own = heap[id].generics }
    return program.generics(of: owner, inheritedBy: type, own)
  }

  /// An object of the type that a class names for the first parameter of its superclass without source.
  func superclassArgument(of type: TypeID) -> ValueSet {
    for ancestor in program.ancestors(of: type) {
      for inherited in program[ancestor].inherits {
        let expanded = program.expand(inherited)
        guard case .named(_, let arguments) = expanded.reference, let argument = arguments.first,
          let superclass = program.resolve(expanded), program[superclass].isExternal
        else { continue }
        return top(of: ScopedType(reference: argument, scope: expanded.scope), generics: [:], name: "")
      }
    }
    return .unknown
  }
}

extension Program {
  /// What the parameters of a class stand for in one that inherits from it, whose own stand for the types that are given.
  fileprivate func generics(of owner: TypeID, inheritedBy type: TypeID, _ own: [String: TypeID]) -> [String: TypeID] {
    var current = type
    var bound = own
    // A class may inherit in a circle, in source that does not compile.
    for _ in 0..<Self.inheritanceLimit where current != owner {
      guard let step = superclass(of: current) else { return [:] }
      let parameters = self[step.type].genericParameters
      bound = zip(parameters, step.arguments).reduce(into: [:]) { next, pair in
        next[pair.0.name] = meaning(of: pair.1, in: Scope(file: step.file, type: current), bound)
      }
      current = step.type
    }
    return current == owner ? bound : [:]
  }

  private static let inheritanceLimit = 64

  /// The superclass with source, and the types that are written for its parameters.
  private func superclass(of type: TypeID) -> (type: TypeID, arguments: [TypeReference], file: Int)? {
    for inherited in self[type].inherits {
      let expanded = expand(inherited)
      guard case .named(_, let arguments) = expanded.reference, let found = resolve(expanded),
        self[found].kind == .class
      else { continue }
      return (found, arguments, expanded.scope.file)
    }
    return nil
  }

  private func meaning(of written: TypeReference, in scope: Scope, _ bound: [String: TypeID]) -> TypeID? {
    if case .named(let path, _) = written, path.count == 1, let known = bound[path[0]] { return known }
    return resolve(written, in: scope)
  }
}
