import SourceFacts

/// What objects are, and what answers for them.
extension Interpreter {
  func typeInfo(_ id: ObjectID) -> TypeInfo? { heap[id].type.map { program[$0] } }

  func isCoordinator(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind != .statics else { return false }
    return roles.isCoordinator(type)
  }

  func isScreen(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type, heap[id].kind == .instance || heap[id].kind == .opaque else { return false }
    // A coordinator's view is a page of its own only where the coordinator makes it; elsewhere it is the coordinator that is shown.
    return roles.isScreen(type)
      || roles.isCoordinatorView(type) && !roles.isHostView(type) && heap[id].maker == coordinator(viewedBy: id)
        && !makesCoordinator(type)
  }

  /// Whether a coordinator's view makes the coordinator that it stands for.
  private func makesCoordinator(_ view: TypeID) -> Bool {
    guard let coordinator = roles.coordinator(viewedBy: view) else { return false }
    return program[view].orderedProperties.contains { property in
      guard !property.fact.isStatic, case .call(let call)? = property.fact.initialValue else { return false }
      return program.declaredType(of: .call(call), in: property.scope) == coordinator
    }
  }

  /// A screen of the app, with Swift source or, as far as its name tells, in Objective-C.
  func isAppScreen(_ id: ObjectID) -> Bool {
    isScreen(id) || heap[id].type.map { program.isUnsourcedController($0) } == true
  }

  /// The one object that stands for all coordinators of a type.
  func coordinator(_ type: TypeID) -> ObjectID {
    heap.object(.instance, type: type, name: "coordinator", maker: nil).id
  }

  /// An object of which only the type is known.
  func opaque(_ type: TypeID) -> ObjectID {
    if roles.isCoordinator(type) { return coordinator(type) }
    return heap.object(.opaque, type: type, maker: nil).id
  }

  func statics(of type: TypeID) -> ObjectID { heap.object(.statics, type: type, maker: nil).id }

  func isStream(_ id: ObjectID) -> Bool {
    guard let type = heap[id].type else { return false }
    return program.isStream(type)
  }

  /// Top of a type: an object of which only the type is known, or for a collection an empty one that can be filled. `name` tells
  /// the place, whose streams and collections are its own.
  func top(of type: ScopedType, generics: [String: TypeID], name: String) -> ValueSet {
    let expanded = program.expand(type)
    switch expanded.reference {
    case .array, .dictionary:
      guard !name.isEmpty else { return .unknown }
      let object = heap.object(
        .collection, type: program.externalType(LibraryModel.collectionType), name: name, maker: nil)
      return ValueSet(.object(object.id))
    case .named(let path, _) where path.count == 1 && generics[path[0]] != nil:
      return generics[path[0]].map { ValueSet(.object(opaque($0))) } ?? .unknown
    default:
      guard let resolved = program.resolve(expanded), matters(resolved) else {
        return .unknown
      }
      let info = program[resolved]
      // Streams of two owners must not become one: whoever listens to the first would hear the second.
      if info.isExternal, !name.isEmpty {
        return ValueSet(.object(heap.object(.opaque, type: resolved, name: name, maker: nil).id))
      }
      return ValueSet(.object(opaque(resolved)))
    }
  }

  /// Whether objects of a type can tell anything: those with source, those that a model describes, and view controllers that
  /// have no Swift source.
  func matters(_ type: TypeID) -> Bool {
    let info = program[type]
    // Of an eraser only what it wraps matters.
    if roles.erasers[type] != nil { return false }
    return !info.isExternal || program.models.isKnown(info.name) || program.isUnsourcedController(type)
  }

  /// The objects that answer for one: itself, or for a value known only by its protocol its implementers.
  func targets(of id: ObjectID) -> [ObjectID] {
    let object = heap[id]
    guard object.kind == .opaque, let type = object.type, program.isProtocol(type), !program[type].isExternal else {
      return [id]
    }
    let implementers = program.implementers(of: type)
    guard !implementers.isEmpty, implementers.count <= Self.implementerLimit else { return [] }
    return implementers.map { opaque($0) }
  }

  /// The actor of a body with that receiver: coordinators and screens act for themselves, others for their caller.
  func actor(for receiver: Value?, else actor: ObjectID) -> ObjectID {
    guard case .object(let id)? = receiver, heap[id].kind != .statics else { return actor }
    return isCoordinator(id) ? id : coordinator(viewedBy: id) ?? (isScreen(id) ? id : actor)
  }

  /// The coordinator whose view an object is.
  func coordinator(viewedBy id: ObjectID) -> ObjectID? {
    guard let type = heap[id].type, heap[id].kind != .statics else { return nil }
    if roles.isHostView(type) { return heap[id].maker.flatMap { isCoordinator($0) ? $0 : nil } }
    return roles.coordinator(viewedBy: type).map { coordinator($0) }
  }
}
