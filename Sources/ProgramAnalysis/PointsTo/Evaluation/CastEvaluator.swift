import SourceFacts

/// What remains of values after `as`, and which type a written one names where it stands.
struct CastEvaluator: InterpreterPart {
  let interpreter: Interpreter

  func nominal(_ type: ScopedType, _ frame: Frame) -> TypeID? {
    if case .named(let path, _) = type.reference, path.count == 1 {
      if let bound = frame.generics[path[0]] { return bound }
      if path[0] == "Self", let own = kinds.type(of: frame.receiver) { return own }
      if let associated = names.associatedType(path[0], frame) { return associated }
    }
    // `Page.Coordinator`, where `Page` is a generic parameter.
    if case .named(let path, _) = type.reference, path.count == 2, let bound = frame.generics[path[0]] {
      return program.associatedTypes.meaning(of: path[1], in: bound)
    }
    return program.resolution.resolve(type)
  }

  /// The values that can be of the type; where nothing is known of them, an object of it; `nil` where none can.
  func cast(_ values: ValueSet, to reference: TypeReference, site: Site?, _ frame: Frame) -> ValueSet {
    let scoped = ScopedType(reference: reference, scope: frame.scope)
    guard let named = nominal(scoped, frame), !values.isBottom, !values.isNull else { return values }
    let type = onlyPage(named) ?? named
    let kept = values.known.filter { canBe(type, $0) }
    let known = kept.filter { value in
      guard case .object(let id) = value, let actual = heap[id].type else { return true }
      return !program[actual].isExternal || program[type].isExternal
    }
    if !known.isEmpty { return refined(known, to: type) }
    if kept.isEmpty, !values.isEmpty, !values.isUnknown { return .null }
    guard !program.hierarchy.isProtocol(type) || values.isEmpty else { return kept }
    guard !program[type].isExternal, !program.hierarchy.isProtocol(type), let site else {
      return kept.isEmpty && !program.hierarchy.isProtocol(type) && kinds.matters(type)
        ? ValueSet(.object(standIns.opaque(type))) : values
    }
    // A coordinator that is cast was made elsewhere.
    if roles.isCoordinator(type) { return ValueSet(.object(standIns.coordinator(type))) }
    let object = construction.allocate(type, at: site, frame)
    memory.put(.unknown, in: HiddenField.cast, of: object)
    return ValueSet(.object(object))
  }

  /// The one class of view controllers that a composition can be: `UIViewController & FeedPage`.
  private func onlyPage(_ type: TypeID) -> TypeID? {
    guard program[type].isComposition, program[type].supertypes.contains(where: roles.isController) else { return nil }
    let pages = program.hierarchy.concreteSubtypes(of: type)
    return pages.count == 1 ? pages.first : nil
  }

  /// What stands for any object of a protocol or superclass stands for one of the class from then on, as what UIKit gives does for one of
  /// UIKit's own: `presentedViewController as? UINavigationController`.
  private func refined(_ values: ValueSet, to type: TypeID) -> ValueSet {
    let isLibraryClass = program[type].isExternal && !program.hierarchy.isProtocol(type) && kinds.matters(type)
    guard isClass(type) || isLibraryClass else { return values }
    var refined = ValueSet(values.flags)
    for value in values.values {
      guard case .object(let id) = value, let actual = heap[id].type, actual != type,
        isLibraryClass ? program[actual].isExternal : heap[id].kind == .opaque,
        program.hierarchy.isSubtype(type, of: actual)
      else {
        refined.insert(value)
        continue
      }
      refined.insert(.object(roles.isCoordinator(type) ? standIns.coordinator(type) : standIns.opaque(type)))
    }
    return refined
  }

  /// Whether a value may be of a type: what has no source or is known only by its type may be anything near it.
  func canBe(_ type: TypeID, _ value: Value) -> Bool {
    guard case .object(let id) = value, let actual = heap[id].type else { return true }
    if program.hierarchy.isSubtype(actual, of: type) || program[actual].isExternal { return true }
    // An object of one class is none of another, unless that inherits from it.
    if isClass(actual), isClass(type) {
      return heap[id].kind != .instance && program.hierarchy.isSubtype(type, of: actual)
    }
    // What two targets declare under one name may be the same.
    if isValueType(actual), isClass(type) || isValueType(type), program[actual].name != program[type].name {
      return false
    }
    return heap[id].kind != .instance || program[type].isExternal && program.hierarchy.isProtocol(type)
  }

  /// Whether what is of a type is of no other but its protocols.
  private func isValueType(_ type: TypeID) -> Bool {
    program[type].isValue && !program[type].isExternal
  }

  private func isClass(_ type: TypeID) -> Bool {
    program[type].kind == .class && !program[type].isExternal
  }
}
