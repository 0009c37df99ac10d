import SourceFacts

/// What types inherit from and what inherits from them, conformance closed.
final class TypeHierarchy: ProgramPart {
  unowned(unsafe) let program: Program
  @exclusivity(unchecked) private var implementersCache: [TypeID: [TypeID]] = [:]
  @exclusivity(unchecked) private var streamCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) private var ancestorsCache: [[TypeID]?] = []
  @exclusivity(unchecked) private var ancestorSetCache: [Set<TypeID>?] = []
  @exclusivity(unchecked) private var concreteSubtypesIndex: [TypeID: [TypeID]] = [:]

  init(program: Program) {
    self.program = program
  }

  /// Types without source that extensions make conform to something.
  private lazy var extendedTypes = program.types.indices.map(TypeID.init(index:)).filter {
    program.types[$0.index].isExternal && !program.types[$0.index].inherits.isEmpty
  }

  /// The type itself, its superclasses from near to far, then its protocols.
  func ancestors(of id: TypeID) -> [TypeID] {
    if id.index < ancestorsCache.count, let cached = ancestorsCache[id.index] { return cached }
    var order: [TypeID] = []
    var seen: Set<TypeID> = []
    var protocols: [TypeID] = []
    var next: TypeID? = id
    while let current = next, seen.insert(current).inserted {
      order.append(current)
      next = nil
      for supertype in program.types[current.index].supertypes {
        // Only the first can be a superclass; of what has no source and no model the others are protocols.
        if isProtocol(supertype) || next != nil {
          protocols.append(supertype)
        } else {
          next = supertype
        }
      }
    }
    var index = 0
    while index < protocols.count {
      let current = protocols[index]
      index += 1
      guard seen.insert(current).inserted else { continue }
      order.append(current)
      protocols += program.types[current.index].supertypes
    }
    // While the program is being built, what the ancestors inherit may not be known yet.
    guard program.isBuilt else { return order }
    if ancestorsCache.count <= id.index {
      ancestorsCache += Array(repeating: nil, count: program.types.count - ancestorsCache.count)
    }
    ancestorsCache[id.index] = order
    return order
  }

  /// Whether a type inherits from a class or conforms to a protocol, of a composition to all of its members.
  func isSubtype(_ id: TypeID, of ancestor: TypeID) -> Bool {
    if id == ancestor { return true }
    let info = program.types[ancestor.index]
    if info.isComposition { return info.supertypes.allSatisfy { isSubtype(id, of: $0) } }
    if id.index < ancestorSetCache.count, let cached = ancestorSetCache[id.index] { return cached.contains(ancestor) }
    let set = Set(ancestors(of: id))
    if ancestorSetCache.count <= id.index {
      ancestorSetCache += Array(repeating: nil, count: program.types.count - ancestorSetCache.count)
    }
    ancestorSetCache[id.index] = set
    return set.contains(ancestor)
  }

  /// Whether a type is or inherits from one that delivers values to subscribers.
  func isStream(_ id: TypeID) -> Bool {
    if let known = streamCache[id] { return known }
    let isStream = ancestors(of: id).contains { program.models.isStream(program.types[$0.index].name) }
    streamCache[id] = isStream
    return isStream
  }

  /// Whether objects of a class are what a list shows for its elements.
  func isCell(_ id: TypeID) -> Bool { AppleFrameworks.cellClasses.contains { inherits(id, fromExternal: $0) } }

  /// Whether the system may call objects of a type, as a delegate or data source of its own.
  func isDelegate(_ id: TypeID) -> Bool {
    ancestors(of: id).contains { ancestor in
      let info = program.types[ancestor.index]
      return info.isExternal && ["Delegate", "DataSource"].contains(where: info.name.hasSuffix)
    }
  }

  /// Whether the system may call a function as its delegate's: by Cocoa's convention such a method names its sender first. What the app adds to a
  /// class of the system, such as `pushStyled(_:)` to all navigation controllers, is none, though an extension makes that class a delegate.
  func isDelegateMethod(_ symbol: FunctionSymbol, of type: TypeID) -> Bool {
    guard let first = symbol.fact.parameters.first, first.label == nil, !symbol.fact.isPrivate,
      !program.types[type.index].isExternal
    else { return false }
    return ancestors(of: type).contains { ancestor in
      let info = program.types[ancestor.index]
      return info.isExternal && info.name.hasSuffix("Delegate")
    }
  }

  /// Whether all members of a type have source, but for what every object has.
  func hasOnlyOwnMembers(_ id: TypeID) -> Bool {
    ancestors(of: id).allSatisfy { ancestor in
      let info = program.types[ancestor.index]
      return !info.isExternal || ["AnyObject", "NSObject"].contains(info.name)
    }
  }

  /// Whether it is or inherits from a type of that name that has no source.
  func inherits(_ id: TypeID, fromExternal name: String) -> Bool {
    guard let external = program.externalTypes[name] else { return false }
    return isSubtype(id, of: external)
  }

  func isProtocol(_ id: TypeID) -> Bool {
    let info = program.types[id.index]
    return info.kind == .protocol || (info.isExternal && program.models.protocols.contains(info.name))
  }

  /// The types with source that conform to a protocol or inherit from a class (itself included), in the order of declaration.
  func concreteSubtypes(of id: TypeID) -> [TypeID] {
    if concreteSubtypesIndex.isEmpty { concreteSubtypesIndex = indexConcreteSubtypes() }
    guard program.types[id.index].isComposition else { return concreteSubtypesIndex[id] ?? [] }
    let required = program.types[id.index].supertypes
    return (required.first.flatMap { concreteSubtypesIndex[$0] } ?? []).filter { candidate in
      required.dropFirst().allSatisfy { isSubtype(candidate, of: $0) }
    }
  }

  /// The types that conform to a protocol: those with source, and those without that the app's extensions make conform.
  func implementers(of id: TypeID) -> [TypeID] {
    if let known = implementersCache[id] { return known }
    let implementers = concreteSubtypes(of: id) + extendedTypes.filter { isSubtype($0, of: id) }
    implementersCache[id] = implementers
    return implementers
  }

  private func indexConcreteSubtypes() -> [TypeID: [TypeID]] {
    var index: [TypeID: [TypeID]] = [:]
    for type in program.types.indices.map(TypeID.init(index:)) {
      let info = program.types[type.index]
      guard !info.isExternal, info.kind != .protocol else { continue }
      for ancestor in ancestors(of: type) { index[ancestor, default: []].append(type) }
    }
    return index
  }

  /// Library types that a model describes as subtypes of another.
  func externalSubtypes(of name: String) -> [TypeID] {
    program.models.typeNames.map { program.externalType($0) }.filter { inherits($0, fromExternal: name) }
  }
}
