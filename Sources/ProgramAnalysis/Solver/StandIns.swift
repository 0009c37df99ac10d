import SourceFacts

/// Objects that stand for others: the one of a type of coordinator, what is known by its type alone, and who acts or answers for an
/// object.
struct StandIns: MachinePart {
  let machine: AbstractMachine
  /// A protocol with more implementers than this is not taken apart.
  static let implementerLimit = 6

  /// The one object that stands for all coordinators of a type.
  func coordinator(_ type: TypeID) -> ObjectID {
    heap.object(.instance, type: type, name: "coordinator", maker: nil).id
  }

  /// The object that stands for all coordinators of a generic type whose parameters stand for certain pages or coordinators:
  /// `Framed<ListViewController>` has nothing in common with `Framed<FormViewController>` but its code.
  func coordinator(_ type: TypeID, _ generics: [String: TypeID]) -> ObjectID {
    guard !generics.isEmpty else { return coordinator(type) }
    let object = heap.object(.instance, type: type, name: "coordinator<\(name(of: generics))>", maker: nil)
    object.generics = generics
    recorder.noteSpecialized(object.id, of: type)
    return object.id
  }

  /// What tells objects apart whose types' parameters stand for different things.
  func name(of generics: [String: TypeID]) -> String {
    generics.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.index)" }.joined(separator: ",")
  }

  /// The objects that stand for coordinators of a type: one, or of a generic type one for each thing that its parameters were seen to
  /// stand for.
  func coordinators(of type: TypeID) -> [ObjectID] {
    recorder.specialized[type].map { $0.sorted { $0.index < $1.index } } ?? [coordinator(type)]
  }

  /// An object of which only the type is known.
  func opaque(_ type: TypeID) -> ObjectID {
    if roles.isCoordinator(type) { return coordinator(type) }
    return heap.object(.opaque, type: type, maker: nil).id
  }

  func statics(of type: TypeID) -> ObjectID { heap.object(.statics, type: type, maker: nil).id }

  /// Top of a type: an object of which only the type is known, or for a collection an empty one that can be filled. `name` tells
  /// the place, whose streams and collections are its own.
  func top(of type: ScopedType, generics: [String: TypeID], name: String) -> ValueSet {
    let expanded = program.resolution.expand(type)
    switch expanded.reference {
    case .array, .dictionary:
      guard !name.isEmpty else { return .unknown }
      let object = heap.object(
        .collection, type: program.externalType(LibraryModel.collectionType), name: name, maker: nil)
      return ValueSet(.object(object.id))
    case .named(let path, _) where path.count == 1 && generics[path[0]] != nil:
      return generics[path[0]].map { ValueSet(.object(opaque($0))) } ?? .unknown
    default:
      guard let resolved = program.resolution.resolve(expanded), kinds.matters(resolved) else {
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

  /// The objects that answer for one: itself, or for a value known only by its protocol its implementers.
  func targets(of id: ObjectID) -> [ObjectID] {
    let object = heap[id]
    guard object.kind == .opaque, let type = object.type, program.hierarchy.isProtocol(type), !program[type].isExternal
    else {
      return [id]
    }
    let implementers = firstImplementers(of: type)
    guard !implementers.isEmpty, implementers.count <= Self.implementerLimit else { return [] }
    return implementers.map { opaque($0) }
  }

  /// The types that a protocol is known to be of: that all view controllers conform to it says nothing of one of them.
  private func firstImplementers(of type: TypeID) -> [TypeID] {
    let implementers = program.hierarchy.implementers(of: type)
    let extended = implementers.filter { program[$0].isExternal }
    if extended.isEmpty { return implementers }
    return implementers.filter { implementer in
      !extended.contains { $0 != implementer && program.hierarchy.isSubtype(implementer, of: $0) }
    }
  }

  /// The actor of a body with that receiver: coordinators and screens act for themselves, others for their caller.
  func actor(for receiver: Value?, else actor: ObjectID) -> ObjectID {
    guard case .object(let id)? = receiver, heap[id].kind != .statics else { return actor }
    return kinds.isCoordinator(id) ? id : coordinator(viewedBy: id) ?? (kinds.isScreen(id) ? id : actor)
  }

  /// The actor of a function of the app called on that receiver. Who makes a coordinator's view makes what its initializer makes: the
  /// coordinator too, as the child of another. What an extension adds to all screens, a coordinator does on one of them:
  /// `page.presentFullScreen(other)`.
  func actor(of symbol: FunctionSymbol, on receiver: Value?, else actor: ObjectID) -> ObjectID {
    if symbol.fact.kind == .initializer, case .object(let id)? = receiver, !kinds.isCoordinator(id),
      coordinator(viewedBy: id) != nil
    {
      return actor
    }
    if kinds.isCoordinator(actor), let owner = symbol.owner, program[owner].isExternal || program[owner].isProtocol,
      case .object(let id)? = receiver, kinds.isScreen(id), heap[id].type.map(roles.isController) == true
    {
      return actor
    }
    return self.actor(for: receiver, else: actor)
  }

  /// On whose behalf code makes a coordinator: what else the initializer of a coordinator's view makes is that coordinator's.
  func actor(making coordinator: ObjectID, _ frame: Frame) -> ObjectID {
    guard frame.isInitializing, case .object(let id)? = frame.receiver, !kinds.isCoordinator(id),
      let own = self.coordinator(viewedBy: id), own != coordinator
    else { return frame.actor }
    return own
  }

  /// The coordinator whose view an object is.
  func coordinator(viewedBy id: ObjectID) -> ObjectID? {
    guard let type = heap[id].type, heap[id].kind != .statics else { return nil }
    if let holder = roles.coordinatorHolder(in: type) {
      let held = memory.field(holder, of: id).objects.filter { kinds.isCoordinator($0) }
      return held.count == 1 ? held.first : nil
    }
    if roles.isHostView(type) { return heap[id].maker.flatMap { kinds.isCoordinator($0) ? $0 : nil } }
    return roles.coordinator(viewedBy: type).map { coordinator($0) }
  }

  /// Whether a view is a coordinator's, and handed to whoever shows it. What starts the app puts the view at the bottom of the window where it makes
  /// the coordinator for that, takes a static one, or one that no code is seen to make.
  func isHandedOn(_ view: ObjectID, to actor: ObjectID) -> Bool {
    guard let coordinator = coordinator(viewedBy: view) else { return false }
    guard heap[actor].type.map(roles.isLaunched) == true else { return true }
    let others = recorder.makers[coordinator, default: []].filter { heap[$0].kind != .statics }
    return !others.isEmpty && !others.contains(actor)
  }
}
