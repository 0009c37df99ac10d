import GraphModel
import SourceFacts

/// How a reference back to a coordinator can be made weak where it is declared.
struct ReferenceFixes: ObservationFinder {
  let observer: Observer

  /// Makes the property weak, and its protocol one of classes where it is not.
  func fix(
    _ symbol: PropertySymbol, _ declared: (type: TypeID, kind: BackReference.Declared), _ holder: ObjectID,
    _ coordinator: ObjectID
  ) -> SourceFix? {
    guard let fix = sourceFixes.weakening(symbol, of: holder, for: coordinator) else { return nil }
    guard case .open(let name, _, _) = declared.kind else { return fix }
    return SourceFix(
      title: "Let only classes conform to \(name), and make \(symbol.fact.name) weak",
      edits: fix.edits + [sourceFixes.classBinding(declared.type)], isSafe: fix.isSafe)
  }

  /// Nil where the type is not known well enough to say whether the property could be weak.
  func declared(_ symbol: PropertySymbol) -> (type: TypeID, kind: BackReference.Declared)? {
    guard let reference = symbol.fact.type,
      let type = program.resolution.resolve(reference, in: symbol.scope) ?? bound(of: reference, in: symbol)
    else { return nil }
    let info = program[type]
    if info.kind == .class || info.kind == .actor || isClassBound(type) {
      return (type, .classBound(info.name))
    }
    guard info.kind == .protocol, info.scope.file >= 0 else { return nil }
    let implementers = program.hierarchy.concreteSubtypes(of: type)
    let kind = BackReference.Declared.open(
      name: graph.id(type), location: graph.location(of: type),
      hasOnlyClasses: !implementers.isEmpty && implementers.allSatisfy { program[$0].isReferenceType })
    return (type, kind)
  }

  /// What a generic parameter of the type that declares a property must conform to.
  private func bound(of reference: TypeReference, in symbol: PropertySymbol) -> TypeID? {
    guard let owner = symbol.owner, case .named(let path, _) = reference, path.count == 1,
      let parameter = program[owner].genericParameters.first(where: { $0.name == path[0] })
    else { return nil }
    return parameter.bound.flatMap { program.resolution.resolve($0, in: symbol.scope) }
  }

  /// Whether only classes can conform to a protocol.
  private func isClassBound(_ type: TypeID) -> Bool {
    let references = program.hierarchy.ancestors(of: type).flatMap {
      program[$0].inherits + program[$0].selfConstraints
    }
    let types = program.hierarchy.ancestors(of: type) + references.compactMap { program.resolution.resolve($0) }
    return types.contains { type in
      let info = program[type]
      return info.kind == .class || info.kind == .actor || info.attributes.contains("objc")
        || info.isExternal && isForeignClass(type)
    }
  }

  /// `AnyObject`, or a class of the platform's.
  private func isForeignClass(_ type: TypeID) -> Bool {
    let name = program[type].name
    return name == "AnyObject" || AppleFrameworks.owns(name)
      || program.hierarchy.inherits(type, fromExternal: "NSObjectProtocol")
  }
}
